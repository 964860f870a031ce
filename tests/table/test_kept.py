"""Answers given on the box: what is kept, what outlives the guests, what is as if not given."""

from pathlib import Path

import pytest

from seancebox.config.load import load
from seancebox.config.settings import Settings
from seancebox.engine.cards import Difficulty
from seancebox.engine.setup import HouseRules, MissingToken, Setup, TokenFaces
from seancebox.ports import JournalFailed, Json
from seancebox.table.house import House
from seancebox.table.kept import Kept, after_set_up, kept_of, raw_of, sat_down
from seancebox.table.rules import LEVELS_HIGH, LEVELS_LOW
from seancebox.table.sitting import Sitting
from tests.table.sittings import BLUE, RED

LAST = Setup((BLUE, RED), two_each=True, difficulty=Difficulty.HARD)
ALL = Kept(
    house=(
        ("levels_6_7", (6, 10)),
        ("token_faces", TokenFaces(3, 3)),
        ("missing_token", MissingToken.WAIT),
        ("pause", False),
    ),
    last=LAST,
    is_muted=True,
    brightness=0.7,
    table_language="en",
    ghost_language="en",
)


class Paper:
    """A journal's list of answers; a disk that fails where it is full."""

    def __init__(self, *, is_full: bool = False) -> None:
        self.answers: dict[str, Json] = {}
        self.is_full = is_full

    async def keep(self, key: str, value: Json) -> None:
        if self.is_full:
            raise JournalFailed("no room")
        self.answers[key] = value


def settings(tmp_path: Path, text: str = "") -> Settings:
    """Return what a settings file says."""
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    return load(file)


def test_answers_come_back_as_they_were_given() -> None:
    assert kept_of(raw_of(ALL)) == ALL


def test_box_that_was_never_asked_keeps_nothing() -> None:
    assert kept_of({}) == Kept()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("house", "not a table"),
        ("house", {"sand_seconds": -5}),
        ("house", {"sand_seconds": "long"}),
        ("house", {"levels_6_7": [9, 7]}),
        ("house", {"missing_token": "perhaps"}),
        ("house", {"a_rule_of_old": True}),
        ("last", {"psychics": ["green"]}),
        ("last", "the usual"),
        ("is_muted", "yes"),
        ("brightness", 5.0),
        ("brightness", True),
        ("table_language", "xx"),
        ("ghost_language", 7),
    ],
)
def test_old_or_damaged_answer_is_as_if_not_given(key: str, value: Json) -> None:
    assert kept_of({key: value}) == Kept()


def test_one_damaged_rule_leaves_the_others() -> None:
    kept = kept_of({"house": {"pause": False, "gone": 1, "sand_seconds": 0}})
    assert kept.house == (("pause", False),)


def test_file_goes_before_an_answer_and_an_answer_before_the_default(tmp_path: Path) -> None:
    kept = Kept(house=(("pause", False), ("sand_seconds", 90)))
    first = sat_down(settings(tmp_path, "rules.sand_seconds = 60"), kept)
    assert first.house == HouseRules(sand_seconds=60, pause=False)
    assert first.fixed == ("sand_seconds",)


@pytest.mark.rule("R8.2")
def test_levels_are_known_once_the_file_or_an_answer_has_told_them(tmp_path: Path) -> None:
    by_file = settings(tmp_path, "rules.levels_6_7 = [7, 9]")
    plain = settings(tmp_path)
    answered = Kept(house=(("levels_6_7", (7, 9)),))
    known = [sat_down(*given).knows_levels for given in ((by_file, Kept()), (plain, answered))]
    assert (known, sat_down(plain, Kept()).knows_levels) == ([True, True], False)


@pytest.mark.rule("R8.2")
def test_rules_answered_at_set_up_are_kept_and_those_of_the_file_are_not() -> None:
    sitting = Sitting(
        house=HouseRules(levels_6_7=(5, 8), pause=False),
        fixed=("pause",),
        rule_pages=(LEVELS_LOW, LEVELS_HIGH, "pause"),
    )
    assert after_set_up(Kept(), sitting).house == (("levels_6_7", (5, 8)),)


# --- the house ---


async def test_change_counts_once_it_is_on_disk(tmp_path: Path) -> None:
    paper = Paper()
    house = House(settings(tmp_path), paper, Kept())
    await house.mute(True)
    assert (house.is_muted, paper.answers) == (True, {"is_muted": True})


async def test_change_that_the_disk_refuses_does_not_count(tmp_path: Path) -> None:
    house = House(settings(tmp_path), Paper(is_full=True), Kept())
    with pytest.raises(JournalFailed):
        await house.mute(True)
    assert not house.is_muted


async def test_only_what_has_changed_is_written(tmp_path: Path) -> None:
    paper = Paper()
    house = House(settings(tmp_path), paper, ALL)
    await house.keep_rules(HouseRules(levels_6_7=(6, 11), missing_token=MissingToken.WAIT))
    assert set(paper.answers) == {"house"}


async def test_museum_forgets_sound_language_and_brightness_but_no_rule(tmp_path: Path) -> None:
    house = House(settings(tmp_path, 'box.place = "museum"'), Paper(), ALL)
    await house.rest()
    assert house.kept == Kept(house=ALL.house, last=LAST)


async def test_home_forgets_nothing(tmp_path: Path) -> None:
    house = House(settings(tmp_path), Paper(), ALL)
    await house.rest()
    assert house.kept == ALL


def test_place_has_nothing_to_forget_where_guests_have_set_nothing(tmp_path: Path) -> None:
    museum = settings(tmp_path, 'box.place = "museum"')
    untouched = Kept(house=ALL.house, last=LAST)
    assert House(museum, Paper(), ALL).has_guests_settings
    assert not House(museum, Paper(), untouched).has_guests_settings
