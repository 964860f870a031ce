"""What is written is there, in order and whole, and for nobody else's eyes."""

import json
import os
import shutil
import sqlite3
import threading
from datetime import timedelta
from pathlib import Path

import pytest

from seancebox.journal import SqliteJournal, open_journal, read_journal
from seancebox.ports import Entry, GameRow, JournalFailed, Status

from .conftest import WallClock
from .samples import step_of, write_game


async def test_entries_come_back_as_they_were_written(journal: SqliteJournal) -> None:
    game = await journal.begin()
    first, second = Entry(1, 1, "timer_turned", "{}"), Entry(2, 1, "asked", '{"psychic":"red"}')
    await journal.append(game, [first, second])
    assert await journal.load(game) == (first, second)


async def test_games_do_not_mix(journal: SqliteJournal) -> None:
    one, other = await journal.begin(), await journal.begin()
    await journal.append(one, step_of(1, first=1, size=3))
    await journal.append(other, step_of(7, first=1))
    assert await journal.load(other) == step_of(7, first=1)


@pytest.mark.parametrize("numbers", [(3, 5), (3, 3), (2,), (4,), (0,), (4, 3)])
async def test_a_gap_in_the_numbers_is_refused_and_nothing_is_written(
    journal: SqliteJournal, numbers: tuple[int, ...]
) -> None:
    game = await journal.begin()
    await journal.append(game, step_of(1, first=1, size=2))
    with pytest.raises(ValueError, match=r"goes on with entries \[3"):
        await journal.append(game, [Entry(number, 2, "asked", "{}") for number in numbers])
    assert await journal.load(game) == step_of(1, first=1, size=2)


async def test_a_step_with_one_bad_entry_is_not_written_at_all(journal: SqliteJournal) -> None:
    game = await journal.begin()
    with pytest.raises(sqlite3.IntegrityError):
        await journal.append(game, [Entry(1, 1, "asked", "{}"), Entry(2, 1, "asked", "{no JSON")])
    assert await journal.load(game) == ()


async def test_a_game_that_does_not_exist_is_a_key_error(journal: SqliteJournal) -> None:
    with pytest.raises(KeyError):
        await journal.load(1)
    with pytest.raises(KeyError):
        await journal.append(1, step_of(1, first=1))
    with pytest.raises(KeyError):
        await journal.mark(1, Status.OVER)
    with pytest.raises(KeyError):
        await journal.keep_sand(1, 60.0)


async def test_games_are_listed_newest_first_with_status_count_and_wall_times(
    journal: SqliteJournal, wall: WallClock
) -> None:
    first = await journal.begin()
    await journal.append(first, step_of(1, first=1, size=3))
    wall.now += timedelta(hours=1)
    second = await journal.begin()
    wall.now += timedelta(hours=1)
    await journal.mark(first, Status.PARKED)
    at = [f"2026-01-02T0{hour}:04:05.000+00:00" for hour in (3, 4, 5)]
    assert await journal.games() == (
        GameRow(second, Status.RUNNING, at[1], at[1], 0),
        GameRow(first, Status.PARKED, at[0], at[2], 3),
    )


async def test_each_entry_has_the_wall_time_of_its_writing(
    path: Path, journal: SqliteJournal, wall: WallClock
) -> None:
    game = await journal.begin()
    await journal.append(game, step_of(1, first=1, size=2))
    wall.now += timedelta(milliseconds=1500)
    await journal.append(game, step_of(2, first=3))
    with read_journal(path) as reader:
        times = reader.times(game)
    assert times == (*["2026-01-02T03:04:05.000+00:00"] * 2, "2026-01-02T03:04:06.500+00:00")


async def test_each_game_keeps_the_sand_noted_last(journal: SqliteJournal) -> None:
    first, second = await journal.begin(), await journal.begin()
    await journal.keep_sand(first, 99.0)
    await journal.keep_sand(second, 17.25)
    await journal.keep_sand(second, 16.25)
    assert (await journal.sand(first), await journal.sand(second)) == (99.0, 16.25)


async def test_the_sand_that_a_step_leaves_is_kept_with_it_or_not_at_all(
    journal: SqliteJournal,
) -> None:
    game = await journal.begin()
    await journal.append(game, step_of(1, first=1), 45.5)
    assert await journal.sand(game) == 45.5
    with pytest.raises(ValueError, match="goes on with entries"):
        await journal.append(game, step_of(2, first=7), 0.0)
    await journal.append(game, step_of(2, first=2))
    assert await journal.sand(game) == 45.5


