"""A scene becomes two screens: what the table reads, and what the ghost reads."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from seancebox.locale.catalogue import Catalogue
from seancebox.locale.symbols import LISTENS, SYMBOLS
from seancebox.locale.text import Field, Text, bare, say

from .attract import wandering
from .bars import Bars
from .ornaments import Ornament, dial, moon, snuffed_candle
from .paragraph import TAB
from .scene import Echo, Face, Sand, Scene, State, Tone
from .screen import HEIGHT, TURN_SECONDS, Item, Moving, Screen, Words
from .styles import GHOST, NAMES, TABLE, Style
from .timer import Timer
from .typesetting import Area, Page, is_whole, pages

_LEFT: Final = 3  # columns left of an ornament
_MANY: Final = 3  # psychics, from where on their symbols stand for them beside the sand
_GAP: Final = 7  # columns right of it

_ANSWERS: Final = (Tone.YES, Tone.NO, Tone.UNCLEAR)


def table_screen(scene: Scene, catalogue: Catalogue, at: float) -> Screen:
    """Return what the table's OLED shows at `at`."""
    return _Board(scene, scene.table, scene.echo, scene.since, TABLE, catalogue, at).screen()


def ghost_screen(scene: Scene, catalogue: Catalogue, at: float) -> Screen:
    """Return what the ghost's OLED shows at `at`; here alone secrets are shown (R10)."""
    return _Board(
        scene, scene.ghost, scene.ghost_echo, scene.ghost_since, GHOST, catalogue, at
    ).screen()


def contrast(scene: Scene, brightness: float, most: int = 255) -> int:
    """Return the contrast of the OLEDs, 1 to `most`. brightness: 0..1, as set by the host."""
    rest = 0.25 if scene.is_dim else 0.5 if scene.state is State.ATTRACT else 1.0
    return max(1, round(most * brightness * rest))


