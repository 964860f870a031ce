"""A hand at the simulated box: it presses, holds and knocks with real timing."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from seancebox.senses.meanings import Button

from .pins import SimFactory

TAP: Final = 0.08  # a finger's press
LIFT: Final = 0.1  # and the rest after it
SPREAD: Final = 0.03  # between two fingers of one chord
KNOCK_GAP: Final = 0.3
CLOSINGS: Final = 24
FIRST_PERIOD_MS: Final = 1.2
SLOWER_BY: Final = 1.08  # the spring swings out, each time a little slower and shorter
OPEN_SHARE: Final = 0.55


def rattle() -> Iterator[tuple[float, bool]]:
    """Yield the edges of a vibration switch at one knock: seconds after it, is it closed.

    48 edges within 90 ms, always the same.
    """
    at = 0.0
    for n in range(CLOSINGS):
        period = FIRST_PERIOD_MS / 1000 * SLOWER_BY**n
        yield at, True
        yield at + period * (1 - OPEN_SHARE), False
        at += period


class SimHand:
    """Works the simulated pins; a button or sensor that isn't built in can't be touched."""

    def __init__(
        self,
        factory: SimFactory,
        loop: asyncio.AbstractEventLoop,
        buttons: Mapping[Button, int],
        sensor: int | None,
    ) -> None:
        """Take the GPIO of each button and of the knock sensor."""
        self._loop = loop
        self._buttons = {button: factory.pin(gpio) for button, gpio in buttons.items()}
        self._sensor = None if sensor is None else factory.pin(sensor)

    def down(self, button: Button, at: float | None = None) -> None:
        """Put `button` down, now or at a stamp of the loop's clock in the near past."""
        self._buttons[button].drive(is_high=False, at=at)

    def up(self, button: Button, at: float | None = None) -> None:
        """Let it go."""
        self._buttons[button].drive(is_high=True, at=at)

    def knock(self, at: float | None = None) -> None:
        """Knock once on the pad."""
        if self._sensor is None:
            return
        now = self._loop.time()
        began = now if at is None else at
        for after, is_closed in rattle():
            stamp = began + after
            if stamp <= now:
                self._sensor.drive(not is_closed, stamp)
            else:
                self._loop.call_at(stamp, self._sensor.drive, not is_closed, stamp)

    async def press(self, button: Button) -> None:
        """Press `button` and let go."""
        await self.hold(button, TAP)

    async def hold(self, button: Button, seconds: float) -> None:
        """Keep `button` down for so long."""
        await self.chord((button,), seconds)

    async def chord(self, buttons: Iterable[Button], seconds: float) -> None:
        """Put `buttons` down, one just after the other, and all up after `seconds` more.

        Whoever is called away lets go at once.
        """
        fingers = tuple(buttons)
        try:
            for n, button in enumerate(fingers):
                await asyncio.sleep(SPREAD if n else 0)
                self.down(button)
            await asyncio.sleep(seconds)
        finally:
            for button in fingers:
                self.up(button)
        await asyncio.sleep(LIFT)

    async def knocks(self, count: int, gap: float = KNOCK_GAP) -> None:
        """Knock so often, `gap` seconds apart."""
        for n in range(count):
            await asyncio.sleep(gap if n else 0)
            self.knock()
