"""What each seat may know."""

import pytest

from seancebox.engine.cards import Face, Level
from seancebox.engine.commands import (
    AccuseGroup,
    Answer,
    BeginSharedVision,
    CastVote,
    ChooseCulprit,
    CloseVote,
    CountVote,
    EndTimer,
    GiveVision,
    LayGroup,
    PlaceBet,
    PlaceIntuition,
    RevealCulprit,
    ShareVision,
    SkipVision,
)
from seancebox.engine.events import VisionShared
from seancebox.engine.game import UNBEGUN, Stage
from seancebox.engine.setup import Deal, Records
from seancebox.engine.views import ghost_view, psychic_view, table_view

from .evening import BLACK, BLUE, FULL, RED, WHITE, YELLOW, Evening

pytestmark = pytest.mark.rule("R10")


def shared(players: int) -> tuple[Evening, tuple[int, ...]]:
    """Return the game after three cards were shared, and those in their order."""
    evening = Evening(players, records=Records(visions=True)).to_line_up()
    for number, seat in enumerate(evening.game.seats, 1):
        evening.do(LayGroup(seat.psychic, number))
    evening.do(BeginSharedVision(), ChooseCulprit(2))
    evening.do(ShareVision(evening.game.hand[:3]))
    return evening, evening.game.shared_vision


def test_before_the_game_the_table_is_empty() -> None:
    table = table_view(UNBEGUN)
    assert (table.stage, table.seats, table.psychics, table.cards_each) == (
        Stage.UNBEGUN,
        (),
        (),
        0,
    )


def test_the_table_sees_who_waits_for_a_vision() -> None:
    evening = Evening().open_hour()
    evening.do(GiveVision(RED), SkipVision(BLUE))
    assert table_view(evening.game).waiting == (WHITE, YELLOW)


def test_the_table_sees_who_is_not_answered() -> None:
    evening = Evening(3).to_answers()
    evening.do(Answer(RED, right=False))
    assert table_view(evening.game).waiting == (BLUE, WHITE, YELLOW)


def test_the_table_sees_tokens_and_bets() -> None:
    evening = Evening(records=FULL).to_timer()
    evening.do(PlaceIntuition(RED, 12), PlaceBet(BLUE, RED, Face.DISAGREE))
    seat = table_view(evening.game).seat(RED)
    assert (seat.card, seat.bets) == (12, ((BLUE, False),))


def test_a_seat_that_nobody_has_is_no_seat() -> None:
    with pytest.raises(KeyError):
        table_view(Evening(5).game).seat(BLACK)


def test_a_card_is_public_from_the_ghosts_right_on() -> None:
    evening = Evening(3, deal=Deal.BY_BOX).to_answers()
    card = (evening.seat(RED).combination or (0,))[0]
    assert table_view(evening.game).seat(RED).cards_found == ()
    evening.do(Answer(RED, right=True))
    table = table_view(evening.game)
    assert table.seat(RED).cards_found == (card,)
    assert not table.seat(RED).has_finished


@pytest.mark.rule("R5.3")
def test_the_shared_cards_are_turned_over_one_by_one() -> None:
    evening, cards = shared(5)
    for number in (1, 2, 3):
        assert table_view(evening.game).shared_vision == cards[:number]
        evening.do(CloseVote())
    assert table_view(evening.game).shared_vision == cards


@pytest.mark.rule("R5.3")
def test_no_shared_card_is_seen_between_two_events() -> None:
    evening = Evening().to_shared_vision()
    evening.happen(VisionShared((1, 2, 3)))
    assert table_view(evening.game).shared_vision == ()


@pytest.mark.rule("R7.3")
def test_two_or_three_players_see_all_three_before_the_choice() -> None:
    evening, cards = shared(3)
    assert (evening.game.stage, table_view(evening.game).shared_vision) == (Stage.CHOICE, cards)


def test_a_vote_is_seen_by_its_psychic_alone_until_it_is_counted() -> None:
    evening = Evening().to_vote()
    evening.do(CastVote(RED, 3))
    table = table_view(evening.game)
    assert (table.seat(RED).has_voted, table.seat(RED).vote) == (True, None)
    assert psychic_view(evening.game, RED).vote == 3
    assert psychic_view(evening.game, BLUE).vote is None


def test_votes_are_seen_as_the_sleeves_are_opened() -> None:
    evening = Evening().to_vote()
    evening.do(CloseVote(), CloseVote(), CloseVote())
    evening.do(CountVote(BLUE, 1), CountVote(WHITE, 2), CountVote(RED, 2))
    assert [seat.vote for seat in table_view(evening.game).seats] == [1, 2, 2, None]
    assert [seat.is_counted for seat in table_view(evening.game).seats] == [True, True, True, False]
    evening.do(CountVote(YELLOW, None))
    assert all(seat.is_counted for seat in table_view(evening.game).seats)


def test_the_culprit_is_the_ghosts_secret_until_the_token_is_turned() -> None:
    evening = Evening(3).to_shared_vision()
    evening.do(ChooseCulprit(2), ShareVision())
    assert (table_view(evening.game).culprit, ghost_view(evening.game).culprit) == (None, 2)
    evening.do(AccuseGroup(2), RevealCulprit(2))
    assert table_view(evening.game).culprit == 2


def test_the_ghost_sees_hand_and_combinations() -> None:
    evening = Evening(records=FULL, deal=Deal.BY_BOX).open_hour()
    view = ghost_view(evening.game)
    assert view.hand == evening.game.hand
    assert view.combinations[2] == (RED, evening.seat(RED).combination)


@pytest.mark.rule("R11.2")
def test_the_ghost_sees_which_known_guess_is_right() -> None:
    evening = Evening(3, deal=Deal.BY_BOX).to_timer()
    card = (evening.seat(RED).combination or (0,))[0]
    evening.do(PlaceIntuition(RED, card), PlaceIntuition(BLUE, card), EndTimer())
    assert ghost_view(evening.game).is_right == (
        (BLUE, False),
        (WHITE, None),
        (RED, True),
        (YELLOW, None),
    )


@pytest.mark.rule("R11.1")
def test_dealt_by_hand_nobody_knows_what_is_right() -> None:
    evening = Evening(3).to_timer()
    evening.do(PlaceIntuition(RED, 3))
    assert ghost_view(evening.game).is_right[2] == (RED, None)


@pytest.mark.rule("R5.4")
@pytest.mark.rule("R7.1")
def test_levels_are_seen_where_there_is_a_track() -> None:
    assert table_view(Evening(4).game).seat(RED).level is Level.LOW
    assert table_view(Evening(3).game).seat(RED).level is None
