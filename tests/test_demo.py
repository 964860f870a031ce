"""The demo plays its night again and again, and leaves the box to whoever touches it."""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from seancebox.config.load import load
from seancebox.config.settings import Settings
from seancebox.console.grips import Grips
from seancebox.demo import UNTOUCHED, Door, Nights, Pace, demo_story, first_of
from seancebox.engine.cards import Psychic
from seancebox.ports import Audience, Broadcast, Guessed, Json, LanguageChosen
from seancebox.rehearsal import rehearse
from seancebox.senses.meanings import Button
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass
from seancebox.sim.story import Story, parse_story
from seancebox.sim.witness import Seen

SHORT = "set box.rest_seconds = 5\nhold yes\npress red\npress red, blue\nexpect state SEATS\n"
STOPS = "the demo stops: the box is yours"
ANEW = "the demo begins anew"
ASTRAY = SHORT + "wait 5 s\nexpect state WON\n"
GUESTS: dict[str, Callable[[Door], None]] = {
    "button": lambda door: door.down(Button.CROW, at=5.0),
    "knock": lambda door: door.knock(at=5.0),
    "card told": lambda door: door.post(Guessed(Psychic.RED, 7)),
}


@dataclass
class Page:
    """Keeps the states, what was logged, and how many pictures came; has hands at `door`."""

    door: Door = field(default_factory=Door)
    states: list[Json] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    pictures: int = 0

    def __post_init__(self) -> None:
        self.grips = Grips(self.door)

    def let_go(self) -> None:
        self.grips.release_all()

    def see(self, what: Broadcast) -> None:
        self.pictures += what.kind == "oled"
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
    """A demo that is on, in jumped time. speed: its own; paces: all that the loop was told."""

    story: Story
    settings: Settings = field(default_factory=lambda: load(None))
    speed: float = 20
    page: Page = field(default_factory=Page)
    said: list[str] = field(default_factory=list)
    paces: list[float] = field(default_factory=list)

    @property
    def door(self) -> Door:
        return self.page.door

    async def of(self, seconds: float) -> None:
        pace = Pace(self.speed, self.paces.append)
        nights = Nights(self.settings, self.story, self.page, self.door, self.said.append, pace)
        await first_of(nights.run(), let_pass(seconds))

    def runs(self, seconds: float) -> "Evening":
        """Let it run for so long."""
        jumping.run(self.of(seconds))
        return self

    def is_visited(self, guest: Callable[["Evening"], Coroutine[Any, Any, None]]) -> "Evening":
        """Let it run until `guest` leaves."""

        async def both() -> None:
            await first_of(self.of(1e6), guest(self))

        jumping.run(both())
        return self

    async def gets_to(self, state: str) -> None:
        """Wait until it is there."""
        while self.page.states[-1:] != [state]:
            await let_pass(0.1)

    async def pictures_in(self, seconds: float) -> int:
        """Return how many pictures come meanwhile."""
        before = self.page.pictures
        await let_pass(seconds)
        return self.page.pictures - before


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


def up_to_the_sand() -> Story:
    """Return the demo's night as far as the first sand runs, which is the longest there is."""
    night = demo_story()
    until = next(n for n, step in enumerate(night.steps) if step.text == "expect sand runs")
    waits = parse_story("wait 1 h").steps
    settings = [*night.settings, (1, "rules.sand_seconds = 600")]
    settings.remove(next(one for one in settings if one[1] == "rules.sand_seconds = 60"))
    return replace(night, settings=settings, steps=(*night.steps[:until], *waits))


@pytest.mark.parametrize("touch", GUESTS.values(), ids=GUESTS)
def test_who_touches_the_box_has_it(touch: Callable[[Door], None]) -> None:
    async def guest(evening: Evening) -> None:
        await let_pass(30)
        touch(evening.door)
        await let_pass(1)

    evening = Evening(demo_story()).is_visited(guest)
    assert evening.said == evening.page.log[-1:] == [STOPS]
    assert evening.paces == [20, 1]


