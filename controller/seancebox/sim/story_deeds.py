"""What a story can do and look at, once its words are understood."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from seancebox.engine.cards import Psychic
from seancebox.senses.meanings import Button

KNOCK_GAP: Final = 0.3
OFF_SECONDS: Final = 1.0
NOTHING: Final = "nothing"


@dataclass(frozen=True, slots=True)
class Press:
    """Press buttons one after the other."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Hold:
    """Hold one button, or several as a chord."""

    buttons: tuple[Button, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Finger:
    """Put a finger on buttons and leave it there, or take it off."""

    buttons: tuple[Button, ...]
    is_down: bool


@dataclass(frozen=True, slots=True)
class Knock:
    """Knock so often. gap: seconds from one knock to the next."""

    count: int
    gap: float = KNOCK_GAP


@dataclass(frozen=True, slots=True)
class Wait:
    """Let time pass."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Guess:
    """Tell a card on the page. card: a number, "right", "wrong" or None."""

    psychic: Psychic
    card: int | str | None


@dataclass(frozen=True, slots=True)
class PowerCut:
    """Off, and on again after so long."""

    seconds: float = OFF_SECONDS


class Sight(Enum):
    """What a story can look at."""

    STATE = "state"
    TABLE = "table"
    GHOST = "ghost"
    LOG = "log"
    LAMP = "lamp"
    CUE = "cue"
    SOUND = "sound"
    LEVEL = "level"
    FOUND = "found"
    CROWS = "crows"
    SAND = "sand"
    HEARS = "hears"


@dataclass(frozen=True, slots=True)
class Expect:
    """What has to be so. about: the lamp or psychic that is looked at; is_not: it must not be."""

    sight: Sight
    wanted: str
    about: str = ""
    is_not: bool = False


Deed = Press | Hold | Finger | Knock | Wait | Guess | PowerCut | Expect
