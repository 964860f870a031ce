"""Sentences fill an area: wrapped, then smaller, cut with … only as the last resort."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from .paragraph import TAB, Paragraph, wrapped
from .screen import Size, Words

_LEAST_AIR: Final = 1  # rows between two paragraphs
_MOST_AIR: Final = 6

Rung = tuple[Size, ...]  # a size for each paragraph; the last goes for all that follow


@dataclass(frozen=True, slots=True)
class Area:
    """Where type may stand, over the whole width. bottom: the first row below it."""

    top: int
    bottom: int

    @property
    def height(self) -> int:
        """How many rows."""
        return self.bottom - self.top


def typeset(sentences: Sequence[str], ladder: Sequence[Rung], area: Area) -> tuple[Words, ...]:
    """Return `sentences` in the first sizes of `ladder` in which they fit `area`."""
    for rung in ladder:
        if fits(sentences, rung, area):
            return _placed(_set(sentences, rung), area)
    return _placed(_cut(_set(sentences, ladder[-1]), area.height), area)


def pages(
    head: Sequence[str], lines: Sequence[str], ladder: Sequence[Rung], area: Area
) -> Sequence[tuple[Words, ...]]:
    """Return as few pages as hold all `lines`, each under the same `head`."""
    if not lines or any(fits((*head, *lines), rung, area) for rung in ladder):
        return [typeset((*head, *lines), ladder, area)]
    smallest = ladder[-1]
    size = _size(smallest, len(head))
    left: list[str] = []
    for line in lines:
        left += [line] if fits((*head, line), smallest, area) else wrapped(line, size).lines
    turned: list[tuple[Words, ...]] = []
    while left:
        counts = range(2, len(left) + 1)
        most = max((n for n in counts if fits((*head, *left[:n]), smallest, area)), default=1)
        turned.append(typeset((*head, *left[:most]), [smallest], area))
        del left[:most]
    return turned


def fits(sentences: Sequence[str], rung: Rung, area: Area) -> bool:
    """Return whether `sentences` fit `area` whole in the sizes of `rung`."""
    setting = _set(sentences, rung)
    return all(each.fits_width for each in setting) and _height(setting) <= area.height


def _set(sentences: Sequence[str], rung: Rung) -> tuple[Paragraph, ...]:
    """Return each sentence as a paragraph, rows of columns that follow each other as one."""
    paragraphs: list[Paragraph] = []
    sized = [(said, _size(rung, index)) for index, said in enumerate(sentences) if said]
    for is_table, group in groupby(sized, key=lambda pair: TAB in pair[0]):
        if is_table:
            rows, sizes = zip(*group, strict=True)
            paragraphs.append(Paragraph(rows, sizes[0]))
        else:
            paragraphs.extend(wrapped(said, size) for said, size in group)
    return tuple(paragraphs)


def _size(rung: Rung, index: int) -> Size:
    return rung[min(index, len(rung) - 1)]


def _height(paragraphs: Sequence[Paragraph]) -> int:
    return sum(each.height for each in paragraphs) + _LEAST_AIR * (len(paragraphs) - 1)


def _cut(paragraphs: Sequence[Paragraph], height: int) -> tuple[Paragraph, ...]:
    """Return what fits `height` from the top; … tells that something is lost."""
    kept: list[Paragraph] = []
    for paragraph in paragraphs:
        piece = paragraph.cut(height)
        if piece is None:
            return (*kept[:-1], *(last.trailing_off() for last in kept[-1:]))
        kept.append(piece)
        height -= piece.height + _LEAST_AIR
    return tuple(kept)


def _placed(paragraphs: Sequence[Paragraph], area: Area) -> tuple[Words, ...]:
    """Return all lines in the middle of `area`, what room there is shared out between them."""
    spare = area.height - _height(paragraphs)
    air = min(_MOST_AIR, _LEAST_AIR + spare // (len(paragraphs) + 1))
    height = sum(each.height for each in paragraphs) + air * (len(paragraphs) - 1)
    top = area.top + (area.height - height) // 2
    placed: list[Words] = []
    for paragraph in paragraphs:
        placed.extend(paragraph.placed(top))
        top += paragraph.height + air
    return tuple(placed)
