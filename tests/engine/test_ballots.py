"""Votes in the sleeves."""

import pytest

from seancebox.engine.cards import Level, Psychic
from seancebox.engine.commands import CastVote, CloseVote, CountVote, UncountVote, WithdrawVote
from seancebox.engine.errors import Why
from seancebox.engine.events import (
    GroupAccused,
    VoteClosed,
    VoteCounted,
    VoteOpened,
    VoteUncounted,
)
from seancebox.engine.game import Ballot, Stage
from seancebox.engine.setup import HouseRules, Records
from seancebox.engine.vote import level_of, openers

from .evening import BLACK, BLUE, RED, WHITE, YELLOW, Evening, setup_for

ALL_LOW = dict.fromkeys(Psychic, 0)
LOW, INTERMEDIATE, HIGH = Level


def at_count(**votes: int | None) -> Evening:
    """Return the count of five players, all of them on space 0; `votes` are told before."""
    evening = Evening().to_vote()
    evening.do(*(CastVote(Psychic(colour), group) for colour, group in votes.items()))
    evening.do(CloseVote(), CloseVote(), CloseVote())
    return evening


@pytest.mark.rule("R5.4")
@pytest.mark.parametrize("players", [4, 5])
def test_levels_with_four_or_five_players(players: int) -> None:
    levels = [level_of(setup_for(players), space) for space in range(14)]
    assert levels == [LOW] * 5 + [INTERMEDIATE] * 2 + [HIGH] * 7


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("players", [6, 7])
@pytest.mark.parametrize("first", [(7, 9), (5, 12), (1, 13)])
def test_levels_with_six_or_seven_players_are_the_houses(
    players: int, first: tuple[int, int]
) -> None:
    setup = setup_for(players, house=HouseRules(levels_6_7=first))
    levels = [level_of(setup, space) for space in range(14)]
    low, intermediate = first
    assert levels == [LOW] * low + [INTERMEDIATE] * (intermediate - low) + [HIGH] * (
        14 - intermediate
    )


@pytest.mark.rule("R8.2")
def test_by_default_seven_is_intermediate_and_nine_is_high_with_six_players() -> None:
    assert HouseRules().levels_6_7 == (7, 9)


@pytest.mark.rule("R5.3")
def test_the_levels_vote_one_after_the_other() -> None:
    evening = Evening().to_vote()
    assert evening.game.level is LOW
    assert evening.do(CloseVote()) == (VoteClosed(LOW), VoteOpened(INTERMEDIATE))
    assert evening.do(CloseVote()) == (VoteClosed(INTERMEDIATE), VoteOpened(HIGH))
    assert evening.do(CloseVote()) == (VoteClosed(HIGH),)
    assert evening.game.stage is Stage.COUNT


@pytest.mark.rule("R5.3")
def test_another_level_does_not_vote_now() -> None:
    evening = Evening().to_vote({BLUE: 4, WHITE: 5, RED: 7})
    assert evening.why(CastVote(WHITE, 1)) is Why.NOT_THEIR_LEVEL
    assert evening.why(CastVote(RED, 1)) is Why.NOT_THEIR_LEVEL
    evening.do(CastVote(BLUE, 1), CloseVote())
    assert evening.why(CastVote(BLUE, 2)) is Why.NOT_THEIR_LEVEL
    assert evening.why(WithdrawVote(BLUE)) is Why.NOT_THEIR_LEVEL
    evening.do(CastVote(WHITE, 1))


@pytest.mark.rule("R5.3")
@pytest.mark.parametrize("group", [0, 5, 6])
def test_a_number_that_no_group_has_is_not_voted_for(group: int) -> None:
    assert Evening(5).to_vote().why(CastVote(RED, group)) is Why.NO_SUCH_GROUP


@pytest.mark.rule("R8.9")
def test_a_psychic_may_vote_for_any_group_and_change_the_vote() -> None:
    evening = Evening().to_vote()
    before = evening.game
    evening.do(CastVote(RED, 1), CastVote(RED, 2))
    assert evening.seat(RED).ballot == Ballot(2)
    evening.do(WithdrawVote(RED))
    assert evening.game == before


def test_the_same_vote_is_not_cast_twice() -> None:
    evening = Evening().to_vote()
    evening.do(CastVote(RED), CastVote(BLUE, 2))
    assert evening.why(CastVote(RED)) is Why.HAS_VOTED
    assert evening.why(CastVote(BLUE, 2)) is Why.HAS_VOTED


def test_an_empty_sleeve_gives_no_vote_back() -> None:
    assert Evening().to_vote().why(WithdrawVote(RED)) is Why.HAS_NOT_VOTED


