"""The composition root: builds the parts of a box, runs its table, and closes all in order."""

import asyncio
import logging
import signal
import subprocess
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
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
class Body:
    """The devices of a box. sim: wood, wire and glass, where the pins are simulated."""

    devices: Devices
    inbox: Inbox
    sim: SimBox | None


@dataclass(frozen=True, slots=True)
class Running:
    """A box whose table plays."""

    stagehand: Stagehand
    seance: Seance
    body: Body


@asynccontextmanager
async def running(parts: Parts) -> AsyncIterator[Running]:
    """Run a box; when left its table stops, lamps and OLEDs go dark, the journal closes.

    Raises JournalFailed, FactoryFailed; an error of the table ends the block.
    """
    journal = await open_journal(parts.settings.journal.path, parts.wall)
    try:
        with built(parts) as body:
            async with asyncio.TaskGroup() as group:
                table, box = await _table(parts, journal, body)
                task = group.create_task(table.run(), name="table")
                yield box
                task.cancel()
    finally:
        await journal.close()


@contextmanager
def built(parts: Parts) -> Iterator[Body]:
    """Build the devices; when left they go dark. Raises FactoryFailed."""
    loop = asyncio.get_running_loop()
    settings, pins = parts.settings, parts.settings.pins
    inbox = Inbox(loop)
    sim = SimBox(loop, parts.onlooker, pins.buttons, pins.lamps, pins.sensor)
    factory = open_factory(pins.factory, lambda: sim.factory)
    if factory is sim.factory:
        devices = build(settings, factory, loop, inbox, sim.chips)
        devices = replace(devices, sounder=sim.panel.overhear(devices.sounder))
        body = Body(devices, inbox, sim)
    else:
        body = Body(build(settings, factory, loop, inbox), inbox, None)
    try:
        yield body
    finally:
        body.devices.close()


async def _table(parts: Parts, journal: SqliteJournal, body: Body) -> tuple[Table, Running]:
    settings, inbox = parts.settings, body.inbox
    house = await House.open(settings, journal)
    stagehand = Stagehand(body.devices, parts.onlooker, house, settings)
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
    return table, Running(stagehand, seance, body)


# --- commands ------------------------------------------------------------------------------------


def run(settings: Settings) -> None:
    """Run the box until SIGTERM or SIGINT; for a real one.

    Raises Occupied, JournalFailed, FactoryFailed.
    """
    with take_lock(settings.journal.path):
        asyncio.run(_until_stopped(Parts(settings, notifier=Notifier(), power_off=_power_off)))


async def _until_stopped(parts: Parts) -> None:
    stop = stop_signals()
    async with running(parts):
        parts.notifier.ready("playing")
        await stop.wait()
        parts.notifier.stopping()


def stop_signals() -> asyncio.Event:
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
    stop = stop_signals()
    page = Page()
    parts = Parts(settings, onlooker=page, notifier=Notifier(), power_off=stop.set)
    async with running(parts) as box, page.open(box.body, box.stagehand, settings) as url:
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
    async def open(
        self, body: Body, stagehand: Stagehand, settings: Settings
    ) -> AsyncIterator[str]:
        """Serve the page of `body`; gives its URL. OSError if the port is taken."""
        sim = body.sim
        if sim is None:
            raise ValueError("a page needs a simulated box")

        def snapshot(audience: Audience) -> tuple[Broadcast, ...]:
            return (*stagehand.snapshot(audience), *sim.panel.snapshot(audience))

        clock = asyncio.get_running_loop().time
        console = Console(sim.hand, body.inbox, snapshot, clock, port=settings.console.port)
        await console.start()
        self._console = console
        try:
            yield console.url
        finally:
            await console.close()
