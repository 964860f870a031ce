"""The composition root: builds the parts of a box, runs its table, and closes all in order."""

import asyncio
import logging
import signal
import subprocess
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from random import Random, SystemRandom
from typing import Final

from seancebox.config.settings import Settings
from seancebox.console.server import Console
from seancebox.devices.build import Devices, build
from seancebox.devices.factories import open_factory
from seancebox.journal import SqliteJournal, open_journal, take_lock
from seancebox.journal.sqlite import Wall, local_time
from seancebox.links.systemd import Notifier
from seancebox.ports import Audience, Broadcast, Fault, Onlooker
from seancebox.sim.box import SimBox
from seancebox.table.house import House
from seancebox.table.inbox import Inbox
from seancebox.table.outlets import Stagehand
from seancebox.table.seance import Seance
from seancebox.table.service import Facts, Service
from seancebox.table.table import Table

log = logging.getLogger(__name__)
JOURNAL: Final = "journal"


class NobodyLooks:
    """An onlooker where there is no page."""

    def see(self, what: Broadcast) -> None:
        """Let it pass."""


@dataclass(slots=True)
class Parts:
    """What one box is built with. dice: of the deal; wall: the time for people."""

    settings: Settings
    onlooker: Onlooker = field(default_factory=NobodyLooks)
    dice: Random = field(default_factory=SystemRandom)
    wall: Wall = local_time
    notifier: Notifier = field(default_factory=lambda: Notifier({}))
    power_off: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class Running:
    """A box whose table plays. sim: the simulated wood and wire, where the pins are simulated."""

    stagehand: Stagehand
    seance: Seance
    inbox: Inbox
    sim: SimBox | None
    task: "asyncio.Task[None]"

    def snapshot(self, audience: Audience) -> tuple[Broadcast, ...]:
        """Return all that `audience` may see now, for a page that comes new."""
        panel = () if self.sim is None else self.sim.panel.snapshot(audience)
        return (*self.stagehand.snapshot(audience), *panel)


@asynccontextmanager
async def running(parts: Parts) -> AsyncIterator[Running]:
    """Run a box; when left its table stops, lamps and OLEDs go dark, the journal closes.

    Raises JournalFailed, FactoryFailed; an error of the table ends the block.
    """
    loop = asyncio.get_running_loop()
    journal = await open_journal(parts.settings.journal.path, parts.wall)
    try:
        inbox = Inbox(loop)
        devices, sim = _devices(parts, inbox, loop)
        try:
            async with asyncio.TaskGroup() as group:
                box = await _table(parts, journal, inbox, devices, sim, group)
                yield box
                box.task.cancel()
        finally:
            devices.close()
    finally:
        await journal.close()


def _devices(
    parts: Parts, inbox: Inbox, loop: asyncio.AbstractEventLoop
) -> tuple[Devices, SimBox | None]:
    settings = parts.settings
    pins = settings.pins
    sim = SimBox(loop, parts.onlooker, pins.buttons, pins.lamps, pins.sensor)
    factory = open_factory(pins.factory, lambda: sim.factory)
    if factory is not sim.factory:
        return build(settings, factory, loop, inbox), None
    devices = build(settings, factory, loop, inbox, sim.chips)
    return replace(devices, sounder=sim.panel.overhear(devices.sounder)), sim


async def _table(
    parts: Parts,
    journal: SqliteJournal,
    inbox: Inbox,
    devices: Devices,
    sim: SimBox | None,
    group: asyncio.TaskGroup,
) -> Running:
    settings = parts.settings
    house = await House.open(settings, journal)
    stagehand = Stagehand(devices, parts.onlooker, house, frozenset(settings.sound.cues_off))
    has_ghost_oled = settings.oled.ghost.is_built_in
    seance = Seance(house, journal, parts.dice, has_ghost_display=has_ghost_oled)
    faults: dict[str, str] = {}
    facts = Facts(
        version=version("seancebox"),
        has_sensor=settings.pins.sensor is not None and settings.knock.source != "none",
        has_knocker=settings.pins.knocker is not None,
        has_ghost_oled=has_ghost_oled,
        faults=lambda: faults,
        power_off=parts.power_off,
    )
    if journal.set_aside is not None:
        kept = f"damaged; kept as {journal.set_aside.name}, a new one is begun"
        inbox.post(Fault(JOURNAL, kept))
    service = Service(seance, stagehand, facts)
    clock = asyncio.get_running_loop().time
    table = Table(seance, service, stagehand, inbox, faults, clock, parts.notifier)
    task = group.create_task(table.run(), name="table")
    return Running(stagehand, seance, inbox, sim, task)


# --- commands ------------------------------------------------------------------------------------


def run(settings: Settings) -> None:
    """Run the box until SIGTERM or SIGINT; for a real one.

    Raises Occupied, JournalFailed, FactoryFailed.
    """
    with take_lock(settings.journal.path):
        asyncio.run(_until_stopped(Parts(settings, notifier=Notifier(), power_off=_power_off)))


async def _until_stopped(parts: Parts) -> None:
    stop = _stop_signals()
    async with running(parts):
        parts.notifier.ready("playing")
        await stop.wait()
        parts.notifier.stopping()


def _stop_signals() -> asyncio.Event:
    """Return what SIGTERM and SIGINT set."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    return stop


def _power_off() -> None:
    """Ask systemd to switch the Pi off; without it the plug does it."""
    try:
        subprocess.Popen(["systemctl", "poweroff"], stdin=subprocess.DEVNULL)
    except OSError as error:
        log.error("can't shut down: %s; pull the plug", error)


def play(settings: Settings, *, shows_browser: bool, say: Callable[[str], None]) -> None:
    """Run a simulated box and its page until SIGTERM or SIGINT; `say` tells where it is.

    Raises Occupied, JournalFailed, and OSError if the port is taken.
    """
    with take_lock(settings.journal.path):
        asyncio.run(_play(settings, shows_browser, say))


async def _play(settings: Settings, shows_browser: bool, say: Callable[[str], None]) -> None:
    stop = _stop_signals()
    page = Page()
    parts = Parts(settings, onlooker=page, notifier=Notifier(), power_off=stop.set)
    async with running(parts) as box, page.open(box, settings.console.port) as url:
        parts.notifier.ready(f"the page is at {url}")
        say(url)
        if shows_browser:
            await asyncio.to_thread(webbrowser.open, url)
        await stop.wait()


class Page:
    """The page of a simulated box; sees nothing until it is open."""

    def __init__(self) -> None:
        self._console: Console | None = None

    def see(self, what: Broadcast) -> None:
        """Show `what`."""
        if self._console is not None:
            self._console.see(what)

    @asynccontextmanager
    async def open(self, box: Running, port: int) -> AsyncIterator[str]:
        """Serve the page of `box`; gives its URL. OSError if the port is taken."""
        if box.sim is None:
            raise ValueError("a page needs a simulated box")
        clock = asyncio.get_running_loop().time
        console = Console(box.sim.hand, box.inbox, box.snapshot, clock, port=port)
        await console.start()
        self._console = console
        try:
            yield console.url
        finally:
            await console.close()
