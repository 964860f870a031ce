"""The nouns of the rules have one word each."""

import pytest

from seancebox.engine.cards import Difficulty, Face, Kind, Level, Psychic
from seancebox.show.words import Noun, art, hour_name, person, seeking, who, word

from .looking import ENGLISH

NOUNS: list[Noun] = [*Kind, *Difficulty, *Level, *Face, *Psychic]


@pytest.mark.parametrize("noun", NOUNS)
def test_every_noun_has_a_word(noun: Noun) -> None:
    assert noun.value in ENGLISH.plain(word(noun)).casefold()


def test_hours_are_written_as_on_the_clock() -> None:
    assert [hour_name(hour) for hour in range(1, 8)] == ["I", "II", "III", "IV", "V", "VI", "VII"]


@pytest.mark.parametrize("hour", [0, 8])
def test_clock_has_no_other_hours(hour: int) -> None:
    with pytest.raises(ValueError, match="no hour"):
        hour_name(hour)


@pytest.mark.rule("R1.4")
def test_each_psychic_is_a_person_with_an_art() -> None:
    assert len({person(psychic) for psychic in Psychic}) == 6
    assert len({ENGLISH.say(art(psychic)) for psychic in Psychic}) == 6


@pytest.mark.parametrize("kind", Kind)
def test_one_seeks_and_several_seek(kind: Kind) -> None:
    alone, both = seeking((Psychic.RED,), kind), seeking((Psychic.RED, Psychic.BLUE), kind)
    assert ENGLISH.plain(alone) == f"RED seeks the {kind.value}"
    assert ENGLISH.plain(both) == f"RED and BLUE seek the {kind.value}"


def test_name_alone_has_symbol_and_colour_word() -> None:
    assert ENGLISH.plain(who(Psychic.RED)) == "RED"
