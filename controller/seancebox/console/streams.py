"""Server-sent events to every page that looks on, each by what its audience may see."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from aiohttp import web

from seancebox.ports import Audience, Broadcast

from . import messages
from .outbox import Outbox

BEAT_EVERY: Final = 5.0
PATIENCE: Final = 10.0  # a page that takes nothing for so long is gone
MOST_STREAMS: Final = 64
LOG_KEPT: Final = 60  # lines that a newcomer still gets

Snapshot = Callable[[Audience], Sequence[Broadcast]]
log = logging.getLogger(__name__)


class Streams:
    """All open streams."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._open: dict[Outbox, Audience] = {}
        self._log: deque[Broadcast] = deque(maxlen=LOG_KEPT)

    def see(self, what: Broadcast) -> None:
        """Pass `what` on to its audience, and to nobody else."""
        if what.kind == "log" and what.audience is Audience.TABLE:
            self._log.append(what)
        for outbox, audience in self._open.items():
            if audience is what.audience:
                outbox.put(what)

    def close(self) -> None:
        """End every stream."""
        for outbox in self._open:
            outbox.close()

    def open(self, audience: Audience) -> Outbox:
        """Return a newcomer's outbox with the snapshot in it; raise 503 if there are too many."""
        if len(self._open) >= MOST_STREAMS:
            raise web.HTTPServiceUnavailable(text="too many pages look on already; close some")
        outbox = Outbox()
        self._open[outbox] = audience
        kept = self._log if audience is Audience.TABLE else ()
        for what in (*self._snapshot(audience), *kept):
            if what.audience is audience:
                outbox.put(what)
        return outbox

    async def send(self, request: web.Request, outbox: Outbox) -> web.StreamResponse:
        """Send all that comes into `outbox` until it closes or the page has gone."""
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        try:
            await response.prepare(request)
            await response.write(messages.RETRY)
            while (chunk := await _chunk(outbox)) is not None:
                async with asyncio.timeout(PATIENCE):
                    await response.write(chunk)
        except (ConnectionError, TimeoutError) as gone:
            log.debug("a page has gone: %r", gone)
        finally:
            self._open.pop(outbox, None)
            if request.transport is not None:
                request.transport.abort()  # an orderly end would wait for a page that reads not
        return response


async def _chunk(outbox: Outbox) -> bytes | None:
    """Return the next bytes for a page, a beat if nothing happens; None once `outbox` closed."""
    try:
        async with asyncio.timeout(BEAT_EVERY):
            taken = await outbox.take()
    except TimeoutError:
        return messages.BEAT
    return b"".join(map(messages.encoded, taken)) if taken else None
