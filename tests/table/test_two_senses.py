"""Whatever sounds is seen as well, by the same people at the same moment; and sound can be off."""

import asyncio
from base64 import b64decode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from seancebox.config.settings import Settings
from seancebox.daemon import Parts, Running, running
from seancebox.engine import commands
from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.setup import Deal, HouseRules, Setup
from seancebox.ports import Audience, Broadcast, Cue, Frame, Guessed
from seancebox.rehearsal import rehearse
from seancebox.senses.meanings import Button
from seancebox.show.mark import Edge, marked
from seancebox.sim.jumping import let_pass, run
from seancebox.sim.story import parse_story
from seancebox.sim.story_deeds import Expect
from seancebox.table import notes

STORIES = Path(__file__).parent.parent / "stories"
NIGHTS = ("no_ghost_oled", "first_evening", "after_the_end")  # between them every cue is heard
SOUNDER, KNOCKER = 12, 3


@dataclass(frozen=True, slots=True)
class Heard:
    """A cue, and what the table's people saw at that moment, and before it."""

    cue: Cue
    before: Mapping[str, object]
    after: Mapping[str, object]

    def seen(self, part: str) -> bool:
        """Return whether `part` looks different than before."""
        return self.before.get(part) != self.after.get(part)

    @property
    def tone(self) -> object:
        """The kind of answer that the table reads."""
        echo = self.state["echo"]
        return echo["tone"] if isinstance(echo, Mapping) else None

    @property
    def state(self) -> Mapping[str, object]:
        state = self.after["state"]
        assert isinstance(state, Mapping)
        return state


@cache
def night(name: str, *settings: str) -> tuple[tuple[float, Broadcast], ...]:
    """Return all that a box shows in this story, whatever the story expects."""
    path = STORIES / f"{name}.story"
    story = parse_story(path.read_text(encoding="utf-8"))
    steps = tuple(step for step in story.steps if not isinstance(step.deed, Expect))
    end = max((line for line, _ in story.settings), default=0)
    more = [(end + at, setting) for at, setting in enumerate(settings, 1)]
    return tuple(rehearse(replace(story, steps=steps, settings=[*story.settings, *more])).all)


def cues(name: str, *settings: str) -> list[tuple[float, object]]:
    shown = night(name, *settings)
    return [(at, what.data["cue"]) for at, what in shown if what.kind == "cue"]


def sights(name: str, *settings: str) -> list[tuple[float, str, dict[str, object]]]:
    """Return all that was seen, of both faces, but for the word that sound is off.

    Which of two displays is drawn first in one moment nobody sees.
    """
    seen = [
        (at, what.kind, {key: it for key, it in what.data.items() if key != "sound_muted"})
        for at, what in night(name, *settings)
        if what.kind != "cue"
    ]
    return sorted(seen, key=lambda one: (one[0], one[1], str(one[2].get("face"))))


def heard(name: str) -> Iterator[Heard]:
    """Yield every cue with what was seen; at one moment all that is shown in it counts."""
    shown = night(name)
    for at, what in shown:
        if what.kind == "cue":
            before = _looks([one for moment, one in shown if moment < at])
            after = _looks([one for moment, one in shown if moment <= at])
            yield Heard(Cue(what.data["cue"]), before, after)


def _looks(shown: list[Broadcast]) -> dict[str, object]:
    looks: dict[str, object] = {}
    for what in shown:
        if what.kind == "oled":
            looks[f"{what.data['face']} OLED"] = what.data["bits"]
        elif what.kind == "lamp":
            looks[f"{what.data['lamp']} lamp"] = what.data["level"]
        elif what.kind == "state" and what.audience is Audience.TABLE:
            looks["state"] = what.data
    return looks


def without_mark(bits: object) -> bytes:
    """Return a picture with both edges lit, so that no mark shows on it."""
    frame = Frame(128, 64, b64decode(str(bits)))
    whole = marked(frame, tuple(Edge))
    assert isinstance(whole, Frame)
    return whole.bits


