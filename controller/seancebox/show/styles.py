"""The type sizes of the two faces, the best first (TABLE 1)."""

from dataclasses import dataclass
from typing import Final

from .screen import Size
from .typesetting import Rung


@dataclass(frozen=True, slots=True)
class Style:
    """The ladders of one face.

    body: headline, lines. named: name, headline, lines. title: of the box, lines. answer: YES,
    NO or "?", whom it concerns. news: other words, about what. line: hint and fault.
    """

    body: tuple[Rung, ...]
    named: tuple[Rung, ...]
    title: tuple[Rung, ...]
    answer: tuple[Rung, ...]
    news: tuple[Rung, ...]
    line: tuple[Size, ...]


_BODY: Final = ((Size.PROMPT, Size.HELP), (Size.NARROW, Size.HELP))
_NAMED: Final = tuple((Size.NAME, *rung) for rung in _BODY)
_TITLE: Final = ((Size.NAME, Size.HELP), *_BODY)
_ANSWER: Final = (
    (Size.NAME, Size.NAME),
    (Size.NAME, Size.PROMPT),
    (Size.NAME, Size.NARROW),
    (Size.NAME, Size.HELP),
)
_NEWS: Final = (*_ANSWER, (Size.PROMPT, Size.NARROW), (Size.PROMPT, Size.HELP))

TABLE: Final = Style(
    body=_BODY,
    named=_NAMED,
    title=_TITLE,
    answer=_ANSWER,
    news=_NEWS,
    line=(Size.STRONG, Size.HELP),
)

GHOST: Final = Style(  # the same, and smaller where there is much to tell: it is read from near
    body=(*_BODY, (Size.STRONG, Size.HELP), (Size.STRONG, Size.SMALL)),
    named=(*_NAMED, (Size.PROMPT, Size.STRONG, Size.HELP), (Size.PROMPT, Size.STRONG, Size.SMALL)),
    title=(*_TITLE, (Size.STRONG, Size.SMALL)),
    answer=(*_ANSWER, (Size.NAME, Size.SMALL)),
    news=(*_NEWS, (Size.PROMPT, Size.SMALL)),
    line=(Size.STRONG, Size.HELP, Size.SMALL),
)
