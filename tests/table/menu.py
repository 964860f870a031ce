"""A box with its service menu and a finger on its buttons, all real but wood, wire and glass."""

import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from seancebox.config.settings import Settings
from seancebox.engine import commands
from seancebox.engine.cards import Difficulty, Level, Psychic
from seancebox.engine.setup import Deal, Setup
from seancebox.journal import SqliteJournal, open_journal
from seancebox.locale.catalogue import Catalogue
from seancebox.ports import Broadcast, Cue, Frame, Heard, Lamp, Light
from seancebox.senses.candidates import Candidate
from seancebox.senses.meanings import Button, Held, Pressed
from seancebox.show.scene import Face
from seancebox.table import notes
from seancebox.table.context import Deed
from seancebox.table.house import House
from seancebox.table.outlets import Stagehand
from seancebox.table.overlay import Overlay
from seancebox.table.picture import Picture
from seancebox.table.seance import Seance
from seancebox.table.service import Service
from seancebox.table.service_desk import Facts

ENGLISH = Catalogue("en")
FOUR = (Psychic.RED, Psychic.BLUE, Psychic.WHITE, Psychic.BLACK)
START = 1000.0


@dataclass
class Row:
    """Lamps that remember what they show."""

    lights: Mapping[Lamp, Light] = field(default_factory=dict)

    def show(self, lights: Mapping[Lamp, Light]) -> None:
        self.lights = lights

    def close(self) -> None:
        self.lights = {}


@dataclass(eq=False)
class Glass:
    """An OLED that remembers."""

    frames: list[Frame] = field(default_factory=list)
    contrast: int = 0

    def show(self, frame: Frame) -> None:
        self.frames.append(frame)

    def dim(self, contrast: int) -> None:
        self.contrast = contrast

    def close(self) -> None:
        self.frames.clear()


@dataclass
class Noise:
    """A sounder and a knocker that remember."""

    cues: list[Cue] = field(default_factory=list)
    knocks: list[int] = field(default_factory=list)

    def play(self, cue: Cue) -> None:
        self.cues.append(cue)

    def knock(self, times: int) -> None:
        self.knocks.append(times)

    def close(self) -> None:
        self.cues.clear()


@dataclass
class Watcher:
    """A page that remembers."""

    seen: list[Broadcast] = field(default_factory=list)

    def see(self, what: Broadcast) -> None:
        self.seen.append(what)


@dataclass(frozen=True)
class Ends:
    """All that shows and sounds."""

    noise: Noise = field(default_factory=Noise)
    lamps: Row = field(default_factory=Row)
    table_oled: Glass = field(default_factory=Glass)
    ghost_oled: Glass = field(default_factory=Glass)

    @property
    def sounder(self) -> Noise:
        return self.noise

    @property
    def knocker(self) -> Noise:
        return self.noise


