"""An hourglass as cells: its walls, how its sand lies, and the way of every grain."""

# Everything is worked out once for each height and kept; a frame then only looks it up.

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from random import Random
from typing import Final

from .bitmap import Bitmap, Cell, bits_of, dotted

_PLATE: Final = 2  # rows of the wood above and below
_STRAIGHT: Final = 0.62  # share of a bulb that tapers
_SHOULDER: Final = 0.94  # share of a bulb, and of its width, from where its edge is rounded
_FULL: Final = 0.78  # rows of the upper bulb that sand fills at first
_FUNNEL: Final = 0.6  # rows that the surface above sinks for each column towards the middle
_FLAT: Final = 0.5  # share of the grains that roll on over a level step: slopes of about 34 degrees


@dataclass(frozen=True, slots=True)
class Grain:
    """The way of one grain below the neck. falls: rows; rolls: where it comes by, last its rest."""

    falls: int
    rolls: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Glass:
    """An hourglass that stands. above[n]: n grains lie in the upper bulb; below[n]: n in the lower.

    neck: where a grain begins to fall. grains: in the order in which they leave.
    """

    width: int
    height: int
    walls: Bitmap
    above: tuple[int, ...]
    below: tuple[int, ...]
    neck: Cell
    grains: tuple[Grain, ...]

    @property
    def count(self) -> int:
        """How many grains there are."""
        return len(self.grains)


@cache
def glass(height: int) -> Glass:
    """Return the hourglass of `height` rows, from 20."""
    width = _width(height)
    middle, neck = width // 2, height // 2 - 1
    order = tuple(_leaving(height))
    grains = tuple(_heaping(height, len(order)))
    bits = [bits_of((cell,), width, height) for cell in reversed(order)]
    rests = [bits_of(grain.rolls[-1:], width, height) for grain in grains]
    return Glass(
        width,
        height,
        dotted(width, height, _walls(height)),
        tuple(accumulate(bits, initial=0)),
        tuple(accumulate(rests, initial=0)),
        (middle, neck),
        grains,
    )


@cache
def lying(height: int) -> tuple[Bitmap, tuple[int, ...], tuple[int, ...]]:
    """Return the walls of `glass(height)` laid on its side, and n grains at rest in either bulb.

    Left bulb first; the sand is as much as in the glass that stands.
    """
    width, rows = height, _width(height)
    insides = {(y, x) for y in range(height) for x in _inside(height, y)}
    walls = dotted(width, rows, ((y, x) for x, y in _walls(height)))
    count = glass(height).count
    left = sorted((x, y) for x, y in insides if x < width // 2)
    left.sort(key=lambda cell: (-cell[1], abs(cell[0] - width // 4)))
    right = [(width - 1 - x, y) for x, y in left]
    return walls, _heights(left[:count], width, rows), _heights(right[:count], width, rows)


def _heights(cells: Iterable[Cell], width: int, height: int) -> tuple[int, ...]:
    return tuple(accumulate((bits_of((cell,), width, height) for cell in cells), initial=0))


# --- the glass ---


def _width(height: int) -> int:
    return height // 4 * 2 + 1


def _half(height: int, row: int) -> int:
    """Return how many columns beside the middle one are inside; less than 0: none is."""
    neck = height / 2
    away = abs(row + 0.5 - neck) / (neck - _PLATE)
    if away > 1:
        return -1
    taper = math.pow(math.sin(min(1.0, away / _STRAIGHT) * math.pi / 2), 1.2)
    widest = _width(height) // 2 - 2
    return round(widest * taper * (1.0 if away < _SHOULDER else _SHOULDER))


def _inside(height: int, row: int) -> range:
    """Return the columns that sand may fill: a dark line parts it from the glass."""
    middle, half = _width(height) // 2, _half(height, row)
    is_end = _half(height, row - 1) < 0 or _half(height, row + 1) < 0
    return range(0) if is_end else range(middle - max(0, half - 1), middle + max(0, half - 1) + 1)


def _walls(height: int) -> Iterator[Cell]:
    """Yield the plates, and the glass one cell outside of what it holds."""
    width = _width(height)
    middle = width // 2
    for row in (*range(_PLATE), *range(height - _PLATE, height)):
        yield from ((column, row) for column in range(width))
    for row in range(_PLATE, height - _PLATE):
        half = _half(height, row)
        besides = (_half(height, row - 1), _half(height, row + 1))
        narrower = min(other for other in besides if other >= 0)
        for out in range(min(half, narrower + 1), half + 1):
            yield from ((middle - out - 1, row), (middle + out + 1, row))


# --- the upper bulb ---


def _leaving(height: int) -> Iterator[Cell]:
    """Yield the sand of the upper bulb in the order in which it goes: the surface is a funnel."""
    neck, middle = height // 2, _width(height) // 2
    surface = neck - round((neck - _PLATE) * _FULL)
    cells = [(x, y) for y in range(surface, neck) for x in _inside(height, y)]
    yield from sorted(
        cells,
        key=lambda cell: (
            -(neck - cell[1] - _FUNNEL * abs(cell[0] - middle)),
            (cell[0] > middle) == bool(cell[1] % 2),
        ),
    )


# --- the heap ---


def _heaping(height: int, count: int) -> Iterator[Grain]:
    """Yield `count` grains, each at rest where the slope of the heap lets it."""
    middle, neck = _width(height) // 2, height // 2 - 1
    free = _floor(height)
    chance = Random(7)  # the same heap every evening
    for _ in range(count):
        falls = free[middle] - neck
        way = tuple(_rolling(free, middle, chance))
        free[way[-1][0]] -= 1
        yield Grain(falls, way)


def _floor(height: int) -> dict[int, int]:
    """Return the lowest row that is inside, for every column."""
    lowest: dict[int, int] = {}
    for row in range(height // 2, height - _PLATE):
        lowest |= dict.fromkeys(_inside(height, row), row)
    return lowest


def _rolling(free: Mapping[int, int], column: int, chance: Random) -> Iterator[Cell]:
    """Yield where a grain that falls on `column` comes by, downhill until it rests."""
    rolls_far = chance.random() < _FLAT
    step = 1 if chance.random() < 0.5 else -1
    yield column, free[column]
    for way in (step, -step):
        if _is_downhill(free, column, way, is_far=rolls_far):
            while _is_downhill(free, column, way, is_far=rolls_far):
                column += way
                yield column, free[column]
            return


def _is_downhill(free: Mapping[int, int], column: int, way: int, *, is_far: bool) -> bool:
    here = free[column]
    beside = free.get(column + way, -1)
    beyond = free.get(column + 2 * way, -1)
    return beside > here or (is_far and beside == here and beyond > here)
