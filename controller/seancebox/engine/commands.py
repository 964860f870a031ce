"""What can be asked of the rules, in the imperative."""

# Long: one alphabet, a few lines a letter; two files of it would be harder to read than one.

from dataclasses import dataclass

from .cards import Face, Psychic
from .setup import Deal, Setup


@dataclass(frozen=True, slots=True)
class BeginGame:
    """Sit down with `setup` (R2)."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class DealCards:
    """Lay out the cards; may be asked again until the first hour opens (R2.6, R11)."""

    by: Deal


@dataclass(frozen=True, slots=True)
class OpenHour:
    """Go on after the deal or the end of an hour: next hour, line-up, or the end (R4.5)."""


@dataclass(frozen=True, slots=True)
class GiveVision:
    """Lay vision cards before `to` (R3.1); `visions` is empty where they have no identity."""

    to: Psychic
    visions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WithdrawVision:
    """Say that `to` was given none after all; only where visions have no identity."""

    to: Psychic


@dataclass(frozen=True, slots=True)
class SkipVision:
    """No vision card is left for `to` in this hour (R8.8)."""

    to: Psychic


@dataclass(frozen=True, slots=True)
class TurnTimer:
    """Turn the sand timer (R3.5)."""


@dataclass(frozen=True, slots=True)
class PlaceIntuition:
    """The token of `psychic` stands, on `card` where that is told; again: it moves (R3.6)."""

    psychic: Psychic
    card: int | None = None


@dataclass(frozen=True, slots=True)
class LiftIntuition:
    """Take the token up again, and the bets beside it back (R8.11)."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class PlaceBet:
    """`by` lays a clairvoyancy token beside the token of `on`; again: it is swapped (R3.7)."""

    by: Psychic
    on: Psychic
    face: Face


@dataclass(frozen=True, slots=True)
class TakeBet:
    """`by` takes the token beside that of `on` back."""

    by: Psychic
    on: Psychic


@dataclass(frozen=True, slots=True)
class EndTimer:
    """The sand is out, or (`early`) all stand and the table goes on (R3.6, R8.4, R8.5)."""

    early: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The ghost says of the guess of `psychic`: right or wrong (R4.1)."""

    psychic: Psychic
    right: bool


@dataclass(frozen=True, slots=True)
class MissToken:
    """`psychic` had no token when the sand was out: as a wrong guess without bets (R8.4)."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class Claim:
    """`by` had bet rightly on the one just answered (R4.2, R4.3)."""

    by: Psychic


@dataclass(frozen=True, slots=True)
class Unclaim:
    """Take that claim back."""

    by: Psychic


@dataclass(frozen=True, slots=True)
class CloseClaims:
    """Nobody claims any more for this answer."""


@dataclass(frozen=True, slots=True)
class EndHour:
    """All are answered: the hand moves on (R4.5)."""


@dataclass(frozen=True, slots=True)
class UseCrow:
    """Discard vision cards and refill the hand (R3.9); none named where they have no identity."""

    discards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LayGroup:
    """`psychic` lays their three cards at `group` (R5.1)."""

    psychic: Psychic
    group: int


@dataclass(frozen=True, slots=True)
class LiftGroup:
    """Take them up again."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class BeginSharedVision:
    """The groups lie: the ghost chooses (R5.2)."""


@dataclass(frozen=True, slots=True)
class ChooseCulprit:
    """The ghost chooses `group` in secret; again: anew (R5.2)."""

    group: int


@dataclass(frozen=True, slots=True)
class ForgetCulprit:
    """The box shall not know the culprit after all."""


@dataclass(frozen=True, slots=True)
class ShareVision:
    """Lay the three cards face down (R5.2); in the order character, location, object.

    `visions` is empty where they have no identity. The order given is the ghost's secret; the
    order in which they are turned over is shuffled.
    """

    visions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CastVote:
    """`psychic` puts a vote into the sleeve; `group` is None where its number isn't told (R5.3).

    Again with another group: changed (R8.9).
    """

    psychic: Psychic
    group: int | None = None


@dataclass(frozen=True, slots=True)
class WithdrawVote:
    """Take the vote out of the sleeve again."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class CloseVote:
    """The vote of the present level is over (R5.3)."""


@dataclass(frozen=True, slots=True)
class CountVote:
    """The opened sleeve of `psychic` holds `group`; None: no valid vote (R5.5, R8.9)."""

    psychic: Psychic
    group: int | None


@dataclass(frozen=True, slots=True)
class UncountVote:
    """Take that count back."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class NameElder:
    """`psychic` is the elder of those tied (R5.6, R8.10)."""

    psychic: Psychic


@dataclass(frozen=True, slots=True)
class AccuseGroup:
    """Two or three players agree on `group` (R7.5)."""

    group: int


@dataclass(frozen=True, slots=True)
class RevealCulprit:
    """The culprit token is turned: `group`, or None: not the accused one (R5.7)."""

    group: int | None


Command = (
    BeginGame
    | DealCards
    | OpenHour
    | GiveVision
    | WithdrawVision
    | SkipVision
    | TurnTimer
    | PlaceIntuition
    | LiftIntuition
    | PlaceBet
    | TakeBet
    | EndTimer
    | Answer
    | MissToken
    | Claim
    | Unclaim
    | CloseClaims
    | EndHour
    | UseCrow
    | LayGroup
    | LiftGroup
    | BeginSharedVision
    | ChooseCulprit
    | ForgetCulprit
    | ShareVision
    | CastVote
    | WithdrawVote
    | CloseVote
    | CountVote
    | UncountVote
    | NameElder
    | AccuseGroup
    | RevealCulprit
)
