"""The accused group, and whether it was the culprit's (R5.6, R5.7, R6, R7.5)."""

from typing import assert_never

from .cards import Psychic
from .commands import AccuseGroup, NameElder, RevealCulprit
from .errors import Refused, Why
from .events import (
    CulpritRevealed,
    ElderAsked,
    ElderNamed,
    Event,
    GameLost,
    GameWon,
    GroupAccused,
    Loss,
    TieBreak,
)
from .game import Game, Stage
from .permits import require, require_group, seat_of
from .replacing import replace

VerdictCommand = NameElder | AccuseGroup | RevealCulprit
VerdictEvent = ElderAsked | ElderNamed | GroupAccused | CulpritRevealed | GameWon | GameLost


def decide_verdict(game: Game, command: VerdictCommand) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    match command:
        case NameElder(psychic):
            return _name_elder(game, psychic)
        case AccuseGroup(group):
            require(game, Stage.CHOICE)
            require_group(game, group)
            return (GroupAccused(group),)
        case RevealCulprit(group):
            return _reveal(game, group)
        case _:
            assert_never(command)


def _name_elder(game: Game, psychic: Psychic) -> tuple[Event, ...]:
    require(game, Stage.ELDER)
    vote = seat_of(game, psychic).counted
    if vote is None or psychic not in game.tied:
        raise Refused(Why.NOT_TIED, psychic=psychic)
    return (ElderNamed(psychic), GroupAccused(vote.group, TieBreak.ELDER, psychic))


def _reveal(game: Game, group: int | None) -> tuple[Event, ...]:
    require(game, Stage.VERDICT)
    if group is not None:
        require_group(game, group)
    return (CulpritRevealed(group), _end(game.accused, group))


def _end(accused: int | None, group: int | None) -> GameWon | GameLost:
    if accused is None:
        return GameLost(Loss.NO_VOTES)
    return GameWon() if group == accused else GameLost(Loss.WRONG_GROUP)


def evolve_verdict(game: Game, event: VerdictEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case ElderAsked(tied):
            return replace(game, stage=Stage.ELDER, tied=tied)
        case ElderNamed(psychic):
            return replace(game, elder=psychic)
        case GroupAccused(group, tie_break, decider):
            return replace(
                game, stage=Stage.VERDICT, accused=group, tie_break=tie_break, decider=decider
            )
        case CulpritRevealed(group):
            return replace(game, culprit=group, is_culprit_revealed=True)
        case GameWon():
            return replace(game, stage=Stage.OVER, is_won=True)
        case GameLost(loss):
            return replace(game, stage=Stage.OVER, loss=loss)
        case _:
            assert_never(event)
