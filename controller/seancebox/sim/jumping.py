"""A loop whose time jumps to the next thing due, so that a night passes in moments."""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextvars import Context
from selectors import DefaultSelector, SelectorKey
from typing import Any, Final, TypeVar, TypeVarTuple

START: Final = 1000.0
Ready = list[tuple[SelectorKey, int]]
_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


class NothingDue(RuntimeError):
    """Every task waits, and no timer and no thread will ever wake one."""


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop that never waits in real time but for work in other threads.

    Time stands still while work handed to `run_in_executor` is under way. What comes of it (its
    result, and what its thread handed over with `call_soon_threadsafe`) is taken when nothing
    else is ready, in the order in which the work was given: so every run is the same.
    """

    def __init__(self, start: float = START) -> None:
        """Let time begin at `start`."""
        self._now = start
        self._jobs: deque[_Job] = deque()
        self._here = threading.local()
        self._spare = ThreadPoolExecutor(1, thread_name_prefix="spare")
        self._idle = _IdleSelector(self._pass_time)
        super().__init__(self._idle)

    def time(self) -> float:
        """Return the present moment, in seconds."""
        return self._now

    def run_in_executor(
        self,
        executor: Executor | None,
        func: Callable[[*_Ts], _T],
        *args: *_Ts,
    ) -> asyncio.Future[_T]:
        """Run `func` in a thread; its result comes while time stands still."""
        job = _Job(self.create_future())
        job.work = (executor or self._spare).submit(self._work, job, func, *args)
        self._jobs.append(job)
        return job.future

    def call_soon_threadsafe(
        self,
        callback: Callable[[*_Ts], object],
        *args: *_Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        """Call back soon; from a job's thread: when the job is done."""
        job: _Job | None = getattr(self._here, "job", None)
        if job is None:
            return super().call_soon_threadsafe(callback, *args, context=context)
        return job.note(asyncio.Handle(callback, args, self, context), callback, *args)

    def close(self) -> None:
        """Close the loop and its spare thread."""
        self._spare.shutdown()
        super().close()

    def _work(self, job: "_Job", func: Callable[..., _T], *args: Any) -> _T:
        self._here.job = job
        try:
            return func(*args)
        finally:
            self._here.job = None

    def _pass_time(self, seconds: float | None) -> Ready:
        """Do what happens when nothing is ready; `seconds`: until the next timer, if any."""
        if self._jobs:
            self._jobs.popleft().deliver(self)
        elif seconds is None:
            raise NothingDue("every task waits, and no timer and no thread will ever wake one")
        else:
            self._jump(seconds)
        return []

    def _jump(self, seconds: float) -> None:
        due = self._now + seconds
        self._now = max(due, round(due, 9))  # never short of it: it would be due for ever


class _Job:
    """Work in another thread, and what that thread hands over meanwhile."""

    def __init__(self, future: asyncio.Future[Any]) -> None:
        self.future = future
        self.work: Future[Any] = Future()
        self._calls: list[tuple[asyncio.Handle, Callable[..., object], tuple[Any, ...]]] = []

    def note(
        self, handle: asyncio.Handle, callback: Callable[..., object], *args: Any
    ) -> asyncio.Handle:
        """Keep a call for later; `handle` may cancel it."""
        self._calls.append((handle, callback, args))
        return handle

    def deliver(self, loop: asyncio.AbstractEventLoop) -> None:
        """Wait for the work, in real time, and hand over all that came of it, in order."""
        error = self.work.exception()
        for handle, callback, args in self._calls:
            if not handle.cancelled():
                loop.call_soon(callback, *args)
        if self.future.done():
            return
        if error is None:
            self.future.set_result(self.work.result())
        else:
            self.future.set_exception(error)


class _IdleSelector(DefaultSelector):
    """A selector that asks its loop what to do when nothing is ready."""

    def __init__(self, idle: Callable[[float | None], Ready]) -> None:
        super().__init__()
        self._idle = idle

    def select(self, timeout: float | None = None) -> Ready:
        ready = super().select(0)
        return self._idle(timeout) if not ready and timeout != 0 else ready

    def wait(self, seconds: float | None) -> Ready:
        """Wait in real time until something is ready, or for so long."""
        return super().select(seconds)


def run(main: Coroutine[Any, Any, _T]) -> _T:
    """Run `main` in jumped time and return its result."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(main)


async def let_pass(seconds: float) -> None:
    """Let so much jumped time pass; TypeError on a loop that would really wait."""
    if not isinstance(asyncio.get_running_loop(), JumpingLoop):
        raise TypeError("only a jumping loop lets time pass without waiting")
    await asyncio.sleep(seconds)
