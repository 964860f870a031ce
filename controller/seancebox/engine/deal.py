"""Sitting down and laying out the cards (R2, R11)."""

from random import Random
from typing import Final, assert_never

from .cards import KINDS, Kind, cards_on_table, crows, numbers_of
from .commands import BeginGame, DealCards
from .errors import Refused, Why
from .events import CardsDealt, Event, GameBegun
from .game import Game, Seat, Stage
from .permits import require
from .replacing import replace
from .setup import Deal, Setup

SEATS: Final = {True: (2, 4), False: (3, 4, 5, 6)}  # R2.1, R7.2: psychics, if two each

DealCommand = BeginGame | DealCards
DealEvent = GameBegun | CardsDealt


def is_playable(setup: Setup) -> bool:
    """Whether these seats make a game (R2.1, R7.2)."""
    seats = len(setup.psychics)
    return len(set(setup.psychics)) == seats and seats in SEATS[setup.two_each]


def decide_deal(game: Game, command: DealCommand, dice: Random) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    match command:
        case BeginGame(setup):
            return _begin(game, setup)
        case DealCards(by):
            return _deal(game, by, dice)
        case _:
            assert_never(command)


def _begin(game: Game, setup: Setup) -> tuple[Event, ...]:
    if game.stage is not Stage.UNBEGUN:
        raise Refused(Why.ALREADY_BEGUN)
    if not is_playable(setup):
        raise Refused(Why.BAD_SEATS)
    return (GameBegun(setup),)


def _deal(game: Game, by: Deal, dice: Random) -> tuple[Event, ...]:
    require(game, Stage.DEAL)
    if by is Deal.BY_HAND:
        return (CardsDealt(by),)
    drawn = {kind: _drawn(game.setup, kind, dice) for kind in KINDS}
    secret = [dice.sample(cards, len(game.seats)) for cards in drawn.values()]
    on_table = tuple(sorted(number for cards in drawn.values() for number in cards))
    return (CardsDealt(by, on_table, tuple(zip(*secret, strict=True))),)


def _drawn(setup: Setup, kind: Kind, dice: Random) -> list[int]:
    return dice.sample(numbers_of(kind), cards_on_table(setup.players, setup.difficulty))


def evolve_deal(game: Game, event: DealEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case GameBegun(setup):
            seats = tuple(Seat(psychic) for psychic in setup.psychics)
            return Game(setup, Stage.DEAL, seats=seats, crows=crows(setup.difficulty))
        case CardsDealt(by, on_table, combinations):
            dealt = combinations or (None,) * len(game.seats)
            seats = tuple(
                replace(seat, combination=combination)
                for seat, combination in zip(game.seats, dealt, strict=True)
            )
            return replace(game, deal=by, on_table=on_table, seats=seats)
        case _:
            assert_never(event)
