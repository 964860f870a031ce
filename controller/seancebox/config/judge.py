"""Each value judged by itself: unknown keys, wrong types, ranges, words that nobody knows."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from seancebox.config.locate import KeyPath
from seancebox.config.mistakes import Finding, dotted
from seancebox.config.schema import Node, is_table, keys, node_at, opened
from seancebox.config.words import kind, shown, toml

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?|0x[0-9A-Fa-f]{1,9}")
_TRUE: Final = frozenset({"true", "yes", "on", "1"})
_FALSE: Final = frozenset({"false", "no", "off", "0"})


def findings(error: ValidationError, data: Mapping[str, Any]) -> list[Finding]:
    """Return what is wrong with the values of `data`, told in plain words, each once."""
    told = (detail for detail in error.errors() if not _miscounted(detail))
    return list(dict.fromkeys(_finding(detail, data) for detail in told))


def _miscounted(detail: ErrorDetails) -> bool:
    """Whether a list seems too short only since its bad entries weren't counted."""
    return detail["type"] == "too_short" and len(detail["input"]) >= detail["ctx"]["min_length"]


def _finding(detail: ErrorDetails, data: Mapping[str, Any]) -> Finding:
    path: KeyPath = detail["loc"]
    match detail["type"]:
        case "wrong":
            return Finding(path, detail["ctx"]["what"], detail["ctx"]["hint"])
        case "extra_forbidden":
            return _unknown(path, detail["input"])
        case "missing" if isinstance(path[-1], str):
            return Finding(path[:-1], f"{path[-1]} is missing", _example(node_at(path[:-1])))
        case "missing":
            path = path[:-1]
    value = _value_at(data, path)
    node = node_at(path)
    if is_table(node):
        heading = f"write [{dotted(path)}], and its keys below"
        return Finding(path, f"{shown(value)} is not a table", heading)
    return Finding(path, f"{shown(value)} is not {kind(node)}", _advice(value, node))


def _value_at(data: Any, path: KeyPath) -> Any:
    for step in path:
        data = data[step]
    return data


def _unknown(path: KeyPath, value: Any) -> Finding:
    what = "no such table" if isinstance(value, Mapping) else "no such key"
    name, table = str(path[-1]), path[:-1]
    here: dict[str, KeyPath] = {key: (*table, key) for key in node_at(table)["properties"]}
    elsewhere = {str(key[-1]): key for key in reversed(list(keys())) if str(key[-1]) not in here}
    for known in ({key: elsewhere[key] for key in elsewhere if key == name}, here, elsewhere):
        if meant := _nearest(name, known):
            return Finding(path, what, f"did you mean {dotted(meant)}?")
    place = f"[{dotted(table)}]" if table else "the file"
    return Finding(path, what, f"{place} has {', '.join(here)}")


def _nearest(word: str, known: Mapping[str, KeyPath]) -> KeyPath | None:
    plain = word.lower().replace("-", "_").replace(" ", "_")
    return next((known[key] for key in get_close_matches(plain, known, n=1, cutoff=0.65)), None)


def _advice(value: Any, node: Node) -> str:
    """Return what to write in place of `value`, where that can be guessed."""
    if "enum" in node:
        meant = get_close_matches(str(value).lower(), node["enum"], n=1)
        return f"did you mean {toml(meant[0])}?" if meant else ""
    match node.get("type"):
        case "boolean":
            said = str(value).lower()
            return "write true" if said in _TRUE else "write false" if said in _FALSE else ""
        case "integer" | "number" if isinstance(value, str) and _NUMBER.fullmatch(value):
            return f"write {value} without quotes"
        case "integer" if isinstance(value, float) and value.is_integer():
            return f"write {value:.0f}"
        case "string" if isinstance(value, (bool, int, float)):
            return f'write "{toml(value)}" in quotes'
        case "array" if value in opened(node.get("items", {})).get("enum", ()):
            return f"write [{shown(value)}]"
    return ""


def _example(node: Node) -> str:
    return f"as in {toml(node['examples'][0])}"
