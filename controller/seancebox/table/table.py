"""The table: the one task that takes signals, lets people and time act, and shows the outcome."""

import logging
from collections.abc import Callable, Iterator
from typing import Final, Protocol, assert_never

from seancebox.ports import (
    Edge,
    Fault,
    Guessed,
    Heard,
    JournalFailed,
    LanguageChosen,
    Signal,
)
from seancebox.senses.meanings import Button, Chord, Held, Knocks, Meaning, Pressed, Stuck

from . import routing
from .clockwork import Due, Times, next_due
from .context import Context
from .doing import Doer
from .inbox import Inbox
from .nerves import Nerves, felt_by
from .outlets import Stagehand
from .picture import Picture
from .seance import Seance
from .service import Service

log = logging.getLogger(__name__)
RETRY_SECONDS: Final = 1.0
_ABANDON: Final = frozenset({Button.YES, Button.NO})
_SERVICE: Final = frozenset({Button.CROW, Button.NO})


class Watchdog(Protocol):
    """Who wants to know that the table is alive. beat_seconds: how often; None: nobody."""

    @property
    def beat_seconds(self) -> float | None:
        """How often, in seconds."""

    def beat(self) -> None:
        """Say that it is."""


class Table:
    """Runs evenings until it is cancelled."""

    def __init__(
        self,
        seance: Seance,
        service: Service,
        stagehand: Stagehand,
        inbox: Inbox,
        faults: dict[str, str],
        clock: Callable[[], float],
        watchdog: Watchdog,
    ) -> None:
        """Take all parts; this task alone feeds the watchdog."""
        self._seance = seance
        self._moment = seance.moment
        self._service = service
        self._stagehand = stagehand
        self._inbox = inbox
        self._faults = faults
        self._clock = clock
        self._watchdog = watchdog
        self._doer = Doer(seance, stagehand, faults)
        self._nerves = Nerves(seance.house.settings.knock)
        self._picture = Picture(seance, service, stagehand, faults)
        self._retry_at = 0.0  # the disk has refused what was due: tried again then

    async def run(self) -> None:
        """Take up what was left, then play until cancelled."""
        now = self._clock()
        self._moment.touched_at = now
        await self._seance.open(now)
        self._notice(now, by_time=False)
        await self._show(now)
        while True:
            self._watchdog.beat()
            signal = await self._inbox.take(min(self._wakes(), default=None))
            now = self._clock()
            await self._pass_time(now, felt_by(signal, now))
            if signal is not None:
                await self._take(signal, now)
            await self._show(now)

    def _wakes(self) -> Iterator[float]:
        """Return all times at which something is due or looks different."""
        due = self._due()
        times = (
            None if due is None else max(due.at, self._retry_at),
            self._nerves.next_at(),
            self._service.next_at(),
            self._picture.next_at(self._clock()),
            self._next_beat(),
        )
        return (at for at in times if at is not None)

    def _next_beat(self) -> float | None:
        every = self._watchdog.beat_seconds
        return None if every is None else self._clock() + every

    async def _show(self, now: float) -> None:
        await self._picture.show(self._context(now), now, self._due())

    def _context(self, now: float) -> Context:
        return self._seance.context(now)

    def _notice(self, now: float, *, by_time: bool) -> None:
        seance = self._seance
        self._moment.notice(seance.state, seance.sitting, now, by_time=by_time)

    # --- time ---

    def _due(self) -> Due | None:
        """Return what time does next; the service menu holds it up."""
        if self._service.is_open:
            return None
        settings, seance = self._seance.house.settings, self._seance
        times = Times(
            context=self._context(self._clock()),
            moment=self._moment,
            hourglass=seance.hourglass,
            idle=settings.rests,
            rest_seconds=settings.box.rest_seconds,
            is_after_power_cut=seance.lobby.is_after_power_cut,
            has_guests_settings=seance.house.has_guests_settings,
        )
        return next_due(times)

    async def _pass_time(self, now: float, felt: float) -> None:
        """Do all that is due by `now`, in order, and then what was held or knocked by `felt`."""
        while (due := self._due()) is not None and max(due.at, self._retry_at) <= now:
            if not await self._pass_due(due, now):
                break
        await self._service.settle(now)
        for meaning in self._nerves.settle(felt):
            await self._mean(meaning, now)

    async def _pass_due(self, due: Due, now: float) -> bool:
        try:
            await self._doer.pass_due(due, now)
        except JournalFailed as failed:
            self._doer.disk_fails(failed)
            self._retry_at = now + RETRY_SECONDS
            return False
        self._notice(now, by_time=True)
        return True

    # --- signals ---

    async def _take(self, signal: Signal, now: float) -> None:
        match signal:
            case Edge():
                await self._feel(signal, now)
            case Heard():
                self._nerves.hear(signal)
                self._service.hear(signal)
            case Fault(part, problem):
                self._fail(part, problem)
            case Guessed():
                await self._guess(signal, now)
            case LanguageChosen(language):
                await self._doer.attempt(self._seance.house.speak(language), now)
                self._touched(now)
            case _:
                assert_never(signal)

    async def _feel(self, edge: Edge, now: float) -> None:
        if edge.is_down:
            self._touch(edge, now)
        for meaning in self._nerves.feel(edge):
            await self._mean(meaning, now)

    def _touch(self, edge: Edge, now: float) -> None:
        """A finger: it answers "still there?", and may let the box listen again."""
        moment = self._moment
        if moment.still_there_at is not None:
            moment.still_there_at = None
            moment.touched_at = now
            moment.ignored_until = edge.at
        if routing.wakes(edge.button, self._context(now)):
            moment.listens_from = max(moment.listens_from, now)

    async def _guess(self, guessed: Guessed, now: float) -> None:
        context = self._context(now)
        intent = routing.Told(guessed.psychic, guessed.card)
        await self._doer.intend(intent, context, now)
        self._touched(now)

    # --- meanings ---

    async def _mean(self, meaning: Meaning, now: float) -> None:
        if isinstance(meaning, Stuck):
            self._fail(f"{meaning.button.value} button", "stuck" if meaning.is_stuck else None)
        elif self._service.is_deaf or meaning.began <= self._moment.ignored_until:
            pass
        elif isinstance(meaning, Chord):
            await self._strike(meaning, now)
        elif self._service.is_open:
            if not isinstance(meaning, Knocks):
                await self._doer.attempt(self._service.take(meaning, now), now)
        else:
            await self._route(meaning, now)
        self._notice(now, by_time=False)

    def _fail(self, part: str, problem: str | None) -> None:
        """Note that `part` fails, or works again."""
        if problem is None:
            self._faults.pop(part, None)
        else:
            log.warning("%s: %s", part, problem)
            self._faults[part] = problem

    async def _strike(self, chord: Chord, now: float) -> None:
        """Act on a chord: abandon, service menu, mute."""
        self._touched(now)
        if chord.buttons == _SERVICE:
            await self._doer.attempt(self._service.open(now), now)
        elif self._service.is_open:
            return
        elif chord.buttons == _ABANDON:
            if chord.began >= self._moment.asked_at:
                self._doer.ask_to_abandon(self._context(now), now)
        else:
            await self._doer.attempt(self._doer.mute(now), now)

    async def _route(self, meaning: Pressed | Held | Knocks, now: float) -> None:
        context = self._context(now)
        if isinstance(meaning, Knocks):
            intent = routing.route_knocks(meaning, context, self._moment)
        else:
            intent = routing.route_button(meaning, context, self._moment)
        await self._doer.intend(intent, context, now)
        is_heard = isinstance(meaning, Pressed | Held) or intent != routing.Nothing()
        if is_heard and not routing.is_private(intent):
            self._touched(now)
            if isinstance(meaning, Held) and meaning.button is Button.CROW:  # a press may be secret
                self._moment.listens_from = max(self._moment.listens_from, meaning.began)

    def _touched(self, now: float) -> None:
        self._moment.touched_at = now