def test_only_those_who_play_vote() -> None:
    assert Evening(5).to_vote().why(CastVote(BLACK, 1)) is Why.NOT_PLAYING


def test_votes_belong_to_the_vote() -> None:
    evening = Evening().to_shared_vision()
    for command in (CastVote(RED, 1), WithdrawVote(RED), CloseVote()):
        assert evening.why(command) is Why.NOT_NOW


@pytest.mark.rule("R5.3")
def test_where_all_is_told_a_level_is_closed_when_it_has_voted() -> None:
    evening = Evening(records=Records(tokens=True)).to_vote({YELLOW: 13})
    evening.do(CastVote(BLUE))
    refused = evening.refusal(CloseVote())
    assert (refused.why, refused.waiting) == (Why.VOTES_MISSING, (WHITE, RED))
    evening.do(CastVote(WHITE), CastVote(RED), CloseVote(), CloseVote())
    assert evening.refusal(CloseVote()).waiting == (YELLOW,)


@pytest.mark.rule("R5.5")
def test_the_psychic_furthest_on_the_track_opens_the_sleeves() -> None:
    assert openers(Evening().to_vote({RED: 9, BLUE: 8}).game) == (RED,)


@pytest.mark.rule("R5.5")
@pytest.mark.rule("R8.10")
def test_on_a_tie_the_elder_of_the_furthest_opens_them() -> None:
    assert openers(Evening().to_vote({RED: 9, BLUE: 9}).game) == (BLUE, RED)


@pytest.mark.rule("R7.1")
def test_with_two_or_three_players_nobody_opens_sleeves() -> None:
    assert openers(Evening(3).game) == ()


def test_votes_with_a_known_number_are_counted_already() -> None:
    evening = at_count(red=3, blue=None)
    assert evening.game.stage is Stage.COUNT
    assert [seat.counted for seat in evening.game.seats] == [None, None, Ballot(3), None]


def test_when_every_number_is_known_the_outcome_follows_at_once() -> None:
    evening = Evening().to_vote()
    evening.do(*(CastVote(psychic, 2) for psychic in evening.game.setup.psychics))
    evening.do(CloseVote(), CloseVote())
    closed, *counted, accused = evening.do(CloseVote())
    assert closed == VoteClosed(HIGH)
    assert counted == [VoteCounted(seat.psychic, 2) for seat in evening.game.seats]
    assert accused == GroupAccused(2)


@pytest.mark.rule("R5.5")
def test_the_count_ends_when_every_psychic_is_counted() -> None:
    evening = at_count()
    evening.do(CountVote(RED, 1), CountVote(BLUE, 1), CountVote(WHITE, 2))
    assert evening.do(CountVote(YELLOW, 4)) == (VoteCounted(YELLOW, 4), GroupAccused(1))
    assert evening.game.stage is Stage.VERDICT


def test_a_psychic_is_counted_once() -> None:
    evening = at_count()
    evening.do(CountVote(RED, 1))
    assert evening.why(CountVote(RED, 2)) is Why.ALREADY_COUNTED


def test_a_count_is_taken_back() -> None:
    evening = at_count()
    before = evening.game
    evening.do(CountVote(RED, 1))
    assert evening.do(UncountVote(RED)) == (VoteUncounted(RED),)
    assert evening.game == before
    assert evening.why(UncountVote(RED)) is Why.NOT_COUNTED


@pytest.mark.rule("R8.9")
def test_an_empty_sleeve_or_a_number_without_a_group_is_no_vote() -> None:
    evening = at_count()
    assert evening.why(CountVote(RED, 6)) is Why.NO_SUCH_GROUP
    evening.do(CountVote(RED, None), CountVote(BLUE, None), CountVote(WHITE, None))
    assert evening.do(CountVote(YELLOW, 3))[-1] == GroupAccused(3)


@pytest.mark.rule("R8.9")
def test_without_any_vote_no_group_is_chosen() -> None:
    evening = at_count()
    last = evening.do(*(CountVote(seat.psychic, None) for seat in evening.game.seats))
    assert last[-1] == GroupAccused(None)


def test_only_those_who_play_are_counted_and_in_the_count_only() -> None:
    evening = at_count()
    assert evening.why(CountVote(BLACK, 1)) is Why.NOT_PLAYING
    assert evening.why(UncountVote(BLACK)) is Why.NOT_PLAYING
    evening = Evening().to_vote()
    assert evening.why(CountVote(RED, 1)) is Why.NOT_NOW
    assert evening.why(UncountVote(RED)) is Why.NOT_NOW
