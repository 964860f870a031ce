"""A damaged file is put aside under a new name, never lost, and a new one is begun."""

import logging
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from seancebox.journal import open_journal, read_journal
from seancebox.ports import JournalFailed

from .conftest import WallClock
from .samples import step_of, write_game

Damage = Callable[[Path], None]
PAGE = 4096
NAMES_OF_HALVES = ("journal.db", "journal.db-journal")


def words_instead(path: Path) -> None:
    path.write_text("This is no database.\n" * 1000, encoding="utf-8")


def nothing_left(path: Path) -> None:
    path.write_bytes(b"")


def a_few_bytes_left(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def cut_in_half(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def cut_within_a_page(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: -PAGE - 100])


def noise_over_every_page_but_the_first(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:PAGE] + random.Random(5).randbytes(len(whole) - PAGE))


def zeros_over_the_last_page(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-PAGE] + bytes(PAGE))


def a_wrong_count_of_free_pages(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:36] + (7).to_bytes(4, "big") + whole[40:])


def another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipe (cake TEXT)")


def a_table_is_gone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP TABLE kept")


def an_entry_is_no_json(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        db.execute("UPDATE entry SET data = '{\"of' WHERE number = 3")


def a_status_is_misspelt(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE game SET status = 'runninf'")


DAMAGES = [
    words_instead,
    nothing_left,
    a_few_bytes_left,
    cut_in_half,
    cut_within_a_page,
    noise_over_every_page_but_the_first,
    zeros_over_the_last_page,
    a_wrong_count_of_free_pages,
    another_program,
    a_table_is_gone,
    an_entry_is_no_json,
    a_status_is_misspelt,
]
every_damage = pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)


@every_damage
async def test_a_damaged_file_is_kept_under_a_new_name_byte_for_byte(
    path: Path, wall: WallClock, damage: Damage
) -> None:
    await write_game(path, steps=400)
    damage(path)
    before = path.read_bytes()
    journal = await open_journal(path, wall)
    await journal.close()
    assert journal.set_aside == path.with_name("journal.damaged-20260102-030405.db")
    assert journal.set_aside.read_bytes() == before


@every_damage
async def test_a_new_journal_is_begun_after_damage(path: Path, damage: Damage) -> None:
    await write_game(path, steps=400)
    damage(path)
    journal = await open_journal(path)
    try:
        assert await journal.games() == ()
        game = await journal.begin()
        await journal.append(game, step_of(1, first=1))
        assert await journal.load(game) == step_of(1, first=1)
    finally:
        await journal.close()


@pytest.mark.parametrize("damage", [words_instead, nothing_left, another_program, a_table_is_gone])
async def test_a_reader_says_that_the_file_is_damaged_and_leaves_it(
    path: Path, damage: Damage
) -> None:
    await write_game(path)
    damage(path)
    before = path.read_bytes()
    with pytest.raises(JournalFailed, match=r"puts (it|the file) aside"):
        read_journal(path)
    assert path.read_bytes() == before


async def test_a_reader_that_meets_a_damaged_page_says_so(path: Path) -> None:
    game = await write_game(path, steps=400)
    noise_over_every_page_but_the_first(path)
    with read_journal(path) as reader, pytest.raises(JournalFailed, match="it is damaged"):
        reader.load(game)


async def test_damage_is_logged_once_with_both_names(
    path: Path, wall: WallClock, caplog: pytest.LogCaptureFixture
) -> None:
    await write_game(path)
    words_instead(path)
    await (await open_journal(path, wall)).close()
    await (await open_journal(path, wall)).close()
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert f"{path} is damaged (file is not a database)" in record.getMessage()
    assert "journal.damaged-20260102-030405.db" in record.getMessage()


async def test_a_second_damage_in_the_same_second_overwrites_nothing(
    path: Path, wall: WallClock
) -> None:
    for text in ("first", "second", "third"):
        path.write_text(text * 1000, encoding="utf-8")
        await (await open_journal(path, wall)).close()
    aside = sorted(path.parent.glob("journal.damaged-*.db"))
    assert [file.read_text(encoding="utf-8")[:5] for file in aside] == ["secon", "third", "first"]


async def test_a_log_without_its_file_is_put_aside_and_not_taken_for_the_new_files_own(
    path: Path, wall: WallClock
) -> None:
    log_alone = path.with_name("journal.db-wal")
    log_alone.write_bytes(b"frames of a lost journal")
    journal = await open_journal(path, wall)
    try:
        assert await journal.games() == ()
    finally:
        await journal.close()
    aside = path.with_name("journal.damaged-20260102-030405.db-wal")
    assert aside.read_bytes() == b"frames of a lost journal"


async def test_the_log_beside_a_damaged_file_goes_with_it(path: Path, wall: WallClock) -> None:
    words_instead(path)
    path.with_name("journal.db-wal").write_bytes(b"frames")
    await (await open_journal(path, wall)).close()
    aside = path.with_name("journal.damaged-20260102-030405.db-wal")
    assert aside.read_bytes() == b"frames"


async def test_a_journal_restored_without_its_log_mode_survives_a_power_cut(path: Path) -> None:
    game = await write_game(path, steps=3)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("BEGIN IMMEDIATE")
        db.execute("PRAGMA cache_size = 1")
        db.execute("PRAGMA cache_spill = 1")
        db.executemany(
            "INSERT INTO entry VALUES (?, ?, 9, 'asked', '{}', '')",
            [(game, number) for number in range(4, 2000)],
        )
        halves = {name: path.with_name(name).read_bytes() for name in NAMES_OF_HALVES}
        db.execute("ROLLBACK")
    for name, half in halves.items():
        path.with_name(name).write_bytes(half)
    journal = await open_journal(path)
    try:
        assert journal.set_aside is None
        assert len(await journal.load(game)) == 3
    finally:
        await journal.close()


async def test_a_flipped_bit_in_a_word_spoils_that_entry_alone(path: Path) -> None:
    game = await write_game(path, steps=3)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE entry SET kind = CAST(x'ff6f7572' AS TEXT) WHERE number = 2")
    journal = await open_journal(path)
    try:
        assert [entry.kind for entry in await journal.load(game)][::2] == ["hour_opened"] * 2
    finally:
        await journal.close()


async def test_a_time_with_a_flipped_bit_is_as_the_one_before(path: Path) -> None:
    game = await write_game(path, steps=3)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE entry SET at = '2026-01-02T0s:04:05+00:00' WHERE number = 2")
    with read_journal(path) as reader:
        first, second, third = reader.times(game)
    assert (first, third) == (second, max(first, third))


async def test_a_reader_that_meets_a_misspelt_status_says_that_the_file_is_damaged(
    path: Path,
) -> None:
    await write_game(path)
    a_status_is_misspelt(path)
    with read_journal(path) as reader, pytest.raises(JournalFailed, match="it is damaged"):
        reader.games()


async def test_a_draft_that_a_power_cut_left_is_in_nobodys_way(path: Path) -> None:
    path.with_name("journal.db.new").write_bytes(b"half a file")
    journal = await open_journal(path, lambda: datetime(2026, 1, 1, tzinfo=UTC))
    await journal.close()
    assert journal.set_aside is None
    assert [file.name for file in path.parent.iterdir()] == ["journal.db"]
