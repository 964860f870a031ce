"""Whether a candidate is a knock: the part of it that a single onset can't tell (EARS)."""

from enum import Enum
from math import log10
from typing import Final

from .candidates import Candidate

BOUNCE_WITHIN_US: Final = 120_000
OWN_FROM_US: Final = 160_000
BOUNCE_DB: Final = 10.0
LATE_BOUNCE_DB: Final = 16.0
LONGEST_RING_MS: Final = 150.0


class Verdict(Enum):
    """What a candidate is."""

    KNOCK = "knock"
    DOUBTFUL = "doubtful"  # something was heard; an answer with it in is unclear
    BOUNCE = "bounce"  # belongs to the knock before it


class Judgement:
    """Judges candidates one after the other, by what their source could know."""

    def __init__(self) -> None:
        """Nothing has been heard yet."""
        self._knock: Candidate | None = None

    def judge(self, candidate: Candidate) -> Verdict:
        """Return what `candidate` is, given the knock before it."""
        if self._knock is not None and _is_bounce(candidate, self._knock):
            return Verdict.BOUNCE
        self._knock = candidate
        if candidate.width_ms is not None and candidate.width_ms >= LONGEST_RING_MS:
            return Verdict.DOUBTFUL
        return Verdict.KNOCK


def _is_bounce(candidate: Candidate, knock: Candidate) -> bool:
    """Whether `candidate` is so near and so much weaker that it is `knock` still.

    EARS rules on the first 120 ms and from 160 ms on; between them it takes a much weaker one.
    """
    soft, loud = candidate.peak or 0, knock.peak or 0
    if min(soft, loud) <= 0:
        return False
    after_us = candidate.at_us - knock.at_us
    least_db = BOUNCE_DB if after_us <= BOUNCE_WITHIN_US else LATE_BOUNCE_DB
    return after_us < OWN_FROM_US and 20 * log10(loud / soft) >= least_db
