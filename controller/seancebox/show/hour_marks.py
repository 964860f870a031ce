"""The hour as a ladder of seven marks, one under the other: those that have struck are lit wide."""

from collections.abc import Iterator
from typing import Final

from seancebox.engine.cards import HOURS

from .screen import Block

MARKS_WIDTH: Final = 6
_PITCH: Final = 4  # rows from one to the next
_HEIGHT: Final = 2


def hour_marks(hour: int, left: int, top: int) -> Iterator[Block]:
    """Yield seven marks, from the upper left corner (left, top); none for hour 0."""
    for number in range(1, HOURS + 1 if hour else 1):
        row = top + 1 + (number - 1) * _PITCH
        if number <= hour:
            yield Block(left, row, MARKS_WIDTH, _HEIGHT)
        else:
            yield Block(left + MARKS_WIDTH - 1, row, 1, _HEIGHT)
