"""The demo plays its night again and again, and leaves the box to whoever touches it."""

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from seancebox.config.load import load
from seancebox.config.settings import Settings
from seancebox.demo import UNTOUCHED, Door, Nights, demo_story, first_of
from seancebox.engine.cards import Psychic
from seancebox.ports import Audience, Broadcast, Guessed, Json
from seancebox.rehearsal import rehearse
from seancebox.senses.meanings import Button
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass
from seancebox.sim.story import Story, parse_story
from seancebox.sim.witness import Seen

SHORT = "set box.rest_seconds = 5\nhold yes\npress red\npress red, blue\nexpect state SEATS\n"
ASTRAY = SHORT + "wait 5 s\nexpect state WON\n"
GUESTS: dict[str, Callable[[Door], None]] = {
    "button": lambda door: door.down(Button.CROW, at=5.0),
    "knock": lambda door: door.knock(at=5.0),
    "card told": lambda door: door.post(Guessed(Psychic.RED, 7)),
}


@dataclass
class Page:
    """An onlooker who keeps the states and what was logged."""

    states: list[Json] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    def see(self, what: Broadcast) -> None:
        if what.kind == "log":
            self.log.append(str(what.data["text"]))
        is_new = what.kind == "state" and what.data.get("state") not in (None, *self.states[-1:])
        if is_new:
            self.states.append(what.data["state"])


@pytest.fixture(autouse=True)
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let temporary folders lie where the test can see them."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


@dataclass
class Evening:
    """A demo that is on, in jumped time. paces: whether a guest had the box."""

    story: Story
    settings: Settings = field(default_factory=lambda: load(None))
    page: Page = field(default_factory=Page)
    door: Door = field(default_factory=Door)
    said: list[str] = field(default_factory=list)
    paces: list[bool] = field(default_factory=list)

    async def of(self, seconds: float) -> None:
        nights = Nights(self.settings, self.story, self.page, self.door, self.said.append)
        await first_of(nights.run(self.paces.append), let_pass(seconds))

    def runs(self, seconds: float) -> "Evening":
        """Let it run for so long."""
        jumping.run(self.of(seconds))
        return self

    def is_visited(self, touch: Callable[[Door], None], *times: float) -> "Evening":
        """Let a guest `touch` the box at `times`, and stay until a minute and more after."""

        async def visit() -> None:
            before = 0.0
            for at in times:
                await let_pass(at - before)
                touch(self.door)
                before = at
            await let_pass(UNTOUCHED + 5)

        async def both() -> None:
            await first_of(self.of(1e6), visit())

        jumping.run(both())
        return self


# --- the night that is shown ---


def words(night: Seen) -> str:
    """Return all that the table's face has said."""
    faces = [what for _, what in night.all if what.kind == "state"]
    return str([what.data for what in faces if what.audience is Audience.TABLE])


def test_the_night_has_all_that_can_happen_in_one_in_a_quarter_of_an_hour() -> None:
    night = rehearse(demo_story())
    assert 12 * 60 <= night.all[-1][0] - night.all[0][0] <= 15 * 60
    tidings = [what.data["text"] for _, what in night.all if what.kind == "log"]
    assert {
        "dealt by the box",
        "BLUE: token lifted",
        "YELLOW is wrong",
        "WHITE stands on 1",
        "the ghost uses a crow",
        "the sand stands",
        "group 4 is accused",
        "won",
    } <= set(tidings)
    assert tidings.count("taken back") == 2
    assert "once more, please" in words(night)
    assert "a tie: BLUE was furthest" in words(night)


# --- night after night ---


def test_a_night_is_followed_by_the_next_at_a_new_box() -> None:
    evening = Evening(parse_story(SHORT)).runs(30)
    assert evening.page.states[:5] == ["ATTRACT", "SEATS", "ATTRACT", "SEATS", "ATTRACT"]
    assert evening.said == []


def test_a_demo_that_goes_astray_says_so_and_begins_anew_at_the_title(
    caplog: pytest.LogCaptureFixture,
) -> None:
    evening = Evening(parse_story(ASTRAY, "tale.story")).runs(30)
    assert evening.page.states[:4] == ["ATTRACT", "SEATS", "ATTRACT", "SEATS"]
    assert "the demo has gone astray and begins anew: tale.story:7: expect state WON" in caplog.text


def test_the_demo_leaves_nothing_behind(scratch: Path) -> None:
    Evening(demo_story()).runs(100)
    assert list(scratch.iterdir()) == []


def test_of_the_house_it_takes_the_language_and_leaves_rules_pins_and_journal(
    tmp_path: Path,
) -> None:
    box, journal = tmp_path / "house.toml", tmp_path / "mine" / "journal.db"
    box.write_text(
        f'''
        language.table = "de"
        language.ghost = "tr"
        sound.muted = true
        rules.sand_seconds = 600
        pins.sensor = "none"
        journal.path = "{journal}"
        '''
    )
    evening = Evening(demo_story(), load(box)).runs(15 * 60)
    assert evening.page.states[0] == "ATTRACT"
    assert evening.page.states.count("WON") == 1
    assert evening.page.states[evening.page.states.index("WON") + 1] == "ATTRACT"
    assert "hour I begins" not in evening.page.log
    assert not journal.parent.exists()


# --- guests ---


@pytest.mark.parametrize("touch", GUESTS.values(), ids=GUESTS)
def test_who_touches_the_box_has_it(touch: Callable[[Door], None]) -> None:
    evening = Evening(demo_story()).is_visited(touch, 30)
    assert evening.said == ["the demo stops: the box is yours", "the demo begins anew"]
    assert evening.page.log[-2:] == evening.said
    assert evening.paces == [False, True, False]


def test_a_guest_can_play_on_from_there() -> None:
    async def guest(evening: Evening) -> None:
        await let_pass(15)
        for button in (Button.RED, Button.BLUE, Button.YES):
            evening.door.down(button)
            await let_pass(1.1 if button is Button.YES else 0.1)
            evening.door.up(button)
            await let_pass(1)

    async def both(evening: Evening) -> None:
        await first_of(evening.of(1e6), guest(evening))

    evening = Evening(parse_story("hold yes\npress crow\nwait 1 h"))
    jumping.run(both(evening))
    assert evening.page.states[-1] == "DIFFICULTY"


def test_a_guest_keeps_the_box_as_long_as_it_is_touched_once_a_minute() -> None:
    evening = Evening(demo_story()).is_visited(lambda door: door.knock(), 30, 80, 130, 180)
    assert evening.said == ["the demo stops: the box is yours", "the demo begins anew"]


def test_a_page_that_looks_in_between_two_nights_sees_nothing() -> None:
    assert Door().snapshot(Audience.TABLE) == ()


def test_first_of_raises_what_the_first_raised_and_calls_the_others_off() -> None:
    async def story() -> bool:
        other = asyncio.Event()
        called_off = asyncio.Event()

        async def waits() -> None:
            try:
                await other.wait()
            finally:
                called_off.set()

        async def fails() -> None:
            await let_pass(1)
            raise OSError("no disk")

        with pytest.raises(OSError, match="no disk"):
            await first_of(waits(), fails())
        return called_off.is_set()

    assert jumping.run(story())
