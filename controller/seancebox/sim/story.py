"""Stories: whole evenings in plain words, read into steps; every mistake with its line.

A story is lines of text. `#` begins a comment. First, in any order and all optional:

    title: …                  what it tells
    rules: R12.1 R12.2        the rules that it shows
    dice: 7                   the seed of the box's dice
    pace: 0.5 to 2 s          people take so long before each touch; else none
    set box.place = "museum"  a setting, as in box.toml

Then steps, one a line:

    press red                 also: press yes, no, crow; press red, blue, white one after the other
    hold no                   as long as its hold needs; hold yes 3 s; hold yes and no 5 s: a chord
    down yes                  the finger stays there, until: up yes
    knock 2                   and a second to let the box decide; also: knock 2 gap 0.5 s
    wait 30 s                 also: wait 2 min, wait 1 h
    guess red 12              tell the card on the page; also: right, wrong (box-dealt), none
    power cut                 off and on again; power cut 10 min: off for so long
    expect state TIMER
    expect table "…"          the words of the table's face contain it; expect ghost "…"
    expect log "…"            the log has it, since the last step that did something
    expect cue yes            heard since then; expect sound none: nothing was
    expect lamp red lit       watched for three seconds; also: dark, blinks; hour 3 lit
    expect level red 3        the space on the track; expect found red 2: so many cards
    expect crows 2            so many are left
    expect sand 1:30          so much is left; also: runs, stands
    expect hears yes, no      what knocks would mean now; expect hears nothing: deaf
    expect no table "…"       so it must not be; likewise every other
    define NAME … end         steps to be done again later with `do NAME`
    repeat 3 … end
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from .story_deeds import Deed
from .story_words import deed_of, pace_of, whole

_CODE: Final = re.compile(r'(?:[^"#]|"[^"]*"|"[^"]*$)*')  # what stands before a comment
_RULE: Final = re.compile(r"R\d+(\.\d+)?")
_HEAD: Final = re.compile(r"(title|rules|dice|pace)\s*:(.*)|(set)(\s.*|)")
_SETTING: Final = re.compile(r"\s*[\w.-]+\s*=")
_OWN: Final = ("pins.factory", "journal.path")  # every run has its own
MOST_STEPS: Final = 100_000


class BadStory(Exception):
    """A story that can't be read: file, line, what is wrong."""

    def __init__(self, where: str, line: int, what: str) -> None:
        super().__init__(f"{where}:{line}: {what}")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a story. line: its number; text: as it was written.

    within: the lines of `do` and `repeat` that led to it, the outermost first.
    """

    line: int
    text: str
    deed: Deed
    within: tuple[int, ...] = ()


@dataclass(slots=True)
class Story:
    """A whole evening. settings: lines of TOML, each with its line in the story.

    pace: the least and the most seconds before each touch.
    """

    where: str
    title: str = ""
    rules: tuple[str, ...] = ()
    seed: int = 1
    pace: tuple[float, float] = (0.0, 0.0)
    settings: list[tuple[int, str]] = field(default_factory=list)
    steps: tuple[Step, ...] = ()


def read_story(path: Path) -> Story:
    """Return the story in the file at `path`; raises BadStory, OSError."""
    raw = path.read_bytes()
    try:
        text = raw.decode("utf-8-sig")  # Windows likes to begin with a byte order mark
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadStory(str(path), line, "is not UTF-8 text; save it as UTF-8") from error
    return parse_story(text, str(path))


def parse_story(text: str, where: str = "story") -> Story:
    """Return the story that `text` tells; raises BadStory."""
    return _Reader(where, enumerate(text.split("\n"), start=1)).story()


class _Reader:
    """Reads lines into steps; a block inside is a list of its own."""

    def __init__(self, where: str, lines: Iterator[tuple[int, str]]) -> None:
        self._lines = lines
        self._story = Story(where)
        self._defined: dict[str, list[Step]] = {}
        self._has_begun = False
        self._length = 0  # of all that is done again

    def story(self) -> Story:
        """Return the whole of it."""
        steps = list[Step]()
        for line, text in self._texts():
            if text == "end":
                raise self._bad(line, "`end` without `define` or `repeat`")
            steps.extend(self._steps(line, text))
        self._story.steps = tuple(steps)
        return self._story

    def _block(self, begun: int, word: str) -> list[Step]:
        """Return the steps up to `end`, of what began in line `begun` with `word`."""
        steps = list[Step]()
        for line, text in self._texts():
            if text == "end":
                return steps
            steps.extend(self._steps(line, text))
        raise self._bad(begun, f"`{word}` without `end`")

    def _texts(self) -> Iterator[tuple[int, str]]:
        """Yield the lines that say something, without comments."""
        for line, raw in self._lines:
            found = _CODE.match(raw)
            if found is not None and (text := found[0].strip()):
                yield line, text

    def _steps(self, line: int, text: str) -> Sequence[Step]:
        if head := _HEAD.fullmatch(text):
            self._head(line, head[1] or head[3], (head[2] or head[4] or "").strip())
            return ()
        self._has_begun = True
        verb, name = (*text.split(maxsplit=1), "")[:2]
        match verb:
            case "define":
                self._define(line, name)
                return ()
            case "repeat":
                return self._repeat(line, name)
            case "do":
                return self._do(line, name)
            case _:
                return (Step(line, text, self._deed(line, text)),)

    def _head(self, line: int, name: str, value: str) -> None:
        if self._has_begun:
            raise self._bad(line, f"{name!r} belongs before the first step")
        match name:
            case "title":
                self._story.title = value
            case "rules":
                self._story.rules = self._rules(line, value)
            case "dice":
                self._story.seed = self._whole(line, value)
            case "pace":
                self._story.pace = self._pace(line, value)
            case _:
                self._story.settings.append((line, self._setting(line, value)))

    def _setting(self, line: int, value: str) -> str:
        """Return a line of a box.toml; only what stands on one line and is no heading."""
        if not _SETTING.match(value):
            raise self._bad(line, f'{value!r} is no setting, like box.place = "museum"')
        key = value.partition("=")[0].strip()
        if key in _OWN:
            raise self._bad(line, f"{key} can't be set: a story has pins and a journal of its own")
        return value

    def _pace(self, line: int, value: str) -> tuple[float, float]:
        try:
            return pace_of(value)
        except ValueError as error:
            raise self._bad(line, f"{value!r}: {error}") from error

    def _rules(self, line: int, value: str) -> tuple[str, ...]:
        numbers = tuple(value.split())
        for number in numbers:
            if not _RULE.fullmatch(number):
                raise self._bad(line, f"{number!r} is no number of a rule, like R12.1")
        return numbers

    def _define(self, line: int, name: str) -> None:
        if not name:
            raise self._bad(line, "`define` needs a name")
        if name in self._defined:
            raise self._bad(line, f"{name!r} is defined already")
        self._defined[name] = self._block(line, "define")

    def _repeat(self, line: int, times: str) -> list[Step]:
        count = self._whole(line, times, 1)
        return self._again(line, self._block(line, "repeat"), count)

    def _do(self, line: int, name: str) -> list[Step]:
        if name not in self._defined:
            raise self._bad(line, f"nothing is defined as {name!r}")
        return self._again(line, self._defined[name])

    def _again(self, line: int, steps: Sequence[Step], times: int = 1) -> list[Step]:
        """Return `steps` so many times, led to by `line`."""
        self._length += len(steps) * times
        if self._length > MOST_STEPS:
            raise self._bad(line, f"that makes more than {MOST_STEPS:,} steps")
        return [replace(step, within=(line, *step.within)) for step in steps] * times

    def _whole(self, line: int, word: str, least: int = 0) -> int:
        try:
            return whole(word, least)
        except ValueError as error:
            raise self._bad(line, str(error)) from error

    def _deed(self, line: int, text: str) -> Deed:
        try:
            return deed_of(text)
        except ValueError as error:
            raise self._bad(line, f"{text!r}: {error}") from error

    def _bad(self, line: int, what: str) -> BadStory:
        return BadStory(self._story.where, line, what)
