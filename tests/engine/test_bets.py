"""Bets that are told as they are laid."""

import pytest

from seancebox.engine.cards import Face
from seancebox.engine.commands import (
    Answer,
    EndTimer,
    GiveVision,
    PlaceBet,
    PlaceIntuition,
    TakeBet,
)
from seancebox.engine.errors import Why
from seancebox.engine.events import BetPlaced, BetTaken, MarkerMoved
from seancebox.engine.game import Bet
from seancebox.engine.setup import BetsFrom, HouseRules, Records, TokenFaces
from seancebox.engine.views import table_view

from .evening import BLACK, BLUE, FULL, PURPLE, RED, WHITE, YELLOW, Evening

AGREE, DISAGREE = Face
BETS = Records(bets=True)


def in_timer(players: int = 5, house: HouseRules | None = None) -> Evening:
    """Return running sand, every token standing."""
    evening = Evening(players, records=FULL, house=house).to_timer()
    evening.do(*map(PlaceIntuition, evening.game.setup.psychics))
    return evening


def left(evening: Evening) -> list[int]:
    """Return the tokens in hand, by seat."""
    return [seat.tokens_left for seat in table_view(evening.game).seats]


@pytest.mark.rule("R3.7")
def test_a_bet_lies_beside_the_token_of_another() -> None:
    evening = in_timer()
    assert evening.do(PlaceBet(BLUE, RED, AGREE)) == (BetPlaced(BLUE, RED, AGREE),)
    assert evening.seat(RED).bets == (Bet(BLUE, AGREE),)
    assert left(evening) == [3, 4, 4, 4]


@pytest.mark.rule("R3.7")
def test_a_bet_is_swapped_and_taken_back() -> None:
    evening = in_timer()
    before = evening.game
    evening.do(PlaceBet(BLUE, RED, AGREE), PlaceBet(BLUE, RED, DISAGREE))
    assert evening.seat(RED).bets == (Bet(BLUE, DISAGREE),)
    assert evening.do(TakeBet(BLUE, RED)) == (BetTaken(BLUE, RED),)
    assert evening.game == before


@pytest.mark.rule("R3.7")
def test_at_most_one_token_lies_on_each() -> None:
    evening = in_timer()
    evening.do(PlaceBet(BLUE, RED, AGREE))
    assert evening.why(PlaceBet(BLUE, RED, AGREE)) is Why.ALREADY_BET


@pytest.mark.rule("R3.7")
def test_nobody_bets_on_themselves() -> None:
    assert in_timer().why(PlaceBet(RED, RED, AGREE)) is Why.BET_ON_ONESELF


@pytest.mark.rule("R3.7")
def test_nobody_bets_on_one_who_has_finished() -> None:
    evening = in_timer().finish(RED)
    assert evening.why(PlaceBet(BLUE, RED, AGREE)) is Why.BET_NEEDS_TOKEN


@pytest.mark.rule("R3.7")
@pytest.mark.rule("R4.4")
def test_one_who_has_finished_bets_on() -> None:
    evening = in_timer().finish(RED)
    evening.do(PlaceBet(RED, BLUE, AGREE))
    assert evening.seat(BLUE).bets == (Bet(RED, AGREE),)


@pytest.mark.rule("R3.7")
def test_a_bet_needs_a_token_that_stands_where_tokens_are_told() -> None:
    evening = Evening(records=FULL).to_timer()
    assert evening.why(PlaceBet(BLUE, RED, AGREE)) is Why.BET_NEEDS_TOKEN


@pytest.mark.rule("R3.7")
def test_where_tokens_are_not_told_a_bet_needs_none() -> None:
    evening = Evening(records=BETS).to_timer()
    assert evening.do(PlaceBet(BLUE, RED, AGREE)) == (BetPlaced(BLUE, RED, AGREE),)


def test_a_bet_that_does_not_lie_there_is_not_taken_back() -> None:
    assert in_timer().why(TakeBet(BLUE, RED)) is Why.NO_BET


def test_only_those_who_play_bet_and_are_bet_on() -> None:
    evening = in_timer()
    assert evening.refusal(PlaceBet(BLACK, RED, AGREE)).psychic is BLACK
    assert evening.refusal(PlaceBet(RED, PURPLE, AGREE)).psychic is PURPLE
    assert evening.why(TakeBet(BLACK, RED)) is Why.NOT_PLAYING


@pytest.mark.rule("R2.2")
@pytest.mark.rule("R3.7")
def test_as_many_bets_in_an_hour_as_tokens_are_left() -> None:
    evening = in_timer(6)
    evening.happen(*(BetPlaced(BLUE, on, AGREE) for on in (WHITE, RED, YELLOW, PURPLE)))
    assert left(evening)[0] == 2
    evening = in_timer(5)
    evening.do(*(PlaceBet(BLUE, on, AGREE) for on in (WHITE, RED, YELLOW)), EndTimer())
    evening.do(*(Answer(on, right=True) for on in (WHITE, RED, YELLOW, BLUE)))
    assert left(evening)[0] == 1
    evening.happen(BetPlaced(BLUE, YELLOW, DISAGREE))
    assert left(evening)[0] == 0


@pytest.mark.rule("R3.7")
def test_without_a_token_left_nobody_bets_but_a_bet_can_be_swapped() -> None:
    evening = in_timer(6)
    evening.spend(BLUE, 5)
    evening.do(PlaceBet(BLUE, RED, AGREE))
    assert evening.why(PlaceBet(BLUE, WHITE, AGREE)) is Why.NO_TOKENS_LEFT
    evening.do(PlaceBet(BLUE, RED, DISAGREE))


