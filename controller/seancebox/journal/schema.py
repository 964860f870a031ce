"""The tables of the journal, and how each version of them becomes the next."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final

# SQLite's application_id, "séan" in Latin-1: no other program's file is taken for a journal.
APPLICATION_ID: Final = 0x73E9616E

# Statements that bring version 0, 1, 2 … to the next. Released ones never change: append.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        f"PRAGMA application_id = {APPLICATION_ID}",
        """CREATE TABLE game (
            game INTEGER PRIMARY KEY CHECK (game >= 1),
            status TEXT NOT NULL,
            begun_at TEXT NOT NULL,
            changed_at TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE entry (
            game INTEGER NOT NULL REFERENCES game,
            number INTEGER NOT NULL CHECK (number >= 1),
            step INTEGER NOT NULL,
            kind TEXT NOT NULL,
            data TEXT NOT NULL CHECK (json_valid(data)),
            at TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE sand (
            game INTEGER PRIMARY KEY REFERENCES game,
            seconds_left REAL NOT NULL
        ) STRICT""",
        """CREATE TABLE kept (
            key TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL CHECK (json_valid(value))
        ) STRICT, WITHOUT ROWID""",
    ),
)
VERSION: Final = len(MIGRATIONS)


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Do all of the block or nothing; on disk when it is left."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # SQLite has rolled back by itself when the disk was full
            db.execute("ROLLBACK")
        raise


def version_of(db: sqlite3.Connection) -> int:
    """Return the version of the tables in `db`; 0: none yet."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(db: sqlite3.Connection, to: int) -> None:
    """Bring `db` to version `to`, all or nothing."""
    with transaction(db):
        for version in range(version_of(db), to):
            for statement in MIGRATIONS[version]:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {version + 1}")


def has_tables_of(db: sqlite3.Connection, version: int) -> bool:
    """Whether `db` has the tables of `version`, exactly as they are made here."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, version)
        return _tables(fresh) <= _tables(db)


def _tables(db: sqlite3.Connection) -> set[tuple[str, str]]:
    return set(db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"))
