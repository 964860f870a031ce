"""A sentence set in one type size: its lines, and the room that they take."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from .screen import WIDTH, Size, Words

ELLIPSIS: Final = "…"
TAB: Final = "\t"

_COLUMN_GAP: Final = 5


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines of one size, evenly spaced; lines with tabs are rows of columns."""

    lines: tuple[str, ...]
    size: Size

    @property
    def width(self) -> int:
        """How many columns of pixels the longest line takes."""
        return max(map(self._width, self.lines))

    @property
    def height(self) -> int:
        """How many rows of pixels all lines take."""
        return self._pitch * len(self.lines) - self.size.leading

    def cut(self, height: int, width: int) -> "Paragraph | None":
        """Return the lines that fit `height`, the last with … for what is lost; None: none fit."""
        count = min(len(self.lines), (height + self.size.leading) // self._pitch)
        if count <= 0:
            return None
        lines = tuple(shortened(line, self.size, width) for line in self.lines[:count])
        kept = replace(self, lines=lines)
        return kept if count == len(self.lines) else kept.trailing_off(width)

    def trailing_off(self, width: int) -> "Paragraph":
        """Return it with … at the end."""
        *others, last = self.lines
        end = shortened(last.rstrip(ELLIPSIS) + ELLIPSIS, self.size, width)
        return replace(self, lines=(*others, end))

    def placed(self, top: int, left: int, width: int, *, is_flush: bool) -> Iterator[Words]:
        """Yield the lines in their places, the first at the row `top`; centred if not flush."""
        columns = self._columns()
        for index, line in enumerate(self.lines):
            baseline = top + self._rise + index * self._pitch
            indent = 0 if is_flush else (width - self._width(line)) // 2
            if TAB in line:
                yield from self._row(line, columns, left + indent, baseline)
            else:
                pen = left + indent + self.size.font.lead(line)
                yield Words(pen, baseline, line, self.size)

    @property
    def _rise(self) -> int:
        return _extent(self.lines, self.size)[0]

    @property
    def _pitch(self) -> int:
        return sum(_extent(self.lines, self.size)) + self.size.leading

    def _width(self, line: str) -> int:
        if TAB in line:
            columns = self._columns()
            return sum(columns) + _COLUMN_GAP * (len(columns) - 1)
        return self.size.font.width(line)

    def _columns(self) -> tuple[int, ...]:
        """Return the width of each column."""
        rows = [line.split(TAB) for line in self.lines if TAB in line]
        count = max(map(len, rows), default=0)
        filled = [row + [""] * (count - len(row)) for row in rows]
        return tuple(max(map(self.size.font.width, cells)) for cells in zip(*filled, strict=True))

    def _row(
        self, line: str, columns: tuple[int, ...], left: int, baseline: int
    ) -> Iterator[Words]:
        """Yield the cells: numbers to the right of their column, words to the left."""
        for cell, width in zip(line.split(TAB), columns, strict=False):
            indent = width - self.size.font.width(cell) if cell.isdecimal() else 0
            yield Words(left + indent, baseline, cell, self.size)
            left += width + _COLUMN_GAP


@lru_cache(maxsize=512)
def _extent(lines: tuple[str, ...], size: Size) -> tuple[int, int]:
    """Return the rows that `lines` need above the baseline, a capital's at least, and below it."""
    glyphs = size.font.of("".join(lines))
    rise = max((size.font.capital, *(glyph.top for glyph in glyphs)))
    return rise, max((0, *(-glyph.bottom for glyph in glyphs)))


@lru_cache(maxsize=1024)  # the same few sentences are set again each second
def wrapped(sentence: str, size: Size, width: int = WIDTH, *, breaks: bool = False) -> Paragraph:
    """Return `sentence` in as few lines as it needs, and these about equally long.

    breaks: a word that is too wide goes on in the next line; else it stands alone, and too wide.
    """
    if breaks:
        sentence = " ".join(_pieces(sentence, size, width))
    lines = _greedy(sentence, size, width)
    for narrower in range(width // 2, width, 4):
        even = _greedy(sentence, size, narrower)
        if len(even) == len(lines) and all(size.font.width(line) <= narrower for line in even):
            return Paragraph(even, size)
    return Paragraph(lines, size)


def shortened(line: str, size: Size, width: int = WIDTH) -> str:
    """Return `line`, cut and with … if it is wider than `width`."""
    if size.font.width(line) <= width or TAB in line:
        return line
    kept = line.rstrip(ELLIPSIS)
    while kept and size.font.width(kept + ELLIPSIS) > width:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS


def _greedy(sentence: str, size: Size, width: int) -> tuple[str, ...]:
    """Break at spaces."""
    lines = [""]
    for word in sentence.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and size.font.width(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


def _pieces(sentence: str, size: Size, width: int) -> Iterator[str]:
    """Yield the words, those that are too wide in pieces."""
    for word in sentence.split(" "):
        left = word
        while len(left) > 1 and size.font.width(left) > width:
            most = max(
                (n for n in range(len(left)) if size.font.width(left[:n]) <= width), default=1
            )
            most = max(most, 1)
            if most >= len(left):
                break
            yield left[:most]
            left = left[most:]
        yield left
