"""Simulated people: what the ghost or a psychic does next in a box-dealt game told in full."""

from dataclasses import dataclass
from random import Random
from typing import Final

from seancebox.engine.cards import Face, Psychic, kind_of
from seancebox.engine.commands import (
    AccuseGroup,
    Answer,
    BeginSharedVision,
    CastVote,
    ChooseCulprit,
    CloseVote,
    Command,
    CountVote,
    DealCards,
    EndHour,
    EndTimer,
    ForgetCulprit,
    GiveVision,
    LayGroup,
    LiftIntuition,
    NameElder,
    OpenHour,
    PlaceBet,
    PlaceIntuition,
    RevealCulprit,
    ShareVision,
    SkipVision,
    TakeBet,
    TurnTimer,
    UseCrow,
    WithdrawVote,
)
from seancebox.engine.game import Game, Seat, Stage
from seancebox.engine.line_up import SHARED_CARDS
from seancebox.engine.setup import Deal, MissingToken
from seancebox.engine.vote import level_of
from seancebox.engine.waiting import waiting

_FACES: Final = tuple(Face)
_CROW: Final = 0.5  # of the whims
_BET_EARLY: Final = 0.2
_BET: Final = 0.7
_SECOND_THOUGHT: Final = 0.3


@dataclass(frozen=True, slots=True)
class Temper:
    """How a table plays.

    insight: the chance that a psychic, or a vote, is right on purpose. lavish: the most cards
    of one vision. whims: the chance of a crow, a changed mind, a forgotten token.
    """

    insight: float
    lavish: int
    whims: float


def next_command(game: Game, temper: Temper, dice: Random) -> Command:
    """Return what somebody does now; now and then it is a bet that the rules refuse."""
    whim = dice.random() < temper.whims
    if whim and game.hand and game.crows and dice.random() < _CROW:
        return UseCrow(_some(game.hand, len(game.hand), dice))
    match game.stage:
        case Stage.DEAL:
            return OpenHour() if game.deal and not whim else DealCards(Deal.BY_BOX)
        case Stage.VISIONS:
            return _in_visions(game, temper, dice)
        case Stage.TIMER:
            return _in_timer(game, temper, dice, whim=whim)
        case Stage.ANSWERS:
            return _in_answers(game, dice)
        case Stage.HOUR_END:
            return OpenHour()
        case _:
            return _in_phase_2(game, temper, dice, whim=whim)


def _some(cards: tuple[int, ...], most: int, dice: Random) -> tuple[int, ...]:
    return tuple(dice.sample(cards, 1 + int(dice.random() * min(most, len(cards)))))


def _in_visions(game: Game, temper: Temper, dice: Random) -> Command:
    if lacking := waiting(game):
        to = dice.choice(lacking)
        return (
            GiveVision(to, _some(game.hand, temper.lavish, dice)) if game.hand else SkipVision(to)
        )
    if game.setup.has_clairvoyancy and dice.random() < _BET_EARLY:
        return _bet(game, dice)
    return TurnTimer()


def _bet(game: Game, dice: Random) -> Command:
    by, on = dice.choice(game.setup.psychics), dice.choice(game.investigating)
    if any(bet.by is by for bet in on.bets) and dice.random() < _SECOND_THOUGHT:
        return TakeBet(by, on.psychic)
    return PlaceBet(by, on.psychic, dice.choice(_FACES))


def _in_timer(game: Game, temper: Temper, dice: Random, *, whim: bool) -> Command:
    lacking = waiting(game)
    house = game.setup.house
    if lacking and not (whim and house.missing_token is not MissingToken.WAIT):
        return _guess(game, game.seat(lacking[0]), temper, dice)
    if whim and not lacking:
        return LiftIntuition(dice.choice(game.investigating).psychic)
    if game.setup.has_clairvoyancy and dice.random() < _BET:
        return _bet(game, dice)
    return EndTimer(early=house.relaxed or (house.end_early and not lacking))


def _guess(game: Game, seat: Seat, temper: Temper, dice: Random) -> Command:
    if seat.combination and dice.random() < temper.insight:
        return PlaceIntuition(seat.psychic, seat.combination[seat.found])
    cards = [card for card in game.on_table if kind_of(card) is seat.seeks]
    return PlaceIntuition(seat.psychic, dice.choice(cards))


def _in_answers(game: Game, dice: Random) -> Command:
    unanswered = waiting(game)
    if not unanswered:
        return EndHour()
    seat = game.seat(dice.choice(unanswered))
    return Answer(seat.psychic, seat.combination is not None and seat.card in seat.combination)


def _in_phase_2(game: Game, temper: Temper, dice: Random, *, whim: bool) -> Command:
    lacking = waiting(game)
    match game.stage:
        case Stage.LINE_UP:
            return LayGroup(lacking[0], _free_group(game, dice)) if lacking else BeginSharedVision()
        case Stage.SHARED_VISION:
            return _share(game, dice, whim=whim)
        case Stage.VOTE:
            return _vote(game, lacking, temper, dice, whim=whim)
        case Stage.CHOICE:
            return AccuseGroup(_group(game, temper, dice))
        case Stage.COUNT:
            return CountVote(lacking[0], None if whim else _group(game, temper, dice))
        case Stage.ELDER:
            return NameElder(dice.choice(game.tied))
        case _:
            return RevealCulprit(game.culprit)


def _free_group(game: Game, dice: Random) -> int:
    taken = {seat.group for seat in game.seats}
    return dice.choice([group for group in range(1, game.setup.groups + 1) if group not in taken])


def _share(game: Game, dice: Random, *, whim: bool) -> Command:
    if game.culprit is None:
        return ChooseCulprit(1 + int(dice.random() * game.setup.groups))
    if whim:
        return ForgetCulprit()
    return ShareVision(tuple(dice.sample(game.hand, min(SHARED_CARDS, len(game.hand)))))


def _vote(
    game: Game, lacking: tuple[Psychic, ...], temper: Temper, dice: Random, *, whim: bool
) -> Command:
    if lacking:
        return CastVote(lacking[0], None if whim else _group(game, temper, dice))
    voted = [seat.psychic for seat in game.seats if level_of(game.setup, seat.space) is game.level]
    return WithdrawVote(voted[0]) if whim and voted else CloseVote()


def _group(game: Game, temper: Temper, dice: Random) -> int:
    """Return the culprit's group by insight, else any."""
    if game.culprit is not None and dice.random() < temper.insight:
        return game.culprit
    return 1 + int(dice.random() * game.setup.groups)
