"""The turning of the hours."""

from dataclasses import replace

import pytest

from seancebox.engine.commands import (
    Answer,
    BeginSharedVision,
    CloseClaims,
    EndHour,
    OpenHour,
    PlaceIntuition,
)
from seancebox.engine.errors import Why
from seancebox.engine.events import (
    GameLost,
    HourEnded,
    HourOpened,
    LineUpBegun,
    Loss,
    TimerEnded,
    VisionsDrawn,
)
from seancebox.engine.game import Seat, Stage
from seancebox.engine.views import table_view

from .evening import BLUE, FULL, RED, WHITE, YELLOW, Evening


def at_hour_end(hour: int, *, finished: bool) -> Evening:
    """Return the end of `hour` in which everybody has finished, or everybody but RED."""
    evening = Evening().to_hour(hour).to_answers()
    evening.finish(*(BLUE, WHITE, YELLOW, RED)[: 4 if finished else 3])
    if not finished:
        evening.do(Answer(RED, right=False), CloseClaims())
    evening.do(EndHour())
    return evening


@pytest.mark.rule("R4.5")
def test_the_hand_moves_on_by_one_after_the_answers() -> None:
    evening = Evening().to_answers().finish()
    assert evening.do(EndHour()) == (HourEnded(2),)
    assert (evening.game.hour, evening.game.stage) == (2, Stage.HOUR_END)


@pytest.mark.rule("R4.5")
@pytest.mark.parametrize("hour", range(1, 7))
def test_a_new_hour_begins_if_somebody_still_investigates(hour: int) -> None:
    evening = at_hour_end(hour, finished=False)
    assert evening.do(OpenHour()) == (HourOpened(hour + 1),)
    assert evening.game.stage is Stage.VISIONS


@pytest.mark.rule("R4.5")
@pytest.mark.parametrize("hour", range(1, 8))
def test_phase_2_begins_at_once_when_everybody_has_finished(hour: int) -> None:
    assert at_hour_end(hour, finished=True).do(OpenHour()) == (LineUpBegun(),)


@pytest.mark.rule("R6.1")
def test_the_game_is_lost_when_hour_seven_ends_and_somebody_has_not_finished() -> None:
    evening = at_hour_end(7, finished=False)
    assert evening.game.hour == 7
    assert evening.do(OpenHour()) == (GameLost(Loss.OUT_OF_HOURS),)
    assert (evening.game.is_over, evening.game.is_won) == (True, False)


@pytest.mark.rule("R4.5")
def test_the_end_of_hour_six_is_not_the_end_of_hour_seven() -> None:
    evening = at_hour_end(6, finished=False)
    assert evening.game.hour == 7
    evening.do(OpenHour())
    assert evening.game.stage is Stage.VISIONS


def test_nothing_can_be_done_after_the_end() -> None:
    evening = at_hour_end(7, finished=False)
    evening.do(OpenHour())
    for command in (OpenHour(), EndHour(), PlaceIntuition(RED), BeginSharedVision()):
        assert evening.why(command) is Why.GAME_OVER


def test_an_hour_does_not_open_twice() -> None:
    assert Evening().open_hour().why(OpenHour()) is Why.NOT_NOW


@pytest.mark.rule("R3.2")
def test_a_new_hour_forgets_what_belongs_to_the_old_one() -> None:
    evening = at_hour_end(2, finished=False).open_hour()
    seat = evening.seat(RED)
    assert seat == Seat(RED, visions=1)


@pytest.mark.rule("R5.1")
@pytest.mark.rule("R3.8")
def test_all_tokens_come_back_for_the_vote() -> None:
    evening = at_hour_end(5, finished=True).spend(RED, 3).open_hour()
    assert table_view(evening.game).seat(RED).tokens_left == 4


@pytest.mark.rule("R3.3")
def test_a_short_hand_is_refilled_at_the_line_up() -> None:
    evening = Evening(records=FULL).open_hour()
    evening.happen(TimerEnded())
    evening.finish()
    pile, drawn = evening.game.draw_pile, evening.game.hand
    evening.game = replace(evening.game, hand=drawn[:4], discard_pile=drawn[4:])
    evening.do(EndHour())
    assert evening.do(OpenHour()) == (LineUpBegun(), VisionsDrawn(3))
    assert set(pile[-3:]) < set(evening.game.hand)
