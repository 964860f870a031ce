"""A table that something has held up for seconds still hears and feels what people did."""

import asyncio
from pathlib import Path

import pytest

from seancebox.engine.cards import Difficulty
from seancebox.ports import Fault
from seancebox.rehearsal import Rehearsal
from seancebox.senses.meanings import Button
from seancebox.show.scene import State
from seancebox.sim import jumping
from seancebox.sim.hand import SimHand
from seancebox.sim.jumping import let_pass
from seancebox.sim.story import parse_story
from seancebox.sim.story_settings import settings_of
from seancebox.sim.witness import Seen

ASKED = parse_story("hold yes\npress red\npress red, blue\nhold yes\nwait 10 s")


async def _afterwards(folder: Path, late: float, *, by_button: bool) -> tuple[State, Difficulty]:
    """Return what stands after a "no" that reaches the table `late` seconds late."""
    night = Rehearsal(ASKED, settings_of(ASKED, folder), Seen(), lambda _line: None)
    await night.power_on()
    for step in ASKED.steps:
        await night.do(step)
    assert (night.box.seance.state, night.box.seance.sitting.difficulty) == START
    hand = night.box.body.simulated.hand
    began = asyncio.get_running_loop().time() - late
    if by_button:
        hand.down(Button.NO, began)
        hand.up(Button.NO, began + 0.1)
    else:
        _knock_twice(hand, began)
    night.box.body.inbox.post(Fault("table OLED", "gone"))
    await let_pass(3)
    sitting = night.box.seance.sitting
    after = night.box.seance.state, sitting.difficulty
    await night.power_off()
    return after


def _knock_twice(hand: SimHand, began: float) -> None:
    hand.knock(began)
    hand.knock(began + 0.3)


START = (State.DIFFICULTY, Difficulty.EASY)
NEXT = (State.DIFFICULTY, Difficulty.MEDIUM)


@pytest.mark.parametrize("late", [0.5, 1.6, 2.6, 4.5])
def test_two_knocks_are_no_however_late_the_table_hears_of_them(
    late: float, tmp_path: Path
) -> None:
    assert jumping.run(_afterwards(tmp_path, late, by_button=False)) == NEXT


@pytest.mark.parametrize("late", [0.5, 1.6, 2.6, 4.5])
def test_short_press_is_no_hold_however_late_the_table_hears_of_it(
    late: float, tmp_path: Path
) -> None:
    assert jumping.run(_afterwards(tmp_path, late, by_button=True)) == NEXT
