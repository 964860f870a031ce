"""A bitmap holds what is lit, and gives it as rows of bytes."""

from seancebox.show.bitmap import Bitmap, bits_of, dotted, drawn


def test_upper_left_pixel_is_the_highest_bit() -> None:
    assert dotted(3, 2, ((0, 0),)) == Bitmap(3, 2, 0b100_000)


def test_lower_right_pixel_is_the_lowest_bit() -> None:
    assert bits_of(((2, 1),), 3, 2) == 1


def test_rows_are_padded_to_whole_bytes() -> None:
    assert dotted(9, 2, ((0, 0), (8, 1))).rows == b"\x80\x00\x00\x80"


def test_what_is_drawn_in_letters_is_lit() -> None:
    assert drawn("\n#.#\n.#\n") == dotted(3, 2, ((0, 0), (2, 0), (1, 1)))


def test_cells_outside_are_left_out() -> None:
    assert dotted(2, 2, ((-1, 0), (2, 0), (0, -1), (0, 2))) == Bitmap(2, 2, 0)
