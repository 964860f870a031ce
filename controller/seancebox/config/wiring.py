"""The wiring table of the `bare` build, generated: `python -m seancebox.config.wiring`."""

import sys
from collections.abc import Iterator
from typing import Final

from seancebox.config.clashes import BUS_PINS
from seancebox.config.pins import Pins
from seancebox.parts import HOUR_LAMPS

# Where each GPIO is on the 40-pin header of a Raspberry Pi.
_HEADER: Final = {
    2: 3, 3: 5, 4: 7, 5: 29, 6: 31, 7: 26, 8: 24, 9: 21, 10: 19, 11: 23, 12: 32, 13: 33, 14: 8,
    15: 10, 16: 36, 17: 11, 18: 12, 19: 35, 20: 38, 21: 40, 22: 15, 23: 16, 24: 18, 25: 22, 26: 37,
    27: 13,
}  # fmt: skip

Row = tuple[str, int, str]


def wiring() -> str:
    """Return the table of what every GPIO of the default pins is wired to, in Markdown."""
    lines = (f"| {part} | {pin} | {_HEADER[pin]} | {goal} |" for part, pin, goal in _rows(Pins()))
    return "\n".join(["| part | GPIO | header pin | goes to |", "|---|---|---|---|", *lines, ""])


def _rows(pins: Pins) -> Iterator[Row]:
    for pin, name in zip(sorted(BUS_PINS), ("SDA", "SCL"), strict=True):
        yield f"both OLEDs, {name}", pin, f"{name} of each OLED"
    for button, pin in pins.buttons.items():
        yield f"`{button.value}`", pin, "the button, and from it to ground"
    if pins.sensor is not None:
        yield "`sensor`", pins.sensor, "the vibration switch, and from it to ground"
    if pins.sounder is not None:
        yield "`sounder`", pins.sounder, "220 Ω, the piezo, and from it to ground"
    for number, (lamp, pin) in enumerate(pins.lamps.items()):
        chip, first = (1, 0) if lamp in HOUR_LAMPS else (2, len(HOUR_LAMPS))
        channel = number - first + 1
        yield f"lamp {lamp.value}", pin, f"ULN2803A no. {chip}, input {channel}"


if __name__ == "__main__":
    sys.stdout.write(wiring())
