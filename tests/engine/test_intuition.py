"""Intuition tokens while the sand runs."""

import pytest

from seancebox.engine.cards import Face, Kind, numbers_of
from seancebox.engine.commands import EndTimer, LiftIntuition, PlaceBet, PlaceIntuition
from seancebox.engine.errors import Why
from seancebox.engine.events import Answered, IntuitionPlaced, TimerEnded
from seancebox.engine.game import Bet, Stage
from seancebox.engine.setup import Deal, HouseRules, Records

from .evening import BLACK, BLUE, FULL, RED, WHITE, YELLOW, Evening

TOLD = Records(tokens=True)


def stand_all(evening: Evening) -> Evening:
    """Let every token stand; return the evening."""
    evening.do(*(PlaceIntuition(psychic) for psychic in evening.game.setup.psychics))
    return evening


@pytest.mark.rule("R3.6")
def test_a_token_stands_on_a_card_of_the_kind_sought() -> None:
    evening = Evening().to_timer()
    evening.do(PlaceIntuition(RED, 12))
    assert (evening.seat(RED).token_stands, evening.seat(RED).card) == (True, 12)


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("card", [0, 19, 54, 55, -3])
def test_a_token_is_not_put_on_another_kind_of_card(card: int) -> None:
    refused = Evening().to_timer().refusal(PlaceIntuition(RED, card))
    assert (refused.why, refused.number) == (Why.WRONG_KIND, card)


@pytest.mark.rule("R3.6")
def test_a_psychic_seeks_character_then_location_then_object() -> None:
    evening = Evening().to_timer()
    for kind in Kind:
        assert evening.seat(RED).seeks is kind
        evening.do(PlaceIntuition(RED, numbers_of(kind)[0]))
        evening.happen(Answered(RED, right=True))
    assert evening.seat(RED).seeks is None


@pytest.mark.rule("R3.6")
def test_a_token_is_not_put_on_a_card_that_the_box_has_not_dealt() -> None:
    evening = Evening(deal=Deal.BY_BOX).to_timer()
    absent = next(card for card in numbers_of(Kind.CHARACTER) if card not in evening.game.on_table)
    assert evening.why(PlaceIntuition(RED, absent)) is Why.CARD_NOT_ON_TABLE


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("deal", Deal)
def test_a_token_is_not_put_on_a_card_that_somebody_has_found(deal: Deal) -> None:
    evening = Evening(deal=deal).to_timer()
    found = (evening.seat(BLUE).combination or (5, 0, 0))[0]
    evening.happen(Answered(BLUE, right=True, card=found))
    assert evening.why(PlaceIntuition(RED, found)) is Why.CARD_NOT_ON_TABLE


@pytest.mark.rule("R3.6")
def test_two_may_choose_the_same_card() -> None:
    evening = Evening().to_timer()
    evening.do(PlaceIntuition(RED, 12), PlaceIntuition(BLUE, 12))
    assert evening.seat(BLUE).card == evening.seat(RED).card == 12


@pytest.mark.rule("R3.6")
def test_a_token_moves_as_often_as_its_psychic_likes_and_keeps_its_bets() -> None:
    evening = Evening(records=FULL).to_timer()
    evening.do(PlaceIntuition(RED, 12), PlaceBet(BLUE, RED, Face.AGREE))
    evening.do(PlaceIntuition(RED, 13), PlaceIntuition(RED, 14))
    assert evening.seat(RED).card == 14
    assert evening.seat(RED).bets == (Bet(BLUE, Face.AGREE),)


@pytest.mark.rule("R3.6")
def test_a_card_can_be_told_after_the_token_stands() -> None:
    evening = Evening().to_timer()
    evening.do(PlaceIntuition(RED))
    assert evening.do(PlaceIntuition(RED, 12)) == (IntuitionPlaced(RED, 12),)


