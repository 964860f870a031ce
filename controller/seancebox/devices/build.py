"""Builds every device that the settings name; a part that fails is a fault, and the rest works."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol, TypeVar

from gpiozero import Factory, OutputDevice

from seancebox.config.oled import Oled as OledSettings
from seancebox.config.settings import Settings
from seancebox.ports import Display, Fault, Inbox, Knocker, Lamps, Sounder
from seancebox.senses.meanings import Button

from .factories import pin_errors
from .glass import Bus, Glass, i2c_bus
from .gpio import SENSOR, ButtonPin, KnockSwitch
from .knocker import NoKnocker, Solenoid
from .lamps import GpioLamps
from .oled import NoOled, Oled, nobody_looks
from .sounder import Buzzer, Piezo, Silence, TuneSounder, Voice

TABLE_OLED: Final = "table OLED"
GHOST_OLED: Final = "ghost OLED"
log = logging.getLogger(__name__)
_T = TypeVar("_T")


class Closable(Protocol):
    """What holds a pin or a bus."""

    def close(self) -> None:
        """Let it go."""


@dataclass(frozen=True, slots=True)
class Devices:
    """All parts of one box, open; inputs post by themselves."""

    lamps: Lamps
    table_oled: Display
    ghost_oled: Display
    sounder: Sounder
    knocker: Knocker
    inputs: tuple[Closable, ...]
    thread: Executor

    def close(self) -> None:
        """Go dark and silent, and let all pins and buses go; within a second."""
        outputs = (self.lamps, self.sounder, self.knocker, self.table_oled, self.ghost_oled)
        with (
            ExitStack() as closing
        ):  # each in its turn, whatever another raises; the last one first
            closing.callback(self.thread.shutdown, wait=False, cancel_futures=True)
            for part in reversed((*self.inputs, *outputs)):
                closing.callback(part.close)


def build(
    settings: Settings,
    factory: Factory,
    loop: asyncio.AbstractEventLoop,
    inbox: Inbox,
    chips: tuple[Bus, Bus] | None = None,
    *,
    is_live: Callable[[], bool] = nobody_looks,
) -> Devices:
    """Open every part of `settings`; call it in the loop's thread.

    chips: simulated SSD1306s in place of the real OLEDs, the table's and the ghost's. is_live:
    whether films run by themselves.
    """
    bench = _Bench(settings, factory, loop, inbox, is_live)
    thread = ThreadPoolExecutor(1, initializer=_name_thread)
    table_chip, ghost_chip = chips or (None, None)
    return Devices(
        lamps=bench.lamps(),
        table_oled=bench.oled(TABLE_OLED, settings.oled.table, thread, table_chip),
        ghost_oled=bench.oled(GHOST_OLED, settings.oled.ghost, thread, ghost_chip),
        sounder=TuneSounder(bench.voice(), loop),
        knocker=bench.knocker(),
        inputs=(*bench.buttons(), *bench.sensor()),
        thread=thread,
    )


@dataclass(frozen=True, slots=True)
class _Bench:
    """Where the parts are put together."""

    settings: Settings
    factory: Factory
    loop: asyncio.AbstractEventLoop
    inbox: Inbox
    is_live: Callable[[], bool]

    def lamps(self) -> Lamps:
        outputs = {
            lamp: self._open(f"{lamp.value} lamp", gpio, self._output)
            for lamp, gpio in self.settings.pins.lamps.items()
        }
        return GpioLamps({lamp: it for lamp, it in outputs.items() if it is not None}, self.loop)

    def oled(
        self, part: str, settings: OledSettings, thread: Executor, chip: Bus | None
    ) -> Display:
        if not settings.is_built_in:
            return NoOled()
        if chip is not None:
            glass = Glass("ssd1306", rotate=0, connect=lambda: chip)
        else:
            bus = i2c_bus(settings.bus, settings.address)
            glass = Glass(settings.driver, settings.rotate, bus)
        return Oled(part, glass, thread, self.loop, self.inbox, is_live=self.is_live)

    def voice(self) -> Voice:
        gpio = self.settings.pins.sounder
        voices: dict[str, Callable[[int, Factory], Voice]] = {"passive": Piezo, "active": Buzzer}
        voice = voices.get(self.settings.sound.kind)
        if gpio is None or voice is None:
            return Silence()
        return self._open("sounder", gpio, lambda gpio: voice(gpio, self.factory)) or Silence()

    def knocker(self) -> Knocker:
        gpio = self.settings.pins.knocker
        output = None if gpio is None else self._open("knocker", gpio, self._output)
        return NoKnocker() if output is None else Solenoid(output, self.loop)

    def buttons(self) -> tuple[Closable, ...]:
        pins = {
            button: self._open(
                f"{button.value} button",
                gpio,
                partial(self._button, button),
            )
            for button, gpio in self.settings.pins.buttons.items()
        }
        return tuple(pin for pin in pins.values() if pin is not None)

    def _button(self, button: Button, gpio: int) -> ButtonPin:
        return ButtonPin(button, gpio, self.factory, self.loop, self.inbox)

    def sensor(self) -> tuple[Closable, ...]:
        gpio = self.settings.pins.sensor
        if gpio is None or self.settings.knock.source != "switch":
            return ()
        switch = self._open(
            SENSOR, gpio, lambda gpio: KnockSwitch(gpio, self.factory, self.loop, self.inbox)
        )
        return () if switch is None else (switch,)

    def _output(self, gpio: int) -> OutputDevice:
        return OutputDevice(gpio, pin_factory=self.factory)

    def _open(self, part: str, gpio: int, make: Callable[[int], _T]) -> _T | None:
        """Return what `make` opens on `gpio`; post a fault and return None if it can't."""
        try:
            return make(gpio)
        except pin_errors() as error:
            log.warning("%s: GPIO %d: %s", part, gpio, error)
            self.inbox.post(Fault(part, f"GPIO {gpio}: {error}"))
            return None


def _name_thread() -> None:
    threading.current_thread().name = "oled"
