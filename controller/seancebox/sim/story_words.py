"""How one line of a story, in plain words, becomes a deed."""

import re
from collections.abc import Iterable
from enum import Enum
from typing import Final, TypeVar

from seancebox.engine.cards import CARDS_PER_KIND, KINDS, Psychic
from seancebox.ports import Cue, Lamp
from seancebox.senses.meanings import Button, Rhythm
from seancebox.show.scene import State

from .story_deeds import (
    NOTHING,
    Deed,
    Expect,
    Finger,
    Guess,
    Hold,
    Knock,
    PowerCut,
    Press,
    Sight,
    Wait,
)

HOLDS: Final = {Button.YES: 1.0, Button.NO: 2.0, Button.CROW: 1.0}
COLOUR_HOLD: Final = 1.0
HOLD_MARGIN: Final = 0.1
LAST_CARD: Final = CARDS_PER_KIND * len(KINDS)
MOST_KNOCKS: Final = 100  # in one breath
LONGEST: Final = 31 * 86_400.0
_UNITS: Final = {"s": 1.0, "min": 60.0, "h": 3600.0}
_WORD: Final = re.compile(r'"([^"]*)"|([^\s"]+)')
_E = TypeVar("_E", bound=Enum)


def deed_of(text: str) -> Deed:
    """Return what one line tells to do; ValueError says what can't be understood."""
    verb, *rest = words_of(text)
    match verb:
        case "press":
            return Press(_buttons(rest))
        case "hold":
            return _hold(rest)
        case "down" | "up":
            return Finger(_buttons(rest), is_down=verb == "down")
        case "knock":
            return _knock(rest)
        case "wait":
            return Wait(_seconds(rest))
        case "guess":
            return _guess(rest)
        case "power":
            return _power_cut(rest)
        case "expect":
            return _expect(rest)
        case _:
            raise ValueError(f"no step begins with {verb!r}")


def words_of(text: str) -> list[str]:
    """Return the words of a line; what stands in quotes is one."""
    if text.count('"') % 2:
        raise ValueError('a quote " is not closed')
    return [found[1] if found[2] is None else found[2] for found in _WORD.finditer(text)]


def pace_of(text: str) -> tuple[float, float]:
    """Return the least and the most seconds of a pace like "0.5 to 2 s"; raises ValueError."""
    least, to, most = (part.split() for part in text.partition(" to "))
    if not to:
        raise ValueError("a pace is like 0.5 to 2 s")
    pace = _seconds(least if len(least) > 1 else [*least, *most[1:]]), _seconds(most)
    if pace[0] > pace[1]:
        raise ValueError("the shorter time comes first")
    return pace


def whole(word: str, least: int = 0) -> int:
    """Return the whole number that `word` is; ValueError if it is none, or below `least`."""
    if not word.isdecimal():
        raise ValueError(f"{word!r} is no whole number")
    if int(word) < least:
        raise ValueError(f"{word} is too few: at least {least}")
    return int(word)


def _buttons(words: Iterable[str]) -> tuple[Button, ...]:
    names = [word for word in " ".join(words).replace(",", " ").split() if word != "and"]
    if not names:
        raise ValueError("which button?")
    return tuple(_one_of(Button, name, "button") for name in names)


def _hold(words: list[str]) -> Hold:
    at = next((n for n, word in enumerate(words) if word[:1].isdigit()), len(words))
    buttons = _buttons(words[:at])
    if words[at:]:
        return Hold(buttons, _seconds(words[at:]))
    if len(buttons) > 1:
        raise ValueError("how long is the chord held?")
    return Hold(buttons, HOLDS.get(buttons[0], COLOUR_HOLD) + HOLD_MARGIN)


def _knock(words: list[str]) -> Knock:
    word, *rest = words or [""]
    count = whole(word, 1)
    if count > MOST_KNOCKS:
        raise ValueError(f"{word} is too many: at most {MOST_KNOCKS}")
    if not rest:
        return Knock(count)
    if rest[0] != "gap":
        raise ValueError(f"{rest[0]!r} after the knocks: only `gap` and seconds can follow")
    return Knock(count, _seconds(rest[1:]))


