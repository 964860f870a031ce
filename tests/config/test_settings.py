"""What settings mean once they are read: house rules, pins, places, paths."""

import tomllib
from pathlib import Path

import pytest

from seancebox.config.idle import PLACES
from seancebox.config.load import load
from seancebox.config.settings import Place, Settings
from seancebox.config.state import default_journal
from seancebox.engine.setup import BetsFrom, HouseRules, MissingToken, TokenFaces
from seancebox.parts import Cue, Lamp
from seancebox.senses.meanings import Button

GOOD = Path(__file__).parent / "good"
EVERY_RULE = """
levels_6_7 = [6, 10]
token_faces = { agree = 3, disagree = 1 }
missing_token = "grace"
grace_seconds = 20
sand_seconds = 90
end_early = false
pause = false
relaxed = true
bets = "while_sand_runs"
box_answers = true
"""


def settings_of(text: str) -> Settings:
    return Settings.model_validate(tomllib.loads(text))


def test_house_rules_of_an_empty_file_are_the_engines_own_and_none_is_given() -> None:
    rules = Settings().rules
    assert rules.house() == HouseRules()
    assert rules.given == frozenset()


@pytest.mark.rule("R8.2", "R8.3", "R8.4", "R8.5", "R8.15")
def test_every_house_rule_of_the_file_reaches_the_engine() -> None:
    rules = settings_of(f"[rules]{EVERY_RULE}").rules
    assert rules.house() == HouseRules(
        levels_6_7=(6, 10),
        token_faces=TokenFaces(agree=3, disagree=1),
        missing_token=MissingToken.GRACE,
        grace_seconds=20,
        sand_seconds=90,
        end_early=False,
        pause=False,
        relaxed=True,
        bets=BetsFrom.SAND,
        box_answers=True,
    )
    assert rules.given == {line.partition(" ")[0] for line in EVERY_RULE.split("\n") if line}


def test_house_rule_set_to_its_default_counts_as_given() -> None:
    assert settings_of("rules.sand_seconds = 120").rules.given == {"sand_seconds"}


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("levels", ["[0, 5]", "[5, 5]", "[6, 5]", "[12, 14]"])
def test_levels_that_do_not_rise_on_the_track_are_refused(levels: str) -> None:
    with pytest.raises(ValueError, match="levels_6_7"):
        settings_of(f"rules.levels_6_7 = {levels}")


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize("levels", [(1, 2), (12, 13)])
def test_levels_at_either_end_of_the_track_are_taken(levels: tuple[int, int]) -> None:
    assert settings_of(f"rules.levels_6_7 = {list(levels)}").rules.house().levels_6_7 == levels


def test_place_sets_how_the_box_idles() -> None:
    for place in Place:
        assert settings_of(f'box.place = "{place.value}"').rests == PLACES[place]


def test_idle_times_can_be_set_alone_before_those_of_the_place() -> None:
    rests = load(GOOD / "museum.toml").rests
    assert (rests.ask_after, rests.setup_reset_after) == (90, None)
    assert (rests.ask_after_long, rests.countdown, rests.may_shut_down) == (300, 15, False)


@pytest.mark.parametrize(
    ("idle", "ask_after_long"),
    [
        ('box.place = "home"\nidle.ask_after = 600', 600),
        ('box.place = "museum"\nidle.ask_after = 600', 600),
        ('box.place = "museum"\nidle.ask_after = 60', 300),
        ('box.place = "museum"\nidle.ask_after = "never"', None),
        ('box.place = "cafe"\nidle.ask_after_long = "never"', None),
        ('box.place = "cafe"\nidle.ask_after_long = 30', 30),
    ],
)
def test_long_pause_is_never_the_shorter_one_unless_the_file_says_so(
    idle: str, ask_after_long: float | None
) -> None:
    assert settings_of(idle).rests.ask_after_long == ask_after_long


def test_every_button_has_its_pin() -> None:
    assert set(Settings().pins.buttons) == set(Button)


def test_only_lamps_that_are_built_in_have_a_pin() -> None:
    pins = settings_of("pins.listening = 13").pins
    assert Lamp.HEARD_YES not in pins.lamps
    assert pins.lamps[Lamp.LISTENING] == 13
    assert pins.lamps[Lamp.BLUE] != pins.buttons[Button.BLUE]


def test_word_none_takes_a_part_out() -> None:
    pins = load(GOOD / "pins_moved.toml").pins
    assert (pins.sensor, pins.knocker) == (None, 13)
    assert "sensor" not in pins.wired


def test_cues_and_service_pin_are_read_as_what_they_name() -> None:
    assert load(GOOD / "every_spelling.toml").sound.cues_off == (Cue.NOT_NOW, Cue.HOUR)
    service = load(GOOD / "museum.toml").service
    assert service.pin == (Button.CROW, Button.CROW, Button.NO)


def test_path_of_the_journal_may_begin_at_the_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/host")
    assert load(GOOD / "museum.toml").journal.path == Path("/home/host/games/journal.db")


@pytest.mark.parametrize(
    ("environ", "path"),
    [
        ({"STATE_DIRECTORY": "/var/lib/seancebox"}, "/var/lib/seancebox/journal.db"),
        ({"STATE_DIRECTORY": "/a:/b", "XDG_STATE_HOME": "/c"}, "/a/journal.db"),
        ({"XDG_STATE_HOME": "/c"}, "/c/seancebox/journal.db"),
        ({"XDG_STATE_HOME": "not/absolute"}, "/home/host/.local/state/seancebox/journal.db"),
        ({}, "/home/host/.local/state/seancebox/journal.db"),
    ],
)
def test_journal_lies_where_systemd_or_the_desktop_keeps_state(
    environ: dict[str, str], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/host")
    assert default_journal(environ) == Path(path)


def test_settings_are_frozen() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().box.name = "other"
