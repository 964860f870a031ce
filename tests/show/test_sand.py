"""The glass empties with the seconds."""

import pytest

from seancebox.show.sand import clock, sand_band
from seancebox.show.scene import Sand
from seancebox.show.screen import Block, Size


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (120.0, "2:00"),
        (102.3, "1:43"),
        (9.0, "0:09"),
        (0.01, "0:01"),
        (0.0, "0:00"),
        (600, "10:00"),
    ],
)
def test_clock_shows_zero_only_when_nothing_is_left(seconds: float, shown: str) -> None:
    assert clock(seconds) == shown


def blocks(left: float, total: float = 120.0) -> set[Block]:
    sand = Sand(left, total, is_running=False, is_relaxed=False, is_grace=False)
    items = sand_band(sand, (), Size.NAME, 0)
    return {item for item in items if isinstance(item, Block) and 1 < item.width < 17}


def test_sand_lies_above_at_first_and_below_at_last() -> None:
    middle = Size.NAME.font.capital / 2
    assert {block.top < middle for block in blocks(120.0)} == {True}
    assert {block.top > middle for block in blocks(0.0)} == {True}


def test_glass_of_no_length_is_empty_and_not_an_error() -> None:
    assert blocks(0.0, total=0.0) == blocks(0.0)
