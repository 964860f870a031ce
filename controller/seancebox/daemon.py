"""The composition root: builds the parts of a box, runs its table, and closes all in order."""

import asyncio
import logging
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from random import Random, SystemRandom
from typing import Any

from seancebox.config.settings import Settings
from seancebox.devices.build import Devices, build
from seancebox.devices.factories import FactoryFailed, open_factory
from seancebox.devices.oled import nobody_looks, somebody_looks
from seancebox.journal import SqliteJournal, open_journal, take_lock
from seancebox.journal.sqlite import Wall, local_time
from seancebox.links.systemd import Herald, Notifier
from seancebox.page import NoPage, Page
from seancebox.ports import Broadcast, Fault, JournalFailed, Onlooker
from seancebox.sim.box import SimBox
from seancebox.table.faults import JOURNAL
from seancebox.table.house import House
from seancebox.table.inbox import Inbox
from seancebox.table.outlets import Stagehand
from seancebox.table.seance import Seance
from seancebox.table.service import Service
from seancebox.table.service_desk import Facts
from seancebox.table.table import Table

log = logging.getLogger(__name__)


class Crashed(Exception):
    """A mistake of the program has ended the box; the log has it."""


@dataclass(frozen=True, slots=True)
class Onlookers:
    """All who look on, as one."""

    all: tuple[Onlooker, ...] = ()

    def see(self, what: Broadcast) -> None:
        """Let everyone see `what`."""
        for onlooker in self.all:
            onlooker.see(what)


@dataclass(slots=True)
class Parts:
    """What one box is built with. dice: of the deal; wall: the time for people.

    is_live: whether films run by themselves, as people shall see them.
    """

    settings: Settings
    onlooker: Onlooker = field(default_factory=Onlookers)
    dice: Random = field(default_factory=SystemRandom)
    wall: Wall = local_time
    notifier: Notifier = field(default_factory=lambda: Notifier({}))
    power_off: Callable[[], None] = lambda: None
    is_live: Callable[[], bool] = nobody_looks


@dataclass(frozen=True, slots=True)
class Body:
    """The devices of a box. sim: wood, wire and glass, where the pins are simulated."""

    devices: Devices
    inbox: Inbox
    sim: SimBox | None

    @property
    def simulated(self) -> SimBox:
        """The simulated box; ValueError if it is a real one."""
        if self.sim is None:
            raise ValueError("this box is a real one")
        return self.sim


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
            table, box = await _table(parts, journal, body)
            async with _playing(table):
                yield box
    finally:
        await journal.close()


@asynccontextmanager
async def _playing(table: Table) -> AsyncIterator[None]:
    """Let `table` play while the block lasts; what goes wrong in either comes out as it is."""
    try:
        async with asyncio.TaskGroup() as group:
            task = group.create_task(table.run(), name="table")
            yield
            task.cancel()
    except BaseExceptionGroup as errors:
        raise errors.exceptions[0] from None


@contextmanager
def built(parts: Parts) -> Iterator[Body]:
    """Build the devices; when left they go dark. Raises FactoryFailed."""
    loop = asyncio.get_running_loop()
    settings, pins = parts.settings, parts.settings.pins
    inbox = Inbox(loop)
    sim = SimBox(loop, parts.onlooker, pins.buttons, pins.lamps, pins.sensor)
    with closing(open_factory(pins.factory, lambda: sim.factory)) as factory:
        if factory is sim.factory:
            devices = build(settings, factory, loop, inbox, sim.chips, is_live=parts.is_live)
            devices = replace(devices, sounder=sim.panel.overhear(devices.sounder))
            body = Body(devices, inbox, sim)
        else:
            devices = build(settings, factory, loop, inbox, is_live=parts.is_live)
            body = Body(devices, inbox, None)
        with closing(body.devices):
            yield body


async def _table(parts: Parts, journal: SqliteJournal, body: Body) -> tuple[Table, Running]:
    settings, inbox = parts.settings, body.inbox
    house = await House.open(settings, journal)
    onlookers = Onlookers((Herald(parts.notifier), parts.onlooker))
    stagehand = Stagehand(body.devices, onlookers, house, settings)
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
    """Run the box until it is told to stop; for a real one.

    Raises Occupied, JournalFailed, FactoryFailed, Crashed.
    """
    with take_lock(settings.journal.path):
        live(_run(settings))


async def _run(settings: Settings) -> None:
    stop = stop_signals()
    parts = Parts(settings, notifier=Notifier(), power_off=_power_off, is_live=somebody_looks)
    async with running(parts):
        await stop.wait()
        parts.notifier.stopping()


def play(settings: Settings, *, shows_browser: bool, say: Callable[[str], None]) -> None:
    """Run a simulated box and its page until it is told to stop; `say` tells where it is.

    Raises Occupied, JournalFailed, NoPage, Crashed.
    """
    with take_lock(settings.journal.path):
        live(_play(settings, shows_browser, say))


async def _play(settings: Settings, shows_browser: bool, say: Callable[[str], None]) -> None:
    stop = stop_signals()
    page = Page()
    parts = Parts(
        settings, onlooker=page, notifier=Notifier(), power_off=stop.set, is_live=somebody_looks
    )
    async with running(parts) as box, page.open(box.body, box.stagehand, settings) as url:
        say(url)
        if shows_browser:
            show_browser(url)
        await stop.wait()
        parts.notifier.stopping()


def live(
    life: Coroutine[Any, Any, None],
    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    """Run `life` to its end; what nobody has foreseen goes to the log and is Crashed."""
    try:
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(life)
    except (FactoryFailed, JournalFailed, NoPage, BrokenPipeError):
        raise
    except Exception as error:
        log.critical("the box has stopped", exc_info=error)
        raise Crashed("the box has stopped by a mistake of its own; its log has it") from error


def stop_signals() -> asyncio.Event:
    """Return what SIGTERM, SIGINT and a terminal that closes set."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    numbers = [signal.SIGTERM, signal.SIGINT]
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # as it is under nohup
        numbers.append(signal.SIGHUP)
    for number in numbers:
        loop.add_signal_handler(number, stop.set)
    return stop


def _power_off() -> None:
    """Ask systemd to switch the Pi off; without it the plug does it."""
    try:
        subprocess.Popen(["systemctl", "poweroff"], stdin=subprocess.DEVNULL)
    except OSError as error:
        log.error("can't shut down: %s; pull the plug", error)


def show_browser(url: str) -> None:
    """Open `url` from a process of its own: a browser may keep its caller waiting."""
    command = [sys.executable, "-m", "webbrowser", url]
    subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
