"""One OLED on its bus, for use in one thread: opened when it is needed, and again after a fault."""

from collections.abc import Callable
from typing import Any, Final, Protocol

import luma.core.error
from luma.core.interface.serial import i2c
from PIL import Image

from seancebox.ports import Frame

from .drivers import DRIVERS

DISPLAY_OFF: Final = 0xAE


class Bus(Protocol):
    """The way to the chip, as luma has it."""

    def command(self, *values: int) -> None:
        """Send command bytes."""

    def data(self, values: list[int]) -> None:
        """Send bytes of pixels."""

    def cleanup(self) -> None:
        """Let the bus go."""


class GlassFailed(Exception):
    """The OLED can't be reached; says why."""


def i2c_bus(bus: int, address: int) -> Callable[[], Bus]:
    """Return what opens the chip `address` on the I²C bus of that number."""
    return lambda: i2c(port=bus, address=address)


class Glass:
    """One OLED. Nothing here is called from two threads at once."""

    def __init__(self, driver: str, rotate: int, connect: Callable[[], Bus]) -> None:
        """Name the driver and the degrees (0, 180) it is turned; nothing is opened yet."""
        self._driver = DRIVERS[driver]
        self._half_turns = rotate // 180
        self._connect = connect
        self._bus: Bus | None = None
        self._device: Any = None

    def show(self, frame: Frame, contrast: int) -> None:
        """Bring `frame` onto the glass; at least the contrast is sent, so that a fault is found.

        Raises GlassFailed; then the next call begins anew.
        """
        try:
            self._open()
            self._device.contrast(contrast)
            self._device.display(Image.frombytes("1", (frame.width, frame.height), frame.bits))
        except ImportError as error:
            raise GlassFailed(f"{error}; install it with: .venv/bin/pip install '.[pi]'") from error
        except (luma.core.error.Error, OSError) as error:
            self._drop()
            raise GlassFailed(str(error)) from error

    def close(self) -> None:
        """Go dark and let the bus go; a glass that can't be reached is dark enough."""
        try:
            if self._device is not None:
                self._device.hide()
                self._device.clear()
        except (luma.core.error.Error, OSError):
            pass
        self._drop()

    def _open(self) -> None:
        """Ask the chip for an answer before luma makes a device: luma keeps each to the end."""
        if self._device is None:
            self._bus = self._connect()
            self._bus.command(DISPLAY_OFF)
            self._device = self._driver(self._bus, rotate=2 * self._half_turns)

    def _drop(self) -> None:
        if self._bus is not None:
            self._bus.cleanup()
        self._bus = self._device = None
