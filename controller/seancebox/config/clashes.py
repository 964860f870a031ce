"""Values good alone but not together: one pin twice, a pin of the bus, one address twice."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from seancebox.config.locate import KeyPath, Lines
from seancebox.config.mistakes import Finding, dotted
from seancebox.config.oled import Oled, Oleds
from seancebox.config.pins import Pins

BUS: Final = 1
BUS_PINS: Final = frozenset({2, 3})
GPIOS: Final = frozenset(range(2, 28))


def clashes(pins: Pins, oled: Oleds, lines: Lines, doubtful: frozenset[str]) -> Iterator[Finding]:
    """Yield what can't be wired so. doubtful: keys whose value in the file is not known."""
    wired: dict[int, list[KeyPath]] = defaultdict(list)
    for key, pin in pins.wired.items():
        if key not in doubtful:
            wired[pin].append(("pins", key))
    on_bus = any(display.is_built_in and display.bus == BUS for display in (oled.table, oled.ghost))
    taken = BUS_PINS if on_bus else frozenset()
    advice = _advice(GPIOS - taken - wired.keys())
    for pin, keys in wired.items():
        if pin in taken:
            what = f"GPIO {pin} is the I²C bus of the displays"
            yield from (Finding(key, what, advice) for key in keys)
        else:
            yield from _twice(pin, keys, lines, advice)
    if not doubtful & {"driver", "bus", "address"}:
        yield from _same_address(oled, lines)


def _twice(pin: int, keys: list[KeyPath], lines: Lines, advice: str) -> Iterator[Finding]:
    first, *others = sorted(keys, key=lambda key: lines.get(key, 0))
    for key in others:
        yield Finding(key, f"GPIO {pin} is {_told(first, lines)} already", advice)


def _same_address(oled: Oleds, lines: Lines) -> Iterator[Finding]:
    if not (oled.table.is_built_in and oled.ghost.is_built_in):
        return
    if _place(oled.table) == _place(oled.ghost):
        both: list[KeyPath] = [("oled", "table", "address"), ("oled", "ghost", "address")]
        first, second = sorted(both, key=lambda key: lines.get(key, 0))
        what = (
            f"0x{oled.table.address:02X} on bus {oled.table.bus} is {_told(first, lines)} already"
        )
        yield Finding(second, what, "two displays on one bus need two addresses")


def _place(display: Oled) -> tuple[int, int]:
    return display.bus, display.address


def _told(key: KeyPath, lines: Lines) -> str:
    return f"{dotted(key)} ({f'line {lines[key]}' if key in lines else 'by default'})"


def _advice(free: frozenset[int]) -> str:
    if not free:
        return 'no GPIO is free: another part has to move, or to be "none" where it may be absent'
    return f"free: GPIO {', '.join(map(str, sorted(free)))}"
