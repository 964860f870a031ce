"""Claims of right bets, where bets lie on the table alone."""

import pytest

from seancebox.engine.commands import Answer, Claim, CloseClaims, EndHour, MissToken, Unclaim
from seancebox.engine.errors import Why
from seancebox.engine.events import Claimed, ClaimsClosed, MarkerMoved, Unclaimed
from seancebox.engine.setup import HouseRules, Records, TokenFaces
from seancebox.engine.views import table_view

from .evening import BLACK, BLUE, RED, WHITE, YELLOW, Evening


def answered(players: int = 5, *, right: bool = True, house: HouseRules | None = None) -> Evening:
    """Return open claims: RED was answered."""
    evening = Evening(players, house=house).to_answers()
    evening.do(Answer(RED, right=right))
    return evening


@pytest.mark.rule("R4.2")
@pytest.mark.rule("R4.3")
@pytest.mark.parametrize("right", [True, False])
def test_who_bet_rightly_claims_one_space(*, right: bool) -> None:
    evening = answered(right=right)
    assert evening.do(Claim(BLUE)) == (Claimed(BLUE), MarkerMoved(BLUE, 1))
    evening.do(Claim(YELLOW))
    assert evening.spaces == (1, 0, 0, 1)


def test_a_claim_spends_a_token_of_the_face_that_was_right() -> None:
    evening = answered(right=True)
    evening.do(Claim(BLUE), CloseClaims(), Answer(WHITE, right=False), Claim(BLUE))
    assert (evening.seat(BLUE).agree_spent, evening.seat(BLUE).disagree_spent) == (1, 1)


def test_a_claim_is_taken_back() -> None:
    evening = answered()
    before = evening.game
    evening.do(Claim(YELLOW), Claim(BLUE))
    assert evening.do(Unclaim(YELLOW)) == (Unclaimed(YELLOW), MarkerMoved(YELLOW, 0))
    evening.do(Unclaim(BLUE))
    assert evening.game == before


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize("space", [11, 12, 13])
def test_a_claim_taken_back_at_the_end_of_the_track_leaves_the_marker_where_it_was(
    space: int,
) -> None:
    evening = answered()
    evening.happen(MarkerMoved(BLUE, space))
    evening.do(Claim(BLUE))
    assert evening.seat(BLUE).space == min(13, space + 1)
    evening.do(Unclaim(BLUE))
    assert evening.seat(BLUE).space == space


@pytest.mark.rule("R3.7")
def test_nobody_claims_for_their_own_answer() -> None:
    assert answered().why(Claim(RED)) is Why.BET_ON_ONESELF


@pytest.mark.rule("R3.7")
def test_nobody_claims_twice_for_one_answer() -> None:
    evening = answered()
    evening.do(Claim(BLUE))
    assert evening.why(Claim(BLUE)) is Why.ALREADY_BET


@pytest.mark.rule("R3.7")
def test_one_who_has_finished_claims_too() -> None:
    evening = Evening().to_answers().finish(BLUE)
    evening.do(Answer(RED, right=True), Claim(BLUE))
    assert evening.seat(BLUE).space == 1


def test_only_those_who_play_claim() -> None:
    assert answered().why(Claim(BLACK)) is Why.NOT_PLAYING
    assert answered().why(Unclaim(BLACK)) is Why.NOT_PLAYING


def test_what_was_not_claimed_is_not_taken_back() -> None:
    assert answered().why(Unclaim(BLUE)) is Why.NOT_CLAIMED


@pytest.mark.rule("R2.2")
@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(("players", "tokens"), [(5, 4), (6, 6)])
def test_nobody_claims_more_often_than_they_have_tokens(players: int, tokens: int) -> None:
    evening = answered(players).spend(BLUE, tokens - 1)
    evening.do(Claim(BLUE), CloseClaims(), Answer(WHITE, right=True))
    assert evening.why(Claim(BLUE)) is Why.NO_TOKENS_LEFT


@pytest.mark.rule("R3.8")
def test_from_hour_four_on_claims_count_anew() -> None:
    evening = Evening().to_hour(2).spend(BLUE, 4).to_hour(4).to_answers()
    evening.do(Answer(RED, right=True), Claim(BLUE))
    assert table_view(evening.game).seat(BLUE).tokens_left == 3


@pytest.mark.rule("R8.3")
def test_claims_keep_to_the_faces_that_the_house_fixed() -> None:
    evening = answered(house=HouseRules(token_faces=TokenFaces(agree=1, disagree=3)))
    evening.do(Claim(BLUE), CloseClaims(), Answer(WHITE, right=True))
    assert evening.why(Claim(BLUE)) is Why.NO_TOKENS_LEFT
    evening.do(CloseClaims(), Answer(YELLOW, right=False), Claim(BLUE))


def test_while_claims_are_open_nobody_is_answered_and_the_hour_does_not_end() -> None:
    evening = answered()
    for command in (Answer(BLUE, right=True), MissToken(BLUE), EndHour()):
        refused = evening.refusal(command)
        assert (refused.why, refused.psychic) == (Why.CLAIMS_OPEN, RED)


def test_closed_claims_let_the_next_be_answered() -> None:
    evening = answered()
    evening.do(Claim(BLUE))
    assert evening.do(CloseClaims()) == (ClaimsClosed(),)
    assert (evening.game.claiming, evening.game.claimed) == (None, ())
    evening.do(Answer(WHITE, right=True))


def test_nothing_is_claimed_before_an_answer() -> None:
    evening = Evening().to_answers()
    for command in (Claim(BLUE), Unclaim(BLUE), CloseClaims()):
        assert evening.why(command) is Why.NOTHING_TO_CLAIM


@pytest.mark.rule("R8.4")
def test_nothing_is_claimed_after_a_missing_token() -> None:
    evening = Evening().to_answers()
    evening.do(MissToken(RED))
    assert evening.why(Claim(BLUE)) is Why.NOTHING_TO_CLAIM


@pytest.mark.rule("R11.1")
def test_nothing_is_claimed_where_bets_are_told() -> None:
    evening = Evening(records=Records(bets=True)).to_answers()
    evening.do(Answer(RED, right=True))
    assert evening.why(Claim(BLUE)) is Why.NOTHING_TO_CLAIM


@pytest.mark.rule("R7.1")
def test_two_or_three_players_claim_nothing() -> None:
    evening = Evening(3).to_answers()
    evening.do(Answer(RED, right=True), Answer(WHITE, right=False))
    assert evening.why(Claim(BLUE)) is Why.NO_CLAIRVOYANCY
