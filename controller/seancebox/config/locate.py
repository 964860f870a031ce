"""Where each key of a TOML text stands: the path of a key or list entry → its line."""

import re
import tomllib
from collections.abc import Mapping
from typing import Final

KeyPath = tuple[str | int, ...]
Lines = Mapping[KeyPath, int]

_TOKEN: Final = re.compile(
    r"""
    (?P<nothing> [ \t\r]+ | \#[^\n]* )
    | \"{3} (?: \\[\s\S] | [^\\] )*? \"{3,5} | '{3} [\s\S]*? '{3,5}
    | " (?: \\. | [^"\\\n] )* " | ' [^'\n]* '
    | [\[\]{},=.\n]
    | [^\s\[\]{},=.\#"']+
    """,
    re.VERBOSE,
)
_ENDS: Final = frozenset({",", "]", "}", "\n", ""})


def lines_of(text: str) -> Lines:
    """Return the line, from 1, on which each table, key and list entry of `text` first stands.

    text: valid TOML. Raises RecursionError for lists nested beyond reason.
    """
    scan = _Scan(text)
    scan.document()
    return scan.lines


def line_at(lines: Lines, path: KeyPath) -> int | None:
    """Return the line of `path`, or of the nearest table around it; None if there is neither."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path)


class _Scan:
    """One walk over the tokens of a text that is known to be TOML."""

    def __init__(self, text: str) -> None:
        self.lines: dict[KeyPath, int] = {}
        self._tokens: list[tuple[str, int]] = []
        self._next = 0
        line = 1
        for match in _TOKEN.finditer(text):
            if match["nothing"] is None:
                self._tokens.append((match[0], line))
            line += match[0].count("\n")
        self._tokens.append(("", line))

    def document(self) -> None:
        table: KeyPath = ()
        while token := self._peek():
            if token == "\n":
                self._take()
            elif token == "[":
                table = self._heading()
            else:
                self._pair(table)

    def _peek(self) -> str:
        return self._tokens[self._next][0]

    def _take(self) -> tuple[str, int]:
        self._next += 1
        return self._tokens[self._next - 1]

    def _skip(self, *tokens: str) -> None:
        while self._peek() in tokens:
            self._take()

    def _heading(self) -> KeyPath:
        self._skip("[")
        table = self._key(())
        self._skip("]")
        return table

    def _key(self, path: KeyPath) -> KeyPath:
        """Read a dotted key below `path`; every part of it stands here, if not before."""
        while True:
            token, line = self._take()
            path = (*path, _name(token))
            self.lines.setdefault(path, line)
            if self._peek() != ".":
                return path
            self._take()

    def _pair(self, table: KeyPath) -> None:
        key = self._key(table)
        self._skip("=")
        self._value(key)

    def _value(self, key: KeyPath) -> None:
        if self._peek() == "[":
            self._list(key)
        elif self._peek() == "{":
            self._inline_table(key)
        while self._peek() not in _ENDS:
            self._take()

    def _list(self, key: KeyPath) -> None:
        self._take()
        self._skip("\n")
        number = 0
        while self._peek() != "]":
            self.lines[(*key, number)] = self._tokens[self._next][1]
            self._value((*key, number))
            self._skip(",", "\n")
            number += 1
        self._take()

    def _inline_table(self, key: KeyPath) -> None:
        self._take()
        self._skip("\n")
        while self._peek() != "}":
            self._pair(key)
            self._skip(",", "\n")
        self._take()


def _name(token: str) -> str:
    """Return the key that `token` writes, with or without quotes."""
    if token[0] not in "\"'":
        return token
    name: str = tomllib.loads(f"key = {token}")["key"]
    return name
