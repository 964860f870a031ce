"""The picture that tests an OLED."""

from seancebox.show.pattern import pattern

from .looking import lit


def test_pattern_is_as_large_as_the_screen() -> None:
    frame = pattern(0.0)
    assert (frame.width, frame.height, len(frame.bits)) == (128, 64, 1024)


def test_pattern_is_a_chessboard() -> None:
    pixels = lit(pattern(0.0))
    assert all(
        ((x // 8 + y // 8) % 2 == 1) is ((x, y) in pixels) for x in range(128) for y in range(64)
    )


def test_pattern_and_the_next_light_each_pixel_once() -> None:
    first, second = lit(pattern(7.2)), lit(pattern(8.2))
    assert not first & second
    assert len(first | second) == 128 * 64


def test_pattern_changes_once_a_second() -> None:
    assert pattern(7.0) == pattern(7.9)
    assert pattern(7.9) == pattern(9.0)
