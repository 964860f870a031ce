"""The one door to the table: signals come in from any thread, the table takes them in order."""

import asyncio
import logging
from collections import deque

from seancebox.ports import Signal

log = logging.getLogger(__name__)


class Inbox:
    """A queue that any thread may post to; only the table takes from it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._signals: deque[Signal] = deque()
        self._arrived = asyncio.Event()

    def post(self, signal: Signal) -> None:
        """Hand over `signal`; safe in any thread, never blocks, never raises."""
        try:
            self._loop.call_soon_threadsafe(self._accept, signal)
        except RuntimeError:  # the loop has closed: nobody is listening
            log.debug("after hours: %s", type(signal).__name__)

    def _accept(self, signal: Signal) -> None:
        self._signals.append(signal)
        self._arrived.set()

    async def take(self, until: float | None) -> Signal | None:
        """Return the next signal, or None when the loop's clock reaches `until`."""
        if not self._signals:
            self._arrived.clear()
            try:
                async with asyncio.timeout_at(until):
                    await self._arrived.wait()
            except TimeoutError:
                pass  # a signal may have come in the same moment
        return self._signals.popleft() if self._signals else None
