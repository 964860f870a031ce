"""Clairvoyancy tokens in hand and on the clock board, and the track (R3.7, R3.8, R8.3, R8.6)."""

from .cards import TRACK_END, Face, Psychic, tokens_for
from .errors import Refused, Why
from .events import MarkerMoved
from .game import Game, Seat, seats_with
from .replacing import replace
from .setup import HouseRules


def tokens_left(game: Game, psychic: Psychic) -> int:
    """Return how many clairvoyancy tokens `psychic` has in hand (R2.2, R3.8)."""
    return tokens_for(game.setup.players) - len(_used(game, psychic, None))


def require_token(game: Game, by: Psychic, face: Face, *, but_on: Psychic | None = None) -> None:
    """Raise Refused unless `by` can lay a token of `face`.

    but_on: what lies beside the token of that psychic counts as taken back before.
    """
    used = _used(game, by, but_on)
    limit = tokens_for(game.setup.players)
    if len(used) >= limit or used.count(face) >= _limit(game.setup.house, face, limit):
        raise Refused(Why.NO_TOKENS_LEFT, psychic=by)


def _limit(house: HouseRules, face: Face, tokens: int) -> int:
    faces = house.token_faces
    if faces is None:
        return tokens
    return faces.agree if face is Face.AGREE else faces.disagree


def _used(game: Game, psychic: Psychic, but_on: Psychic | None) -> list[Face]:
    seat = game.seat(psychic)
    laid = [
        bet.face
        for other in game.seats
        for bet in other.bets
        if bet.by is psychic and other.psychic is not but_on
    ]
    return laid + [Face.AGREE] * seat.agree_spent + [Face.DISAGREE] * seat.disagree_spent


def spent(seat: Seat, face: Face, tokens: int = 1) -> Seat:
    """Return the seat with so many `tokens` of `face` more on the clock board (R3.8)."""
    if face is Face.AGREE:
        return replace(seat, agree_spent=seat.agree_spent + tokens)
    return replace(seat, disagree_spent=seat.disagree_spent + tokens)


def marker_moved(seat: Seat, spaces: int) -> tuple[MarkerMoved, ...]:
    """Return the move of this marker, nothing where it stays (R8.6)."""
    space = min(TRACK_END, seat.space + spaces)
    return (MarkerMoved(seat.psychic, space),) if space != seat.space else ()


def evolve_marker(game: Game, event: MarkerMoved) -> Game:
    """Return the game with the level marker on its new space."""
    seat = replace(game.seat(event.psychic), space=event.space)
    return replace(game, seats=seats_with(game, seat))
