"""How bright a light is at a moment, for drivers that dim and for those that only switch."""

import math
from dataclasses import dataclass
from typing import Final

from seancebox.ports import Light, Pattern

_LEAST_LIT: Final = 0.2  # the level from which a lamp that is only on or off is on
_EMBERS: Final = 0.15  # what a glinting lamp keeps between two glints, of its level
_SWELLING: Final = (Pattern.PULSE, Pattern.BREATHE, Pattern.WAVE)


@dataclass(frozen=True, slots=True)
class Beat:
    """A pattern's period and the spans of it in which the lamp is on, all in milliseconds."""

    period_ms: int
    spans: tuple[tuple[int, int], ...]

    def place(self, phase: float, at: float) -> int:
        """Return the milliseconds since the period began. phase: as in Light."""
        return (round(at * 1000) - round(phase * self.period_ms)) % self.period_ms

    def is_on(self, place: int) -> bool:
        """Return whether the lamp is on so many milliseconds after the period began."""
        return any(begin <= place < end for begin, end in self.spans)

    def until_turn(self, place: int) -> int:
        """Return the milliseconds until it goes on or off, at least 1."""
        edges = [edge for span in self.spans for edge in span]
        return min((edge - place - 1) % self.period_ms + 1 for edge in edges)


# Within any 3 s each tells itself from each other, on a lamp that only switches too.
BEATS: Final = {
    Pattern.PULSE: Beat(1000, ((250, 750),)),
    Pattern.BREATHE: Beat(6000, ((1500, 4500),)),
    Pattern.WAVE: Beat(2800, ((700, 2100),)),
    Pattern.BLINK: Beat(2400, ((0, 900),)),
    Pattern.BLINK_TOO: Beat(2400, ((1200, 1500), (1800, 2100))),
    Pattern.GLINT: Beat(2500, ((0, 300),)),
    Pattern.WINK: Beat(2500, ((300, 2500),)),
}


def glow(light: Light, at: float) -> float:
    """Return the brightness at `at`, 0..1."""
    beat = BEATS.get(light.pattern)
    if beat is None:
        return light.level
    place = beat.place(light.phase, at)
    if light.pattern in _SWELLING:
        return light.level * (1 - math.cos(math.tau * place / beat.period_ms)) / 2
    rest = _EMBERS if light.pattern is Pattern.GLINT else 0.0
    return light.level * (1.0 if beat.is_on(place) else rest)


def is_lit(light: Light, at: float) -> bool:
    """Return whether a lamp that can't be dimmed is on at `at`."""
    beat = BEATS.get(light.pattern)
    is_bright = light.level >= _LEAST_LIT
    return is_bright and (beat is None or beat.is_on(beat.place(light.phase, at)))


def next_change(light: Light, at: float) -> float | None:
    """Return when `is_lit` changes next, always later than `at`; None: never."""
    beat = BEATS.get(light.pattern)
    if beat is None or light.level < _LEAST_LIT:
        return None
    return (round(at * 1000) + beat.until_turn(beat.place(light.phase, at))) / 1000
