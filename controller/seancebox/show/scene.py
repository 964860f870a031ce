"""Everything that the box shows at one moment, still as meaning: no pixel, no sentence."""

from dataclasses import dataclass
from enum import Enum

from seancebox.engine.cards import Psychic
from seancebox.locale.text import Text
from seancebox.senses.meanings import Rhythm


class State(Enum):
    """Where the evening stands (TABLE 3)."""

    ATTRACT = "ATTRACT"
    WAITING_GAME = "WAITING GAME"
    SEATS = "SEATS"
    DIFFICULTY = "DIFFICULTY"
    HOUSE_RULES = "HOUSE RULES"
    DEAL = "DEAL"
    VISIONS = "VISIONS"
    TIMER = "TIMER"
    MANIFESTATION = "MANIFESTATION"
    CLAIMS = "CLAIMS"
    HOUR_END = "HOUR END"
    LINE_UP = "LINE-UP"
    SHARED_VISION = "SHARED VISION"
    VOTE = "VOTE"
    CHOICE = "CHOICE"
    COUNT = "COUNT"
    ELDER = "ELDER"
    VERDICT = "VERDICT"
    WON = "WON"
    LOST = "LOST"


class Role(Enum):
    """What a psychic's button lamp says; told apart by rhythm."""

    SEATED = "seated"  # plays, nothing is due: a dim steady light
    DUE = "due"  # the box waits for them
    ASKED = "asked"  # the one who is asked: pulses
    DONE = "done"  # has done it: a bright steady light
    FINISHED = "finished"  # has found all three
    PAIR_ONE = "pair one"  # SEATS: two psychics of one player
    PAIR_TWO = "pair two"


@dataclass(frozen=True, slots=True)
class Sand:
    """The sand timer. left, total: seconds."""

    left: float
    total: float
    is_running: bool
    is_relaxed: bool
    is_grace: bool


@dataclass(frozen=True, slots=True)
class Fuse:
    """The seconds until something happens by itself. left, total: seconds."""

    left: float
    total: float


class Tone(Enum):
    """The kind of an echo."""

    YES = "yes"
    NO = "no"
    GO_ON = "go on"
    UNCLEAR = "unclear"
    NOT_NOW = "not now"
    TAKEN_BACK = "taken back"
    NEWS = "news"


@dataclass(frozen=True, slots=True)
class Echo:
    """An answer of the box, large, for some seconds. word: YES, NO, "?"; about: whom, why."""

    tone: Tone
    word: Text
    about: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """The words of one OLED. headline: what is asked; lines: what helps; hint: what answers."""

    headline: Text
    lines: tuple[Text, ...] = ()
    hint: Text | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment, for both faces; nothing in it is secret but `ghost` and `ghost_echo`.

    hour: lamps lit in the arc, 0 for none. roles: who plays, with what their lamp says.
    name: whose name stands large (the one asked). listens: what knocks mean now, empty = deaf.
    fuse: burns down to what happens by itself, where people should see it coming.
    echo / ghost_echo: the answer shown on each face. fault: a part that fails.
    is_dim: nobody has touched the box for long. is_menu: the faces are those of the service menu.
    since / ghost_since: when each face began to show this; its pages turn from then on.
    """

    state: State
    table: Face
    ghost: Face
    hour: int = 0
    roles: tuple[tuple[Psychic, Role], ...] = ()
    name: Psychic | None = None
    listens: frozenset[Rhythm] = frozenset()
    sand: Sand | None = None
    fuse: Fuse | None = None
    echo: Echo | None = None
    ghost_echo: Echo | None = None
    fault: Text | None = None
    is_dim: bool = False
    is_menu: bool = False
    since: float = 0.0
    ghost_since: float = 0.0