@dataclass(frozen=True, slots=True)
class _Board:
    """One face of a scene, being laid out for the time `at`."""

    scene: Scene
    face: Face
    echo: Echo | None
    since: float
    style: Style
    catalogue: Catalogue
    at: float

    def screen(self) -> Screen:
        """Return all that the face shows."""
        bars = self._above(Bars(Area(0, HEIGHT)))
        if self.echo is not None:
            bars = self._with_fuse(bars)
            return self._turning(bars, self._answer(self.echo, bars.area))
        if self.scene.state is State.ATTRACT and not self.scene.is_menu:
            return self._attract(bars)
        return self._asking(self._titled(self._below(bars)))

    # --- what stands at the edges ---

    def _above(self, bars: Bars) -> Bars:
        if self.scene.fault is None:
            return bars
        return bars.with_head(self.catalogue.say(self.scene.fault), self.style.line)

    def _below(self, bars: Bars) -> Bars:
        if self.face.hint is None:
            return self._with_fuse(bars)
        mark = f"{LISTENS} " if self.scene.listens else ""
        hint = mark + self.catalogue.say(self.face.hint)
        return bars.with_foot(hint, self.style.line, self.scene.fuse, self.at)

    def _titled(self, bars: Bars) -> Bars:
        """Return `bars` with the menu's name above, if the page has room under it."""
        titled = bars.with_head(self.catalogue.say(say("service")), self.style.line)
        said = self._said(self.face.headline, *self.face.lines)
        has_room = self.scene.is_menu and self.scene.fault is None
        return titled if has_room and is_whole(said, self.style.body, titled.area) else bars

    def _with_fuse(self, bars: Bars) -> Bars:
        return bars if self.scene.fuse is None else bars.with_fuse(self.scene.fuse, self.at)

    # --- what stands between them ---

    def _answer(self, echo: Echo, area: Area) -> Sequence[Page]:
        ladder = self.style.answer if echo.tone in _ANSWERS else self.style.news
        word, *about = self._said(echo.word, *echo.about)
        return pages((word,), about, ladder, area)

    def _attract(self, bars: Bars) -> Screen:
        hint = (self.face.hint,) if self.face.hint else ()
        sentences = self._said(self.face.headline, *self.face.lines, *hint)
        title = wandering(sentences, self.style.title, bars.area.top, self.at)
        return replace(title, items=(*bars.items, *title.items))

    def _asking(self, bars: Bars) -> Screen:
        """Return what is asked: beside the sand, under a name or beside an ornament."""
        head, *lines = self._said(self.face.headline, *self.face.lines)
        if any(TAB in line for line in lines):
            return self._turning(bars, pages((head.strip(),), lines, self.style.body, bars.area))
        if self.scene.sand is not None:
            return self._beside_sand(self.scene.sand, head, bars)
        if self.scene.name is not None:
            name = self.catalogue.say(bare(self.scene.name))
            ladder = tuple((size, *rung) for rung in self.style.body for size in NAMES)
            return self._turning(bars, pages((name, head), lines, ladder, bars.area))
        return self._beside_ornament(head, lines, bars)

    def _beside_sand(self, sand: Sand, head: str, bars: Bars) -> Screen:
        said = self._said(*_marks(sand), *map(_brief, self.face.lines))
        timer = Timer(sand, self.at, self.scene.hour, head, said, self.style.body, bars.area)
        layout = timer.layout()
        return self._turning(bars, layout.pages, layout.items, layout.moving)

    def _beside_ornament(self, head: str, lines: Sequence[str], bars: Bars) -> Screen:
        area, ornament = bars.area, self._ornament(bars.area)
        if ornament is not None:
            beside = replace(area, left=_LEFT + ornament.width + _GAP, is_flush=True)
            if all(is_whole((one,), self.style.body, beside) for one in (head, *lines)):
                turned = pages((head,), lines, self.style.body, beside)
                return self._turning(bars, turned, ornament.items, ornament.moving)
        return self._turning(bars, pages((head,), lines, self.style.body, area))

    def _ornament(self, area: Area) -> Ornament | None:
        """Return what is drawn at the left, in the middle of `area`."""
        draw = self._drawn()
        if draw is None:
            return None
        height = draw(0, 0).height
        return (
            draw(_LEFT, area.top + (area.height - height) // 2) if height <= area.height else None
        )

    def _drawn(self) -> Callable[[int, int], Ornament] | None:
        if self.scene.is_menu:
            return None
        hour = self.scene.hour
        drawn: dict[State, Callable[[int, int], Ornament]] = {
            State.HOUR_END: lambda left, top: dial(left, top, hour),
            State.WON: moon,
            State.LOST: snuffed_candle,
        }
        return drawn.get(self.scene.state)

    def _turning(
        self,
        bars: Bars,
        pages: Sequence[Sequence[Words]],
        items: tuple[Item, ...] = (),
        moving: tuple[Moving, ...] = (),
    ) -> Screen:
        """Return the page that is up."""
        turn = int((self.at - self.since) // TURN_SECONDS)
        page = pages[turn % len(pages)]
        until = self.since + (turn + 1) * TURN_SECONDS if len(pages) > 1 else None
        return Screen(
            (*bars.items, *items, *page), (*bars.moving, *moving), until=until, made_at=self.at
        )

    def _said(self, *texts: Text) -> Sequence[str]:
        return [self.catalogue.say(text) for text in texts]


def _brief(text: Text) -> Text:
    """Return it with lists of psychics as symbols alone: a glance at them must do."""
    fields = tuple((name, _symbols(value)) for name, value in text.fields)
    return replace(text, fields=fields)


def _symbols(value: Field) -> Field:
    if isinstance(value, tuple) and len(value) >= _MANY:
        return "".join(SYMBOLS[psychic] for psychic in value)
    return value


def _marks(sand: Sand) -> tuple[Text, ...]:
    """Return what is special about the sand."""
    marks = {
        say("grace"): sand.is_grace,
        say("no hurry"): sand.is_relaxed,
    }
    return tuple(mark for mark, is_so in marks.items() if is_so)
