"""Kill the box in the middle, or cut its power: what it said is kept is kept, in whole steps.

SEANCE_LONG=1 (make crash) kills it many more times.
"""

import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from seancebox.journal import open_journal
from seancebox.ports import Entry

from .samples import step_of

KILLS = 300 if os.environ.get("SEANCE_LONG") == "1" else 6
WRITER = Path(__file__).with_name("writer.py")


def run_and_kill(path: Path, after: int) -> int:
    """Kill a writer once it has said `after` numbers; return the last one it said, 0 if none."""
    command = [sys.executable, str(WRITER), str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = ["0"]
        assert process.stdout.readline() == "ready\n"
        said += [process.stdout.readline() for _ in range(after)]
        process.kill()
        said += process.stdout.read().split()  # what it still said before it died counts too
    return int(said[-1])


def broken_steps(entries: tuple[Entry, ...]) -> list[int]:
    """Return the steps of which only a part is there."""
    sizes = Counter(entry.step for entry in entries)
    return [e.step for e in entries if sizes[e.step] != json.loads(e.data)["of"]]


async def entries_at(path: Path) -> tuple[Entry, ...]:
    """Return what a new start finds in the one game; nothing may have been put aside."""
    journal = await open_journal(path)
    try:
        assert journal.set_aside is None
        games = await journal.games()
        return await journal.load(games[0].game) if games else ()
    finally:
        await journal.close()


async def test_every_entry_that_was_acknowledged_outlives_a_kill(path: Path) -> None:
    chance = random.Random(11)
    for _ in range(KILLS):
        kept = run_and_kill(path, after=chance.choice((0, 1, 2, 5, 20, 60)))
        entries = await entries_at(path)
        assert len(entries) >= kept
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert broken_steps(entries) == []


async def test_a_kill_before_the_first_entry_leaves_nothing_to_put_aside(path: Path) -> None:
    for _ in range(KILLS):
        run_and_kill(path, after=0)
        await entries_at(path)


@pytest.fixture
async def cut(tmp_path: Path) -> Path:
    """A journal as a power cut finds it: all ten steps are in the -wal alone."""
    path = tmp_path / "running" / "journal.db"
    journal = await open_journal(path)
    game = await journal.begin()
    for step in range(1, 11):
        await journal.append(game, step_of(step, first=3 * step - 2, size=3))
    copy = tmp_path / "cut" / path.name
    copy.parent.mkdir()
    for name in ("journal.db", "journal.db-wal"):
        shutil.copy(path.with_name(name), copy.with_name(name))
    await journal.close()
    return copy


async def test_a_log_left_by_a_power_cut_is_taken_up(cut: Path) -> None:
    assert len(await entries_at(cut)) == 30


@pytest.mark.parametrize("share", [0.0, 0.001, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.99, 0.9999])
async def test_a_log_torn_anywhere_still_holds_whole_steps_alone(cut: Path, share: float) -> None:
    log = cut.with_name("journal.db-wal")
    whole = log.read_bytes()
    log.write_bytes(whole[: int(len(whole) * share)])
    entries = await entries_at(cut)
    assert len(entries) < 30
    assert broken_steps(entries) == []


async def test_noise_at_the_end_of_a_log_costs_the_last_step_alone(cut: Path) -> None:
    log = cut.with_name("journal.db-wal")
    log.write_bytes(log.read_bytes()[:-100] + random.Random(3).randbytes(100))
    assert len(await entries_at(cut)) == 27
