"""The vision cards: giving them, the piles and the crow (R3.1-R3.4, R3.9, R8.7, R8.8)."""

from random import Random
from typing import assert_never

from .cards import HAND_SIZE, Psychic
from .commands import GiveVision, SkipVision, UseCrow, WithdrawVision
from .errors import Refused, Why
from .events import (
    CrowUsed,
    Event,
    VisionGiven,
    VisionsDrawn,
    VisionSkipped,
    VisionsShuffled,
    VisionWithdrawn,
)
from .game import Game, Stage, seats_with
from .permits import investigator, require
from .replacing import replace

VisionCommand = GiveVision | WithdrawVision | SkipVision | UseCrow
VisionEvent = (
    VisionGiven | VisionWithdrawn | VisionSkipped | VisionsShuffled | VisionsDrawn | CrowUsed
)


def decide_vision(game: Game, command: VisionCommand, dice: Random) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    match command:
        case GiveVision(to, visions):
            return _give(game, to, visions, dice)
        case WithdrawVision(to):
            return _withdraw(game, to)
        case SkipVision(to):
            return _skip(game, to)
        case UseCrow(discards):
            return _use_crow(game, discards, dice)
        case _:
            assert_never(command)


def require_in_hand(game: Game, visions: tuple[int, ...]) -> None:
    """Raise Refused unless `visions` are cards of the hand, each named once."""
    for index, number in enumerate(visions):
        if number not in game.hand or number in visions[:index]:
            raise Refused(Why.NOT_IN_HAND, number=number)


def refill(
    game: Game, dice: Random, *, leaving: int = 0, discards: tuple[int, ...] = ()
) -> tuple[Event, ...]:
    """Return the draws that bring the hand back to seven, as far as there are cards (R3.3, R8.8).

    leaving: cards that go out of the hand first; discards: those of them that are discarded.
    """
    if not game.setup.records.visions:
        return ()
    short = HAND_SIZE - len(game.hand) + leaving
    at_once = min(short, len(game.draw_pile))
    events: list[Event] = [VisionsDrawn(at_once)] if at_once else []
    pile = game.discard_pile + discards
    if later := min(short - at_once, len(pile)):
        events += (VisionsShuffled(tuple(dice.sample(pile, len(pile)))), VisionsDrawn(later))
    return tuple(events)


def _give(game: Game, to: Psychic, visions: tuple[int, ...], dice: Random) -> tuple[Event, ...]:
    require(game, Stage.VISIONS)
    if investigator(game, to).was_given:
        raise Refused(Why.HAS_VISION, psychic=to)
    if game.setup.records.visions and not visions:
        raise Refused(Why.NO_VISIONS_NAMED, psychic=to)
    require_in_hand(game, visions)
    return (VisionGiven(to, visions), *refill(game, dice, leaving=len(visions)))


def _withdraw(game: Game, to: Psychic) -> tuple[Event, ...]:
    require(game, Stage.VISIONS)
    seat = investigator(game, to)
    if game.setup.records.visions:
        raise Refused(Why.VISION_STAYS, psychic=to)
    if not (seat.was_given or seat.was_skipped):
        raise Refused(Why.HAS_NO_VISION, psychic=to)
    return (VisionWithdrawn(to),)


def _skip(game: Game, to: Psychic) -> tuple[Event, ...]:
    require(game, Stage.VISIONS)
    seat = investigator(game, to)
    if seat.was_given:
        raise Refused(Why.HAS_VISION, psychic=to)
    if seat.was_skipped:
        raise Refused(Why.NOT_NOW, psychic=to)
    if game.hand:
        raise Refused(Why.HAND_NOT_EMPTY, psychic=to)
    return (VisionSkipped(to),)


def _use_crow(game: Game, discards: tuple[int, ...], dice: Random) -> tuple[Event, ...]:
    if game.stage in (Stage.UNBEGUN, Stage.DEAL, Stage.OVER):
        raise Refused(Why.GAME_OVER if game.is_over else Why.NOT_NOW)
    if not game.crows:
        raise Refused(Why.NO_CROW_LEFT)
    if game.setup.records.visions and not discards:
        raise Refused(Why.NOTHING_DISCARDED)
    require_in_hand(game, discards)
    drawn = refill(game, dice, leaving=len(discards), discards=discards)
    return (CrowUsed(discards), *drawn)


def evolve_vision(game: Game, event: VisionEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case VisionGiven(to, visions):
            return _given(game, to, visions)
        case VisionsDrawn(count):
            hand = tuple(sorted(game.hand + game.draw_pile[-count:]))
            return replace(game, hand=hand, draw_pile=game.draw_pile[:-count])
        case VisionsShuffled(draw_pile):
            return replace(game, draw_pile=draw_pile, discard_pile=())
        case VisionWithdrawn(to):
            return _withdrawn(game, to)
        case VisionSkipped(to):
            return replace(game, seats=seats_with(game, replace(game.seat(to), was_skipped=True)))
        case CrowUsed(discards):
            pile = tuple(sorted(game.discard_pile + discards))
            hand = without(game.hand, discards)
            return replace(game, crows=game.crows - 1, hand=hand, discard_pile=pile)
        case _:
            assert_never(event)


def without(cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """Return `cards` but for those `gone`."""
    return tuple(card for card in cards if card not in gone)


def _given(game: Game, to: Psychic, visions: tuple[int, ...]) -> Game:
    seat = game.seat(to)
    new = replace(
        seat,
        visions=seat.visions + (len(visions) or 1),
        vision_cards=seat.vision_cards + visions,
        was_given=True,
        was_skipped=False,
    )
    return replace(game, seats=seats_with(game, new), hand=without(game.hand, visions))


def _withdrawn(game: Game, to: Psychic) -> Game:
    seat = game.seat(to)
    visions = seat.visions - seat.was_given
    new = replace(seat, visions=visions, was_given=False, was_skipped=False)
    return replace(game, seats=seats_with(game, new))
