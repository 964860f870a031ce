"""The library that drives the pins, by its name in the settings, and the errors of it."""

import sys
from collections.abc import Callable
from importlib import import_module

from gpiozero import Factory, GPIOZeroError

_FACTORIES = {
    "lgpio": ("gpiozero.pins.lgpio", "LGPIOFactory"),
    "rpigpio": ("gpiozero.pins.rpigpio", "RPiGPIOFactory"),
}


class FactoryFailed(Exception):
    """No pins: what is wrong, and what to do about it."""


def open_factory(name: str, mock: Callable[[], Factory]) -> Factory:
    """Return the pin factory `name`: lgpio, rpigpio, or mock, which `mock` makes.

    Raises FactoryFailed when its library is missing or has no pins to offer.
    """
    if name == "mock":
        return mock()
    if name == "gpiod":
        raise FactoryFailed("gpiod: not in this version yet; use lgpio")
    if name not in _FACTORIES:
        raise FactoryFailed(f"{name}: no such pin factory; use lgpio, rpigpio or mock")
    return _open(name, *_FACTORIES[name])


def _open(name: str, module: str, factory: str) -> Factory:
    try:
        return getattr(import_module(module), factory)()
    except ImportError as error:
        hint = "install it with: .venv/bin/pip install '.[pi]'"
        raise FactoryFailed(f"{name}: {error}; {hint}") from error
    except pin_errors() as error:
        hint = "is this a Raspberry Pi, and may this user open its GPIO and write to LG_WD?"
        raise FactoryFailed(f"{name}: {error}; {hint}") from error


def pin_errors() -> tuple[type[Exception], ...]:
    """Return what a pin may raise; lgpio's own error is no kin of any other."""
    library = sys.modules.get("lgpio")
    return (GPIOZeroError, OSError, RuntimeError, *([library.error] if library else []))
