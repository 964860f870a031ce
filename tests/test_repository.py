"""The repository keeps its own word: documents that are true, and code of a readable size."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONG = "# Long: "  # begins the comment that states why something is longer than usual
MODULE_LINES, TEST_LINES, FUNCTION_LINES = 250, 400, 40

MODULES = sorted((ROOT / "controller").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
PAGES = sorted(
    page
    for page in ROOT.rglob("*.md")
    if not any(part.startswith(".") for part in page.relative_to(ROOT).parts)
)
COMMANDS = sorted(
    {
        command
        for page in [*PAGES, ROOT / "Makefile"]
        for command in re.findall(r"(?:`|/)seancebox ([a-z]+)", page.read_text())
    }
)
UNWELCOME = {
    "a note to oneself": r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b",
    "a path of somebody's machine": r"(?<![\w.])/(work|root|Users)/\w",
}


def of(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=lambda path: str(path.relative_to(ROOT)))


def kept_files() -> Iterator[Path]:
    """Yield the files that git keeps, or would keep."""
    command = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-co", "--exclude-standard", "-z"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout: its files can't be told from others")
    for name in filter(None, done.stdout.split("\0")):
        if (ROOT / name).is_file():
            yield ROOT / name


def has_reason(lines: list[str]) -> bool:
    return any(line.strip().startswith(LONG) for line in lines)


def is_module_short(path: Path, most: int) -> bool:
    lines = path.read_text().splitlines()
    return len(lines) <= most or has_reason(lines[:20])


@pytest.mark.parametrize("what", UNWELCOME)
def test_no_kept_file_holds(what: str) -> None:
    found = []
    for path in kept_files():
        content = path.read_bytes()
        if b"\0" not in content and re.search(UNWELCOME[what], content.decode(errors="replace")):
            found.append(str(path.relative_to(ROOT)))
    assert found == []


@of(MODULES + TESTS)
def test_module_opens_with_a_sentence_that_says_what_it_is_for(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text())) or ""
    assert re.search(r"[.!?]$", docstring.partition("\n\n")[0].strip())


@of(MODULES)
def test_module_is_short_or_states_why_not(path: Path) -> None:
    assert is_module_short(path, MODULE_LINES)


@of(TESTS)
def test_test_file_is_short_or_states_why_not(path: Path) -> None:
    assert is_module_short(path, TEST_LINES)


@of(MODULES + TESTS)
def test_functions_are_short_or_state_why_not(path: Path) -> None:
    text = path.read_text()
    lines = text.splitlines()
    long = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            body = lines[node.lineno - 1 : node.end_lineno]
            if len(body) > FUNCTION_LINES and not has_reason(body):
                long.append(f"{node.name}: {len(body)} lines")
    assert long == []


@of(PAGES)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", path.read_text())
    local = [link for link in links if not link.startswith(("http://", "https://"))]
    assert [link for link in local if not (path.parent / link).exists()] == []


@of(PAGES)
def test_make_targets_that_a_page_names_exist(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", path.read_text(), re.MULTILINE)) <= targets


@pytest.mark.parametrize("command", COMMANDS)
def test_command_that_a_page_names_exists(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "seancebox", command, "--help"], capture_output=True, check=False
    )
    assert done.returncode == 0


def test_readme_says_how_to_play_and_how_to_test() -> None:
    readme = (ROOT / "README.md").read_text()
    assert "\nmake play\n" in readme
    assert "\nmake test\n" in readme


def test_every_dependency_has_a_floor_and_says_why_it_is_there() -> None:
    text = (ROOT / "pyproject.toml").read_text()
    project = tomllib.loads(text)["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    for dependency in (name for group in groups for name in group):
        assert ">=" in dependency
        assert re.search(rf'^ *["\']{re.escape(dependency)}["\'], +# \w', text, re.MULTILINE), (
            dependency
        )


def test_licence_is_the_mit_one_that_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text().startswith("MIT License\n")


_LOOPS_OF_THEIR_OWN = ("test_jumping.py", "test_paced.py")  # these prove what passing time is


def test_no_test_waits_in_real_time() -> None:
    waits = re.compile(r"\btime\.sleep\(|\basyncio\.sleep\((?!0\))")
    tests = [path for path in (ROOT / "tests").rglob("*.py") if path.name != "test_repository.py"]
    waiting = [path for path in tests if waits.search(path.read_text(encoding="utf-8"))]
    assert {path.name for path in waiting} <= set(_LOOPS_OF_THEIR_OWN)
