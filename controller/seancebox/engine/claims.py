"""Claims: after an answer, who had bet rightly, where bets lie on the table alone (R4.2, R4.3)."""

from typing import assert_never

from .cards import Face, Psychic
from .clairvoyancy import marker_moved, require_token, spent
from .commands import Claim, CloseClaims, Unclaim
from .errors import Refused, Why
from .events import Claimed, ClaimsClosed, Event, Unclaimed
from .game import Game, Stage, seats_with
from .permits import require, seat_of
from .replacing import replace

ClaimCommand = Claim | Unclaim | CloseClaims
ClaimEvent = Claimed | Unclaimed | ClaimsClosed


def decide_claim(game: Game, command: ClaimCommand) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    require(game, Stage.ANSWERS)
    if not game.setup.has_clairvoyancy:
        raise Refused(Why.NO_CLAIRVOYANCY)
    if game.claiming is None:
        raise Refused(Why.NOTHING_TO_CLAIM)
    match command:
        case Claim(by):
            return _claim(game, by)
        case Unclaim(by):
            return _unclaim(game, by)
        case CloseClaims():
            return (ClaimsClosed(),)
        case _:
            assert_never(command)


def _claim(game: Game, by: Psychic) -> tuple[Event, ...]:
    seat = seat_of(game, by)
    if by is game.claiming:
        raise Refused(Why.BET_ON_ONESELF, psychic=by)
    if by in game.claimed:
        raise Refused(Why.ALREADY_BET, psychic=by)
    require_token(game, by, _right_face(game))
    return (Claimed(by), *marker_moved(seat, 1))


def _unclaim(game: Game, by: Psychic) -> tuple[Event, ...]:
    seat = seat_of(game, by)
    if by not in game.claimed:
        raise Refused(Why.NOT_CLAIMED, psychic=by)
    stood = game.claimed_from[game.claimed.index(by)]
    return (Unclaimed(by), *marker_moved(seat, stood - seat.space))


def _right_face(game: Game) -> Face:
    was_right = any(seat.was_right for seat in game.seats if seat.psychic is game.claiming)
    return Face.AGREE if was_right else Face.DISAGREE


def evolve_claim(game: Game, event: ClaimEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case Claimed(by):
            return _claimed(game, by)
        case Unclaimed(by):
            return _unclaimed(game, by)
        case ClaimsClosed():
            return replace(game, claiming=None, claimed=(), claimed_from=())
        case _:
            assert_never(event)


def _claimed(game: Game, by: Psychic) -> Game:
    seat = game.seat(by)
    return replace(
        game,
        seats=seats_with(game, spent(seat, _right_face(game))),
        claimed=(*game.claimed, by),
        claimed_from=(*game.claimed_from, seat.space),
    )


def _unclaimed(game: Game, by: Psychic) -> Game:
    index = game.claimed.index(by)
    return replace(
        game,
        seats=seats_with(game, spent(game.seat(by), _right_face(game), tokens=-1)),
        claimed=game.claimed[:index] + game.claimed[index + 1 :],
        claimed_from=game.claimed_from[:index] + game.claimed_from[index + 1 :],
    )
