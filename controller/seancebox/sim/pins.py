"""Simulated pins: no history, and stamped by the loop's clock instead of the real one."""

from collections.abc import Callable
from typing import Any, Final

from gpiozero.pins.mock import MockFactory, MockPWMPin

REVISION: Final = "a02082"  # a Raspberry Pi 3B: 40 pins, as every one since

Watcher = Callable[[float], None]


class SimPin(MockPWMPin):  # type: ignore[misc]  # gpiozero ships no types
    """A pin that a hand can drive, when it is an input, and eyes can watch, when an output."""

    def __init__(self, factory: "SimFactory", info: Any) -> None:
        """Be an input at rest that nobody watches."""
        self._state: float
        self._is_grounded = False
        self._watchers: list[Watcher] = []
        super().__init__(factory, info)

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` with the duty, 0..1, each time that it changes as an output."""
        self._watchers.append(watcher)

    def drive(self, is_high: bool, at: float | None = None) -> None:
        """Drive the input from outside, now or at a stamp of the loop's clock."""
        self._is_grounded = not is_high
        if self.function != "input" or is_high == self._state:
            return
        self._state = is_high
        self._last_change = self.factory.ticks() if at is None else at
        if self.when_changed is not None:
            self._call_when_changed()

    def drive_high(self) -> None:
        """Be pulled up, unless a hand holds the pin down."""
        if not self._is_grounded:
            super().drive_high()

    def clear_states(self) -> None:
        """Keep no history, as MockPin would for ever."""
        self._last_change = self.factory.ticks()

    def _set_frequency(self, value: float | None) -> None:
        """Leave the level alone when nothing swings, as a real pin does."""
        if value is not None or self._frequency is not None:
            super()._set_frequency(value)

    def _change_state(self, value: float) -> bool:
        if value == self._state:
            return False
        self._state = value
        self._last_change = self.factory.ticks()
        if self.function == "output":
            for watcher in self._watchers:
                watcher(float(value))
        return True


class SimFactory(MockFactory):  # type: ignore[misc]  # gpiozero ships no types
    """A factory of simulated pins whose ticks are the loop's clock."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Take the clock, in seconds."""
        self._clock = clock
        super().__init__(revision=REVISION, pin_class=SimPin)

    def ticks(self) -> float:
        """Return the loop's time."""
        return self._clock()
