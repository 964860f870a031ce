"""The parts of a box that can fail, in words."""

from typing import Final

from seancebox.engine.cards import Psychic
from seancebox.locale.text import Text, bare, say
from seancebox.parts import HOUR_LAMPS
from seancebox.senses.meanings import COLOUR_BUTTONS
from seancebox.show.words import hour_name

DISK: Final = "disk"
JOURNAL: Final = "journal"

_PARTS: Final = {
    # Translators: parts of the box, as in "ghost OLED fails"; OLED: the small display
    "table OLED": say("table OLED"),
    "ghost OLED": say("ghost OLED"),
    "knock sensor": say("knock sensor"),
    "sounder": say("sounder"),
    # Translators: the part that knocks by itself, with a solenoid
    "knocker": say("knocker"),
    "yes button": say("YES button"),
    "no button": say("NO button"),
    "crow button": say("CROW button"),
    # Translators: the small lamps on the ghost's side: the box listens, it heard yes, it heard no
    "listening lamp": say("lamp: listening"),
    "heard yes lamp": say("lamp: heard yes"),
    "heard no lamp": say("lamp: heard no"),
    DISK: say("disk"),
    # Translators: the file in which all games are kept
    JOURNAL: say("journal"),
    **{
        # Translators: the lamp of an hour; {hour} is I to VII
        f"{lamp.value} lamp": say("lamp: hour {hour}", hour=hour_name(hour))
        for hour, lamp in enumerate(HOUR_LAMPS, 1)
    },
    **{
        # Translators: the lamp in this psychic's button
        f"{psychic.value} lamp": say("lamp: {psychic}", psychic=psychic)
        for psychic in Psychic
    },
    **{
        # Translators: this psychic's button
        f"{button.value} button": say("button: {psychic}", psychic=Psychic(button.value))
        for button in COLOUR_BUTTONS
    },
}


_PROBLEMS: Final = {
    # Translators: what is wrong with a button that is held down for very long
    "stuck": say("stuck"),
    # Translators: what is wrong with the knock sensor, a switch; two short lines
    "it is closed all the time": say("it is closed all the time"),
    "it rattles all the time": say("it rattles all the time"),
}


def part_name(part: str) -> Text:
    """Return what the part that a fault calls `part` is called by people."""
    return _PARTS.get(part) or bare(part)


def problem_text(problem: str) -> Text:
    """Return what is wrong; what a driver or the system says stays as it is, for the maker."""
    return _PROBLEMS.get(problem) or bare(problem)