class Box:
    """The box, and somebody at its buttons; the clock stands still but while they act."""

    def __init__(
        self, house: House, journal: SqliteJournal, path: Path, has: Mapping[str, bool]
    ) -> None:
        self.now = START
        self.ends = Ends()
        self.watcher = Watcher()
        self.faults: dict[str, str] = {}
        self.power_offs = 0
        self.seen: list[tuple[float, list[str]]] = []  # what the menu showed as time passed
        self.journal = journal
        self._path = path
        self.stagehand = Stagehand(self.ends, self.watcher, house, house.settings)
        self.seance = Seance(house, journal, Random(7), has_ghost_display=True)
        self.seance.moment.touched_at = START
        self.service = Service(self.seance, self.stagehand, self._facts(has))
        self._picture = Picture(self.seance, self.service, self.stagehand, self.faults)

    def _facts(self, has: Mapping[str, bool]) -> Facts:
        return Facts(
            version="1.2.3",
            has_sensor=has.get("sensor", True),
            has_knocker=has.get("knocker", True),
            has_ghost_oled=has.get("ghost_oled", True),
            faults=lambda: self.faults,
            power_off=self._power_off,
        )

    def _power_off(self) -> None:
        self.power_offs += 1

    @property
    def house(self) -> House:
        return self.seance.house

    def break_disk(self, table: str) -> None:
        """Tear `table` out of the journal: what needs it fails from now on."""
        with closing(sqlite3.connect(self._path)) as journal:
            journal.execute(f"DROP TABLE {table}")

    # --- hands ---

    async def open(self) -> None:
        await self.service.open(self.now)

    async def press(self, *buttons: Button) -> None:
        """Press one after the other, without haste."""
        for button in buttons:
            await self.take(button)
            await self.wait(0.1)

    async def take(self, button: Button) -> None:
        """Press `button`, and look no further."""
        began = self.now
        await self.wait(0.1)
        await self.service.take(Pressed(button, began, self.now), self.now)

    async def hold(self, button: Button) -> None:
        began = self.now
        await self.wait(1.0)
        await self.service.take(Held(button, began, self.now), self.now)
        await self.wait(0.1)

    def knock(self) -> None:
        self.service.hear(Heard(Candidate(at_us=round(self.now * 1e6)), self.now))

    async def wait(self, seconds: float) -> None:
        """Let time pass, and the menu do what is due, when it is due."""
        end = self.now + seconds
        while (due := self.service.next_at()) is not None and due <= end:
            self.now = max(self.now, due)
            self._note()
            await self.service.settle(self.now)
        self.now = end
        await self.service.settle(end)

    async def find(self, *titles: str) -> None:
        """Go to the page that shows each of `titles`, and into each but the last."""
        for title in titles[:-1]:
            await self._turn_to(title)
            await self.press(Button.YES)
        await self._turn_to(titles[-1])

    async def _turn_to(self, title: str) -> None:
        met: list[str] = []
        while self.headline != title:
            assert self.headline not in met, f"no page {title!r}, but {met}"
            met.append(self.headline)
            await self.press(Button.NO)

    async def enter(self, *titles: str) -> None:
        """Open the menu and go into each of `titles`."""
        await self.open()
        await self.find(*titles)
        await self.press(Button.YES)

    # --- eyes ---

    @property
    def overlay(self) -> Overlay:
        overlay = self.service.overlay(self.now)
        assert overlay is not None, "the menu is closed"
        return overlay

    @property
    def headline(self) -> str:
        return ENGLISH.plain(self.overlay.table.headline)

    @property
    def words(self) -> list[str]:
        return words(self.overlay.table)

    async def look(self) -> None:
        """Let the box show what it has to show."""
        await self._picture.show(self.seance.context(self.now), self.now)

    async def headlines(self) -> list[str]:
        """Return the headlines of all pages of this list, once round."""
        met: list[str] = []
        while self.headline not in met:
            met.append(self.headline)
            await self.press(Button.NO)
        return met

    def _note(self) -> None:
        if self.service.is_open:
            self.seen.append((self.now, self.words))

    # --- evenings ---

    async def do(self, *deeds: Deed) -> None:
        await self.seance.do(deeds, self.now)

    async def deal(self) -> None:
        """Sit down four psychics and the ghost, and deal."""
        await self.seance.sit_down(self.now)
        await self.do(*(notes.SeatTaken(psychic) for psychic in FOUR))
        setup = Setup(FOUR, two_each=False, difficulty=Difficulty.EASY)
        await self.do(commands.BeginGame(setup), commands.DealCards(Deal.BY_HAND))

    async def turn_sand(self) -> None:
        """Play up to the running sand."""
        await self.deal()
        await self.do(commands.OpenHour())
        await self.do(*map(commands.GiveVision, FOUR), commands.TurnTimer())

    async def find_all(self) -> None:
        """Play three hours in which everybody is right, up to the shared vision."""
        await self.deal()
        await self._play_hours(3, right=True)
        await self.do(commands.BeginSharedVision())

    async def play_to_the_end(self, *, right: bool) -> None:
        """Play a whole game, in which everybody is always right, or never."""
        if not right:
            await self.deal()
            await self._play_hours(7, right=False)
            return
        await self.find_all()
        await self.do(commands.ShareVision())
        for _ in Level:
            await self.do(commands.CloseVote())
        await self.do(*(commands.CountVote(psychic, 1) for psychic in FOUR))
        await self.do(commands.RevealCulprit(1))

    async def _play_hours(self, hours: int, *, right: bool) -> None:
        for _ in range(hours):
            await self.do(commands.OpenHour())
            await self.do(*map(commands.GiveVision, FOUR), commands.TurnTimer())
            await self.do(commands.EndTimer())
            for psychic in FOUR:
                await self.do(commands.Answer(psychic, right=right), commands.CloseClaims())
        await self.do(commands.OpenHour())


def words(face: Face) -> list[str]:
    """Return the lines under the headline, as people read them."""
    return [ENGLISH.plain(line) for line in face.lines]


@asynccontextmanager
async def box(
    folder: Path, has: Mapping[str, bool] | None = None, **tables: Any
) -> AsyncIterator[Box]:
    """Run a box with `tables` of settings; has: parts that are built in or not."""
    path = folder / "journal.db"
    journal = await open_journal(path)
    try:
        settings = Settings.model_validate(tables)
        yield Box(await House.open(settings, journal), journal, path, has or {})
    finally:
        await journal.close()