def test_a_guest_can_play_on_from_there() -> None:
    async def guest(evening: Evening) -> None:
        await let_pass(15)
        for button in (Button.RED, Button.BLUE, Button.YES):
            evening.door.down(button)
            await let_pass(1.1 if button is Button.YES else 0.1)
            evening.door.up(button)
            await let_pass(1)

    evening = Evening(parse_story("hold yes\npress crow\nwait 1 h")).is_visited(guest)
    assert evening.page.states[-1] == "DIFFICULTY"


def test_the_demo_begins_anew_ten_minutes_after_the_last_touch() -> None:
    async def guest(evening: Evening) -> None:
        await let_pass(30)
        for _ in range(3):
            evening.door.knock()
            await let_pass(9 * 60 + 55)
        assert evening.said == [STOPS]
        await let_pass(10)
        assert evening.page.states[-1] == "ATTRACT"

    evening = Evening(demo_story()).is_visited(guest)
    assert evening.said == [STOPS, ANEW]
    assert ANEW in evening.page.log
    assert evening.paces == [20, 1, 20]


def test_a_guest_whose_sand_runs_keeps_the_box_until_ten_minutes_after_the_last_grain() -> None:
    async def guest(evening: Evening) -> None:
        await evening.gets_to("TIMER")
        evening.door.down(Button.RED)
        evening.door.up(Button.RED)
        await evening.gets_to("MANIFESTATION")
        await let_pass(UNTOUCHED - 5)
        assert evening.said == [STOPS]
        await let_pass(10)

    evening = Evening(up_to_the_sand()).is_visited(guest)
    assert evening.said == [STOPS, ANEW]


def test_films_run_for_a_guest_of_a_demo_that_is_too_fast_for_them() -> None:
    async def guest(evening: Evening) -> None:
        await evening.gets_to("TIMER")
        await let_pass(5)
        assert await evening.pictures_in(10) <= 2 * 12
        evening.door.knock()
        await let_pass(1)
        assert await evening.pictures_in(10) >= 60

    Evening(up_to_the_sand()).is_visited(guest)


@pytest.mark.parametrize("touch", GUESTS.values(), ids=GUESTS)
def test_a_second_after_a_touch_all_moves_that_moves_in_a_demo_that_was_never_fast(
    touch: Callable[[Door], None],
) -> None:
    def moving(speed: float) -> list[bool]:
        """Return for each second whether anything moves."""
        found: list[bool] = []

        async def guest(evening: Evening) -> None:
            await let_pass(5)
            touch(evening.door)
            await let_pass(1)
            found.extend([await evening.pictures_in(1) > 2 for _ in range(10)])

        Evening(parse_story("wait 1 h"), speed=speed).is_visited(guest)
        return found

    assert moving(20) == moving(1)
    assert sum(moving(20)) >= 5


def test_films_run_in_a_demo_that_can_be_followed() -> None:
    async def looker_on(evening: Evening) -> None:
        await evening.gets_to("TIMER")
        assert await evening.pictures_in(10) >= 60

    Evening(up_to_the_sand(), speed=1).is_visited(looker_on)


def test_a_button_held_into_the_next_night_does_not_stop_it_when_it_is_let_go() -> None:
    async def guest(evening: Evening) -> None:
        await let_pass(30)
        evening.door.down(Button.CROW)
        await let_pass(UNTOUCHED + 10)
        evening.door.up(Button.CROW)
        await let_pass(5)

    evening = Evening(demo_story()).is_visited(guest)
    assert evening.said == [STOPS, ANEW]


def test_a_button_held_into_the_next_night_can_be_pressed_by_another_page() -> None:
    async def guests(evening: Evening) -> None:
        grips = evening.page.grips
        await let_pass(30)
        grips.down("of one who left", Button.CROW)
        await let_pass(UNTOUCHED + 10)
        assert evening.said == [STOPS, ANEW]
        grips.down("of another", Button.CROW)
        await let_pass(1)

    evening = Evening(demo_story()).is_visited(guests)
    assert evening.said == [STOPS, ANEW, STOPS]


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


def test_guest_who_changes_the_language_goes_on_watching() -> None:
    async def story() -> tuple[bool, bool]:
        door = Door()
        door.post(LanguageChosen("de"))
        watches = not door.is_touched.is_set()
        door.post(Guessed(Psychic.RED, 3))
        return watches, door.is_touched.is_set()

    assert jumping.run(story()) == (True, True)
