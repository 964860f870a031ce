"""One box, one journal: a second one that would write to it is refused."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import Self

from .refusals import plain_refusals


class Occupied(Exception):
    """Another box runs with this journal. pid: its process, where it could be told."""

    def __init__(self, journal: Path, pid: int | None) -> None:
        who = f"process {pid}" if pid else "another process"
        super().__init__(
            f"a box is already running with the journal {journal} ({who}): "
            "stop it first, or give this one its own journal: path in [journal] of its box.toml"
        )
        self.journal = journal
        self.pid = pid


class Lock:
    """The claim of this process on a journal; the kernel ends it with the process."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def close(self) -> None:
        """Let the journal go; the empty file stays, since taking it away would be a race."""
        with suppress(OSError):  # only people read the number
            os.ftruncate(self._descriptor, 0)
        os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def take_lock(journal: Path) -> Lock:
    """Claim `journal` through the file of its name and `.lock` beside it.

    Occupied if another process has it; JournalFailed if the folder can't be written.
    """
    path = journal.with_name(journal.name + ".lock")
    with plain_refusals(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            digits = os.read(descriptor, 20).strip()
            os.close(descriptor)
            raise Occupied(journal, int(digits) if digits.isdigit() else None) from None
    with suppress(OSError):  # a full disk: the lock holds without the number
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
    return Lock(descriptor)
