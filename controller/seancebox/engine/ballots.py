"""Votes in the sleeves, and their count (R5.3-R5.6, R8.9)."""

from collections.abc import Mapping
from typing import assert_never

from .cards import LEVELS, Level, Psychic
from .commands import CastVote, CloseVote, CountVote, UncountVote, WithdrawVote
from .errors import Refused, Why
from .events import (
    Event,
    VoteCast,
    VoteClosed,
    VoteCounted,
    VoteOpened,
    VoteUncounted,
    VoteWithdrawn,
)
from .game import Ballot, Game, Seat, Stage, seats_with
from .permits import require, require_group, seat_of
from .replacing import replace
from .vote import level_of, tally
from .waiting import waiting

BallotCommand = CastVote | WithdrawVote | CloseVote | CountVote | UncountVote
BallotEvent = VoteOpened | VoteCast | VoteWithdrawn | VoteClosed | VoteCounted | VoteUncounted


def decide_ballot(game: Game, command: BallotCommand) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    match command:
        case CastVote(psychic, group):
            return _cast(game, psychic, group)
        case WithdrawVote(psychic):
            return _withdraw(game, psychic)
        case CloseVote():
            return _close(game)
        case CountVote(psychic, group):
            return _count(game, psychic, group)
        case UncountVote(psychic):
            return _uncount(game, psychic)
        case _:
            assert_never(command)


def _voter(game: Game, psychic: Psychic) -> Seat:
    require(game, Stage.VOTE)
    seat = seat_of(game, psychic)
    if level_of(game.setup, seat.space) is not game.level:
        raise Refused(Why.NOT_THEIR_LEVEL, psychic=psychic)
    return seat


def _cast(game: Game, psychic: Psychic, group: int | None) -> tuple[Event, ...]:
    seat = _voter(game, psychic)
    if group is not None:
        require_group(game, group)
    if seat.ballot == Ballot(group):
        raise Refused(Why.HAS_VOTED, psychic=psychic)
    return (VoteCast(psychic, group),)


def _withdraw(game: Game, psychic: Psychic) -> tuple[Event, ...]:
    if _voter(game, psychic).ballot is None:
        raise Refused(Why.HAS_NOT_VOTED, psychic=psychic)
    return (VoteWithdrawn(psychic),)


def _close(game: Game) -> tuple[Event, ...]:
    require(game, Stage.VOTE)
    if game.setup.records.tokens and (missing := waiting(game)):
        raise Refused(Why.VOTES_MISSING, waiting=missing)
    assert game.level is not None  # VoteOpened has set it
    if game.level is not Level.HIGH:
        following = LEVELS[LEVELS.index(game.level) + 1]
        return (VoteClosed(game.level), VoteOpened(following))
    known = {
        seat.psychic: seat.ballot.group
        for seat in game.seats
        if seat.ballot and seat.ballot.group is not None
    }
    counts = (VoteCounted(psychic, group) for psychic, group in known.items())
    return (VoteClosed(game.level), *counts, *_outcome(game, known))


def _count(game: Game, psychic: Psychic, group: int | None) -> tuple[Event, ...]:
    require(game, Stage.COUNT)
    if seat_of(game, psychic).counted:
        raise Refused(Why.ALREADY_COUNTED, psychic=psychic)
    if group is not None:
        require_group(game, group)
    counted = {seat.psychic: seat.counted.group for seat in game.seats if seat.counted}
    return (VoteCounted(psychic, group), *_outcome(game, counted | {psychic: group}))


def _outcome(game: Game, votes: Mapping[Psychic, int | None]) -> tuple[Event, ...]:
    return (tally(game.seats, votes),) if len(votes) == len(game.seats) else ()


def _uncount(game: Game, psychic: Psychic) -> tuple[Event, ...]:
    require(game, Stage.COUNT)
    if not seat_of(game, psychic).counted:
        raise Refused(Why.NOT_COUNTED, psychic=psychic)
    return (VoteUncounted(psychic),)


def evolve_ballot(game: Game, event: BallotEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case VoteOpened(level):
            return replace(game, stage=Stage.VOTE, level=level)
        case VoteCast(psychic, group):
            return _with_ballot(game, psychic, Ballot(group))
        case VoteWithdrawn(psychic):
            return _with_ballot(game, psychic, None)
        case VoteClosed(level):
            is_last = level is Level.HIGH
            return replace(game, stage=Stage.COUNT, level=None) if is_last else game
        case VoteCounted(psychic, group):
            return _with_count(game, psychic, Ballot(group))
        case VoteUncounted(psychic):
            return _with_count(game, psychic, None)
        case _:
            assert_never(event)


def _with_ballot(game: Game, psychic: Psychic, ballot: Ballot | None) -> Game:
    return replace(game, seats=seats_with(game, replace(game.seat(psychic), ballot=ballot)))


def _with_count(game: Game, psychic: Psychic, counted: Ballot | None) -> Game:
    return replace(game, seats=seats_with(game, replace(game.seat(psychic), counted=counted)))
