"""A loop whose clock runs faster or slower than the real one, and never past what is due."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, Final, TypeVar, TypeVarTuple

from .jumping import JumpingLoop, Ready

LIVELY: Final = 8.0  # faster than that, a new picture a second is film enough
LATE: Final = 0.5  # real seconds; what a machine is later than that it needn't make up for
_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


class PacedLoop(JumpingLoop):
    """A jumping loop that waits, so that `speed` of its seconds pass in each real one.

    Everything happens at the very moment for which it is due, in the same order at any speed: a
    machine that is too slow makes the evening longer, but no gap between two knocks.
    """

    def __init__(self, speed: float) -> None:
        """Take the speed, over 0."""
        self._speed = speed
        self._since = time.monotonic()  # the real time of the present moment
        super().__init__()

    def pace(self, speed: float) -> None:
        """Go on at another speed."""
        self._speed = speed

    def run_in_executor(
        self,
        executor: Executor | None,
        func: Callable[[*_Ts], _T],
        *args: *_Ts,
    ) -> asyncio.Future[_T]:
        """Run `func` in a thread; its result comes while time stands still."""
        future = super().run_in_executor(executor, func, *args)
        self._jobs[-1].work.add_done_callback(self._wake)
        return future

    def _wake(self, _work: Future[Any]) -> None:
        try:
            self.call_soon_threadsafe(_nothing)
        except RuntimeError:  # the loop has closed: nobody waits
            return

    def _pass_time(self, seconds: float | None) -> Ready:
        """Wait for what is due in `seconds`, if anything is, or for somebody outside."""
        if self._jobs:
            return self._wait_for_work()
        due = None if seconds is None else seconds / self._speed
        ready = self._idle.wait(None if due is None else max(0.0, due - self._gone()))
        gone = self._gone()
        if seconds is not None and due is not None and (gone >= due or not ready):
            self._jump(seconds)
            self._since += due
        else:
            self._jump(gone * self._speed)
            self._since += gone
        self._since = max(self._since, time.monotonic() - LATE)
        return ready

    def _wait_for_work(self) -> Ready:
        if not self._jobs[0].work.done():
            return self._idle.wait(None)
        self._jobs.popleft().deliver(self)
        return []

    def _gone(self) -> float:
        """Return how many real seconds ago the present moment was due."""
        return time.monotonic() - self._since


def _nothing() -> None:
    """Be called."""
