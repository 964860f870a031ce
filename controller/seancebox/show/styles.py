"""The type sizes of the two faces, the best first (TABLE 1)."""

from dataclasses import dataclass
from typing import Final

from .screen import Size
from .typesetting import Rung


@dataclass(frozen=True, slots=True)
class Style:
    """The ladders of one face.

    body: headline, lines. name: of the one asked. title: of the box, lines. answer: YES, NO or
    "?", whom it concerns. news: other words, about what. line: hint and fault.
    """

    body: tuple[Rung, ...]
    title: tuple[Rung, ...]
    answer: tuple[Rung, ...]
    news: tuple[Rung, ...]
    line: tuple[Size, ...]


NAMES: Final = (Size.NAME, Size.LONG_NAME)

_BODY: Final = (
    (Size.PROMPT, Size.NARROW),
    (Size.PROMPT, Size.HELP),
    (Size.NARROW, Size.HELP),
)
_ABOUT: Final = (Size.NAME, Size.LONG_NAME, Size.PROMPT, Size.NARROW, Size.HELP)
_ANSWER: Final = tuple((word, about) for about in _ABOUT for word in NAMES)
_NEWS: Final = (
    *((word, about) for word in NAMES for about in (Size.PROMPT, Size.NARROW)),
    (Size.PROMPT, Size.NARROW),
    (Size.PROMPT, Size.HELP),
)
_TITLE: Final = _BODY[1:]

TABLE: Final = Style(
    body=_BODY,
    title=_TITLE,
    answer=_ANSWER,
    news=_NEWS,
    line=(Size.STRONG, Size.HELP),
)

GHOST: Final = Style(  # the same, and smaller where there is much to tell: it is read from near
    body=(*_BODY, (Size.STRONG, Size.HELP), (Size.STRONG, Size.SMALL)),
    title=(*_TITLE, (Size.STRONG, Size.SMALL)),
    answer=(*_ANSWER, *((word, Size.SMALL) for word in NAMES)),
    news=(*_NEWS, (Size.PROMPT, Size.SMALL)),
    line=(Size.STRONG, Size.HELP, Size.SMALL),
)
