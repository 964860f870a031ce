"""Lines of the log: their numbers, and which of them count no more."""

from seancebox.engine.cards import Psychic
from seancebox.locale.text import Text, say
from seancebox.table.ledger import KEPT, Ledger


def vision(psychic: Psychic) -> Text:
    return say("{psychic} has a vision", psychic=psychic)


RED, BLUE = vision(Psychic.RED), vision(Psychic.BLUE)


def test_lines_are_numbered_one_after_the_other() -> None:
    ledger = Ledger()
    assert [ledger.enter(text) for text in (RED, BLUE, RED)] == [1, 2, 3]


def test_newest_line_that_still_stands_is_struck() -> None:
    ledger = Ledger()
    for text in (RED, BLUE, RED):
        ledger.enter(text)
    assert ledger.strike([RED, BLUE]) == [3, 2]
    assert ledger.strike([RED, BLUE]) == [1]


def test_two_that_read_the_same_are_struck_at_once() -> None:
    ledger = Ledger()
    for text in (RED, BLUE, RED):
        ledger.enter(text)
    assert ledger.strike([RED, RED]) == [3, 1]


def test_nothing_of_an_earlier_evening_is_struck_and_numbers_go_on() -> None:
    ledger = Ledger()
    ledger.enter(RED)
    ledger.begin()
    assert ledger.strike([RED]) == []
    assert ledger.enter(RED) == 2


def test_no_more_is_kept_than_a_page_shows() -> None:
    ledger = Ledger()
    ledger.enter(RED)
    for _ in range(KEPT):
        ledger.enter(BLUE)
    assert ledger.strike([RED]) == []
