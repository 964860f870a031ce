"""The journal as the table uses it: everything that touches SQLite happens in one thread."""

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from seancebox.ports import Entry, GameRow, Json, Status

from .store import Store, open_store

T = TypeVar("T")
Wall = Callable[[], datetime]


def local_time() -> datetime:
    """Return the wall time with its zone."""
    return datetime.now(UTC).astimezone()


class SqliteJournal:
    """A `Journal` in a SQLite file; made by `open_journal`."""

    def __init__(self, store: Store, thread: Executor, wall: Wall, set_aside: Path | None) -> None:
        self._store = store
        self._thread = thread
        self._wall = wall
        self._set_aside = set_aside

    @property
    def set_aside(self) -> Path | None:
        """The name under which a damaged file was put aside at the start, if one was."""
        return self._set_aside

    async def begin(self) -> int:
        """Begin a game (RUNNING) and return its number."""
        return await self._do(self._store.begin, self._now())

    async def append(
        self, game: int, entries: Sequence[Entry], seconds_left: float | None = None
    ) -> None:
        """Write `entries`, and what sand they leave where told: all or none; then on disk.

        KeyError if there is no such game, ValueError if the numbers don't go on from the last.
        """
        await self._do(self._store.append, game, tuple(entries), self._now(), seconds_left)

    async def load(self, game: int) -> tuple[Entry, ...]:
        """Return all entries of `game` in order; KeyError if there is no such game."""
        return await self._do(self._store.load, game)

    async def games(self) -> tuple[GameRow, ...]:
        """Return all games, the newest first."""
        return await self._do(self._store.games)

    async def mark(self, game: int, status: Status) -> None:
        """Set the status of `game`; KeyError if there is no such game."""
        await self._do(self._store.mark, game, status, self._now())

    async def keep_sand(self, game: int, seconds_left: float) -> None:
        """Note how much sand is left; one row a game, no history."""
        await self._do(self._store.keep_sand, game, seconds_left)

    async def sand(self, game: int) -> float | None:
        """Return the sand that was left, if it was noted for `game`."""
        return await self._do(self._store.sand, game)

    async def keep(self, key: str, value: Json) -> None:
        """Keep an answer given on the box."""
        await self._do(self._store.keep, key, value)

    async def kept(self) -> Mapping[str, Json]:
        """Return all answers kept."""
        return await self._do(self._store.kept)

    async def close(self) -> None:
        """Finish what was begun and let the file go; nothing can be asked afterwards."""
        await self._do(self._store.close)
        self._thread.shutdown()

    def _now(self) -> str:
        return self._wall().isoformat(timespec="milliseconds")

    async def _do(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args))


async def open_journal(path: Path, wall: Wall = local_time) -> SqliteJournal:
    """Open the journal at `path`, or begin it; a damaged one is put aside and logged once.

    wall: tells the time with its zone, for people only. JournalFailed if the disk refuses, or
    if a newer version wrote the file, which then stays as it is. Take the lock first.
    """
    thread = ThreadPoolExecutor(1, initializer=_name_thread)
    try:
        store, set_aside = await asyncio.get_running_loop().run_in_executor(
            thread, open_store, path, wall()
        )
    except BaseException:
        thread.shutdown(wait=False)
        raise
    return SqliteJournal(store, thread, wall, set_aside)


def _name_thread() -> None:
    threading.current_thread().name = "journal"
