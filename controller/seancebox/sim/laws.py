"""Laws of the rules that a simulated game is held to as it goes."""

from collections.abc import Sequence

from seancebox.engine.cards import HOURS, VISION_CARDS, Psychic
from seancebox.engine.events import Event, Loss
from seancebox.engine.evolve import replay
from seancebox.engine.game import Ballot, Game, Seat, Stage
from seancebox.engine.replacing import replace
from seancebox.engine.views import psychic_view


class LawBroken(Exception):
    """A simulated game went against a law of the rules."""


def check_cards(game: Game) -> None:
    """Raise LawBroken unless each of the 84 vision cards is in one place alone."""
    if game.stage in (Stage.UNBEGUN, Stage.DEAL):
        return
    places = [game.draw_pile, game.hand, game.discard_pile, game.shared_vision]
    places += [seat.vision_cards for seat in game.seats]
    if sum(map(len, places)) != VISION_CARDS or len(set().union(*places)) != VISION_CARDS:
        raise LawBroken("a vision card was made or lost")


def check_secrets(game: Game, psychic: Psychic) -> None:
    """Raise LawBroken if `psychic`, who sees the table too, sees what depends on a secret (R10)."""
    if psychic_view(game, psychic) != psychic_view(veiled(game, psychic), psychic):
        raise LawBroken(f"{psychic.value} sees a secret")


def veiled(game: Game, psychic: Psychic) -> Game:
    """Return the game with other secrets in the place of those that `psychic` may not know."""
    seats = [_veiled_seat(seat, knows_vote=seat.psychic is psychic) for seat in game.seats]
    return replace(
        game,
        seats=tuple(seats),
        hand=game.draw_pile,
        draw_pile=game.hand,
        culprit=game.culprit if game.is_culprit_revealed else None,
    )


def _veiled_seat(seat: Seat, *, knows_vote: bool) -> Seat:
    own = seat.ballot if knows_vote else seat.ballot and Ballot(None)
    return replace(seat, combination=None, ballot=own)


def check_history(game: Game, events: Sequence[Event]) -> None:
    """Raise LawBroken unless the events alone make the same game."""
    if replay(events) != game:
        raise LawBroken("the events tell another game")


def check_outcome(game: Game) -> None:
    """Raise LawBroken unless the game ended as R6 has it."""
    if game.is_won:
        is_fair = game.accused == game.culprit and not game.investigating
    elif game.loss is Loss.OUT_OF_HOURS:
        is_fair = bool(game.investigating) and game.hours_played == HOURS
    elif game.loss is Loss.NO_VOTES:
        is_fair = game.accused is None
    else:
        is_fair = game.accused != game.culprit
    if not (game.is_over and is_fair):
        raise LawBroken("the game ended otherwise than by the rules")
