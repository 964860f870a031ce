"""The solenoid knocks as a hand would."""

import asyncio
from itertools import pairwise

from gpiozero import OutputDevice

from seancebox.devices.knocker import Solenoid
from seancebox.sim.jumping import START, let_pass, run
from seancebox.sim.pins import SimFactory

GPIO = 22


async def strokes(*calls: tuple[int, float]) -> list[tuple[float, float]]:
    """Return (seconds, level) of the pin; each call is a number of knocks and a wait after it."""
    loop = asyncio.get_running_loop()
    factory = SimFactory(loop.time)
    knocker = Solenoid(OutputDevice(GPIO, pin_factory=factory), loop)
    seen: list[tuple[float, float]] = []
    factory.pin(GPIO).watch(lambda level: seen.append((round(loop.time() - START, 3), level)))
    for times, wait in calls:
        knocker.knock(times)
        await let_pass(wait)
    knocker.close()
    return seen


def test_two_knocks_are_two_short_strokes_that_a_hand_could_make() -> None:
    seen = run(strokes((2, 5.0)))
    assert [level for _, level in seen] == [1, 0, 1, 0]
    struck = [at for at, level in seen if level]
    assert all(0.2 <= after - before <= 0.8 for before, after in pairwise(struck))


def test_solenoid_is_never_on_for_longer_than_a_stroke() -> None:
    seen = run(strokes((3, 0.01), (2, 0.2), (1, 5.0)))
    on = [b - a for (a, level), (b, _) in pairwise(seen) if level]
    assert on
    assert max(on) <= 0.05


def test_newer_call_replaces_the_knocks_not_made_yet_and_keeps_the_pause() -> None:
    seen = run(strokes((5, 0.1), (1, 5.0)))
    first, second = [at for at, level in seen if level]
    assert second - first >= 0.3


def test_solenoid_is_off_after_closing_in_the_middle_of_a_stroke() -> None:
    assert run(strokes((1, 0.01)))[-1] == (0.01, 0)
