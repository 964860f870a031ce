"""`seancebox play --demo` from outside: it plays, ends well, and is in nobody's way."""

import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from seancebox.__main__ import main
from tests.daemon.box import settings_file
from tests.daemon.process import Process, started

from .pressing import post, until


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return settings_file(tmp_path)


@pytest.fixture
def demo(box: Path) -> Iterator[Process]:
    with started("play", "--demo", "--speed", 1000, "--port", 0, "--config", box) as process:
        yield process


def events(url: str) -> IO[bytes]:
    stream: IO[bytes] = urllib.request.urlopen(f"{url}events")
    return stream


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_a_demo_plays_by_itself_until_it_is_told_to_end(
    ending: signal.Signals, demo: Process, box: Path
) -> None:
    with events(demo.url()) as page:
        until(page, b'"state":"TIMER"')
        until(page, b'"state":"CLAIMS"')
        demo.send(ending)
        assert demo.ended() == (0, "")
    assert [one.name for one in box.parent.iterdir()] == [box.name]


def test_two_demos_and_a_game_go_on_at_once(demo: Process, box: Path) -> None:
    with (
        started("play", "--port", 0, "--config", box) as game,
        started("play", "--demo", "--speed", 1000, "--port", 0, "--config", box) as other,
    ):
        game.url()
        for process in (demo, other):
            with events(process.url()) as page:
                until(page, b'"state":"VISIONS"')
        for process in (demo, other, game):
            process.send(signal.SIGTERM)
            assert process.ended() == (0, "")


def test_a_guest_who_presses_a_button_gets_the_box_and_the_terminal_says_so(demo: Process) -> None:
    url = demo.url()
    with events(url) as page:
        until(page, b'"state":"SEATS"')
        post(url, "crow", is_down=True)
        until(page, b"the demo stops")
    assert demo.line() == "the demo stops: the box is yours\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--speed", "20"], "--speed is for a demo: seancebox play --demo --speed 20"),
        (["--demo", "--journal", "j.db"], "a demo keeps no games: leave out --journal, or --demo"),
    ],
    ids=["speed", "journal"],
)
def test_what_does_not_go_together_is_said(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *words]) == 2
    assert capsys.readouterr().err == f"{says}\n"


def test_a_game_is_kept_in_the_journal_that_is_named(box: Path) -> None:
    journal = box.parent / "other.db"
    with started("play", "--port", 0, "--config", box, "--journal", journal) as process:
        process.url()
        process.send(signal.SIGTERM)
        assert process.ended() == (0, "")
    assert journal.exists()
    assert not (box.parent / "journal.db").exists()