async def test_answers_given_on_the_box_are_kept_and_replaced(journal: SqliteJournal) -> None:
    await journal.keep("levels_6_7", [7, 9])
    await journal.keep("levels_6_7", [6, 9])
    await journal.keep("language", {"table": "tr", "ghost": None})
    assert await journal.kept() == {
        "levels_6_7": [6, 9],
        "language": {"table": "tr", "ghost": None},
    }


async def test_everything_is_there_after_a_new_start(path: Path) -> None:
    game = await write_game(path, steps=3)
    journal = await open_journal(path)
    await journal.keep_sand(game, 12.5)
    await journal.keep("sound", False)
    await journal.mark(game, Status.OVER)
    await journal.close()
    again = await open_journal(path)
    try:
        assert [entry.number for entry in await again.load(game)] == [1, 2, 3]
        assert [row.status for row in await again.games()] == [Status.OVER]
        assert (await again.sand(game), await again.kept()) == (12.5, {"sound": False})
        assert again.set_aside is None
    finally:
        await again.close()


async def test_a_step_is_in_the_files_when_append_returns(
    journal: SqliteJournal, path: Path, tmp_path: Path
) -> None:
    game = await journal.begin()
    await journal.append(game, step_of(1, first=1, size=4))
    copy = tmp_path / "copy" / path.name
    copy.parent.mkdir()
    for name in ("journal.db", "journal.db-wal"):
        shutil.copy(path.with_name(name), copy.with_name(name))
    with read_journal(copy) as reader:
        assert reader.load(game) == step_of(1, first=1, size=4)


async def test_each_commit_waits_for_the_disk(journal: SqliteJournal) -> None:
    def pragmas() -> tuple[object, object]:
        db = journal._store._db
        return (
            db.execute("PRAGMA journal_mode").fetchone()[0],
            db.execute("PRAGMA synchronous").fetchone()[0],
        )

    full = 2
    assert await journal._do(pragmas) == ("wal", full)


async def test_all_of_sqlite_runs_in_one_thread_that_ends_with_the_journal(path: Path) -> None:
    journal = await open_journal(path)
    names = {await journal._do(lambda: threading.current_thread().name) for _ in range(3)}
    assert names == {"journal"}
    await journal.close()
    assert "journal" not in {thread.name for thread in threading.enumerate()}


async def test_nobody_but_the_owner_may_read_the_files(path: Path) -> None:
    umask = os.umask(0)
    try:
        journal = await open_journal(path)
        await journal.begin()
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        await journal.close()
    finally:
        os.umask(umask)
    assert modes == dict.fromkeys(("journal.db", "journal.db-wal", "journal.db-shm"), 0o600)


async def test_a_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    await write_game(path, steps=1)
    path.chmod(0o644)
    await (await open_journal(path)).close()
    assert path.stat().st_mode & 0o777 == 0o600


async def test_a_journal_is_read_while_a_box_writes_it(journal: SqliteJournal, path: Path) -> None:
    game = await journal.begin()
    with read_journal(path) as reader:
        await journal.append(game, step_of(1, first=1, size=2))
        assert reader.load(game) == step_of(1, first=1, size=2)
        await journal.append(game, step_of(2, first=3))
        assert [row.entries for row in reader.games()] == [3]


async def test_reading_leaves_the_file_as_it_is(path: Path) -> None:
    game = await write_game(path)
    before = path.read_bytes()
    with read_journal(path) as reader:
        assert len(reader.load(game)) == 50
    assert path.read_bytes() == before


async def test_what_is_opened_to_be_read_cannot_be_written(path: Path) -> None:
    await write_game(path, steps=1)
    with read_journal(path) as reader, pytest.raises(sqlite3.OperationalError, match="readonly"):
        reader._db.execute("DELETE FROM entry")


def test_reading_where_no_box_has_played_says_so(path: Path) -> None:
    with pytest.raises(JournalFailed, match=r"journal\.db: there is none"):
        read_journal(path)
    assert not path.exists()


async def test_entries_are_written_as_plain_json(path: Path) -> None:
    game = await write_game(path, steps=1)
    with read_journal(path) as reader:
        assert [json.loads(entry.data) for entry in reader.load(game)] == [{"of": 1}]
