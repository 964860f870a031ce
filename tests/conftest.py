"""Plumbing of the test run: Hypothesis profiles, the browser, and the last lines that count it up.

`SEANCE_LONG=1` (make crash) asks for the long form of the tests that have one.
"""

import os
from collections import Counter
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from seancebox.gallery.chromium import MISSING
from seancebox.gallery.chromium import chromium as installed

# The suite shares its cores, so no example is judged by its duration.
_UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", _UNHURRIED, derandomize=True)
settings.register_profile("long", _UNHURRIED, max_examples=2000, print_blob=True)
settings.load_profile("long" if os.environ.get("SEANCE_LONG") == "1" else "ci")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the system's Chromium, or skip."""
    return installed() or pytest.skip(MISSING)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, None, None]:
    """Say last, below pytest's own closing line, what passed and why something was skipped."""
    yield
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:  # None in xdist's workers
        for line in _last_lines(terminal.stats):
            terminal.write_line(line)


def _last_lines(stats: dict[str, list[pytest.TestReport]]) -> Iterator[str]:
    passed, failed, skipped = (stats.get(kind, []) for kind in ("passed", "failed", "skipped"))
    broken = len(failed) + len(stats.get("error", []))
    yield f"{len(passed)} passed, {broken} failed, {len(skipped)} skipped"
    for reason, times in Counter(map(_reason, skipped)).most_common():
        yield f"skipped {times}: {reason}"


def _reason(report: pytest.TestReport) -> str:
    match report.longrepr:
        case (_, _, str(reason)):
            return reason.removeprefix("Skipped: ")
        case other:
            return str(other)
