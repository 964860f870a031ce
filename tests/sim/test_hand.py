"""A hand's knock rattles as a real switch does, and its fingers are what the senses expect."""

import asyncio
from itertools import pairwise

import pytest

from seancebox.senses.meanings import Button, Chord, Held, Meaning, Pressed
from seancebox.sim.hand import SimHand, rattle
from seancebox.sim.jumping import START, let_pass, run
from seancebox.sim.pins import SimFactory

from .ends import PINS, SENSOR, Ends


def test_knock_is_20_to_80_edges_within_120_ms() -> None:
    edges = list(rattle())
    assert 20 <= len(edges) <= 80
    assert edges[-1][0] <= 0.12
    assert all(a < b for (a, _), (b, _) in pairwise(edges))


def test_knock_arrives_in_the_loops_own_time_and_is_always_the_same() -> None:
    async def story() -> list[tuple[int, bool, float]]:
        ends = Ends()
        ends.hand.knock()
        await let_pass(1)
        return ends.edges

    expected = [(SENSOR, is_closed, pytest.approx(START + at)) for at, is_closed in rattle()]
    assert run(story()) == expected
    assert run(story()) == run(story())


def test_knock_in_the_near_past_arrives_at_once_with_its_own_stamps() -> None:
    async def story() -> list[float]:
        ends = Ends()
        ends.hand.knock(at=START - 1)
        return [at for _, _, at in ends.edges]

    assert run(story()) == pytest.approx([START - 1 + at for at, _ in rattle()])


def test_knocks_are_the_gap_apart() -> None:
    async def story() -> list[float]:
        ends = Ends()
        await ends.hand.knocks(3, gap=0.4)
        await let_pass(1)
        return [at for _, is_closed, at in ends.edges if is_closed]

    closings = run(story())
    assert closings[:: len(closings) // 3] == pytest.approx([START, START + 0.4, START + 0.8])


def test_press_hold_and_chord_mean_what_they_say() -> None:
    async def story() -> list[Meaning]:
        ends = Ends()
        await ends.hand.press(Button.YES)
        await ends.hand.hold(Button.NO, 2.1)
        await ends.hand.chord((Button.CROW, Button.YES), 2.1)
        return ends.meanings(START + 100)

    press, hold, chord = run(story())
    assert isinstance(press, Pressed)
    assert isinstance(hold, Held)
    assert isinstance(chord, Chord)
    assert chord.buttons == {Button.CROW, Button.YES}


def test_stamp_of_a_press_may_be_given() -> None:
    async def story() -> list[Meaning]:
        ends = Ends()
        ends.hand.down(Button.YES, at=START - 0.5)
        ends.hand.up(Button.YES, at=START - 0.3)
        return ends.meanings(START + 100)

    assert run(story()) == [Pressed(Button.YES, START - 0.5, START - 0.3)]


def test_whoever_is_called_away_lets_go_of_the_buttons() -> None:
    async def story() -> list[tuple[int, bool]]:
        ends = Ends()
        task = asyncio.ensure_future(ends.hand.chord((Button.CROW, Button.YES), 5))
        await let_pass(1)
        task.cancel()
        await let_pass(1)
        return [(gpio, is_down) for gpio, is_down, _ in ends.edges]

    crow, yes = PINS[Button.CROW], PINS[Button.YES]
    assert run(story()) == [(crow, True), (yes, True), (crow, False), (yes, False)]


def test_knock_on_a_box_without_a_sensor_is_not_felt() -> None:
    async def story() -> bool:
        loop = asyncio.get_running_loop()
        SimHand(SimFactory(loop.time), loop, PINS, None).knock()
        await let_pass(1)
        return True

    assert run(story())
