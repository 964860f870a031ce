"""The sand timer as an OLED shows it: a glass, the seconds, and beside them what is special."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from .scene import Sand
from .screen import WIDTH, Block, Item, Size, Words

_GLASS: Final = 17  # columns
_GAP: Final = 6
_RIM: Final = 2


def clock(seconds: float) -> str:
    """Return `seconds` as minutes and seconds; 0:00 only when nothing is left."""
    whole = math.ceil(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def sand_band(sand: Sand, marks: Sequence[str], size: Size, top: int) -> tuple[Item, ...]:
    """Return the glass, the seconds in `size` and the `marks` beside them, from the row `top`."""
    height = size.font.capital
    seconds = clock(sand.left)
    after = _GLASS + _GAP + size.font.width(seconds)
    beside = max(map(Size.STRONG.font.width, marks), default=0)
    left = (WIDTH - after - (_GAP + beside if marks else 0)) // 2
    digits = Words(left + _GLASS + _GAP, top + height, seconds, size)
    return (
        *_glass(sand, left, top, height),
        digits,
        *_beside(marks, left + after + _GAP, top + height // 2),
    )


def _beside(marks: Sequence[str], left: int, middle: int) -> Iterator[Words]:
    """Yield the marks one under the other around the row `middle`."""
    size = Size.STRONG
    pitch = size.font.capital + 4
    first = middle - (pitch * len(marks) - 4) // 2 + size.font.capital
    for index, mark in enumerate(marks):
        yield Words(left, first + index * pitch, mark, size)


def _glass(sand: Sand, left: int, top: int, height: int) -> Iterator[Block]:
    """Yield two bulbs row by row; each holds its share of the sand."""
    yield Block(left, top, _GLASS, _RIM)
    yield Block(left, top + height - _RIM, _GLASS, _RIM)
    rows = range(_RIM, height - _RIM)
    neck = height / 2
    whole = math.ceil(sand.left)  # as the clock has it: a redraw between two seconds shows nothing
    share = min(whole / sand.total, 1.0) if sand.total else 0.0
    for row in rows:
        from_neck = abs(row + 0.5 - neck) / neck
        half = 1 + round((_GLASS // 2 - 2) * min(1.0, from_neck * 1.25))
        is_above = row < neck
        level = from_neck < math.sqrt(share) if is_above else from_neck > math.sqrt(share)
        yield from _row(left, top + row, half, is_full=level)
    if sand.is_running and share:
        yield Block(left + _GLASS // 2, top + height // 2, 1, height // 2 - _RIM)


def _row(left: int, row: int, half: int, *, is_full: bool) -> Iterator[Block]:
    middle = left + _GLASS // 2
    if is_full:
        yield (
            Block(middle - half + 2, row, 2 * half - 3, 1) if half > 1 else Block(middle, row, 1, 1)
        )
    yield Block(middle - half, row, 1, 1)
    yield Block(middle + half, row, 1, 1)
