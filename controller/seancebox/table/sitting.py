"""One evening at the table, folded from its journal: set-up, game, and where the box points."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from seancebox.engine import events as happened
from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.evolve import evolve
from seancebox.engine.game import UNBEGUN, Game, Stage
from seancebox.engine.setup import HouseRules, Records, Setup
from seancebox.show.scene import State

from . import notes
from .rules import pages_to_show


class Token(Enum):
    """The culprit token in VERDICT."""

    FACE_DOWN = "face down"
    TURNED = "turned"
    DISPUTED = "disputed"


@dataclass(frozen=True, slots=True)
class Sitting:
    """All that is kept of an evening; a fold of its journal, and nothing beside it.

    step: the state of set-up, until the game begins. seats: in the order of sitting down.
    is_asking_each: "one each?". fixed: house rules that the settings file sets.
    rule_pages: names of pages of HOUSE RULES. page: in HOUSE RULES, DEAL or LINE-UP.
    asked, queue: in MANIFESTATION. group: proposed or counted; 0: no valid vote.
    """

    step: State = State.SEATS
    seats: tuple[Psychic, ...] = ()
    is_asking_each: bool = False
    two_each: bool = False
    difficulty: Difficulty = Difficulty.EASY
    house: HouseRules = HouseRules()  # noqa: RUF009 - frozen, so it may be shared
    fixed: tuple[str, ...] = ()
    keeps_tokens: bool = False
    knows_levels: bool = False
    rule_pages: tuple[str, ...] = ()
    page: int = 0
    asked: Psychic | None = None
    queue: tuple[Psychic, ...] = ()
    group: int = 1
    is_sand_paused: bool = False
    is_sand_out: bool = False
    token: Token = Token.FACE_DOWN
    game: Game = UNBEGUN

    @property
    def state(self) -> State:
        """Where the evening stands."""
        game = self.game
        if game.stage is Stage.UNBEGUN:
            return self.step
        if game.stage is Stage.ANSWERS and game.claiming is not None:
            return State.CLAIMS
        if game.stage is Stage.OVER:
            return State.WON if game.is_won else State.LOST
        return _STATES[game.stage]

    @property
    def setup(self) -> Setup:
        """What the game is begun with."""
        return Setup(
            self.seats,
            two_each=self.two_each,
            difficulty=self.difficulty,
            house=self.house,
            records=Records(tokens=self.keeps_tokens),
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has been won or lost."""
        return self.game.is_over


_STATES: Final = {
    Stage.DEAL: State.DEAL,
    Stage.VISIONS: State.VISIONS,
    Stage.TIMER: State.TIMER,
    Stage.ANSWERS: State.MANIFESTATION,
    Stage.HOUR_END: State.HOUR_END,
    Stage.LINE_UP: State.LINE_UP,
    Stage.SHARED_VISION: State.SHARED_VISION,
    Stage.VOTE: State.VOTE,
    Stage.CHOICE: State.CHOICE,
    Stage.COUNT: State.COUNT,
    Stage.ELDER: State.ELDER,
    Stage.VERDICT: State.VERDICT,
}

Happening = happened.Event | notes.Note


def advance(sitting: Sitting, happening: Happening) -> Sitting:
    """Return the sitting after `happening`."""
    if isinstance(happening, notes.SetupNote):
        return _set_up(sitting, happening)
    if isinstance(happening, notes.GameNote):
        return _point(sitting, happening)
    return _play(sitting, happening)


def fold(happenings: Iterable[Happening]) -> Sitting:
    """Return the sitting that all of `happenings` make."""
    sitting = Sitting()
    for happening in happenings:
        sitting = advance(sitting, happening)
    return sitting


def _set_up(sitting: Sitting, note: notes.SetupNote) -> Sitting:
    match note:
        case notes.SatDown(house, fixed, keeps_tokens, knows_levels):
            return Sitting(
                house=house, fixed=fixed, keeps_tokens=keeps_tokens, knows_levels=knows_levels
            )
        case notes.SeatTaken(psychic):
            return replace(sitting, seats=(*sitting.seats, psychic))
        case notes.SeatLeft(psychic):
            return replace(sitting, seats=tuple(s for s in sitting.seats if s is not psychic))
        case notes.SeatsClosed():
            return replace(sitting, is_asking_each=True)
        case notes.PlayersSettled(two_each):
            return replace(sitting, two_each=two_each, is_asking_each=False, step=State.DIFFICULTY)
        case notes.SameAsLast(psychics, two_each, difficulty):
            same = replace(sitting, seats=psychics, two_each=two_each, difficulty=difficulty)
            return _to_rules(same)
        case notes.DifficultyShown(difficulty):
            return replace(sitting, difficulty=difficulty)
        case notes.DifficultyTaken():
            return _to_rules(sitting)
        case notes.RuleShown(house):
            return replace(sitting, house=house)
        case notes.RuleTaken():
            return replace(sitting, page=sitting.page + 1)


def _to_rules(sitting: Sitting) -> Sitting:
    pages = pages_to_show(sitting.house, sitting.setup.players, sitting.knows_levels)
    return replace(sitting, step=State.HOUSE_RULES, rule_pages=pages, page=0)


def _point(sitting: Sitting, note: notes.GameNote) -> Sitting:
    match note:
        case notes.PageTurned(page):
            return replace(sitting, page=page)
        case notes.SandPaused():
            return replace(sitting, is_sand_paused=True)
        case notes.SandRun():
            return replace(sitting, is_sand_paused=False)
        case notes.SandOut():
            return replace(sitting, is_sand_out=True)
        case notes.SandStopped():
            return sitting
        case notes.Asked(psychic):
            queue = tuple(waiting for waiting in sitting.queue if waiting is not psychic)
            return replace(sitting, asked=psychic, queue=queue)
        case notes.Queued(psychic):
            return replace(sitting, queue=(*sitting.queue, psychic))
        case notes.Unqueued(psychic):
            queue = tuple(waiting for waiting in sitting.queue if waiting is not psychic)
            return replace(sitting, queue=queue)
        case notes.GroupShown(group):
            return replace(sitting, group=group)
        case notes.TokenTurned():
            return replace(sitting, token=Token.TURNED)
        case notes.TokenDisputed():
            return replace(sitting, token=Token.DISPUTED, group=1)


def _play(sitting: Sitting, event: happened.Event) -> Sitting:
    after = replace(sitting, game=evolve(sitting.game, event))
    match event:
        case happened.GameBegun() | happened.LineUpBegun():
            return replace(after, page=0)
        case happened.HourOpened():
            return replace(after, asked=None, queue=())
        case happened.TimerTurned() | happened.GraceBegun():
            return replace(after, is_sand_paused=False, is_sand_out=False)
        case happened.Answered(psychic):
            asked = None if psychic is sitting.asked else sitting.asked
            queue = tuple(waiting for waiting in sitting.queue if waiting is not psychic)
            return replace(after, asked=asked, queue=queue)
        case happened.VisionShared() | happened.VoteClosed():
            return replace(after, group=1)
        case _:
            return after
