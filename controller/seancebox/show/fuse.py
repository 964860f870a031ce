"""What tells that time runs out: a rule that burns down from both ends, a frame that winks."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from .bitmap import Bitmap, dotted
from .scene import Fuse
from .screen import HEIGHT, WIDTH, Drawing

_BURNS_EVERY: Final = 0.2
_WINKS_EVERY: Final = 0.5  # on and off: once a second, far below what harms anybody
_LINE: Final = 2  # pixels


@dataclass(frozen=True, slots=True)
class BurningFuse:
    """A rule with its upper edge in the row `top`, over the whole width, gone at `out_at`.

    total: seconds that it burns. Alike, whenever it is drawn anew.
    """

    top: int
    out_at: float
    total: float

    @classmethod
    def at(cls, top: int, fuse: Fuse, now: float) -> "BurningFuse":
        """Return the rule for `fuse` as it is at `now`."""
        return cls(top, round(now + fuse.left, 3), fuse.total)

    @property
    def every(self) -> float:
        """Seconds from one drawing to the next."""
        return _BURNS_EVERY

    def drawing(self, at: float) -> Drawing:
        """Return what is left at `at`; nothing only when the time is over."""
        left = min(self.total, max(0.0, self.out_at - at))
        share = left / self.total if self.total > 0 else 0.0
        half = -int(-share * WIDTH // 2)
        return Drawing(WIDTH // 2 - half, self.top, Bitmap(2 * half, 1, (1 << 2 * half) - 1))


@dataclass(frozen=True, slots=True)
class WinkingFrame:
    """A frame around the columns from `left` to `right` and the rows from `top` to `bottom`."""

    left: int = 0
    top: int = 0
    right: int = WIDTH
    bottom: int = HEIGHT

    @property
    def every(self) -> float:
        """Seconds from one drawing to the next."""
        return _WINKS_EVERY

    def drawing(self, at: float) -> Drawing:
        """Return the frame in the first half of each second, nothing in the second."""
        edge = _edge(self.right - self.left, self.bottom - self.top)
        return Drawing(self.left, self.top, edge[at % 1.0 >= _WINKS_EVERY])


@cache
def _edge(width: int, height: int) -> tuple[Bitmap, Bitmap]:
    """Return a frame of this size, lit and dark."""

    def is_edge(column: int, row: int) -> bool:
        return min(column, row, width - 1 - column, height - 1 - row) < _LINE

    cells = [(x, y) for y in range(height) for x in range(width) if is_edge(x, y)]
    return dotted(width, height, cells), Bitmap(width, height, 0)
