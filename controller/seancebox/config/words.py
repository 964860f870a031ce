"""Values and kinds of values in words: as TOML writes them, and as a person would say them."""

import json
from collections.abc import Mapping, Sequence
from datetime import date, time
from pathlib import Path
from typing import Any, Final

from seancebox.config.schema import Node, opened

_LONGEST: Final = 60


def toml(value: Any) -> str:
    """Return `value` as TOML writes it, on one line."""
    match value:
        case bool():
            return str(value).lower()
        case str() | Path():
            return json.dumps(str(value), ensure_ascii=False)
        case date() | time():
            return value.isoformat()
        case Mapping():
            inside = ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items())
            return f"{{ {inside} }}"
        case Sequence():
            return f"[{', '.join(map(toml, value))}]"
        case _:
            return str(value)


def shown(value: Any) -> str:
    """Return `value` as TOML writes it, cut where it is long."""
    text = toml(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def kind(node: Node) -> str:
    """Return what a value of `node` is, as in "a whole number from 3 to 600"."""
    said = str(node["words"]) if "words" in node else _kind(node)
    return f'{said}, or "{node["absent"]}"' if "absent" in node else said


def _kind(node: Node) -> str:
    if "enum" in node:
        return f"one of {', '.join(map(toml, node['enum']))}"
    match node["type"]:
        case "boolean":
            return "true or false"
        case "integer":
            return f"a whole number{_unit(node)}{_range(node)}"
        case "number":
            return f"a number{_unit(node)}{_range(node)}"
        case "string":
            return f"text of {node['minLength']} to {node['maxLength']} letters"
        case _:
            return f"a list{_length(node)}, each {kind(opened(node['items']))}"


def _unit(node: Node) -> str:
    return f" of {node['unit']}" if "unit" in node else ""


def _range(node: Node) -> str:
    return f" from {node['minimum']} to {node['maximum']}" if "minimum" in node else ""


def _length(node: Node) -> str:
    return f" of {node['minItems']} to {node['maxItems']}" if "minItems" in node else ""
