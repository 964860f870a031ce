"""Files that can't be read, and what is read from those that can."""

import errno
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.config.load import check, load
from seancebox.config.mistakes import BadSettings, Mistake
from seancebox.config.schema import keys
from seancebox.config.settings import Place, Settings, Touch
from seancebox.config.words import toml

GOOD = Path(__file__).parent / "good"


def mistakes_in(path: Path) -> tuple[Mistake, ...]:
    with pytest.raises(BadSettings) as bad:
        load(path)
    return bad.value.mistakes


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "box.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_no_file_and_an_empty_file_give_every_default() -> None:
    assert load(None) == load(GOOD / "empty.toml") == Settings()


def test_values_are_those_of_the_file() -> None:
    settings = load(GOOD / "every_spelling.toml")
    assert settings.box.name == 'Box "one"'
    assert settings.box.place is Place.CAFE
    assert settings.box.touch is Touch.LIGHT
    assert (settings.knock.gap, settings.knock.quiet) == (0.5, 1)
    assert settings.oled.table.address == 0x3C
    assert not settings.oled.ghost.is_built_in


def test_missing_file_is_told() -> None:
    (mistake,) = mistakes_in(Path("/nowhere/box.toml"))
    assert str(mistake) == "/nowhere/box.toml: there is no such file; is the path right?"


def test_directory_is_told(tmp_path: Path) -> None:
    (mistake,) = mistakes_in(tmp_path)
    assert str(mistake) == f"{tmp_path}: is a directory; name the file in it"


def test_file_that_may_not_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:  # as the system does, but for root
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    (mistake,) = mistakes_in(Path("box.toml"))
    assert str(mistake).startswith("box.toml: may not be read by you; ")


def test_endless_file_is_refused() -> None:
    (mistake,) = mistakes_in(Path("/dev/zero"))
    assert mistake.what == "is far too long for settings"


def test_windows_file_with_a_byte_order_mark_has_the_right_lines(tmp_path: Path) -> None:
    path = written(tmp_path, b'\xef\xbb\xbf[box]\r\n# remark\r\nplace = "pub"\r\n\r\ntuoch = 1\r\n')
    assert [mistake.line for mistake in mistakes_in(path)] == [3, 5]


def test_lists_nested_beyond_reason_are_refused(tmp_path: Path) -> None:
    (mistake,) = mistakes_in(written(tmp_path, f"a = {'[' * 5000}{']' * 5000}"))
    assert mistake.what == "has lists nested too deep"


def test_number_without_end_is_refused_with_its_line(tmp_path: Path) -> None:
    (mistake,) = mistakes_in(written(tmp_path, f"[rules]\nsand_seconds = {'9' * 5000}\n"))
    assert (mistake.line, mistake.what) == (2, "this number is far too long")


def test_typing_error_in_one_pin_blames_no_other_pin(tmp_path: Path) -> None:
    path = written(tmp_path, '[pins]\nyes = "four"\nno = 4\ncrow = five\nred = 6\n')
    assert [mistake.line for mistake in mistakes_in(path)] == [2, 4]


def test_text_of_bad_settings_has_a_line_for_each_mistake(tmp_path: Path) -> None:
    path = written(tmp_path, "[box]\nnmae = 1\nbrightness = 2\n")
    with pytest.raises(BadSettings) as bad:
        load(path)
    assert str(bad.value).splitlines() == check([path])[0]


VALUES = st.recursive(
    st.booleans()
    | st.integers()
    | st.floats()
    | st.dates()
    | st.text(st.characters(codec="utf-8", exclude_categories=["C"]))
    | st.sampled_from(["never", "none", "home", "red", "~/x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.just("agree"), inner),
    max_leaves=4,
)


@given(path=st.sampled_from(list(keys())), value=VALUES)
def test_any_value_of_any_key_is_good_or_told_on_its_line(
    tmp_path_factory: pytest.TempPathFactory, path: tuple[str, ...], value: object
) -> None:
    table, key = ".".join(path[:-1]), path[-1]
    file = written(tmp_path_factory.getbasetemp(), f"# one\n[{table}]\n\n{key} = {toml(value)}\n")
    lines, _ = check([file])
    assert lines == [f"{file}: good"] or all(
        line.startswith(f"{file}:4: {table}") for line in lines
    )
