"""Simulated people play night after night at a simulated box and its page, for whoever looks on."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NoReturn, Protocol

from seancebox.config.settings import Settings
from seancebox.daemon import Onlookers, Parts, Running, live, running, show_browser, stop_signals
from seancebox.locale.text import say as text
from seancebox.page import Page
from seancebox.ports import Audience, Broadcast, LanguageChosen, Onlooker, Signal
from seancebox.senses.meanings import Button
from seancebox.sim.paced import LIVELY, PacedLoop
from seancebox.sim.story import Story, parse_story
from seancebox.sim.story_settings import settings_of
from seancebox.sim.troupe import STARTS, Room, Say, StoryFailed, Troupe, box_dice
from seancebox.sim.witness import Glance
from seancebox.table.hourglass import Hourglass

UNTOUCHED: Final = 600.0  # seconds after which a guest has surely left
AS_LIFE_GOES: Final = 1.0
_GLANCE: Final = 1.0
_STOPS: Final = text("the demo stops: the box is yours")
_ANEW: Final = text("the demo begins anew")
log = logging.getLogger(__name__)


def demo(settings: Settings, speed: float, *, shows_browser: bool, say: Say) -> None:
    """Show the demo at `speed` until it is told to stop; `say` tells where, and what comes up.

    Raises NoPage, JournalFailed, Crashed.
    """
    live(_demo(settings, speed, shows_browser, say), lambda: PacedLoop(speed))


def demo_story() -> Story:
    """Return the night that is played."""
    file = resources.files("seancebox") / "sim" / "demo.story"
    return parse_story(file.read_text(encoding="utf-8"), "demo.story")


async def _demo(settings: Settings, speed: float, shows_browser: bool, say: Say) -> None:
    loop = asyncio.get_running_loop()
    pace = Pace(speed, loop.pace if isinstance(loop, PacedLoop) else lambda _speed: None)
    stop, page, door = stop_signals(), Page(), Door()
    async with page.serve(door, door, door.snapshot, settings.console.port) as url:
        say(f"Simulated people play at {url}   (Ctrl-C ends it)")
        if shows_browser:
            show_browser(url)
        nights = Nights(settings, demo_story(), page, door, say, pace)
        await first_of(nights.run(), stop.wait())


class Pace:
    """How fast the nights go by: at a speed of their own, or as life goes for a guest."""

    def __init__(self, own: float, tell: Callable[[float], None]) -> None:
        """Begin at the nights' own speed; `tell` the loop each new one."""
        self._own = self._speed = own
        self._tell = tell

    def go_by(self, *, has_guest: bool) -> None:
        """Go on as a guest needs it, or as the nights do by themselves."""
        self._speed = AS_LIFE_GOES if has_guest else self._own
        self._tell(self._speed)

    def is_lively(self) -> bool:
        """Whether somebody could follow a film."""
        return self._speed <= LIVELY


class Door:
    """The box of this night, as a page has it; knows when a guest has touched it.

    A browser's own times are left aside: they mean nothing on a clock of another pace.
    """

    def __init__(self) -> None:
        """Lead nowhere yet."""
        self._box: Running | None = None
        self._held: set[Button] = set()
        self.is_touched = asyncio.Event()

    def open(self, box: Running | None) -> None:
        """Lead to `box`, or nowhere; nobody has touched it."""
        self._box = box
        self._held.clear()
        self.is_touched.clear()

    async def is_left_alone(self, sand: Hourglass) -> None:
        """Wait until nobody has touched the box, and its `sand` hasn't run, for a while."""
        clock = asyncio.get_running_loop().time
        since = clock()
        while clock() - since < UNTOUCHED:
            self.is_touched.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(_GLANCE):
                    await self.is_touched.wait()
            if self.is_touched.is_set() or sand.is_running:
                since = clock()

    def down(self, button: Button, at: float | None = None) -> None:  # noqa: ARG002
        """Put `button` down."""
        if (box := self._touched()) is not None:
            self._held.add(button)
            box.body.simulated.hand.down(button)

    def up(self, button: Button, at: float | None = None) -> None:  # noqa: ARG002
        """Let it go; what was put down on another night's box is nothing to this one."""
        if button in self._held and (box := self._touched()) is not None:
            self._held.remove(button)
            box.body.simulated.hand.up(button)

    def knock(self, at: float | None = None) -> None:  # noqa: ARG002
        """Knock once on the pad."""
        if (box := self._touched()) is not None:
            box.body.simulated.hand.knock()

    def post(self, signal: Signal) -> None:
        """Hand over what a page tells; who only changes the language goes on watching."""
        box = self._box if isinstance(signal, LanguageChosen) else self._touched()
        if box is not None:
            box.body.inbox.post(signal)

    def snapshot(self, audience: Audience) -> tuple[Broadcast, ...]:
        """Return all that `audience` may see, for a page that comes new."""
        if self._box is None:
            return ()
        panel = self._box.body.simulated.panel
        return (*self._box.stagehand.snapshot(audience), *panel.snapshot(audience))

    def _touched(self) -> Running | None:
        self.is_touched.set()
        return self._box


class Pages(Onlooker, Protocol):
    """The pages that look on, and the hands at them."""

    def let_go(self) -> None:
        """Let go of all buttons."""


class Nights:
    """One night after the other, each at a box and with a journal of its own."""

    def __init__(
        self,
        settings: Settings,
        story: Story,
        pages: Pages,
        door: Door,
        say: Say,
        pace: Pace,
    ) -> None:
        """Take the house's settings, and who looks on."""
        self._settings = settings
        self._story = story
        self._pages = pages
        self._door = door
        self._say = say
        self._pace = pace

    async def run(self) -> NoReturn:
        """Play for ever, or let guests play."""
        while True:
            with TemporaryDirectory(prefix="seance-demo-") as folder:
                self._pace.go_by(has_guest=False)
                await self._night(_settings(self._settings, self._story, Path(folder)))

    async def _night(self, settings: Settings) -> None:
        seen = Glance()
        onlookers = Onlookers((self._pages, seen))
        dice = box_dice(self._story)
        parts = Parts(settings, onlooker=onlookers, dice=dice, is_live=self._pace.is_lively)
        async with running(parts) as box:
            self._pages.let_go()
            self._door.open(box)
            try:
                room = Room(box.body.simulated, box.body.inbox, box.seance, seen)
                await first_of(self._play(room), self._door.is_touched.wait())
                if self._door.is_touched.is_set():
                    self._pace.go_by(has_guest=True)
                    self._say(box.stagehand.log(_STOPS))
                    await self._door.is_left_alone(box.seance.hourglass)
                    self._say(box.stagehand.log(_ANEW))
            finally:
                self._door.open(None)

    async def _play(self, room: Room) -> None:
        """Play the story as far as it is true."""
        troupe = Troupe(self._story, room, lambda _step: None)
        await asyncio.sleep(STARTS)
        try:
            for step in self._story.steps:
                await troupe.do(step)
        except StoryFailed as astray:
            log.warning("the demo has gone astray and begins anew: %s", astray)


def _settings(guest: Settings, story: Story, folder: Path) -> Settings:
    """Return what `story` sets, with the languages, sounds and page of the house."""
    own = settings_of(story, folder)
    house = {"language": guest.language, "sound": guest.sound, "console": guest.console}
    return own.model_copy(update=house)


async def first_of(*waits: Coroutine[Any, Any, object]) -> None:
    """Wait until the first of `waits` is over and call the others off; raise what it raised."""
    tasks = [asyncio.ensure_future(each) for each in waits]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in (each for each in tasks if not each.done()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
