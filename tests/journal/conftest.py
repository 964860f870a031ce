"""A journal in a folder of its own, and hours that a test can set."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from seancebox.journal import SqliteJournal, open_journal


@dataclass
class WallClock:
    """A wall clock that somebody sets by hand."""

    now: datetime = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def wall() -> WallClock:
    return WallClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


@pytest.fixture
async def journal(path: Path, wall: WallClock) -> AsyncIterator[SqliteJournal]:
    opened = await open_journal(path, wall)
    yield opened
    await opened.close()
