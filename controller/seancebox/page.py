"""The page of a simulated box: its console, with what the box shows and the hand that works it."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from seancebox.config.settings import Settings
from seancebox.console.server import Console
from seancebox.ports import Audience, Broadcast, Hand, Inbox
from seancebox.sim.box import SimBox
from seancebox.table.outlets import Stagehand


class NoPage(Exception):
    """The page can't be opened: why, and what to do."""


class Simulated(Protocol):
    """A box without wood, wire and glass."""

    @property
    def inbox(self) -> Inbox:
        """The door to its table."""

    @property
    def simulated(self) -> SimBox:
        """What takes the place of the rest."""


class Page:
    """An onlooker that sees nothing until it is open."""

    def __init__(self) -> None:
        self._console: Console | None = None

    def see(self, what: Broadcast) -> None:
        """Show `what`."""
        if self._console is not None:
            self._console.see(what)

    def let_go(self) -> None:
        """Let go of all buttons that are held from it."""
        if self._console is not None:
            self._console.let_go()

    @asynccontextmanager
    async def open(
        self, box: Simulated, stagehand: Stagehand, settings: Settings
    ) -> AsyncIterator[str]:
        """Serve the page of `box`; gives its URL. NoPage if the port is taken."""
        sim = box.simulated

        def snapshot(audience: Audience) -> tuple[Broadcast, ...]:
            return (*stagehand.snapshot(audience), *sim.panel.snapshot(audience))

        async with self.serve(sim.hand, box.inbox, snapshot, settings.console.port) as url:
            yield url

    @asynccontextmanager
    async def serve(
        self,
        hand: Hand,
        inbox: Inbox,
        snapshot: Callable[[Audience], Sequence[Broadcast]],
        port: int,
    ) -> AsyncIterator[str]:
        """Serve a page whose box is behind these; gives its URL. NoPage if the port is taken."""
        clock = asyncio.get_running_loop().time
        console = Console(hand, inbox, snapshot, clock, port=port)
        try:
            await _start(console, port)
            self._console = console
            yield console.url
        finally:
            self._console = None
            await console.close()


async def _start(console: Console, port: int) -> None:
    try:
        await console.start()
    except OSError as error:
        raise NoPage(
            f"no page at {console.url}: {os.strerror(error.errno or 0).lower()}; end what uses "
            f"port {port}, or take another with --port (0: any that is free) or console.port"
        ) from error
