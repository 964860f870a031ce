"""One input pin, and every change of its level with the time when it happened."""

from collections.abc import Callable
from typing import Final

from gpiozero import Factory, InputDevice

OLDEST: Final = 10.0  # an edge that seems older is stamped by a clock that isn't the factory's


class Line:
    """An input with a pull-up, whose contact closes to ground; not debounced.

    tell(is_closed, at) is called for each edge, in whichever thread the library has, and once
    at the start if the contact is closed already. at: seconds of `clock`.
    """

    def __init__(
        self,
        gpio: int,
        factory: Factory,
        clock: Callable[[], float],
        tell: Callable[[bool, float], None],
    ) -> None:
        """Open the pin; one of `factories.pin_errors` if that fails."""
        self._factory = factory
        self._clock = clock
        self._tell = tell
        self._device = InputDevice(gpio, pull_up=True, pin_factory=factory)
        self._device.pin.when_changed = self._changed
        if self._device.is_active:
            tell(True, clock())

    def _changed(self, ticks: float, state: float) -> None:
        now = self._clock()
        age = self._factory.ticks_diff(self._factory.ticks(), ticks)
        self._tell(not state, now - age if 0 <= age <= OLDEST else now)

    def close(self) -> None:
        """Let the pin go."""
        self._device.pin.when_changed = None
        self._device.close()
