"""The séance that goes on: the evening at the table, or ATTRACT, and everything done to it."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

from seancebox.engine import events as happened
from seancebox.engine.cards import Psychic
from seancebox.engine.views import table_view
from seancebox.locale.text import Text, say
from seancebox.ports import Journal, JournalFailed, Status
from seancebox.show.scene import State

from . import notes
from .codec import Unreadable
from .context import Context, Deed, NotNow
from .evening import Evening
from .handwork import handwork
from .hourglass import Hourglass
from .house import House
from .lobby import Lobby, put_by
from .moment import Moment
from .record import Line, Record, last_step, own_last_step, steps_since
from .sitting import Happening, Sitting

_CLOSED: Final = say("A closed vote stays")
_NOTHING: Final = say("Nothing to take back")
_NOBODY: Final = Sitting()
log = logging.getLogger(__name__)


class Seance:
    """One evening after the other; nothing here decides when something is done."""

    def __init__(
        self, house: House, journal: Journal, dice: Random, *, has_ghost_display: bool
    ) -> None:
        self.house = house
        self.moment = Moment()
        self.hourglass = Hourglass(house.rules.sand_seconds)
        self.lobby = Lobby(journal)
        self._journal = journal
        self._dice = dice
        self._has_ghost_display = has_ghost_display
        self._evening: Evening | None = None

    # --- what is ---

    @property
    def state(self) -> State:
        """Where the evening stands."""
        if self._evening is not None:
            return self._evening.sitting.state
        return State.ATTRACT if self.lobby.asked is None else State.WAITING_GAME

    @property
    def sitting(self) -> Sitting:
        """The evening at the table; an empty one where nobody sits."""
        return _NOBODY if self._evening is None else self._evening.sitting

    @property
    def game(self) -> int | None:
        """The number of the evening's game in the journal."""
        return None if self._evening is None else self._evening.game

    @property
    def record(self) -> Record:
        """All lines of the evening."""
        return Record() if self._evening is None else self._evening.record

    @property
    def public_number(self) -> int:
        """The number of the last public entry that is on disk."""
        return self.record.public_number

    def context(self, now: float) -> Context:
        """Return the moment as an input sees it."""
        return Context(
            state=self.state,
            sitting=self.sitting,
            last=self.house.kept.last,
            can_deal=self._has_ghost_display,
            is_armed=self.moment.is_armed(now),
            has_waiting=self.lobby.parked is not None,
            secret_group=self.moment.secret_group,
            shows_columns=now < self.moment.columns_until,
            sand_left=self.hourglass.left(now),
        )

    # --- evenings begin and end ---

    async def open(self, now: float) -> None:
        """Take up what the power cut has left, as the place wants it (TABLE 4)."""
        await self.lobby.look()
        game = await self.lobby.running()
        if game is None:
            await self.house.rest()
            return
        if self.house.settings.rests.resumes_at_once or not await self.lobby.is_under_way(game):
            with suppress(NotNow):  # it can't be read, and is on the shelf now
                await self.take_up(game, now)
            if not self.house.settings.rests.resumes_at_once:
                await self.park()
        else:
            self.lobby.ask(game, is_after_power_cut=True)

    async def sit_down(self, now: float) -> None:
        """Begin an evening at SEATS."""
        first, sand = self.house.sat_down(), self.hourglass
        self._evening = await Evening.begin(self._journal, self._dice, first, sand, now)
        self.lobby.ask(None)

    async def wake(self, now: float) -> None:
        """Leave ATTRACT: to the game that waits, or to SEATS."""
        self.moment.disarm()
        if self.lobby.parked is None:
            await self.sit_down(now)
        else:
            self.lobby.ask(self.lobby.parked)

    async def take_up(self, game: int, now: float) -> None:
        """Go on with `game`, its sand paused; one that can't be read is put on the shelf."""
        try:
            evening = await Evening.take_up(self._journal, game, self._dice)
        except Unreadable as unreadable:
            log.warning("game %d can't be read; it is put on the shelf", game)
            await self._journal.mark(game, Status.SHELVED)
            await self._to_attract()
            raise NotNow(say("That game can't be read")) from unreadable
        await self._journal.mark(game, Status.RUNNING)
        left = await self._journal.sand(game)
        self._evening = evening
        self.lobby.ask(None)
        self.hourglass.refill(self.sitting, left)
        await self._stand_sand(now)
        self._draw_secret_group()

    async def take_up_waiting(self, now: float) -> None:
        """WAITING GAME: yes."""
        if self.lobby.asked is not None:
            await self.take_up(self.lobby.asked, now)

    async def shelve_waiting(self, now: float) -> None:
        """WAITING GAME: no."""
        if self.lobby.asked is not None:
            await self._journal.mark(self.lobby.asked, Status.SHELVED)
            await self.lobby.look()
            await self.sit_down(now)

    async def park(self) -> None:
        """Back to ATTRACT; the game waits unless it is over, and set-up alone is not kept."""
        if self._evening is not None:
            await self._journal.mark(self._evening.game, put_by(self._evening.sitting))
        elif self.lobby.asked is not None and self.lobby.is_after_power_cut:
            await self._journal.mark(self.lobby.asked, Status.PARKED)
        await self._to_attract()

    async def end(self, status: Status) -> None:
        """End the game, over or abandoned: back to ATTRACT."""
        if self._evening is not None:
            await self._journal.mark(self._evening.game, status)
        await self._to_attract()

    async def _to_attract(self) -> None:
        self._evening = None
        self.hourglass.refill(_NOBODY)
        self.moment.question = self.moment.answer_step = None
        await self.lobby.look()
        await self.house.rest()

    # --- the game goes on ---

    async def do(
        self, deeds: Sequence[Deed], now: float, *, joins: bool = False
    ) -> tuple[Happening, ...]:
        """Do `deeds` all or none; raises Refused, JournalFailed, NotNow."""
        if self._evening is None:
            raise NotNow(say("No game is on"))
        happenings = await self._evening.do(deeds, self.hourglass, now, joins=joins)
        if any(isinstance(one, happened.SharedVisionBegun) for one in happenings):
            self._draw_secret_group()
        with suppress(JournalFailed):  # it has happened; a disk that refuses is told with the next
            if happened.HourOpened(1) in happenings:
                await self.house.keep_set_up(self.sitting)
        return happenings

    def _draw_secret_group(self) -> None:
        """Begin at a random group, so that presses counted tell nothing (TABLE 3)."""
        if self.sitting.game.seats:
            self.moment.secret_group = self._dice.randint(1, self.sitting.game.setup.groups)

    def next_secret_group(self) -> None:
        """Propose the next group to the ghost."""
        groups = self.sitting.game.setup.groups
        self.moment.secret_group = self.moment.secret_group % groups + 1

    async def keep_sand(self, now: float) -> None:
        """Keep how much sand is left."""
        if self._evening is not None:
            await self._journal.keep_sand(self._evening.game, self.hourglass.kept(now))

    # --- taking back ---

    def lines_to_take_back(self, psychic: Psychic | None) -> tuple[Line, ...]:
        """Return the last input, or that of `psychic`; raises NotNow if there is none."""
        kept = self.record
        lines = last_step(kept) if psychic is None else own_last_step(kept, psychic)
        if not lines:
            raise NotNow(_CLOSED if psychic is None and kept.has_closed_vote else _NOTHING)
        return lines

    def lines_since(self, step: int) -> tuple[Line, ...]:
        """Return what counts from `step` on; raises NotNow if that may not be taken back."""
        lines = steps_since(self.record, step)
        if not lines:
            raise NotNow(_CLOSED)
        return lines

    async def take_back(self, lines: Sequence[Line], now: float) -> tuple[Text, ...]:
        """Take `lines` back; return what people move by hand."""
        if self._evening is None:
            raise NotNow(_NOTHING)
        before = self.sitting
        await self._evening.take_back(lines)
        await self._sand_back(before, lines, now)
        return handwork(table_view(before.game), table_view(self.sitting.game))

    async def _sand_back(self, before: Sitting, lines: Sequence[Line], now: float) -> None:
        """Let the sand stand as it did then; where it had ended it stands at what was left."""
        glass = self.hourglass
        ran_on = glass.is_running or isinstance(lines[0].said, notes.SandPaused)
        glass.stand(now)
        for line in lines:
            if isinstance(line.said, notes.SandStopped):
                glass.refill(self.sitting, line.said.left)
        is_same_hour = self.state is State.TIMER and before.state is State.TIMER
        if is_same_hour and ran_on and glass.left(now) > 0 and not self.sitting.is_sand_paused:
            glass.run(now)
        else:
            await self._stand_sand(now)
        await self.keep_sand(now)

    async def _stand_sand(self, now: float) -> None:
        """Let the sand stand, paused where TIMER goes on."""
        self.hourglass.stand(now)
        sitting = self.sitting
        if sitting.state is State.TIMER and not (sitting.is_sand_paused or sitting.is_sand_out):
            await self.do((notes.SandPaused(),), now, joins=True)
