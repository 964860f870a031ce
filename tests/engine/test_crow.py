"""The crow: discarding and refilling the hand."""

from dataclasses import replace

import pytest

from seancebox.engine.cards import Difficulty
from seancebox.engine.commands import EndHour, GiveVision, UseCrow
from seancebox.engine.errors import Why
from seancebox.engine.events import CrowUsed, VisionsDrawn, VisionsShuffled
from seancebox.engine.game import Stage

from .evening import FULL, RED, Evening


@pytest.mark.rule("R3.9")
def test_the_crow_discards_any_cards_of_the_hand_and_refills_it() -> None:
    evening = Evening(records=FULL).open_hour()
    gone = evening.game.hand[2:5]
    assert evening.do(UseCrow(gone)) == (CrowUsed(gone), VisionsDrawn(3))
    assert evening.game.discard_pile == gone
    assert len(evening.game.hand) == 7


@pytest.mark.rule("R3.9")
@pytest.mark.rule("R2.5")
def test_medium_has_three_crows_for_the_whole_game() -> None:
    evening = Evening().to_hour(2)
    evening.do(UseCrow(), UseCrow(), UseCrow())
    assert evening.why(UseCrow()) is Why.NO_CROW_LEFT
    evening.to_answers().finish().do(EndHour())
    assert evening.why(UseCrow()) is Why.NO_CROW_LEFT


@pytest.mark.rule("R2.5")
def test_hard_has_one_crow_for_the_whole_game() -> None:
    evening = Evening(difficulty=Difficulty.HARD).open_hour()
    evening.do(UseCrow())
    evening.to_answers().finish().do(EndHour())
    assert evening.why(UseCrow()) is Why.NO_CROW_LEFT


@pytest.mark.rule("R2.5")
def test_on_easy_the_crow_comes_back_at_the_end_of_the_hour() -> None:
    evening = Evening(difficulty=Difficulty.EASY).open_hour()
    evening.do(UseCrow())
    assert evening.why(UseCrow()) is Why.NO_CROW_LEFT
    evening.to_answers().finish().do(EndHour())
    evening.do(UseCrow())
    assert evening.game.crows == 0


@pytest.mark.rule("R8.7")
def test_on_easy_phase_2_counts_as_one_more_hour() -> None:
    evening = Evening(difficulty=Difficulty.EASY).to_line_up()
    evening.do(UseCrow())
    assert evening.game.crows == 0


@pytest.mark.rule("R8.7")
def test_cards_just_discarded_can_come_back() -> None:
    evening = Evening(records=FULL).open_hour()
    evening.happen(VisionsShuffled(()))
    hand = evening.game.hand
    used, shuffled, drawn = evening.do(UseCrow(hand))
    assert (used, drawn) == (CrowUsed(hand), VisionsDrawn(7))
    assert isinstance(shuffled, VisionsShuffled)
    assert evening.game.hand == hand


@pytest.mark.rule("R8.7")
def test_a_refresh_that_discards_nothing_is_refused_where_cards_are_known() -> None:
    assert Evening(records=FULL).open_hour().why(UseCrow()) is Why.NOTHING_DISCARDED


@pytest.mark.rule("R3.9")
def test_a_card_that_was_given_cannot_be_discarded() -> None:
    evening = Evening(records=FULL).open_hour()
    card = evening.game.hand[0]
    evening.do(GiveVision(RED, (card,)))
    assert evening.why(UseCrow((card,))) is Why.NOT_IN_HAND


def test_a_card_is_not_discarded_twice() -> None:
    evening = Evening(records=FULL).open_hour()
    card = evening.game.hand[0]
    assert evening.why(UseCrow((card, card))) is Why.NOT_IN_HAND


@pytest.mark.rule("R3.9")
@pytest.mark.parametrize("stage", [*Stage][2:-1])
def test_the_crow_flies_at_any_moment_from_the_first_hour_to_the_verdict(stage: Stage) -> None:
    evening = Evening().open_hour()
    evening.game = replace(evening.game, stage=stage)
    assert evening.do(UseCrow()) == (CrowUsed(),)


@pytest.mark.rule("R3.9")
def test_no_crow_flies_before_the_hand_is_drawn_or_after_the_end() -> None:
    evening = Evening()
    assert evening.why(UseCrow()) is Why.NOT_NOW
    evening.game = replace(evening.game, stage=Stage.OVER)
    assert evening.why(UseCrow()) is Why.GAME_OVER
