"""lgpio, as far as gpiozero's inputs use it, with a chip in memory instead of a kernel's."""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType

Callback = Callable[[int, int, int, int], None]


class Error(Exception):
    """Stands for lgpio.error."""


@dataclass
class Chip:
    """One gpiochip. taken: lines that somebody else holds."""

    modes: dict[int, int] = field(default_factory=dict)
    levels: dict[int, int] = field(default_factory=dict)
    callbacks: dict[int, Callback] = field(default_factory=dict)
    taken: set[int] = field(default_factory=set)

    def claim(self, _handle: int, gpio: int, flags: int = 0) -> None:
        if gpio in self.taken:
            raise Error("GPIO busy")
        self.modes[gpio] = flags
        self.levels.setdefault(gpio, 1)

    def claim_alert(self, handle: int, gpio: int, _edges: int, flags: int = 0) -> None:
        self.claim(handle, gpio, flags)

    def change(self, gpio: int, level: int, tick: int) -> None:
        """Change a level from outside; tick: nanoseconds."""
        self.levels[gpio] = level
        self.callbacks[gpio](0, gpio, level, tick)


@dataclass
class Call:
    """A callback that can be cancelled."""

    chip: Chip
    gpio: int

    def cancel(self) -> None:
        del self.chip.callbacks[self.gpio]


def module(chip: Chip) -> ModuleType:
    """Return a module that gpiozero.pins.lgpio takes for lgpio."""

    def callback(_handle: int, gpio: int, _edges: int, func: Callback) -> Call:
        chip.callbacks[gpio] = func
        return Call(chip, gpio)

    lgpio = ModuleType("lgpio")
    vars(lgpio).update(
        dict.fromkeys(("SET_PULL_NONE", "SET_BIAS_DISABLE"), 0),
        SET_PULL_UP=1 << 5,
        SET_PULL_DOWN=1 << 6,
        BOTH_EDGES=3,
        RISING_EDGE=1,
        FALLING_EDGE=2,
        error=Error,
        callback=callback,
        gpiochip_open=lambda _chip: 7,
        gpiochip_close=lambda _handle: None,
        gpio_claim_input=chip.claim,
        gpio_claim_output=chip.claim,
        gpio_claim_alert=chip.claim_alert,
        gpio_free=lambda _handle, _gpio: None,
        gpio_get_mode=lambda _handle, gpio: chip.modes[gpio],
        gpio_read=lambda _handle, gpio: chip.levels[gpio],
    )
    return lgpio
