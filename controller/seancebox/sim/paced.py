"""A loop whose clock runs faster or slower than the real one."""

import asyncio
import time
from selectors import DefaultSelector, SelectorKey


class PacedLoop(asyncio.SelectorEventLoop):
    """A loop for which `speed` seconds pass in each real one."""

    def __init__(self, speed: float) -> None:
        """Take the speed, over 0."""
        self._speed = speed
        super().__init__(_PacedSelector(speed))

    def time(self) -> float:
        """Return seconds of the paced clock."""
        return time.monotonic() * self._speed


class _PacedSelector(DefaultSelector):
    """A selector that is told its timeouts in paced seconds."""

    def __init__(self, speed: float) -> None:
        super().__init__()
        self._speed = speed

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        return super().select(timeout and timeout / self._speed)
