"""A sheet as one picture: every look of its specimens in a grid, both OLEDs and a caption each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops

from seancebox.locale.catalogue import Catalogue
from seancebox.ports import Frame
from seancebox.show.paint import paint
from seancebox.show.screen import HEIGHT, WIDTH, Screen, Size, Words

from .looks import looks
from .specimen import Sheet

SCALE: Final = 2
COLUMNS: Final = 2
_GAP: Final = 8  # between two OLEDs
_MARGIN: Final = 16
_CAPTION: Final = Size.HELP
_CAPTION_ROWS: Final = 16
_GLASS: Final = (WIDTH * SCALE, HEIGHT * SCALE)
_WIDTH: Final = COLUMNS * (2 * _GLASS[0] + _GAP) + (COLUMNS + 1) * _MARGIN
_CELL: Final = (2 * _GLASS[0] + _GAP, _GLASS[1] + _CAPTION_ROWS)

_NIGHT, _GLASS_DARK, _LIT, _WORDS = range(4)
_PALETTE: Final = (
    *(16, 18, 26),  # the night around
    *(2, 3, 6),  # an OLED that is dark
    *(178, 220, 255),  # and lit
    *(136, 144, 164),  # captions
)
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Cell:
    """Both OLEDs at one moment, with a caption."""

    caption: str
    table: Frame
    ghost: Frame


def cells(sheet: Sheet, catalogue: Catalogue) -> tuple[Cell, ...]:
    """Return all looks of `sheet`; a specimen whose pages turn has one for each."""
    return tuple(_cells(sheet, catalogue))


def _cells(sheet: Sheet, catalogue: Catalogue) -> Iterator[Cell]:
    for specimen in sheet.specimens:
        for look in looks(specimen, catalogue):
            caption = specimen.name if look.page == 1 else f"{specimen.name} · {look.page}"
            yield Cell(caption, look.table, look.ghost)


def drawn(cells: Sequence[Cell]) -> Image.Image:
    """Return the picture of `cells`."""
    rows = -(-len(cells) // COLUMNS)
    image = _night(_WIDTH, rows * (_CELL[1] + _MARGIN) + _MARGIN)
    for index, cell in enumerate(cells):
        _draw(image, cell, place(index))
    return image


def place(index: int) -> Box:
    """Return where the cell `index` is in the picture."""
    row, column = divmod(index, COLUMNS)
    left = _MARGIN + column * (_CELL[0] + _MARGIN)
    top = _MARGIN + row * (_CELL[1] + _MARGIN)
    return (left, top, left + _CELL[0], top + _CELL[1])


def _night(width: int, height: int) -> Image.Image:
    image = Image.new("P", (width, height), _NIGHT)
    image.putpalette(_PALETTE)
    return image


def _draw(image: Image.Image, cell: Cell, box: Box) -> None:
    left, top, *_ = box
    for frame, at in ((cell.table, left), (cell.ghost, left + _GLASS[0] + _GAP)):
        image.paste(_GLASS_DARK, (at, top, at + _GLASS[0], top + _GLASS[1]))
        image.paste(_LIT, (at, top), _stencil(frame).resize(_GLASS, Image.Resampling.NEAREST))
    pen = left
    for words in _pieces(cell.caption):
        line = Words(0, _CAPTION.font.capital + 2, words, _CAPTION)
        image.paste(_WORDS, (pen, top + _GLASS[1] + 2), _stencil(paint(Screen((line,)))))
        pen += _CAPTION.font.width(words)


def _pieces(caption: str) -> Iterator[str]:
    """Yield `caption` in as many pieces as screens are needed to write it."""
    while caption:
        count = len(caption)
        while _CAPTION.font.width(caption[:count]) > WIDTH:
            count -= 1
        yield caption[:count]
        caption = caption[count:]


def _stencil(frame: Frame) -> Image.Image:
    return Image.frombytes("1", (frame.width, frame.height), frame.bits)


# --- compared ---


def differing(expected: Image.Image, got: Image.Image, cells: Sequence[Cell]) -> tuple[int, ...]:
    """Return which of `cells`, those of `expected`, look otherwise in `got`; all by its size."""
    if expected.size != got.size:
        return tuple(range(len(cells)))
    return tuple(
        index for index in range(len(cells)) if not is_same(*_cut(place(index), expected, got))
    )


def is_same(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures have the same pixels."""
    return one.size == other.size and _difference(one, other).getbbox() is None


def _difference(one: Image.Image, other: Image.Image) -> Image.Image:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB"))


def _cut(box: Box, *images: Image.Image) -> Iterator[Image.Image]:
    return (image.crop(box) for image in images)


def side_by_side(expected: Image.Image, got: Image.Image, indices: Sequence[int]) -> Image.Image:
    """Return, a row for each of the cells `indices`: expected, got, difference."""
    width, height = _CELL
    image = Image.new(
        "RGB", (3 * (width + _MARGIN) + _MARGIN, len(indices) * (height + _MARGIN) + _MARGIN)
    )
    for row, index in enumerate(indices):
        pair = [one.convert("RGB") for one in _cut(place(index), expected, got)]
        for column, one in enumerate((*pair, _difference(*pair))):
            at = (_MARGIN + column * (width + _MARGIN), _MARGIN + row * (height + _MARGIN))
            image.paste(one, at)
    return image
