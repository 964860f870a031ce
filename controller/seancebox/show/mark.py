"""The mark that both OLEDs bear while something sounds: an edge lights, the left or the right.

So whoever hears nothing, or has all sound off, sees at once that the box has heard them, before
the word is on disk; and the other edge tells a second input from the first.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from seancebox.ports import Film, Frame, Picture

MARK_SECONDS: Final = 0.34  # that an edge stays: so it can't come and go three times a second
_COLUMNS: Final = 2


class Edge(Enum):
    """Where the mark is."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def other(self) -> "Edge":
        """The edge on the other side."""
        return Edge.RIGHT if self is Edge.LEFT else Edge.LEFT


def marked(picture: Picture, edges: tuple[Edge, ...]) -> Picture:
    """Return `picture` with these edges lit."""
    for edge in edges:
        if isinstance(picture, Film):
            picture = Film(_Reel(picture.frame, edge), picture.every)
        else:
            picture = _with(picture, edge)
    return picture


@dataclass(frozen=True, slots=True)
class _Reel:
    """The frames of a film with the mark; equal for equal films, so none is begun anew."""

    frame: Callable[[float], Frame]
    edge: Edge

    def __call__(self, at: float) -> Frame:
        return _with(self.frame(at), self.edge)


def _with(frame: Frame, edge: Edge) -> Frame:
    bits = int.from_bytes(frame.bits) | _stencil(frame.width, frame.height, edge)
    return Frame(frame.width, frame.height, bits.to_bytes(len(frame.bits)))


@cache
def _stencil(width: int, height: int, edge: Edge) -> int:
    """Return the pixels of the mark, as a frame's bits read as one number."""
    right = (1 << _COLUMNS) - 1
    row = right if edge is Edge.RIGHT else right << width - _COLUMNS
    return int.from_bytes(row.to_bytes(width // 8) * height)
