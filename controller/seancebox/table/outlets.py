"""Where the scene goes: lamps, both OLEDs, sounder, knocker and pages."""

import logging
from collections.abc import Iterable, Mapping
from typing import Protocol

from seancebox.config.settings import Settings
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Text
from seancebox.ports import (
    Audience,
    Broadcast,
    Cue,
    Display,
    Json,
    Knocker,
    Lamps,
    Onlooker,
    Picture,
    Sounder,
)
from seancebox.show.lamps import lights
from seancebox.show.mark import marked
from seancebox.show.paint import picture
from seancebox.show.pattern import pattern
from seancebox.show.scene import Scene
from seancebox.show.screens import contrast, ghost_screen, table_screen

from .ledger import Ledger
from .marks import Marks
from .overlay import Overlay

log = logging.getLogger(__name__)


class Outlets(Protocol):
    """The devices that show and sound."""

    @property
    def lamps(self) -> Lamps:
        """All lamps."""

    @property
    def table_oled(self) -> Display:
        """The OLED that the psychics read."""

    @property
    def ghost_oled(self) -> Display:
        """The OLED behind the screen."""

    @property
    def sounder(self) -> Sounder:
        """What makes cues heard."""

    @property
    def knocker(self) -> Knocker:
        """The solenoid."""


class Voice(Protocol):
    """How loud, how bright, in which languages."""

    @property
    def is_muted(self) -> bool:
        """Whether all sound is off."""

    @property
    def brightness(self) -> float:
        """0..1."""

    @property
    def table_catalogue(self) -> Catalogue:
        """The language of the table's face."""

    @property
    def ghost_catalogue(self) -> Catalogue:
        """The language of the ghost's face."""


class Stagehand:
    """Puts scenes on the outlets; knows the voice of the house, not the game."""

    def __init__(
        self, outlets: Outlets, onlooker: Onlooker, voice: Voice, settings: Settings
    ) -> None:
        self._outlets = outlets
        self._onlooker = onlooker
        self._voice = voice
        self._settings = settings
        self._contrasts: dict[Display, int] = {}
        self._ledger = Ledger()
        self._told: dict[tuple[Audience, str], Mapping[str, Json]] = {}
        self._pictures: tuple[Picture, Picture] | None = None
        self._marks = Marks()

    def show(self, scene: Scene, now: float, overlay: Overlay | None = None) -> float | None:
        """Show `scene` on lamps and displays; return when it will look different by itself."""
        voice, outlets, oled = self._voice, self._outlets, self._settings.oled
        over = None if overlay is None else overlay.lights
        outlets.lamps.show(lights(scene) if over is None else over)
        self._dim(outlets.table_oled, contrast(scene, voice.brightness, oled.table.contrast))
        self._dim(outlets.ghost_oled, contrast(scene, voice.brightness, oled.ghost.contrast))
        self._marks.settle(now)
        if overlay is not None and overlay.is_pattern:
            self._pictures = None
            outlets.table_oled.show(pattern(now))
            outlets.ghost_oled.show(pattern(now))
            return None
        table = table_screen(scene, voice.table_catalogue, now)
        ghost = ghost_screen(scene, voice.ghost_catalogue, now)
        self._pictures = picture(table), picture(ghost)
        self._bring()
        untils = (table.until, ghost.until, self._marks.until)
        return min((at for at in untils if at is not None), default=None)

    def _bring(self) -> None:
        """Put the pictures on the OLEDs, their edges lit where something sounds."""
        if self._pictures is not None:
            table, ghost = self._pictures
            self._outlets.table_oled.show(marked(table, self._marks.lit))
            self._outlets.ghost_oled.show(marked(ghost, self._marks.lit))

    def _dim(self, display: Display, level: int) -> None:
        if self._contrasts.get(display) != level:
            self._contrasts[display] = level
            display.dim(level)

    def play(self, cue: Cue) -> None:
        """Sound `cue`, unless it is off; seen it is in any case."""
        if not self._voice.is_muted and cue not in self._settings.sound.cues_off:
            self._outlets.sounder.play(cue)
        self._marks.light()
        self._bring()

    def knock(self, times: int) -> None:
        """Let the solenoid knock."""
        if not self._voice.is_muted:
            self._outlets.knocker.knock(times)

    def snapshot(self, audience: Audience) -> tuple[Broadcast, ...]:
        """Return what `audience` was told, the newest of each kind, for a page that comes new."""
        return tuple(
            Broadcast(audience, kind, told)
            for (to, kind), told in self._told.items()
            if to is audience
        )

    def tell(self, audience: Audience, kind: str, facts: Mapping[str, Json]) -> None:
        """Tell the pages of `audience` the facts of this kind, if they have changed."""
        if self._told.get((audience, kind)) != facts:
            self._told[audience, kind] = facts
            self._onlooker.see(Broadcast(audience, kind, facts))

    def log(self, text: Text, takes_back: Iterable[Text] = (), *, begins: bool = False) -> str:
        """Tell the pages and the log what everybody may know; return the sentence.

        takes_back: what was told and counts no more, the newest first; the pages get the numbers
        of those lines, whatever the language they were told in. begins: a game, and a new list
        on the pages.
        """
        sentence = self._voice.table_catalogue.plain(text)
        if begins:
            self._ledger.begin()
        strikes = self._ledger.strike(takes_back)
        told: dict[str, Json] = {"text": sentence, "line": self._ledger.enter(text)}
        if begins:
            told["begins"] = True
        if strikes:
            told["strikes"] = strikes
        log.info("%s", sentence)
        self._onlooker.see(Broadcast(Audience.TABLE, "log", told))
        return sentence
