"""Every sentence fits its place in every language, with the longest that its fields can say."""

from dataclasses import replace

import pytest

from seancebox.engine.cards import Psychic
from seancebox.gallery.collection import sheets
from seancebox.gallery.evenings import FOUR, opened
from seancebox.gallery.fit import problems, problems_of, stretched
from seancebox.gallery.looks import Side, turned
from seancebox.gallery.specimen import shown
from seancebox.gallery.widest import Stretcher
from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Text, say, say_n
from seancebox.show.scene import Echo, Tone
from seancebox.show.screen import Size

ENGLISH = Catalogue("en")
WIDE = Stretcher(ENGLISH, Size.HELP)


class Long(Catalogue):
    """English whose sentences are so many times as long."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self._times = times

    def _sentence(self, text: Text) -> str:
        return " ".join([super()._sentence(text)] * self._times)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_with_the_longest_values(language: str) -> None:
    assert [str(problem) for problem in problems(language)] == []


def test_a_language_that_is_too_long_is_found_out() -> None:
    (strikes,) = (sheet for sheet in sheets() if sheet.name == "hour-end")
    found = problems_of([strikes], Long(4))
    assert {problem.side for problem in found} == set(Side)
    told = [str(one) for one in found if one.specimen == "hour-end/the clock strikes II"]
    assert any('strikes II, table: "knock: 3 = go on" ("' in line for line in told)


def test_a_word_that_is_wider_than_the_screen_is_found_out() -> None:
    scene = shown("one", opened(*FOUR), echo=Echo(Tone.NEWS, say("W" * 60))).scene
    (_, screen), *_ = turned(scene, Side.TABLE, ENGLISH)
    assert "W" * 60 not in screen.words


def width(psychic: Psychic) -> int:
    return Size.HELP.font.width(ENGLISH.say(say("{p}", p=psychic)))


def test_psychics_become_the_widest_ones() -> None:
    widest = max(Psychic, key=width)
    assert WIDE.text(say("{p} is right", p=Psychic.RED)) == say("{p} is right", p=widest)
    listed = dict(WIDE.text(say("{p}", p=FOUR)).fields)["p"]
    assert isinstance(listed, tuple)
    assert (listed[0], len(set(listed))) == (widest, 4)


def test_numbers_become_the_widest_of_as_many_digits() -> None:
    assert WIDE.text(say("{n} s", n=15)).fields[0][1] in {11 * digit for digit in range(1, 10)}


def test_one_of_a_thing_stays_one() -> None:
    one = say_n("{n} hour", "{n} hours", 1)
    assert WIDE.text(one) == one


def test_a_word_becomes_the_widest_of_its_kind() -> None:
    assert WIDE.text(say("{k}", k=say("object"))) == say("{k}", k=say("character"))


def test_a_scene_is_stretched_under_a_fault_too() -> None:
    scene = shown("one", opened(*FOUR)).scene
    scenes = stretched(scene, ENGLISH)
    assert scenes[0] == scene
    assert any(replace(one, fault=None) in scenes and one.fault is not None for one in scenes)
