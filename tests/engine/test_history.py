"""Taking back."""

import pytest

from seancebox.engine.events import KINDS_BY_NAME, TimerTurned
from seancebox.engine.history import ENTRY_KINDS_BY_NAME, TakenBack, counted


def test_what_was_taken_back_does_not_count() -> None:
    entries = [(1, "a"), (2, "b"), (3, TakenBack((2,))), (4, "c")]
    assert list(counted(entries)) == [(1, "a"), (4, "c")]


def test_several_are_taken_back_at_once_and_one_after_another() -> None:
    entries = [(1, "a"), (2, "b"), (3, "c"), (4, TakenBack((2, 3))), (5, TakenBack((1,)))]
    assert list(counted(entries)) == []


@pytest.mark.parametrize("gone", [2, 3, 4, 9])
def test_only_an_earlier_item_that_counts_can_be_taken_back(gone: int) -> None:
    entries = [(1, "a"), (2, "b"), (3, TakenBack((2,))), (4, TakenBack((gone,))), (9, "c")]
    with pytest.raises(ValueError, match=f"entry 4 takes back {gone}, which does not count"):
        list(counted(entries))


def test_the_journal_knows_taking_back_by_name() -> None:
    assert ENTRY_KINDS_BY_NAME["taken_back"] is TakenBack
    assert ENTRY_KINDS_BY_NAME["timer_turned"] is TimerTurned
    assert len(ENTRY_KINDS_BY_NAME) == len(KINDS_BY_NAME) + 1
