"""The pins: which GPIO each button, lamp and sound is on, and the library that drives them."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from seancebox.config.kinds import Gpio, MaybeGpio, Section, coming
from seancebox.parts import Lamp
from seancebox.senses.meanings import Button

Factory = Literal["lgpio", "rpigpio", "mock"]


def _defaults() -> dict[str, int | None]:
    text = files(__package__).joinpath("pins.toml").read_text(encoding="utf-8")
    table: dict[str, int | str] = tomllib.loads(text)["pins"]
    return {key: value if isinstance(value, int) else None for key, value in table.items()}


DEFAULT_PINS: Final = MappingProxyType(_defaults())


def _part(key: str, what: str) -> Any:
    return Field(default=DEFAULT_PINS[key], description=what)


_FACTORY: Final = """\
The library that drives the pins: `lgpio` for today's systems; `rpigpio` for the RPi.GPIO \
library (old kernels) or rpi-lgpio; `mock` for simulated pins."""


class Pins(Section):
    """Where each part is wired; GPIO (BCM) numbers, the defaults from `pins.toml`."""

    factory: Annotated[Factory, coming(gpiod="lgpio")] = Field(
        default="lgpio", description=_FACTORY
    )
    yes: Gpio = _part("yes", "Ghost's button YES.")
    no: Gpio = _part("no", "Ghost's button NO.")
    crow: Gpio = _part("crow", "Ghost's button CROW.")
    blue: Gpio = _part("blue", "Colour button blue.")
    white: Gpio = _part("white", "Colour button white.")
    red: Gpio = _part("red", "Colour button red.")
    yellow: Gpio = _part("yellow", "Colour button yellow.")
    purple: Gpio = _part("purple", "Colour button purple.")
    black: Gpio = _part("black", "Colour button black.")
    hour_1: Gpio = _part("hour_1", "Lamp of hour I.")
    hour_2: Gpio = _part("hour_2", "Lamp of hour II.")
    hour_3: Gpio = _part("hour_3", "Lamp of hour III.")
    hour_4: Gpio = _part("hour_4", "Lamp of hour IV.")
    hour_5: Gpio = _part("hour_5", "Lamp of hour V.")
    hour_6: Gpio = _part("hour_6", "Lamp of hour VI.")
    hour_7: Gpio = _part("hour_7", "Lamp of hour VII.")
    blue_lamp: Gpio = _part("blue_lamp", "Lamp in the button blue.")
    white_lamp: Gpio = _part("white_lamp", "Lamp in the button white.")
    red_lamp: Gpio = _part("red_lamp", "Lamp in the button red.")
    yellow_lamp: Gpio = _part("yellow_lamp", "Lamp in the button yellow.")
    purple_lamp: Gpio = _part("purple_lamp", "Lamp in the button purple.")
    black_lamp: Gpio = _part("black_lamp", "Lamp in the button black.")
    sensor: MaybeGpio = _part("sensor", "Vibration switch under the knock pad.")
    sounder: MaybeGpio = _part("sounder", "Buzzer.")
    knocker: MaybeGpio = _part("knocker", "Solenoid that knocks on wood.")
    listening: MaybeGpio = _part("listening", "Ghost's lamp: the box listens.")
    heard_yes: MaybeGpio = _part("heard_yes", "Ghost's lamp: heard yes.")
    heard_no: MaybeGpio = _part("heard_no", "Ghost's lamp: heard no.")

    @property
    def buttons(self) -> Mapping[Button, int]:
        """The GPIO of every button."""
        return MappingProxyType({button: getattr(self, button.value) for button in Button})

    @property
    def lamps(self) -> Mapping[Lamp, int]:
        """The GPIO of every lamp that is built in."""
        pins = {lamp: getattr(self, _key(lamp)) for lamp in Lamp}
        return MappingProxyType({lamp: pin for lamp, pin in pins.items() if pin is not None})

    @property
    def wired(self) -> Mapping[str, int]:
        """The GPIO of every part that is built in, by its key."""
        pins = {key: getattr(self, key) for key in DEFAULT_PINS}
        return MappingProxyType({key: pin for key, pin in pins.items() if pin is not None})


def _key(lamp: Lamp) -> str:
    """Return the settings' key of `lamp`; a colour alone is its button."""
    name = lamp.name.lower()
    return f"{name}_lamp" if name in {button.value for button in Button} else name
