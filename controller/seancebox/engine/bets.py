"""Bets that are told as they are laid (R3.7, R8.15)."""

from typing import assert_never

from .cards import Face, Psychic
from .clairvoyancy import require_token
from .commands import PlaceBet, TakeBet
from .errors import Refused, Why
from .events import BetPlaced, BetTaken, Event
from .game import Bet, Game, Stage, seats_with
from .permits import require, seat_of
from .replacing import replace
from .setup import BetsFrom

BetCommand = PlaceBet | TakeBet
BetEvent = BetPlaced | BetTaken


def decide_bet(game: Game, command: BetCommand) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    _require_time(game)
    match command:
        case PlaceBet(by, on, face):
            return _place(game, by, on, face)
        case TakeBet(by, on):
            return _take(game, by, on)
        case _:
            assert_never(command)


def _require_time(game: Game) -> None:
    """Bets are laid until the sand ends, from the first vision or from its turning (R8.15)."""
    require(game, Stage.VISIONS, Stage.TIMER)
    if not game.setup.has_clairvoyancy:
        raise Refused(Why.NO_CLAIRVOYANCY)
    if not game.setup.records.bets:
        raise Refused(Why.NOT_NOW)
    from_sand = game.setup.house.bets is BetsFrom.SAND
    is_first = not any(seat.was_given for seat in game.seats)
    if game.stage is Stage.VISIONS and (from_sand or is_first):
        raise Refused(Why.BETS_TOO_EARLY)


def _lies(game: Game, by: Psychic, on: Psychic) -> Bet | None:
    seat_of(game, by)
    return next((bet for bet in seat_of(game, on).bets if bet.by is by), None)


def _place(game: Game, by: Psychic, on: Psychic, face: Face) -> tuple[Event, ...]:
    lies = _lies(game, by, on)
    seat = game.seat(on)
    if by is on:
        raise Refused(Why.BET_ON_ONESELF, psychic=by)
    is_told = game.stage is Stage.TIMER and game.setup.records.tokens
    if seat.has_finished or (is_told and not seat.token_stands):
        raise Refused(Why.BET_NEEDS_TOKEN, psychic=on)
    if lies and lies.face is face:
        raise Refused(Why.ALREADY_BET, psychic=by)
    require_token(game, by, face, but_on=on)
    return (BetPlaced(by, on, face),)


def _take(game: Game, by: Psychic, on: Psychic) -> tuple[Event, ...]:
    if not _lies(game, by, on):
        raise Refused(Why.NO_BET, psychic=on)
    return (BetTaken(by, on),)


def evolve_bet(game: Game, event: BetEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case BetPlaced(by, on, face):
            return _beside(game, on, by, (Bet(by, face),))
        case BetTaken(by, on):
            return _beside(game, on, by, ())
        case _:
            assert_never(event)


def _beside(game: Game, on: Psychic, by: Psychic, laid: tuple[Bet, ...]) -> Game:
    seat = game.seat(on)
    bets = tuple(bet for bet in seat.bets if bet.by is not by) + laid
    return replace(game, seats=seats_with(game, replace(seat, bets=bets)))
