"""The nouns of the rules, and the numbers printed on the components (R1, R2)."""

from enum import Enum
from typing import Final


class Psychic(Enum):
    """A psychic, told by colour (R1.4); the order is the rulebook's."""

    BLUE = "blue"
    WHITE = "white"
    RED = "red"
    YELLOW = "yellow"
    PURPLE = "purple"
    BLACK = "black"


class Kind(Enum):
    """What a psychic card shows; a psychic seeks them in this order (R3)."""

    CHARACTER = "character"
    LOCATION = "location"
    OBJECT = "object"


class Difficulty(Enum):
    """How hard the game is (R2.4, R2.5)."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Level(Enum):
    """A psychic's clairvoyancy level at the vote (R5.3)."""

    LOW = "low"
    INTERMEDIATE = "intermediate"
    HIGH = "high"


class Face(Enum):
    """The side of a clairvoyancy token that is laid up (R3.7)."""

    AGREE = "agree"
    DISAGREE = "disagree"


KINDS: Final = tuple(Kind)
LEVELS: Final = tuple(Level)
CARDS_PER_KIND: Final = 18
VISION_CARDS: Final = 84
HAND_SIZE: Final = 7
HOURS: Final = 7
TRACK_END: Final = 13
TOKENS_BACK_HOUR: Final = 4

_CARDS_ON_TABLE: Final = {  # R2.4: for 2, 3, 4, 5, 6, 7 players
    Difficulty.EASY: (4, 5, 5, 6, 6, 7),
    Difficulty.MEDIUM: (5, 6, 6, 7, 8, 8),
    Difficulty.HARD: (6, 7, 7, 8, 9, 9),
}
_CROWS: Final = {Difficulty.EASY: 1, Difficulty.MEDIUM: 3, Difficulty.HARD: 1}


def cards_on_table(players: int, difficulty: Difficulty) -> int:
    """Return how many psychic cards of each kind lie on the table (R2.4)."""
    return _CARDS_ON_TABLE[difficulty][players - 2]


def crows(difficulty: Difficulty) -> int:
    """Return the crow markers at the start: of each hour on easy, else of the game (R2.5)."""
    return _CROWS[difficulty]


def tokens_for(players: int) -> int:
    """Return the number of clairvoyancy tokens of one psychic (R2.2)."""
    return 0 if players < 4 else 4 if players < 6 else 6


def numbers_of(kind: Kind) -> range:
    """Return the card numbers of `kind`: 1-18, 19-36 or 37-54 (R1.1)."""
    first = 1 + CARDS_PER_KIND * KINDS.index(kind)
    return range(first, first + CARDS_PER_KIND)


def kind_of(number: int) -> Kind:
    """Return the kind of the psychic or ghost card `number`; ValueError outside 1-54."""
    if not 1 <= number <= CARDS_PER_KIND * len(KINDS):
        raise ValueError(f"no psychic card has the number {number} (1-54)")
    return KINDS[(number - 1) // CARDS_PER_KIND]
