"""Pixels stand where the screen puts them, alike on every machine."""

from hashlib import sha256

from seancebox.ports import Frame
from seancebox.show.paint import paint
from seancebox.show.screen import Block, Screen, Size, Words

from .looking import ink, lit


def test_empty_screen_is_dark() -> None:
    assert paint(Screen(())) == Frame(128, 64, bytes(1024))


def test_leftmost_pixel_is_the_highest_bit() -> None:
    frame = paint(Screen((Block(0, 0, 1, 1), Block(9, 1, 1, 1))))
    assert frame.bits[0] == 0x80
    assert frame.bits[16 + 1] == 0x40


def test_block_fills_its_rows_and_columns_and_no_more() -> None:
    frame = paint(Screen((Block(3, 5, 2, 2),)))
    assert lit(frame) == {(3, 5), (4, 5), (3, 6), (4, 6)}


def test_words_stand_on_their_baseline() -> None:
    line = Words(10, 40, "H", Size.NAME)
    frame = paint(Screen((line,)))
    assert lit(frame) == ink(line)
    assert max(y for _, y in lit(frame)) == 39


def test_words_that_stick_out_are_clipped() -> None:
    frame = paint(Screen((Words(120, 70, "WWW", Size.NAME),)))
    assert len(frame.bits) == 1024


def test_frame_is_the_same_to_the_byte_on_every_machine() -> None:
    lines = [
        Words(0, 12 + 16 * row, "Séance ✓ ğİ", size) for row, size in enumerate(list(Size)[:5])
    ]
    digest = sha256(paint(Screen(tuple(lines))).bits).hexdigest()
    assert digest == "38c5ab243c1ff409380b77665a941c75f115bcded13f04f2e3aec510b87627dd"
