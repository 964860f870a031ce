"""Runs a story on the simulated box in jumped time, and says what happens line by line."""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final, assert_never

from seancebox.config.load import load
from seancebox.config.mistakes import BadSettings
from seancebox.config.settings import Settings
from seancebox.daemon import Parts, Running, running
from seancebox.engine.cards import Psychic, numbers_of
from seancebox.ports import Guessed
from seancebox.sim import jumping
from seancebox.sim.box import SimBox
from seancebox.sim.story import Step, Story
from seancebox.sim.story_deeds import Expect, Finger, Guess, Hold, Knock, PowerCut, Press, Wait
from seancebox.sim.witness import Seen, Witness

Say = Callable[[str], None]
BEGAN: Final = datetime(2026, 10, 31, 20, 0, tzinfo=UTC)
FINGER_SETTLES: Final = 0.1
KNOCK_SETTLES: Final = 1.0  # seconds after which a rhythm is surely decided


class StoryFailed(Exception):
    """Something is not as the story says: file, line, what was expected, what is."""

    def __init__(self, story: Story, step: Step, what_is: str) -> None:
        led = "".join(f"\n    done in line {line}" for line in reversed(step.within))
        super().__init__(f"{story.where}:{step.line}: {step.text}\n    but {what_is}{led}")


def rehearse(story: Story, say: Say = lambda _line: None) -> Seen:
    """Run `story` from its first line to its last; return all that was seen and heard.

    Raises StoryFailed, and BadSettings for what the story sets. `say` is told each step and what
    happens.
    """
    with tempfile.TemporaryDirectory(prefix="seance-") as folder:
        settings = _settings(story, Path(folder))
        seen = Seen()
        jumping.run(_Rehearsal(story, settings, seen, say).run())
        return seen


def _settings(story: Story, folder: Path) -> Settings:
    """Return the settings of `story`, on simulated pins and with a journal of its own.

    Each stands in the line where the story has it, so that a mistake names that line.
    """
    lines = [""] * max((line for line, _ in story.settings), default=0)
    for line, setting in story.settings:
        lines[line - 1] = setting
    lines += ['pins.factory = "mock"', f"journal.path = {str(folder / 'journal.db')!r}"]
    file = folder / "box.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    try:
        return load(file)
    except BadSettings as bad:
        named = tuple(replace(mistake, file=story.where) for mistake in bad.mistakes)
        raise BadSettings(named) from bad


class _Rehearsal:
    """One run of one story."""

    def __init__(self, story: Story, settings: Settings, seen: Seen, say: Say) -> None:
        self._story = story
        self._settings = settings
        self._seen = seen
        self._say = say
        self._stack = AsyncExitStack()
        self._box: Running | None = None
        self._starts = 0

    async def run(self) -> None:
        """Do every step."""
        self._seen.clock = asyncio.get_running_loop().time
        await self._power_on()
        try:
            for step in self._story.steps:
                await self._do(step)
        finally:
            await self._stack.aclose()

    async def _power_on(self) -> None:
        loop = asyncio.get_running_loop()
        self._starts += 1
        parts = Parts(
            self._settings,
            onlooker=self._seen,
            dice=Random(self._story.seed * 1000 + self._starts),
            wall=lambda: BEGAN + timedelta(seconds=loop.time() - jumping.START),
        )
        self._stack = AsyncExitStack()
        self._box = await self._stack.enter_async_context(running(parts))
        await asyncio.sleep(0.1)

    async def _do(self, step: Step) -> None:
        if isinstance(step.deed, Expect):
            self._say(f"    {step.text}")
            await self._check(step, step.deed)
            return
        self._say(f"{self._clock()}  {step.text}")
        self._seen.mark = len(self._seen.all)
        await self._act(step)
        for what in self._seen.since_mark("log"):
            self._say(f"          · {what.data['text']}")

    def _clock(self) -> str:
        seconds = asyncio.get_running_loop().time() - jumping.START
        return f"{int(seconds // 3600)}:{int(seconds // 60 % 60):02}:{seconds % 60:04.1f}"

    async def _check(self, step: Step, expect: Expect) -> None:
        witness = Witness(self._seen, self._running().seance, self._sim().panel)
        is_so, what_is = await witness.look(expect)
        if not is_so:
            raise StoryFailed(self._story, step, f"{expect.sight.value} is: {what_is}")

    async def _act(self, step: Step) -> None:
        hand = self._sim().hand
        match step.deed:
            case Press(buttons):
                for button in buttons:
                    await hand.press(button)
            case Hold(buttons, seconds):
                await hand.chord(buttons, seconds)
            case Finger(buttons, is_down):
                for button in buttons:
                    (hand.down if is_down else hand.up)(button)
                await asyncio.sleep(FINGER_SETTLES)
            case Knock(count, gap):
                await hand.knocks(count, gap)
                await asyncio.sleep(KNOCK_SETTLES)
            case Wait(seconds):
                await asyncio.sleep(seconds)
            case Guess(psychic, card):
                self._running().body.inbox.post(Guessed(psychic, self._card(step, psychic, card)))
                await asyncio.sleep(0.1)
            case PowerCut(seconds):
                await self._stack.aclose()
                await asyncio.sleep(seconds)
                await self._power_on()
            case Expect():
                raise TypeError("an expectation is checked, not done")
            case _:
                assert_never(step.deed)

    def _running(self) -> Running:
        if self._box is None:
            raise RuntimeError("the box is off")
        return self._box

    def _sim(self) -> SimBox:
        sim = self._running().body.sim
        if sim is None:
            raise RuntimeError("a story needs simulated pins")
        return sim

    def _card(self, step: Step, psychic: Psychic, card: int | str | None) -> int | None:
        """Return the number of a card told as "right" or "wrong", which only the box knows."""
        if not isinstance(card, str):
            return card
        game = self._running().seance.sitting.game
        seat = next((seat for seat in game.seats if seat.psychic is psychic), None)
        if seat is None or seat.combination is None or seat.seeks is None:
            raise StoryFailed(self._story, step, "the box does not know the card they seek")
        right = seat.combination[seat.found]
        if card == "right":
            return right
        return next(n for n in game.on_table if n in numbers_of(seat.seeks) and n != right)
