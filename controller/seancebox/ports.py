"""The sockets that parts plug into: signals that come in, lights, frames and cues that go out."""

# Long: every socket in one place, a few lines each.

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final, Protocol

from .engine.cards import Psychic
from .parts import HOUR_LAMPS as HOUR_LAMPS
from .parts import Cue as Cue
from .parts import Lamp as Lamp
from .senses.candidates import Candidate
from .senses.meanings import Button

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


# --- in -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Edge:
    """A button's contact closed or opened, before debouncing. at: the loop's clock."""

    button: Button
    is_down: bool
    at: float


@dataclass(frozen=True, slots=True)
class Heard:
    """The knock sensor has a candidate. at: the onset on the loop's clock."""

    candidate: Candidate
    at: float


@dataclass(frozen=True, slots=True)
class Fault:
    """A part fails, or works again (`problem` is None). part: "table OLED", "knock sensor" …"""

    part: str
    problem: str | None


@dataclass(frozen=True, slots=True)
class Guessed:
    """A page told the card under an intuition token; None: it was taken off the page again."""

    psychic: Psychic
    card: int | None


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """A page chose what both faces shall speak, one of `LANGUAGES`."""

    language: str


Signal = Edge | Heard | Fault | Guessed | LanguageChosen


class Inbox(Protocol):
    """The one door to the table."""

    def post(self, signal: Signal) -> None:
        """Hand over `signal`; safe in any thread, never blocks, never raises."""


# --- out ------------------------------------------------------------------------------------


class Pattern(Enum):
    """How a lamp lives in time; told apart by rhythm, never by colour, none over 3 Hz."""

    STEADY = "steady"
    PULSE = "pulse"  # the one who is asked; at most one in a scene
    BREATHE = "breathe"  # nobody plays
    WAVE = "wave"  # with a phase for each lamp it runs along the arc: won
    BLINK = "blink"  # once, while BLINK_TOO is dark: who belongs together
    BLINK_TOO = "blink too"  # twice, while BLINK is dark
    GLINT = "glint"  # waits for something
    WINK = "wink"  # lit, with a short dark now and then: has found all three


@dataclass(frozen=True, slots=True)
class Light:
    """What one lamp shows. level: 0..1, of the brightness that the box is set to.

    phase: 0..1, how much of its period the pattern comes later.
    """

    level: float
    pattern: Pattern = Pattern.STEADY
    phase: float = 0.0


DARK: Final = Light(0.0)


class Lamps(Protocol):
    """All lamps together."""

    def show(self, lights: Mapping[Lamp, Light]) -> None:
        """Show `lights` from now on; a lamp that isn't named is dark."""

    def close(self) -> None:
        """Go dark and let the pins go."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Pixels of one OLED: rows of `width` / 8 bytes, the leftmost pixel in the highest bit."""

    width: int
    height: int
    bits: bytes


@dataclass(frozen=True, slots=True)
class Film:
    """A picture that moves by itself. frame: at a time of the loop's clock, in any thread.

    every: seconds from one frame to the next.
    """

    frame: Callable[[float], Frame]
    every: float


Picture = Frame | Film


class Display(Protocol):
    """One OLED."""

    def show(self, picture: Picture) -> None:
        """Show the newest picture soon; an older one that isn't on the bus yet is forgotten."""

    def dim(self, contrast: int) -> None:
        """Set the contrast, 0-255."""

    def close(self) -> None:
        """Go dark and let the bus go, within half a second."""


class Sounder(Protocol):
    """What makes the cues heard."""

    def play(self, cue: Cue) -> None:
        """Play `cue`; a newer one cuts it off, but for HEARD: that is heard out."""

    def close(self) -> None:
        """Fall silent and let the pin go."""


class Knocker(Protocol):
    """A solenoid that knocks on wood, where one is built in."""

    def knock(self, times: int) -> None:
        """Knock so often, as a hand would."""

    def close(self) -> None:
        """Let the pin go."""


# --- the journal ------------------------------------------------------------------------------


class Status(Enum):
    """What became of a game."""

    RUNNING = "running"
    PARKED = "parked"  # waits in ATTRACT
    SHELVED = "shelved"  # parked for good, in the list
    OVER = "over"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's journal.

    number: from 1, without gaps. step: the input it belongs to; entries of one step are taken
    back together. kind: named by hand, for ever. data: JSON object with its fields.
    """

    number: int
    step: int
    kind: str
    data: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game as the journal lists it. begun_at, changed_at: wall time, ISO 8601 with zone."""

    game: int
    status: Status
    begun_at: str
    changed_at: str
    entries: int


class Journal(Protocol):
    """Everything that happened, on disk. All raise JournalFailed when the disk fails."""

    async def begin(self) -> int:
        """Begin a game (RUNNING) and return its number."""

    async def append(
        self, game: int, entries: Sequence[Entry], seconds_left: float | None = None
    ) -> None:
        """Write `entries`, and what sand they leave where told: all or none; then on disk."""

    async def load(self, game: int) -> tuple[Entry, ...]:
        """Return all entries of `game` in order; KeyError if there is no such game."""

    async def games(self) -> tuple[GameRow, ...]:
        """Return all games, the newest first."""

    async def mark(self, game: int, status: Status) -> None:
        """Set the status of `game`."""

    async def keep_sand(self, game: int, seconds_left: float) -> None:
        """Note how much sand is left; one row a game, no history."""

    async def sand(self, game: int) -> float | None:
        """Return the sand that was left, if it was noted for `game`."""

    async def keep(self, key: str, value: Json) -> None:
        """Keep an answer given on the box."""

    async def kept(self) -> Mapping[str, Json]:
        """Return all answers kept."""

    @property
    def set_aside(self) -> Path | None:
        """The name under which a damaged file was put aside at the start, if one was."""


class JournalFailed(Exception):
    """The disk refuses; nothing of what was to be written counts."""


# --- people who look on -------------------------------------------------------------------------


class Audience(Enum):
    """For whose eyes a broadcast is."""

    TABLE = "table"
    GHOST = "ghost"


@dataclass(frozen=True, slots=True)
class Broadcast:
    """Something for the pages. kind: what `data`, JSON fields, is about, as in "state"."""

    audience: Audience
    kind: str
    data: Mapping[str, Json]


class Onlooker(Protocol):
    """Whoever wants to see broadcasts; called in the loop's thread, must not block."""

    def see(self, what: Broadcast) -> None:
        """Take note of `what`."""


class Hand(Protocol):
    """A hand at the simulated box: the way from a page or a story to the pins."""

    def down(self, button: Button, at: float | None = None) -> None:
        """Put `button` down, now or at a stamp of the loop's clock in the near past."""

    def up(self, button: Button, at: float | None = None) -> None:
        """Let it go."""

    def knock(self, at: float | None = None) -> None:
        """Knock once on the pad."""
