"""Time jumps to the next thing due, stands still for threads, and every run is the same."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from seancebox.sim.jumping import START, JumpingLoop, NothingDue, run


def test_an_hour_is_exactly_an_hour_and_takes_no_waiting() -> None:
    async def story() -> float:
        await asyncio.sleep(3600)
        return asyncio.get_running_loop().time()

    assert run(story()) == START + 3600


def test_timers_fire_in_the_order_in_which_they_are_due() -> None:
    async def story() -> list[tuple[float, int]]:
        loop, fired = asyncio.get_running_loop(), []
        for after in (3, 1, 2):
            loop.call_later(after, lambda n=after: fired.append((loop.time() - START, n)))
        await asyncio.sleep(5)
        return fired

    assert run(story()) == [(1, 1), (2, 2), (3, 3)]


def test_time_gets_past_a_moment_that_is_no_round_number_of_nanoseconds() -> None:
    due = START + 26.3200000000002

    async def story() -> bool:
        loop, rounds = asyncio.get_running_loop(), 0
        while loop.time() < due and rounds < 3:
            woken = loop.create_future()
            loop.call_at(due, woken.set_result, None)
            await woken
            rounds += 1
        return loop.time() >= due

    assert run(story())


def test_time_stands_still_while_a_thread_works() -> None:
    go_on = threading.Event()

    async def story() -> tuple[float, bool]:
        loop = asyncio.get_running_loop()
        loop.call_later(0.001, go_on.set)
        was_set = await loop.run_in_executor(None, go_on.is_set)
        return loop.time(), was_set

    assert run(story()) == (START, False)


def test_results_of_threads_come_in_the_order_in_which_the_work_was_given() -> None:
    second_is_done = threading.Event()

    async def story() -> list[str]:
        loop, came = asyncio.get_running_loop(), []
        with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as two:
            first = loop.run_in_executor(one, second_is_done.wait)
            second = loop.run_in_executor(two, second_is_done.set)
            first.add_done_callback(lambda _: came.append("first"))
            second.add_done_callback(lambda _: came.append("second"))
            await asyncio.gather(first, second)
        return came

    assert run(story()) == ["first", "second"]


def test_what_a_thread_hands_over_comes_before_its_result_and_after_all_that_was_ready() -> None:
    async def story() -> list[str]:
        loop, came = asyncio.get_running_loop(), []

        def work() -> None:
            loop.call_soon_threadsafe(came.append, "from the thread")

        job = loop.run_in_executor(None, work)
        job.add_done_callback(lambda _: came.append("result"))
        for _ in range(50):
            await asyncio.sleep(0)
        came.append("ready before")
        await job
        return came

    assert run(story()) == ["ready before", "from the thread", "result"]


def test_call_of_a_thread_can_be_cancelled() -> None:
    async def story() -> list[str]:
        loop, came = asyncio.get_running_loop(), []

        def work() -> None:
            loop.call_soon_threadsafe(came.append, "unwanted").cancel()

        await loop.run_in_executor(None, work)
        await asyncio.sleep(1)
        return came

    assert run(story()) == []


def test_error_of_a_thread_is_raised_where_it_is_awaited() -> None:
    def work() -> None:
        raise OSError("the disk is full")

    async def story() -> None:
        await asyncio.get_running_loop().run_in_executor(None, work)

    with pytest.raises(OSError, match="the disk is full"):
        run(story())


def test_work_that_nobody_awaits_any_more_disturbs_nothing() -> None:
    async def story() -> float:
        loop = asyncio.get_running_loop()
        loop.run_in_executor(None, int).cancel()
        await asyncio.sleep(1)
        return loop.time()

    assert run(story()) == START + 1


def test_waiting_for_what_can_never_come_is_an_error_and_no_hang() -> None:
    async def story() -> None:
        await asyncio.Event().wait()

    with pytest.raises(NothingDue, match="no timer and no thread"):
        run(story())


def test_the_start_of_time_is_a_setting() -> None:
    loop = JumpingLoop(start=5.0)
    loop.close()
    assert loop.time() == 5.0


def test_real_clock_is_never_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked() -> float:
        raise AssertionError("somebody looked at the real clock")

    async def story() -> float:
        await asyncio.wait_for(asyncio.sleep(5), timeout=10)
        return asyncio.get_running_loop().time()

    monkeypatch.setattr(time, "monotonic", looked)
    assert run(story()) == START + 5
