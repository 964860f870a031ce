"""Lamps on plain pins: on, off, and a slow blink."""

import asyncio
from collections.abc import Mapping

from gpiozero import OutputDevice

from seancebox.ports import DARK, Lamp, Light
from seancebox.show.glow import is_lit, next_change


class GpioLamps:
    """Every lamp that is built in, each on an output of its own."""

    def __init__(
        self, outputs: Mapping[Lamp, OutputDevice], loop: asyncio.AbstractEventLoop
    ) -> None:
        """Take the open outputs, all low."""
        self._outputs = outputs
        self._loop = loop
        self._lights: Mapping[Lamp, Light] = {}
        self._timer: asyncio.TimerHandle | None = None

    def show(self, lights: Mapping[Lamp, Light]) -> None:
        """Show `lights` from now on; a lamp that isn't named is dark."""
        self._lights = {lamp: lights.get(lamp, DARK) for lamp in self._outputs}
        self._draw()

    def _draw(self) -> None:
        now = self._loop.time()
        for lamp, light in self._lights.items():
            self._outputs[lamp].value = is_lit(light, now)
        changes = [next_change(light, now) for light in self._lights.values()]
        self._wake_at(min((at for at in changes if at is not None), default=None))

    def _wake_at(self, at: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if at is None else self._loop.call_at(at, self._draw)

    def close(self) -> None:
        """Go dark and let the pins go."""
        self._wake_at(None)
        for output in self._outputs.values():
            output.off()
            output.close()
