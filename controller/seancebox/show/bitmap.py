"""Small pictures of one colour: what is lit, as bits."""

from collections.abc import Iterable
from dataclasses import dataclass

Cell = tuple[int, int]  # column and row, from the upper left corner


@dataclass(frozen=True, slots=True)
class Bitmap:
    """width, height: pixels. bits: row after row, the upper left pixel in the highest bit."""

    width: int
    height: int
    bits: int

    @property
    def rows(self) -> bytes:
        """The rows from the top, each padded to whole bytes."""
        size = -(-self.width // 8)
        mask, padding = (1 << self.width) - 1, 8 * size - self.width
        shifts = range(self.width * (self.height - 1), -1, -self.width)
        return b"".join(
            ((self.bits >> shift & mask) << padding).to_bytes(size, "big") for shift in shifts
        )


def bits_of(cells: Iterable[Cell], width: int, height: int) -> int:
    """Return the bits of `cells` in a bitmap of this size; cells outside are left out."""
    bits = 0
    for column, row in cells:
        if 0 <= column < width and 0 <= row < height:
            bits |= 1 << (width * (height - row) - 1 - column)
    return bits


def dotted(width: int, height: int, cells: Iterable[Cell]) -> Bitmap:
    """Return the bitmap in which `cells` are lit."""
    return Bitmap(width, height, bits_of(cells, width, height))


def drawn(art: str) -> Bitmap:
    """Return the bitmap of `art`: a line for each row, # is lit."""
    lines = art.strip("\n").splitlines()
    cells = [(x, y) for y, line in enumerate(lines) for x, dot in enumerate(line) if dot == "#"]
    return dotted(max(map(len, lines)), len(lines), cells)
