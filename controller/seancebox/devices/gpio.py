"""Buttons and the knock switch on pins: edges become signals."""

import asyncio
import logging
from typing import Final

from gpiozero import Factory

from seancebox.ports import Edge, Fault, Heard, Inbox
from seancebox.senses.candidates import Candidate
from seancebox.senses.meanings import Button
from seancebox.senses.switch import VibrationSwitch

from .line import Line

SENSOR: Final = "knock sensor"
log = logging.getLogger(__name__)


class ButtonPin:
    """One button, which posts every edge of its contact."""

    def __init__(
        self,
        button: Button,
        gpio: int,
        factory: Factory,
        loop: asyncio.AbstractEventLoop,
        inbox: Inbox,
    ) -> None:
        """Open the pin; one of `factories.pin_errors` if that fails."""
        self._button = button
        self._inbox = inbox
        self._line = Line(gpio, factory, loop.time, self._tell)

    def _tell(self, is_closed: bool, at: float) -> None:
        self._inbox.post(Edge(self._button, is_closed, at))

    def close(self) -> None:
        """Let the pin go."""
        self._line.close()


class KnockSwitch:
    """The vibration switch under the knock pad, which posts candidates and its own faults."""

    def __init__(
        self, gpio: int, factory: Factory, loop: asyncio.AbstractEventLoop, inbox: Inbox
    ) -> None:
        """Open the pin; one of `factories.pin_errors` if that fails."""
        self._loop = loop
        self._inbox = inbox
        self._switch = VibrationSwitch()
        self._problem: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False
        self._line = Line(gpio, factory, loop.time, self._tell)

    def _tell(self, is_closed: bool, at: float) -> None:
        """Carry an edge into the loop: the switch belongs to one thread."""
        try:
            self._loop.call_soon_threadsafe(self._feel, is_closed, at)
        except RuntimeError:  # the loop has closed: nobody listens
            log.debug("after hours: an edge of the knock sensor")

    def _feel(self, is_closed: bool, at: float) -> None:
        self._take(self._switch.feel(is_closed, at))

    def _settle(self) -> None:
        self._take(self._switch.settle(self._loop.time()))

    def _take(self, candidate: Candidate | None) -> None:
        if self._is_closed:
            return
        if candidate is not None:
            self._inbox.post(Heard(candidate, candidate.at_us / 1e6))
        problem = self._switch.problem(self._loop.time())
        if problem != self._problem:
            self._problem = problem
            self._inbox.post(Fault(SENSOR, problem))
        self._wake_at(self._switch.next_at())

    def _wake_at(self, at: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if at is None else self._loop.call_at(at, self._settle)

    def close(self) -> None:
        """Let the pin go."""
        self._is_closed = True
        self._line.close()
        self._wake_at(None)
