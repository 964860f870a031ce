"""What a person meant by hands and knocks."""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Button(Enum):
    """Every button of the box; a colour button has the value of its psychic."""

    YES = "yes"
    NO = "no"
    CROW = "crow"
    BLUE = "blue"
    WHITE = "white"
    RED = "red"
    YELLOW = "yellow"
    PURPLE = "purple"
    BLACK = "black"


GHOST_BUTTONS: Final = (Button.YES, Button.NO, Button.CROW)
COLOUR_BUTTONS: Final = tuple(button for button in Button if button not in GHOST_BUTTONS)


class Rhythm(Enum):
    """What a run of knocks says (TABLE 2)."""

    YES = "yes"
    NO = "no"
    GO_ON = "go on"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button went down and came up. began, at: seconds of the loop's clock."""

    button: Button
    began: float
    at: float


@dataclass(frozen=True, slots=True)
class Held:
    """A button has been down for its hold time; its release means nothing more."""

    button: Button
    began: float
    at: float


@dataclass(frozen=True, slots=True)
class Chord:
    """Two ghost buttons have been down together for the chord's hold time."""

    buttons: frozenset[Button]
    began: float
    at: float


@dataclass(frozen=True, slots=True)
class Stuck:
    """A button has been down too long (`is_stuck`), or came up again after that."""

    button: Button
    is_stuck: bool
    at: float


@dataclass(frozen=True, slots=True)
class Knocks:
    """A rhythm is complete. count: knocks heard, as far as they were clear. began: first onset."""

    rhythm: Rhythm
    count: int
    began: float
    at: float


Meaning = Pressed | Held | Chord | Stuck | Knocks
