"""Whom the present step waits for."""

from .cards import Psychic
from .game import Game, Seat, Stage
from .vote import level_of


def waiting(game: Game) -> tuple[Psychic, ...]:
    """Return who still lacks what this step gives or takes, in seat order.

    That is a vision, an intuition token, an answer, a group, a vote or a count.
    """
    return tuple([seat.psychic for seat in _lacking(game)])


def _lacking(game: Game) -> list[Seat]:
    match game.stage:
        case Stage.VISIONS:
            seeking = game.investigating
            return [seat for seat in seeking if not (seat.was_given or seat.was_skipped)]
        case Stage.TIMER:
            return [seat for seat in game.investigating if not seat.token_stands]
        case Stage.ANSWERS:
            return [seat for seat in game.investigating if not seat.is_answered]
        case Stage.LINE_UP:
            return [seat for seat in game.seats if seat.group is None]
        case Stage.VOTE:
            return [seat for seat in game.seats if seat.ballot is None and _votes(game, seat)]
        case Stage.COUNT:
            return [seat for seat in game.seats if seat.counted is None]
        case _:
            return []


def _votes(game: Game, seat: Seat) -> bool:
    return level_of(game.setup, seat.space) is game.level
