"""How a test looks at a screen: its pixels, its words, and scenes to look at."""

from functools import cache

from seancebox.engine.cards import Psychic
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.fonts import Glyph
from seancebox.locale.symbols import without_symbols
from seancebox.locale.text import Text, say
from seancebox.ports import Frame
from seancebox.show.scene import Face, Scene, State
from seancebox.show.screen import HEIGHT, WIDTH, Block, Drawing, Screen, Size, Words

ENGLISH = Catalogue("en")
ALL = tuple(Psychic)
LONG = say("Would you be so kind as to lay your intuition tokens on the cards that you seek?")
ENDLESS = say("Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle")
WAITING = say("{who} still wait for a vision of the ghost tonight", who=ALL)

Pixel = tuple[int, int]


def scene(
    headline: Text | str,
    *lines: Text | str,
    hint: Text | None = None,
    state: State = State.VISIONS,
) -> Scene:
    """Return a scene with the same face for the table and for the ghost."""
    face = Face(_text(headline), tuple(map(_text, lines)), hint)
    return Scene(state, table=face, ghost=face)


def _text(words: Text | str) -> Text:
    return say("{words}", words=words) if isinstance(words, str) else words


def lit(frame: Frame) -> set[Pixel]:
    """Return the lit pixels of a frame."""
    row = frame.width // 8
    return {
        (x, y)
        for y in range(frame.height)
        for x in range(frame.width)
        if frame.bits[y * row + x // 8] >> (7 - x % 8) & 1
    }


def ink(line: Words) -> set[Pixel]:
    """Return the pixels that a line of type would light on an endless screen."""
    pixels: set[Pixel] = set()
    pen = line.left
    for glyph in line.size.font.of(line.words):
        left, top = pen + glyph.left, line.baseline - glyph.top
        pixels |= {(left + x, top + y) for x, y in _dots(glyph)}
        pen += glyph.advance
    return pixels


@cache
def _dots(glyph: Glyph) -> frozenset[Pixel]:
    row = -(-glyph.width // 8)
    return frozenset(
        (x, y)
        for y in range(glyph.height)
        for x in range(glyph.width)
        if glyph.rows[y * row + x // 8] >> (7 - x % 8) & 1
    )


def lines_of(screen: Screen) -> list[Words]:
    """Return the lines of type."""
    return [item for item in screen.items if isinstance(item, Words)]


def is_tidy(screen: Screen) -> bool:
    """Return whether all lies on the screen, and nothing touches a line of type.

    Drawings may touch each other: what moves in a drawing does.
    """
    lines = [ink(line) for line in lines_of(screen)]
    blocks = [_area(item) for item in screen.items if isinstance(item, Block)]
    moving = [one.drawing(screen.made_at) for one in screen.moving]
    still = [item for item in screen.items if isinstance(item, Drawing)]
    drawn = set().union(*map(dots, (*still, *moving)))
    every = set().union(drawn, *lines, *blocks)
    is_inside = all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in every)
    return is_inside and len(drawn) + sum(map(len, (*lines, *blocks))) == len(every)


def dots(drawing: Drawing) -> set[Pixel]:
    """Return the pixels that a drawing lights."""
    width, height = drawing.bitmap.width, drawing.bitmap.height
    return {
        (drawing.left + x, drawing.top + y)
        for x in range(width)
        for y in range(height)
        if drawing.bitmap.bits >> (width * (height - y) - 1 - x) & 1
    }


def _area(block: Block) -> set[Pixel]:
    return {
        (block.left + x, block.top + y) for x in range(block.width) for y in range(block.height)
    }


def read(screen: Screen) -> str:
    """Return all words of a screen in one line, as a story would."""
    return without_symbols(" ".join(screen.words))


def sizes_of(screen: Screen, words: str) -> set[Size]:
    """Return the sizes of the lines that have `words` in them."""
    return {line.size for line in lines_of(screen) if words in line.words}
