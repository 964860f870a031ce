"""What the service menu sets and does: languages, brightness, sound, rules, cleaning, power."""

import platform
from dataclasses import replace
from pathlib import Path

import pytest

from seancebox.engine.setup import HouseRules, MissingToken
from seancebox.ports import JournalFailed, Status
from seancebox.senses.meanings import Button
from seancebox.show.scene import State
from seancebox.table import notes, service_voice
from seancebox.table.context import NotNow
from seancebox.table.rules import RULE_PAGES

from .menu import box


async def test_each_face_names_its_language(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        for title in ("Table's language", "Ghost's language"):
            await it.open()
            await it.find(title)
            assert it.words == ["English"]
            await it.hold(Button.CROW)


async def test_box_of_one_language_says_that_there_is_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_voice, "LANGUAGES", ("en",))
    async with box(tmp_path) as it:
        with pytest.raises(NotNow, match="no other language"):
            await it.enter("Table's language")


async def test_brightness_has_five_steps_and_comes_round(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.find("Brightness")
        shown = []
        for _ in range(6):
            shown += it.words
            await it.press(Button.YES)
        assert shown == ["40 %", "70 %", "100 %", "10 %", "20 %", "40 %"]


async def test_brightness_is_seen_at_once(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.find("Brightness")
        await it.look()
        before = it.ends.table_oled.contrast
        await it.press(Button.YES)
        await it.look()
        assert it.ends.table_oled.contrast > before


async def test_brightness_between_two_steps_goes_up_to_the_next(tmp_path: Path) -> None:
    async with box(tmp_path, box={"brightness": 0.55}) as it:
        await it.open()
        await it.find("Brightness")
        await it.press(Button.YES)
        assert it.words == ["70 %"]


async def test_what_the_menu_sets_outlives_the_box(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Brightness")
        await it.find("Sound")
        await it.press(Button.YES)
        await it.find("House rules", "Sand")
        await it.press(Button.YES)
    async with box(tmp_path) as it:
        assert it.house.brightness == 0.7
        assert it.house.is_muted
        assert it.house.rules == HouseRules(sand_seconds=150)


async def test_what_the_disk_refuses_is_not_set(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.find("Brightness")
        it.break_disk("kept")
        with pytest.raises(JournalFailed):
            await it.press(Button.YES)
        assert (it.headline, it.words) == ("Brightness", ["40 %"])


async def test_sound_is_switched_off_and_on(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Sound")
        assert it.words == ["off"]
        await it.press(Button.YES)
        assert it.words == ["on"]
        assert not it.house.is_muted


# --- house rules ---


async def test_each_house_rule_has_a_page_with_its_value(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("House rules")
        assert len(await it.headlines()) == len(RULE_PAGES)
        await it.find("No token when the sand is out")
        assert it.words == ["counts as wrong"]


async def test_yes_changes_a_rule_and_no_leaves_it(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("House rules", "No token when the sand is out")
        assert it.words == ["some seconds more"]
        await it.press(Button.NO)
        assert it.house.rules == replace(HouseRules(), missing_token=MissingToken.GRACE)


@pytest.mark.parametrize("title", ["Your board: first intermediate space", "Clairvoyancy tokens"])
async def test_rule_can_be_turned_through_all_its_values(tmp_path: Path, title: str) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.find("House rules", title)
        shown = []
        while it.words[0] not in shown:
            shown += it.words
            await it.press(Button.YES)
        assert len(shown) in {12, 8}
        assert it.words[0] == shown[0]


@pytest.mark.rule("R8.5")
async def test_rule_set_in_the_menu_holds_for_the_next_game_not_for_this(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.deal()
        await it.enter("House rules", "May the sand pause?")
        await it.hold(Button.CROW)
        assert it.seance.sitting.game.setup.house.pause
        await it.seance.end(Status.OVER)
        await it.seance.sit_down(it.now)
        assert not it.seance.sitting.house.pause


async def test_rule_of_the_settings_file_says_so_and_stays(tmp_path: Path) -> None:
    async with box(tmp_path, rules={"sand_seconds": 90}) as it:
        await it.open()
        await it.find("House rules", "Sand")
        assert it.words == ["90 s", "set in the file"]
        with pytest.raises(NotNow, match="settings file"):
            await it.press(Button.YES)
        assert it.house.rules.sand_seconds == 90


# --- cleaning ---


async def test_cleaning_counts_two_minutes_down_and_comes_back(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Cleaning")
        assert it.service.is_deaf
        assert it.headline == "2:00"
        await it.wait(60)
        assert it.headline == "1:00"
        await it.wait(60)
        assert not it.service.is_deaf
        assert it.headline == "Cleaning"


async def test_countdown_is_drawn_anew_each_second(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Cleaning")
        shown = []
        for _ in range(119):
            due = it.service.next_at()
            assert due is not None
            await it.wait(due - it.now)
            shown.append(it.headline)
        assert len(set(shown)) == 119
        assert shown[-1] == "0:01"


async def test_menu_is_not_deaf_but_while_cleaning(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        assert not it.service.is_deaf
        await it.open()
        assert not it.service.is_deaf


async def test_menu_stays_open_for_two_minutes_after_cleaning(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Cleaning")
        await it.wait(239)
        assert it.service.is_open
        await it.wait(1)
        assert not it.service.is_open


# --- abandoning ---


async def test_game_is_abandoned_after_a_second_yes(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.deal()
        await it.enter("Abandon the game")
        assert it.seance.state is State.DEAL
        await it.press(Button.YES)
        assert it.seance.game is None
        assert not it.service.is_open
        assert [row.status for row in await it.journal.games()] == [Status.ABANDONED]


@pytest.mark.parametrize("button", [Button.NO, Button.CROW])
async def test_no_and_crow_abandon_nothing(tmp_path: Path, button: Button) -> None:
    async with box(tmp_path) as it:
        await it.deal()
        await it.enter("Abandon the game")
        await it.press(button)
        assert it.headline == "Abandon the game"
        assert it.seance.state is State.DEAL


async def test_question_without_an_answer_is_no_after_15_s(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.deal()
        await it.enter("Abandon the game")
        await it.wait(14.8)
        assert it.headline == "Abandon the game?"
        await it.wait(0.2)
        assert it.headline == "Abandon the game"


async def test_game_that_has_ended_is_not_to_be_abandoned(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.play_to_the_end(right=False)
        await it.open()
        assert "Abandon the game" not in await it.headlines()


# --- versions, faults, power ---


async def test_versions_are_told(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Versions, faults")
        assert it.headline == "seancebox 1.2.3"
        assert it.words == [f"Python {platform.python_version()}", "no faults"]


async def test_each_fault_has_a_page_in_words(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        it.faults |= {"ghost OLED": "does not answer", "yes button": "stuck"}
        await it.enter("Versions, faults")
        assert it.words[1] == "NO: 2 faults"
        await it.press(Button.NO)
        assert (it.headline, it.words) == ("ghost OLED", ["does not answer"])
        await it.press(Button.NO)
        assert (it.headline, it.words) == ("YES button", ["stuck"])


async def test_box_shuts_down_after_a_second_yes(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Shut down")
        assert it.power_offs == 0
        await it.press(Button.YES)
        assert it.power_offs == 1
        assert it.headline == "Shutting down"


@pytest.mark.parametrize("place", ["cafe", "museum"])
async def test_box_of_a_house_with_guests_is_not_shut_down_by_its_menu(
    tmp_path: Path, place: str
) -> None:
    async with box(tmp_path, box={"place": place}) as it:
        await it.open()
        assert "Shut down" not in await it.headlines()


async def test_ghost_without_an_oled_has_no_language(tmp_path: Path) -> None:
    async with box(tmp_path, {"ghost_oled": False}) as it:
        await it.open()
        assert "Ghost's language" not in await it.headlines()


async def test_menu_over_running_sand_shows_no_sand(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.look()
        await it.wait(1)  # the mark of the sound goes
        await it.look()
        in_attract = it.ends.table_oled.frames[-1]
        await it.hold(Button.CROW)
        await it.turn_sand()
        await it.do(notes.SandPaused())
        await it.open()
        await it.look()
        await it.wait(1)
        await it.look()
        assert it.ends.table_oled.frames[-1] == in_attract
