"""A hand that does anything at all at a whole box, in jumped time, and what must always be so."""

import asyncio
import logging
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from seancebox.engine.cards import Psychic
from seancebox.journal import read_journal
from seancebox.ports import Audience, Pattern, Status
from seancebox.rehearsal import _Rehearsal, _settings
from seancebox.senses.meanings import Button
from seancebox.show.scene import State
from seancebox.sim import jumping
from seancebox.sim.story import Step, Story, parse_story
from seancebox.sim.story_words import deed_of
from seancebox.sim.witness import Seen
from seancebox.table.context import Gesture
from seancebox.table.record import record_of

GHOST = ("yes", "no", "crow")
COLOURS = tuple(psychic.value for psychic in Psychic)
BUTTONS = (*GHOST, *COLOURS)
CHORDS = ("yes and no 5.1 s", "crow and no 3.1 s", "crow and yes 2.1 s")
WAYS = {  # what people do to mean it
    Gesture.YES: ("press yes", "press yes", "knock 1"),
    Gesture.NO: ("press no", "press no", "knock 2"),
    Gesture.GO_ON: ("hold yes", "knock 3"),
    Gesture.NEXT: ("press crow",),
    Gesture.REFRESH: ("hold crow",),
    Gesture.TAKE_BACK: ("hold no",),
    Gesture.COLOUR: ("press {}",),
    Gesture.COLOUR_HELD: ("hold {}",),
}
SETTINGS = (  # of each line one, or none
    ('box.place = "cafe"', 'box.place = "museum"'),
    ('box.touch = "full"',),
    ("rules.sand_seconds = 3", "rules.sand_seconds = 600"),
    ('rules.missing_token = "grace"', 'rules.missing_token = "wait"'),
    ("rules.grace_seconds = 3",),
    ("rules.end_early = false",),
    ("rules.pause = false",),
    ("rules.relaxed = true",),
    ('rules.bets = "while_sand_runs"',),
    ("rules.box_answers = true",),
    ("rules.token_faces = { agree = 1, disagree = 3 }",),
    ("rules.levels_6_7 = [1, 2]", "rules.levels_6_7 = [12, 13]"),
    ('oled.ghost.driver = "none"',),
    ('oled.table.driver = "none"',),
    ('knock.source = "none"',),
    ('pins.sensor = "none"',),
    ('pins.sounder = "none"', 'sound.kind = "none"', "sound.muted = true"),
    ("box.brightness = 0", "box.brightness = 1"),
    ("box.rest_seconds = 5",),
    ('service.pin = ["crow", "yes", "crow"]',),
    ("idle.ask_after = 60",),
    ("idle.resumes_at_once = false",),
    ("idle.setup_reset_after = 30",),
)

SETTLES = 0.0137  # seconds for what is on its way to the disk; never the moment of anything else


def some_settings(chance: Random) -> tuple[str, ...]:
    """Return lines of a box.toml."""
    return tuple(chance.choice(lines) for lines in SETTINGS if chance.random() < 0.2)


@dataclass(frozen=True, slots=True)
class Tale:
    """One evening or more, as a story that `seancebox story` can tell again."""

    settings: tuple[str, ...]
    dice: int
    steps: tuple[str, ...] = ()

    def __str__(self) -> str:
        head = (f"dice: {self.dice}", *(f"set {line}" for line in self.settings))
        return "\n".join((*head, *self.steps))


class Broken(Exception):
    """Something is not as it must be; with the story that leads there."""


