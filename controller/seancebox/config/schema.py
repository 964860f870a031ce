"""The settings' own description, read back: every key's kind, range, default and purpose."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from seancebox.config.locate import KeyPath
from seancebox.config.settings import Settings

Node = Mapping[str, Any]
_REF: Final = "#/$defs/"


@cache
def _root() -> Node:
    return Settings.model_json_schema()


def opened(node: Node) -> Node:
    """Return `node` with what it refers to, or may be instead of nothing, in its place."""
    inner: Node = {}
    if "$ref" in node:
        inner = opened(_root()["$defs"][node["$ref"].removeprefix(_REF)])
    elif "anyOf" in node:
        inner = opened(next(kind for kind in node["anyOf"] if kind.get("type") != "null"))
    return {**inner, **node}


def node_at(path: KeyPath) -> Node:
    """Return the description of the key or list entry at `path`; KeyError if there is none."""
    node = opened(_root())
    for step in path:
        if isinstance(step, str):
            node = opened(node["properties"][step])
        else:
            node = opened(node["prefixItems"][step] if "prefixItems" in node else node["items"])
    return node


def is_table(node: Node) -> bool:
    """Whether `node` is a table with a heading; one whose keys must all be set is a value."""
    return "properties" in node and "required" not in node


def tables() -> Iterator[tuple[KeyPath, Node]]:
    """Yield every table that has keys of its own, in the order of the reference."""
    yield from _tables(())


def _tables(path: KeyPath) -> Iterator[tuple[KeyPath, Node]]:
    node = node_at(path)
    inner = [(*path, key) for key in node["properties"] if is_table(node_at((*path, key)))]
    if len(inner) < len(node["properties"]):
        yield path, node
    for table in inner:
        yield from _tables(table)


def keys() -> Iterator[KeyPath]:
    """Yield the path of every key that holds a value."""
    for path, node in tables():
        yield from ((*path, key) for key in node["properties"])
