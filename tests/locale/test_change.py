"""The language changes while people play: for both faces in ATTRACT, for each in the menu."""

from pathlib import Path

import pytest

from seancebox.engine.cards import Psychic
from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Text, say
from seancebox.ports import Audience, LanguageChosen
from seancebox.rehearsal import Rehearsal, rehearse
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass
from seancebox.sim.story import parse_story
from seancebox.sim.story_settings import settings_of
from seancebox.sim.witness import Seen
from seancebox.table.tidings import TAKEN_BACK

MENU = "hold crow and no 3.2 s\n"
TO_THE_SAND = (
    "hold yes\nhold yes\npress red, blue\n" + "hold yes\npress yes\n" + "hold yes\nhold yes\n"
)
TABLE_NEXT = MENU + "press no\npress yes\nhold crow\n"
GHOST_NEXT = MENU + "press no, no\npress yes\nhold crow\n"
PLACE = say("Place your tokens")
FIRST, SECOND = (LANGUAGES[(LANGUAGES.index("en") + step) % len(LANGUAGES)] for step in (1, 2))


def played(script: str, **settings: str) -> Seen:
    lines = [f"set {name.replace('_', '.', 1)} = {value!r}" for name, value in settings.items()]
    return rehearse(parse_story("\n".join((*lines, script))))


def asks(seen: Seen, audience: Audience) -> object:
    return seen.latest(audience)["asks"]


def said(text: Text, language: str) -> str:
    return Catalogue(language).plain(text)


def test_languages_of_these_tests_say_different_things() -> None:
    assert len({said(PLACE, language) for language in ("en", FIRST, SECOND)}) == 3


@pytest.mark.parametrize(("times", "language"), [(1, FIRST), (2, SECOND), (len(LANGUAGES), "en")])
def test_crow_in_attract_changes_both_faces_to_the_next_language(times: int, language: str) -> None:
    seen = played("press crow\n" * times)
    title = said(say("séance box"), language)
    assert (asks(seen, Audience.TABLE), asks(seen, Audience.GHOST)) == (title, title)
    wake = said(say("3 knocks: wake the box"), language)
    assert [seen.latest(one)["hint"] for one in (Audience.TABLE, Audience.GHOST)] == [wake, wake]


def test_table_changes_in_the_middle_of_a_game_and_the_ghost_does_not() -> None:
    seen = played(TO_THE_SAND + TABLE_NEXT)
    assert seen.latest(Audience.TABLE)["state"] == "TIMER"
    paused = say("Paused. NO: run on")
    assert asks(seen, Audience.TABLE) == said(paused, FIRST)
    assert asks(seen, Audience.GHOST) == said(paused, "en")


def test_ghost_changes_in_the_middle_of_a_game_and_the_table_does_not() -> None:
    seen = played(TO_THE_SAND + GHOST_NEXT)
    paused = say("Paused. NO: run on")
    assert asks(seen, Audience.TABLE) == said(paused, "en")
    assert asks(seen, Audience.GHOST) == said(paused, FIRST)


def test_page_changes_both_faces_in_the_middle_of_a_game(tmp_path: Path) -> None:
    story, seen = parse_story(TO_THE_SAND), Seen()

    async def night() -> None:
        box = Rehearsal(story, settings_of(story, tmp_path), seen, lambda _line: None)
        await box.power_on()
        for step in story.steps:
            await box.do(step)
        box.box.body.inbox.post(LanguageChosen(SECOND))
        await let_pass(1)
        await box.power_off()

    jumping.run(night())
    assert asks(seen, Audience.TABLE) == said(PLACE, SECOND)
    assert asks(seen, Audience.GHOST) == said(PLACE, SECOND)


def test_log_and_what_inputs_do_change_with_the_table() -> None:
    seen = played(TO_THE_SAND + TABLE_NEXT + "press no\n")
    logged = [what.data["text"] for what in seen.since_mark("log")]
    assert logged == [said(say("the sand runs on"), FIRST)]
    inputs = seen.latest(Audience.TABLE)["inputs"]
    assert isinstance(inputs, list)
    told = [one["does"] for one in inputs if isinstance(one, dict)]
    assert said(say("pause, or run on"), FIRST) in told


def test_line_is_struck_though_it_was_told_in_another_language() -> None:
    seen = played(TO_THE_SAND + "press red\n" + TABLE_NEXT + "hold no 2.2 s\n")
    told = [what.data for _, what in seen.all if what.kind == "log"]
    assert told[-1]["text"] == said(TAKEN_BACK, FIRST)
    strikes = told[-1]["strikes"]
    token = say("{psychic}: token stands", psychic=Psychic.RED)
    assert [one["text"] for one in told if [one["line"]] == strikes] == [said(token, "en")]


def test_language_outlives_a_power_cut() -> None:
    seen = played("press crow\npower cut 5 s\n")
    assert asks(seen, Audience.TABLE) == said(say("séance box"), FIRST)


LEAVES = "press crow\nhold yes\npress yes\nwait 21 min\nwait 11 min\n"


@pytest.mark.parametrize("place", ["cafe", "museum"])
def test_next_guests_are_spoken_to_in_the_language_of_the_house(place: str) -> None:
    seen = played(LEAVES, box_place=place, language_table=SECOND, language_ghost=FIRST)
    assert seen.latest(Audience.TABLE)["state"] == "ATTRACT"
    title = say("séance box")
    assert asks(seen, Audience.TABLE) == said(title, SECOND)
    assert asks(seen, Audience.GHOST) == said(title, FIRST)


def test_at_home_the_language_stays() -> None:
    seen = played("press crow\nhold yes\npress yes\nhold yes and no 5.2 s\npress yes\n")
    assert seen.latest(Audience.TABLE)["state"] == "ATTRACT"
    assert asks(seen, Audience.TABLE) == said(say("séance box"), FIRST)
