"""Stories: whole evenings in plain words, read into steps; every mistake with its line.

A story is lines of text. `#` begins a comment. First, in any order and all optional:

    title: …                  what it tells
    dice: 7                   the seed of the box's dice
    set box.place = "museum"  a setting, as in box.toml

Then steps, one a line:

    press red                 also: press yes, no, crow; press red, blue, white one after the other
    hold no                   as long as its hold needs; hold yes 3 s; hold yes and no 5 s: a chord
    knock 2                   also: knock 2 gap 0.5 s
    wait 30 s                 also: wait 2 min, wait 1 h
    guess red 12              tell the card on the page; also: right, wrong (box-dealt), none
    power cut                 off and on again; power cut 10 min: off for so long
    expect state TIMER
    expect table "…"          the words of the table's face contain it; expect ghost "…"
    expect no table "…"       they don't; also: expect no ghost "…", expect no log "…"
    expect log "…"            the log has it, since the last step that did something
    expect lamp red lit       also: dark, blinks; hour 3 lit
    expect cue yes            heard since the last step that did something; expect no cue yes
    expect sound none         nothing was heard since then
    define NAME … end         steps to be done again later with `do NAME`
    repeat 3 … end
"""

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final, TypeVar

from seancebox.engine.cards import Psychic
from seancebox.ports import Cue, Lamp
from seancebox.senses.meanings import Button
from seancebox.show.scene import State

_UNITS: Final = {"s": 1.0, "min": 60.0, "h": 3600.0}
HOLDS: Final = {Button.YES: 1.0, Button.NO: 2.0, Button.CROW: 1.0}
COLOUR_HOLD: Final = 1.0
_E = TypeVar("_E", bound=Enum)
HOLD_MARGIN: Final = 0.1


class BadStory(Exception):
    """A story that can't be read: file, line, what is wrong."""

    def __init__(self, where: str, line: int, what: str) -> None:
        super().__init__(f"{where}:{line}: {what}")


@dataclass(frozen=True, slots=True)
class Press:
    """Press buttons one after the other."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Hold:
    """Hold one button, or several as a chord."""

    buttons: tuple[Button, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Knock:
    """Knock so often."""

    count: int
    gap: float = 0.3


@dataclass(frozen=True, slots=True)
class Wait:
    """Let time pass."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Guess:
    """Tell a card on the page. card: a number, "right", "wrong" or None."""

    psychic: Psychic
    card: int | str | None


@dataclass(frozen=True, slots=True)
class PowerCut:
    """Off, and on again after so long."""

    seconds: float = 1.0


@dataclass(frozen=True, slots=True)
class Expect:
    """What has to be so. what: state, table, ghost, log, lamp, cue or sound."""

    what: str
    words: tuple[str, ...]
    is_not: bool = False


