"""A screen: words, blocks and drawings, each in its place, and what moves; still no pixels."""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, Protocol

from seancebox.locale.fonts import Font, font

from .bitmap import Bitmap

WIDTH: Final = 128
HEIGHT: Final = 64
TURN_SECONDS: Final = 3.0  # that a page stays, where there are several


class Size(Enum):
    """The type sizes, by their font file; TABLE 1 says what each may be used for."""

    SMALL = "helvetica-8"  # the ghost's columns
    HELP = "helvetica-11"
    STRONG = "helvetica-bold-11"
    NARROW = "helvetica-14"  # a prompt that is long
    PROMPT = "helvetica-bold-14"
    NAME = "barlow-32"  # read across the table
    LONG_NAME = "barlow-narrow-32"  # a name that is long
    SECONDS = "barlow-46"  # digits and colon alone
    LAST_SECONDS = "barlow-80"  # the same

    @property
    def font(self) -> Font:
        """The glyphs."""
        return font(self.value)

    @property
    def leading(self) -> int:
        """Rows of pixels between two lines."""
        return self.font.size // 14 + 1


LARGE: Final = frozenset({Size.NAME, Size.LONG_NAME, Size.SECONDS, Size.LAST_SECONDS})


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
    def right(self) -> int:
        """The first column to the right of it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.height

    def moved(self, across: int, down: int) -> "Block":
        """Return it elsewhere."""
        return replace(self, left=self.left + across, top=self.top + down)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A bitmap in its place; what is dark in it stays as it was."""

    left: int
    top: int
    bitmap: Bitmap

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.left + self.bitmap.width

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.top + self.bitmap.height

    def moved(self, across: int, down: int) -> "Drawing":
        """Return it elsewhere."""
        return replace(self, left=self.left + across, top=self.top + down)


Item = Words | Block | Drawing


class Moving(Protocol):
    """What moves by itself: a drawing for every time, found in any thread."""

    @property
    def every(self) -> float:
        """Seconds from one drawing to the next."""

    def drawing(self, at: float) -> Drawing:
        """Return what is there at `at`, by the loop's clock; always inside the screen."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What one OLED shows.

    moving: over the items. until: when the items look different by time alone, None: never.
    made_at: what moves is seen so in a still picture.
    """

    items: tuple[Item, ...]
    moving: tuple[Moving, ...] = ()
    until: float | None = None
    made_at: float = field(default=0.0, compare=False)

    @property
    def words(self) -> tuple[str, ...]:
        """Every line of type, from the top and the left."""
        lines = [item for item in self.items if isinstance(item, Words)]
        return tuple(line.words for line in sorted(lines, key=lambda at: (at.baseline, at.left)))
