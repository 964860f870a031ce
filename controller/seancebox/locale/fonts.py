"""The pixel fonts that ship with the box: read from BDF, alike on every machine."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

_FOLDER: Final = Path(__file__).parent / "fonts"
_MISSING: Final = "?"


@dataclass(frozen=True, slots=True)
class Glyph:
    """One character. left, bottom: of the pixels, from the pen on the baseline, upwards.

    rows: from the top, each padded to whole bytes, the leftmost pixel in the highest bit.
    """

    advance: int
    width: int
    height: int
    left: int
    bottom: int
    rows: bytes

    @property
    def top(self) -> int:
        """The edge of its highest row, from the baseline upwards."""
        return self.bottom + self.height


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each
class Font:
    """The glyphs of one type size. capital: height of H or, lacking it, of a digit; pixels."""

    size: int
    capital: int
    glyphs: MappingProxyType[str, Glyph]

    def glyph(self, character: str) -> Glyph:
        """Return the glyph of `character`, or of "?" where the font has none."""
        return self.glyphs.get(character) or self.glyphs[_MISSING]

    def of(self, words: str) -> tuple[Glyph, ...]:
        """Return the glyphs of `words`."""
        return tuple(self.glyph(character) for character in words)

    def lead(self, words: str) -> int:
        """Return how many pixels the first letter reaches back, left of the pen."""
        return max((0, *(-glyph.left for glyph in self.of(words[:1]))))

    def width(self, words: str) -> int:
        """Return how many pixels `words` take in one line, from the first ink to the last."""
        return _width(self, words)


@lru_cache(maxsize=4096)  # to set a screen is to measure the same words again and again
def _width(font: Font, words: str) -> int:
    glyphs = font.of(words)
    tail = max((0, *(one.left + one.width - one.advance for one in glyphs[-1:])))
    return font.lead(words) + sum(glyph.advance for glyph in glyphs) + tail


@cache
def font(name: str) -> Font:
    """Return the font of the file `name`.bdf (Adobe's Glyph Bitmap Distribution Format 2.1)."""
    lines = iter((_FOLDER / f"{name}.bdf").read_text(encoding="utf-8").splitlines())
    size = 0
    glyphs: dict[str, Glyph] = {}
    for line in lines:
        match line.split():
            case ["PIXEL_SIZE", pixels]:
                size = int(pixels)
            case ["ENCODING", code]:
                glyphs[chr(int(code))] = _glyph(lines)
    capital = glyphs["H" if "H" in glyphs else "0"].height
    return Font(size, capital, MappingProxyType(glyphs))


def _glyph(lines: Iterator[str]) -> Glyph:
    """Return the glyph whose lines come next, up to and with ENDCHAR."""
    advance, box, rows = 0, (0, 0, 0, 0), bytearray()
    for line in lines:
        match line.split():
            case ["DWIDTH", pixels, _]:
                advance = int(pixels)
            case ["BBX", width, height, left, bottom]:
                box = (int(width), int(height), int(left), int(bottom))
            case ["ENDCHAR"]:
                break
            case [row] if row != "BITMAP":
                rows += bytes.fromhex(row)
    return Glyph(advance, *box, bytes(rows))
