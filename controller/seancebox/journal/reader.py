"""Reads a journal, also while a box writes it: for lists, replays and exports."""

import json
import sqlite3
from contextlib import ExitStack, closing
from datetime import datetime
from itertools import accumulate
from pathlib import Path
from typing import Final, Self

from seancebox.ports import Entry, GameRow, JournalFailed, Json, Status

from . import file, schema
from .refusals import DAMAGED, plain_refusals

_ENTRIES: Final = "SELECT number, step, kind, data FROM entry WHERE game = ? ORDER BY number"
_TIMES: Final = "SELECT at FROM entry WHERE game = ? ORDER BY number"
# Numbers have no gaps: the highest is the count, and costs one look into the index.
_GAMES: Final = """SELECT game, status, begun_at, changed_at,
    ifnull((SELECT max(number) FROM entry WHERE entry.game = game.game), 0)
    FROM game ORDER BY game DESC"""
_LONG_AGO: Final = "1970-01-01T00:00:00+00:00"


class Reader:
    """An open journal, for use in one thread. All raise JournalFailed when the disk fails."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self._path = path
        self._db = db

    def load(self, game: int) -> tuple[Entry, ...]:
        """Return all entries of `game` in order; KeyError if there is no such game."""
        with plain_refusals(self._path):
            self._find(game)
            return tuple(Entry(*row) for row in self._db.execute(_ENTRIES, (game,)))

    def times(self, game: int) -> tuple[str, ...]:
        """Return the wall times of all entries of `game` in order; KeyError if there is none.

        ISO 8601 with zone; one that a flipped bit has spoilt is as the one before.
        """
        with plain_refusals(self._path):
            self._find(game)
            rows = self._db.execute(_TIMES, (game,)).fetchall()
        return tuple(accumulate((at for (at,) in rows), _later, initial=_LONG_AGO))[1:]

    def games(self) -> tuple[GameRow, ...]:
        """Return all games, the newest first."""
        with plain_refusals(self._path):
            rows = self._db.execute(_GAMES).fetchall()
        try:
            return tuple(GameRow(game, Status(status), *rest) for game, status, *rest in rows)
        except ValueError as error:
            raise JournalFailed(f"journal {self._path}: {DAMAGED} [{error}]") from error

    def sand(self, game: int) -> float | None:
        """Return the sand that was left, if it was noted for `game`."""
        with plain_refusals(self._path):
            row = self._db.execute("SELECT seconds_left FROM sand WHERE game = ?", (game,))
            left = row.fetchone()
        return left[0] if left else None

    def kept(self) -> dict[str, Json]:
        """Return all answers kept."""
        with plain_refusals(self._path):
            rows = self._db.execute("SELECT key, value FROM kept").fetchall()
        return {key: json.loads(value) for key, value in rows}

    def _find(self, game: int) -> None:
        if not self._db.execute("SELECT 1 FROM game WHERE game = ?", (game,)).fetchone():
            raise KeyError(game)

    def close(self) -> None:
        """Let the file go."""
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _later(before: str, at: str) -> str:
    """Return `at` if it is a time, else `before`."""
    try:
        return at if datetime.fromisoformat(at).tzinfo else before
    except ValueError:
        return before


def read_journal(path: Path) -> Reader:
    """Open `path` without ever writing to it; JournalFailed says why it can't be read."""
    if file.is_new(path):
        raise JournalFailed(f"journal {path}: there is none; has a box played here yet?")
    with plain_refusals(path), ExitStack() as stack:
        db = stack.enter_context(closing(file.connect(path, "ro")))
        _check(path, db)
        stack.pop_all()
        return Reader(path, db)


def _check(path: Path, db: sqlite3.Connection) -> None:
    try:
        file.identify(path, db)
    except file.Damaged as damage:
        advice = "a box that starts with it puts it aside"
        raise JournalFailed(f"journal {path}: {damage}; {advice}") from damage
    if schema.version_of(db) < schema.VERSION:
        advice = "start the box with it once, which brings it up to date"
        raise JournalFailed(f"journal {path}: an older seancebox wrote it; {advice}")
