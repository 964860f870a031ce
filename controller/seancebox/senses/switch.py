"""A vibration switch: the rattle of its contact becomes candidates, one for each knock (EARS)."""

from typing import Final

from .candidates import Candidate

SHORTEST: Final = 0.0002  # a shorter closing is a glitch
ONE_KNOCK: Final = 0.12  # all that rattles within it is one knock
TOO_LONG: Final = 0.16  # no knock rattles so long without a pause
PAUSE: Final = 0.03  # so much rest before a new knock
CERTAIN: Final = 0.02  # a closing whose end has not come by then is no glitch
CALM: Final = 0.5
FAULTY_AFTER: Final = 10.0  # not calm for so long: nobody knocks like that
SOUND_AFTER: Final = 2.0
_GRAIN: Final = 1e-6  # stamps are floats: 1,000.16 - 1,000.0 is a little less than 0.16


class VibrationSwitch:
    """Edges of the switch in, candidates out: a time, and a width where it rattled too long.

    A switch that is never calm yields candidates of a width that makes every answer unclear,
    and after ten seconds none at all until it has been calm for two.
    """

    def __init__(self) -> None:
        """The switch is open and has been for ever."""
        self._closed_at: float | None = None
        self._onset = self._ring_began = self._rang_at = float("-inf")
        self._busy_since = self._busy_until = float("-inf")
        self._is_faulty = False

    def feel(self, is_closed: bool, at: float) -> Candidate | None:
        """Take an edge; one that repeats the level is ignored."""
        if is_closed == (self._closed_at is not None):
            return None
        self._attend(at, is_edge=True)
        began, self._closed_at = self._closed_at, at if is_closed else None
        if began is None or at - began < SHORTEST - _GRAIN:
            return None
        return self._rattle(began, at)

    def settle(self, now: float) -> Candidate | None:
        """Return the candidate that time alone has decided by `now`."""
        self._attend(now)
        if self._closed_at is None or now - self._closed_at < CERTAIN - _GRAIN:
            return None
        return self._rattle(self._closed_at, now)

    def next_at(self) -> float | None:
        """Return when to call `settle` and ask for a `problem` next; None: after the next edge."""
        if self._closed_at is None:
            return self._busy_until + SOUND_AFTER if self._is_faulty else None
        if self._is_faulty:
            return None
        if self._rang_at < self._closed_at:
            return self._closed_at + CERTAIN
        return max(self._onset, self._ring_began) + TOO_LONG

    def problem(self, now: float) -> str | None:
        """Return what is wrong with the switch, if anything is."""
        self._attend(now)
        if not self._is_faulty:
            return None
        is_closed = self._closed_at is not None and now - self._closed_at >= CALM
        return "it is closed all the time" if is_closed else "it rattles all the time"

    def _attend(self, at: float, is_edge: bool = False) -> None:
        """Keep account of how long the switch has not been calm: a closed one never is."""
        if self._closed_at is None:
            if at - self._busy_until >= (SOUND_AFTER if self._is_faulty else CALM) - _GRAIN:
                self._is_faulty = False
                self._busy_since = at if is_edge else self._busy_since
            if not is_edge:
                return
        self._busy_until = max(at, self._busy_until)
        self._is_faulty |= self._busy_until - self._busy_since >= FAULTY_AFTER

    def _rattle(self, began: float, ended: float) -> Candidate | None:
        """Take a closing that counts and return the candidate that it begins or spoils."""
        pause, self._rang_at = began - self._rang_at, max(ended, self._rang_at)
        if self._is_faulty:
            return None
        if pause >= PAUSE and began - self._onset >= ONE_KNOCK:
            self._onset = self._ring_began = began
            return Candidate(at_us=round(began * 1e6))
        if ended - max(self._onset, self._ring_began) >= TOO_LONG - _GRAIN:
            self._onset = ended
            return Candidate(round(ended * 1e6), width_ms=(ended - self._ring_began) * 1000)
        return None
