"""A screen: words and blocks, each in its place, still no pixels."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from seancebox.locale.fonts import Font, font

WIDTH: Final = 128
HEIGHT: Final = 64


class Size(Enum):
    """The type sizes, by their font file; TABLE 1 says what each may be used for."""

    SMALL = "helvetica-8"  # the ghost's columns
    HELP = "helvetica-11"
    STRONG = "helvetica-bold-11"
    NARROW = "helvetica-14"  # a prompt that is long
    PROMPT = "helvetica-bold-14"
    NAME = "barlow-32"  # read across the table
    SECONDS = "barlow-46"  # digits and colon alone

    @property
    def font(self) -> Font:
        """The glyphs."""
        return font(self.value)

    @property
    def leading(self) -> int:
        """Rows of pixels between two lines."""
        return self.font.size // 14 + 1


@dataclass(frozen=True, slots=True)
class Words:
    """A line of type. left, baseline: pixels from the upper left corner."""

    left: int
    baseline: int
    words: str
    size: Size

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.left + self.size.font.width(self.words)

    @property
    def top(self) -> int:
        """The first row that it lights."""
        return self.baseline - max(
            (glyph.top for glyph in self.size.font.of(self.words)), default=0
        )

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.baseline - min(
            (glyph.bottom for glyph in self.size.font.of(self.words)), default=0
        )

    def moved(self, across: int, down: int) -> "Words":
        """Return it elsewhere."""
        return replace(self, left=self.left + across, baseline=self.baseline + down)


@dataclass(frozen=True, slots=True)
class Block:
    """A lit rectangle."""

    left: int
    top: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.height

    def moved(self, across: int, down: int) -> "Block":
        """Return it elsewhere."""
        return replace(self, left=self.left + across, top=self.top + down)


Item = Words | Block


@dataclass(frozen=True, slots=True)
class Screen:
    """What one OLED shows. until: when it looks different by time alone, None: never."""

    items: tuple[Item, ...]
    until: float | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """Every line of type, from the top and the left."""
        lines = [item for item in self.items if isinstance(item, Words)]
        return tuple(line.words for line in sorted(lines, key=lambda at: (at.baseline, at.left)))
