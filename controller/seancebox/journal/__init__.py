"""Everything that happened, on disk before anybody sees it: SQLite, in one thread."""

from .lock import Lock, Occupied, take_lock
from .reader import Reader, read_journal
from .sqlite import SqliteJournal, open_journal

__all__ = [
    "Lock",
    "Occupied",
    "Reader",
    "SqliteJournal",
    "open_journal",
    "read_journal",
    "take_lock",
]
