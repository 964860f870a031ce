"""The paced clock runs as many times faster as it was told, and never past what is due."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from selectors import DefaultSelector, SelectorKey
from typing import Any, TypeVar

import pytest

from seancebox.senses.meanings import Button, Held, Knocks, Meaning, Pressed, Rhythm
from seancebox.senses.rhythm import Rhythms
from seancebox.sim.paced import LATE, PacedLoop

from .ends import Ends

T = TypeVar("T")
FAST = 20


class Machine:
    """A real clock that passes only while the loop waits, or while the machine is held up."""

    def __init__(self) -> None:
        self.real = 100.0
        self.waited = 0.0

    def hold_up(self, seconds: float) -> None:
        """Be busy with something else for so long."""
        self.real += seconds

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self.real += timeout or 0
        self.waited += timeout or 0
        return []


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Replace the real clock by that of a machine."""
    machine = Machine()
    monkeypatch.setattr(DefaultSelector, "select", lambda _, timeout=None: machine.select(timeout))
    monkeypatch.setattr(time, "monotonic", lambda: machine.real)
    return machine


def paced(speed: float, main: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=lambda: PacedLoop(speed)) as runner:
        return runner.run(main)


def now() -> float:
    return asyncio.get_running_loop().time()


async def held_up_again_and_again(machine: Machine, story: Coroutine[Any, Any, T]) -> T:
    """Run `story` on a machine that is held up for 40 ms every few paced milliseconds."""
    loop = asyncio.get_running_loop()

    def busy() -> None:
        nonlocal timer
        machine.hold_up(0.04)
        timer = loop.call_later(0.007, busy)

    timer = loop.call_soon(busy)
    try:
        return await story
    finally:
        timer.cancel()


@pytest.mark.parametrize("speed", [0.5, 1, 60])
def test_a_minute_takes_a_minute_divided_by_the_speed(speed: float, machine: Machine) -> None:
    async def story() -> float:
        began = now()
        await asyncio.sleep(60)
        return now() - began

    assert paced(speed, story()) == pytest.approx(60)
    assert machine.waited == pytest.approx(60 / speed)


def test_order_of_timers_is_kept(machine: Machine) -> None:
    async def story() -> list[int]:
        fired: list[int] = []
        for after in (3, 1, 2):
            asyncio.get_running_loop().call_later(after, fired.append, after)
        await asyncio.sleep(5)
        return fired

    assert paced(10, story()) == [1, 2, 3]
    assert machine.waited


def test_everything_happens_at_the_moment_for_which_it_is_due_on_a_slow_machine_too(
    machine: Machine,
) -> None:
    async def story() -> list[float]:
        began, moments = now(), []
        for _ in range(5):
            await asyncio.sleep(0.3)
            moments.append(now() - began)
            machine.hold_up(0.25)
        return moments

    assert paced(FAST, story()) == pytest.approx([0.3, 0.6, 0.9, 1.2, 1.5])


def test_what_a_machine_was_late_is_made_up_for_by_shorter_waits(machine: Machine) -> None:
    async def story() -> None:
        machine.hold_up(0.4)
        await asyncio.sleep(60)

    paced(FAST, story())
    assert machine.waited == pytest.approx(3 - 0.4)


def test_a_laptop_that_slept_for_an_hour_does_not_rush_through_the_night(
    machine: Machine,
) -> None:
    async def story() -> None:
        await asyncio.sleep(1)
        machine.hold_up(3600)
        await asyncio.sleep(1)
        await asyncio.sleep(600)

    paced(FAST, story())
    assert machine.waited >= 600 / FAST - LATE


def test_another_pace_holds_from_then_on(machine: Machine) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, PacedLoop)
        await asyncio.sleep(60)
        loop.pace(1)
        await asyncio.sleep(60)

    paced(FAST, story())
    assert machine.waited == pytest.approx(60 / FAST + 60)


def test_time_stands_still_while_work_is_under_way(machine: Machine) -> None:
    async def story() -> tuple[float, int]:
        began = now()
        done = await asyncio.get_running_loop().run_in_executor(None, sum, (1, 2))
        machine.hold_up(0.1)
        return now() - began, done

    assert paced(FAST, story()) == (0, 3)


def gestures(meanings: list[Meaning]) -> list[type[Meaning]]:
    return [type(meaning) for meaning in meanings]


@pytest.mark.parametrize(
    ("act", "meant"),
    [
        (lambda hand: hand.press(Button.YES), [Pressed]),
        (lambda hand: hand.hold(Button.YES, 1.1), [Held]),
        (lambda hand: hand.hold(Button.NO, 1.9), [Pressed]),
    ],
    ids=["press", "hold", "nearly a hold"],
)
def test_a_press_stays_a_press_on_a_machine_that_is_held_up(
    act: Callable[[Any], Coroutine[Any, Any, None]],
    meant: list[type[Meaning]],
    machine: Machine,
) -> None:
    async def story() -> list[Meaning]:
        ends = Ends()
        await held_up_again_and_again(machine, act(ends.hand))
        return ends.meanings(now())

    assert gestures(paced(FAST, story())) == meant


@pytest.mark.parametrize(
    ("count", "rhythm"), [(1, Rhythm.YES), (2, Rhythm.NO), (3, Rhythm.GO_ON), (4, Rhythm.UNCLEAR)]
)
def test_knocks_keep_their_rhythm_on_a_machine_that_is_held_up(
    count: int, rhythm: Rhythm, machine: Machine
) -> None:
    async def story() -> list[Knocks]:
        ends, rhythms, heard = Ends(), Rhythms(), []
        task = asyncio.ensure_future(held_up_again_and_again(machine, ends.hand.knocks(count)))
        while not task.done() or rhythms.next_at() is not None:  # as the table does it
            await asyncio.sleep(0.05)
            while ends.edges:
                _, is_closed, at = ends.edges.pop(0)
                if is_closed:
                    rhythms.hear(at)
            if (said := rhythms.settle(now())) is not None:
                heard.append(said)
        return heard

    (heard,) = paced(FAST, story())
    assert (heard.rhythm, heard.count) == (rhythm, count)
