"""The moments of the README's film: what a box showed while the demo was played at it."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import dropwhile, takewhile
from typing import Final

from seancebox.demo import demo_story
from seancebox.ports import Audience, Broadcast, Json
from seancebox.rehearsal import rehearse
from seancebox.show.scene import State, Tone

SHUTTER: Final = 1.0  # seconds before a scene's end among which the brightest is taken
SIZE: Final = (1280, 860)
_TIMELESS: Final = ("log", "cue")  # not what is, but what happened
Heard = tuple[float, Broadcast]


@dataclass(frozen=True, slots=True)
class Moment:
    """All that pages are shown at one moment. is_behind: one looks behind the ghost's screen."""

    name: str
    shown: tuple[Broadcast, ...]
    is_behind: bool = False

    @property
    def asks(self) -> str:
        """What the table is asked."""
        return str(_state(self.shown).get("asks", ""))


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What a moment is to be: from the first scene for which `fits` holds after the last moment.

    depth: 0..1, how far that scene has gone.
    """

    name: str
    fits: Callable[[Mapping[str, Json]], bool]
    depth: float = 0.9
    is_behind: bool = False


def _in(state: State) -> Callable[[Mapping[str, Json]], bool]:
    """Return whether the table is in `state`, with nothing said over it."""
    return lambda told: told["state"] == state.value and not told["echo"]


def _says(tone: Tone) -> Callable[[Mapping[str, Json]], bool]:
    return lambda told: isinstance(told["echo"], Mapping) and told["echo"]["tone"] == tone.value


WANTED: Final = (
    _Wanted("the title", _in(State.ATTRACT), 0.3),
    _Wanted("they sit down", _in(State.SEATS)),
    _Wanted("how hard?", _in(State.DIFFICULTY)),
    _Wanted("the box deals", _in(State.DEAL)),
    _Wanted("visions", _in(State.VISIONS), 0.7),
    _Wanted("the sand runs", _in(State.TIMER), 0.6),
    _Wanted("right?", _in(State.MANIFESTATION)),
    _Wanted("yes", _says(Tone.YES)),
    _Wanted("who had bet on it?", _in(State.CLAIMS)),
    _Wanted("no", _says(Tone.NO)),
    _Wanted("taken back", _says(Tone.TAKEN_BACK)),
    _Wanted("the hour strikes", _in(State.HOUR_END)),
    _Wanted("the ghost chooses", _in(State.SHARED_VISION), is_behind=True),
    _Wanted("the vote", _in(State.VOTE), 0.3),
    _Wanted("the verdict", _in(State.VERDICT), 0.3),
    _Wanted("won", _in(State.WON)),
)


@cache
def moments() -> tuple[Moment, ...]:
    """Play the demo in jumped time; return its moments, those that it has."""
    return tuple(_found(rehearse(demo_story()).all))


def _found(heard: Sequence[Heard]) -> Iterator[Moment]:
    """Yield the wanted moments in the order of the evening."""
    states = [(at, what.data) for at, (_, what) in enumerate(heard) if _is_state(what)]
    for wanted in WANTED:
        later = list(dropwhile(lambda one: not wanted.fits(one[1]), states))  # noqa: B023
        if later:
            scene = len(list(takewhile(lambda one: wanted.fits(one[1]), later)))  # noqa: B023
            first, states = later[0][0], later[scene:]
            last = states[0][0] if states else len(heard) - 1
            end = _brightest(heard, first, last, wanted.depth)
            yield Moment(wanted.name, tuple(_snapshot(heard[:end])), wanted.is_behind)


def _is_state(what: Broadcast) -> bool:
    return what.kind == "state" and what.audience is Audience.TABLE


def _brightest(heard: Sequence[Heard], first: int, last: int, depth: float) -> int:
    """Return the end of what is heard when, `depth` into heard[first:last], most lamps burn."""
    began, ended = heard[first][0], heard[last][0]
    until = began + depth * (ended - began)
    ends = [end for end in range(first + 1, last + 1) if heard[end - 1][0] <= until]
    late = [end for end in ends if heard[end - 1][0] >= until - SHUTTER] or ends[-1:]
    return max(late, key=lambda end: (_glow(heard[:end]), end))


def _glow(heard: Sequence[Heard]) -> float:
    lamps = {what.data["lamp"]: what.data["level"] for _, what in heard if what.kind == "lamp"}
    return sum(level for level in lamps.values() if isinstance(level, int | float))


def _snapshot(heard: Sequence[Heard]) -> Iterator[Broadcast]:
    """Yield what a page that comes now is told: the newest of everything, and the whole log."""
    newest: dict[tuple[str, str, str], Broadcast] = {}
    for _, what in heard:
        if what.kind == "log":
            yield what
        elif what.kind not in _TIMELESS:
            part = str(what.data.get("lamp", ""))
            newest[what.audience.value, what.kind, part] = what
    yield from newest.values()


def _state(shown: Sequence[Broadcast]) -> Mapping[str, Json]:
    return next(filter(_is_state, shown)).data


def made_from() -> str:
    """Return the hash of all that the film is made from: camera, page, and what the box showed."""
    digest = sha256()
    camera = resources.files("seancebox.gallery")
    page = sorted(_files(resources.files("seancebox.console") / "static"), key=str)
    for file in (camera / "film.py", camera / "moments.py", *page):
        digest.update(file.name.encode() + file.read_bytes())
    for moment in moments():
        told = [(one.audience.value, one.kind, one.data) for one in moment.shown]
        digest.update(json.dumps([moment.name, moment.is_behind, told]).encode())
    return digest.hexdigest()


def _files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        else:
            yield entry
