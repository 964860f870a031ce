"""What time alone does: the next thing that is due, and when (TABLE 3, 4)."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import Final

from seancebox.config.idle import Idle
from seancebox.engine import commands
from seancebox.engine.game import Game
from seancebox.engine.views import ghost_view
from seancebox.engine.vote import level_of
from seancebox.show.scene import Fuse, State

from . import notes, playing
from .context import Context, Deed
from .hourglass import Hourglass
from .moment import ARMED_SECONDS, QUESTION_SECONDS, Moment

NEXT_SECONDS: Final = 4.0
CLAIMS_UNTOUCHED: Final = 15.0
CLAIMS_TOUCHED: Final = 8.0
HOUR_END_SECONDS: Final = 10.0
VOTE_SECONDS: Final = 5.0
LONG_STATES: Final = (State.DEAL, State.VISIONS, State.LINE_UP, State.SHARED_VISION)
SETUP_STATES: Final = (State.WAITING_GAME, State.SEATS, State.DIFFICULTY, State.HOUSE_RULES)
_RESTS: Final = (State.ATTRACT, State.WON, State.LOST)


class Tick(Enum):
    """What time does beside the journal."""

    DROP_QUESTION = "no answer is no"
    DISARM = "the first go on is forgotten"
    ASK_STILL_THERE = "still there?"
    PARK = "the game is parked"
    REST = "back to ATTRACT"


@dataclass(frozen=True, slots=True)
class Due:
    """Something that happens by itself, `after` seconds from `since` on.

    is_step: can be taken back alone. is_seen: people see it coming.
    """

    since: float
    after: float
    what: Tick | tuple[Deed, ...]
    is_step: bool = False
    is_seen: bool = True

    @property
    def at(self) -> float:
        """When it happens."""
        return self.since + self.after

    def fuse(self, now: float) -> Fuse | None:
        """Return what burns down to it, where people see it coming."""
        return Fuse(max(0.0, self.at - now), self.after) if self.is_seen else None


@dataclass(frozen=True, slots=True)
class Times:
    """What the clockwork looks at."""

    context: Context
    moment: Moment
    hourglass: Hourglass
    idle: Idle
    rest_seconds: float
    is_after_power_cut: bool = False
    has_guests_settings: bool = False


def next_due(times: Times) -> Due | None:
    """Return what is due first."""
    dues = [due for due in (*_of_state(times), *_of_moment(times), *_of_idle(times)) if due]
    return min(dues, key=lambda due: due.at, default=None)


def _of_state(times: Times) -> tuple[Due | None, ...]:
    rule = _RULES.get(times.context.state)
    return () if rule is None else (rule(times),)


def _of_moment(times: Times) -> tuple[Due | None, ...]:
    moment = times.moment
    if moment.question is not None:
        return (Due(moment.question_at, QUESTION_SECONDS, Tick.DROP_QUESTION),)
    return ()


def _of_idle(times: Times) -> tuple[Due | None, ...]:
    """Return what idleness does next (TABLE 4); never while the sand runs."""
    state, idle, moment = times.context.state, times.idle, times.moment
    if state in _RESTS or times.hourglass.is_running:
        return ()
    if state is State.WAITING_GAME and times.is_after_power_cut:
        return ()  # that question has a time of its own
    if state in SETUP_STATES:
        after = idle.setup_reset_after
        return () if after is None else (_unseen(moment.idle_since, after, Tick.REST),)
    if moment.still_there_at is not None:
        return (Due(moment.still_there_at, idle.countdown, Tick.PARK),)
    after = idle.ask_after_long if state in LONG_STATES else idle.ask_after
    if after is None:
        return ()
    return (_unseen(moment.idle_since, after, Tick.ASK_STILL_THERE),)


def _unseen(since: float, after: float, what: Tick) -> Due:
    return Due(since, after, what, is_seen=False)


def _attract(times: Times) -> Due | None:
    if times.moment.armed_until > -inf:
        return Due(times.moment.armed_until - ARMED_SECONDS, ARMED_SECONDS, Tick.DISARM)
    after = times.idle.setup_reset_after
    if after is None or not times.has_guests_settings:
        return None
    return _unseen(times.moment.idle_since, after, Tick.REST)


def _waiting_game(times: Times) -> Due | None:
    seconds = times.idle.waiting_game_seconds
    if seconds is None or not times.is_after_power_cut:
        return None
    return Due(times.moment.state_at, seconds, Tick.PARK)


def _timer(times: Times) -> Due | None:
    out_at = times.hourglass.out_at()
    if out_at is None:
        return None
    deeds = sand_out(times.context.sitting.game)
    return Due(out_at, 0.0, deeds, is_step=True, is_seen=False)  # the sand itself is seen


def sand_out(game: Game) -> tuple[Deed, ...]:
    """Return what the end of the sand does (R8.4, R8.5)."""
    waits = playing.may_wait(game) and playing.missing_tokens(game)
    if game.setup.house.relaxed or waits:
        return (notes.SandOut(),)
    return playing.end_sand(0.0)


def _manifestation(times: Times) -> Due | None:
    sitting, moment = times.context.sitting, times.moment
    if sitting.asked is not None:
        return _box_answer(times)
    return Due(moment.asked_at, NEXT_SECONDS, playing.ask_on(sitting))


def _box_answer(times: Times) -> Due | None:
    """Return the answer that the box gives itself, where it may and can (R11.2)."""
    sitting = times.context.sitting
    if not sitting.game.setup.house.box_answers or sitting.asked is None:
        return None
    known = dict(ghost_view(sitting.game).is_right)[sitting.asked]
    if known is None:
        return None
    answer = commands.Answer(sitting.asked, right=known)
    return Due(times.moment.asked_at, NEXT_SECONDS, (answer,), is_step=True)


def _claims(times: Times) -> Due | None:
    moment = times.moment
    if moment.coloured_at >= moment.state_at:
        return Due(moment.coloured_at, CLAIMS_TOUCHED, (commands.CloseClaims(),))
    return Due(moment.state_at, CLAIMS_UNTOUCHED, (commands.CloseClaims(),))


def _hour_end(times: Times) -> Due | None:
    return Due(times.moment.state_at, HOUR_END_SECONDS, (commands.OpenHour(),))


def _vote(times: Times) -> Due | None:
    game = times.context.sitting.game
    voters = [seat for seat in game.seats if level_of(game.setup, seat.space) is game.level]
    if not voters or not all(seat.ballot is not None for seat in voters):
        return None
    since = max(times.moment.coloured_at, times.moment.asked_at)
    return Due(since, VOTE_SECONDS, (commands.CloseVote(),))


def _end(times: Times) -> Due | None:
    return _unseen(times.moment.state_at, times.rest_seconds, Tick.REST)


_RULES: Final[dict[State, Callable[[Times], Due | None]]] = {
    State.ATTRACT: _attract,
    State.WAITING_GAME: _waiting_game,
    State.TIMER: _timer,
    State.MANIFESTATION: _manifestation,
    State.CLAIMS: _claims,
    State.HOUR_END: _hour_end,
    State.VOTE: _vote,
    State.WON: _end,
    State.LOST: _end,
}
