"""Text is shown as it is written: i and I are no pair in Turkish, so nothing changes its case."""

import ast
import re
from pathlib import Path

import pytest

from seancebox.locale.extraction import PACKAGE, PAGE

CHANGES = {"upper", "lower", "title", "capitalize", "casefold", "swapcase"}
SPEAKING = [
    path
    for package in ("table", "show", "locale", "console")
    for path in sorted((PACKAGE / package).rglob("*.py"))
]
IN_SCRIPTS = re.compile(r"to(?:Locale)?(?:Upper|Lower)Case|text-transform|font-variant")


ALLOWED = {
    "console/door.py": ["headers.get(hdrs.HOST, '').lower", "host.lower"],  # hosts have no language
    "buttons.js": ["toLowerCase"],  # names of keys
    "box.js": ["toLowerCase"],  # names of keys
}


def changes(source: str) -> list[str]:
    """Return the calls that change the case of text."""
    calls = [node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [
        ast.unparse(call)
        for call in calls
        if isinstance(call, ast.Attribute) and call.attr in CHANGES
    ]


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_that_speaks_changes_case(path: Path) -> None:
    name = str(path.relative_to(PACKAGE))
    assert sorted(changes(path.read_text("utf-8"))) == ALLOWED.get(name, [])


def test_change_of_case_would_be_seen() -> None:
    assert changes('say("x").upper()') == ["say('x').upper"]


@pytest.mark.parametrize("path", sorted(PAGE.glob("*.[jc]s*")), ids=lambda path: path.name)
def test_page_changes_no_case(path: Path) -> None:
    assert IN_SCRIPTS.findall(path.read_text("utf-8")) == ALLOWED.get(path.name, [])
