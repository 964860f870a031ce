"""The screen while sand runs: the glass, the seconds, and the words beside or under them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from .bitmap import drawn
from .fuse import WinkingFrame
from .glass import glass
from .hour_marks import MARKS_WIDTH, hour_marks
from .sand import LAST_SECONDS, FallingSand, clock, laid_down, standing
from .scene import Sand
from .screen import WIDTH, Drawing, Item, Moving, Size, Words
from .typesetting import Area, Page, Rung, flow, is_whole, pages, plain

_GAP: Final = 5  # columns between the glass and what stands beside it
_AIR: Final = 2  # rows under the seconds
_FRAME: Final = 3  # pixels between a glass and the frame that winks around it, with that
_TALL: Final = 58  # rows that the last seconds need
_LYING: Final = 56  # columns of a glass that lies on its side
_LYING_SHORT: Final = 44  # the same, where there are few rows
_ROOMY: Final = 51  # rows that are not few
_SIGN_GAP: Final = 2  # columns between the seconds and the sign beside them
_SHORT: Final = 27  # rows of the glass over long words
_SHORTEST: Final = 24  # the same, where there are few rows
_ENDLESS: Final = drawn("""
...#####...........#####...
..#######.........#######..
.##.....###.....###.....##.
##........##...##........##
##.........#####.........##
##..........###..........##
##.........#####.........##
##........##...##........##
.##.....###.....###.....##.
..#######.........#######..
...#####...........#####...
""")


@dataclass(frozen=True, slots=True)
class Layout:
    """items: what stands on each of the pages; moving: over all of them."""

    items: tuple[Item, ...]
    moving: tuple[Moving, ...]
    pages: Sequence[Page] = ((),)


@dataclass(frozen=True, slots=True)
class Timer:
    """What is to be laid out. sand: at `at`; head, lines: what is said; hour: 0 for none."""

    sand: Sand
    at: float
    hour: int
    head: str
    lines: Sequence[str]
    ladder: Sequence[Rung]
    area: Area

    def layout(self) -> Layout:
        """Return the layout for what the sand does."""
        if not self.sand.is_running and self.sand.left > 0:
            return self._paused()
        if self._is_last and not self.sand.is_grace and self.area.height >= _TALL:
            return self._last_seconds()
        for size in (Size.NAME,) if self.sand.is_relaxed else (Size.SECONDS, Size.NAME):
            if self._has_room_beside(size):
                return self._beside(size)
        return self._over()

    @property
    def _is_last(self) -> bool:
        sand = self.sand
        return sand.is_running and 0 < sand.left <= LAST_SECONDS and not sand.is_relaxed

    # --- the glass at the left, the words at the right of it ---

    def _beside(self, size: Size) -> Layout:
        column = self._column
        seconds = Words(column.left, column.top + size.font.capital, clock(self.sand.left), size)
        marks = hour_marks(self.hour, WIDTH - MARKS_WIDTH, column.top)
        words = flow((self.head, *self.lines), self.ladder, self._under(size))
        items, moving = self._at_the_left()
        return Layout((*items, seconds, *marks, *self._endless(seconds)), moving, words)

    def _last_seconds(self) -> Layout:
        column, size = self._column, Size.LAST_SECONDS
        seconds = str(math.ceil(self.sand.left))
        left = column.left + (column.width - size.font.width(seconds)) // 2
        words = Words(left, column.top + (column.height + size.font.capital) // 2, seconds, size)
        frame = WinkingFrame(column.left, column.top, WIDTH, column.bottom)
        items, moving = self._glass(self.area.height, 0, self.area.top)
        return Layout((*items, words), (*moving, frame))

    def _at_the_left(self) -> tuple[tuple[Item, ...], tuple[Moving, ...]]:
        """Return the glass; in a frame that winks where time is short."""
        area = self.area
        if not self._is_urgent:
            return self._glass(area.height, 0, area.top)
        items, moving = self._glass(area.height - 2 * _FRAME, _FRAME, area.top + _FRAME)
        return items, (*moving, WinkingFrame(0, area.top, self._glass_width, area.bottom))

    @property
    def _glass_width(self) -> int:
        if not self._is_urgent:
            return glass(self.area.height).width
        return glass(self.area.height - 2 * _FRAME).width + 2 * _FRAME

    @property
    def _is_urgent(self) -> bool:
        is_grace = self.sand.is_grace and self.sand.left > 0
        return self._is_last or is_grace

    @property
    def _column(self) -> Area:
        return replace(self.area, left=self._glass_width + _GAP, is_flush=True)

    def _under(self, size: Size) -> Area:
        column = self._column
        return replace(column, top=column.top + size.font.capital + _AIR)

    def _has_room_beside(self, size: Size) -> bool:
        """Return whether the seconds have room, and each sentence on a page of its own."""
        wide = self._wide(size) + MARKS_WIDTH
        column, under = self._column, self._under(size)
        return (
            wide <= column.width
            and is_whole((self.head,), self.ladder, under)
            and all(is_whole((line,), plain(self.ladder), under) for line in self.lines)
        )

    def _wide(self, size: Size) -> int:
        """Return how many columns the seconds take, with the sign beside them."""
        sign = _ENDLESS.width + _SIGN_GAP if self.sand.is_relaxed else 0
        return size.font.width(clock(self.sand.left)) + sign

    def _endless(self, seconds: Words) -> tuple[Item, ...]:
        """Return the sign for sand that ends nothing, right of the seconds."""
        if not self.sand.is_relaxed:
            return ()
        top = seconds.baseline - (seconds.size.font.capital + _ENDLESS.height) // 2
        return (Drawing(seconds.right + _SIGN_GAP, top, _ENDLESS),)

    # --- words over the whole width ---

    def _paused(self) -> Layout:
        """Return a glass laid on its side."""
        size, seconds = Size.NAME, clock(self.sand.left)
        length = _LYING if self.area.height >= _ROOMY else _LYING_SHORT
        wide = length + _GAP + size.font.width(seconds) + _GAP + MARKS_WIDTH
        lying = laid_down(max(0, (WIDTH - wide) // 2), self.area.top, length, self.sand)
        baseline = lying.top + (lying.bitmap.height + size.font.capital) // 2
        words = Words(lying.right + _GAP, baseline, seconds, size)
        marks = hour_marks(self.hour, WIDTH - MARKS_WIDTH, self.area.top)
        under = replace(self.area, top=max(lying.bottom, words.bottom) + _AIR)
        said = pages((self.head,), self.lines, self.ladder, under)
        return Layout((lying, words, *marks), (), said)

    def _over(self) -> Layout:
        """Return a small glass and the seconds over words that are too long for a column."""
        size, area = Size.NAME, self.area
        tall = _SHORT if area.height >= _ROOMY else _SHORTEST
        wide = glass(tall).width + _GAP + self._wide(size)
        left = max(0, (WIDTH - MARKS_WIDTH - _GAP - wide) // 2)
        items, moving = self._glass(tall, left, area.top)
        baseline = area.top + (tall + size.font.capital) // 2
        pen = left + glass(tall).width + _GAP
        words = Words(pen, baseline, clock(self.sand.left), size)
        marks = hour_marks(self.hour, WIDTH - MARKS_WIDTH, self.area.top)
        under = replace(self.area, top=self.area.top + tall + 1)
        said = flow((self.head, *self.lines), self.ladder, under)
        return Layout((*items, words, *marks, *self._endless(words)), moving, said)

    def _glass(
        self, height: int, left: int, top: int
    ) -> tuple[tuple[Item, ...], tuple[Moving, ...]]:
        walls = standing(left, top, height)
        sand = FallingSand(left, top, height, self.sand, self.at)
        if self.sand.is_running:
            return (walls,), (sand.whole,)
        return (walls, sand.drawing(self.at)), ()