Deed = Press | Hold | Knock | Wait | Guess | PowerCut | Expect


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a story. line: its number; text: as it was written."""

    line: int
    text: str
    deed: Deed


@dataclass(slots=True)
class Story:
    """A whole evening. settings: lines of TOML."""

    where: str
    title: str = ""
    seed: int = 1
    settings: list[str] = field(default_factory=list)
    steps: tuple[Step, ...] = ()


def read_story(path: Path) -> Story:
    """Return the story in the file at `path`; raises BadStory, OSError."""
    return parse_story(path.read_text(encoding="utf-8"), str(path))


def parse_story(text: str, where: str = "story") -> Story:
    """Return the story that `text` tells; raises BadStory."""
    story = Story(where)
    reader = _Reader(where, enumerate(text.splitlines(), start=1))
    steps, _ = reader.block(story, is_inner=False)
    story.steps = tuple(steps)
    return story


class _Reader:
    """Reads lines into steps; a block inside is a list of its own."""

    def __init__(self, where: str, lines: Iterator[tuple[int, str]]) -> None:
        self._where = where
        self._lines = lines
        self._defined: dict[str, list[Step]] = {}

    def block(self, story: Story, *, is_inner: bool, line: int = 0) -> tuple[list[Step], int]:
        """Return the steps up to `end`, or up to the end of the story."""
        steps: list[Step] = []
        for number, raw in self._lines:
            line = number
            text = raw.split("#")[0].strip() if '"' not in raw else raw.strip()
            if not text or text.startswith("#"):
                continue
            if text == "end":
                if is_inner:
                    return steps, line
                raise BadStory(self._where, line, "`end` without `define` or `repeat`")
            steps.extend(self._line(story, line, text))
        if is_inner:
            raise BadStory(self._where, line, "`define` or `repeat` without `end`")
        return steps, line

    def _line(self, story: Story, line: int, text: str) -> Sequence[Step]:
        if _is_head(story, text):
            return ()
        verb, _, rest = text.partition(" ")
        match verb:
            case "define":
                self._defined[rest], _ = self.block(story, is_inner=True, line=line)
                return ()
            case "repeat":
                inner, _ = self.block(story, is_inner=True, line=line)
                return inner * self._number(line, rest)
            case "do":
                if rest not in self._defined:
                    raise BadStory(self._where, line, f"nothing is defined as {rest!r}")
                return self._defined[rest]
            case _:
                return (Step(line, text, self._deed(line, text)),)

    def _number(self, line: int, word: str) -> int:
        if not word.isdecimal():
            raise BadStory(self._where, line, f"{word!r} is no whole number")
        return int(word)

    def _deed(self, line: int, text: str) -> Deed:
        try:
            words = (
                shlex.split(text.replace(",", " "), posix=True)
                if '"' not in text
                else (shlex.split(text))
            )
            return _deed(words)
        except (ValueError, IndexError, KeyError) as error:
            raise BadStory(self._where, line, f"{text!r}: {_why(error)}") from error


def _why(error: Exception) -> str:
    if isinstance(error, IndexError):
        return "something is missing at the end"
    return str(error.args[0]) if error.args else "can't be read"


def _is_head(story: Story, text: str) -> bool:
    if text.startswith("title:"):
        story.title = text.removeprefix("title:").strip()
    elif text.startswith("dice:"):
        story.seed = int(text.removeprefix("dice:"))
    elif text.startswith("set "):
        story.settings.append(text.removeprefix("set "))
    else:
        return False
    return True


def _deed(words: list[str]) -> Deed:
    verb, *rest = words
    match verb:
        case "press":
            return Press(tuple(_button(word) for word in rest if word != "and"))
        case "hold":
            return _hold(rest)
        case "knock":
            gap = _seconds(rest[2:]) if rest[1:2] == ["gap"] else 0.3
            return Knock(int(rest[0]), gap)
        case "wait":
            return Wait(_seconds(rest))
        case "guess":
            return Guess(_psychic(rest[0]), _card(rest[1]))
        case "power":
            return PowerCut(_seconds(rest[1:]) if rest[1:] else 1.0)
        case "expect":
            return _expect(rest)
        case _:
            raise ValueError(f"no step begins with {verb!r}")


def _hold(words: list[str]) -> Hold:
    buttons = tuple(_button(w) for w in words if w != "and" and not _is_time(w))
    times = [word for word in words if _is_time(word)]
    if times:
        return Hold(buttons, _seconds(times))
    return Hold(buttons, HOLDS.get(buttons[0], COLOUR_HOLD) + HOLD_MARGIN)


def _is_time(word: str) -> bool:
    return word in _UNITS or word[:1].isdigit()


def _seconds(words: list[str]) -> float:
    unit = words[1] if len(words) > 1 else "s"
    if unit not in _UNITS:
        raise ValueError(f"{unit!r} is no unit of time (s, min, h)")
    return float(words[0]) * _UNITS[unit]


def _button(word: str) -> Button:
    return _one_of(Button, word, "button")


def _psychic(word: str) -> Psychic:
    return _one_of(Psychic, word, "psychic")


def _one_of(kind: type[_E], word: str, noun: str) -> _E:
    for one in kind:
        if one.value == word:
            return one
    raise ValueError(f"{word!r} is no {noun}")


def _card(word: str) -> int | str | None:
    if word == "none":
        return None
    return word if word in ("right", "wrong") else int(word)


def _expect(words: list[str]) -> Expect:
    is_not = words[0] == "no"
    what, *rest = words[1:] if is_not else words
    match what:
        case "state":
            _one_of(State, " ".join(rest), "state")
        case "cue":
            _one_of(Cue, " ".join(rest), "cue")
        case "lamp":
            _one_of(Lamp, " ".join(rest[:-1]), "lamp")
        case "sound" | "table" | "ghost" | "log":
            if not rest:
                raise IndexError
        case _:
            raise ValueError(f"nothing to expect is called {what!r}")
    return Expect(what, tuple(rest), is_not)
