"""What has happened, in the past tense; outcomes of chance are in here, so a replay never shuffles.

`KINDS_BY_NAME` names each kind for the journal, by hand: a class may be renamed, a name may not.
"""

# Long: one alphabet, a few lines a letter; two files of it would be harder to read than one.

from dataclasses import dataclass
from enum import Enum
from typing import Final

from .cards import Face, Level, Psychic
from .setup import Deal, Setup


class TieBreak(Enum):
    """How the accused group was found among those with most votes (R5.6)."""

    NONE = "majority"
    TRACK = "track"
    ELDER = "elder"


class Loss(Enum):
    """Why a game was lost (R6)."""

    OUT_OF_HOURS = "out of hours"
    WRONG_GROUP = "wrong group"
    NO_VOTES = "no votes"


@dataclass(frozen=True, slots=True)
class GameBegun:
    """R2.1."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """The cards lie (R2.6). By hand: both tuples are empty.

    on_table: the psychic cards' numbers, sorted. combinations: for each psychic in seat order
    the numbers of character, location and object (secret).
    """

    by: Deal
    on_table: tuple[int, ...] = ()
    combinations: tuple[tuple[int, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class VisionsShuffled:
    """A new draw pile, the next card last (secret); the discards are gone into it (R3.3)."""

    draw_pile: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VisionsDrawn:
    """The ghost drew `count` cards from the top of the pile into the hand (R2.7, R3.3)."""

    count: int


@dataclass(frozen=True, slots=True)
class HourOpened:
    """Step 1 of `hour` begins; from hour IV on all tokens were given back once (R3.8)."""

    hour: int


@dataclass(frozen=True, slots=True)
class VisionGiven:
    """R3.1."""

    to: Psychic
    visions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class VisionWithdrawn:
    """A vision was told by mistake."""

    to: Psychic


@dataclass(frozen=True, slots=True)
class VisionSkipped:
    """R8.8."""

    to: Psychic


@dataclass(frozen=True, slots=True)
class TimerTurned:
    """R3.5."""


@dataclass(frozen=True, slots=True)
class IntuitionPlaced:
    """R3.6."""

    psychic: Psychic
    card: int | None = None


@dataclass(frozen=True, slots=True)
class IntuitionLifted:
    """R8.11."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """R3.7."""

    by: Psychic
    on: Psychic
    face: Face


@dataclass(frozen=True, slots=True)
class BetTaken:
    """A bet went back to its owner's hand."""

    by: Psychic
    on: Psychic


@dataclass(frozen=True, slots=True)
class GraceBegun:
    """The sand is out, tokens are missing, so many seconds more (R8.4)."""


@dataclass(frozen=True, slots=True)
class TimerEnded:
    """Step 2 begins (R4)."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The ghost's answer (R4.1). card: the number found, where known. missing: R8.4."""

    psychic: Psychic
    right: bool
    card: int | None = None
    missing: bool = False


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """The level marker stands on `space` now (R4.2-R4.4, R8.6)."""

    psychic: Psychic
    space: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """`by` had bet rightly on the one answered; a MarkerMoved follows where it moves."""

    by: Psychic


@dataclass(frozen=True, slots=True)
class Unclaimed:
    """A claim was taken back; a MarkerMoved follows where it moves."""

    by: Psychic


@dataclass(frozen=True, slots=True)
class ClaimsClosed:
    """The next can be answered."""


@dataclass(frozen=True, slots=True)
class HourEnded:
    """The hand has moved; it stays at VII (R4.5)."""

    hour: int


@dataclass(frozen=True, slots=True)
class CrowUsed:
    """R3.9."""

    discards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LineUpBegun:
    """Phase 2 (R5.1)."""


@dataclass(frozen=True, slots=True)
class ExtraGroupsDrawn:
    """The two groups made from what is left (R7.4, R8.12), where the box dealt."""

    groups: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class GroupLaid:
    """R5.1."""

    psychic: Psychic
    group: int


