"""What happens at the table beside the rules; kept in the journal with the rules' events.

`NOTES_BY_NAME` names each kind for the journal, by hand: a class may be renamed, a name may not.
"""

from dataclasses import dataclass
from typing import Final

from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.setup import HouseRules


@dataclass(frozen=True, slots=True)
class SatDown:
    """The evening begins with the rules of the house.

    fixed: fields of HouseRules that the settings file sets. keeps_tokens: touch is "full".
    knows_levels: somebody has read `levels_6_7` off the board (R8.2).
    """

    house: HouseRules
    fixed: tuple[str, ...]
    keeps_tokens: bool
    knows_levels: bool


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A psychic sits down."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A psychic stands up again."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class SeatsClosed:
    """All have sat down; four of them are asked "one each?"."""


@dataclass(frozen=True, slots=True)
class PlayersSettled:
    """It is known who plays whom (R2.1, R7.2)."""

    two_each: bool


@dataclass(frozen=True, slots=True)
class SameAsLast:
    """The set-up of the last game is taken."""

    psychics: tuple[Psychic, ...]
    two_each: bool
    difficulty: Difficulty


@dataclass(frozen=True, slots=True)
class DifficultyShown:
    """The next difficulty is proposed."""

    difficulty: Difficulty


@dataclass(frozen=True, slots=True)
class DifficultyTaken:
    """The difficulty proposed is taken."""


@dataclass(frozen=True, slots=True)
class RuleShown:
    """Another value of the house rule on this page is proposed."""

    house: HouseRules


@dataclass(frozen=True, slots=True)
class RuleTaken:
    """The value proposed is taken; the next page."""


@dataclass(frozen=True, slots=True)
class PageTurned:
    """Another page of DEAL or LINE-UP."""

    page: int


@dataclass(frozen=True, slots=True)
class SandPaused:
    """The sand stands."""


@dataclass(frozen=True, slots=True)
class SandRun:
    """The sand runs on."""


@dataclass(frozen=True, slots=True)
class SandOut:
    """The sand is out, and that ends nothing (R8.4 wait, R8.5 relaxed)."""


@dataclass(frozen=True, slots=True)
class SandStopped:
    """The sand's part in this hour is over. left: seconds."""

    left: float


@dataclass(frozen=True, slots=True)
class Asked:
    """The ghost is asked about `psychic`."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class Queued:
    """`psychic` wants to be asked after the present one."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class Unqueued:
    """… or not."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class GroupShown:
    """A group is proposed or counted; 0 in COUNT: "no valid vote"."""

    group: int


@dataclass(frozen=True, slots=True)
class TokenTurned:
    """The culprit token lies face up (VERDICT)."""


@dataclass(frozen=True, slots=True)
class TokenDisputed:
    """The token shows another group than the box was told."""


SetupNote = (
    SatDown
    | SeatTaken
    | SeatLeft
    | SeatsClosed
    | PlayersSettled
    | SameAsLast
    | DifficultyShown
    | DifficultyTaken
    | RuleShown
    | RuleTaken
)
GameNote = (
    PageTurned
    | SandPaused
    | SandRun
    | SandOut
    | SandStopped
    | Asked
    | Queued
    | Unqueued
    | GroupShown
    | TokenTurned
    | TokenDisputed
)
Note = SetupNote | GameNote

NOTES_BY_NAME: Final[dict[str, type[Note]]] = {
    "sat_down": SatDown,
    "seat_taken": SeatTaken,
    "seat_left": SeatLeft,
    "seats_closed": SeatsClosed,
    "players_settled": PlayersSettled,
    "same_as_last": SameAsLast,
    "difficulty_shown": DifficultyShown,
    "difficulty_taken": DifficultyTaken,
    "rule_shown": RuleShown,
    "rule_taken": RuleTaken,
    "page_turned": PageTurned,
    "sand_paused": SandPaused,
    "sand_run": SandRun,
    "sand_out": SandOut,
    "sand_stopped": SandStopped,
    "asked": Asked,
    "queued": Queued,
    "unqueued": Unqueued,
    "group_shown": GroupShown,
    "token_turned": TokenTurned,
    "token_disputed": TokenDisputed,
}
