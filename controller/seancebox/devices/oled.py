"""An OLED that never keeps the loop waiting: the newest picture goes out in the OLED thread."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, wait
from functools import partial
from typing import Final

from seancebox.ports import Fault, Film, Inbox, Picture

from .glass import Glass, GlassFailed

FIRST_RETRY: Final = 1.0
LAST_RETRY: Final = 60.0
HEARTBEAT: Final = 30.0  # a still picture is asked so often whether it is still there
DARK_WITHIN: Final = 0.4
CONTRAST: Final = 127
log = logging.getLogger(__name__)


def nobody_looks() -> bool:
    """Films stand, as in jumped time."""
    return False


def somebody_looks() -> bool:
    """Films run, as people shall see them."""
    return True


class Oled:
    """One OLED by way of a slot that holds the newest picture; an older one is forgotten.

    A glass that fails is a Fault, tried again after 1, 2, 4 … 60 seconds. A film runs by itself
    while the OLED `is_live`; else it stands until it, or another one, is shown.
    """

    def __init__(
        self,
        part: str,
        glass: Glass,
        thread: Executor,
        loop: asyncio.AbstractEventLoop,
        inbox: Inbox,
        *,
        is_live: Callable[[], bool] = nobody_looks,
    ) -> None:
        """Name the part as faults shall name it; `thread`: one thread for all on the bus."""
        self._part = part
        self._glass = glass
        self._thread = thread
        self._loop = loop
        self._inbox = inbox
        self._is_live = is_live
        self._picture: Picture | None = None
        self._contrast = CONTRAST
        self._shown: tuple[Picture, int] | None = None
        self._job: asyncio.Future[None] | None = None
        self._stands = False
        self._timer: asyncio.TimerHandle | None = None
        self._problem: str | None = None
        self._retry = FIRST_RETRY
        self._is_closed = False

    def show(self, picture: Picture) -> None:
        """Show the newest picture soon; an older one that isn't on the bus yet is forgotten."""
        self._picture = picture
        self._catch_up()

    def dim(self, contrast: int) -> None:
        """Set the contrast, 0-255."""
        self._contrast = contrast
        self._catch_up()

    def close(self) -> None:
        """Go dark and let the bus go, within half a second."""
        self._is_closed = True
        self._wake_in(None)
        if wait([self._thread.submit(self._glass.close)], DARK_WITHIN).not_done:
            log.warning("%s: the bus hangs; it may not be dark", self._part)

    def _catch_up(self) -> None:
        is_news = (self._picture, self._contrast) != self._shown
        if self._problem is None and (is_news or (self._stands and self._is_live())):
            self._send()

    def _send(self) -> None:
        if self._picture is None or self._job is not None or self._is_closed:
            return
        self._wake_in(None)
        sent = (self._picture, self._contrast)
        now = self._loop.time()
        self._job = self._loop.run_in_executor(self._thread, self._bring, *sent, now)
        self._job.add_done_callback(partial(self._done, sent))

    def _bring(self, picture: Picture, contrast: int, now: float) -> None:
        """Draw, in the OLED thread, and bring it onto the glass."""
        frame = picture.frame(now) if isinstance(picture, Film) else picture
        self._glass.show(frame, contrast)

    def _done(self, sent: tuple[Picture, int], job: asyncio.Future[None]) -> None:
        self._job = None
        if self._is_closed or job.cancelled():
            return
        match job.exception():
            case None:
                self._succeed(sent)
            case GlassFailed() as failure:
                self._fail(str(failure))
            case mistake:  # of ours, in the picture: the other parts play on
                log.error("%s: its picture can't be drawn", self._part, exc_info=mistake)
                self._fail("its picture can't be drawn")

    def _succeed(self, sent: tuple[Picture, int]) -> None:
        self._shown = sent
        self._retry = FIRST_RETRY
        self._report(None)
        picture, _ = sent
        is_live = self._is_live()
        self._stands = isinstance(picture, Film) and not is_live
        self._wake_in(picture.every if isinstance(picture, Film) and is_live else HEARTBEAT)
        self._catch_up()

    def _fail(self, problem: str) -> None:
        self._shown = None
        self._report(problem)
        self._wake_in(self._retry)
        self._retry = min(2 * self._retry, LAST_RETRY)

    def _report(self, problem: str | None) -> None:
        if problem != self._problem:
            self._problem = problem
            self._inbox.post(Fault(self._part, problem))

    def _wake_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, self._send)


class NoOled:
    """The OLED of a box that has none."""

    def show(self, picture: Picture) -> None:
        """Show nothing."""

    def dim(self, contrast: int) -> None:
        """Dim nothing."""

    def close(self) -> None:
        """Hold nothing to let go."""