class Wanderer(_Rehearsal):
    """Plays on from where the box stands, by chance or as told, and looks after each step."""

    def __init__(self, tale: Tale, folder: Path) -> None:
        story = parse_story(str(replace(tale, steps=())))
        super().__init__(story, _settings(story, folder), Seen(), lambda _line: None)
        self.done: list[str] = []
        self._journal = folder / "journal.db"
        self._tale = tale
        self._fingers: set[str] = set()
        self._last: tuple[int | None, int] = (None, 0)
        self.states: set[State] = set()

    async def play(self, lines: Iterator[str]) -> None:
        await self._power_on()
        try:
            self._look()
            for line in lines:
                self.done.append(line)
                await self._act(Step(len(self.done), line, deed_of(line)))
                await asyncio.sleep(SETTLES)
                self._look()
        finally:
            await self._stack.aclose()

    # --- what is done ---

    def anything(self, chance: Random, count: int) -> Iterator[str]:
        """Yield so many steps; most follow what the box asks."""
        oddity = chance.choice((0.03, 0.1, 0.3, 0.6))
        for _ in range(count):
            yield self._odd(chance) if chance.random() < oddity else self._asked(chance)

    def _asked(self, chance: Random) -> str:
        """Return something that the page says can be done now."""
        state = self._page
        gestures = [Gesture(one["who"]) for one in state["inputs"]]
        is_asked = self._running().seance.moment.question is not None
        if is_asked or not gestures:  # a question, or the service menu
            return chance.choice(("press yes", "press no", "press crow", "hold crow"))
        if chance.random() < 0.1:
            return f"wait {chance.choice((1.5, 4.5, 10.5, 30, 125))} s"
        seats = [seat["psychic"] for seat in state["seats"]]
        way = chance.choice(WAYS[chance.choice(gestures)])
        return way.format(chance.choice(seats or COLOURS))

    def _odd(self, chance: Random) -> str:
        """Return something that nobody has asked for."""
        pick = chance.choice
        match chance.randrange(12):
            case 0:
                return f"press {pick(BUTTONS)}, {pick(BUTTONS)}, {pick(BUTTONS)}"
            case 1:
                return f"hold {pick(BUTTONS)} {pick((0.02, 0.9, 1.1, 2.1, 5.2, 31))} s"
            case 2:
                return f"hold {pick(CHORDS)}"
            case 3:
                two = chance.sample(BUTTONS, 2)
                return f"hold {two[0]} and {two[1]} {pick((0.1, 1.1, 2.1, 3.1, 5.1))} s"
            case 4 | 5:
                return self._finger(pick(BUTTONS))
            case 6:
                gap = pick((0.1, 0.15, 0.3, 0.5, 0.79, 0.81, 1.2))
                return f"knock {chance.randint(1, 7)} gap {gap} s"
            case 7:
                return f"wait {pick((0.1, 0.5, 1, 5, 16, 31, 61, 121, 700, 4000))} s"
            case 8 | 9:
                return f"guess {pick(COLOURS)} {self._number(chance)}"
            case 10:
                return f"power cut {pick((0.1, 5, 4000))} s"
            case _:
                return "hold no"

    def _finger(self, button: str) -> str:
        was_down = button in self._fingers
        self._fingers ^= {button}
        return f"{'up' if was_down else 'down'} {button}"

    def _number(self, chance: Random) -> str:
        return chance.choice(("none", str(chance.randint(1, 54)), str(chance.randint(1, 18))))

    # --- what must be so ---

    @property
    def _page(self) -> Any:
        (state,) = self._running().stagehand.snapshot(Audience.TABLE)
        return state.data

    def _look(self) -> None:
        seance = self._running().seance
        self.states.add(seance.state)
        with read_journal(self._journal) as journal:
            on = {row.game for row in journal.games() if row.status is Status.RUNNING}
            if seance.game is not None:
                assert on == {seance.game}, "one game is on"
                record = record_of(seance.game, journal.load(seance.game))
                assert record == seance.record, "the journal has every line"
                assert record.sitting() == seance.sitting, "the lines make this sitting"
            else:
                assert on <= {seance.lobby.asked}, "no game is on"
        number = seance.public_number
        assert self._last[0] != seance.game or number >= self._last[1], "the number only grows"
        self._last = (seance.game, number)
        lights = self._running().body.devices.lamps._lights  # type: ignore[attr-defined]
        pulses = [lamp for lamp, it in lights.items() if it.pattern is Pattern.PULSE]
        assert len(pulses) <= 1, f"only one pulses, not {pulses}"
        assert all(0 <= it.level <= 1 for it in lights.values())
        glass = seance.hourglass
        assert not glass.is_running or seance.state is State.TIMER, "sand runs in TIMER alone"
        assert 0 <= glass.left(asyncio.get_running_loop().time()) <= glass.total
        self._seen.all.clear()


class Ears(logging.Handler):
    """Hears what should never be said."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))
