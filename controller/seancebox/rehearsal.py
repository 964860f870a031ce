"""Runs a story on the simulated box in jumped time, and says what happens line by line."""

import asyncio
import tempfile
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final, assert_never

from seancebox.config.load import load
from seancebox.config.settings import Settings
from seancebox.daemon import Parts, Running, running
from seancebox.engine.cards import Psychic, numbers_of
from seancebox.ports import Audience, Broadcast, Guessed, Json
from seancebox.sim import jumping
from seancebox.sim.box import SimBox
from seancebox.sim.story import (
    Expect,
    Guess,
    Hold,
    Knock,
    PowerCut,
    Press,
    Step,
    Story,
    Wait,
)

Say = Callable[[str], None]
BEGAN: Final = datetime(2026, 10, 31, 20, 0, tzinfo=UTC)
KNOCK_SETTLES: Final = 1.0  # seconds after which a rhythm is surely decided
SAMPLE_SECONDS: Final = 3.0


class StoryFailed(Exception):
    """Something is not as the story says: file, line, what was expected, what is."""

    def __init__(self, story: Story, step: Step, what_is: str) -> None:
        super().__init__(f"{story.where}:{step.line}: {step.text}\n    but {what_is}")


@dataclass(slots=True)
class Seen:
    """All that a box has let people see and hear. what: with the time of each."""

    clock: Callable[[], float] = lambda: 0.0
    all: list[tuple[float, Broadcast]] = field(default_factory=list)
    mark: int = 0

    def see(self, what: Broadcast) -> None:
        """Take note of `what`."""
        self.all.append((self.clock(), what))

    def since_mark(self, kind: str) -> list[Broadcast]:
        """Return what of this kind came since the last step that did something."""
        return [what for _, what in self.all[self.mark :] if what.kind == kind]

    def latest(self, kind: str, audience: Audience) -> Broadcast | None:
        """Return the newest of this kind for `audience`."""
        for _, what in reversed(self.all):
            if what.kind == kind and what.audience is audience:
                return what
        return None


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
    """Return the settings of `story`, on simulated pins and with a journal of its own."""
    lines = [
        *story.settings,
        'pins.factory = "mock"',
        f"journal.path = {str(folder / 'journal.db')!r}",
    ]
    file = folder / "box.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return load(file)


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

    async def _act(self, step: Step) -> None:
        hand = self._sim().hand
        match step.deed:
            case Press(buttons):
                for button in buttons:
                    await hand.press(button)
            case Hold(buttons, seconds):
                await hand.chord(buttons, seconds)
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
        seat = game.seat(psychic)
        if seat.combination is None or seat.seeks is None:
            raise StoryFailed(self._story, step, "the box does not know the cards")
        right = seat.combination[seat.found]
        if card == "right":
            return right
        return next(n for n in game.on_table if n in numbers_of(seat.seeks) and n != right)

    # --- expectations ---

    async def _check(self, step: Step, expect: Expect) -> None:
        wanted = " ".join(expect.words)
        what_is = await self._what_is(expect)
        is_so = _holds(expect, wanted, what_is)
        if is_so is expect.is_not:
            shown = "; ".join(what_is) or "nothing"
            raise StoryFailed(self._story, step, f"{expect.what} is: {shown}")

    async def _what_is(self, expect: Expect) -> list[str]:
        match expect.what:
            case "state":
                return [self._running().seance.state.value]
            case "table":
                return self._words(Audience.TABLE)
            case "ghost":
                return self._words(Audience.GHOST)
            case "log":
                return [str(what.data["text"]) for what in self._seen.since_mark("log")]
            case "cue" | "sound":
                return [str(what.data["cue"]) for what in self._seen.since_mark("cue")]
            case _:
                return [await self._lamp(" ".join(expect.words[:-1]))]

    def _words(self, audience: Audience) -> list[str]:
        state = self._seen.latest("state", audience)
        if state is None:
            return []
        echo = state.data.get("echo") or {}
        words = [state.data["asks"], *_list(state.data["lines"]), state.data["hint"]]
        if isinstance(echo, Mapping):
            words += [echo.get("word"), *_list(echo.get("about"))]
        return [str(word) for word in (*words, state.data.get("fault")) if word]

    async def _lamp(self, lamp: str) -> str:
        """Return what `lamp` does, watched for some seconds."""
        levels = {self._level(lamp)}
        end = asyncio.get_running_loop().time() + SAMPLE_SECONDS
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.05)
            levels.add(self._level(lamp))
        if len(levels) > 1:
            return "blinks"
        return "lit" if levels.pop() else "dark"

    def _level(self, lamp: str) -> float:
        for what in self._sim().panel.snapshot(Audience.TABLE):
            if what.kind == "lamp" and what.data["lamp"] == lamp:
                level = what.data["level"]
                return level if isinstance(level, float) else 0.0
        return 0.0


def _list(value: Json) -> list[Json]:
    return list(value) if isinstance(value, list | tuple) else []


def _holds(expect: Expect, wanted: str, what_is: list[str]) -> bool:
    match expect.what:
        case "state" | "cue":
            return wanted in what_is
        case "sound":
            return not what_is if wanted == "none" else wanted in what_is
        case "lamp":
            return expect.words[-1] in what_is
        case _:
            return any(wanted in words for words in (*what_is, " ".join(what_is)))
