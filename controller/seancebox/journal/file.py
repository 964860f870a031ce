"""The journal's file: begun, examined, put aside under a new name when it is damaged."""

import errno
import os
import sqlite3
from contextlib import closing
from datetime import datetime
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Final

from seancebox.ports import JournalFailed, Status

from . import schema
from .refusals import primary_code

# Empty: the file itself. It goes first: if the rest is left behind by a power cut, a start
# without it puts that aside too, since a new file would take an old -wal or -journal for its own.
_PARTS: Final = ("", "-wal", "-shm", "-journal")
_OWNER_ONLY: Final = 0o600  # secrets are in it
_DAMAGE_CODES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

# A flipped bit inside a value; SQLite leaves CHECK constraints out where it may only read.
_UNREADABLE: Final = f"""
    SELECT 'an entry' FROM entry WHERE NOT json_valid(data) UNION ALL
    SELECT 'a kept answer' FROM kept WHERE NOT json_valid(value) UNION ALL
    SELECT 'a status' FROM game WHERE status NOT IN ({", ".join(f"'{s.value}'" for s in Status)})
    LIMIT 1"""


class Damaged(Exception):
    """The file is no journal that can be gone on with; the sentence says why."""


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open `path`; mode: "ro" never writes to the file, "rw" never makes one."""
    if path.is_dir():  # SQLite would call it a failing disk
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():  # /dev/null must never be put aside
        raise JournalFailed(f"journal {path}: it is a device or a pipe; name a plain file")
    if mode == "rw" and not os.access(path, os.W_OK):  # SQLite would silently settle for reading
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    db = sqlite3.connect(uri, isolation_level=None, uri=True)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")  # a flipped bit stays small
    return db


def is_new(path: Path) -> bool:
    """Whether nothing lies at `path`, nor beside it what a lost file left there."""
    return not any(part.exists() for part in _parts(path))


def examine(path: Path) -> None:
    """Return if `path` holds a sound journal, without changing it.

    Damaged if not; JournalFailed if a newer version wrote it. Reads all of it.
    """
    if not path.exists():
        raise Damaged("the file is gone, what lay beside it is left")
    with closing(connect(path, _mode_to_examine(path))) as db:
        try:
            identify(path, db)
            _read_through(db)
        except sqlite3.DatabaseError as error:
            if primary_code(error) in _DAMAGE_CODES:
                raise Damaged(str(error)) from error
            raise


def _mode_to_examine(path: Path) -> str:
    """Read-only, but where a power cut left a -journal SQLite has to undo what that names."""
    return "rw" if path.with_name(path.name + "-journal").exists() else "ro"


def identify(path: Path, db: sqlite3.Connection) -> None:
    """Return if `db`, open at `path`, is a journal that this version knows; else as `examine`."""
    if db.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION_ID:
        raise Damaged("it is not a journal of this program")
    version = schema.version_of(db)
    if version > schema.VERSION:
        raise JournalFailed(
            f"journal {path}: a newer seancebox wrote it (version {version}, this one knows "
            f"{schema.VERSION}); update seancebox, or move the file away; it was not touched"
        )
    if version < 1 or not schema.has_tables_of(db, version):
        raise Damaged("its tables are not those of a journal")


def _read_through(db: sqlite3.Connection) -> None:
    problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok":
        raise Damaged(problem)
    if misread := db.execute(_UNREADABLE).fetchone():
        raise Damaged(f"{misread[0]} is not what was written")


def create(path: Path) -> None:
    """Make an empty journal at `path`: whole or not at all, whenever the power goes."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    for part in _parts(draft):
        part.unlink(missing_ok=True)
    draft.touch(_OWNER_ONLY)
    with closing(connect(draft, "rw")) as db:
        db.execute("PRAGMA synchronous = FULL")
        schema.migrate(db, schema.VERSION)
        db.execute("PRAGMA journal_mode = WAL")  # last: nothing may wait in a -wal of the draft
    draft.rename(path)
    _sync_folder(path.parent)


def put_aside(path: Path, at: datetime) -> Path:
    """Rename what lies at `path`, never over another file; return its new name."""
    stamp = f"{path.stem}.damaged-{at:%Y%m%d-%H%M%S}"
    endings = chain([""], (f"-{again}" for again in count(2)))
    names = (path.with_name(f"{stamp}{ending}{path.suffix}") for ending in endings)
    aside = next(name for name in names if is_new(name))
    for old, new in zip(_parts(path), _parts(aside), strict=True):
        if old.exists():
            old.rename(new)
    _sync_folder(path.parent)
    return aside


def restrict(path: Path) -> None:
    """Let nobody but its owner read `path`, whatever a backup or a copy made of it."""
    if path.stat().st_mode & 0o077:
        path.chmod(_OWNER_ONLY)


def _parts(path: Path) -> tuple[Path, ...]:
    return tuple(Path(f"{path}{part}") for part in _PARTS)


def _sync_folder(folder: Path) -> None:
    """Make new names outlive a power cut."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
