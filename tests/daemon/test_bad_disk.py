"""A journal that is damaged, a game that can't be read, a disk that is full: the box plays on."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from seancebox.daemon import Parts, Running, running
from seancebox.journal import SqliteJournal, read_journal
from seancebox.ports import Status
from seancebox.senses.meanings import Button
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass

from .box import Eyes, begin_hour, settings_in


def journal_of(box: Running) -> SqliteJournal:
    journal = box.seance._journal
    assert isinstance(journal, SqliteJournal)
    return journal


def play_an_hour(folder: Path) -> None:
    """Leave a game in VISIONS, as a power cut would."""

    async def evening() -> None:
        async with running(Parts(settings_in(folder))) as box:
            await begin_hour(box.body.simulated.hand)

    jumping.run(evening())


def look_at(folder: Path, *lines: str) -> Eyes:
    """Return what a box shows that is switched on."""
    eyes = Eyes()

    async def evening() -> None:
        async with running(Parts(settings_in(folder, *lines), eyes)):
            await let_pass(1)

    jumping.run(evening())
    return eyes


def spoil(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "journal.db")) as db:
        db.execute(statement)
        db.commit()


def statuses(folder: Path) -> list[Status]:
    with read_journal(folder / "journal.db") as journal:
        return [row.status for row in journal.games()]


def test_a_damaged_journal_is_said_on_the_table_and_in_the_log_and_a_new_one_begun(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "journal.db").write_bytes(b"not a journal" * 1000)
    eyes = look_at(tmp_path)
    (aside,) = tmp_path.glob("journal.damaged-*.db")
    assert aside.read_bytes() == b"not a journal" * 1000
    assert eyes.state == "ATTRACT"
    assert eyes.table["fault"] == "old games damaged"
    assert f"put aside as {aside}, a new one begun" in caplog.text
    assert statuses(tmp_path) == []


SPOILT = {
    "of_a_kind_unknown": "UPDATE entry SET kind = 'moon' WHERE number = 9",
    "without_a_field": "UPDATE entry SET data = '{}' WHERE kind = 'seat_taken'",
    "gone": "DELETE FROM entry WHERE number = 9",
    "of_nobody_at_the_table": "UPDATE entry SET data = replace(data, 'blue', 'black') "
    "WHERE kind = 'vision_given'",
}


@pytest.mark.parametrize("place", ["home", "cafe", "museum"])
@pytest.mark.parametrize("statement", SPOILT.values(), ids=SPOILT)
def test_a_game_that_can_not_be_read_is_shelved_and_the_box_begins_anew(
    tmp_path: Path, statement: str, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    play_to_the_sand(tmp_path)
    spoil(tmp_path, statement)
    eyes = Eyes()

    async def evening() -> None:
        settings = settings_in(tmp_path, f'box.place = "{place}"')
        async with running(Parts(settings, eyes)) as box:
            await let_pass(2)
            if eyes.state == "WAITING GAME":
                await box.body.simulated.hand.press(Button.YES)
            assert eyes.state == "ATTRACT"
            await begin_hour(box.body.simulated.hand)
            assert eyes.state == "VISIONS"

    with caplog.at_level(logging.WARNING):
        jumping.run(evening())
    assert "game 1 can't be read" in caplog.text
    assert statuses(tmp_path) == [Status.RUNNING, Status.SHELVED]


def play_to_the_sand(folder: Path) -> None:
    async def evening() -> None:
        async with running(Parts(settings_in(folder, 'box.touch = "full"'))) as box:
            hand = box.body.simulated.hand
            await begin_hour(hand)
            for button in (Button.BLUE, Button.WHITE, Button.RED, Button.YELLOW):
                await hand.press(button)
            await hand.hold(Button.YES, 1.1)

    jumping.run(evening())


def test_a_game_that_was_not_even_begun_is_not_taken_up(tmp_path: Path) -> None:
    look_at(tmp_path)
    spoil(tmp_path, "INSERT INTO game VALUES (1, 'running', '2026-01-01', '2026-01-01')")
    assert look_at(tmp_path).state == "ATTRACT"
    assert statuses(tmp_path) == [Status.ABANDONED]


async def refuse(box: Running, *, is_so: bool) -> None:
    """Let the disk refuse to write, as one that is full or worn out does, or not any more."""
    journal = journal_of(box)

    def pragma() -> None:
        journal._store._db.execute(f"PRAGMA query_only = {is_so}")

    await journal._do(pragma)


def on_disk(folder: Path) -> int:
    with read_journal(folder / "journal.db") as journal:
        return journal.games()[0].entries


def test_a_disk_that_refuses_is_said_and_keeps_no_button_from_answering(tmp_path: Path) -> None:
    eyes = Eyes()

    async def evening() -> None:
        async with running(Parts(settings_in(tmp_path), eyes)) as box:
            hand = box.body.simulated.hand
            await begin_hour(hand)
            shown = eyes.table
            await refuse(box, is_so=True)
            for _ in range(3):
                await hand.press(Button.RED)
                assert eyes.table["fault"] == "disk fails"
                assert "The disk fails: not kept" in eyes.echo
                await let_pass(5)
                assert eyes.echo == ""
            assert eyes.table["number"] == shown["number"] == on_disk(tmp_path)
            assert eyes.table["seats"] == shown["seats"]
            await refuse(box, is_so=False)
            await hand.press(Button.RED)
            assert eyes.table["fault"] is None
            assert eyes.table["number"] == on_disk(tmp_path) == int(str(shown["number"])) + 1

    jumping.run(evening())


def test_what_time_does_waits_for_the_disk_and_happens_once_it_takes_it(tmp_path: Path) -> None:
    eyes = Eyes()

    async def evening() -> None:
        async with running(Parts(settings_in(tmp_path), eyes)) as box:
            await begin_hour(box.body.simulated.hand)
            await box.body.simulated.hand.hold(Button.YES, 1.1)
            await refuse(box, is_so=True)
            await let_pass(200)
            assert eyes.state == "TIMER"
            assert eyes.table["fault"] == "disk fails"
            await refuse(box, is_so=False)
            await let_pass(2)
            assert eyes.state == "MANIFESTATION"
            assert eyes.table["fault"] is None

    jumping.run(evening())
