"""`seancebox run` and `seancebox play` from outside: how they end, and when they don't begin."""

import signal
import socket
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from seancebox import daemon
from seancebox.journal import open_journal, take_lock
from seancebox.journal.sqlite import SqliteJournal
from tests.links.test_systemd import Line, line

from .box import settings_file, settings_in
from .process import ran, started

__all__ = ["line"]
ENDINGS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return settings_file(tmp_path)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_box_that_is_told_to_end_ends_well_and_lets_its_journal_go(
    box: Path, ending: signal.Signals
) -> None:
    with started("play", "--port", 0, "--config", box) as process:
        process.url()
        process.send(ending)
        assert process.ended() == (0, "")
    take_lock(box.with_name("journal.db")).close()


def test_it_ends_while_pages_look_on_and_though_it_is_told_twice(box: Path) -> None:
    with started("play", "--port", 0, "--config", box) as process:
        url = process.url()
        with urllib.request.urlopen(f"{url}events?page=one") as page:
            assert page.readline() == b"retry: 1000\n"
            process.send(signal.SIGTERM)
            process.send(signal.SIGINT)
            assert process.ended() == (0, "")


def test_systemd_hears_that_a_box_on_its_pins_is_ready_and_that_it_ends(
    box: Path, line: Line
) -> None:
    with started("run", "--config", box, environ={"NOTIFY_SOCKET": line.address}) as process:
        assert line.next() == "READY=1\nSTATUS=ATTRACT"
        process.send(signal.SIGTERM)
        code, _ = process.ended()
    assert code == 0
    assert line.heard() == ["STOPPING=1"]


def test_a_box_that_is_told_to_end_while_it_starts_ends_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_and_be_told(*given: object) -> SqliteJournal:
        signal.raise_signal(signal.SIGTERM)
        return await open_journal(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(daemon, "open_journal", open_and_be_told)
    daemon.run(settings_in(tmp_path))
    take_lock(tmp_path / "journal.db").close()


@pytest.mark.parametrize("words", [("run",), ("play", "--port", 0)], ids=["run", "play"])
def test_a_second_box_is_refused_and_told_which_process_has_the_journal(
    box: Path, words: tuple[object, ...]
) -> None:
    with started("play", "--port", 0, "--config", box) as first:
        first.url()
        second = ran(*words, "--config", box)
    assert (second.returncode, second.stdout) == (1, "")
    assert f"journal {box.with_name('journal.db')} (process {first.pid})" in second.stderr
    assert "stop it first" in second.stderr
    assert second.stderr.count("\n") == 1


def test_a_port_that_is_taken_is_said_with_what_to_do(box: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = ran("play", "--port", port, "--config", box)
    assert refused.returncode == 1
    assert refused.stderr == (
        f"seancebox: no page at http://127.0.0.1:{port}/: address already in use; end what uses "
        f"port {port}, or take another with --port (0: any that is free) or console.port\n"
    )


@pytest.mark.parametrize(
    ("factory", "words"),
    [("lgpio", "install it with: .venv/bin/pip install '.[pi]'"), ("rpigpio", "install it with")],
)
def test_pins_that_are_not_there_are_said_with_what_to_do(
    tmp_path: Path, factory: str, words: str
) -> None:
    if not is_missing("lgpio" if factory == "lgpio" else "RPi"):
        pytest.skip(f"the library of {factory} is installed here: that it is missing isn't tried")
    box = tmp_path / "pi.toml"
    box.write_text(f'pins.factory = "{factory}"\njournal.path = "{tmp_path}/journal.db"\n')
    refused = ran("run", "--config", box)
    assert refused.returncode == 1
    assert words in refused.stderr
    assert "Traceback" not in refused.stderr


def is_missing(module: str) -> bool:
    try:
        __import__(module)
    except ImportError:
        return True
    return False


def test_every_mistake_in_the_settings_is_said_and_nothing_begins(tmp_path: Path) -> None:
    box = settings_file(tmp_path, "pins.yes = 99", 'box.place = "pub"', "moon = 1")
    refused = ran("run", "--config", box)
    assert refused.returncode == 2
    lines = refused.stderr.splitlines()
    assert [line.split(": ")[0] for line in lines] == [f"{box}:{n}" for n in (3, 4, 5)]
    assert not (tmp_path / "journal.db").exists()


def test_gpiod_says_that_it_comes(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('pins.factory = "gpiod"\n', encoding="utf-8")
    refused = ran("run", "--config", box)
    assert refused.returncode == 2
    assert refused.stderr == (
        f'{box}:1: pins.factory: "gpiod" comes in a later version; use "lgpio"\n'
    )


def test_settings_that_are_not_there_are_said(tmp_path: Path) -> None:
    refused = ran("run", "--config", "nowhere.toml", cwd=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr == "nowhere.toml: there is no such file; is the path right?\n"


def test_a_journal_that_can_not_be_written_is_said_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="ascii")
    box = tmp_path / "box.toml"
    box.write_text(f'pins.factory = "mock"\njournal.path = "{tmp_path}/file/journal.db"\n')
    refused = ran("run", "--config", box)
    assert refused.returncode == 1
    assert f"journal {tmp_path}/file/journal.db.lock: it can't be opened" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_journal_of_a_newer_version_is_left_alone(box: Path) -> None:
    path = box.with_name("journal.db")
    with started("play", "--port", 0, "--config", box) as process:
        process.url()
        process.send(signal.SIGTERM)
        process.ended()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    refused = ran("run", "--config", box)
    assert refused.returncode == 1
    assert "a newer seancebox wrote it" in refused.stderr
    assert [one.name for one in path.parent.glob("*damaged*")] == []
