"""The scene of the moment: what both faces show, and what every psychic's lamp says."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

from seancebox.engine.cards import Psychic
from seancebox.engine.views import SeatView, TableView
from seancebox.locale.text import Text, say
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import Face, Fuse, Role, Sand, Scene, State

from .asks import faces
from .context import Context
from .faults import JOURNAL, part_name
from .hourglass import Hourglass
from .moment import Moment
from .sitting import Sitting

# Translators: the file with the games of the past was damaged; one line
_PUT_ASIDE: Final = say("old games damaged")  # nothing fails: a new journal has been begun
_NO_ROLES = (State.ATTRACT, State.WAITING_GAME)


@dataclass(frozen=True, slots=True)
class Stage:
    """What a scene is made of.

    faults: parts that fail. fuse: of what happens by itself. countdown: seconds that "still
    there?" is asked. over: the service menu, where open.
    """

    context: Context
    moment: Moment
    hourglass: Hourglass
    listens: frozenset[Rhythm]
    faults: Mapping[str, str]
    is_dim: bool = False
    fuse: Fuse | None = None
    countdown: float = 0.0
    over: tuple[Face, Face] | None = None


def scene(stage: Stage, now: float) -> Scene:
    """Return the scene at `now`."""
    context, moment = stage.context, stage.moment
    table, ghost = stage.over or faces(context, moment.question, stage.listens)
    if moment.still_there_at is not None:
        left = ceil(moment.still_there_at + stage.countdown - now)
        table = ghost = Face(say("Still there?"), (say("press anything"), say("{n} s", n=left)))
    is_menu = stage.over is not None
    has_question = moment.question is not None or moment.still_there_at is not None
    is_asked = context.state is State.MANIFESTATION and not (is_menu or has_question)
    return Scene(
        state=context.state,
        table=table,
        ghost=ghost,
        hour=_hour(context),
        roles=roles(context),
        name=context.sitting.asked if is_asked else None,
        listens=stage.listens,
        sand=None if is_menu else _sand(stage, now),
        fuse=stage.fuse,
        echo=moment.echo,
        ghost_echo=moment.ghost_echo,
        fault=_fault(stage.faults),
        is_dim=stage.is_dim,
        is_menu=is_menu,
        since=moment.since(),
        ghost_since=moment.ghost_since(),
    )


def _hour(context: Context) -> int:
    view = context.view
    return view.hour if view.seats and context.state not in _NO_ROLES else 0


def _fault(faults: Mapping[str, str]) -> Text | None:
    """Return the newest fault; there is room for one."""
    if not faults:
        return None
    *_, part = faults
    # Translators: one line over the screen, about 26 letters, as in "ghost OLED fails"
    return _PUT_ASIDE if part == JOURNAL else say("{part} fails", part=part_name(part))


def _sand(stage: Stage, now: float) -> Sand | None:
    if stage.context.state is not State.TIMER:
        return None
    view, glass = stage.context.view, stage.hourglass
    return Sand(
        left=glass.left(now),
        total=glass.total,
        is_running=glass.is_running,
        is_relaxed=view.house.relaxed,
        is_grace=view.is_grace,
    )


def roles(context: Context) -> tuple[tuple[Psychic, Role], ...]:
    """Return what the lamp of each psychic who plays says."""
    view = context.view
    if context.state in _NO_ROLES:
        return ()
    if not view.seats:
        return _seat_roles(context.sitting)
    return tuple((seat.psychic, _role(context, view, seat)) for seat in view.seats)


def _seat_roles(sitting: Sitting) -> tuple[tuple[Psychic, Role], ...]:
    if not sitting.is_asking_each:
        return tuple((psychic, Role.DONE) for psychic in sitting.seats)
    pairs = (Role.PAIR_ONE, Role.PAIR_ONE, Role.PAIR_TWO, Role.PAIR_TWO)
    return tuple(zip(sitting.seats, pairs, strict=True))


def _role(context: Context, view: TableView, seat: SeatView) -> Role:
    match context.state:
        case State.MANIFESTATION if seat.psychic is context.sitting.asked:
            return Role.ASKED
        case State.VISIONS | State.TIMER | State.MANIFESTATION:
            return _searching(view, seat)
        case State.CLAIMS:
            return _claiming(view, seat)
        case State.VOTE:
            return _voting(view, seat)
        case State.COUNT:
            return Role.DONE if seat.is_counted else Role.DUE
        case State.ELDER:
            return Role.DUE if seat.psychic in view.tied else Role.SEATED
        case _:
            return Role.FINISHED if seat.has_finished else Role.SEATED


def _searching(view: TableView, seat: SeatView) -> Role:
    if seat.has_finished and not seat.is_answered:
        return Role.FINISHED
    return Role.DUE if seat.psychic in view.waiting else Role.DONE


def _claiming(view: TableView, seat: SeatView) -> Role:
    if seat.psychic is view.claiming:
        return Role.SEATED
    return Role.DONE if seat.psychic in view.claimed else Role.DUE


def _voting(view: TableView, seat: SeatView) -> Role:
    if seat.level is not view.level:
        return Role.SEATED
    return Role.DONE if seat.has_voted else Role.DUE
