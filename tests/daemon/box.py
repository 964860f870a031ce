"""A whole box in a test: its settings, eyes that see what it shows, and a hand."""

import asyncio
from base64 import b64decode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from seancebox.config.load import load
from seancebox.config.settings import Settings
from seancebox.ports import Audience, Broadcast, Json
from seancebox.senses.meanings import Button
from seancebox.sim.hand import SimHand
from seancebox.sim.jumping import let_pass

COLOURS = (Button.BLUE, Button.WHITE, Button.RED, Button.YELLOW)


def settings_file(folder: Path, *lines: str) -> Path:
    """Return a box.toml for a simulated box whose journal lies in `folder`."""
    journal = folder / "journal.db"
    file = folder / "box.toml"
    wanted = ('pins.factory = "mock"', f'journal.path = "{journal}"', *lines)
    file.write_text("\n".join(wanted), encoding="utf-8")
    return file


def settings_in(folder: Path, *lines: str) -> Settings:
    """Return the settings of a simulated box whose journal lies in `folder`."""
    return load(settings_file(folder, *lines))


@dataclass
class Eyes:
    """An onlooker who remembers what every part showed last, and all that was said."""

    lamps: dict[Json, Json] = field(default_factory=dict)
    oleds: dict[Json, bytes] = field(default_factory=dict)
    faces: dict[Audience, Mapping[str, Json]] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    _has_seen: asyncio.Event = field(default_factory=asyncio.Event)

    def see(self, what: Broadcast) -> None:
        self._has_seen.set()
        match what.kind:
            case "lamp":
                self.lamps[what.data["lamp"]] = what.data["level"]
            case "oled":
                self.oleds[what.data["face"]] = b64decode(str(what.data["bits"]))
            case "state":
                self.faces[what.audience] = what.data
            case "log":
                self.log.append(str(what.data["text"]))

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Look on until it is so."""
        async with asyncio.timeout(60):
            while not is_so():
                self._has_seen.clear()
                await self._has_seen.wait()

    @property
    def table(self) -> Mapping[str, Json]:
        return self.faces[Audience.TABLE]

    @property
    def state(self) -> Json:
        return self.table["state"]

    @property
    def echo(self) -> str:
        """The words of the table's echo, "" for none."""
        echo = self.table["echo"]
        return f"{echo['word']} {echo['about']}" if isinstance(echo, Mapping) else ""

    @property
    def is_anything_lit(self) -> bool:
        return any(self.lamps.values()) or any(map(any, self.oleds.values()))


async def begin_hour(hand: SimHand) -> None:
    """Play from ATTRACT to the first VISIONS of five players, and wait until it is shown."""
    await hand.hold(Button.YES, 1.1)
    await hand.hold(Button.YES, 1.1)
    await let_pass(1.5)  # ATTRACT's own change settles
    for button in COLOURS:
        await hand.press(button)
    await hand.hold(Button.YES, 1.1)
    await hand.press(Button.YES)  # one each
    await hand.press(Button.YES)  # the difficulty proposed
    await hand.hold(Button.YES, 1.1)  # the cards are dealt
    await let_pass(1)
