"""Giving visions, and the piles they come from."""

from dataclasses import replace

import pytest

from seancebox.engine.commands import (
    Answer,
    CloseClaims,
    EndHour,
    EndTimer,
    GiveVision,
    OpenHour,
    SkipVision,
    TurnTimer,
    WithdrawVision,
)
from seancebox.engine.errors import Why
from seancebox.engine.events import TimerTurned, VisionGiven, VisionsDrawn, VisionsShuffled
from seancebox.engine.game import Stage
from seancebox.engine.setup import Records

from .evening import BLACK, BLUE, FULL, RED, WHITE, YELLOW, Evening

KNOWN = Records(visions=True)


def with_piles(hand: int, draw: int, discards: int) -> Evening:
    """Return an open hour in which so many cards lie there; the others are out of the game."""
    evening = Evening(records=KNOWN).open_hour()
    cards = tuple(range(1, 1 + hand + draw + discards))
    evening.game = replace(
        evening.game,
        hand=cards[:hand],
        draw_pile=cards[hand : hand + draw],
        discard_pile=cards[hand + draw :],
    )
    return evening


@pytest.mark.rule("R3.1")
def test_a_vision_of_one_or_more_cards_lies_before_its_psychic() -> None:
    evening = Evening(records=KNOWN).open_hour()
    first, second, *_ = evening.game.hand
    evening.do(GiveVision(RED, (second, first)))
    assert evening.seat(RED).vision_cards == (second, first)
    assert evening.seat(RED).visions == 2


@pytest.mark.rule("R3.1")
@pytest.mark.rule("R11.1")
def test_without_identities_a_vision_counts_as_one_more_before_its_psychic() -> None:
    evening = Evening().open_hour()
    evening.do(GiveVision(RED))
    assert evening.seat(RED).visions == 1
    assert evening.seat(RED).vision_cards == ()


@pytest.mark.rule("R3.1")
def test_a_known_vision_has_at_least_one_card() -> None:
    assert Evening(records=KNOWN).open_hour().why(GiveVision(RED)) is Why.NO_VISIONS_NAMED


@pytest.mark.rule("R3.1")
def test_only_cards_of_the_hand_are_given() -> None:
    evening = Evening(records=KNOWN).open_hour()
    outside = evening.game.draw_pile[0]
    refused = evening.refusal(GiveVision(RED, (evening.game.hand[0], outside)))
    assert (refused.why, refused.number) == (Why.NOT_IN_HAND, outside)


@pytest.mark.rule("R3.1")
def test_a_card_is_not_given_twice_in_one_vision() -> None:
    evening = Evening(records=KNOWN).open_hour()
    card = evening.game.hand[0]
    assert evening.why(GiveVision(RED, (card, card))) is Why.NOT_IN_HAND


@pytest.mark.rule("R11.1")
def test_no_card_can_be_named_where_visions_have_no_identity() -> None:
    assert Evening().open_hour().why(GiveVision(RED, (12,))) is Why.NOT_IN_HAND


@pytest.mark.rule("R3.2")
def test_a_psychic_gets_no_second_vision_in_an_hour() -> None:
    evening = Evening().open_hour()
    evening.do(GiveVision(RED))
    refused = evening.refusal(GiveVision(RED))
    assert (refused.why, refused.psychic) == (Why.HAS_VISION, RED)


@pytest.mark.rule("R3.2")
def test_in_the_next_hour_a_vision_is_given_again() -> None:
    evening = Evening().to_hour(2)
    evening.do(GiveVision(RED))
    assert evening.seat(RED).was_given


def test_a_colour_that_nobody_plays_gets_no_vision() -> None:
    refused = Evening(5).open_hour().refusal(GiveVision(BLACK))
    assert (refused.why, refused.psychic) == (Why.NOT_PLAYING, BLACK)


@pytest.mark.rule("R3.3")
def test_the_hand_is_refilled_at_once() -> None:
    evening = Evening(records=KNOWN).open_hour()
    given = evening.game.hand[:3]
    assert evening.do(GiveVision(RED, given)) == (VisionGiven(RED, given), VisionsDrawn(3))
    assert len(evening.game.hand) == 7
    assert not set(given) & set(evening.game.hand)


@pytest.mark.rule("R3.3")
def test_cards_come_from_the_top_of_the_pile() -> None:
    evening = Evening(records=KNOWN).open_hour()
    top = evening.game.draw_pile[-2:]
    evening.do(GiveVision(RED, evening.game.hand[:2]))
    assert set(top) < set(evening.game.hand)


@pytest.mark.rule("R3.3")
def test_when_the_pile_runs_out_the_discards_are_shuffled_and_drawn_on() -> None:
    evening = with_piles(hand=7, draw=1, discards=4)
    last, discards = evening.game.draw_pile, evening.game.discard_pile
    _, first, shuffled, second = evening.do(GiveVision(RED, evening.game.hand[:3]))
    assert (first, second) == (VisionsDrawn(1), VisionsDrawn(2))
    assert isinstance(shuffled, VisionsShuffled)
    assert sorted(shuffled.draw_pile) == list(discards)
    assert set(last) < set(evening.game.hand)
    assert (len(evening.game.hand), len(evening.game.draw_pile)) == (7, 2)
    assert evening.game.discard_pile == ()


