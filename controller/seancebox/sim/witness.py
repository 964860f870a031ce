"""What somebody sees and hears who sits at the simulated box, for a story to look at."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Final, assert_never

from seancebox.engine.cards import Psychic
from seancebox.ports import Audience, Broadcast, Json
from seancebox.table.seance import Seance

from .panel import Panel
from .story_deeds import NOTHING, Expect, Sight

WATCH_SECONDS: Final = 3.0
REMEMBERED: Final = 1000
_GLANCE: Final = 0.05


@dataclass(slots=True)
class Seen:
    """All that a box has let people see and hear. all: with the time of each."""

    clock: Callable[[], float] = lambda: 0.0
    all: list[tuple[float, Broadcast]] = field(default_factory=list)
    mark: int = 0

    def see(self, what: Broadcast) -> None:
        """Take note of `what`."""
        self.all.append((self.clock(), what))

    def begin_step(self) -> None:
        """Let a step begin that does something."""
        self.mark = len(self.all)

    def since_mark(self, kind: str) -> list[Broadcast]:
        """Return what of this kind came since the last step that did something."""
        return [what for _, what in self.all[self.mark :] if what.kind == kind]

    def latest(self, audience: Audience) -> Mapping[str, Json]:
        """Return the newest state that `audience` was told."""
        for _, what in reversed(self.all):
            if what.kind == "state" and what.audience is audience:
                return what.data
        return {}


class Glance(Seen):
    """What somebody remembers who looks on for days: the newest state, and the last step.

    Neither pictures nor lamps; at most `REMEMBERED` of what came since.
    """

    def see(self, what: Broadcast) -> None:
        """Take note of `what` for a while."""
        if what.kind in ("oled", "lamp"):
            return
        if len(self.all) >= REMEMBERED:
            self.begin_step()
        super().see(what)

    def begin_step(self) -> None:
        """Forget what was before, but for the newest states."""
        newest = {what.audience: (at, what) for at, what in self.all if what.kind == "state"}
        self.all[:] = newest.values()
        super().begin_step()


@dataclass(frozen=True, slots=True)
class Witness:
    """Looks at one box for a story."""

    seen: Seen
    seance: Seance
    panel: Panel

    async def look(self, expect: Expect) -> tuple[bool, str]:
        """Return whether all is as expected, and what there is instead."""
        what_is = await self._what_is(expect)
        is_so = _holds(expect, what_is)
        return is_so is not expect.is_not, "; ".join(what_is) or NOTHING

    async def _what_is(self, expect: Expect) -> list[str]:
        game = self.seance.sitting.game
        match expect.sight:
            case Sight.STATE:
                return [self.seance.state.value]
            case Sight.TABLE:
                return self._words(Audience.TABLE)
            case Sight.GHOST:
                return self._words(Audience.GHOST)
            case Sight.LOG:
                return [str(what.data["text"]) for what in self.seen.since_mark("log")]
            case Sight.CUE | Sight.SOUND:
                return [str(what.data["cue"]) for what in self.seen.since_mark("cue")]
            case Sight.LAMP:
                return [await self._lamp(expect.about)]
            case Sight.LEVEL | Sight.FOUND:
                return self._of_seat(expect)
            case Sight.CROWS:
                return [str(game.crows)]
            case Sight.SAND:
                return self._sand()
            case Sight.HEARS:
                hears = _list(self.seen.latest(Audience.TABLE).get("listens"))
                return [", ".join(map(str, hears)) or NOTHING]
            case _:
                assert_never(expect.sight)

    def _words(self, audience: Audience) -> list[str]:
        state = self.seen.latest(audience)
        echo = state.get("echo")
        words = [state.get("asks"), *_list(state.get("lines")), state.get("hint")]
        if isinstance(echo, Mapping):
            words += [echo.get("word"), *_list(echo.get("about"))]
        return [str(word) for word in (*words, state.get("fault")) if word]

    def _of_seat(self, expect: Expect) -> list[str]:
        seats = self.seance.sitting.game.seats
        mine = [seat for seat in seats if seat.psychic is Psychic(expect.about)]
        return [str(seat.space if expect.sight is Sight.LEVEL else seat.found) for seat in mine]

    def _sand(self) -> list[str]:
        glass = self.seance.hourglass
        left = ceil(glass.left(asyncio.get_running_loop().time()))
        return [f"{left // 60}:{left % 60:02}", "runs" if glass.is_running else "stands"]

    async def _lamp(self, lamp: str) -> str:
        """Return what `lamp` does, watched for some seconds."""
        loop = asyncio.get_running_loop()
        levels = {self._level(lamp)}
        end = loop.time() + WATCH_SECONDS
        while loop.time() < end:
            await asyncio.sleep(_GLANCE)
            levels.add(self._level(lamp))
        if len(levels) > 1:
            return "blinks"
        return "lit" if levels.pop() else "dark"

    def _level(self, lamp: str) -> float:
        for what in self.panel.snapshot(Audience.TABLE):
            if what.kind == "lamp" and what.data["lamp"] == lamp:
                level = what.data["level"]
                return level if isinstance(level, float) else 0.0
        return 0.0


def _list(value: Json) -> list[Json]:
    return list(value) if isinstance(value, list | tuple) else []


def _holds(expect: Expect, what_is: list[str]) -> bool:
    match expect.sight:
        case Sight.TABLE | Sight.GHOST | Sight.LOG:
            return any(expect.wanted in words for words in (*what_is, " ".join(what_is)))
        case Sight.SOUND:
            return not what_is
        case _:
            return expect.wanted in what_is
