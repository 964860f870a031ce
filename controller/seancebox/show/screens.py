"""A scene becomes two screens: what the table reads, and what the ghost reads."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from seancebox.locale.catalogue import Catalogue
from seancebox.locale.symbols import LISTENS
from seancebox.locale.text import Text, say
from seancebox.senses.meanings import Rhythm

from .paragraph import TAB, shortened
from .sand import sand_band
from .scene import Echo, Face, Sand, Scene, State, Tone
from .screen import HEIGHT, WIDTH, Block, Item, Screen, Size, Words
from .styles import GHOST, TABLE, Style
from .typesetting import Area, fits, pages, typeset

_BAR: Final = 12  # rows of the hint or the fault, with the line that parts it off
_SAND_AIR: Final = 3  # rows over and under the seconds
_TURN: Final = 3.0  # seconds that a page stays, where there are several
_REST: Final = 20.0  # seconds that the title stays in one place
_STRIDE: Final = 5  # rows to the next place

_HINTS: Final = {
    frozenset({Rhythm.YES, Rhythm.NO}): say("1 = yes   2 = no"),
    frozenset({Rhythm.YES, Rhythm.NO, Rhythm.GO_ON}): say("1 yes · 2 no · 3 go on"),
    frozenset({Rhythm.GO_ON}): say("3 = go on"),
}
_ANSWERS: Final = (Tone.YES, Tone.NO, Tone.UNCLEAR)


def table_screen(scene: Scene, catalogue: Catalogue, at: float) -> Screen:
    """Return what the table's OLED shows at `at`."""
    return _Page(scene, scene.table, scene.echo, TABLE, catalogue).screen(at)


def ghost_screen(scene: Scene, catalogue: Catalogue, at: float) -> Screen:
    """Return what the ghost's OLED shows at `at`; here alone secrets are shown (R10)."""
    return _Page(scene, scene.ghost, scene.ghost_echo, GHOST, catalogue).screen(at)


def contrast(scene: Scene, brightness: float, most: int = 255) -> int:
    """Return the contrast of the OLEDs, 1 to `most`. brightness: 0..1, as set by the host."""
    rest = 0.25 if scene.is_dim else 0.5 if scene.state is State.ATTRACT else 1.0
    return max(1, round(most * brightness * rest))


@dataclass(frozen=True, slots=True)
class _Page:
    """One face of a scene, being laid out."""

    scene: Scene
    face: Face
    echo: Echo | None
    style: Style
    catalogue: Catalogue

    def screen(self, at: float) -> Screen:
        """Return all that the face shows."""
        fault = self._fault()
        area = Area(_BAR if fault else 0, HEIGHT)
        if self.echo is not None:
            return Screen((*fault, *self._answer(self.echo, area)))
        if self.scene.state is State.ATTRACT and not self.scene.is_menu:
            return _wandering((*fault, *self._title(area)), at)
        hint = self._hint()
        if hint:
            area = replace(area, bottom=HEIGHT - _BAR)
        return _turning([(*fault, *page, *hint) for page in self._middle(area)], at)

    def _answer(self, echo: Echo, area: Area) -> Sequence[Item]:
        ladder = self.style.answer if echo.tone in _ANSWERS else self.style.news
        return typeset(self._said(echo.word, *echo.about), ladder, area)

    def _title(self, area: Area) -> Sequence[Item]:
        hint = (self.face.hint,) if self.face.hint else ()
        sentences = self._said(self.face.headline, *self.face.lines, *hint)
        return typeset(sentences, self.style.title, area)

    def _middle(self, area: Area) -> Sequence[Sequence[Item]]:
        """Return the pages of what is asked, under the seconds or under the name of whom."""
        head, *lines = self._said(self.face.headline, *self.face.lines)
        if any(TAB in line for line in lines):
            return pages((head,), lines, self.style.body, area)
        if self.scene.sand is not None:
            return self._under_sand(self.scene.sand, head, lines, area)
        if self.scene.name is not None:
            name = self.catalogue.say(say("{who}", who=self.scene.name))
            return pages((name, head), lines, self.style.named, area)
        return pages((head,), lines, self.style.body, area)

    def _under_sand(
        self, sand: Sand, head: str, lines: Sequence[str], area: Area
    ) -> Sequence[Sequence[Item]]:
        marks = self._said(*_marks(sand))
        body = self.style.body
        size = Size.SECONDS
        if marks or not fits((head, *lines), body[0], _under(size, area)):
            size = Size.NAME
        band = sand_band(sand, marks, size, area.top + 1)
        return [(*band, *page) for page in pages((head,), lines, body, _under(size, area))]

    def _hint(self) -> Sequence[Item]:
        text = self.face.hint or _HINTS.get(self.scene.listens - {Rhythm.UNCLEAR})
        if text is None:
            return ()
        mark = f"{LISTENS} " if self.scene.listens else ""
        line = Block(0, HEIGHT - _BAR, WIDTH, 1)
        return (line, self._line(mark + self.catalogue.say(text), HEIGHT - 2))

    def _fault(self) -> Sequence[Item]:
        if self.scene.fault is None:
            return ()
        line = Block(0, _BAR - 1, WIDTH, 1)
        return (self._line(self.catalogue.say(self.scene.fault), _BAR - 3), line)

    def _line(self, sentence: str, baseline: int) -> Words:
        """Return one line in the middle, as large as the style allows."""
        sizes = self.style.line
        size = next((s for s in sizes if s.font.width(sentence) <= WIDTH), sizes[-1])
        words = shortened(sentence, size)
        return Words((WIDTH - size.font.width(words)) // 2, baseline, words, size)

    def _said(self, *texts: Text) -> Sequence[str]:
        return [self.catalogue.say(text) for text in texts]


def _under(size: Size, area: Area) -> Area:
    return Area(area.top + size.font.capital + _SAND_AIR, area.bottom)


def _marks(sand: Sand) -> tuple[Text, ...]:
    """Return what is special about the sand; there is room for two words."""
    marks = {
        say("paused"): not sand.is_running,
        say("grace"): sand.is_grace,
        say("no hurry"): sand.is_relaxed,
    }
    return tuple(mark for mark, is_so in marks.items() if is_so)[:2]


def _turning(pages: Sequence[Sequence[Item]], at: float) -> Screen:
    """Return the page that is up at `at`."""
    if len(pages) == 1:
        return Screen(tuple(pages[0]))
    turn = at // _TURN
    return Screen(tuple(pages[int(turn) % len(pages)]), until=(turn + 1) * _TURN)


def _wandering(items: Sequence[Item], at: float) -> Screen:
    """Return `items` somewhere else on the screen every few seconds, lest they burn in."""
    top = min((item.top for item in items), default=0)
    room = HEIGHT - max((item.bottom for item in items), default=0) + top
    rest = at // _REST
    down = int(rest) * _STRIDE % (room + 1) - top
    return Screen(tuple(item.moved(0, down) for item in items), until=(rest + 1) * _REST)