@pytest.mark.rule("R3.6")
def test_a_token_moves_to_a_card_that_is_not_told() -> None:
    evening = Evening().to_timer()
    evening.do(PlaceIntuition(RED, 12), PlaceIntuition(RED))
    assert (evening.seat(RED).token_stands, evening.seat(RED).card) == (True, None)


def test_a_token_that_stands_there_is_not_placed_again() -> None:
    evening = Evening().to_timer()
    evening.do(PlaceIntuition(RED, 12), PlaceIntuition(BLUE))
    assert evening.why(PlaceIntuition(RED, 12)) is Why.TOKEN_STANDS
    assert evening.why(PlaceIntuition(BLUE)) is Why.TOKEN_STANDS


def test_a_finished_psychic_places_no_token() -> None:
    evening = Evening().to_timer().finish(RED)
    assert evening.why(PlaceIntuition(RED)) is Why.HAS_FINISHED
    assert evening.why(LiftIntuition(RED)) is Why.HAS_FINISHED


def test_a_colour_that_nobody_plays_has_no_token() -> None:
    assert Evening().to_timer().why(PlaceIntuition(BLACK)) is Why.NOT_PLAYING


def test_tokens_are_placed_while_the_sand_runs_only() -> None:
    evening = Evening().open_hour()
    for command in (PlaceIntuition(RED), LiftIntuition(RED), EndTimer()):
        assert evening.why(command) is Why.NOT_NOW


@pytest.mark.rule("R8.11")
def test_a_lifted_token_gives_the_bets_beside_it_back() -> None:
    evening = Evening(records=FULL).to_timer()
    before = evening.game
    evening.do(PlaceIntuition(RED, 12), PlaceBet(BLUE, RED, Face.AGREE), LiftIntuition(RED))
    assert evening.game == before


def test_a_token_that_does_not_stand_is_not_lifted() -> None:
    assert Evening().to_timer().why(LiftIntuition(RED)) is Why.TOKEN_NOT_STANDING


@pytest.mark.rule("R3.6")
def test_the_answers_begin_when_the_sand_is_out() -> None:
    evening = stand_all(Evening(records=TOLD).to_timer())
    assert evening.do(EndTimer()) == (TimerEnded(),)
    assert evening.game.stage is Stage.ANSWERS


@pytest.mark.rule("R8.5")
def test_the_step_ends_early_when_every_token_stands() -> None:
    evening = stand_all(Evening(records=TOLD).to_timer())
    assert evening.do(EndTimer(early=True)) == (TimerEnded(),)


@pytest.mark.rule("R8.5")
def test_the_step_does_not_end_early_while_a_token_is_missing() -> None:
    evening = stand_all(Evening(records=TOLD).to_timer())
    evening.do(LiftIntuition(WHITE))
    refused = evening.refusal(EndTimer(early=True))
    assert (refused.why, refused.waiting) == (Why.TOKENS_MISSING, (WHITE,))


@pytest.mark.rule("R8.5")
def test_where_tokens_are_not_told_the_table_says_when_all_stand() -> None:
    assert Evening().to_timer().do(EndTimer(early=True)) == (TimerEnded(),)


@pytest.mark.rule("R8.5")
def test_a_house_may_let_the_sand_run_out() -> None:
    evening = stand_all(Evening(records=TOLD, house=HouseRules(end_early=False)).to_timer())
    assert evening.why(EndTimer(early=True)) is Why.NO_EARLY_END
    assert evening.do(EndTimer()) == (TimerEnded(),)


@pytest.mark.rule("R8.5")
def test_a_relaxed_table_goes_on_at_any_time() -> None:
    house = HouseRules(relaxed=True, end_early=False)
    evening = Evening(records=TOLD, house=house).to_timer()
    evening.do(PlaceIntuition(RED))
    ended, *wrong = evening.do(EndTimer(early=True))
    assert ended == TimerEnded()
    assert [answer.psychic for answer in wrong if isinstance(answer, Answered)] == [
        BLUE,
        WHITE,
        YELLOW,
    ]
