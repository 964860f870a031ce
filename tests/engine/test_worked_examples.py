"""The worked examples of the rules."""

import pytest

from seancebox.engine.cards import Difficulty, Face, Level, Psychic
from seancebox.engine.commands import Answer, EndTimer, NameElder, PlaceBet
from seancebox.engine.events import Answered, ClaimsClosed, HourOpened, MarkerMoved
from seancebox.engine.game import Stage
from seancebox.engine.setup import Records
from seancebox.engine.views import table_view

from .evening import BLUE, RED, WHITE, YELLOW, Evening, counted


@pytest.mark.rule("R12.1")
def test_five_players_medium() -> None:
    table = table_view(Evening(5, difficulty=Difficulty.MEDIUM).game)
    assert (table.cards_each, table.crows) == (7, 3)
    assert [seat.tokens_left for seat in table.seats] == [4, 4, 4, 4]


@pytest.mark.rule("R12.2")
def test_the_third_card_in_hour_four_is_three_spaces() -> None:
    evening = Evening().to_hour(4)
    evening.happen(*(Answered(RED, right=True),) * 2, ClaimsClosed(), HourOpened(4))
    evening.to_answers().do(Answer(RED, right=True))
    assert evening.spaces == (0, 0, 3, 0)


@pytest.mark.rule("R12.3")
def test_of_two_who_agreed_and_one_who_did_not_the_two_move() -> None:
    evening = Evening(records=Records(bets=True)).to_timer()
    evening.do(
        PlaceBet(BLUE, RED, Face.AGREE),
        PlaceBet(WHITE, RED, Face.AGREE),
        PlaceBet(YELLOW, RED, Face.DISAGREE),
        EndTimer(),
    )
    _, *moves = evening.do(Answer(RED, right=True))
    assert moves == [MarkerMoved(BLUE, 1), MarkerMoved(WHITE, 1)]


@pytest.mark.rule("R12.4")
def test_four_psychics_on_4_5_6_and_11() -> None:
    table = table_view(Evening().to_vote({BLUE: 4, WHITE: 5, RED: 6, YELLOW: 11}).game)
    low, intermediate, high = Level
    assert [seat.level for seat in table.seats] == [low, intermediate, intermediate, high]
    assert table.openers == (YELLOW,)


@pytest.mark.rule("R12.5")
@pytest.mark.parametrize(("votes", "group"), [([1, 1, 2, 2], 2), ([1, 2, 1, 2], 1)])
def test_a_tie_of_two_groups_is_broken_by_the_furthest(votes: list[int], group: int) -> None:
    assert counted(votes, [3, 5, 9, 4]).game.accused == group


@pytest.mark.rule("R12.6")
def test_the_opener_does_not_decide_if_they_voted_for_a_third_group() -> None:
    evening = counted([1, 1, 2, 2, 3], [2, 6, 5, 4, 11])
    assert table_view(evening.game).openers == (Psychic.PURPLE,)
    assert (evening.game.accused, evening.game.decider) == (1, WHITE)


@pytest.mark.rule("R12.7")
@pytest.mark.parametrize(("elder", "group"), [(WHITE, 1), (RED, 2)])
def test_two_equally_far_for_different_groups_are_asked_their_age(
    elder: Psychic, group: int
) -> None:
    evening = counted([1, 1, 2, 2, 3], [2, 6, 6, 4, 11])
    assert (evening.game.stage, evening.game.tied) == (Stage.ELDER, (WHITE, RED))
    evening.do(NameElder(elder))
    assert evening.game.accused == group
