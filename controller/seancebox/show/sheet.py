"""A contact sheet: many frames in one picture, large enough for eyes."""

from collections.abc import Sequence

from PIL import Image

from seancebox.ports import Frame

_MARGIN = 4  # pixels of the OLED between two frames
_GLASS = 60  # grey around the frames


def sheet(frames: Sequence[Frame], across: int = 3, zoom: int = 4) -> Image.Image:
    """Return all `frames`, `across` in a row, each pixel `zoom` wide; empty for none."""
    wide = max((frame.width for frame in frames), default=0) + _MARGIN
    high = max((frame.height for frame in frames), default=0) + _MARGIN
    rows = -(-len(frames) // across)
    page = Image.new("L", (wide * across + _MARGIN, high * rows + _MARGIN), _GLASS)
    for index, frame in enumerate(frames):
        row, column = divmod(index, across)
        page.paste(picture(frame), (_MARGIN + column * wide, _MARGIN + row * high))
    return page.resize((page.width * zoom, page.height * zoom), Image.Resampling.NEAREST)


def picture(frame: Frame) -> Image.Image:
    """Return `frame` as an image of one bit a pixel."""
    return Image.frombytes("1", (frame.width, frame.height), frame.bits)
