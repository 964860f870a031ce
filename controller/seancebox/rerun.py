"""Shows a game of the journal again, on a simulated box and its page, at its own pace or faster."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Final

from seancebox.config.settings import Settings
from seancebox.daemon import Parts, built, stop_signals
from seancebox.page import Page
from seancebox.ports import Json, Status
from seancebox.show.scene import State
from seancebox.sim.paced import LIVELY, PacedLoop
from seancebox.table.context import Context
from seancebox.table.hourglass import Hourglass
from seancebox.table.house import House
from seancebox.table.kept import Kept
from seancebox.table.moment import Moment
from seancebox.table.outlets import Stagehand
from seancebox.table.picture import Picture
from seancebox.table.record import SECRET, Line, Record
from seancebox.table.service_games import STATES
from seancebox.table.sitting import Sitting
from seancebox.table.tidings import tiding

LONGEST: Final = 20.0  # seconds between two steps; people went for a drink
SHORTEST: Final = 1.0


@dataclass(frozen=True, slots=True)
class Beat:
    """Lines that were written at one moment. after: seconds since those before."""

    after: float
    lines: tuple[Line, ...]


def beats(record: Record, times: Sequence[str]) -> Iterator[Beat]:
    """Yield the lines of `record` with their pauses, those too long or too short evened out.

    A secret comes with what follows it, so that no pause tells of it (R10).
    """
    before: datetime | None = None
    lines: tuple[Line, ...] = ()
    stamped = zip(record.lines, map(datetime.fromisoformat, times), strict=True)
    for at, pairs in groupby(stamped, key=lambda pair: pair[1]):
        lines = (*lines, *(line for line, _ in pairs))
        if all(isinstance(line.said, SECRET) for line in lines):
            continue
        after = 0.0 if before is None else (at - before).total_seconds()
        yield Beat(min(LONGEST, max(SHORTEST, after)), lines)
        before, lines = at, ()


class Past:
    """An evening of the past, as far as it has been shown."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.moment = Moment()
        self.hourglass = Hourglass(house.rules.sand_seconds)
        self.record = Record()
        self.sitting = Sitting()

    @property
    def state(self) -> State:
        """Where the evening stood."""
        return self.sitting.state

    @property
    def public_number(self) -> int:
        """The number of the last public entry shown."""
        return self.record.public_number

    async def keep_sand(self, now: float) -> None:
        """Nothing of the past is kept again."""

    def go_on(self, lines: tuple[Line, ...], now: float) -> None:
        """Let `lines` happen again."""
        self.record = self.record.with_lines(lines)
        self.sitting = self.record.sitting()
        for line in lines:
            self.hourglass.follow(line.said, self.sitting, now)

    def context(self, now: float) -> Context:
        """Return the moment as it looked."""
        left = self.hourglass.left(now)
        return Context(self.state, self.sitting, can_deal=True, sand_left=left)


class _KeepsNothing:
    """A house of the past takes no new answers."""

    async def keep(self, key: str, value: Json) -> None:
        """Let it go."""


def rerun(
    settings: Settings,
    record: Record,
    times: Sequence[str],
    status: Status,
    speed: float,
    say: Callable[[str], None],
) -> None:
    """Show `record` at `speed` on a simulated box and its page; `say` is told what happens.

    status: what became of the game, said at the end if it wasn't played to its own. Raises NoPage
    if the page's port is taken.
    """
    with asyncio.Runner(loop_factory=lambda: PacedLoop(speed)) as runner:
        parts = Parts(settings, is_live=lambda: speed <= LIVELY)
        runner.run(_show(parts, tuple(beats(record, times)), status, say))


async def _show(
    parts: Parts, shown: Sequence[Beat], status: Status, say: Callable[[str], None]
) -> None:
    stop, settings = stop_signals(), parts.settings
    page = parts.onlooker = Page()
    house = House(settings, _KeepsNothing(), Kept())
    with built(parts) as body:
        stagehand = Stagehand(body.devices, page, house, settings)
        async with page.open(body, stagehand, settings) as url:
            say(f"shown at {url}")
            past = Past(house)
            for beat in shown:
                if await _stopped(stop, beat.after, past, stagehand):
                    return
                past.go_on(beat.lines, asyncio.get_running_loop().time())
                _tell(beat.lines, stagehand, say)
            if status is not Status.OVER:
                say(stagehand.log(STATES[status]))
            await _stopped(stop, LONGEST, past, stagehand)


async def _stopped(stop: asyncio.Event, seconds: float, past: Past, stagehand: Stagehand) -> bool:
    """Show the moment for so many seconds; whether somebody stopped it."""
    loop = asyncio.get_running_loop()
    picture = Picture(past, None, stagehand, {})
    end = loop.time() + seconds
    while (now := loop.time()) < end and not stop.is_set():
        past.moment.notice(past.state, past.sitting, now, by_time=False)
        await picture.show(past.context(now), now)
        until = min(end, picture.next_at(now) or end)
        try:
            async with asyncio.timeout_at(until):
                await stop.wait()
        except TimeoutError:
            continue
    return stop.is_set()


def _tell(lines: Sequence[Line], stagehand: Stagehand, say: Callable[[str], None]) -> None:
    for line in lines:
        text = tiding(line.said)
        if text is not None:
            say(stagehand.log(text))
