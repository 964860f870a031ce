"""Plays a script on the simulated box in jumped time, and keeps all that leaves the box."""

import asyncio
import json
import logging
import re
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from io import StringIO
from itertools import zip_longest
from pathlib import Path
from random import Random

from seancebox.__main__ import main
from seancebox.config.load import load
from seancebox.config.settings import Settings
from seancebox.console.streams import Streams, _chunk
from seancebox.daemon import Parts, Running, running
from seancebox.devices.oled import somebody_looks
from seancebox.journal import SqliteJournal
from seancebox.ports import Audience, Broadcast, Guessed
from seancebox.show.scene import State
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass
from seancebox.sim.story import Step, Story, parse_story
from seancebox.sim.story_deeds import Deed, Expect, Guess, Hold, Knock, PowerCut, Press, Wait

BEGAN = datetime(2026, 10, 31, 20, 0, tzinfo=UTC)
KNOCK_SETTLES = 1.0
EXPORTED_EVERY = 23.33  # seconds; never at the same moment as a step


@dataclass(frozen=True, slots=True)
class Trace:
    """Something that left the box. at: the loop's seconds; by: the way it took."""

    at: float
    by: str
    what: str


@dataclass(slots=True)
class Night:
    """What one run of a script has let out: to everybody, and to the ghost alone."""

    public: list[Trace] = field(default_factory=list)
    ghost: list[str] = field(default_factory=list)

    def by(self, way: str) -> list[Trace]:
        """Return what took this way, in order; of one moment, in the order of the alphabet.

        Which of two events of one moment a page is sent first, and whether both in one piece, is
        up to the loop.
        """
        events = [
            Trace(trace.at, way, event)
            for trace in self.public
            if trace.by == way
            for event in re.split(r"(?<=\n\n)", trace.what)
            if event or not trace.what
        ]
        return sorted(events, key=lambda event: (event.at, event.what))


def assert_only_the_ghost_can_tell(one: Night, other: Night) -> None:
    """Both let out the same bytes at the same times, and the ghost saw different things.

    Each way is looked at by itself: which is first of two at one moment is up to the threads.
    """
    assert one.ghost != other.ghost, "the two nights were the same for the ghost too"
    for way in {trace.by for trace in (*one.public, *other.public)}:
        for here, there in zip_longest(one.by(way), other.by(way)):
            assert here == there, f"the first difference:\n{here}\n{there}"


def play(script: str, dice: Random, *, disk_fails_in: State | None = None) -> Night:
    """Play `script`, a story, with `dice`; `expect state` is the one expectation it may have.

    disk_fails_in: the first step that begins in this state, and all after, can write nothing.
    """
    with tempfile.TemporaryDirectory(prefix="night-") as folder:
        story = parse_story(script)
        played = _Playing(story, _settings(story, Path(folder)), dice, disk_fails_in)
        with played.night_logged():
            jumping.run(played.run())
        return Night(
            [
                Trace(trace.at, trace.by, trace.what.replace(folder, "FOLDER"))
                for trace in played.night.public
            ],
            played.night.ghost,
        )


async def _refuse_writes(box: Running) -> None:
    journal = box.seance._journal
    assert isinstance(journal, SqliteJournal)
    await journal._do(journal._store._db.execute, "PRAGMA query_only = 1")


def _settings(story: Story, folder: Path) -> Settings:
    lines = [setting for _, setting in story.settings]
    lines += ['pins.factory = "mock"', f"journal.path = {str(folder / 'journal.db')!r}"]
    file = folder / "box.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return load(file)


