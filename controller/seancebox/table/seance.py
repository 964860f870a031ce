"""The séance that goes on: the evening at the table, or ATTRACT, and everything done to it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from seancebox.engine import commands
from seancebox.engine import events as happened
from seancebox.engine.views import table_view
from seancebox.locale.text import Text, say
from seancebox.ports import Journal, Status
from seancebox.show.scene import State

from . import notes, record
from .codec import Unreadable
from .context import Context, Deed, NotNow
from .evening import Evening
from .handwork import handwork
from .hourglass import Hourglass
from .house import House
from .moment import Moment
from .record import Line
from .sitting import Happening, Sitting

_NOBODY: Final = Sitting()
_PAST_THE_HOUR: Final = (happened.HourOpened, happened.LineUpBegun)


class Seance:
    """One evening after the other; nothing here decides when something is done."""

    def __init__(
        self, house: House, journal: Journal, dice: Random, *, has_ghost_display: bool
    ) -> None:
        self.house = house
        self.moment = Moment()
        self.hourglass = Hourglass(house.rules.sand_seconds)
        self.is_after_power_cut = False
        self._journal = journal
        self._dice = dice
        self._has_ghost_display = has_ghost_display
        self._evening: Evening | None = None
        self._waiting: int | None = None  # the game that WAITING GAME asks about
        self._parked: int | None = None

    # --- what is ---

    @property
    def state(self) -> State:
        """Where the evening stands."""
        if self._evening is not None:
            return self._evening.sitting.state
        return State.ATTRACT if self._waiting is None else State.WAITING_GAME

    @property
    def sitting(self) -> Sitting:
        """The evening at the table; an empty one where nobody sits."""
        return _NOBODY if self._evening is None else self._evening.sitting

    @property
    def public_number(self) -> int:
        """The number of the last public entry that is on disk."""
        return 0 if self._evening is None else self._evening.record.public_number

    @property
    def last_step(self) -> int:
        """The newest step of the evening."""
        return 0 if self._evening is None else self._evening.record.last_step

    def context(self, now: float) -> Context:
        """Return the moment as an input sees it."""
        return Context(
            state=self.state,
            sitting=self.sitting,
            last=self.house.kept.last,
            can_deal=self._has_ghost_display,
            is_armed=now < self.moment.armed_until,
            has_waiting=self._parked is not None,
            secret_group=self.moment.secret_group,
            shows_columns=now < self.moment.columns_until,
            sand_left=self.hourglass.left(now),
        )

    # --- evenings begin and end ---

    async def open(self, now: float) -> None:
        """Take up what the power cut has left, as the place wants it (TABLE 4)."""
        await self._look_for_parked()
        running = [r.game for r in await self._journal.games() if r.status is Status.RUNNING]
        if not running:
            return
        if self.house.settings.rests.resumes_at_once:
            await self.take_up(running[0], now)
        else:
            self._waiting = running[0]
            self.is_after_power_cut = True

    async def sit_down(self, now: float) -> None:
        """Begin an evening at SEATS."""
        first = self.house.sat_down()
        self._evening = await Evening.begin(self._journal, self._dice, first)
        self._waiting = None
        self._fill_hourglass(now)

    async def wake(self, now: float) -> None:
        """Leave ATTRACT: to the game that waits, or to SEATS."""
        self.moment.armed_until = now
        if self._parked is None:
            await self.sit_down(now)
        else:
            self._waiting = self._parked

    async def take_up(self, game: int, now: float) -> None:
        """Go on with `game`, its sand paused; one that can't be read is parked for good."""
        try:
            evening = await Evening.take_up(self._journal, game, self._dice)
        except Unreadable as unreadable:
            await self._journal.mark(game, Status.SHELVED)
            await self._to_attract()
            raise NotNow(say("That game can't be read")) from unreadable
        await self._journal.mark(game, Status.RUNNING)
        self._evening, self._waiting = evening, None
        await self._stand_sand(await self._journal.sand(game), now)

    async def take_up_waiting(self, now: float) -> None:
        """WAITING GAME: yes."""
        if self._waiting is not None:
            self.is_after_power_cut = False
            await self.take_up(self._waiting, now)

    async def shelve_waiting(self, now: float) -> None:
        """WAITING GAME: no."""
        if self._waiting is not None:
            await self._journal.mark(self._waiting, Status.SHELVED)
            self.is_after_power_cut = False
            await self._look_for_parked()
            await self.sit_down(now)

    async def park(self) -> None:
        """Leave the game for later, and go back to ATTRACT."""
        if self._evening is not None:
            begun = bool(self._evening.sitting.game.seats)
            status = Status.PARKED if begun else Status.ABANDONED
            await self._journal.mark(self._evening.game, status)
        elif self._waiting is not None and self.is_after_power_cut:
            await self._journal.mark(self._waiting, Status.PARKED)
        await self._to_attract()

    async def leave(self) -> None:
        """The game is over: back to ATTRACT."""
        if self._evening is not None:
            await self._journal.mark(self._evening.game, Status.OVER)
        await self._to_attract()

    async def abandon(self) -> None:
        """End the game for good."""
        if self._evening is not None:
            await self._journal.mark(self._evening.game, Status.ABANDONED)
        await self._to_attract()

    async def _to_attract(self) -> None:
        self._evening = self._waiting = None
        self.is_after_power_cut = False
        self.moment.question = None
        await self._look_for_parked()
        await self.house.rest()

    async def _look_for_parked(self) -> None:
        parked = [row for row in await self._journal.games() if row.status is Status.PARKED]
        newest = max(parked, key=lambda row: row.changed_at, default=None)
        self._parked = None if newest is None else newest.game

    # --- the game goes on ---

    async def do(
        self, deeds: Sequence[Deed], now: float, *, joins: bool = False
    ) -> tuple[Happening, ...]:
        """Do `deeds` all or none; raises Refused, JournalFailed, NotNow."""
        if self._evening is None:
            raise NotNow(say("No game is on"))
        happenings = await self._evening.do(deeds, joins=joins)
        for happening in happenings:
            await self._follow(happening, now)
        return happenings

    async def _follow(self, happening: Happening, now: float) -> None:
        """Do with sand and answers what `happening` asks for."""
        glass = self.hourglass
        match happening:
            case happened.HourOpened(1):
                self._fill_hourglass(now)
                await self.house.keep_set_up(self.sitting)
            case happened.HourOpened():
                self._fill_hourglass(now)
            case happened.TimerTurned() | notes.SandRun():
                glass.run(now)
            case happened.GraceBegun():
                grace = self.sitting.game.setup.house.grace_seconds
                glass.fill(grace, grace)
                glass.run(now)
            case notes.SandPaused() | notes.SandStopped() | notes.SandOut():
                glass.stand(now)
            case happened.SharedVisionBegun():
                self.moment.secret_group = self._dice.randint(1, self.sitting.game.setup.groups)
            case _:
                pass

    def next_secret_group(self) -> None:
        """Propose the next group to the ghost."""
        groups = self.sitting.game.setup.groups
        self.moment.secret_group = self.moment.secret_group % groups + 1

    def lines_to_take_back(self, context: Context, *, own: bool) -> tuple[Line, ...]:
        """Return the last input, or the presser's own last; raises NotNow if there is none."""
        lines: tuple[Line, ...] = ()
        if self._evening is not None:
            kept = self._evening.record
            lines = record.own_last_step(kept, context.presser) if own else record.last_step(kept)
        if not lines:
            raise NotNow(say("Nothing to take back"))
        return lines

    def lines_since(self, step: int) -> tuple[Line, ...]:
        """Return what counts from `step` on; raises NotNow if that may not be taken back."""
        lines = () if self._evening is None else record.steps_since(self._evening.record, step)
        if not lines:
            raise NotNow(say("A closed vote stays"))
        return lines

    async def take_back(self, lines: Sequence[Line], now: float) -> tuple[Text, ...]:
        """Take `lines` back; return what people move by hand, for people."""
        if self._evening is None:
            raise NotNow(say("Nothing to take back"))
        before = self.sitting
        await self._evening.take_back(lines)
        await self._sand_back(before, lines, now)
        return handwork(table_view(before.game), table_view(self.sitting.game))

    async def _sand_back(self, before: Sitting, lines: Sequence[Line], now: float) -> None:
        """Let the sand stand as it did then; an end of the sand stands at what was left."""
        glass, house = self.hourglass, self.sitting.game.setup.house
        glass.stand(now)
        for line in lines:
            if isinstance(line.said, notes.SandStopped):
                glass.fill(line.said.left, house.sand_seconds)
        if self.state is not State.TIMER:
            return
        is_new_here = before.state is not State.TIMER
        if is_new_here or glass.left(now) <= 0:
            await self._stand_sand(glass.left(now), now)
        elif not (self.sitting.is_sand_paused or self.sitting.is_sand_out):
            glass.run(now)

    async def _stand_sand(self, left: float | None, now: float) -> None:
        """Let `left` seconds of sand stand, paused where TIMER goes on."""
        self._fill_hourglass(now)
        if left is not None:
            self.hourglass.fill(left, max(left, self.hourglass.total))
        sitting = self.sitting
        if sitting.state is State.TIMER and not (sitting.is_sand_paused or sitting.is_sand_out):
            await self.do((notes.SandPaused(),), now, joins=True)

    def _fill_hourglass(self, now: float) -> None:
        game = self.sitting.game
        is_grace = game.is_grace and self.state is State.TIMER
        total = game.setup.house.grace_seconds if is_grace else game.setup.house.sand_seconds
        self.hourglass.stand(now)
        self.hourglass.fill(total, total)

    async def keep_sand(self, now: float) -> None:
        """Keep how much sand is left, while it runs."""
        if self._evening is not None and self.hourglass.is_running:
            await self._journal.keep_sand(self._evening.game, round(self.hourglass.left(now), 3))

    # --- the crow ---

    async def use_crow(self, now: float) -> int:
        """Refresh the ghost's hand; return the crows left. Raises Refused at none left."""
        await self.do((commands.UseCrow(),), now)
        return self.sitting.game.crows


def is_past_the_hour(lines: Sequence[Line]) -> bool:
    """Whether taking `lines` back leaves the present hour (it asks first)."""
    return any(isinstance(line.said, _PAST_THE_HOUR) for line in lines)
