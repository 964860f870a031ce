"""Writes the journal: each call is one transaction, on disk when it returns."""

import json
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack, closing
from datetime import datetime
from pathlib import Path
from typing import Final, cast

from seancebox.ports import Entry, Json, Status

from . import file, schema
from .reader import Reader
from .refusals import plain_refusals
from .schema import transaction

log = logging.getLogger(__name__)

_KEEP_SAND: Final = "INSERT OR REPLACE INTO sand VALUES (?, ?)"
_LAST: Final = "SELECT ifnull(max(number), 0) FROM entry WHERE game = ?"


class Store(Reader):
    """The journal of the one box that writes it. at: wall time as text, for people.

    A number of a game that doesn't exist is a KeyError.
    """

    def begin(self, at: str) -> int:
        """Begin a game (RUNNING) and return its number."""
        with plain_refusals(self._path), transaction(self._db):
            row = (Status.RUNNING.value, at, at)
            begun = self._db.execute("INSERT INTO game VALUES (NULL, ?, ?, ?)", row)
            return cast(int, begun.lastrowid)

    def append(
        self, game: int, entries: Sequence[Entry], at: str, seconds_left: float | None = None
    ) -> None:
        """Write `entries`, and what sand they leave where told: all or none.

        ValueError if their numbers don't go on from the last.
        """
        rows = [(game, one.number, one.step, one.kind, one.data, at) for one in entries]
        with plain_refusals(self._path), transaction(self._db):
            self._touch(game, at)
            last = self._db.execute(_LAST, (game,)).fetchone()[0]
            wanted = list(range(last + 1, last + 1 + len(entries)))
            given = [entry.number for entry in entries]
            if given != wanted:
                raise ValueError(f"game {game} goes on with entries {wanted}, not {given}")
            self._db.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", rows)
            if seconds_left is not None:
                self._db.execute(_KEEP_SAND, (game, seconds_left))

    def mark(self, game: int, status: Status, at: str) -> None:
        """Set the status of `game`."""
        with plain_refusals(self._path), transaction(self._db):
            self._touch(game, at)
            self._db.execute("UPDATE game SET status = ? WHERE game = ?", (status.value, game))

    def keep_sand(self, game: int, seconds_left: float) -> None:
        """Note how much sand is left; one row a game, no history."""
        with plain_refusals(self._path), transaction(self._db):
            self._find(game)
            self._db.execute(_KEEP_SAND, (game, seconds_left))

    def keep(self, key: str, value: Json) -> None:
        """Keep an answer given on the box."""
        with plain_refusals(self._path), transaction(self._db):
            row = (key, json.dumps(value, allow_nan=False))
            self._db.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", row)

    def _touch(self, game: int, at: str) -> None:
        self._find(game)
        self._db.execute("UPDATE game SET changed_at = ? WHERE game = ?", (at, game))


def open_store(path: Path, at: datetime) -> tuple[Store, Path | None]:
    """Open the journal at `path`, or begin it; a damaged one is put aside first.

    Also return the name under which it was put aside. JournalFailed if the disk refuses, or
    if a newer version wrote the file, which then stays as it is.
    """
    with plain_refusals(path):
        set_aside = _clear(path, at)
        if file.is_new(path):
            file.create(path)
        file.restrict(path)
        with ExitStack() as stack:
            db = stack.enter_context(closing(file.connect(path, "rw")))
            _ready(db)
            stack.pop_all()
            return Store(path, db), set_aside


def _ready(db: sqlite3.Connection) -> None:
    """Make `db` write durably, and to the newest tables."""
    db.execute("PRAGMA journal_mode = WAL")  # a copy restored from a backup may have lost it
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if schema.version_of(db) < schema.VERSION:
        schema.migrate(db, schema.VERSION)


def _clear(path: Path, at: datetime) -> Path | None:
    """Put a damaged journal aside; return its new name."""
    if file.is_new(path):
        return None
    try:
        file.examine(path)
    except file.Damaged as damage:
        aside = file.put_aside(path, at)
        log.warning("%s is damaged (%s): put aside as %s, a new one begun", path, damage, aside)
        return aside
    return None
