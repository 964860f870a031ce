"""A box that writes steps as fast as it can until somebody kills it; run as a program.

Says "ready" before it opens the journal, then the number of each entry that is safely kept.
"""

import asyncio
import sys
from pathlib import Path

from seancebox.journal import open_journal
from seancebox.ports import Entry


def step_of(step: int, first: int) -> list[Entry]:
    """Return a step of 1-5 entries; each says how many the step has."""
    size = 1 + step % 5
    return [Entry(first + i, step, "asked", f'{{"of":{size}}}') for i in range(size)]


async def write(path: Path) -> None:
    """Go on with the newest game, or begin one."""
    print("ready", flush=True)
    journal = await open_journal(path)
    games = await journal.games()
    game = games[0].game if games else await journal.begin()
    number = games[0].entries if games else 0
    step = (await journal.load(game))[-1].step if number else 0
    while True:
        step += 1
        entries = step_of(step, number + 1)
        await journal.append(game, entries)
        number = entries[-1].number
        print(number, flush=True)


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
