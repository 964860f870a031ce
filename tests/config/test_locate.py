"""The line of every key, however TOML lets it be written."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.config.locate import KeyPath, line_at, lines_of

KEYS = ("a", "a-b_1", "12", '"q k"', "'l.k'", '"e\\u00e9\\"#="', "x . y", '"x"."z"')
VALUES = (
    "1", "-1.5e3", "0x3C", "true", "nan", "1979-05-27 07:32:00", '"# no \\" remark ["', "'\\'",
    '""', '""""""', "''''''", '"""\nb = 1\n[t]\n"""', '"""a"" ""\\""""', "'''\n''x''\n'''''",
    '"""\\\n   x"""""', "[]", "[\n1, # ] remark\n\n2\n,]", "[[1,\n2], [\n]]", "{}",
    '{ k = 1, "l" = [\n1\n], m.n = "}" }', "[{ k = 1 }, { k = \n1 }]".replace("\n", ""),
)  # fmt: skip
LINES = st.lists(
    st.tuples(st.sampled_from(KEYS), st.sampled_from(VALUES), st.sampled_from(["", "  # a = [1"])),
    max_size=8,
    unique_by=lambda line: line[0].replace('"', "").replace(" ", "")[:2],
)


def paths_of(value: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    """Yield the path of every key and list entry in `value`."""
    inside: dict[Any, Any] = value if isinstance(value, dict) else {}
    if isinstance(value, list):
        inside = dict(enumerate(value))
    for step, inner in inside.items():
        yield (*path, step)
        yield from paths_of(inner, (*path, step))


@given(LINES, st.sampled_from(["\n", "\r\n"]))
def test_every_key_is_found_on_the_line_where_it_was_written(
    lines: list[tuple[str, str, str]], end: str
) -> None:
    text, expected = "[table]  # heading\n", {"table": 1}
    for key, value, remark in lines:
        line = text.count("\n") + 1
        text += f"\t{key} = {value}{remark}\n"
        expected[next(iter(tomllib.loads(f"{key} = 1")))] = line
    found = lines_of(text.replace("\n", end))
    assert {path[-1]: line for path, line in found.items() if path[:-1] in ((), ("table",))} == (
        expected
    )
    assert set(found) - {("table",)} == set(paths_of(tomllib.loads(text)["table"], ("table",)))


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("\n[a.b]\nc = 1", ("a",), 2),
        ("[a.b]\n\n[a]\nc = 1", ("a", "c"), 4),
        ("a.b.c = 1\na.b.d = 2", ("a", "b"), 1),
        ("a.b.c = 1\na.b.d = 2", ("a", "b", "d"), 2),
        ("a = [\n  1,\n  2,\n]", ("a", 1), 3),
        ('["a.b"]\n"c" = 1', ("a.b", "c"), 2),
        ("[[a]]\nb = 1\n[[a]]\nb = 2", ("a", "b"), 2),
        ("a = 1  # [b]\n#c = 2\nc = 3", ("c",), 3),
        ('a = """\nc = 1\n"""\nc = 2', ("c",), 4),
    ],
)
def test_line_is_the_first_on_which_the_key_stands(text: str, path: KeyPath, line: int) -> None:
    assert lines_of(text)[path] == line


def test_what_is_missing_has_the_line_of_the_table_around_it() -> None:
    lines = lines_of("\n[a]\nb = { c = 1 }\n")
    assert line_at(lines, ("a", "b", "d")) == 3
    assert line_at(lines, ("a", "x")) == 2
    assert line_at(lines, ("z",)) is None
