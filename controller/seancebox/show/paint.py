"""Screens become pixels: a frame, or a film where something moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from seancebox.locale.fonts import Glyph
from seancebox.ports import Film, Frame, Picture

from .bitmap import Bitmap
from .screen import HEIGHT, WIDTH, Block, Drawing, Item, Moving, Screen, Words

_BYTES: Final = WIDTH * HEIGHT // 8


def picture(screen: Screen) -> Picture:
    """Return `screen` as a display takes it: a frame, or a film where something moves."""
    if not screen.moving:
        return paint(screen)
    every = min(moving.every for moving in screen.moving)
    return Film(_Reel(_still(screen.items), screen.moving), every)


def paint(screen: Screen) -> Frame:
    """Return the pixels of `screen`, what moves as it was when the screen was made.

    The same screen gives the same bytes everywhere.
    """
    return _Reel(_still(screen.items), screen.moving)(screen.made_at)


@dataclass(frozen=True, slots=True)
class _Reel:
    """The frames of a film. still: the pixels of what never moves, as one number."""

    still: int
    moving: tuple[Moving, ...]

    def __call__(self, at: float) -> Frame:
        pixels = self.still
        for moving in self.moving:
            pixels |= _spread(moving.drawing(at))
        return Frame(WIDTH, HEIGHT, pixels.to_bytes(_BYTES, "big"))


def _spread(drawing: Drawing) -> int:
    """Return the pixels of `drawing` on a dark screen; it must lie inside."""
    bitmap = drawing.bitmap
    mask, pixels = (1 << bitmap.width) - 1, 0
    bits = bitmap.bits
    shift = WIDTH * (HEIGHT - drawing.bottom) + WIDTH - drawing.right
    while bits:
        pixels |= (bits & mask) << shift
        bits >>= bitmap.width
        shift += WIDTH
    return pixels


def _still(items: Sequence[Item]) -> int:
    image = Image.new("1", (WIDTH, HEIGHT))
    for item in items:
        match item:
            case Words():
                _write(image, item)
            case Block(left, top, width, height):
                corner = (left + width - 1, top + height - 1)
                ImageDraw.Draw(image).rectangle(((left, top), corner), fill=1)
            case Drawing(left, top, bitmap):
                image.paste(1, (left, top), _picture(bitmap))
    return int.from_bytes(image.tobytes(), "big")


def _write(image: Image.Image, line: Words) -> None:
    pen = line.left
    for character in line.words:
        glyph = line.size.font.glyph(character)
        image.paste(1, (pen + glyph.left, line.baseline - glyph.top), _stencil(glyph))
        pen += glyph.advance


@lru_cache(maxsize=512)
def _stencil(glyph: Glyph) -> Image.Image:
    return Image.frombytes("1", (glyph.width, glyph.height), glyph.rows)


@lru_cache(maxsize=64)
def _picture(bitmap: Bitmap) -> Image.Image:
    return Image.frombytes("1", (bitmap.width, bitmap.height), bitmap.rows)
