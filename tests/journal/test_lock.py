"""Two boxes never write one journal."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from seancebox.journal import Occupied, open_journal, read_journal, take_lock

HOLD = """
import sys
from pathlib import Path
from seancebox.journal import take_lock
with take_lock(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_box(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Another process holds the lock of `path` until the block is left."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        yield process


def test_a_second_box_is_refused_with_the_first_ones_process_and_journal(path: Path) -> None:
    with another_box(path) as first:
        with pytest.raises(Occupied) as refusal:
            take_lock(path)
        assert refusal.value.pid == first.pid
        assert str(first.pid) in str(refusal.value)
        assert str(path) in str(refusal.value)


def test_a_box_that_was_killed_holds_nothing(path: Path) -> None:
    with another_box(path) as first:
        first.kill()
        first.wait()
        take_lock(path).close()


def test_a_refused_box_does_not_wipe_the_number_of_the_first(path: Path) -> None:
    with another_box(path) as first:
        for _ in range(2):
            with pytest.raises(Occupied, match=str(first.pid)):
                take_lock(path)


def test_a_box_that_ended_makes_room_for_the_next(path: Path) -> None:
    take_lock(path).close()
    with take_lock(path):
        number = path.with_name(path.name + ".lock").read_text(encoding="ascii")
    assert int(number) == os.getpid()


def test_a_holder_whose_number_cannot_be_told_is_another_process(path: Path) -> None:
    with another_box(path):
        path.with_name(path.name + ".lock").write_text("?", encoding="ascii")
        with pytest.raises(Occupied, match="another process") as refusal:
            take_lock(path)
        assert refusal.value.pid is None


async def test_a_journal_can_be_read_while_another_process_holds_it(path: Path) -> None:
    await (await open_journal(path)).close()
    with another_box(path), read_journal(path) as reader:
        assert reader.games() == ()


def test_the_lock_makes_its_folder(tmp_path: Path) -> None:
    with take_lock(tmp_path / "new" / "folder" / "journal.db"):
        assert (tmp_path / "new" / "folder" / "journal.db.lock").exists()


def test_two_journals_in_one_folder_have_locks_of_their_own(tmp_path: Path) -> None:
    with take_lock(tmp_path / "night.db"), take_lock(tmp_path / "night.lock"):
        locks = {file.name for file in tmp_path.iterdir()}
    assert locks == {"night.db.lock", "night.lock.lock"}
