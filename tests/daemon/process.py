"""`seancebox` as a process of its own, started and ended as a user does."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0


def command(*words: object) -> list[str]:
    return [sys.executable, "-m", "seancebox", *map(str, words)]


def ran(*words: object, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Return what came of `seancebox` with `words`; it has to end by itself."""
    return subprocess.run(
        command(*words), cwd=cwd, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


class Process:
    """One that runs until it is told to end."""

    def __init__(self, popen: subprocess.Popen[str]) -> None:
        self._popen = popen
        self.pid = popen.pid

    def line(self) -> str:
        """Wait for the next line that it prints."""
        assert self._popen.stdout is not None
        return self._popen.stdout.readline()

    def url(self) -> str:
        """Wait until the page is open, and return its address."""
        return next(word for word in self.line().split() if word.startswith("http"))

    def send(self, number: signal.Signals) -> None:
        self._popen.send_signal(number)

    def kill(self) -> None:
        self._popen.kill()
        self._popen.wait()

    def ended(self) -> tuple[int, str]:
        """Wait until it has ended; return its code and what it has complained of."""
        began = time.monotonic()
        _, stderr = self._popen.communicate(timeout=PATIENCE)
        print(f"ended after {time.monotonic() - began:.2f} s")  # pytest -rP shows it
        return self._popen.returncode, stderr


@contextmanager
def started(*words: object, environ: Mapping[str, str] | None = None) -> Iterator[Process]:
    """Run `seancebox` with `words` in the background; what still runs at the end is killed."""
    popen = subprocess.Popen(
        command(*words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **(environ or {})},
    )
    with popen:
        try:
            yield Process(popen)
        finally:
            popen.kill()
