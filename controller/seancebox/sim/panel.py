"""The simulated box's front: every lamp, both OLEDs and the sounder, told to whoever looks on."""

import asyncio
import logging
from base64 import b64encode
from collections.abc import Mapping
from enum import Enum
from functools import partial

from seancebox.ports import Audience, Broadcast, Cue, Frame, Json, Lamp, Onlooker, Sounder
from seancebox.show.cues import TUNES

from .pins import SimFactory
from .ssd1306 import Ssd1306

log = logging.getLogger(__name__)


class Side(Enum):
    """The two faces of the box."""

    TABLE = "table"
    GHOST = "ghost"


class Panel:
    """What the simulated box shows, as broadcasts: "lamp", "oled" and "cue".

    "lamp": {lamp, level 0..1}. "oled": {face, width, height, bits in base64, as in Frame};
    the ghost's is for the ghost alone. "cue": {cue, notes: [[hertz, seconds], …]}, 0 Hz is a rest.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, onlooker: Onlooker) -> None:
        """Show nothing yet."""
        self._loop = loop
        self._onlooker = onlooker
        self._latest: dict[tuple[str, str], Broadcast] = {}

    def watch(self, lamps: Mapping[Lamp, int], factory: SimFactory) -> None:
        """Tell of each lamp's pin from now on."""
        for lamp, gpio in lamps.items():
            factory.pin(gpio).watch(partial(self._lamp_changed, lamp))

    def chip(self, side: Side) -> Ssd1306:
        """Return a chip whose picture is told as that side's OLED."""
        return Ssd1306(partial(self._picture_changed, side))

    def overhear(self, sounder: Sounder) -> Sounder:
        """Return `sounder` with its cues told."""
        return _Overheard(sounder, self)

    def snapshot(self, audience: Audience) -> tuple[Broadcast, ...]:
        """Return the latest of every lamp and OLED that `audience` may see, for a newcomer."""
        return tuple(what for what in self._latest.values() if what.audience is audience)

    def tell_cue(self, cue: Cue) -> None:
        """Tell that `cue` is heard, and its tune."""
        notes = [[note.hertz, note.seconds] for note in TUNES[cue]]
        self._onlooker.see(Broadcast(Audience.TABLE, "cue", {"cue": cue.value, "notes": notes}))

    def _lamp_changed(self, lamp: Lamp, level: float) -> None:
        self._tell(Audience.TABLE, "lamp", lamp.value, {"lamp": lamp.value, "level": level})

    def _picture_changed(self, side: Side, frame: Frame) -> None:
        """Carry a picture from the OLED thread into the loop."""
        try:
            self._loop.call_soon_threadsafe(self._oled_changed, side, frame)
        except RuntimeError:  # the loop has closed: nobody looks
            log.debug("after hours: a picture")

    def _oled_changed(self, side: Side, frame: Frame) -> None:
        bits = b64encode(frame.bits).decode("ascii")
        data = {"face": side.value, "width": frame.width, "height": frame.height, "bits": bits}
        self._tell(Audience(side.value), "oled", side.value, data)

    def _tell(self, audience: Audience, kind: str, part: str, data: Mapping[str, Json]) -> None:
        what = self._latest[kind, part] = Broadcast(audience, kind, data)
        self._onlooker.see(what)


class _Overheard:
    """A sounder whose cues are told before they sound."""

    def __init__(self, sounder: Sounder, panel: Panel) -> None:
        self._sounder = sounder
        self._panel = panel

    def play(self, cue: Cue) -> None:
        """Tell of `cue` and play it."""
        self._panel.tell_cue(cue)
        self._sounder.play(cue)

    def close(self) -> None:
        """Fall silent and let the pin go."""
        self._sounder.close()
