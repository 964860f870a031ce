"""Bring a browser's times onto the loop's clock without bending the gaps between knocks."""

from collections import deque
from collections.abc import Sequence
from typing import Final

ANSWER_GAP: Final = 1.5  # times closer than this may belong to one answer, so keep their gaps
OLDEST: Final = 1.0  # a stamp is never longer ago than this
SAMPLES: Final = 12  # few enough to forget how things were before a laptop slept


class Stamps:
    """One browser's clock as seen from here.

    What arrives was sent earlier, never later: the smallest difference between arrival and
    sending that was seen lately is the best guess of how far the clocks are apart.
    """

    def __init__(self) -> None:
        self._apart: deque[float] = deque(maxlen=SAMPLES)
        self._shift = 0.0  # in use for the present answer
        self._last_at = float("-inf")  # browser
        self._last_stamp = float("-inf")  # loop

    def sample(self, sent: float, now: float) -> None:
        """Learn from something that left the browser at `sent` and arrived at `now`."""
        self._apart.append(now - sent)

    def stamps(self, at: Sequence[float], sent: float, now: float) -> tuple[float, ...]:
        """Return the loop's times for the browser's times `at` (rising, not empty), all seconds.

        The newest lies within the last `OLDEST` seconds and never in the future; stamps never
        run backwards; gaps inside an answer are kept as far as these three allow.
        """
        self.sample(sent, now)
        if at[0] - self._last_at >= ANSWER_GAP:
            self._shift = min(self._apart)
        self._shift += _into(at[-1] + self._shift, now - OLDEST, now)
        found = tuple(max(each + self._shift, self._last_stamp) for each in at)
        self._last_at, self._last_stamp = at[-1], found[-1]
        return found


def _into(value: float, low: float, high: float) -> float:
    """Return what must be added to `value` to bring it between `low` and `high`."""
    return min(max(value, low), high) - value
