"""Sitting down and laying out the cards."""

import pytest

from seancebox.engine.cards import Difficulty, Kind, Psychic, cards_on_table, kind_of
from seancebox.engine.commands import BeginGame, DealCards, EndHour, OpenHour, UseCrow
from seancebox.engine.decide import decide
from seancebox.engine.errors import Refused, Why
from seancebox.engine.events import CardsDealt, GameBegun
from seancebox.engine.game import UNBEGUN, Stage
from seancebox.engine.setup import Deal, Setup

from .evening import BLACK, BLUE, FULL, PURPLE, RED, WHITE, YELLOW, Evening, setup_for


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_players_can_begin(players: int) -> None:
    evening = Evening(players)
    assert evening.game.stage is Stage.DEAL
    assert evening.game.setup.players == players


@pytest.mark.rule("R2.1")
@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(
    ("psychics", "two_each"),
    [
        ((), False),
        ((RED,), False),
        ((RED, BLUE), False),
        ((RED, RED, BLUE), False),
        ((RED,), True),
        ((RED, BLUE, WHITE), True),
        ((BLUE, WHITE, RED, YELLOW, PURPLE, BLACK), True),
        ((BLUE, BLUE), True),
    ],
)
def test_seats_that_make_no_game_are_refused(
    psychics: tuple[Psychic, ...], *, two_each: bool
) -> None:
    with pytest.raises(Refused) as refused:
        decide(UNBEGUN, BeginGame(Setup(psychics, two_each, Difficulty.EASY)), Evening().dice)
    assert refused.value.why is Why.BAD_SEATS


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(("players", "psychics"), [(2, 2), (3, 4)])
def test_with_two_or_three_players_each_plays_two_psychics(players: int, psychics: int) -> None:
    assert len(Evening(players).game.seats) == psychics


def test_a_game_begins_once() -> None:
    assert Evening().why(BeginGame(setup_for(5))) is Why.ALREADY_BEGUN


def test_nothing_but_sitting_down_can_be_done_first() -> None:
    with pytest.raises(Refused) as refused:
        decide(UNBEGUN, UseCrow(), Evening().dice)
    assert refused.value.why is Why.NOT_NOW


@pytest.mark.rule("R2.3")
def test_the_hand_starts_at_one_and_the_markers_at_zero() -> None:
    evening = Evening(7)
    assert evening.game.hour == 1
    assert evening.spaces == (0,) * 6
    assert all(seat.seeks is Kind.CHARACTER for seat in evening.game.seats)


@pytest.mark.rule("R2.6")
@pytest.mark.rule("R11.2")
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("difficulty", Difficulty)
def test_the_box_deals_the_cards_of_the_table_of_r2_4(players: int, difficulty: Difficulty) -> None:
    game = Evening(players, difficulty=difficulty, deal=Deal.BY_BOX).game
    kinds = [kind_of(card) for card in game.on_table]
    assert [kinds.count(kind) for kind in Kind] == [cards_on_table(players, difficulty)] * 3
    assert list(game.on_table) == sorted(set(game.on_table))


@pytest.mark.rule("R1.2")
@pytest.mark.rule("R2.6")
@pytest.mark.parametrize("players", range(2, 8))
def test_each_psychic_has_a_character_a_location_and_an_object_that_nobody_else_has(
    players: int,
) -> None:
    game = Evening(players, deal=Deal.BY_BOX).game
    combinations = [seat.combination or () for seat in game.seats]
    cards = [card for combination in combinations for card in combination]
    assert all([kind_of(card) for card in cards] == list(Kind) for cards in combinations)
    assert len(set(cards)) == len(cards)
    assert set(cards) < set(game.on_table)


@pytest.mark.rule("R11.1")
def test_dealt_by_hand_the_box_knows_no_card() -> None:
    evening = Evening()
    assert evening.do(DealCards(Deal.BY_HAND)) == (CardsDealt(Deal.BY_HAND),)
    assert evening.game.on_table == ()
    assert all(seat.combination is None for seat in evening.game.seats)


@pytest.mark.rule("R2.6")
def test_dealing_again_deals_anew_and_the_other_way_too() -> None:
    evening = Evening(deal=Deal.BY_BOX)
    first = evening.game.on_table
    evening.do(DealCards(Deal.BY_BOX))
    assert evening.game.on_table != first
    evening.do(DealCards(Deal.BY_HAND))
    assert evening.game.on_table == ()
    assert evening.seat(RED).combination is None


def test_no_hour_opens_before_the_cards_lie() -> None:
    evening = Evening()
    evening.game = UNBEGUN
    evening.do(BeginGame(setup_for(5)))
    assert evening.why(OpenHour()) is Why.NOT_NOW


def test_cards_are_not_dealt_again_once_an_hour_is_open() -> None:
    assert Evening().open_hour().why(DealCards(Deal.BY_BOX)) is Why.NOT_NOW


def test_an_hour_that_is_not_open_does_not_end() -> None:
    assert Evening().why(EndHour()) is Why.NOT_NOW


@pytest.mark.rule("R2.7")
def test_the_ghost_draws_seven_of_84_visions() -> None:
    game = Evening(records=FULL).open_hour().game
    assert len(game.hand) == 7
    assert sorted(game.hand + game.draw_pile) == list(range(1, 85))


@pytest.mark.rule("R11.1")
def test_no_piles_are_kept_where_visions_have_no_identity() -> None:
    game = Evening().open_hour().game
    assert game.hand == game.draw_pile == ()


def test_the_first_event_tells_the_whole_setup() -> None:
    setup = setup_for(6)
    assert decide(UNBEGUN, BeginGame(setup), Evening().dice) == (GameBegun(setup),)
