"""Every kind of mistake, each in a file of its own beside the lines that `check` says of it."""

from pathlib import Path

import pytest

from seancebox.config.load import check

HERE = Path(__file__).parent
BAD = sorted((HERE / "bad").glob("*.toml"))
GOOD = sorted((HERE / "good").glob("*.toml"))
JARGON = ("pydantic", "literal", "enum", "tuple", "dict", "int_", "valid", "instance", "str ")


def named(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)


@named(BAD)
def test_bad_file_is_told_every_mistake_at_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    lines, code = check([Path(path.name)])
    assert lines == path.with_suffix(".says").read_text(encoding="utf-8").splitlines()
    assert code == 2


@named(BAD)
def test_mistakes_come_in_the_order_of_their_lines(path: Path) -> None:
    lines, _ = check([path])
    numbers = [int(line.removeprefix(f"{path}:").partition(":")[0]) for line in lines]
    assert numbers == sorted(numbers)


@named(BAD)
def test_mistakes_are_told_in_plain_english(path: Path) -> None:
    lines, _ = check([path])
    said = " ".join(line.removeprefix(str(path)) for line in lines).lower()
    assert [word for word in JARGON if word in said] == []


@named(GOOD)
def test_good_file_is_said_to_be_good(path: Path) -> None:
    assert check([path]) == ([f"{path}: good"], 0)


def test_one_bad_file_among_good_ones_is_enough_for_exit_code_2() -> None:
    lines, code = check([GOOD[0], BAD[0], GOOD[1]])
    assert lines[0] == f"{GOOD[0]}: good"
    assert lines[-1] == f"{GOOD[1]}: good"
    assert code == 2
