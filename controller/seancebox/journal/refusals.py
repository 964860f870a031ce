"""What the disk and SQLite refuse, in plain words: where, and what to do."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from seancebox.ports import JournalFailed

_FULL: Final = "the disk is full; make room on it and try again"
_NOT_ALLOWED: Final = (
    "it can't be opened or written; check that the folder exists, belongs to the user who runs "
    "the box, and is not mounted read-only"
)
_BUSY: Final = "another program holds it; close that program and try again"
DAMAGED: Final = "it is damaged; start the box again: it puts the file aside and begins a new one"
_FAILING: Final = (
    "the disk fails; check that it has room and is not worn out (the kernel's log says more)"
)

_BY_SQLITE: Final = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _NOT_ALLOWED,
    sqlite3.SQLITE_CANTOPEN: _NOT_ALLOWED,
    sqlite3.SQLITE_PERM: _NOT_ALLOWED,
    sqlite3.SQLITE_AUTH: _NOT_ALLOWED,
    sqlite3.SQLITE_BUSY: _BUSY,
    sqlite3.SQLITE_LOCKED: _BUSY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
_BY_ERRNO: Final = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: _NOT_ALLOWED,
    errno.ENOENT: _NOT_ALLOWED,
    errno.ENOTDIR: _NOT_ALLOWED,
    errno.EISDIR: _NOT_ALLOWED,
    errno.EEXIST: _NOT_ALLOWED,
}


@contextmanager
def plain_refusals(path: Path) -> Iterator[None]:
    """Raise JournalFailed for what the disk refuses; mistakes of the program stay what they are."""
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.IntegrityError):
        raise
    except sqlite3.DatabaseError as error:
        advice = _BY_SQLITE.get(primary_code(error), _FAILING)
        raise JournalFailed(f"journal {path}: {advice} [{error}]") from error
    except OSError as error:
        advice = _BY_ERRNO.get(error.errno or 0, _FAILING)
        raise JournalFailed(f"journal {path}: {advice} [{error.strerror}]") from error


def primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's primary result code, or SQLITE_ERROR if Python raised this by itself."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF
