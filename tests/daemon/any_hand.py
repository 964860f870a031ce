"""A hand that does anything at all at a whole box, in jumped time, and what must always be so."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from seancebox.daemon import Running
from seancebox.engine.cards import Psychic
from seancebox.journal import read_journal
from seancebox.ports import Audience, Pattern, Status
from seancebox.rehearsal import Rehearsal
from seancebox.show.scene import State
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass
from seancebox.sim.story import Step, parse_story
from seancebox.sim.story_settings import settings_of
from seancebox.sim.story_words import deed_of
from seancebox.sim.witness import Seen
from seancebox.table.context import Gesture
from seancebox.table.prompts import PROMPTS
from seancebox.table.record import record_of

SETTLES = 0.0137  # seconds for what is on its way to the disk; never the moment of anything else
COLOURS = tuple(psychic.value for psychic in Psychic)
BUTTONS = ("yes", "no", "crow", *COLOURS)
CHORDS = ("yes and no 5.1 s", "crow and no 3.1 s", "crow and yes 2.1 s")
WAYS = {  # of each gesture
    Gesture.YES: ("press yes", "press yes", "knock 1"),
    Gesture.NO: ("press no", "press no", "knock 2"),
    Gesture.GO_ON: ("hold yes", "knock 3"),
    Gesture.NEXT: ("press crow",),
    Gesture.REFRESH: ("hold crow",),
    Gesture.TAKE_BACK: ("hold no",),
    Gesture.COLOUR: ("press {}",),
    Gesture.COLOUR_HELD: ("hold {}",),
}
LEAD_ON = {Gesture.YES: 1, Gesture.GO_ON: 1, Gesture.COLOUR: 0.8}
SETTINGS = (  # of each row one, or none
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
    ('knock.source = "none"', 'pins.sensor = "none"'),
    ('pins.sounder = "none"', 'sound.kind = "none"', "sound.muted = true"),
    ("box.brightness = 0", "box.brightness = 1"),
    ("box.rest_seconds = 5",),
    ('service.pin = ["crow", "yes", "crow"]',),
    ("idle.ask_after = 60",),
    ("idle.resumes_at_once = false",),
    ("idle.setup_reset_after = 30",),
)


@dataclass(frozen=True, slots=True)
class Tale:
    """What was done at a box of these settings: a story that `seancebox story` tells again."""

    dice: int
    settings: tuple[str, ...]
    steps: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        head = (f"dice: {self.dice}", *(f"set {line}" for line in self.settings))
        return "\n".join((*head, *self.steps))


def some_settings(chance: Random) -> tuple[str, ...]:
    """Return lines of a box.toml."""
    return tuple(chance.choice(row) for row in SETTINGS if chance.random() < 0.2)


class Broken(AssertionError):
    """Something is not as it must be: with the story that leads there."""


def wander(seed: int, steps: int, folder: Path, heard: Callable[[], list[str]]) -> set[State]:
    """Do so many steps by chance, then go home to ATTRACT; return all states that came up.

    heard: what the log has that it should never have. Raises Broken.
    """
    chance = Random(seed)
    tale = Tale(seed, some_settings(chance))
    hand = AnyHand(tale, folder)
    try:
        jumping.run(hand.wander(chance, steps))
        assert heard() == []
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}\n\n{tale}") from error
    return hand.states


class AnyHand:
    """One hand at one box; it looks after each step whether all is as it must be."""

    def __init__(self, tale: Tale, folder: Path) -> None:
        story = parse_story(str(tale))
        self._seen = Seen()
        settings = settings_of(story, folder)
        self._rehearsal = Rehearsal(story, settings, self._seen, lambda _: None)
        self._journal = folder / "journal.db"
        self._tale = tale
        self._fingers: set[str] = set()
        self._kept: tuple[int | None, int] = (None, 0)  # the game, and how many entries of it
        self.states: set[State] = set()

    async def wander(self, chance: Random, steps: int) -> None:
        """Do anything, then go home."""
        await self._rehearsal.power_on()
        try:
            for line in self._anything(chance, steps):
                await self._do(line)
            for line in self._way_home():
                await self._do(line)
            assert self._box.seance.state is State.ATTRACT, "there is no way home"
        finally:
            await self._rehearsal.power_off()

    async def _do(self, line: str) -> None:
        self._tale.steps.append(line)
        await self._rehearsal.do(Step(len(self._tale.steps), line, deed_of(line)))
        await let_pass(SETTLES)
        self._look()

    @property
    def _box(self) -> Running:
        return self._rehearsal.box

    # --- what is done ---

    def _anything(self, chance: Random, steps: int) -> Iterator[str]:
        """Yield what leads into the evening, less or more far, and then anything."""
        for _ in range(chance.randrange(2 * steps)):
            yield self._asked(chance, haste=20)
        oddity = chance.choice((0.05, 0.2, 0.6))
        for _ in range(steps):
            yield self._odd(chance) if chance.random() < oddity else self._asked(chance, haste=2)

    def _asked(self, chance: Random, haste: int) -> str:
        """Return something that can be done now; haste: for what leads on."""
        seance, is_menu = self._box.seance, not self._page["inputs"]
        if seance.moment.question is not None or is_menu:
            return chance.choices(("press yes", "press no", "press crow"), (haste, 1, 1))[0]
        if chance.random() < 0.1:
            return f"wait {chance.choice((1.5, 4.5, 10.5, 125))} s"
        context = seance.context(asyncio.get_running_loop().time())
        inputs = PROMPTS[context.state].inputs
        gestures = [one.gesture for one in inputs if one.fits(context)]
        weights = [haste ** LEAD_ON.get(each, 0) for each in gestures]
        way = chance.choice(WAYS[chance.choices(gestures, weights)[0]])
        seats = [seat["psychic"] for seat in self._page["seats"]]
        return way.format(chance.choice(seats or COLOURS))

    def _odd(self, chance: Random) -> str:
        """Return something that nobody has asked for."""
        pick = chance.choice
        one, two, three = pick(BUTTONS), pick(BUTTONS), pick(BUTTONS)
        return pick(
            (
                f"press {one}, {two}, {three}",
                f"hold {one} {pick((0.02, 0.9, 1.1, 2.1, 5.2, 31))} s",
                f"hold {one} and {two} {pick((0.1, 1.1, 2.1, 3.1, 5.1))} s",
                f"hold {pick(CHORDS)}",
                f"{'up' if one in self._fingers else 'down'} {one}",
                f"knock {chance.randint(1, 7)} gap {pick((0.1, 0.15, 0.3, 0.79, 0.81, 1.2))} s",
                f"wait {pick((0.1, 0.5, 1, 5, 16, 31, 61, 121, 700, 2000))} s",
                f"guess {pick(COLOURS)} {pick(('none', *range(1, 55)))}",
                f"power cut {pick((0.1, 5, 4000))} s",
                "hold no",
            )
        )

    def _way_home(self) -> Iterator[str]:
        """Yield what brings every evening to its end."""
        yield f"up {', '.join(BUTTONS)}"
        yield "wait 300 s"  # the menu closes, a question is dropped, the end of a game rests
        if self._box.seance.state is State.WAITING_GAME:
            yield "press no"
        yield "hold yes and no 5.1 s"
        yield "press yes"

    # --- what must be so ---

    @property
    def _page(self) -> Any:
        told, *_ = self._box.stagehand.snapshot(Audience.TABLE)
        return told.data

    def _look(self) -> None:
        self.states.add(self._box.seance.state)
        self._seen.all.clear()
        self._look_at_journal()
        self._look_at_lamps()
        self._look_at_sand()

    def _look_at_journal(self) -> None:
        seance = self._box.seance
        with read_journal(self._journal) as journal:
            on = {row.game for row in journal.games() if row.status is Status.RUNNING}
            if seance.game is not None:
                record = record_of(seance.game, journal.load(seance.game))
                assert record == seance.record, "the journal has every line"
                assert record.sitting() == seance.sitting, "the lines make this sitting"
        assert on == ({seance.game} - {None}) or on == {seance.lobby.asked}, "one game is on"
        kept, self._kept = self._kept, (seance.game, seance.public_number)
        assert kept[0] != seance.game or kept[1] <= self._kept[1], "the number only grows"

    def _look_at_lamps(self) -> None:
        lights = self._box.body.devices.lamps._lights  # type: ignore[attr-defined]
        pulsing = [lamp for lamp, light in lights.items() if light.pattern is Pattern.PULSE]
        assert len(pulsing) <= 1, f"one alone pulses, not {pulsing}"

    def _look_at_sand(self) -> None:
        seance, now = self._box.seance, asyncio.get_running_loop().time()
        runs = seance.hourglass.is_running
        assert seance.state is State.TIMER or not runs, "sand runs in TIMER alone"
        assert 0 <= seance.hourglass.left(now) <= seance.hourglass.total