def says(one: Heard) -> bool:
    """Return whether what was seen says the same as the cue."""
    match one.cue:
        case Cue.HEARD:
            return one.seen("table OLED")
        case Cue.YES | Cue.NO:
            return one.tone == one.cue.value
        case Cue.NOT_NOW:
            return one.tone in ("not now", "unclear")
        case Cue.LISTENING:
            return bool(one.state["listens"])
        case Cue.WON | Cue.LOST | Cue.HOUR:
            wanted = {Cue.WON: "WON", Cue.LOST: "LOST", Cue.HOUR: "HOUR END"}
            return one.state["state"] == wanted[one.cue]
        case _:
            looked, looks = one.before["table OLED"], one.after["table OLED"]
            return without_mark(looked) != without_mark(looks)


# --- two senses ---


def test_these_nights_sound_every_cue() -> None:
    assert {cue for name in NIGHTS for _, cue in cues(name)} == {cue.value for cue in Cue}


@pytest.mark.parametrize("name", NIGHTS)
def test_at_every_sound_the_table_s_display_changes(name: str) -> None:
    assert all(one.seen("table OLED") for one in heard(name))


def test_at_every_sound_the_ghost_s_display_changes() -> None:
    assert all(one.seen("ghost OLED") for one in heard("after_the_end"))


@pytest.mark.parametrize("name", NIGHTS)
def test_what_a_sound_says_can_be_read_at_that_moment(name: str) -> None:
    unread = [one for one in heard(name) if not says(one)]
    assert not unread


@pytest.mark.parametrize("name", NIGHTS)
def test_box_without_sound_shows_the_same_to_the_byte(name: str) -> None:
    assert cues(name)
    assert not cues(name, "sound.muted = true")
    assert sights(name, "sound.muted = true") == sights(name)


# --- off ---


@pytest.mark.parametrize("cue", Cue)
def test_each_cue_can_be_off_alone_and_all_else_stays(cue: Cue) -> None:
    name = next(name for name in NIGHTS if cue.value in dict(map(reversed, cues(name))))
    off = f'sound.cues_off = ["{cue.value}"]'
    assert cues(name, off) == [one for one in cues(name) if one[1] != cue.value]
    assert sights(name, off) == sights(name)


async def noise(*, is_muted: bool, folder: Path) -> set[int]:
    """Return which of sounder and knocker moved in an hour that the box answers itself."""
    pins = {"factory": "mock", "knocker": KNOCKER, "sounder": SOUNDER}
    settings = Settings.model_validate(
        {"pins": pins, "journal": {"path": folder / f"{is_muted}.db"}}
    )
    moved: set[int] = set()
    async with running(Parts(settings)) as box:
        hand = box.body.simulated.hand
        await let_pass(1)
        if is_muted:
            await hand.chord((Button.CROW, Button.YES), 2.2)
        for gpio in (SOUNDER, KNOCKER):
            box.body.simulated.factory.pin(gpio).watch(lambda _level, it=gpio: moved.add(it))
        await _play_an_hour(box)
    return moved


async def _play_an_hour(box: Running) -> None:
    """Play an hour with every kind of answer: taken, unclear, not now, of the box itself."""
    hand, now = box.body.simulated.hand, asyncio.get_running_loop().time
    await box.seance.sit_down(now())
    seats = (notes.SeatTaken(Psychic.BLUE), notes.SeatTaken(Psychic.RED))
    house = HouseRules(box_answers=True)
    setup = Setup((Psychic.BLUE, Psychic.RED), two_each=True, difficulty=Difficulty.EASY)
    begin = commands.BeginGame(replace(setup, house=house))
    await box.seance.do((*seats, begin, commands.DealCards(Deal.BY_BOX)), now())
    await box.seance.do((commands.OpenHour(), commands.TurnTimer()), now())
    for seat in box.seance.sitting.game.seats:
        card = None if seat.combination is None else seat.combination[0]
        box.body.inbox.post(Guessed(seat.psychic, card))
    await let_pass(140)
    assert all(seat.is_answered for seat in box.seance.sitting.game.seats)
    await hand.press(Button.NO)
    await hand.knocks(2)
    await let_pass(20)


def test_one_gesture_silences_sounder_and_knocker(tmp_path: Path) -> None:
    assert run(noise(is_muted=False, folder=tmp_path)) == {SOUNDER, KNOCKER}
    assert run(noise(is_muted=True, folder=tmp_path)) == set()
