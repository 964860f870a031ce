"""The turning of the hours, and what follows the last (R4.5, R5.1, R6.1)."""

from random import Random
from typing import assert_never

from .cards import (
    HAND_SIZE,
    HOURS,
    KINDS,
    TOKENS_BACK_HOUR,
    VISION_CARDS,
    Difficulty,
    crows,
    kind_of,
)
from .commands import EndHour, OpenHour
from .errors import Refused, Why
from .events import (
    Event,
    ExtraGroupsDrawn,
    GameLost,
    HourEnded,
    HourOpened,
    LineUpBegun,
    Loss,
    VisionsDrawn,
    VisionsShuffled,
)
from .game import Game, Seat, Stage
from .permits import require
from .replacing import replace
from .visions import refill
from .waiting import waiting

HourCommand = OpenHour | EndHour
HourEvent = HourOpened | HourEnded | LineUpBegun | ExtraGroupsDrawn


def decide_hour(game: Game, command: HourCommand, dice: Random) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    match command:
        case OpenHour():
            return _open(game, dice)
        case EndHour():
            return _end(game)
        case _:
            assert_never(command)


def _open(game: Game, dice: Random) -> tuple[Event, ...]:
    require(game, Stage.DEAL, Stage.HOUR_END)
    if game.stage is Stage.DEAL:
        return _open_first(game, dice)
    if not game.investigating:
        return (LineUpBegun(), *_extra_groups(game, dice), *refill(game, dice))
    if game.hours_played == HOURS:
        return (GameLost(Loss.OUT_OF_HOURS),)
    return (HourOpened(game.hour), *refill(game, dice))


def _open_first(game: Game, dice: Random) -> tuple[Event, ...]:
    if game.deal is None:
        raise Refused(Why.NOT_NOW)
    if not game.setup.records.visions:
        return (HourOpened(game.hour),)
    pile = tuple(dice.sample(range(1, VISION_CARDS + 1), VISION_CARDS))
    return (VisionsShuffled(pile), VisionsDrawn(HAND_SIZE), HourOpened(game.hour))


def _extra_groups(game: Game, dice: Random) -> tuple[Event, ...]:
    """Draw the two groups of R7.4 from what lies on the table, where the box knows that."""
    number = game.setup.groups - len(game.seats)
    if not (number and game.on_table):
        return ()
    left = ([card for card in game.on_table if kind_of(card) is kind] for kind in KINDS)
    groups = zip(*(dice.sample(cards, number) for cards in left), strict=True)
    return (ExtraGroupsDrawn(tuple(groups)),)


def _end(game: Game) -> tuple[Event, ...]:
    require(game, Stage.ANSWERS)
    if game.claiming:
        raise Refused(Why.CLAIMS_OPEN, psychic=game.claiming)
    if unanswered := waiting(game):
        raise Refused(Why.STILL_UNANSWERED, waiting=unanswered)
    return (HourEnded(min(HOURS, game.hour + 1)),)


def evolve_hour(game: Game, event: HourEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case HourOpened(hour):
            seats = tuple(_fresh(seat, tokens_back=hour == TOKENS_BACK_HOUR) for seat in game.seats)
            return replace(game, stage=Stage.VISIONS, hour=hour, seats=seats)
        case HourEnded(hour):
            is_easy = game.setup.difficulty is Difficulty.EASY
            left = crows(Difficulty.EASY) if is_easy else game.crows
            played = game.hours_played + 1
            return replace(game, stage=Stage.HOUR_END, hour=hour, hours_played=played, crows=left)
        case LineUpBegun():
            seats = tuple(_fresh(seat, tokens_back=True) for seat in game.seats)
            return replace(game, stage=Stage.LINE_UP, seats=seats, on_table=())
        case ExtraGroupsDrawn(groups):
            return replace(game, extra_groups=groups)
        case _:
            assert_never(event)


def _fresh(seat: Seat, *, tokens_back: bool) -> Seat:
    return replace(
        seat,
        was_given=False,
        was_skipped=False,
        is_answered=False,
        was_right=False,
        agree_spent=0 if tokens_back else seat.agree_spent,
        disagree_spent=0 if tokens_back else seat.disagree_spent,
    )
