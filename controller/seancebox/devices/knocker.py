"""A solenoid that knocks on wood as a hand would."""

import asyncio
from typing import Final

from gpiozero import OutputDevice

STROKE: Final = 0.03
PAUSE: Final = 0.35


class Solenoid:
    """A solenoid on a pin, by way of a transistor."""

    def __init__(self, output: OutputDevice, loop: asyncio.AbstractEventLoop) -> None:
        """Take the open output, low."""
        self._output = output
        self._loop = loop
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def knock(self, times: int) -> None:
        """Knock so often; knocks not made yet of an earlier call are forgotten."""
        self._left = times
        if self._timer is None:
            self._strike()

    def _strike(self) -> None:
        self._timer = None
        if self._left > 0:
            self._left -= 1
            self._output.on()
            self._timer = self._loop.call_later(STROKE, self._draw_back)

    def _draw_back(self) -> None:
        self._output.off()
        self._timer = self._loop.call_later(PAUSE, self._strike)

    def close(self) -> None:
        """Let the pin go."""
        if self._timer is not None:
            self._timer.cancel()
        self._output.off()
        self._output.close()


class NoKnocker:
    """The knocker of a box that has none."""

    def knock(self, times: int) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Hold nothing to let go."""
