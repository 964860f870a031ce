"""What knocks mean: onsets become one, two, three or not clear (EARS, TABLE 2)."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from .meanings import Knocks, Rhythm

GAP: Final = 0.80
QUIET: Final = 0.5
SENT_WITHIN: Final = 0.12  # an onset is known at most so long after it happened
DECIDED_WITHIN: Final = 0.95
NEAREST: Final = 0.08  # no source has two onsets nearer than this
_GRAIN: Final = 1e-6  # stamps are floats: two that are 0.8 apart may be a little more
_SAID: Final = {1: Rhythm.YES, 2: Rhythm.NO, 3: Rhythm.GO_ON}


@dataclass(slots=True)
class _Run:
    """Knocks that belong together. count: the clear ones."""

    began: float
    last: float
    count: int = 0
    is_clear: bool = True

    def add(self, at: float, is_clear: bool) -> None:
        self.last = at
        self.count += is_clear
        self.is_clear &= is_clear

    def meaning(self, at: float) -> Knocks:
        rhythm = _SAID.get(self.count, Rhythm.UNCLEAR) if self.is_clear else Rhythm.UNCLEAR
        return Knocks(rhythm, self.count, self.began, at)


class Rhythms:
    """Onsets in, rhythms out. Hears while nobody asks too: the quiet before a knock counts."""

    def __init__(self, gap: float = GAP, quiet: float = QUIET) -> None:
        """Take the longest pause inside an answer and the quiet before its first knock.

        A gap over 0.83 s is cut to it: an answer is decided within 0.95 s (EARS).
        """
        self._gap = min(gap, DECIDED_WITHIN - SENT_WITHIN)
        self._quiet = quiet
        self._last = float("-inf")
        self._runs: deque[_Run] = deque()

    def hear(self, onset_at: float, is_clear: bool = True) -> None:
        """Take an onset; a doubtful one (not `is_clear`) makes its whole answer unclear."""
        pause = onset_at - self._last + _GRAIN
        if pause < NEAREST:
            return
        if not self._runs or onset_at - self._runs[-1].last > self._gap + _GRAIN:
            self._runs.append(_Run(onset_at, onset_at, is_clear=pause >= self._quiet))
        self._runs[-1].add(onset_at, is_clear)
        self._last = onset_at

    def settle(self, now: float) -> Knocks | None:
        """Return the rhythm that is complete at `now`, the earliest if there are two."""
        due = self.next_at()
        if due is None or now < due:
            return None
        return self._runs.popleft().meaning(now)

    def next_at(self) -> float | None:
        """Return when to call `settle` next; None while no rhythm is begun."""
        if not self._runs:
            return None
        if len(self._runs) > 1:
            return self._runs[1].began
        return self._runs[0].last + self._gap + SENT_WITHIN
