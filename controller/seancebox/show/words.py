"""The rules' nouns as messages, each one spelled here alone."""

from typing import Final

from seancebox.engine.cards import Difficulty, Kind, Psychic
from seancebox.locale.symbols import colour
from seancebox.locale.text import Text, bare, say, say_in

Noun = Kind | Difficulty | Psychic

_WORDS: Final[dict[Noun, Text]] = {
    # Translators: what a psychic seeks
    Kind.CHARACTER: say("character"),
    Kind.LOCATION: say("location"),
    Kind.OBJECT: say("object"),
    Difficulty.EASY: say_in("difficulty", "easy"),
    Difficulty.MEDIUM: say_in("difficulty", "medium"),
    Difficulty.HARD: say_in("difficulty", "hard"),
    **{psychic: colour(psychic) for psychic in Psychic},
}
_HOURS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")


def word(noun: Noun) -> Text:
    """Return the message for `noun`; a psychic is its colour word, without the symbol."""
    return _WORDS[noun]


def who(psychics: Psychic | tuple[Psychic, ...]) -> Text:
    """Return the psychics' names alone, with symbols; several as a list."""
    return bare(psychics)


def hour_name(hour: int) -> str:
    """Return the hour 1-7 as the clock shows it; ValueError for any other."""
    if not 1 <= hour <= len(_HOURS):
        raise ValueError(f"the clock has no hour {hour} (1-{len(_HOURS)})")
    return _HOURS[hour - 1]
