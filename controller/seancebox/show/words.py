"""The rules' nouns as messages, each one spelled here alone."""

from typing import Final

from seancebox.engine.cards import Difficulty, Face, Kind, Level, Psychic
from seancebox.locale.symbols import colour
from seancebox.locale.text import Text, say

Noun = Kind | Difficulty | Level | Face | Psychic

_WORDS: Final[dict[Noun, Text]] = {
    Kind.CHARACTER: say("character"),
    Kind.LOCATION: say("location"),
    Kind.OBJECT: say("object"),
    Difficulty.EASY: say("easy"),
    Difficulty.MEDIUM: say("medium"),
    Difficulty.HARD: say("hard"),
    Level.LOW: say("low"),
    Level.INTERMEDIATE: say("intermediate"),
    Level.HIGH: say("high"),
    Face.AGREE: say("agree ✓"),
    Face.DISAGREE: say("disagree ✗"),
    **{psychic: colour(psychic) for psychic in Psychic},
}
_HOURS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")


def word(noun: Noun) -> Text:
    """Return the message for `noun`; a psychic is its colour word, without the symbol."""
    return _WORDS[noun]


def who(psychics: Psychic | tuple[Psychic, ...]) -> Text:
    """Return the psychics' names alone, with symbols; several as a list."""
    return say("{who}", who=psychics)


def hour_name(hour: int) -> str:
    """Return the hour 1-7 as the clock shows it; ValueError for any other."""
    if not 1 <= hour <= len(_HOURS):
        raise ValueError(f"the clock has no hour {hour} (1-{len(_HOURS)})")
    return _HOURS[hour - 1]
