"""What most commands need: the right step, a psychic who plays, a group that lies there."""

from .cards import Psychic
from .errors import Refused, Why
from .game import Game, Seat, Stage


def require(game: Game, *stages: Stage) -> None:
    """Raise Refused unless the game stands in one of `stages`."""
    if game.stage not in stages:
        raise Refused(Why.GAME_OVER if game.is_over else Why.NOT_NOW)


def seat_of(game: Game, psychic: Psychic) -> Seat:
    """Return the seat of `psychic`; Refused if nobody plays it."""
    try:
        return game.seat(psychic)
    except KeyError:
        raise Refused(Why.NOT_PLAYING, psychic=psychic) from None


def investigator(game: Game, psychic: Psychic) -> Seat:
    """Return the seat of `psychic`; Refused if they seek no card any more."""
    seat = seat_of(game, psychic)
    if seat.has_finished:
        raise Refused(Why.HAS_FINISHED, psychic=psychic)
    return seat


def require_group(game: Game, group: int) -> None:
    """Raise Refused unless `group` is a number of the line-up."""
    if not 1 <= group <= game.setup.groups:
        raise Refused(Why.NO_SUCH_GROUP, number=group)
