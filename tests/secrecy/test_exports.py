"""What is written of a game for everybody: nothing of it depends on a secret (R10)."""

import json
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from pathlib import Path
from random import Random

import pytest

from seancebox.archive import export, games
from seancebox.engine import events as happened
from seancebox.engine.setup import Records, Setup
from seancebox.journal import open_journal
from seancebox.ports import Entry
from seancebox.rerun import beats
from seancebox.table.record import entries_of, last_step
from tests.engine.evening import setup_for

from .games import Step, lines_of, record_of_steps, walk, with_other_secrets

pytestmark = pytest.mark.rule("R10")

WALL = datetime(2026, 10, 31, 20, 0, tzinfo=UTC)
SETUPS = [setup_for(players, records=Records(tokens=True, bets=True)) for players in (2, 3, 5, 7)]


def steps_of(setup: Setup) -> list[Step]:
    return [events for events, _ in walk(setup, Random(7))]


async def exported(path: Path, entries: tuple[Entry, ...]) -> str:
    """Write a journal at `path`; return all that is told of it."""
    journal = await open_journal(path, lambda: WALL)
    await journal.append(await journal.begin(), entries)
    await journal.close()
    return json.dumps(export(path, 1)) + "".join(one.what for one in games(path))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
async def test_export_is_the_same_at_any_moment_whatever_the_secrets(
    setup: Setup, tmp_path: Path
) -> None:
    steps = steps_of(setup)
    for number in range(2, len(steps) + 1, 9):
        one, other = steps[:number], with_other_secrets(steps[:number])
        assert one != other
        told = await exported(tmp_path / f"{number}.db", entries_of(lines_of(one)))
        assert told == await exported(tmp_path / f"{number}-.db", entries_of(lines_of(other)))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players} players")
def test_game_shown_again_makes_no_pause_for_a_secret(setup: Setup) -> None:
    steps = steps_of(setup)[:-1]  # the culprit is not revealed yet
    shown = [
        [
            (beat.after, [line.said for line in beat.lines if not is_culprits(line.said)])
            for beat in beats(record_of_steps(told), stamped(told))
        ]
        for told in (steps, [step for step in steps if not is_culprits(step[0])])
    ]
    assert shown[0] == shown[1]


def stamped(steps: list[Step]) -> list[str]:
    """Return a time for every line: four seconds for each step, and a secret one in between."""
    public = accumulate(not is_culprits(step[0]) for step in steps)
    return [
        (WALL + timedelta(seconds=4 * number + 2 * is_culprits(step[0]))).isoformat()
        for number, step in zip(public, steps, strict=True)
        for _ in step
    ]


def is_culprits(said: object) -> bool:
    return isinstance(said, happened.CulpritChosen | happened.CulpritForgotten)


def test_secret_is_taken_back_with_the_step_before_it_and_never_alone() -> None:
    steps: list[Step] = [
        (happened.LineUpBegun(),),
        (happened.SharedVisionBegun(),),
        (happened.CulpritChosen(2),),
        (happened.CulpritForgotten(),),
    ]
    untold = last_step(record_of_steps([(), *steps[:2]]))
    told = last_step(record_of_steps([(), *steps]))
    assert told[: len(untold)] == untold
    assert [line.step for line in told] == [3, 4, 5]


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("culprit_chosen", '{"group":"77"}'),
        ("culprit_chosen", '{"group":77.5}'),
        ("culprit_chosen", '{"group":[77]}'),
        ("culprit_chosen", '{"the":77}'),
        ("vote_cast", '{"psychic":"red","group":77}'),  # of nobody who plays
    ],
)
async def test_entry_that_cannot_be_read_is_told_without_what_is_in_it(
    kind: str, data: str, tmp_path: Path
) -> None:
    path = tmp_path / "journal.db"
    journal = await open_journal(path, lambda: WALL)
    await journal.append(await journal.begin(), (Entry(1, 1, kind, data),))
    await journal.close()
    (told,) = games(path)
    assert told.what.startswith("can't be read: game 1")
    assert "77" not in told.what
