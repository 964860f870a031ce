"""Where the scene goes: lamps, both OLEDs, sounder, knocker and pages."""

import logging
from collections.abc import Mapping
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
    Sounder,
)
from seancebox.show.lamps import lights
from seancebox.show.paint import picture
from seancebox.show.pattern import pattern
from seancebox.show.scene import Scene
from seancebox.show.screens import contrast, ghost_screen, table_screen

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
        self._told: dict[Audience, Mapping[str, Json]] = {}

    def show(self, scene: Scene, now: float, overlay: Overlay | None = None) -> float | None:
        """Show `scene` on lamps and displays; return when it will look different by itself."""
        voice, outlets, oled = self._voice, self._outlets, self._settings.oled
        over = None if overlay is None else overlay.lights
        outlets.lamps.show(lights(scene) if over is None else over)
        self._dim(outlets.table_oled, contrast(scene, voice.brightness, oled.table.contrast))
        self._dim(outlets.ghost_oled, contrast(scene, voice.brightness, oled.ghost.contrast))
        if overlay is not None and overlay.is_pattern:
            outlets.table_oled.show(pattern(now))
            outlets.ghost_oled.show(pattern(now))
            return None
        table = table_screen(scene, voice.table_catalogue, now)
        ghost = ghost_screen(scene, voice.ghost_catalogue, now)
        outlets.table_oled.show(picture(table, now))
        outlets.ghost_oled.show(picture(ghost, now))
        return min((at for at in (table.until, ghost.until) if at is not None), default=None)

    def _dim(self, display: Display, level: int) -> None:
        if self._contrasts.get(display) != level:
            self._contrasts[display] = level
            display.dim(level)

    def play(self, cue: Cue) -> None:
        """Sound `cue`, unless it is off."""
        if not self._voice.is_muted and cue not in self._settings.sound.cues_off:
            self._outlets.sounder.play(cue)

    def knock(self, times: int) -> None:
        """Let the solenoid knock."""
        if not self._voice.is_muted:
            self._outlets.knocker.knock(times)

    def snapshot(self, audience: Audience) -> tuple[Broadcast, ...]:
        """Return the state as `audience` knows it, for a page that comes new."""
        told = self._told.get(audience)
        return () if told is None else (Broadcast(audience, "state", told),)

    def tell(self, audience: Audience, state: Mapping[str, Json]) -> None:
        """Tell the pages of `audience` the state, if it has changed."""
        if self._told.get(audience) != state:
            self._told[audience] = state
            self._onlooker.see(Broadcast(audience, "state", state))

    def log(self, text: Text) -> str:
        """Tell the pages and the log what everybody may know; return the sentence."""
        sentence = self._voice.table_catalogue.plain(text)
        log.info("%s", sentence)
        self._onlooker.see(Broadcast(Audience.TABLE, "log", {"text": sentence}))
        return sentence
