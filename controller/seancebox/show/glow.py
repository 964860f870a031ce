"""How bright a light is at a moment, for drivers that dim and for those that only switch."""

import math
from dataclasses import dataclass
from typing import Final

from seancebox.ports import Light, Pattern

_LEAST_LIT: Final = 0.2  # the level from which a lamp that is only on or off is on
_EMBERS: Final = 0.15  # what a glinting lamp keeps between two glints, of its level


@dataclass(frozen=True, slots=True)
class Beat:
    """A pattern's period and when in it the lamp is on, all in milliseconds."""

    period_ms: int
    on_ms: int
    off_ms: int

    def phase(self, at: float) -> int:
        """Return the milliseconds since the period began."""
        return round(at * 1000) % self.period_ms

    def is_on(self, at: float) -> bool:
        """Return whether the lamp is on."""
        return self.on_ms <= self.phase(at) < self.off_ms

    def turns(self, at: float) -> float:
        """Return the next moment at which it goes on or off."""
        phase = self.phase(at)
        waits = [(edge - phase - 1) % self.period_ms + 1 for edge in (self.on_ms, self.off_ms)]
        return (round(at * 1000) + min(waits)) / 1000


BEATS: Final = {
    Pattern.PULSE: Beat(1000, 250, 750),
    Pattern.BREATHE: Beat(6000, 1500, 4500),
    Pattern.BLINK: Beat(2000, 0, 1000),
    Pattern.BLINK_TOO: Beat(2000, 1000, 2000),
    Pattern.GLINT: Beat(2500, 0, 300),
    Pattern.WINK: Beat(4000, 300, 4000),
}


def glow(light: Light, at: float) -> float:
    """Return the brightness at `at`, 0..1."""
    beat = BEATS.get(light.pattern)
    if beat is None:
        return light.level
    match light.pattern:
        case Pattern.PULSE | Pattern.BREATHE:
            turn = math.tau * beat.phase(at) / beat.period_ms
            return light.level * (1 - math.cos(turn)) / 2
        case Pattern.GLINT:
            return light.level * (1.0 if beat.is_on(at) else _EMBERS)
        case _:
            return light.level if beat.is_on(at) else 0.0


def is_lit(light: Light, at: float) -> bool:
    """Return whether a lamp that can't be dimmed is on at `at`."""
    beat = BEATS.get(light.pattern)
    return light.level >= _LEAST_LIT and (beat is None or beat.is_on(at))


def next_change(light: Light, at: float) -> float | None:
    """Return when `is_lit` changes next, always later than `at`; None: never."""
    beat = BEATS.get(light.pattern)
    return beat.turns(at) if beat and light.level >= _LEAST_LIT else None
