"""The nouns of the rules have one word each."""

import pytest

from seancebox.engine.cards import Difficulty, Kind, Psychic
from seancebox.show.words import Noun, hour_name, who, word

from .looking import ENGLISH

NOUNS: list[Noun] = [*Kind, *Difficulty, *Psychic]


@pytest.mark.parametrize("noun", NOUNS)
def test_every_noun_has_a_word(noun: Noun) -> None:
    assert noun.value in ENGLISH.plain(word(noun)).casefold()


def test_hours_are_written_as_on_the_clock() -> None:
    assert [hour_name(hour) for hour in range(1, 8)] == ["I", "II", "III", "IV", "V", "VI", "VII"]


@pytest.mark.parametrize("hour", [0, 8])
def test_clock_has_no_other_hours(hour: int) -> None:
    with pytest.raises(ValueError, match="no hour"):
        hour_name(hour)


def test_name_alone_has_symbol_and_colour_word() -> None:
    assert ENGLISH.plain(who(Psychic.RED)) == "RED"
