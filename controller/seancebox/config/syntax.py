"""TOML read as far as it can be: a line that is no TOML is told, and the rest is still read."""

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final

_MOST_SLIPS: Final = 100
_AT: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_FIRST_WORDS: Final = re.compile(r"[\w-]+")

# What tomllib says, by its beginning → what is wrong, and what to do.
_PLAIN: Final = (
    (
        "Invalid value",
        "this value can't be read",
        'text stands in "quotes"; numbers, true and false stand without',
    ),
    ("Cannot overwrite a value", "this key is set twice", "keep one of them"),
    ("Duplicate inline table key", "this key is set twice", "keep one of them"),
    ("Cannot mutate immutable", "this key is set twice", "keep one of them"),
    ("Cannot declare", "this table is there twice", "put all its keys under one heading"),
    ("Cannot redefine", "this table is there twice", "put all its keys under one heading"),
    ("Expected '=' after a key", "there is no = after the key", "write key = value"),
    ("Invalid initial character for a key", "there is no key before the =", "write key = value"),
    ("Invalid statement", "this is no setting", "write key = value, or [table]"),
    (
        "Expected newline or end of document",
        "something more stands after the value",
        "one setting a line; a remark begins with #",
    ),
    ("Unclosed array", "a list isn't closed", "a ] or a comma is missing"),
    ("Unclosed inline table", "a { isn't closed", "a } or a comma is missing, on the same line"),
    ("Expected ']", "the table's name isn't closed", "a ] is missing"),
    ("Unterminated string", "a text isn't closed", "the quotes at its end are missing"),
    ("Expected \"'", "a text isn't closed", "the quotes at its end are missing"),
    ('Expected "', "a text isn't closed", "the quotes at its end are missing"),
    ("Illegal character '\\n'", "a text isn't closed", "the quotes at its end are missing"),
    (
        "Unescaped '\\'",
        "a \\ in a text means something else here",
        "write \\\\, or put the text in 'single quotes'",
    ),
    ("Illegal character", "a character that TOML doesn't allow", "delete it"),
    ("Found invalid character", "a character that TOML doesn't allow", "delete it"),
    ("Exceeds the limit", "this number is far too long", "no setting needs that"),
    ("Invalid date", "there is no such date or time", "is it meant as text? then put it in quotes"),
)


@dataclass(frozen=True, slots=True)
class Slip:
    """A place that is no TOML. line: from 1."""

    line: int
    what: str
    hint: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What could be read. text: without the lines that slipped; lost: the words on those."""

    data: dict[str, Any]
    text: str
    slips: tuple[Slip, ...]
    lost: frozenset[str]


def read(text: str) -> Reading:
    """Return what `text` says, and every line that is no TOML.

    Where leaving single lines out doesn't help, as with a bracket never closed, what follows from
    the first slip can't be told from more slips: then the first stands alone and nothing is read.
    Raises RecursionError for lists nested beyond reason.
    """
    lines = text.split("\n")
    slips: list[Slip] = []
    lost: set[str] = set()
    while True:
        try:
            data = tomllib.loads("\n".join(lines))
        except ValueError as error:
            slip = _slip(error, lines)
        else:
            for slip in slips:
                data.pop(f"\0{slip.line}", None)
            return Reading(data, "\n".join(lines), tuple(slips), frozenset(lost))
        slips.append(slip)
        line = lines[slip.line - 1]
        blank = _blank(line, slip.line)
        if line in ("", blank) or len(slips) > _MOST_SLIPS:
            return Reading({}, "", (_alone(slips[0]),), frozenset())
        lost.update(_FIRST_WORDS.findall(line))
        lines[slip.line - 1] = blank


def _blank(line: str, number: int) -> str:
    """Return what stands for `line`; for a heading, one for keys that then belong nowhere."""
    return f'["\\u0000{number}"]' if line.lstrip().startswith("[") else ""


def _alone(slip: Slip) -> Slip:
    """Return `slip`, which may only be where something above it shows."""
    return Slip(slip.line, slip.what, f"{slip.hint}; or is a [, {{ or quote above not closed?")


def _slip(error: ValueError, lines: list[str]) -> Slip:
    said = _AT.sub("", str(error))
    where = _AT.search(str(error))
    if where is None:  # Python's own complaint of an endless number names no line
        line = 1 + max(range(len(lines)), key=lambda number: len(lines[number]))
    else:
        line = int(where[1] or len(lines))
    for beginning, what, hint in _PLAIN:
        if said.startswith(beginning):
            return Slip(line, what, hint)
    return Slip(line, f"this is no TOML: {said[:1].lower()}{said[1:]}", "see toml.io")
