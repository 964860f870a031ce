"""The ghost's answers and what they move (R4.1-R4.4, R8.4, R8.13, R11.2, R11.3)."""

from typing import assert_never

from .cards import HOURS, Face
from .clairvoyancy import marker_moved, spent
from .commands import Answer, MissToken
from .errors import Refused, Why
from .events import Answered, Event, MarkerMoved
from .game import Game, Seat, Stage
from .permits import investigator, require, seat_of
from .replacing import replace

AnswerCommand = Answer | MissToken


def decide_answer(game: Game, command: AnswerCommand) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    require(game, Stage.ANSWERS)
    if game.claiming:
        raise Refused(Why.CLAIMS_OPEN, psychic=game.claiming)
    if seat_of(game, command.psychic).is_answered:
        raise Refused(Why.ALREADY_ANSWERED, psychic=command.psychic)
    seat = investigator(game, command.psychic)
    match command:
        case Answer(_, right):
            return _answer(game, seat, right=right)
        case MissToken():
            return _miss(game, seat)
        case _:
            assert_never(command)


def guess_is_right(seat: Seat) -> bool | None:
    """Whether the card under this token is the one sought; None where that isn't known (R11.2)."""
    if seat.combination is None or seat.card is None:
        return None
    return seat.card == seat.combination[seat.found]


def _answer(game: Game, seat: Seat, *, right: bool) -> tuple[Event, ...]:
    if guess_is_right(seat) is (not right) or (right and _is_taken(game, seat.card)):
        raise Refused(Why.CONTRADICTS_CARDS, psychic=seat.psychic, number=seat.card)
    answered = Answered(seat.psychic, right, _card_found(seat) if right else None)
    return (answered, *_finished(game, seat, right=right), *_bets_won(game, seat, right=right))


def _is_taken(game: Game, card: int | None) -> bool:
    return any(card in seat.found_cards for seat in game.seats)


def _card_found(seat: Seat) -> int | None:
    return seat.combination[seat.found] if seat.combination else seat.card


def _finished(game: Game, seat: Seat, *, right: bool) -> tuple[MarkerMoved, ...]:
    """Return the move for the hours that remain, when all three are found now (R4.4)."""
    if not (right and replace(seat, found=seat.found + 1).has_finished):
        return ()
    return marker_moved(seat, HOURS - game.hour) if game.setup.has_clairvoyancy else ()


def _bets_won(game: Game, seat: Seat, *, right: bool) -> list[MarkerMoved]:
    won = Face.AGREE if right else Face.DISAGREE
    winners = (game.seat(bet.by) for bet in seat.bets if bet.face is won)
    return [move for winner in winners for move in marker_moved(winner, 1)]


def _miss(game: Game, seat: Seat) -> tuple[Event, ...]:
    if game.setup.records.tokens:
        raise Refused(Why.TOKEN_STANDS, psychic=seat.psychic)
    return (Answered(seat.psychic, right=False, missing=True),)


def evolve_answer(game: Game, event: Answered) -> Game:
    """Return the game after the answer: tokens spent, cards taken, claims open."""
    seat = game.seat(event.psychic)
    has_claims = game.setup.has_clairvoyancy and not (game.setup.records.bets or event.missing)
    answered = replace(
        game,
        seats=_seats_after(game, seat, event),
        claiming=event.psychic if has_claims else None,
    )
    if not event.right:
        return answered
    return replace(
        answered,
        on_table=tuple([card for card in game.on_table if card != event.card]),
        discard_pile=tuple(sorted(game.discard_pile + seat.vision_cards)),
    )


def _seats_after(game: Game, seat: Seat, event: Answered) -> tuple[Seat, ...]:
    laid = {} if event.missing else {bet.by: bet.face for bet in seat.bets}
    answered = _right(seat, event.card) if event.right else _wrong(seat)
    return tuple(
        [
            answered
            if other is seat
            else spent(other, laid[other.psychic])
            if other.psychic in laid
            else other
            for other in game.seats
        ]
    )


def _right(seat: Seat, card: int | None) -> Seat:
    return replace(
        seat,
        found=seat.found + 1,
        found_cards=seat.found_cards if card is None else (*seat.found_cards, card),
        visions=0,
        vision_cards=(),
        is_answered=True,
        was_right=True,
        token_stands=False,
        card=None,
        bets=(),
    )


def _wrong(seat: Seat) -> Seat:
    return replace(seat, is_answered=True, token_stands=False, card=None, bets=())
