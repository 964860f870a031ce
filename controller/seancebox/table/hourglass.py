"""The sand of the hour: how much is left, and when it will be out."""


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
