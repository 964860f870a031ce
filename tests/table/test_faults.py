"""Every part that can fail has a name that people know, in each language."""

import pytest

from seancebox.devices.build import GHOST_OLED, TABLE_OLED
from seancebox.devices.gpio import SENSOR
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import bare
from seancebox.parts import Lamp
from seancebox.senses.meanings import Button
from seancebox.table.faults import DISK, JOURNAL, part_name, problem_text

ENGLISH = Catalogue()
PARTS = (
    *(TABLE_OLED, GHOST_OLED, SENSOR, DISK, JOURNAL, "sounder", "knocker"),
    *(f"{lamp.value} lamp" for lamp in Lamp),
    *(f"{button.value} button" for button in Button),
)


@pytest.mark.parametrize("part", PARTS)
def test_part_that_can_fail_has_a_name_in_the_catalogue(part: str) -> None:
    assert part_name(part) != bare(part)


def test_no_two_parts_have_the_same_name() -> None:
    assert len({ENGLISH.say(part_name(part)) for part in PARTS}) == len(PARTS)


def test_part_that_nobody_knows_is_called_as_the_fault_calls_it() -> None:
    assert ENGLISH.say(part_name("left-hand cog")) == "left-hand cog"


def test_stuck_button_is_told_in_words_and_what_a_driver_says_as_it_is() -> None:
    assert problem_text("stuck") != bare("stuck")
    assert ENGLISH.say(problem_text("[Errno 5] {io}")) == "[Errno 5] {io}"
