"""Runs a story on the simulated box in jumped time, and says what happens line by line."""

import asyncio
import tempfile
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from seancebox.config.settings import Settings
from seancebox.daemon import Parts, Running, running
from seancebox.sim import jumping
from seancebox.sim.story import Step, Story
from seancebox.sim.story_deeds import PowerCut
from seancebox.sim.story_settings import settings_of
from seancebox.sim.troupe import STARTS, Room, Say, StoryFailed, Troupe, box_dice, clock
from seancebox.sim.witness import Seen

__all__ = ["Rehearsal", "StoryFailed", "rehearse"]
BEGAN: Final = datetime(2026, 10, 31, 20, 0, tzinfo=UTC)


def rehearse(story: Story, say: Say = lambda _line: None) -> Seen:
    """Run `story` from its first line to its last; return all that was seen and heard.

    Raises StoryFailed, and BadSettings for what the story sets. `say` is told each step and what
    happens.
    """
    with tempfile.TemporaryDirectory(prefix="seance-") as folder:
        settings = settings_of(story, Path(folder))
        seen = Seen()
        jumping.run(Rehearsal(story, settings, seen, say).run())
        return seen


class Rehearsal:
    """One run of one story, on a loop whose time jumps."""

    def __init__(self, story: Story, settings: Settings, seen: Seen, say: Say) -> None:
        self._story = story
        self._settings = settings
        self._seen = seen
        self._say = say
        self._stack = AsyncExitStack()
        self._on: tuple[Running, Troupe] | None = None
        self._starts = 0

    @property
    def box(self) -> Running:
        """The box; RuntimeError while it is off."""
        return self._powered()[0]

    async def run(self) -> None:
        """Do every step."""
        await self.power_on()
        try:
            for step in self._story.steps:
                await self.do(step)
        finally:
            await self.power_off()

    async def do(self, step: Step) -> None:
        """Do `step`; raises StoryFailed."""
        if not isinstance(step.deed, PowerCut):
            await self._powered()[1].do(step)
            return
        self._say(f"{clock()}  {step.text}")
        self._seen.begin_step()
        await self.power_off()
        await asyncio.sleep(step.deed.seconds)
        await self.power_on()

    async def power_on(self) -> None:
        """Start the box, and let people come to it."""
        loop = asyncio.get_running_loop()
        self._seen.clock = loop.time
        self._starts += 1
        parts = Parts(
            self._settings,
            onlooker=self._seen,
            dice=box_dice(self._story, self._starts),
            wall=lambda: BEGAN + timedelta(seconds=loop.time() - jumping.START),
        )
        self._stack = AsyncExitStack()
        box = await self._stack.enter_async_context(running(parts))
        room = Room(box.body.simulated, box.body.inbox, box.seance, self._seen)
        self._on = box, Troupe(self._story, room, self._say)
        await asyncio.sleep(STARTS)

    async def power_off(self) -> None:
        """Stop the box."""
        self._on = None
        await self._stack.aclose()

    def _powered(self) -> tuple[Running, Troupe]:
        if self._on is None:
            raise RuntimeError("the box is off")
        return self._on
