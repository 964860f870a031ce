"""Writes until the disk refuses, makes room, writes on; run as a program with a disk of its own.

Arguments: the journal, and "fill" (fill the small disk it is on) or "limit" (files may not grow).
Prints one JSON object.
"""

import asyncio
import json
import resource
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from seancebox.journal import SqliteJournal, open_journal
from seancebox.ports import Entry, JournalFailed

Room = Callable[[], None]


def fill_disk(folder: Path) -> Room:
    """Leave 40 kB free; return what gives the rest back."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        with suppress(OSError):
            while True:
                file.write(bytes(1024))
        file.truncate(file.tell() - 40 * 1024)
    return ballast.unlink


def limit_files() -> Room:
    """Let no file grow over 100 kB; return what lifts that."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100 * 1024, hard))
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


async def append(journal: SqliteJournal, game: int, first: int) -> int:
    """Append a step of three; return its last number."""
    entries = [Entry(first + i, first, "asked", '{"psychic":"red"}') for i in range(3)]
    await journal.append(game, entries)
    return first + 2


async def be_refused(path: Path, how: str) -> dict[str, object]:
    """Return what happened."""
    journal = await open_journal(path)
    game = await journal.begin()
    make_room = fill_disk(path.parent) if how == "fill" else limit_files()
    number, refusal = 0, ""
    while not refusal:
        try:
            number = await append(journal, game, number + 1)
        except JournalFailed as failed:
            refusal = str(failed)
    kept = len(await journal.load(game))
    make_room()
    await append(journal, game, number + 1)
    await journal.close()
    journal = await open_journal(path)
    in_the_end = len(await journal.load(game))
    await journal.close()
    return {
        "acknowledged": number,
        "refusal": refusal,
        "kept_after_refusal": kept,
        "kept_in_the_end": in_the_end,
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(be_refused(Path(sys.argv[1]), sys.argv[2]))))
