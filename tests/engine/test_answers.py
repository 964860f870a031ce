"""The ghost's answers and what they move."""

import pytest

from seancebox.engine.cards import Psychic
from seancebox.engine.commands import (
    Answer,
    CloseClaims,
    EndHour,
    EndTimer,
    MissToken,
    PlaceIntuition,
    TurnTimer,
)
from seancebox.engine.errors import Why
from seancebox.engine.events import Answered, ClaimsClosed, HourEnded, HourOpened, MarkerMoved
from seancebox.engine.game import Stage
from seancebox.engine.setup import Deal, Records

from .evening import BLACK, BLUE, FULL, RED, WHITE, Evening


def guesses(*, box: bool = True) -> tuple[Evening, int]:
    """Return answers where BLUE and RED stand on RED's character, and that card's number."""
    evening = Evening(3, deal=Deal.BY_BOX if box else Deal.BY_HAND).to_timer()
    card = (evening.seat(RED).combination or (9, 0, 0))[0]
    evening.do(PlaceIntuition(RED, card), PlaceIntuition(BLUE, card), EndTimer())
    return evening, card


@pytest.mark.rule("R4.1")
def test_each_is_answered_once_in_any_order() -> None:
    evening = Evening(3).to_answers()
    evening.do(Answer(RED, right=False), Answer(BLUE, right=True))
    refused = evening.refusal(Answer(RED, right=True))
    assert (refused.why, refused.psychic) == (Why.ALREADY_ANSWERED, RED)


@pytest.mark.rule("R11.3")
def test_an_answer_to_one_who_has_finished_is_refused() -> None:
    evening = Evening(3).to_timer().finish(RED)
    evening.happen(HourEnded(2))
    evening.to_answers()
    assert evening.why(Answer(RED, right=False)) is Why.HAS_FINISHED
    assert evening.why(MissToken(RED)) is Why.HAS_FINISHED


def test_a_colour_that_nobody_plays_is_not_answered() -> None:
    assert Evening().to_answers().why(Answer(BLACK, right=True)) is Why.NOT_PLAYING


def test_nobody_is_answered_while_the_sand_runs() -> None:
    evening = Evening().to_timer()
    assert evening.why(Answer(RED, right=True)) is Why.NOT_NOW
    assert evening.why(MissToken(RED)) is Why.NOT_NOW


@pytest.mark.rule("R4.2")
def test_right_leads_on_to_the_next_kind_and_discards_all_visions() -> None:
    evening = Evening(3, records=FULL).to_answers()
    visions = evening.seat(RED).vision_cards
    evening.do(Answer(RED, right=True))
    seat = evening.seat(RED)
    assert (seat.found, seat.visions, seat.vision_cards) == (1, 0, ())
    assert not seat.token_stands
    assert evening.game.discard_pile == visions


@pytest.mark.rule("R4.2")
def test_a_card_found_leaves_the_table_for_the_sleeve() -> None:
    evening, card = guesses()
    evening.do(Answer(RED, right=True))
    assert card not in evening.game.on_table
    assert evening.seat(RED).found_cards == (card,)


@pytest.mark.rule("R4.2")
def test_right_without_a_told_card_finds_the_card_that_the_box_dealt() -> None:
    evening = Evening(3, deal=Deal.BY_BOX).to_answers()
    card = (evening.seat(RED).combination or (0,))[0]
    assert evening.do(Answer(RED, right=True)) == (Answered(RED, right=True, card=card),)


@pytest.mark.rule("R4.2")
@pytest.mark.rule("R11.1")
def test_by_hand_a_card_found_is_known_only_if_it_was_told() -> None:
    evening, card = guesses(box=False)
    assert evening.do(Answer(RED, right=True)) == (Answered(RED, right=True, card=card),)
    assert evening.do(Answer(WHITE, right=True)) == (Answered(WHITE, right=True),)


@pytest.mark.rule("R4.3")
def test_wrong_keeps_all_visions_and_the_next_hour_adds_to_them() -> None:
    evening = Evening(3, records=FULL).to_answers()
    visions = evening.seat(RED).vision_cards
    for seat in evening.game.seats:
        evening.do(Answer(seat.psychic, right=False))
    evening.do(EndHour())
    evening.to_timer()
    assert evening.seat(RED).found == 0
    assert evening.seat(RED).vision_cards[:1] == visions
    assert evening.seat(RED).visions == 2


