"""The rules' nouns as messages, each one spelled here alone."""

from typing import Final, assert_never

from seancebox.engine.cards import Difficulty, Face, Kind, Level, Psychic
from seancebox.locale.symbols import colour
from seancebox.locale.text import Text, say, say_n

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
_PERSONS: Final = {
    Psychic.BLUE: "Alphonse de Belcour",
    Psychic.WHITE: "Ardhashir",
    Psychic.RED: "Madam Wang",
    Psychic.YELLOW: "Alma Salvador",
    Psychic.PURPLE: "Jessalyn Smith",
    Psychic.BLACK: "Conrad MacDowell",
}


def word(noun: Noun) -> Text:
    """Return the message for `noun`; a psychic is its colour word, without the symbol."""
    return _WORDS[noun]


def who(psychics: Psychic | tuple[Psychic, ...]) -> Text:
    """Return the psychics' names alone, with symbols; several as a list."""
    return say("{who}", who=psychics)


def person(psychic: Psychic) -> str:
    """Return the name of the person; the same in every language."""
    return _PERSONS[psychic]


def art(psychic: Psychic) -> Text:
    """Return the psychic's art, which the symbol stands for."""
    match psychic:
        case Psychic.BLUE:
            return say("numerology")
        case Psychic.WHITE:
            return say("talismans")
        case Psychic.RED:
            return say("I Ching")
        case Psychic.YELLOW:
            return say("pendulum")
        case Psychic.PURPLE:
            return say("tarot")
        case Psychic.BLACK:
            return say("crystal ball")
        case _:
            assert_never(psychic)


def hour_name(hour: int) -> str:
    """Return the hour 1-7 as the clock shows it; ValueError for any other."""
    if not 1 <= hour <= len(_HOURS):
        raise ValueError(f"the clock has no hour {hour} (1-{len(_HOURS)})")
    return _HOURS[hour - 1]


def seeking(psychics: tuple[Psychic, ...], kind: Kind) -> Text:
    """Return who seeks what, in one sentence."""
    n = len(psychics)
    match kind:
        case Kind.CHARACTER:
            return say_n("{who} seeks the character", "{who} seek the character", n, who=psychics)
        case Kind.LOCATION:
            return say_n("{who} seeks the location", "{who} seek the location", n, who=psychics)
        case Kind.OBJECT:
            return say_n("{who} seeks the object", "{who} seek the object", n, who=psychics)
        case _:
            assert_never(kind)
