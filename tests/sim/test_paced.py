"""The paced clock runs as many times faster as it was told."""

import asyncio
import time
from selectors import DefaultSelector, SelectorKey

import pytest

from seancebox.sim.paced import PacedLoop


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Replace the real clock by one that passes only while the loop waits; return its waits."""
    waits: list[float] = []

    def select(_: DefaultSelector, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        waits.append(timeout or 0)
        return []

    monkeypatch.setattr(DefaultSelector, "select", select)
    monkeypatch.setattr(time, "monotonic", lambda: 100 + sum(waits))
    return waits


@pytest.mark.parametrize("speed", [0.5, 1, 60])
def test_a_minute_takes_a_minute_divided_by_the_speed(speed: float, waits: list[float]) -> None:
    with asyncio.Runner(loop_factory=lambda: PacedLoop(speed)) as runner:
        runner.run(asyncio.sleep(60))
    assert sum(waits) == pytest.approx(60 / speed)


def test_clock_of_the_loop_is_the_paced_one(waits: list[float]) -> None:
    loop = PacedLoop(60)
    before = loop.time()
    waits.append(1)
    loop.close()
    assert loop.time() - before == pytest.approx(60)


def test_order_of_timers_is_kept(waits: list[float]) -> None:
    async def story() -> list[int]:
        fired: list[int] = []
        for after in (3, 1, 2):
            asyncio.get_running_loop().call_later(after, fired.append, after)
        await asyncio.sleep(5)
        return fired

    with asyncio.Runner(loop_factory=lambda: PacedLoop(10)) as runner:
        assert runner.run(story()) == [1, 2, 3]
    assert waits
