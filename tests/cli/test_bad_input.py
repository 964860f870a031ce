"""Whatever is typed: a clear sentence and the right exit code, never a traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from seancebox.__main__ import main
from tests.daemon.process import command

COMMANDS = ("run", "play", "story", "simulate", "check", "games", "replay", "export")
BAD_FILES = Path(__file__).parents[1] / "config" / "bad"

GOOD_STORY = "title: nothing\nexpect state ATTRACT\n"
BAD_STORY = "expect state ATTRACT\nsing\n"
FALSE_STORY = "expect state SEATS\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: seancebox {command}")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play", "--port", "70000"], "'70000' is no port (0-65535; 0 takes a free one)"),
        (["play", "--port", "-1"], "'-1' is no port"),
        (["export", "0"], "'0' is no whole number from 1 on"),
        (["export", "²"], "'²' is no whole number from 1 on"),
        (["replay", "1", "--speed", "0"], "'0' is no speed (0.01-1000; 1 is as it was)"),
        (["replay", "1", "--speed", "nan"], "'nan' is no speed"),
        (["replay", "1", "--speed", "fast"], "'fast' is no speed"),
        (["simulate", "--games", "0"], "'0' is no whole number from 1 on"),
        (["simulate", "--players", "8"], "invalid choice: 8"),
        (["simulate", "--difficulty", "mild"], "invalid choice: 'mild'"),
        (["simulate", "--seed", "x"], "'x' is no whole number"),
        (["story"], "the following arguments are required: FILE"),
        (["check"], "the following arguments are required: F"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_an_argument_that_makes_no_sense_is_said(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert says in capsys.readouterr().err


def write(folder: Path, **stories: str) -> dict[str, str]:
    paths = {name: folder / f"{name}.story" for name in stories}
    for name, text in stories.items():
        paths[name].write_text(text, encoding="utf-8")
    return {name: str(path) for name, path in paths.items()}


def test_every_story_is_told_and_what_is_wrong_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = write(tmp_path, bad=BAD_STORY, false=FALSE_STORY, good=GOOD_STORY)
    assert main(["story", *paths.values()]) == 2
    said = capsys.readouterr()
    assert said.out == f"{paths['good']}: good (1 steps)\n"
    first, *_ = said.err.splitlines()
    assert first.startswith(f"{paths['bad']}:2: ")
    assert f"{paths['false']}:1: expect state SEATS\n" in said.err


@pytest.mark.parametrize(("text", "code"), [(GOOD_STORY, 0), (FALSE_STORY, 1), (BAD_STORY, 2)])
def test_the_exit_code_says_how_a_story_went(tmp_path: Path, text: str, code: int) -> None:
    assert main(["story", *write(tmp_path, one=text).values()]) == code


def test_a_story_that_is_not_there_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "no.story")
    good = write(tmp_path, good=GOOD_STORY)["good"]
    assert main(["story", missing, str(tmp_path), good]) == 2
    said = capsys.readouterr()
    assert said.err == f"{missing}: no such file or directory\n{tmp_path}: is a directory\n"
    assert said.out == f"{good}: good (1 steps)\n"


def test_a_story_that_is_no_text_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "picture.story"
    path.write_bytes(b"title: \xff\n")
    assert main(["story", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}:1: ")


def test_a_setting_that_a_story_gets_wrong_is_said_in_its_own_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, one=f'title: x\nset box.place = "pub"\n{GOOD_STORY}')["one"]
    assert main(["story", path]) == 2
    assert capsys.readouterr().err.startswith(f"{path}:2: box.place: ")


def test_check_says_the_mistakes_of_every_file(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(BAD_FILES.glob("*.toml"))
    assert main(["check", *map(str, files)]) == 2
    said = capsys.readouterr().out
    assert {line.split(":")[0] for line in said.splitlines()} == set(map(str, files))


def test_simulate_tells_its_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "6", "--difficulty", "hard", "--seed", "7", "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["seed"], list(told["by_difficulty"])) == (6, 7, ["hard"])
    assert set(told["by_players"]) == {"2", "3", "4", "5", "6", "7"}
    assert {"events", "seconds", "games_per_second", "wins", "hours_used"} <= set(told)


def test_a_reader_who_leaves_early_is_no_error_to_talk_of() -> None:
    with subprocess.Popen(
        command("check", *BAD_FILES.glob("*.toml")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, said = process.communicate(timeout=60)
    assert said == b""


def test_a_terminal_that_lacks_letters_is_spared_them(tmp_path: Path) -> None:
    path = write(tmp_path, one="title: x\nexpect table “Séance”\n")["one"]
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-m", "seancebox", "story", "--watch", path],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert done.returncode in (1, 2)
    assert b"Traceback" not in done.stderr