@dataclass(frozen=True, slots=True)
class GroupLifted:
    """R5.1."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class SharedVisionBegun:
    """R5.2."""


@dataclass(frozen=True, slots=True)
class CulpritChosen:
    """Secret (R10)."""

    group: int


@dataclass(frozen=True, slots=True)
class CulpritForgotten:
    """Secret (R10)."""


@dataclass(frozen=True, slots=True)
class VisionShared:
    """Three cards lie face down (R5.2).

    visions: in the order of turning over; which of them points to what is kept nowhere.
    """

    visions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class VoteOpened:
    """A card is turned over, psychics of `level` vote (R5.3)."""

    level: Level


@dataclass(frozen=True, slots=True)
class VoteCast:
    """A vote is in the sleeve; group: secret until all are in (R10)."""

    psychic: Psychic
    group: int | None = None


@dataclass(frozen=True, slots=True)
class VoteWithdrawn:
    """R8.9."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class VoteClosed:
    """Nothing in or before it can be taken back."""

    level: Level


@dataclass(frozen=True, slots=True)
class VoteCounted:
    """R5.5."""

    psychic: Psychic
    group: int | None


@dataclass(frozen=True, slots=True)
class VoteUncounted:
    """A count was taken back."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class ElderAsked:
    """A tie needs an age: the elder of these decides (R5.6, R8.10)."""

    tied: tuple[Psychic, ...]


@dataclass(frozen=True, slots=True)
class ElderNamed:
    """R8.10."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class GroupAccused:
    """The chosen group, None if nobody voted; how a tie was broken and whose vote did it."""

    group: int | None
    tie_break: TieBreak = TieBreak.NONE
    decider: Psychic | None = None


@dataclass(frozen=True, slots=True)
class CulpritRevealed:
    """R5.7; None: only that it was not the accused group."""

    group: int | None


@dataclass(frozen=True, slots=True)
class GameWon:
    """R6.3."""


@dataclass(frozen=True, slots=True)
class GameLost:
    """R6.1, R6.2, R8.9."""

    loss: Loss


Event = (
    GameBegun
    | CardsDealt
    | VisionsShuffled
    | VisionsDrawn
    | HourOpened
    | VisionGiven
    | VisionWithdrawn
    | VisionSkipped
    | TimerTurned
    | IntuitionPlaced
    | IntuitionLifted
    | BetPlaced
    | BetTaken
    | GraceBegun
    | TimerEnded
    | Answered
    | MarkerMoved
    | Claimed
    | Unclaimed
    | ClaimsClosed
    | HourEnded
    | CrowUsed
    | LineUpBegun
    | ExtraGroupsDrawn
    | GroupLaid
    | GroupLifted
    | SharedVisionBegun
    | CulpritChosen
    | CulpritForgotten
    | VisionShared
    | VoteOpened
    | VoteCast
    | VoteWithdrawn
    | VoteClosed
    | VoteCounted
    | VoteUncounted
    | ElderAsked
    | ElderNamed
    | GroupAccused
    | CulpritRevealed
    | GameWon
    | GameLost
)

KINDS_BY_NAME: Final[dict[str, type[Event]]] = {
    "game_begun": GameBegun,
    "cards_dealt": CardsDealt,
    "visions_shuffled": VisionsShuffled,
    "visions_drawn": VisionsDrawn,
    "hour_opened": HourOpened,
    "vision_given": VisionGiven,
    "vision_withdrawn": VisionWithdrawn,
    "vision_skipped": VisionSkipped,
    "timer_turned": TimerTurned,
    "intuition_placed": IntuitionPlaced,
    "intuition_lifted": IntuitionLifted,
    "bet_placed": BetPlaced,
    "bet_taken": BetTaken,
    "grace_begun": GraceBegun,
    "timer_ended": TimerEnded,
    "answered": Answered,
    "marker_moved": MarkerMoved,
    "claimed": Claimed,
    "unclaimed": Unclaimed,
    "claims_closed": ClaimsClosed,
    "hour_ended": HourEnded,
    "crow_used": CrowUsed,
    "line_up_begun": LineUpBegun,
    "extra_groups_drawn": ExtraGroupsDrawn,
    "group_laid": GroupLaid,
    "group_lifted": GroupLifted,
    "shared_vision_begun": SharedVisionBegun,
    "culprit_chosen": CulpritChosen,
    "culprit_forgotten": CulpritForgotten,
    "vision_shared": VisionShared,
    "vote_opened": VoteOpened,
    "vote_cast": VoteCast,
    "vote_withdrawn": VoteWithdrawn,
    "vote_closed": VoteClosed,
    "vote_counted": VoteCounted,
    "vote_uncounted": VoteUncounted,
    "elder_asked": ElderAsked,
    "elder_named": ElderNamed,
    "group_accused": GroupAccused,
    "culprit_revealed": CulpritRevealed,
    "game_won": GameWon,
    "game_lost": GameLost,
}
