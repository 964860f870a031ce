"""The state table of the docs is the one that the box plays by."""

from pathlib import Path

from seancebox.show.scene import State
from seancebox.table.prompts import PROMPTS
from seancebox.table.statetable import page

COMMITTED = Path(__file__).parents[2] / "controller" / "states.md"


def test_state_table_in_the_docs_is_made_from_the_prompts() -> None:
    assert COMMITTED.read_text(encoding="utf-8") == page(), "run `make docs`"


def test_every_state_has_a_prompt() -> None:
    assert set(PROMPTS) == set(State)
