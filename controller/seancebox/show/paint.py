"""Screens become pixels."""

from functools import lru_cache

from PIL import Image, ImageDraw

from seancebox.locale.fonts import Glyph
from seancebox.ports import Frame, Picture

from .screen import HEIGHT, WIDTH, Block, Screen, Words


def picture(screen: Screen, _at: float) -> Picture:
    """Return `screen` as a display takes it: as a frame, or as a film where something moves."""
    return paint(screen)


def paint(screen: Screen) -> Frame:
    """Return the pixels of `screen`; the same screen gives the same bytes everywhere."""
    image = Image.new("1", (WIDTH, HEIGHT))
    for item in screen.items:
        match item:
            case Words():
                _write(image, item)
            case Block(left, top, width, height):
                corner = (left + width - 1, top + height - 1)
                ImageDraw.Draw(image).rectangle(((left, top), corner), fill=1)
    return Frame(WIDTH, HEIGHT, image.tobytes())


def _write(image: Image.Image, line: Words) -> None:
    pen = line.left
    for character in line.words:
        glyph = line.size.font.glyph(character)
        image.paste(1, (pen + glyph.left, line.baseline - glyph.top), _stencil(glyph))
        pen += glyph.advance


@lru_cache(maxsize=512)
def _stencil(glyph: Glyph) -> Image.Image:
    return Image.frombytes("1", (glyph.width, glyph.height), glyph.rows)
