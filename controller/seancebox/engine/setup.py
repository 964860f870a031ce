"""What a game is played with: seats, difficulty, house rules, and what the box is told."""

from dataclasses import dataclass, field
from enum import Enum

from .cards import Difficulty, Psychic


class Deal(Enum):
    """Who deals the psychic and ghost cards (R11)."""

    BY_HAND = "by hand"
    BY_BOX = "by the box"


class MissingToken(Enum):
    """What no intuition token at the end of the sand means (R8.4)."""

    WRONG = "wrong"
    GRACE = "grace"
    WAIT = "wait"


class BetsFrom(Enum):
    """From when bets may be laid (R8.15)."""

    FIRST_VISION = "until_sand_ends"
    SAND = "while_sand_runs"


@dataclass(frozen=True, slots=True)
class TokenFaces:
    """How a psychic's clairvoyancy tokens are split, where the house fixes it (R8.3)."""

    agree: int
    disagree: int


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rulings of R8 that a house may choose, with the defaults; stored with the game."""

    levels_6_7: tuple[int, int] = (7, 9)
    token_faces: TokenFaces | None = None
    missing_token: MissingToken = MissingToken.WRONG
    grace_seconds: int = 30
    sand_seconds: int = 120
    end_early: bool = True
    pause: bool = True
    relaxed: bool = False
    bets: BetsFrom = BetsFrom.FIRST_VISION
    box_answers: bool = False


@dataclass(frozen=True, slots=True)
class Records:
    """What the box is told as it happens; the rest happens on the table alone (R11.1).

    visions: each vision card has an identity, piles and hand are counted (R3.3, R8.7, R8.8).
    tokens: every intuition token is told when it is laid (touch "full").
    bets: clairvoyancy tokens are told when they are laid; else right ones are claimed afterwards.
    """

    visions: bool = False
    tokens: bool = False
    bets: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """The seats and settings of one game (R2.1).

    psychics: in seat order, 2-6 of them; with `two_each` players own them in pairs:
    first and second, third and fourth (R7.2).
    """

    psychics: tuple[Psychic, ...]
    two_each: bool
    difficulty: Difficulty
    house: HouseRules = field(default_factory=HouseRules)
    records: Records = field(default_factory=Records)

    @property
    def players(self) -> int:
        """The number of players, the ghost counted."""
        return 1 + len(self.psychics) // (2 if self.two_each else 1)

    @property
    def has_clairvoyancy(self) -> bool:
        """Whether track, tokens and a secret vote are used: 4-7 players (R7.1)."""
        return self.players >= 4

    @property
    def groups(self) -> int:
        """The number of groups in the line-up (R5.1, R7.4)."""
        return 4 if self.players == 2 else len(self.psychics)
