"""Games that differ in secrets alone (R10): what one seat may not know is another thing there."""

from dataclasses import replace

from seancebox.engine.cards import Psychic
from seancebox.engine.game import Ballot, Game, Seat, Stage


def disguised(game: Game, *, knows_vote: Psychic | None = None, from_ghost: bool = False) -> Game:
    """Return a game that agrees with this one on all that was revealed, and on nothing else.

    The vote of `knows_vote` stays. from_ghost: only what the ghost may not know either differs.
    """
    seats = tuple(_disguised_seat(game, seat, knows_vote) for seat in game.seats)
    if from_ghost:
        dealt = zip(seats, game.seats, strict=True)
        seats = tuple(replace(other, combination=seat.combination) for other, seat in dealt)
        return replace(game, seats=seats, draw_pile=game.draw_pile[::-1])
    return replace(
        game,
        seats=seats,
        draw_pile=game.draw_pile[::-1],
        hand=game.draw_pile[: len(game.hand)],
        culprit=game.culprit if game.is_culprit_revealed else _next_group(game, game.culprit),
        shared_vision=_face_up(game) + game.hand[: len(game.shared_vision) - len(_face_up(game))],
    )


def _disguised_seat(game: Game, seat: Seat, knows_vote: Psychic | None) -> Seat:
    """Let the unfound cards be the next psychic's, and the vote another until all are counted."""
    following = game.seats[(game.seats.index(seat) + 1) % len(game.seats)]
    other = seat.combination and following.combination
    if seat.combination and other:
        other = (*seat.combination[: seat.found], *other[seat.found :])  # type: ignore[assignment]
    is_secret = seat.psychic is not knows_vote and not all(other.counted for other in game.seats)
    ballot = Ballot(_next_group(game, seat.ballot.group)) if seat.ballot else None
    return replace(seat, combination=other, ballot=ballot if is_secret else seat.ballot)


def _next_group(game: Game, group: int | None) -> int:
    return 1 + (group or 0) % game.setup.groups


def _face_up(game: Game) -> tuple[int, ...]:
    """Return the cards of the shared vision that were turned over."""
    if game.stage is Stage.VOTE and game.level is not None:
        return game.shared_vision[: ("low", "intermediate", "high").index(game.level.value) + 1]
    return game.shared_vision