def _guess(words: list[str]) -> Guess:
    if len(words) != 2:
        raise ValueError("a guess is a psychic and a card")
    name, card = words
    psychic = _one_of(Psychic, name, "psychic")
    if card in ("right", "wrong"):
        return Guess(psychic, card)
    if card == "none":
        return Guess(psychic, None)
    number = whole(card, 1)
    if number > LAST_CARD:
        raise ValueError(f"there is no card {number} (1-{LAST_CARD})")
    return Guess(psychic, number)


def _power_cut(words: list[str]) -> PowerCut:
    if words[:1] != ["cut"]:
        raise ValueError("only `power cut` is known of power")
    return PowerCut(_seconds(words[1:])) if words[1:] else PowerCut()


def _seconds(words: list[str]) -> float:
    match words:
        case [number]:
            unit = "s"
        case [number, unit]:
            pass
        case _:
            raise ValueError("how long? a number and s, min or h")
    if unit not in _UNITS:
        raise ValueError(f"{unit!r} is no unit of time (s, min, h)")
    if not re.fullmatch(r"\d+(\.\d+)?", number):
        raise ValueError(f"{number!r} is no number of seconds, minutes or hours")
    seconds = float(number) * _UNITS[unit]
    if seconds > LONGEST:
        raise ValueError(f"{number} {unit} is longer than any evening: at most {LONGEST:.0f} s")
    return seconds


def _one_of(kind: type[_E], word: str, noun: str) -> _E:
    for one in kind:
        if one.value == word:
            return one
    known = ", ".join(str(one.value) for one in kind)
    raise ValueError(f"{word!r} is no {noun} ({known})")


# --- expectations ---


def _expect(words: list[str]) -> Expect:
    is_not = words[:1] == ["no"]
    name, *rest = (words[1:] if is_not else words) or [""]
    sight = _one_of(Sight, name, "thing to expect")
    if not rest:
        raise ValueError(f"what is expected of {name}?")
    about, wanted = _parted(sight, rest)
    return Expect(sight, wanted, about, is_not)


def _parted(sight: Sight, words: list[str]) -> tuple[str, str]:
    """Return what is looked at, where there is more than one, and what is wanted of it."""
    wanted = " ".join(words)
    match sight:
        case Sight.LAMP:
            return _lamp(words)
        case Sight.LEVEL | Sight.FOUND:
            return _of_psychic(words)
        case Sight.STATE:
            _one_of(State, wanted, "state")
        case Sight.CUE:
            _one_of(Cue, wanted, "cue")
        case Sight.SOUND if wanted != "none":
            raise ValueError("of sound only `none` can be expected; one sound is a `cue`")
        case Sight.CROWS:
            whole(wanted)
        case Sight.HEARS:
            return "", _rhythms(wanted)
        case Sight.SAND if not re.fullmatch(r"\d+:\d\d|runs|stands", wanted):
            raise ValueError(f"sand is like 1:30, or runs, or stands; not {wanted!r}")
        case _:
            pass
    return "", wanted


def _lamp(words: list[str]) -> tuple[str, str]:
    *lamp, wanted = words
    if wanted not in ("lit", "dark", "blinks"):
        raise ValueError(f"a lamp is lit, dark or blinks; not {wanted!r}")
    return _one_of(Lamp, " ".join(lamp), "lamp").value, wanted


def _of_psychic(words: list[str]) -> tuple[str, str]:
    if len(words) != 2:
        raise ValueError("name one psychic and one number")
    return _one_of(Psychic, words[0], "psychic").value, str(whole(words[1]))


def _rhythms(wanted: str) -> str:
    """Return the rhythms in the order of their names, with commas."""
    if wanted == NOTHING:
        return wanted
    names = [name.strip() for name in wanted.split(",")]
    return ", ".join(sorted(_one_of(Rhythm, name, "rhythm").value for name in names))
