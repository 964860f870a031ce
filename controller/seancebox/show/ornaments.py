"""Small drawings of our own: a candle, a moon, a clock; what moves in them moves slowly."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from seancebox.engine.cards import HOURS

from .bitmap import Bitmap, Cell, dotted, drawn
from .screen import Drawing, Item, Moving

_FLICKER: Final = 0.4  # seconds that a flame stays the same
_SMOKE: Final = 0.5
_TWINKLE: Final = 0.8

_FLAMES: Final = tuple(
    map(
        drawn,
        (
            """
.......
...#...
...#...
..##...
..###..
.##.#..
.#..##.
##...#.
##...#.
.##.##.
..###..
""",
            """
...#...
...#...
...##..
..##...
..###..
.##.##.
.#...#.
##...##
.#...#.
.##.##.
..###..
""",
            """
.......
....#..
...##..
...##..
..###..
..#.##.
.##..#.
.#...##
.#...##
.##.##.
..###..
""",
            """
.......
.......
...#...
...##..
..##...
.##.##.
.#...#.
.#...##
##...#.
.##.##.
..###..
""",
        ),
    )
)
_TURNS: Final = (0, 1, 0, 2, 3, 0, 1, 2, 0, 3)  # in which order they burn

_CANDLE: Final = drawn("""
.......#..........
.......#..........
...#########......
..#.........#.....
..##.......##.....
..#.#######.#.....
..#....##...#.....
..#....##...#.....
..#....#....#.....
..#.........#.....
..#.........#.....
..#.........#.....
..#.........#.....
..#.........#.....
..#.........#..##.
..#.........#.#..#
..#.........#.#..#
###############..#
#..............##.
.#............#...
..############....
""")
_SMOKES: Final = tuple(
    map(
        drawn,
        (
            """
.....#.
.......
...##..
..#....
..#....
...##..
.....#.
.....#.
....#..
...#...
...#...
""",
            """
....#..
....#..
.......
..##...
.#.....
.#.....
..##...
....#..
....#..
...#...
...#...
""",
            """
.......
...#...
....#..
....#..
.......
..##...
.#.....
..##...
....#..
....#..
...#...
""",
        ),
    )
)
_STARS: Final = (
    dotted(5, 5, ((2, 2),)),
    dotted(5, 5, ((2, 1), (1, 2), (2, 2), (3, 2), (2, 3))),
    dotted(5, 5, ((2, 0), (2, 1), (0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (2, 3), (2, 4))),
)


@dataclass(frozen=True, slots=True)
class Turning:
    """Bitmaps of one size that take turns. offset: how many turns ahead."""

    left: int
    top: int
    bitmaps: tuple[Bitmap, ...]
    every: float
    offset: int = 0

    def drawing(self, at: float) -> Drawing:
        """Return the bitmap whose turn it is."""
        turn = int(at // self.every) + self.offset
        return Drawing(self.left, self.top, self.bitmaps[turn % len(self.bitmaps)])


@dataclass(frozen=True, slots=True)
class Ornament:
    """A drawing and what moves in it. width, height: of both together."""

    width: int
    height: int
    items: tuple[Item, ...]
    moving: tuple[Moving, ...] = ()


def candle(left: int, top: int) -> Ornament:
    """Return a candle that burns."""
    flames = tuple(_FLAMES[turn] for turn in _TURNS)
    return _candle(left, top, Turning(left + 4, top, flames, _FLICKER))


def snuffed_candle(left: int, top: int) -> Ornament:
    """Return a candle that went out, with its smoke."""
    return _candle(left, top, Turning(left + 4, top, _SMOKES, _SMOKE))


def _candle(left: int, top: int, over: Turning) -> Ornament:
    under = over.bitmaps[0].height - 1  # the flame is around the wick's end
    body = Drawing(left, top + under, _CANDLE)
    return Ornament(_CANDLE.width, under + _CANDLE.height, (body,), (over,))


def moon(left: int, top: int) -> Ornament:
    """Return a crescent among stars that twinkle."""
    turns = (_STARS[0], _STARS[1], _STARS[2], _STARS[1])
    places = ((21, 3, 0), (14, 15, 1), (25, 22, 2))
    stars = tuple(Turning(left + x, top + y, turns, _TWINKLE, offset) for x, y, offset in places)
    return Ornament(31, 31, (Drawing(left, top, _crescent(31)),), stars)


@cache
def _crescent(size: int) -> Bitmap:
    radius = size / 2
    cells = [
        (x, y)
        for x in range(size)
        for y in range(size)
        if math.hypot(x + 0.5 - radius, y + 0.5 - radius) <= radius
        and math.hypot(x + 0.5 - radius * 1.42, y + 0.5 - radius * 0.9) > radius * 0.86
    ]
    return dotted(size, size, cells)


def dial(left: int, top: int, hour: int) -> Ornament:
    """Return the clock of seven hours, its hand at `hour`."""
    return Ornament(37, 37, (Drawing(left, top, _dial(37, hour)),))


@cache
def _dial(size: int, hour: int) -> Bitmap:
    middle = size // 2
    rim = _round(middle, middle + 0.5 - 1.0)
    marks = (cell for number in range(1, HOURS + 1) for cell in _ray(middle, number, 0.74, 0.88))
    hand = list(_ray(middle, hour, 0.0, 0.6))
    thick = [(x + dx, y + dy) for x, y in hand for dx, dy in ((0, 0), (1, 0), (0, 1))]
    knob = [(middle + x, middle + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return dotted(size, size, (*rim, *marks, *thick, *knob))


def _round(middle: int, radius: float) -> Iterator[Cell]:
    for step in range(720):
        angle = math.tau * step / 720
        yield round(middle + radius * math.sin(angle)), round(middle - radius * math.cos(angle))


def _ray(middle: int, hour: int, inner: float, outer: float) -> Iterator[Cell]:
    """Yield the cells from one share of the radius to another, towards the place of `hour`."""
    angle = math.tau * (hour - 1) / HOURS
    for step in range(round(inner * 40), round(outer * 40) + 1):
        away = middle * step / 40
        yield round(middle + away * math.sin(angle)), round(middle - away * math.cos(angle))
