"""The bars at the edges of a screen: the hint below, a fault or the menu's name above."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from .fuse import BurningFuse
from .paragraph import Paragraph, shortened, wrapped
from .scene import Fuse
from .screen import HEIGHT, WIDTH, Block, Item, Moving, Size, Words
from .typesetting import Area

_LIFT: Final = 2  # rows from a baseline to the edge or the rule under it, and to that over it


@dataclass(frozen=True, slots=True)
class Bars:
    """What stands at the edges, and the area that is left between."""

    area: Area
    items: tuple[Item, ...] = ()
    moving: tuple[Moving, ...] = ()

    def with_head(self, sentence: str, sizes: Sequence[Size]) -> "Bars":
        """Return it with `sentence` in one line over a rule, above."""
        (line,) = _lines(sentence, sizes, most=1)
        down = max(line.size.font.capital + 1 - line.baseline, -line.top)
        rule = Block(0, max(line.baseline + _LIFT, line.bottom) + down, WIDTH, 1)
        area = replace(self.area, top=rule.bottom + 1)
        return replace(self, area=area, items=(*self.items, line.moved(0, down), rule))

    def with_foot(
        self, sentence: str, sizes: Sequence[Size], fuse: Fuse | None, at: float
    ) -> "Bars":
        """Return it with `sentence` under a rule, below; the rule is the fuse where one burns.

        Two lines, where it must be and nothing stands above.
        """
        lines = _lines(sentence, sizes, most=1 if self.area.top else 2)
        down = min(HEIGHT - _LIFT - lines[-1].baseline, HEIGHT - lines[-1].bottom)
        lines = [line.moved(0, down) for line in lines]
        top = min(lines[0].top, lines[0].baseline - lines[0].size.font.capital) - _LIFT
        rule = () if fuse else (Block(0, top, WIDTH, 1),)
        burning = (BurningFuse.at(top, fuse, at),) if fuse else ()
        return Bars(
            replace(self.area, bottom=top - 1),
            (*self.items, *lines, *rule),
            (*self.moving, *burning),
        )

    def with_fuse(self, fuse: Fuse, at: float) -> "Bars":
        """Return it with `fuse` burning in the last row."""
        area = replace(self.area, bottom=HEIGHT - _LIFT)
        return replace(self, area=area, moving=(*self.moving, BurningFuse.at(HEIGHT - 1, fuse, at)))


def _lines(sentence: str, sizes: Sequence[Size], most: int) -> Sequence[Words]:
    """Return `sentence` in one line, as large as it can be, or in `most` of the smallest size."""
    whole = [size for size in sizes if size.font.width(sentence) <= WIDTH]
    size = whole[0] if whole else sizes[-1]
    lines = (sentence,) if whole or most == 1 else wrapped(sentence, size, breaks=True).lines
    kept = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    shown = tuple(shortened(line, size) for line in kept if line) or ("",)
    return tuple(Paragraph(shown, size).placed(0, 0, WIDTH, is_flush=False))
