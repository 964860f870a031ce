"""kill -9 in the middle of an evening, and on again: the very moment, on every face.

A night plays itself in a process of its own and is killed. The same night, played here to its end
from a copy of the journal, says what has to be shown. SEANCE_LONG=1 (make crash): many more times.
"""

import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from seancebox.config.settings import Settings
from seancebox.daemon import Parts, running
from seancebox.journal import read_journal
from seancebox.ports import Status
from seancebox.senses.meanings import Button
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass
from seancebox.table.record import record_of

from .box import settings_file, settings_in
from .night import Line, Teller, moment, told

KILLS = 100 if os.environ.get("SEANCE_LONG") == "1" else 4  # in each place
STEPS = 120
ROOT = Path(__file__).parents[2]
QUICK = "rules.sand_seconds = 20"


@pytest.mark.parametrize("place", ["home", "cafe", "museum"])
def test_after_a_kill_the_very_moment_comes_back(tmp_path: Path, place: str) -> None:
    chance = random.Random(place)
    lines = (f'box.place = "{place}"', QUICK)
    settings = settings_in(tmp_path, *lines)
    seen: Counter[str] = Counter()
    for seed in range(KILLS):
        reference = told(settings_in(copied(tmp_path), *lines), seed, STEPS)
        shown = run_and_kill(settings_file(tmp_path, *lines), seed, chance.randrange(1, 300))
        assert shown == reference[: len(shown)]
        game, number = on_disk(settings)
        came_back = switch_on(settings, game)
        seen[came_back["state"]] += 1
        compare(came_back, [line for line in reference if is_at(line, game, number)], shown)
    print(seen)


def copied(folder: Path) -> Path:
    """Return a folder with a copy of the journal in it."""
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in folder.glob("journal.db*"):
        shutil.copy(file, copy / file.name)
    return copy


def run_and_kill(config: Path, seed: int, after: int) -> list[Line]:
    """Kill a night once it has told `after` moments; return all that it has told."""
    command = [sys.executable, "-m", "tests.daemon.night", str(config), str(seed), str(STEPS)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def on_disk(settings: Settings) -> tuple[int | None, int]:
    """Return the game that was on, and how much of it everybody may know of."""
    with read_journal(settings.journal.path) as journal:
        for row in journal.games():
            if row.status is Status.RUNNING and row.entries:
                entries = journal.load(row.game)
                return row.game, record_of(row.game, entries).public_number
    return None, 0


def is_at(line: Line, game: int | None, number: int) -> bool:
    return bool(line["game"] == game and line["number"] == number)


def switch_on(settings: Settings, game: int | None) -> Line:
    """Return what people see after the power is back, and after "go on with it?" where asked."""
    teller = Teller()
    teller.tell = lambda _line: None

    async def start() -> Line:
        async with running(Parts(settings, teller)) as teller.box:
            await let_pass(1.1)
            if game is not None and teller.state == "WAITING GAME":
                await teller.box.body.simulated.hand.press(Button.YES)
            return moment(teller.box, teller)

    return jumping.run(start())


def compare(came_back: Line, before: Sequence[Line], shown: Sequence[Line]) -> None:
    """What came back has to be what was there before; what was shown has to be on disk."""
    if came_back["game"] is None:
        return
    if shown[-1]["game"] == came_back["game"]:
        assert shown[-1]["number"] <= came_back["number"]
    assert came_back["state"] in {line["state"] for line in before}
    assert came_back["lights"] in [line["lights"] for line in before]
    for face in ("table", "ghost"):
        words = [lasting(line, face) for line in before if not line["is_covered"]]
        assert lasting(came_back, face) in words or not words
    if came_back["state"] == "TIMER":
        last = [line for line in shown if line in before] or before
        assert came_back["sand"] == pytest.approx(last[-1]["sand"], abs=1.1)


def lasting(line: Line, face: str) -> Sequence[str]:
    """Return the words that a power cut doesn't change: the sand stands after it."""
    words: Sequence[str] = line[face]
    is_another = line["state"] == "TIMER" or (face, line["state"]) == ("ghost", "SHARED VISION")
    return words[1:] if is_another else words
