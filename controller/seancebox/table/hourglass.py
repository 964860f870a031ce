"""The sand of the hour: how much is left, and when it will be out."""

from collections.abc import Iterable
from copy import copy

from seancebox.engine import events as happened

from . import notes
from .record import Said
from .sitting import Sitting


class Hourglass:
    """Sand that runs or stands; all times are the loop's seconds, handed in."""

    def __init__(self, total: float) -> None:
        self.total = total
        self._left = total
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Whether grains fall."""
        return self._since is not None

    def left(self, now: float) -> float:
        """Return the seconds left at `now`."""
        ran = 0.0 if self._since is None else now - self._since
        return max(0.0, self._left - ran)

    def out_at(self) -> float | None:
        """Return when the sand will be out, None while it stands."""
        return None if self._since is None else self._since + self._left

    def kept(self, now: float) -> float:
        """Return the seconds left as the journal keeps them."""
        return round(self.left(now), 3)

    def run(self, now: float) -> None:
        """Let it run from `now` on."""
        if self._since is None:
            self._since = now

    def stand(self, now: float) -> None:
        """Let it stand."""
        self._left = self.left(now)
        self._since = None

    def fill(self, left: float, total: float) -> None:
        """Fill in `left` of `total` seconds, standing."""
        self._left, self.total, self._since = left, total, None

    def refill(self, sitting: Sitting, left: float | None = None) -> None:
        """Fill in all the sand of an hour of `sitting`, or of its grace, or `left`; standing."""
        house = sitting.game.setup.house if sitting.game.seats else sitting.house
        total = house.grace_seconds if sitting.game.is_grace else house.sand_seconds
        self.fill(total if left is None else left, max(total, left or 0.0))

    def kept_after(self, happenings: Iterable[Said], sitting: Sitting, now: float) -> float | None:
        """Return what is kept after `happenings`, which led to `sitting`; None: as before."""
        after = copy(self)
        has_moved = [after.follow(one, sitting, now) for one in happenings]
        return after.kept(now) if any(has_moved) else None

    def follow(self, happening: Said, sitting: Sitting, now: float) -> bool:
        """Do what `happening`, which led to `sitting`, does to the sand; whether it did any."""
        match happening:
            case notes.SatDown() | happened.HourOpened():
                self.refill(sitting)
            case happened.TimerTurned() | notes.SandRun():
                self.run(now)
            case happened.GraceBegun():
                self.refill(sitting)
                self.run(now)
            case notes.SandPaused() | notes.SandOut():
                self.stand(now)
            case notes.SandStopped(left):
                self.fill(left, self.total)
            case _:
                return False
        return True
