"""Games of the past: the list of them, and a game as everybody may read it (R10)."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from seancebox.engine import events as happened
from seancebox.engine.history import TakenBack
from seancebox.engine.views import TableView, table_view
from seancebox.journal import read_journal
from seancebox.ports import Entry, GameRow
from seancebox.show.words import hour_name
from seancebox.table import notes
from seancebox.table.codec import Unreadable
from seancebox.table.record import CODEC, Line, Record, record_of
from seancebox.table.shapes import shape_of
from seancebox.table.sitting import Sitting


class NoSuchGame(Exception):
    """The journal has no game of that number."""


# What stays in an export of each kind of event; a kind that isn't here stays out, and so does a
# field that isn't named. Hand, piles and who points to what are never told; the rest of a secret
# is told by the event that reveals it.
PUBLIC_FIELDS: Final[dict[type, tuple[str, ...]]] = {
    happened.GameBegun: ("setup",),
    happened.CardsDealt: ("by", "on_table"),
    happened.HourOpened: ("hour",),
    happened.VisionGiven: ("to", "visions"),
    happened.VisionWithdrawn: ("to",),
    happened.VisionSkipped: ("to",),
    happened.TimerTurned: (),
    happened.IntuitionPlaced: ("psychic", "card"),
    happened.IntuitionLifted: ("psychic",),
    happened.BetPlaced: ("by", "on", "face"),
    happened.BetTaken: ("by", "on"),
    happened.GraceBegun: (),
    happened.TimerEnded: (),
    happened.Answered: ("psychic", "right", "card", "missing"),
    happened.MarkerMoved: ("psychic", "space"),
    happened.Claimed: ("by",),
    happened.Unclaimed: ("by",),
    happened.ClaimsClosed: (),
    happened.HourEnded: ("hour",),
    happened.CrowUsed: (),
    happened.LineUpBegun: (),
    happened.ExtraGroupsDrawn: ("groups",),
    happened.GroupLaid: ("psychic", "group"),
    happened.GroupLifted: ("psychic",),
    happened.SharedVisionBegun: (),
    happened.VisionShared: (),
    happened.VoteOpened: ("level",),
    happened.VoteCast: ("psychic",),
    happened.VoteWithdrawn: ("psychic",),
    happened.VoteClosed: ("level",),
    happened.VoteCounted: ("psychic", "group"),
    happened.VoteUncounted: ("psychic",),
    happened.ElderAsked: ("tied",),
    happened.ElderNamed: ("psychic",),
    happened.GroupAccused: ("group", "tie_break", "decider"),
    happened.CulpritRevealed: ("group",),
    happened.GameWon: (),
    happened.GameLost: ("loss",),
    notes.SandPaused: (),
    notes.SandRun: (),
    notes.SandOut: (),
    notes.SandStopped: ("left",),
    notes.Asked: ("psychic",),
    notes.TokenTurned: (),
    notes.TokenDisputed: (),
}

_TABLE_VIEW: Final = shape_of(TableView)


def export(path: Path, game: int) -> dict[str, Any]:
    """Return `game` of the journal at `path` without its secrets.

    Raises NoSuchGame, JournalFailed, Unreadable.
    """
    found = told(path, game)
    return {
        "game": game,
        "status": found.row.status.value,
        "begun_at": found.row.begun_at,
        "events": list(_public(found.record.lines)),
        "table": _table(found.record.sitting()),
    }


@dataclass(frozen=True, slots=True)
class Told:
    """A game as the journal keeps it, secrets and all. times: of its lines, ISO 8601."""

    row: GameRow
    record: Record
    times: tuple[str, ...]


def told(path: Path, game: int) -> Told:
    """Return `game` of the journal at `path`; raises NoSuchGame, JournalFailed, Unreadable."""
    with read_journal(path) as journal:
        rows = {row.game: row for row in journal.games()}
        if game not in rows:
            known = ", ".join(map(str, sorted(rows))) or "none"
            raise NoSuchGame(f"{path}: there is no game {game}; the journal has: {known}")
        record = record_of(game, journal.load(game))
        return Told(rows[game], record, journal.times(game))


def _public(lines: Iterable[Line]) -> Iterator[dict[str, Any]]:
    """Yield the lines that all may read, numbered anew: a secret leaves no gap."""
    numbers: dict[int, int] = {}
    for line in lines:
        kind, data = CODEC.encode(line.said)
        fields = json.loads(data)
        if isinstance(line.said, TakenBack):
            public = {"events": [numbers[n] for n in line.said.numbers if n in numbers]}
        elif type(line.said) in PUBLIC_FIELDS:
            public = {name: fields[name] for name in PUBLIC_FIELDS[type(line.said)]}
        else:
            continue
        numbers[line.number] = len(numbers) + 1
        yield {"number": numbers[line.number], "kind": kind, **public}


def _table(sitting: Sitting) -> dict[str, Any] | None:
    """Return what lies on the table, as everybody sees it."""
    if not sitting.game.seats:
        return None
    written: dict[str, Any] = _TABLE_VIEW.write(table_view(sitting.game))
    return written


@dataclass(frozen=True, slots=True)
class Summary:
    """One line of the list of games."""

    row: GameRow
    what: str


def games(path: Path) -> list[Summary]:
    """Return all games of the journal at `path`, the newest first; raises JournalFailed."""
    with read_journal(path) as journal:
        return [Summary(row, _what(row, journal.load(row.game))) for row in journal.games()]


def _what(row: GameRow, entries: tuple[Entry, ...]) -> str:
    try:
        game = record_of(row.game, entries).sitting().game
    except Unreadable as unreadable:
        return f"can't be read: {unreadable}"
    if not game.seats:
        return "set-up only"
    setup = f"{game.setup.players} players, {game.setup.difficulty.value}"
    if game.is_over:
        return f"{setup}, {'won' if game.is_won else 'lost'}"
    return f"{setup}, hour {hour_name(game.hour)}, {game.stage.value}"
