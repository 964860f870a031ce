"""The journal of one evening in memory: what was said, in which step, and what still counts."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from seancebox.engine import events as happened
from seancebox.engine.cards import Psychic
from seancebox.engine.history import ENTRY_KINDS_BY_NAME, TakenBack, counted
from seancebox.ports import Entry
from seancebox.show.scene import State

from . import notes
from .codec import Codec, Unreadable
from .notes import NOTES_BY_NAME
from .sitting import Happening, Sitting, advance, fold

Said = Happening | TakenBack
CODEC: Final[Codec[Said]] = Codec(ENTRY_KINDS_BY_NAME, NOTES_BY_NAME)

_PAST_THE_HOUR: Final = (happened.HourOpened, happened.LineUpBegun)
SECRET: Final = (happened.CulpritChosen, happened.CulpritForgotten)


@dataclass(frozen=True, slots=True)
class Line:
    """One entry. step: the input it belongs to; lines of one step are taken back together."""

    number: int
    step: int
    said: Said


@dataclass(frozen=True, slots=True)
class Record:
    """All lines of one evening, in order."""

    lines: tuple[Line, ...] = ()

    @property
    def last_step(self) -> int:
        """The newest step, 0 before the first."""
        return self.lines[-1].step if self.lines else 0

    @property
    def last_counted_step(self) -> int:
        """The newest step that was not taken back, 0 before the first."""
        counted_lines = self.counted()
        return counted_lines[-1].step if counted_lines else 0

    @property
    def public_number(self) -> int:
        """How many lines everybody may know of; secret ones leave no gap (R10)."""
        return sum(not isinstance(line.said, SECRET) for line in self.lines)

    @property
    def has_closed_vote(self) -> bool:
        """Whether a vote stage has closed: what lies before it stays."""
        return any(isinstance(line.said, happened.VoteClosed) for line in self.counted())

    def next_lines(self, step: int, said: Iterable[Said]) -> tuple[Line, ...]:
        """Return `said` as the lines that come next."""
        first = len(self.lines) + 1
        return tuple(Line(first + at, step, one) for at, one in enumerate(said))

    def with_lines(self, lines: tuple[Line, ...]) -> "Record":
        """Return the record with `lines` at its end."""
        return Record((*self.lines, *lines))

    def counted(self) -> tuple[Line, ...]:
        """Return the lines that still count."""
        numbers = {number for number, _ in counted((ln.number, ln.said) for ln in self.lines)}
        return tuple(line for line in self.lines if line.number in numbers)

    def sitting(self) -> Sitting:
        """Return the sitting that the lines make."""
        return fold(_happening(line) for line in self.counted())


def _happening(line: Line) -> Happening:
    if isinstance(line.said, TakenBack):
        raise TypeError("what was taken back makes no sitting")
    return line.said


def record_of(game: int, entries: Iterable[Entry]) -> Record:
    """Return the record that a journal keeps of `game`; raises codec.Unreadable."""
    lines = tuple(Line(entry.number, entry.step, CODEC.event(game, entry)) for entry in entries)
    record = Record(lines)
    try:
        record.sitting()
    except (KeyError, ValueError) as error:  # of psychics who never sat down, and the like
        raise Unreadable(f"game {game}: its entries don't fit together") from error
    if [line.number for line in lines] != list(range(1, len(lines) + 1)):
        raise Unreadable(f"game {game}: some of its entries are missing")
    return record


def entries_of(lines: Iterable[Line]) -> tuple[Entry, ...]:
    """Return `lines` as the journal keeps them."""
    return tuple(CODEC.entry(line.number, line.step, line.said) for line in lines)


def last_step(record: Record) -> tuple[Line, ...]:
    """Return the lines that one "take back" takes: the last step that counts; () at the limit.

    The limit is the beginning, and the last vote stage that has closed. Secrets go with the step
    before them: that nothing seems to be taken back would give them away (R10).
    """
    lines = _free(record)
    steps = [line.step for line in lines if not isinstance(line.said, SECRET)]
    return tuple(line for line in lines if line.step >= steps[-1]) if steps else ()


def steps_since(record: Record, step: int) -> tuple[Line, ...]:
    """Return all lines that count from `step` on; () if the limit lies between."""
    lines = tuple(line for line in record.counted() if line.step >= step)
    return lines if lines and set(lines) <= set(_free(record)) else ()


def own_last_step(record: Record, psychic: Psychic) -> tuple[Line, ...]:
    """Return the last step of `psychic` in the present state; () if there is none.

    "One each?" is asked of all who sit: whoever stood up then would take the question away.
    """
    lines = _free(record)
    before = Sitting()
    asked, since = _asked(before), 0
    for line in record.counted():
        before = advance(before, _happening(line))
        if _asked(before) != asked:
            asked, since = _asked(before), line.number
    mine = [ln for ln in lines if ln.number > since and _presser(ln.said) is psychic]
    return tuple(line for line in lines if line.step == mine[-1].step) if mine else ()


def _asked(sitting: Sitting) -> tuple[State, bool]:
    return sitting.state, sitting.is_asking_each


def _free(record: Record) -> tuple[Line, ...]:
    """Return the lines that count and may still be taken back."""
    lines = record.counted()
    closed = [line.step for line in lines if isinstance(line.said, happened.VoteClosed)]
    limit = max(closed, default=record.lines[0].step if record.lines else 0)
    return tuple(line for line in lines if line.step > limit)


def _presser(said: Said) -> Psychic | None:
    """Return whose colour button said this."""
    match said:
        case notes.SeatTaken(psychic) | notes.SeatLeft(psychic):
            return psychic
        case notes.Queued(psychic) | notes.Unqueued(psychic):
            return psychic
        case happened.VisionGiven(psychic) | happened.VisionWithdrawn(psychic):
            return psychic
        case happened.IntuitionPlaced(psychic) | happened.IntuitionLifted(psychic):
            return psychic
        case happened.Claimed(psychic) | happened.Unclaimed(psychic):
            return psychic
        case happened.VoteCast(psychic) | happened.VoteWithdrawn(psychic):
            return psychic
        case happened.VoteCounted(psychic) | happened.VoteUncounted(psychic):
            return psychic
        case _:
            return None


def is_past_the_hour(lines: Sequence[Line]) -> bool:
    """Whether taking `lines` back leaves the present hour (the box asks first)."""
    return any(isinstance(line.said, _PAST_THE_HOUR) for line in lines)
