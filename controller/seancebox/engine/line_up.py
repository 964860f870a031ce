"""The line-up and the ghost's choice (R5.1, R5.2, R7.4)."""

from random import Random
from typing import Final, assert_never

from .cards import Level, Psychic
from .commands import (
    BeginSharedVision,
    ChooseCulprit,
    ForgetCulprit,
    LayGroup,
    LiftGroup,
    ShareVision,
)
from .errors import Refused, Why
from .events import (
    CulpritChosen,
    CulpritForgotten,
    Event,
    GroupLaid,
    GroupLifted,
    SharedVisionBegun,
    VisionShared,
    VoteOpened,
)
from .game import Game, Stage, seats_with
from .permits import require, require_group, seat_of
from .replacing import replace
from .visions import require_in_hand, without
from .waiting import waiting

LineUpCommand = LayGroup | LiftGroup | BeginSharedVision
SharedVisionCommand = ChooseCulprit | ForgetCulprit | ShareVision
LineUpEvent = GroupLaid | GroupLifted | SharedVisionBegun
SharedVisionEvent = CulpritChosen | CulpritForgotten | VisionShared

SHARED_CARDS: Final = 3


def decide_line_up(game: Game, command: LineUpCommand) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    require(game, Stage.LINE_UP)
    match command:
        case LayGroup(psychic, group):
            return _lay(game, psychic, group)
        case LiftGroup(psychic):
            return _lift(game, psychic)
        case BeginSharedVision():
            return _begin(game)
        case _:
            assert_never(command)


def decide_shared_vision(
    game: Game, command: SharedVisionCommand, dice: Random
) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused."""
    require(game, Stage.SHARED_VISION)
    match command:
        case ChooseCulprit(group):
            require_group(game, group)
            return (CulpritChosen(group),)
        case ForgetCulprit():
            _require_culprit(game)
            return (CulpritForgotten(),)
        case ShareVision(visions):
            return _share(game, visions, dice)
        case _:
            assert_never(command)


def _lay(game: Game, psychic: Psychic, group: int) -> tuple[Event, ...]:
    seat_of(game, psychic)
    require_group(game, group)
    if any(seat.group == group for seat in game.seats):
        raise Refused(Why.GROUP_TAKEN, psychic=psychic, number=group)
    return (GroupLaid(psychic, group),)


def _lift(game: Game, psychic: Psychic) -> tuple[Event, ...]:
    if seat_of(game, psychic).group is None:
        raise Refused(Why.GROUPS_NOT_LAID, waiting=(psychic,))
    return (GroupLifted(psychic),)


def _begin(game: Game) -> tuple[Event, ...]:
    if game.setup.records.visions and (not_laid := waiting(game)):
        raise Refused(Why.GROUPS_NOT_LAID, waiting=not_laid)
    return (SharedVisionBegun(),)


def _require_culprit(game: Game) -> None:
    if game.culprit is None:
        raise Refused(Why.CULPRIT_NOT_CHOSEN)


def _share(game: Game, visions: tuple[int, ...], dice: Random) -> tuple[Event, ...]:
    require_in_hand(game, visions)
    if game.setup.records.visions:
        _require_culprit(game)
        if len(visions) != min(SHARED_CARDS, len(game.hand)):
            raise Refused(Why.SHARE_THREE)
    shared = VisionShared(tuple(dice.sample(visions, len(visions))))
    return (shared, VoteOpened(Level.LOW)) if game.setup.has_clairvoyancy else (shared,)


def evolve_line_up(game: Game, event: LineUpEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case GroupLaid(psychic, group):
            return _with_group(game, psychic, group)
        case GroupLifted(psychic):
            return _with_group(game, psychic, None)
        case SharedVisionBegun():
            return replace(game, stage=Stage.SHARED_VISION)
        case _:
            assert_never(event)


def _with_group(game: Game, psychic: Psychic, group: int | None) -> Game:
    return replace(game, seats=seats_with(game, replace(game.seat(psychic), group=group)))


def evolve_shared_vision(game: Game, event: SharedVisionEvent) -> Game:
    """Return the game after `event`."""
    match event:
        case CulpritChosen(group):
            return replace(game, culprit=group)
        case CulpritForgotten():
            return replace(game, culprit=None)
        case VisionShared(visions):
            hand = without(game.hand, visions)
            stage = game.stage if game.setup.has_clairvoyancy else Stage.CHOICE
            return replace(game, stage=stage, shared_vision=visions, hand=hand)
        case _:
            assert_never(event)
