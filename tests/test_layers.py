"""The rules and the senses stand on the standard library alone; what shows the game sees views."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import seancebox

PACKAGE = Path(seancebox.__file__).parent
FACES = sorted(
    path
    for name in ("asks*", "handwork", "pages", "staging", "telling")
    for path in (PACKAGE / "table").glob(f"{name}.py")
)
PURE = sorted(path for layer in ("engine", "senses") for path in (PACKAGE / layer).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Yield the top names that `path` imports from outside its own package."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                yield from (name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]
            case _:
                pass


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_and_senses_import_nothing_from_outside_the_standard_library(path: Path) -> None:
    assert set(imported(path)) <= sys.stdlib_module_names | {"seancebox"}


@pytest.mark.rule("R10")
@pytest.mark.parametrize("path", FACES, ids=lambda path: path.stem)
def test_what_makes_faces_and_pages_never_reaches_behind_the_views(path: Path) -> None:
    tree = ast.walk(ast.parse(path.read_text()))
    assert "game" not in {node.attr for node in tree if isinstance(node, ast.Attribute)}