@pytest.mark.rule("R8.8")
def test_a_hand_stays_short_when_both_piles_are_empty() -> None:
    evening = with_piles(hand=7, draw=1, discards=0)
    evening.do(GiveVision(RED, evening.game.hand[:3]))
    assert len(evening.game.hand) == 5


@pytest.mark.rule("R3.3")
@pytest.mark.rule("R8.8")
def test_a_short_hand_is_refilled_when_an_hour_opens() -> None:
    evening = with_piles(hand=4, draw=0, discards=0)
    evening.do(GiveVision(BLUE, evening.game.hand))
    evening.do(SkipVision(WHITE), SkipVision(RED), SkipVision(YELLOW), TurnTimer(), EndTimer())
    for psychic in (BLUE, WHITE, RED, YELLOW):
        evening.do(Answer(psychic, right=psychic is BLUE), CloseClaims())
    evening.do(EndHour())
    assert evening.game.hand == ()
    evening.do(OpenHour())
    assert len(evening.game.hand) == 4


@pytest.mark.rule("R3.4")
@pytest.mark.rule("R3.5")
def test_ghost_cannot_turn_the_timer_before_every_psychic_has_a_vision() -> None:
    evening = Evening(records=FULL).open_hour()
    evening.do(GiveVision(RED, evening.game.hand[:1]))
    refused = evening.refusal(TurnTimer())
    assert (refused.why, refused.waiting) == (Why.TIMER_NEEDS_VISIONS, (BLUE, WHITE, YELLOW))


@pytest.mark.rule("R3.5")
def test_the_timer_is_turned_when_all_have_a_vision() -> None:
    evening = Evening(records=FULL).open_hour().give_all()
    assert evening.do(TurnTimer()) == (TimerTurned(),)
    assert evening.game.stage is Stage.TIMER


@pytest.mark.rule("R3.5")
@pytest.mark.rule("R11.1")
def test_where_little_is_told_turning_the_timer_says_that_all_have_theirs() -> None:
    evening = Evening().open_hour()
    evening.do(SkipVision(BLUE))
    evening.do(GiveVision(RED))
    evening.do(TurnTimer())
    assert [seat.was_given for seat in evening.game.seats] == [False, True, True, True]


@pytest.mark.rule("R3.4")
def test_a_psychic_who_has_finished_gets_no_vision() -> None:
    evening = Evening().open_hour().finish(RED)
    assert evening.why(GiveVision(RED)) is Why.HAS_FINISHED
    assert evening.why(SkipVision(RED)) is Why.HAS_FINISHED
    assert evening.why(WithdrawVision(RED)) is Why.HAS_FINISHED


def test_a_vision_told_by_mistake_is_withdrawn() -> None:
    evening = Evening().open_hour()
    before = evening.game
    evening.do(GiveVision(RED), WithdrawVision(RED))
    assert evening.game == before


def test_there_is_nothing_to_withdraw_before_a_vision() -> None:
    assert Evening().open_hour().why(WithdrawVision(RED)) is Why.HAS_NO_VISION


@pytest.mark.rule("R3.9")
def test_a_known_card_once_given_stays() -> None:
    evening = Evening(records=KNOWN).open_hour()
    evening.do(GiveVision(RED, evening.game.hand[:1]))
    assert evening.why(WithdrawVision(RED)) is Why.VISION_STAYS


@pytest.mark.rule("R8.8")
def test_a_psychic_for_whom_no_card_is_left_is_passed_over() -> None:
    evening = with_piles(hand=3, draw=0, discards=0)
    evening.do(GiveVision(BLUE, evening.game.hand))
    for psychic in (WHITE, RED, YELLOW):
        evening.do(SkipVision(psychic))
    evening.do(TurnTimer(), EndTimer(), Answer(RED, right=True))
    assert evening.seat(RED).found == 1


@pytest.mark.rule("R8.8")
def test_nobody_is_passed_over_while_a_card_is_left() -> None:
    evening = with_piles(hand=1, draw=0, discards=0)
    assert evening.why(SkipVision(RED)) is Why.HAND_NOT_EMPTY


@pytest.mark.rule("R8.8")
def test_who_has_a_vision_or_was_passed_over_is_not_passed_over_again() -> None:
    evening = Evening().open_hour()
    evening.do(GiveVision(RED), SkipVision(BLUE))
    assert evening.why(SkipVision(RED)) is Why.HAS_VISION
    assert evening.why(SkipVision(BLUE)) is Why.NOT_NOW


@pytest.mark.rule("R8.8")
def test_passing_over_is_mended_by_giving_or_withdrawing() -> None:
    evening = Evening().open_hour()
    before = evening.game
    evening.do(SkipVision(BLUE), WithdrawVision(BLUE))
    assert evening.game == before
    evening.do(SkipVision(BLUE), GiveVision(BLUE))
    assert (evening.seat(BLUE).was_given, evening.seat(BLUE).was_skipped) == (True, False)


def test_visions_are_given_before_the_sand_runs_only() -> None:
    evening = Evening().to_timer()
    for command in (GiveVision(RED), WithdrawVision(RED), SkipVision(RED), TurnTimer()):
        assert evening.why(command) is Why.NOT_NOW
