"""What an input may look at, and what it may come to."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from seancebox.engine.cards import Psychic
from seancebox.engine.commands import Command
from seancebox.engine.setup import Setup
from seancebox.engine.views import GhostView, TableView, ghost_view, table_view
from seancebox.locale.text import Text
from seancebox.show.scene import State

from .notes import Note
from .sitting import Sitting


class Gesture(Enum):
    """What people do, by button or knock (TABLE 2)."""

    YES = "yes"
    NO = "no"
    GO_ON = "go on"
    NEXT = "CROW"
    REFRESH = "CROW held"
    TAKE_BACK = "NO held"
    COLOUR = "COLOUR"
    COLOUR_HELD = "COLOUR held"


Worked = tuple[tuple[Gesture, Text], ...]  # what hands do, and what that does


class Question(Enum):
    """Questions inside a state, answered by YES and NO, buttons alone."""

    ALL_PLACED = "all placed?"
    ABANDON = "abandon?"
    PAST_THE_HOUR = "take back past the hour?"


class Effect(Enum):
    """What an input does beside the journal; gone after a power cut."""

    ARM = "wait for the second go on"
    WAKE = "the waiting game, or else an evening"
    NEXT_LANGUAGE = "the next language"
    TAKE_UP = "take the waiting game up"
    SHELVE = "park the waiting game for good"
    SHOW_COLUMNS = "the ghost looks at the columns"
    NEXT_SECRET_GROUP = "the next group, for the ghost's eyes"
    LEAVE = "the evening is over"


@dataclass(frozen=True, slots=True)
class Context:
    """One moment, as an input sees it.

    psychic: whose button it was. last: set-up of the last game. can_deal: there is a ghost OLED.
    is_armed: ATTRACT has heard go on. has_waiting: a game was parked. secret_group: proposed to
    the ghost alone. shows_columns: the ghost looks at the columns. sand_left: seconds.
    """

    state: State
    sitting: Sitting
    psychic: Psychic | None = None
    last: Setup | None = None
    can_deal: bool = False
    is_armed: bool = False
    has_waiting: bool = False
    shows_columns: bool = False
    secret_group: int = 1
    sand_left: float = 0.0

    @property
    def view(self) -> TableView:
        """What lies open on the table: all that faces and pages may show of the game (R10)."""
        return table_view(self.sitting.game)

    @property
    def ghost(self) -> GhostView:
        """What the ghost's own face may show beside it."""
        return ghost_view(self.sitting.game)

    @property
    def is_full(self) -> bool:
        """Whether touch is "full"."""
        return self.sitting.keeps_tokens

    @property
    def presser(self) -> Psychic:
        """The psychic whose button it was; only for colour gestures."""
        if self.psychic is None:
            raise ValueError("not a colour gesture")
        return self.psychic


Deed = Command | Note
Outcome = tuple[Deed, ...] | Effect | Question
Action = Callable[[Context], Outcome]


class NotNow(Exception):
    """An input that means nothing now; `reason` is for the OLED."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.msgid)
        self.reason = reason
