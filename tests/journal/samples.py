"""Entries to write, and a journal with a game in it."""

from pathlib import Path

from seancebox.journal import open_journal
from seancebox.ports import Entry


def step_of(step: int, first: int, size: int = 1) -> tuple[Entry, ...]:
    """Return the `size` entries of `step`, numbered from `first`."""
    numbers = range(first, first + size)
    return tuple(Entry(number, step, "hour_opened", f'{{"of":{size}}}') for number in numbers)


async def write_game(path: Path, steps: int = 50) -> int:
    """Write a game of `steps` entries to the journal at `path`; return its number."""
    journal = await open_journal(path)
    game = await journal.begin()
    for step in range(1, steps + 1):
        await journal.append(game, step_of(step, first=step))
    await journal.close()
    return game
