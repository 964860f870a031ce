"""A disk that refuses: nothing half written, a plain sentence, and on again when it has room."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from seancebox.journal import SqliteJournal, open_journal, read_journal, take_lock
from seancebox.ports import JournalFailed

from .samples import step_of, write_game

HERE = Path(__file__).parent


def limit_pages(journal: SqliteJournal, pages: int) -> None:
    journal._store._db.execute(f"PRAGMA max_page_count = {pages}")


async def test_a_full_disk_refuses_the_whole_step_and_takes_it_later(
    journal: SqliteJournal, path: Path
) -> None:
    game = await journal.begin()
    await journal.append(game, step_of(1, first=1))
    await journal._do(limit_pages, journal, 1)
    large = step_of(2, first=2, size=2000)
    with pytest.raises(JournalFailed) as refusal:
        await journal.append(game, large)
    assert str(refusal.value).startswith(f"journal {path}: the disk is full; make room")
    assert await journal.load(game) == step_of(1, first=1)
    await journal._do(limit_pages, journal, 10_000)
    await journal.append(game, large)
    assert await journal.load(game) == step_of(1, first=1) + large


def test_a_file_that_may_not_grow_refuses_whole_steps_and_goes_on_later(path: Path) -> None:
    report = refusal_under(sys.executable, HERE / "refused.py", path, "limit")
    assert "journal.db: the disk fails" in report.refusal
    assert report.kept_after_refusal == report.acknowledged > 0
    assert report.kept_in_the_end == report.acknowledged + 3


def test_a_really_full_disk_refuses_whole_steps_and_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    script = f"mount -t tmpfs -o size=256k tmpfs {tmp_path} && exec {sys.executable} "
    command = f"{script} {HERE / 'refused.py'} {tmp_path / 'journal.db'} fill"
    report = refusal_under(*own_mounts(), "sh", "-c", command)
    assert "journal.db: the disk is full; make room" in report.refusal
    assert report.kept_after_refusal == report.acknowledged > 0
    assert report.kept_in_the_end == report.acknowledged + 3


def test_a_disk_too_full_to_begin_a_journal_leaves_no_half_one(tmp_path: Path) -> None:
    command = (
        f"mount -t tmpfs -o size=64k tmpfs {tmp_path} && head -c 57344 /dev/zero > {tmp_path}/f"
        f" ; {sys.executable} {HERE / 'opened.py'} {tmp_path / 'journal.db'}"
        f" ; rm {tmp_path}/f && mount -o remount,size=1m {tmp_path}"
        f" && {sys.executable} {HERE / 'opened.py'} {tmp_path / 'journal.db'}"
    )
    first, second = output_of(*own_mounts(), "sh", "-c", command).splitlines()
    assert "journal.db: the disk" in first
    assert second == "opened, put aside: None"


def test_a_folder_mounted_read_only_is_named_with_what_to_do(tmp_path: Path) -> None:
    command = (
        f"mount -t tmpfs -o ro tmpfs {tmp_path}"
        f" && {sys.executable} {HERE / 'opened.py'} {tmp_path / 'journal.db'}"
    )
    said = output_of(*own_mounts(), "sh", "-c", command)
    assert f"journal {tmp_path}/journal.db: it can't be opened or written; check" in said


def test_a_folder_that_may_not_be_written_is_named_with_what_to_do(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    said = output_of(
        *without_powers(), sys.executable, str(HERE / "opened.py"), str(tmp_path / "journal.db")
    )
    assert f"journal {tmp_path}/journal.db: it can't be opened or written; check" in said


async def test_a_journal_that_may_not_be_written_is_refused_and_stays(path: Path) -> None:
    await write_game(path)
    path.chmod(0o400)
    before = path.read_bytes()
    said = output_of(*without_powers(), sys.executable, str(HERE / "opened.py"), str(path))
    assert "it can't be opened or written" in said
    assert path.read_bytes() == before


async def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="ascii")
    with pytest.raises(JournalFailed, match="check that the folder exists"):
        await open_journal(tmp_path / "file" / "journal.db")
    with pytest.raises(JournalFailed, match="check that the folder exists"):
        take_lock(tmp_path / "file" / "journal.db")


async def test_what_is_no_plain_file_is_refused_and_never_put_aside(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(JournalFailed, match="it is a device or a pipe; name a plain file"):
        await open_journal(path)
    with pytest.raises(JournalFailed, match="it is a device or a pipe; name a plain file"):
        read_journal(path)
    assert list(path.parent.iterdir()) == [path]


async def test_a_journal_that_is_a_folder_is_refused_and_stays(path: Path) -> None:
    path.mkdir()
    with pytest.raises(JournalFailed, match="it can't be opened or written"):
        await open_journal(path)
    assert path.is_dir()


def own_mounts() -> tuple[str, ...]:
    """Return the command under which a program may mount what nobody else sees, or skip."""
    command = ("unshare", "--map-root-user", "--mount")
    if not shutil.which("unshare"):
        pytest.skip("unshare is missing: sudo apt-get install util-linux")
    if subprocess.run([*command, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this machine allows no mounts of its own (unshare): a full disk isn't tried")
    return command


def without_powers() -> tuple[str, ...]:
    """Return the command under which root obeys the modes of files like everybody, or skip."""
    if os.geteuid() != 0:
        return ()
    if not shutil.which("setpriv"):
        pytest.skip("setpriv is missing: sudo apt-get install util-linux")
    return ("setpriv", "--bounding-set=-all", "--inh-caps=-all")


def output_of(*command: str) -> str:
    """Return what `command` prints."""
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


@dataclass(frozen=True, slots=True)
class Refusal:
    """What refused.py reports: entries acknowledged before it, and found after it."""

    acknowledged: int
    refusal: str
    kept_after_refusal: int
    kept_in_the_end: int


def refusal_under(*command: object) -> Refusal:
    """Return how refused.py fared."""
    return Refusal(**json.loads(output_of(*map(str, command))))
