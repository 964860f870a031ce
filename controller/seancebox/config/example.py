"""A settings file to begin with, generated: `python -m seancebox.config.example`."""

import sys
import textwrap
from collections.abc import Iterator
from typing import Final

from seancebox.config.locate import KeyPath
from seancebox.config.mistakes import dotted
from seancebox.config.reference import by_place, default
from seancebox.config.schema import Node, node_at, tables
from seancebox.config.words import toml

_HEAD: Final = """\
# Settings of a séance box. Behind each # is the default: take the # away, change the value.
# controller/settings.md has every range. `seancebox check` names every mistake in this file.
"""


def example() -> str:
    """Return a settings file with every key in it, none of them set."""
    return "\n".join([_HEAD, *(_table(path, node) for path, node in tables())])


def _table(path: KeyPath, node: Node) -> str:
    keys = [line for name in node["properties"] for line in _key((*path, name))]
    return "\n".join([*_remark(node["description"]), f"[{dotted(path)}]", *keys, ""])


def _key(path: KeyPath) -> Iterator[str]:
    node = node_at(path)
    yield from _remark(node["description"])
    usual, places = default(path), by_place(path)
    setting = f"#{path[-1]} = {usual or toml(node['examples'][0])}"
    remark = places or ("" if usual else "not set by default; this is an example")
    yield f"{setting}  # {remark}" if remark else setting


def _remark(text: str) -> list[str]:
    plain = text.replace("`", "").replace("*", "")
    return textwrap.wrap(plain, 100, initial_indent="# ", subsequent_indent="# ")


if __name__ == "__main__":
    sys.stdout.write(example())
