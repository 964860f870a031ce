"""`games`, `export` and `replay`: the list, what everybody may read, and the evening again."""

import json
import re
import signal
import urllib.request
from pathlib import Path
from typing import IO

import pytest

from seancebox.__main__ import main
from tests.daemon.box import settings_file
from tests.daemon.process import Process, ran, started

from .pressing import post, until


def test_games_says_when_a_game_was_played_and_how_it_ended(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--journal", str(journal)]) == 0
    assert re.fullmatch(
        r" +1  2026-10-31 20:00  over       2 players, easy, won\n", capsys.readouterr().out
    )


def test_an_export_has_the_events_in_order_and_the_table_at_the_end(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "1", "--json", "--journal", str(journal)]) == 0
    game = json.loads(capsys.readouterr().out)
    assert (game["game"], game["status"]) == (1, "over")
    assert [event["number"] for event in game["events"]] == list(range(1, len(game["events"]) + 1))
    assert game["events"][-1]["kind"] == "game_won"
    assert game["table"]["accused"] is not None


@pytest.mark.parametrize("command", ["export", "replay"])
def test_a_game_that_is_not_there_is_said_with_those_that_are(
    journal: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "9", "--journal", str(journal)]) == 2
    assert capsys.readouterr().err == f"{journal}: there is no game 9; the journal has: 1\n"


@pytest.mark.parametrize("words", [["games"], ["export", "1"], ["replay", "1"]], ids=" ".join)
def test_a_journal_that_is_not_there_is_said(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "journal.db"
    assert main([*words, "--journal", str(missing)]) == 1
    said = capsys.readouterr().err
    assert said == f"seancebox: journal {missing}: there is none; has a box played here yet?\n"


def test_the_journal_of_the_settings_is_read_where_none_is_named(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    box = settings_file(journal.parent)
    assert main(["games", "--config", str(box)]) == 0
    assert "2 players, easy, won" in capsys.readouterr().out


def test_a_game_that_is_on_can_be_listed_and_exported(tmp_path: Path) -> None:
    box = settings_file(tmp_path)
    with started("play", "--port", 0, "--config", box) as process:
        begin_evening(process.url())
        games = ran("games", "--config", box)
        export = ran("export", "1", "--config", box)
    assert "running    set-up only" in games.stdout
    assert json.loads(export.stdout)["status"] == "running"


def begin_evening(url: str) -> None:
    """Hold YES until it acts, then any other button, by way of the page's own API."""
    with urllib.request.urlopen(f"{url}events") as events:
        post(url, "yes", is_down=True)
        until(events, b'"cue":"heard"')
        post(url, "yes", is_down=False)
        post(url, "red", is_down=True)
        until(events, b'"state":"SEATS"')


def replayed(process: Process) -> list[str]:
    """Return what a replay says until it ends."""
    lines = []
    while line := process.line():
        lines.append(line.rstrip("\n"))
    return lines


def test_a_replay_shows_the_whole_evening_and_ends(journal: Path) -> None:
    with started("replay", "1", "--speed", 1000, "--port", 0, "--journal", journal) as process:
        process.url()
        lines = replayed(process)
        assert process.ended() == (0, "")
    assert lines[0] == "a new evening"
    assert "the sand runs" in lines
    assert "the hand stands at II" in lines
    assert lines[-1] == "won"


def test_a_replay_says_at_its_end_that_the_game_was_abandoned(abandoned: Path) -> None:
    with started("replay", "1", "--speed", 1000, "--port", 0, "--journal", abandoned) as process:
        process.url()
        assert replayed(process)[-1] == "abandoned"


def test_a_replay_shows_on_its_page_what_was_shown_with_the_sand_running(journal: Path) -> None:
    with started("replay", "1", "--speed", 20, "--port", 0, "--journal", journal) as process:
        url = process.url()
        with urllib.request.urlopen(f"{url}events") as events:
            pictures = pictures_in(events, "TIMER")
        process.send(signal.SIGINT)
        assert process.ended() == (0, "")
    assert len(pictures) >= 3  # the seconds change on the OLED


def pictures_in(events: IO[bytes], state: str) -> set[bytes]:
    """Return the table's pictures in the first `state` of the stream."""
    pictures: set[bytes] = set()
    is_there = False
    while True:
        line = events.readline()
        if line.startswith(b'data: {"number"'):
            was_there, is_there = is_there, f'"state":"{state}"'.encode() in line
            if was_there and not is_there:
                return pictures
        elif is_there and b'"face":"table"' in line:
            pictures.add(line)


def test_ctrl_c_ends_a_replay(journal: Path) -> None:
    with started("replay", "1", "--port", 0, "--journal", journal) as process:
        process.url()
        assert process.line() == "a new evening\n"
        process.send(signal.SIGINT)
        assert process.ended() == (0, "")


def test_a_replay_leaves_the_journal_as_it_is(journal: Path) -> None:
    before = journal.read_bytes()
    with started("replay", "1", "--speed", 1000, "--port", 0, "--journal", journal) as process:
        replayed(process)
    assert journal.read_bytes() == before
