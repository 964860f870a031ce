"""Every rule of controller/rules.md is cited by a test, but for the few that no code can show."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from seancebox.sim.story import read_story

TESTS = Path(__file__).parent
RULES = TESTS.parent / "controller" / "rules.md"
NUMBER = re.compile(r"R\d+(?:\.\d+)?")

NOT_SHOWN = {
    "R3.10": "what a face or a voice gives away is nothing that code can see",
    "R9.1": "expansions: numbers only, no game is played with them yet",
    "R9.2": "expansions: numbers only, no game is played with them yet",
    "R9.3": "expansions: numbers only, no game is played with them yet",
}


def rules() -> set[str]:
    """Return the numbers of all rules: those with a point, and sections without any."""
    text = RULES.read_text(encoding="utf-8")
    numbers = set(re.findall(r"R\d+\.\d+", text))
    sections = set(re.findall(r"^## (R\d+) ", text, re.MULTILINE)) - {"R0"}  # R0 has words alone
    return numbers | {
        name for name in sections if not any(n.startswith(f"{name}.") for n in numbers)
    }


def cited(source: str) -> Iterator[str]:
    """Yield the arguments of every `rule(...)` call in `source`."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule"), args=arguments):
                yield from (str(a.value) for a in arguments if isinstance(a, ast.Constant))


def all_cited() -> set[str]:
    """Return what all tests cite, stories too."""
    sources = (path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    by_tests = {number for source in sources for number in cited(source)}
    by_stories = {number for path in TESTS.rglob("*.story") for number in read_story(path).rules}
    return {number for number in by_tests | by_stories if NUMBER.fullmatch(number)}


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(rules() - all_cited() - set(NOT_SHOWN)) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(all_cited() - rules()) == []


def test_no_rule_is_excused_that_is_cited_or_does_not_exist() -> None:
    assert set(NOT_SHOWN) <= rules() - all_cited()


def test_citations_are_found_wherever_the_mark_stands() -> None:
    source = '@pytest.mark.rule("R1.2")\ndef t(): ...\nT = pytest.mark.rule("R10")(T)\n'
    assert list(cited(source)) == ["R1.2", "R10"]


def test_the_rules_are_all_there() -> None:
    assert {"R1.1", "R6.2", "R8.15", "R10", "R12.7"} <= rules()
