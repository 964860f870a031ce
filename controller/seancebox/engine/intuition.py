"""The sand timer and the intuition tokens under it (R3.5, R3.6, R8.4, R8.5, R8.11)."""

from typing import assert_never

from .cards import KINDS, Psychic, numbers_of
from .commands import EndTimer, LiftIntuition, PlaceIntuition, TurnTimer
from .errors import Refused, Why
from .events import (
    Answered,
    Event,
    GraceBegun,
    IntuitionLifted,
    IntuitionPlaced,
    TimerEnded,
    TimerTurned,
    VisionGiven,
)
from .game import Game, Seat, Stage, seats_with
from .permits import investigator, require
from .replacing import replace
from .setup import MissingToken
from .waiting import waiting

IntuitionCommand = TurnTimer | PlaceIntuition | LiftIntuition | EndTimer
IntuitionEvent = TimerTurned | IntuitionPlaced | IntuitionLifted | GraceBegun | TimerEnded


def decide_intuition(game: Game, command: IntuitionCommand) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    match command:
        case PlaceIntuition(psychic, card):
            return _place(game, psychic, card)
        case LiftIntuition(psychic):
            return _lift(game, psychic)
        case TurnTimer():
            return _turn(game)
        case EndTimer(early):
            return _end(game, early=early)
        case _:
            assert_never(command)


def _turn(game: Game) -> tuple[Event, ...]:
    """Where neither visions nor tokens are told, turning the timer says that all have theirs."""
    require(game, Stage.VISIONS)
    without = waiting(game)
    records = game.setup.records
    if without and (records.visions or records.tokens):
        raise Refused(Why.TIMER_NEEDS_VISIONS, waiting=without)
    return (*(VisionGiven(psychic) for psychic in without), TimerTurned())


def _place(game: Game, psychic: Psychic, card: int | None) -> tuple[Event, ...]:
    require(game, Stage.TIMER)
    seat = investigator(game, psychic)
    if card is not None:
        _require_card(game, seat, card)
    if seat.token_stands and card == seat.card:
        raise Refused(Why.TOKEN_STANDS, psychic=psychic, number=card)
    return (IntuitionPlaced(psychic, card),)


def _require_card(game: Game, seat: Seat, card: int) -> None:
    """Refuse what can't lie under this token: another kind, or a card not on the table (R3.6)."""
    if card not in numbers_of(KINDS[seat.found]):
        raise Refused(Why.WRONG_KIND, psychic=seat.psychic, number=card)
    is_taken = any(card in other.found_cards for other in game.seats)
    if is_taken or (game.on_table and card not in game.on_table):
        raise Refused(Why.CARD_NOT_ON_TABLE, psychic=seat.psychic, number=card)


def _lift(game: Game, psychic: Psychic) -> tuple[Event, ...]:
    require(game, Stage.TIMER)
    if not investigator(game, psychic).token_stands:
        raise Refused(Why.TOKEN_NOT_STANDING, psychic=psychic)
    return (IntuitionLifted(psychic),)


def _end(game: Game, *, early: bool) -> tuple[Event, ...]:
    require(game, Stage.TIMER)
    missing = waiting(game)
    told = game.setup.records.tokens
    policy = game.setup.house.missing_token
    if early:
        _require_early_end(game)
    elif missing and policy is MissingToken.GRACE and not game.is_grace:
        return (GraceBegun(),)
    elif missing and policy is MissingToken.WAIT and told:
        raise Refused(Why.TOKENS_MISSING, waiting=missing)
    unasked = missing if told else ()
    wrong = (Answered(psychic, right=False, missing=True) for psychic in unasked)
    return (TimerEnded(), *wrong)


def _require_early_end(game: Game) -> None:
    """Only a relaxed table goes on at any time; else all tokens that are told stand (R8.5)."""
    if game.setup.house.relaxed:
        return
    if not game.setup.house.end_early:
        raise Refused(Why.NO_EARLY_END)
    if game.setup.records.tokens and (missing := waiting(game)):
        raise Refused(Why.TOKENS_MISSING, waiting=missing)


def evolve_intuition(game: Game, event: IntuitionEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case IntuitionPlaced(psychic, card):
            seat = replace(game.seat(psychic), token_stands=True, card=card)
            return replace(game, seats=seats_with(game, seat))
        case IntuitionLifted(psychic):
            seat = replace(game.seat(psychic), token_stands=False, card=None, bets=())
            return replace(game, seats=seats_with(game, seat))
        case TimerTurned():
            return replace(game, stage=Stage.TIMER)
        case GraceBegun():
            return replace(game, is_grace=True)
        case TimerEnded():
            return replace(game, stage=Stage.ANSWERS, is_grace=False)
        case _:
            assert_never(event)
