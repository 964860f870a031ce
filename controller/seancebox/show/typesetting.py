"""Sentences fill an area: wrapped, then smaller, then on pages; cut only as the last resort."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from .paragraph import TAB, Paragraph, wrapped
from .screen import LARGE, WIDTH, Size, Words

_LEAST_AIR: Final = 1  # rows between two paragraphs
_GOOD_AIR: Final = 3
_MOST_AIR: Final = 6

Rung = tuple[Size, ...]  # a size for each paragraph; the last goes for all that follow
Page = tuple[Words, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """Where type may stand. bottom, right: the first row and column outside.

    is_flush: every line begins at the left; else each stands in the middle.
    """

    top: int
    bottom: int
    left: int = 0
    right: int = WIDTH
    is_flush: bool = False

    @property
    def height(self) -> int:
        """How many rows."""
        return self.bottom - self.top

    @property
    def width(self) -> int:
        """How many columns."""
        return self.right - self.left


def typeset(sentences: Sequence[str], ladder: Sequence[Rung], area: Area) -> Page:
    """Return `sentences` in the first sizes of `ladder` in which they fit `area`.

    The last of them are made smaller for the sake of some air, the first only if they must.
    """
    airy = [rung for rung in ladder if rung[:-1] == ladder[0][:-1]]
    for air, rungs in ((_GOOD_AIR, airy), (_LEAST_AIR, ladder)):
        for rung in rungs:
            if fits(sentences, rung, area, air):
                return _placed(_set(sentences, rung, area), area)
    broken = _set(sentences, ladder[-1], area, breaks=True)
    return _placed(_cut(broken, area), area)


def fits(sentences: Sequence[str], rung: Rung, area: Area, air: int = _LEAST_AIR) -> bool:
    """Return whether `sentences` fit `area` whole in the sizes of `rung`, `air` rows between."""
    setting = _set(sentences, rung, area)
    is_narrow = all(each.width <= area.width for each in setting)
    return is_narrow and _height(setting, air) <= area.height


def is_whole(sentences: Sequence[str], ladder: Sequence[Rung], area: Area) -> bool:
    """Return whether `sentences` fit `area` in any sizes of `ladder`."""
    return any(fits(sentences, rung, area) for rung in ladder)


def pages(
    head: Sequence[str], lines: Sequence[str], ladder: Sequence[Rung], area: Area
) -> Sequence[Page]:
    """Return as few pages as hold all `lines`, each under the same `head`.

    A head that leaves no room for its lines is shortened to its first sentence; where that
    leaves none either, it has a page of its own.
    """
    lines = tuple(filter(None, lines))
    if not lines or is_whole((*head, *lines), ladder, area):
        return flow((*head, *lines), ladder, area)
    parts = tuple(_parts(head, lines, ladder, area))
    if all(is_whole((*head, part), ladder, area) for part in parts):
        return [
            typeset((*head, *some), ladder, area) for some in _shares(head, parts, ladder, area)
        ]
    if len(head) > 1:
        return pages(head[:1], (*head[1:], *lines), ladder, area)
    return [*flow(head, ladder, area), *flow(lines, plain(ladder), area)]


def flow(sentences: Sequence[str], ladder: Sequence[Rung], area: Area) -> Sequence[Page]:
    """Return as few pages as hold all `sentences`, one after the other."""
    if is_whole(sentences, ladder, area) or not any(sentences):
        return [typeset(sentences, ladder, area)]
    rungs = plain(ladder)
    first, *others = _shares((), tuple(_parts((), sentences, rungs, area)), ladder, area)
    return [
        typeset(first, (*ladder, *rungs), area),
        *(typeset(one, rungs, area) for one in others),
    ]


def plain(ladder: Sequence[Rung]) -> Sequence[Rung]:
    """Return the ladder for sentences of one rank: each size for reading, the largest first."""
    sizes = {size for rung in ladder for size in rung[-2:]} - LARGE
    return [(size,) for size in reversed(Size) if size in sizes]


def _shares(
    head: Sequence[str], lines: Sequence[str], ladder: Sequence[Rung], area: Area
) -> Iterator[Sequence[str]]:
    """Yield as many lines as go on a page, until all have."""
    left = list(lines)
    is_first = not head
    while left:
        rungs = ladder if head or is_first else plain(ladder)
        counts = range(2, len(left) + 1)
        most = max((n for n in counts if is_whole((*head, *left[:n]), rungs, area)), default=1)
        yield left[:most]
        del left[:most]
        is_first = False


def _parts(
    head: Sequence[str], sentences: Sequence[str], ladder: Sequence[Rung], area: Area
) -> Iterator[str]:
    """Yield each sentence that fits a page under `head`, the lines of each that doesn't."""
    smallest = _size(ladder[-1], len(head))
    for sentence in filter(None, sentences):
        if TAB in sentence or is_whole((*head, sentence), ladder, area):
            yield sentence
        else:
            yield from wrapped(sentence, smallest, area.width, breaks=True).lines


def _set(
    sentences: Sequence[str], rung: Rung, area: Area, *, breaks: bool = False
) -> tuple[Paragraph, ...]:
    """Return each sentence as a paragraph, rows of columns that follow each other as one."""
    paragraphs: list[Paragraph] = []
    sized = [(said, _size(rung, index)) for index, said in enumerate(sentences) if said]
    for is_table, group in groupby(sized, key=lambda pair: TAB in pair[0]):
        if is_table:
            rows, sizes = zip(*group, strict=True)
            paragraphs.append(Paragraph(rows, sizes[0]))
        else:
            paragraphs.extend(
                wrapped(said, size, area.width, breaks=breaks) for said, size in group
            )
    return tuple(paragraphs)


def _size(rung: Rung, index: int) -> Size:
    return rung[min(index, len(rung) - 1)]


def _height(paragraphs: Sequence[Paragraph], air: int) -> int:
    return sum(each.height for each in paragraphs) + air * (len(paragraphs) - 1)


def _cut(paragraphs: Sequence[Paragraph], area: Area) -> tuple[Paragraph, ...]:
    """Return what fits `area` from the top; … tells that something is lost."""
    kept: list[Paragraph] = []
    height = area.height
    for paragraph in paragraphs:
        piece = paragraph.cut(height, area.width)
        if piece is None:
            return (*kept[:-1], *(last.trailing_off(area.width) for last in kept[-1:]))
        kept.append(piece)
        height -= piece.height + _LEAST_AIR
    return tuple(kept)


def _placed(paragraphs: Sequence[Paragraph], area: Area) -> Page:
    """Return all lines in the middle of `area`, what room there is shared out between them."""
    spare = area.height - _height(paragraphs, _LEAST_AIR)
    air = min(_MOST_AIR, _LEAST_AIR + spare // (len(paragraphs) + 1))
    height = _height(paragraphs, air)
    top = area.top + (area.height - height) // 2
    placed: list[Words] = []
    for paragraph in paragraphs:
        placed.extend(paragraph.placed(top, area.left, area.width, is_flush=area.is_flush))
        top += paragraph.height + air
    return tuple(placed)
