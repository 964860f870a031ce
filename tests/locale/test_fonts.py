"""The fonts have every glyph that four languages need, in the sizes that the table can read."""

from pathlib import Path

import pytest

from seancebox.locale import fonts
from seancebox.locale.fonts import Glyph, font
from seancebox.locale.symbols import LISTENS, SYMBOLS

FOLDER = Path(fonts.__file__).parent / "fonts"
NAMES = sorted(path.stem for path in FOLDER.glob("*.bdf"))
DIGIT_FONTS = ["barlow-46", "barlow-80"]
TEXT_FONTS = [name for name in NAMES if name not in DIGIT_FONTS]
ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'\"()+-=/%&"
OTHERS = "äöüÄÖÜßẞáéíóúñÁÉÍÓÚÑ¿¡çÇğĞıİöşŞüâîûÂÎÛ“”„‚‘’«»‹›–—…×·−°½"
SIGNS = "✓✗→" + "".join(SYMBOLS.values())


@pytest.mark.parametrize("name", TEXT_FONTS)
def test_font_has_every_letter_and_sign_of_four_languages(name: str) -> None:
    missing = [letter for letter in ENGLISH + OTHERS + SIGNS if letter not in font(name).glyphs]
    assert missing == []


@pytest.mark.parametrize("name", DIGIT_FONTS)
def test_font_of_the_seconds_has_digits_and_colon(name: str) -> None:
    assert set("0123456789:") <= set(font(name).glyphs)


@pytest.mark.parametrize("name", DIGIT_FONTS)
def test_digits_of_the_seconds_are_equally_wide_so_that_they_stand_still(name: str) -> None:
    assert len({font(name).glyph(digit).advance for digit in "0123456789"}) == 1


@pytest.mark.parametrize(
    ("name", "size", "capital"),
    [
        ("helvetica-11", 11, 8),
        ("helvetica-14", 14, 10),
        ("helvetica-bold-14", 14, 10),
        ("barlow-32", 32, 21),
        ("barlow-narrow-32", 32, 21),
        ("barlow-46", 32, 21),
        ("barlow-80", 32, 21),
    ],
)
def test_font_is_as_large_as_its_use_asks(name: str, size: int, capital: int) -> None:
    assert font(name).size >= size
    assert font(name).capital >= capital


@pytest.mark.parametrize("name", NAMES)
def test_rows_of_every_glyph_make_its_height(name: str) -> None:
    for letter, glyph in font(name).glyphs.items():
        assert len(glyph.rows) == glyph.height * -(-glyph.width // 8), f"U+{ord(letter):04X}"


@pytest.mark.parametrize("name", TEXT_FONTS)
def test_symbols_of_the_psychics_look_different(name: str) -> None:
    assert len({font(name).glyph(symbol).rows for symbol in SYMBOLS.values()}) == len(SYMBOLS)


@pytest.mark.parametrize("name", [name for name in TEXT_FONTS if "helvetica" in name])
def test_font_of_a_hint_has_the_mark_of_listening(name: str) -> None:
    assert LISTENS in font(name).glyphs


@pytest.mark.parametrize("name", TEXT_FONTS)
def test_turkish_i_keeps_its_dot(name: str) -> None:
    glyphs = {font(name).glyph(letter) for letter in "iıIİ"}
    assert len(glyphs) == 4


@pytest.mark.parametrize("name", TEXT_FONTS)
def test_capital_and_small_sharp_s_are_two_letters(name: str) -> None:
    glyphs = {font(name).glyph(letter) for letter in "ßẞ?B"}
    assert len(glyphs) == 4


LONG_NAMES = ["AMARILLO", "SCHWARZ", "VIOLETT", "MORADO", "KIRMIZI", "SİYAH", "BEYAZ"]


@pytest.mark.parametrize("word", LONG_NAMES)
@pytest.mark.parametrize("symbol", SYMBOLS.values())
def test_longest_colour_word_and_symbol_fit_the_screen_in_the_narrow_cut(
    word: str, symbol: str
) -> None:
    assert font("barlow-narrow-32").width(symbol + word) <= 128


def test_narrow_cut_is_as_tall_as_the_wide_one() -> None:
    narrow, wide = font("barlow-narrow-32"), font("barlow-32")
    assert (narrow.size, narrow.capital) == (wide.size, wide.capital)
    assert narrow.glyphs.keys() == wide.glyphs.keys()
    assert all(narrow.width(word) < wide.width(word) for word in LONG_NAMES)


@pytest.mark.parametrize("letters", ["y", "ja", "Ğa", "a"])
def test_width_is_from_the_first_ink_to_the_last(letters: str) -> None:
    for name in TEXT_FONTS:
        face, pen = font(name), font(name).lead(letters)
        for glyph in face.of(letters):
            assert pen + glyph.left >= 0
            assert pen + glyph.left + glyph.width <= face.width(letters)
            pen += glyph.advance


def test_letter_that_no_font_has_shows_as_a_question_mark() -> None:
    assert font("helvetica-11").glyph("漢") == font("helvetica-11").glyph("?")


def test_glyph_reads_as_it_is_drawn() -> None:
    assert font("helvetica-8").glyph("!") == Glyph(2, 1, 6, 1, 0, b"\x80\x80\x80\x80\x00\x80")


@pytest.mark.parametrize("family", ["helvetica", "barlow"])
def test_licence_lies_beside_the_font(family: str) -> None:
    assert "opyright" in (FOLDER / f"LICENSE.{family}").read_text(encoding="utf-8")
