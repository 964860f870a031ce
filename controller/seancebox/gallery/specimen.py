"""One moment to look at: a sitting and what stands around it, staged as the box itself does."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from seancebox.config.settings import Place, Settings
from seancebox.show.scene import Echo, Face, Scene, State
from seancebox.table import routing, staging
from seancebox.table.clockwork import Times, next_due
from seancebox.table.context import Context, Question
from seancebox.table.hourglass import Hourglass
from seancebox.table.moment import ARMED_SECONDS, Moment
from seancebox.table.sitting import Sitting

NOW: Final = 1080.0  # on the loop's clock; faces that turn pages are at their first one then
_ASKED_AGO: Final = 3.0  # seconds that the present question has stood, so that fuses have burnt
_HOME: Final = Settings()
_MUSEUM: Final = Settings.model_validate({"box": {"place": Place.MUSEUM.value}})


@dataclass(frozen=True, slots=True)
class Specimen:
    """One moment of both faces; its name tells it from the others of its sheet.

    context: where its inputs mean something. is_pattern: both OLEDs show the test pattern.
    """

    name: str
    scene: Scene
    context: Context | None = None
    is_pattern: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Specimens that are shown together. state: whose inputs are told beside them, if any."""

    name: str
    specimens: tuple[Specimen, ...]
    state: State | None = None


@dataclass(frozen=True, slots=True)
class Around:
    """What stands around a sitting. facts: fields of Context.

    left: seconds of sand. is_deaf: has waited too long for a knock. still_there: seconds since
    it was asked. over: the service menu.
    """

    facts: Mapping[str, Any] = field(default_factory=dict)
    left: float | None = None
    is_running: bool = False
    is_deaf: bool = False
    is_dim: bool = False
    is_after_power_cut: bool = False
    faults: Mapping[str, str] = field(default_factory=dict)
    question: Question | None = None
    still_there: float | None = None
    pressed_ago: float | None = None
    echo: Echo | None = None
    ghost_echo: Echo | None = None
    over: tuple[Face, Face] | None = None


_AROUND: Final = frozenset(Around.__dataclass_fields__)


def seen(sitting: Sitting = Sitting(), **facts: Any) -> Context:  # noqa: B008 - it is frozen
    """Return the moment of `sitting` as an input sees it, at a box with a ghost OLED."""
    own: dict[str, Any] = {"state": sitting.state, "sitting": sitting, "can_deal": True}
    return Context(**own | facts)


def shown(name: str, sitting: Sitting = Sitting(), **given: Any) -> Specimen:  # noqa: B008
    """Return `sitting` as both faces show it. given: fields of Around, or of Context."""
    facts = {key: value for key, value in given.items() if key not in _AROUND}
    own = {key: value for key, value in given.items() if key in _AROUND}
    return _staged(name, sitting, Around(facts, **own))


def _staged(name: str, sitting: Sitting, around: Around) -> Specimen:
    glass = _glass(sitting, around)
    context = seen(sitting, sand_left=glass.left(NOW), **around.facts)
    moment = _moment(context, around)
    due = next_due(_times(context, moment, glass, around))
    stage = staging.Stage(
        context=context,
        moment=moment,
        hourglass=glass,
        listens=_listens(context, moment, around),
        faults=around.faults,
        is_dim=around.is_dim,
        fuse=None if due is None or around.over else due.fuse(NOW),
        countdown=_MUSEUM.rests.countdown,
        over=around.over,
    )
    scene = staging.scene(stage, NOW)
    return Specimen(name, replace(scene, since=NOW, ghost_since=NOW), context)  # at its first page


def _glass(sitting: Sitting, around: Around) -> Hourglass:
    glass = Hourglass(sitting.house.sand_seconds)
    glass.refill(sitting, around.left)
    if around.left is not None:
        house = sitting.game.setup.house
        total = house.grace_seconds if sitting.game.is_grace else house.sand_seconds
        glass.fill(around.left, total)
    if around.is_running:
        glass.run(NOW)
    return glass


def _moment(context: Context, around: Around) -> Moment:
    moment = Moment(question=around.question, question_at=NOW - _ASKED_AGO, touched_at=NOW)
    if context.is_armed:
        moment.armed_until = NOW - _ASKED_AGO + ARMED_SECONDS
    moment.notice(context.state, context.sitting, NOW - _ASKED_AGO, by_time=False)
    if around.pressed_ago is not None:
        moment.coloured_at = NOW - around.pressed_ago
    if around.still_there is not None:
        moment.still_there_at = NOW - around.still_there
    if around.echo is not None:
        moment.say(around.echo, NOW)
    if around.ghost_echo is not None:
        moment.whisper(around.ghost_echo, NOW)
    return moment


def _times(context: Context, moment: Moment, glass: Hourglass, around: Around) -> Times:
    is_idle = around.still_there is not None or around.is_after_power_cut
    settings = _MUSEUM if is_idle else _HOME
    return Times(
        context=context,
        moment=moment,
        hourglass=glass,
        idle=settings.rests,
        rest_seconds=settings.box.rest_seconds,
        is_after_power_cut=around.is_after_power_cut,
    )


def _listens(context: Context, moment: Moment, around: Around) -> frozenset[Any]:
    if around.over is not None or around.is_deaf:
        return frozenset()
    return routing.hears(context, moment, NOW)