class _Playing(logging.Handler):
    """One box, from power on to power off, and an ear at everything that comes out of it."""

    def __init__(
        self, story: Story, settings: Settings, dice: Random, disk_fails_in: State | None
    ) -> None:
        super().__init__(logging.DEBUG)
        self.night = Night()
        self._story = story
        self._settings = settings
        self._dice = dice
        self._disk_fails_in = disk_fails_in
        self._clock: Callable[[], float] = lambda: 0.0
        self._streams: Streams | None = None

    # --- ears ---

    def _note(self, by: str, what: str) -> None:
        self.night.public.append(Trace(round(self._clock(), 6), by, what))

    def see(self, what: Broadcast) -> None:
        """Take note of a broadcast, and pass it on to the pages."""
        told = json.dumps(what.data, default=dict)
        if what.audience is Audience.GHOST:
            self.night.ghost.append(told)
        else:
            self._note(f"broadcast {what.kind}", told)
        if self._streams is not None:
            self._streams.see(what)

    def emit(self, record: logging.LogRecord) -> None:
        """Take note of a line of any logger, with its traceback."""
        self._note("log", f"{record.levelname} {record.name}: {self.format(record)}")

    @contextmanager
    def night_logged(self) -> Iterator[None]:
        """Hear every logger, of every level."""
        root = logging.getLogger()
        level = root.level
        root.addHandler(self)
        root.setLevel(logging.DEBUG)
        try:
            yield
        finally:
            root.setLevel(level)
            root.removeHandler(self)

    def _tap(self, box: Running) -> None:
        """Listen at every output pin, and at the wires of the table's OLED."""
        sim, pins = box.body.sim, self._settings.pins
        assert sim is not None
        for gpio in (*pins.lamps.values(), pins.sounder, pins.knocker):
            if gpio is not None:
                pin = sim.factory.pin(gpio)
                pin.watch(partial(self._pin_changed, gpio))
        chip, _ = sim.chips
        command, data = chip.command, chip.data

        def commanded(*values: int) -> None:
            self._note("table OLED", f"command {values}")
            command(*values)

        def given(values: list[int]) -> None:
            self._note("table OLED", f"data {bytes(values).hex()}")
            data(values)

        chip.command, chip.data = commanded, given  # type: ignore[method-assign]

    def _pin_changed(self, gpio: int, level: float) -> None:
        self._note(f"GPIO{gpio}", str(level))

    async def _read_page(self, streams: Streams) -> None:
        """Be a page of the table's audience."""
        outbox = streams.open(Audience.TABLE)
        while (chunk := await _chunk(outbox)) is not None:
            self._note("page", chunk.decode())

    async def _export_now_and_then(self) -> None:
        while True:
            await let_pass(EXPORTED_EVERY)
            self.export()

    def export(self) -> None:
        """Take note of what `seancebox games` and `seancebox export` print."""
        journal = f"--journal={self._settings.journal.path}"
        for command in (["games"], ["export", "1", "--json"]):
            said = StringIO()
            with redirect_stdout(said), redirect_stderr(said):
                main([*command, journal])
            self._note(f"seancebox {command[0]}", said.getvalue())

    # --- hands ---

    async def run(self) -> None:
        """Do every step."""
        self._clock = asyncio.get_running_loop().time
        steps = iter(self._story.steps)
        is_on = True
        while is_on:
            async with self._power() as box:
                is_on = await self._until_off(box, steps)
        self.export()

    async def _until_off(self, box: Running, steps: Iterator[Step]) -> bool:
        """Do steps until a power cut, or the last; whether the power comes back."""
        for step in steps:
            if isinstance(step.deed, PowerCut):
                return True
            if box.seance.state is self._disk_fails_in:
                await _refuse_writes(box)
            await self._do(step.text, step.deed, box)
        return False

    @asynccontextmanager
    async def _power(self) -> AsyncIterator[Running]:
        loop = asyncio.get_running_loop()
        parts = Parts(
            self._settings,
            onlooker=self,
            dice=self._dice,
            wall=lambda: BEGAN + timedelta(seconds=loop.time()),
            is_live=somebody_looks,
        )
        async with running(parts) as box, asyncio.TaskGroup() as others:
            self._tap(box)
            sim = box.body.sim
            assert sim is not None
            streams = Streams(lambda who: (*box.stagehand.snapshot(who), *sim.panel.snapshot(who)))
            self._streams = streams
            others.create_task(self._read_page(streams))
            exporter = others.create_task(self._export_now_and_then())
            await let_pass(0.1)
            yield box
            exporter.cancel()
            self._streams = None
            streams.close()
        await let_pass(1.0)

    async def _do(self, text: str, deed: Deed, box: Running) -> None:
        assert box.body.sim is not None
        hand = box.body.sim.hand
        match deed:
            case Press(buttons):
                for button in buttons:
                    await hand.press(button)
            case Hold(buttons, seconds):
                await hand.chord(buttons, seconds)
            case Knock(count, gap):
                await hand.knocks(count, gap)
                await let_pass(KNOCK_SETTLES)
            case Wait(seconds):
                await let_pass(seconds)
            case Guess(psychic, int(card)):
                box.body.inbox.post(Guessed(psychic, card))
                await let_pass(0.1)
            case Expect(_, wanted):
                assert box.seance.state.value == wanted, text
            case _:
                raise ValueError(f"not in these scripts: {text}")
