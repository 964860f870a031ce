"""The sand timer as an OLED shows it: grains fall, pile up and slide, true to the time left."""

import math
from dataclasses import dataclass, replace
from typing import Final

from .bitmap import Bitmap, Cell
from .glass import Glass, Grain, glass, lying
from .scene import Sand
from .screen import Drawing

FRAME_SECONDS: Final = 0.1
LAST_SECONDS: Final = 10.0
_GRAVITY: Final = 260.0  # rows a second each second: as slow as the eye likes it
_ROLLING: Final = 24.0  # cells a second
_LONGEST: Final = 1.5  # seconds, more than any grain is on its way


def clock(seconds: float) -> str:
    """Return `seconds` as minutes and seconds; 0:00 only when nothing is left."""
    whole = math.ceil(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def grains_above(count: int, left: float, total: float) -> int:
    """Return how many of `count` grains are still above: none only when nothing is left."""
    return min(count, math.ceil(count * left / total)) if total > 0 else 0


@dataclass(frozen=True, slots=True)
class FallingSand:
    """The sand in a glass that stands at (left, top). sand: as it was at `since`."""

    left: int
    top: int
    height: int
    sand: Sand
    since: float

    @property
    def every(self) -> float:
        """Seconds from one drawing to the next."""
        return FRAME_SECONDS

    @property
    def whole(self) -> "FallingSand":
        """The same as it was when the glass was turned: alike, whenever it is drawn anew."""
        turned = round(self.since + self.sand.left - self.sand.total, 3)
        return replace(self, sand=replace(self.sand, left=self.sand.total), since=turned)

    def drawing(self, at: float) -> Drawing:
        """Return the sand at `at`, the glass not."""
        ran = max(0.0, at - self.since) if self.sand.is_running else 0.0
        shape = glass(self.height)
        bits = _sand(shape, self.sand.left - ran, self.sand.total, self.sand.is_running)
        return Drawing(self.left, self.top, Bitmap(shape.width, shape.height, bits))


def standing(left: int, top: int, height: int) -> Drawing:
    """Return an empty glass of `height` rows that stands there."""
    return Drawing(left, top, glass(height).walls)


def laid_down(left: int, top: int, length: int, sand: Sand) -> Drawing:
    """Return a glass of `length` columns that lies on its side, with its sand at rest."""
    walls, bulb, other = lying(length)
    above = grains_above(len(bulb) - 1, sand.left, sand.total)
    bits = walls.bits | bulb[above] | other[len(other) - 1 - above]
    return Drawing(left, top, Bitmap(walls.width, walls.height, bits))


def _sand(shape: Glass, left: float, total: float, is_running: bool) -> int:
    """Return the bits of all grains. left: below 0 while the last ones are still in the air."""
    above = grains_above(shape.count, max(0.0, left), total)
    fallen = shape.count - above
    bits = shape.above[above] | shape.below[fallen]
    if not is_running or total <= 0:
        return bits
    each = total / shape.count
    for index in range(fallen - 1, -1, -1):
        age = total - left - (index + 1) * each
        if age > _LONGEST:
            break
        cell = _in_the_air(shape, shape.grains[index], age)
        if cell is not None:
            bits &= ~_bit(shape, shape.grains[index].rolls[-1])
            bits |= _bit(shape, cell)
    return bits


def _in_the_air(shape: Glass, grain: Grain, age: float) -> Cell | None:
    """Return where `grain` is `age` seconds after it left the neck, None: at rest."""
    column, neck = shape.neck
    fallen = int(_GRAVITY * age * age / 2)
    if fallen < grain.falls:
        return column, neck + fallen
    landed = math.sqrt(2 * grain.falls / _GRAVITY)
    rolled = int((age - landed) * _ROLLING)
    return grain.rolls[rolled] if rolled < len(grain.rolls) - 1 else None


def _bit(shape: Glass, cell: Cell) -> int:
    column, row = cell
    return 1 << (shape.width * (shape.height - row) - 1 - column)
