"""The picture that tests an OLED: a chessboard and its negative, so that each pixel is lit once."""

from typing import Final

from seancebox.ports import Frame

from .screen import HEIGHT, WIDTH

_SQUARE: Final = 8  # rows and columns
_LIT: Final = 0xFF


def pattern(at: float) -> Frame:
    """Return the chessboard, or in every other second its negative."""
    rows = range(int(at), int(at) + HEIGHT // _SQUARE)
    return Frame(WIDTH, HEIGHT, b"".join(_row(row) * _SQUARE for row in rows))


def _row(first: int) -> bytes:
    return bytes(_LIT * ((first + column) % 2) for column in range(WIDTH // _SQUARE))