@pytest.mark.rule("R4.3")
def test_a_wrong_guess_is_no_found_card() -> None:
    evening, card = guesses()
    assert evening.do(Answer(BLUE, right=False)) == (Answered(BLUE, right=False),)
    assert card in evening.game.on_table


def with_one_to_find(players: int, hour: int = 1) -> Evening:
    """Return the answers of `hour`, RED lacking the object alone."""
    evening = Evening(players).to_hour(hour)
    evening.happen(*(Answered(RED, right=True),) * 2, ClaimsClosed(), HourOpened(hour))
    return evening.to_answers()


@pytest.mark.rule("R4.4")
@pytest.mark.parametrize("hour", range(1, 8))
def test_finishing_moves_one_space_for_each_hour_that_remains(hour: int) -> None:
    evening = with_one_to_find(5, hour)
    _, *moves = evening.do(Answer(RED, right=True))
    assert moves == ([MarkerMoved(RED, 7 - hour)] if hour < 7 else [])


@pytest.mark.rule("R4.4")
@pytest.mark.rule("R8.6")
def test_finishing_stops_at_the_last_space() -> None:
    evening = with_one_to_find(5, 3)
    evening.happen(MarkerMoved(RED, 11))
    evening.do(Answer(RED, right=True))
    assert evening.seat(RED).space == 13


@pytest.mark.rule("R4.4")
def test_a_card_before_the_third_moves_nothing() -> None:
    evening = Evening().to_answers()
    assert evening.do(Answer(RED, right=True)) == (Answered(RED, right=True),)


@pytest.mark.rule("R7.1")
def test_with_two_or_three_players_finishing_moves_nothing() -> None:
    evening = with_one_to_find(3)
    assert evening.do(Answer(RED, right=True)) == (Answered(RED, right=True),)
    assert evening.seat(RED).has_finished


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(("psychic", "right"), [(RED, False), (BLUE, True)])
def test_an_answer_that_contradicts_the_cards_is_refused(psychic: Psychic, *, right: bool) -> None:
    evening, card = guesses()
    refused = evening.refusal(Answer(psychic, right=right))
    assert (refused.why, refused.number) == (Why.CONTRADICTS_CARDS, card)


@pytest.mark.rule("R11.2")
def test_an_answer_that_agrees_with_the_cards_is_taken() -> None:
    evening, _ = guesses()
    evening.do(Answer(BLUE, right=False), Answer(RED, right=True))
    assert (evening.seat(BLUE).found, evening.seat(RED).found) == (0, 1)


@pytest.mark.rule("R8.13")
@pytest.mark.rule("R11.3")
@pytest.mark.parametrize("box", [True, False])
def test_a_second_right_for_one_known_card_is_refused_and_wrong_is_taken(*, box: bool) -> None:
    evening, _ = guesses(box=box)
    evening.do(Answer(RED, right=True))
    assert evening.why(Answer(BLUE, right=True)) is Why.CONTRADICTS_CARDS
    evening.do(Answer(BLUE, right=False))
    assert evening.seat(BLUE).found == 0


@pytest.mark.rule("R11.1")
def test_dealt_by_hand_the_ghosts_answers_are_the_truth() -> None:
    evening, _ = guesses(box=False)
    evening.do(Answer(BLUE, right=True), Answer(RED, right=False))
    assert evening.seat(BLUE).found == 1


@pytest.mark.rule("R4.5")
def test_the_hour_does_not_end_while_somebody_waits_for_an_answer() -> None:
    evening = Evening(3).to_answers()
    evening.do(Answer(RED, right=True))
    refused = evening.refusal(EndHour())
    assert refused.why is Why.STILL_UNANSWERED
    assert RED not in refused.waiting
    assert len(refused.waiting) == 3


def test_answers_need_no_told_token_where_none_are_told() -> None:
    evening = Evening(records=Records()).open_hour().give_all()
    evening.do(TurnTimer(), EndTimer(), Answer(RED, right=True), CloseClaims())
    assert evening.game.stage is Stage.ANSWERS
