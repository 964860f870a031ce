"""Pixels stand where the screen puts them, alike on every machine."""

from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

from seancebox.ports import Film, Frame
from seancebox.show.bitmap import drawn
from seancebox.show.fuse import BurningFuse, WinkingFrame
from seancebox.show.paint import paint, picture
from seancebox.show.scene import Fuse
from seancebox.show.screen import Block, Drawing, Screen, Size, Words

from .looking import dots, ink, lit

BURNING = BurningFuse.at(40, Fuse(10.0, 10.0), 0.0)


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


def test_drawing_lights_its_pixels_and_darkens_none() -> None:
    block, drawing = Block(0, 0, 9, 1), Drawing(7, 0, drawn("..#\n#.#"))
    assert lit(paint(Screen((block, drawing)))) == {(x, 0) for x in range(10)} | {(7, 1), (9, 1)}


def test_screen_on_which_nothing_moves_is_a_frame() -> None:
    screen = Screen((Block(3, 5, 2, 2),))
    assert picture(screen) == paint(screen)


def test_frames_of_a_film_are_what_stands_and_what_moves() -> None:
    film = picture(Screen((Block(0, 0, 4, 4),), (BURNING,)))
    assert isinstance(film, Film)
    still = lit(paint(Screen((Block(0, 0, 4, 4),))))
    for at in (0.0, 2.5, 9.9, 20.0):
        assert lit(film.frame(at)) == still | dots(BURNING.drawing(at))


def test_film_is_as_quick_as_the_quickest_of_what_moves() -> None:
    film = picture(Screen((), (BURNING, WinkingFrame())))
    assert isinstance(film, Film)
    assert film.every == min(BURNING.every, WinkingFrame().every)


def test_still_look_shows_what_moves_as_it_was_when_the_screen_was_made() -> None:
    screen = Screen((), (BURNING,), made_at=5.0)
    assert lit(paint(screen)) == dots(BURNING.drawing(5.0))


def test_films_of_equal_screens_are_equal_so_that_none_begins_anew() -> None:
    first, second = (
        picture(Screen((Block(0, 0, 4, 4),), (BURNING,), made_at=at)) for at in (1.0, 2.0)
    )
    assert first == second


def test_film_gives_the_same_frames_in_every_thread() -> None:
    film = picture(Screen((Words(10, 30, "1:43", Size.SECONDS),), (BURNING,)))
    assert isinstance(film, Film)
    times = [tenth / 10 for tenth in range(100)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(film.frame, times)) == [film.frame(at) for at in times]
