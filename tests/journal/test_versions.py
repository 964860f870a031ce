"""Old journals are brought up to date, newer ones are left alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from seancebox.journal import open_journal, read_journal, schema
from seancebox.ports import JournalFailed

from .samples import write_game


def set_version(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {version}")


def add_migration(monkeypatch: pytest.MonkeyPatch, *statements: str) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, statements))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)


async def test_a_journal_of_a_newer_version_is_refused_and_not_touched(path: Path) -> None:
    await write_game(path)
    set_version(path, schema.VERSION + 1)
    before = path.read_bytes()
    with pytest.raises(JournalFailed, match=r"newer seancebox wrote it .*update seancebox"):
        await open_journal(path)
    assert path.read_bytes() == before


async def test_a_journal_of_a_newer_version_is_not_read(path: Path) -> None:
    await write_game(path)
    set_version(path, schema.VERSION + 1)
    with pytest.raises(JournalFailed, match="update seancebox"):
        read_journal(path)


async def test_a_journal_of_an_older_version_is_brought_up_to_date(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await write_game(path, steps=5)
    add_migration(monkeypatch, "ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT 'home'")
    journal = await open_journal(path)
    try:
        assert journal.set_aside is None
        assert len(await journal.load(game)) == 5
    finally:
        await journal.close()
    with closing(sqlite3.connect(path)) as db:
        assert schema.version_of(db) == schema.VERSION
        assert db.execute("SELECT place FROM game").fetchall() == [("home",)]


async def test_a_migration_that_fails_half_way_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write_game(path, steps=1)
    add_migration(monkeypatch, "CREATE TABLE guest (name TEXT) STRICT", "CREATE TABLE game (x)")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            schema.migrate(db, schema.VERSION)
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema")}
        assert "guest" not in tables
        assert schema.version_of(db) == schema.VERSION - 1


async def test_reading_an_older_version_asks_to_start_the_box_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write_game(path, steps=1)
    add_migration(monkeypatch, "CREATE TABLE guest (name TEXT) STRICT")
    with pytest.raises(JournalFailed, match="start the box with it once"):
        read_journal(path)


async def test_a_table_that_somebody_added_is_no_damage(path: Path) -> None:
    await write_game(path, steps=1)
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE INDEX by_kind ON entry (kind)")
    journal = await open_journal(path)
    await journal.close()
    assert journal.set_aside is None
