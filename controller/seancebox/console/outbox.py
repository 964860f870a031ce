"""What one page has still to be sent; bounded, however slowly it reads."""

import asyncio
from typing import Final

from seancebox.ports import Broadcast, Json

ROOM: Final = 200


class Outbox:
    """A queue to one page.

    A page that keeps up gets everything. When more than `ROOM` wait, only the newest state, OLED,
    cue and light of each lamp stay; when even so too many log lines wait, the outbox closes: the
    page comes back for a fresh start.
    """

    def __init__(self) -> None:
        self._waiting: list[Broadcast] = []
        self._arrived = asyncio.Event()
        self.is_closed = False

    def put(self, what: Broadcast) -> None:
        """Add `what`; never blocks."""
        if self.is_closed:
            return
        self._waiting.append(what)
        self._arrived.set()
        if len(self._waiting) > ROOM:
            self._thin_out()

    def close(self) -> None:
        """Forget what waits; whoever takes gets nothing from now on."""
        self.is_closed = True
        self._waiting = []
        self._arrived.set()

    async def take(self) -> tuple[Broadcast, ...]:
        """Wait, then return all that waits, the oldest first; empty once closed."""
        await self._arrived.wait()
        taken, self._waiting = tuple(self._waiting), []
        if not self.is_closed:
            self._arrived.clear()
        return taken

    def _thin_out(self) -> None:
        newest = {_subject(what): what for what in self._waiting}
        self._waiting = [
            what for what in self._waiting if what.kind == "log" or newest[_subject(what)] is what
        ]
        if len(self._waiting) > ROOM:
            self.close()


def _subject(what: Broadcast) -> tuple[str, Json]:
    """Return what it is about; the newest about one thing says all."""
    return what.kind, what.data.get("lamp")
