"""A whole box without lamps, glass or sound, for what only the running box can show."""

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from seancebox.config.settings import Settings
from seancebox.engine import commands
from seancebox.engine.cards import KINDS, LEVELS, Difficulty
from seancebox.engine.setup import Deal, Setup
from seancebox.journal import open_journal
from seancebox.ports import Broadcast, Cue, Entry, Journal, JournalFailed, Lamp, Light, Picture
from seancebox.senses.meanings import Button, Held, Pressed
from seancebox.show.scene import Echo
from seancebox.table import notes, routing
from seancebox.table.context import Deed
from seancebox.table.doing import Doer
from seancebox.table.figures import Figures
from seancebox.table.house import House
from seancebox.table.outlets import Stagehand
from seancebox.table.seance import Seance
from seancebox.table.service import Service
from seancebox.table.service_desk import Desk, Facts

from .evenings import FOUR
from .specimen import NOW

VERSION: Final = "1.0.0"  # of a box to come: pictures don't change with each release
BEGUN: Final = datetime(2026, 10, 31, 20, 0, tzinfo=UTC)
_T = TypeVar("_T")
logging.getLogger("seancebox").addHandler(logging.NullHandler())  # its disk refuses on purpose


class _Nowhere:
    """Lamps, OLED, sounder, knocker and page at once: nothing is seen and nothing is heard."""

    def show(self, _shown: Mapping[Lamp, Light] | Picture) -> None:
        """Show nothing."""

    def dim(self, contrast: int) -> None:
        """Dim nothing."""

    def play(self, cue: Cue) -> None:
        """Play nothing."""

    def knock(self, times: int) -> None:
        """Knock on nothing."""

    def see(self, what: Broadcast) -> None:
        """See nothing."""

    def close(self) -> None:
        """Nothing is open."""


@dataclass(frozen=True, slots=True)
class _Outlets:
    """No two displays are one, since each has its contrast."""

    lamps: _Nowhere = field(default_factory=_Nowhere)
    table_oled: _Nowhere = field(default_factory=_Nowhere)
    ghost_oled: _Nowhere = field(default_factory=_Nowhere)
    sounder: _Nowhere = field(default_factory=_Nowhere)
    knocker: _Nowhere = field(default_factory=_Nowhere)


@dataclass(frozen=True, slots=True)
class Backstage:
    """The table's parts without the task that runs them; time stands still at `NOW`."""

    seance: Seance
    stagehand: Stagehand
    desk: Desk
    doer: Doer
    faults: dict[str, str]
    journal: Journal

    @property
    def service(self) -> Service:
        """Return the service menu, closed."""
        return Service(self.seance, self.stagehand, self.desk.facts)

    async def do(self, *deeds: Deed) -> None:
        """Do `deeds` as one step."""
        await self.seance.do(deeds, NOW)

    async def tap(self, button: Button) -> None:
        """Press `button`."""
        await self._mean(Pressed(button, NOW, NOW))

    async def hold(self, button: Button) -> None:
        """Hold `button`."""
        await self._mean(Held(button, NOW, NOW))

    async def _mean(self, meaning: Pressed | Held) -> None:
        context = self.seance.context(NOW)
        intent = routing.route_button(meaning, context, self.seance.moment)
        await self.doer.intend(intent, context, NOW)

    async def refusal(self, work: Awaitable[object]) -> Echo | None:
        """Return what the box says to `work`; None where it does it."""

        async def done() -> None:
            await work

        moment = self.seance.moment
        moment.echo, moment.not_now_at = None, -inf
        await self.doer.attempt(done(), NOW)
        return moment.echo

    async def fail(self) -> None:
        """Let the disk refuse."""
        raise JournalFailed("full")

    # --- evenings ---

    async def begin(self) -> None:
        """Sit four psychics down, and deal."""
        await self.seance.sit_down(NOW)
        await self.do(*map(notes.SeatTaken, FOUR))
        setup = Setup(FOUR, two_each=False, difficulty=Difficulty.EASY)
        await self.do(commands.BeginGame(setup), commands.DealCards(Deal.BY_HAND))

    async def find_all(self) -> None:
        """Play up to LINE-UP, all three cards found as early as can be."""
        for _ in KINDS:
            await self.do(commands.OpenHour())
            await self.do(commands.TurnTimer())
            await self.do(commands.EndTimer())
            for psychic in FOUR:
                await self.do(commands.Answer(psychic, right=True), commands.CloseClaims())
        await self.do(commands.OpenHour())

    async def vote(self) -> None:
        """Play up to COUNT."""
        await self.find_all()
        await self.do(commands.BeginSharedVision())
        await self.do(commands.ShareVision())
        for _ in LEVELS:
            await self.do(commands.CloseVote())

    async def count(self, *, won: bool) -> None:
        """Play from COUNT to the end."""
        await self.do(*(commands.CountVote(psychic, 1) for psychic in FOUR))
        await self.do(commands.RevealCulprit(1 if won else 2))

    async def spoil(self) -> None:
        """Keep a game of which nothing can be read."""
        game = await self.journal.begin()
        await self.journal.append(game, (Entry(1, 1, "of a later version", "{}"),))


@asynccontextmanager
async def backstage(**tables: Any) -> AsyncIterator[Backstage]:
    """Build a box set as `tables` of box.toml say, with a journal of its own."""
    with tempfile.TemporaryDirectory(prefix="seance-") as folder:
        journal = await open_journal(Path(folder) / "journal.db", lambda: BEGUN)
        try:
            settings = Settings.model_validate(tables)
            house = await House.open(settings, journal)
            yield _put_together(house, journal)
        finally:
            await journal.close()


def _put_together(house: House, journal: Journal) -> Backstage:
    faults: dict[str, str] = {}
    seance = Seance(house, journal, Random(1), has_ghost_display=True)
    stagehand = Stagehand(_Outlets(), _Nowhere(), house, house.settings)
    facts = Facts(
        version=VERSION,
        has_sensor=True,
        has_knocker=True,
        has_ghost_oled=True,
        faults=lambda: faults,
        power_off=lambda: None,
    )
    desk = Desk(seance, stagehand, facts, Figures(seance.lobby))
    return Backstage(seance, stagehand, desk, Doer(seance, stagehand, faults), faults, journal)


def run(work: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
    """Return what `work` comes to, in a loop of its own."""
    with asyncio.Runner() as runner:
        return runner.run(work())