@pytest.mark.rule("R8.3")
def test_a_house_can_fix_the_faces() -> None:
    evening = in_timer(house=HouseRules(token_faces=TokenFaces(agree=1, disagree=3)))
    evening.do(PlaceBet(BLUE, RED, AGREE))
    assert evening.why(PlaceBet(BLUE, WHITE, AGREE)) is Why.NO_TOKENS_LEFT
    evening.do(PlaceBet(BLUE, WHITE, DISAGREE), PlaceBet(BLUE, RED, DISAGREE))
    evening.do(PlaceBet(BLUE, YELLOW, DISAGREE))
    assert evening.why(PlaceBet(BLUE, YELLOW, DISAGREE)) is Why.ALREADY_BET


@pytest.mark.rule("R8.3")
def test_any_mix_of_faces_where_the_house_fixes_none() -> None:
    evening = in_timer()
    evening.do(*(PlaceBet(BLUE, on, DISAGREE) for on in (WHITE, RED, YELLOW)))
    assert left(evening)[0] == 1


@pytest.mark.rule("R8.15")
def test_bets_are_laid_from_the_first_vision_of_the_hour() -> None:
    evening = Evening(records=BETS).open_hour()
    assert evening.why(PlaceBet(BLUE, RED, AGREE)) is Why.BETS_TOO_EARLY
    evening.do(GiveVision(YELLOW), PlaceBet(BLUE, RED, AGREE))
    assert evening.seat(RED).bets == (Bet(BLUE, AGREE),)


@pytest.mark.rule("R8.15")
def test_a_house_may_have_bets_while_the_sand_runs_only() -> None:
    evening = Evening(records=BETS, house=HouseRules(bets=BetsFrom.SAND)).open_hour()
    evening.do(GiveVision(YELLOW))
    assert evening.why(PlaceBet(BLUE, RED, AGREE)) is Why.BETS_TOO_EARLY
    evening.to_timer().do(PlaceBet(BLUE, RED, AGREE))
    assert evening.seat(RED).bets == (Bet(BLUE, AGREE),)


@pytest.mark.rule("R3.7")
def test_no_bet_is_laid_or_taken_back_once_the_sand_is_out() -> None:
    evening = in_timer()
    evening.do(PlaceBet(BLUE, RED, AGREE), EndTimer())
    assert evening.why(PlaceBet(BLUE, WHITE, AGREE)) is Why.NOT_NOW
    assert evening.why(TakeBet(BLUE, RED)) is Why.NOT_NOW


@pytest.mark.rule("R11.1")
def test_no_bet_is_told_where_bets_are_claimed_afterwards() -> None:
    assert Evening().to_timer().why(PlaceBet(BLUE, RED, AGREE)) is Why.NOT_NOW


@pytest.mark.rule("R7.1")
def test_two_or_three_players_have_no_bets() -> None:
    assert Evening(3, records=BETS).to_timer().why(PlaceBet(BLUE, RED, AGREE)) is (
        Why.NO_CLAIRVOYANCY
    )


@pytest.mark.rule("R4.2")
def test_a_right_answer_moves_those_who_agreed() -> None:
    evening = in_timer()
    evening.do(PlaceBet(BLUE, RED, AGREE), PlaceBet(WHITE, RED, DISAGREE), EndTimer())
    _, *moves = evening.do(Answer(RED, right=True))
    assert moves == [MarkerMoved(BLUE, 1)]


@pytest.mark.rule("R4.3")
def test_a_wrong_answer_moves_those_who_disagreed() -> None:
    evening = in_timer()
    evening.do(PlaceBet(BLUE, RED, AGREE), PlaceBet(WHITE, RED, DISAGREE), EndTimer())
    _, *moves = evening.do(Answer(RED, right=False))
    assert moves == [MarkerMoved(WHITE, 1)]


@pytest.mark.rule("R3.8")
def test_every_token_played_right_or_wrong_lies_on_the_clock_board() -> None:
    evening = in_timer()
    evening.do(PlaceBet(BLUE, RED, AGREE), PlaceBet(WHITE, RED, DISAGREE), EndTimer())
    evening.do(Answer(RED, right=True))
    assert (evening.seat(BLUE).agree_spent, evening.seat(WHITE).disagree_spent) == (1, 1)
    assert left(evening) == [3, 3, 4, 4]


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(("hour", "tokens"), [(2, 1), (3, 1), (4, 4), (5, 4)])
def test_all_tokens_come_back_at_the_start_of_hour_four(hour: int, tokens: int) -> None:
    evening = Evening(records=BETS)
    evening.spend(BLUE, 3)
    evening.to_hour(hour)
    assert left(evening)[0] == tokens


@pytest.mark.rule("R3.8")
def test_tokens_spent_from_hour_four_on_stay_on_the_clock_board() -> None:
    evening = Evening(records=BETS).to_hour(4)
    evening.spend(BLUE, 3)
    evening.to_hour(7)
    assert left(evening)[0] == 1


@pytest.mark.rule("R8.6")
def test_a_marker_on_the_last_space_stays_there() -> None:
    evening = in_timer()
    evening.happen(MarkerMoved(BLUE, 13))
    evening.do(PlaceBet(BLUE, RED, AGREE), EndTimer())
    assert len(evening.do(Answer(RED, right=True))) == 1
    assert evening.seat(BLUE).space == 13
