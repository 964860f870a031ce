"""The service menu opens, turns its pages, and closes by itself."""

from pathlib import Path
from typing import Any

import pytest

from seancebox.engine import commands
from seancebox.ports import Cue, JournalFailed
from seancebox.senses.meanings import Button, Pressed
from seancebox.show.scene import State
from seancebox.table import notes
from seancebox.table.context import NotNow

from .menu import box

PIN: dict[str, Any] = {"service": {"pin": ["crow", "yes", "red"]}}
RIGHT = (Button.CROW, Button.YES, Button.RED)
WRONG = (Button.CROW, Button.YES, Button.BLUE)


async def test_menu_is_closed_until_the_chord(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        assert not it.service.is_open
        assert it.service.overlay(it.now) is None
        assert it.service.next_at() is None


async def test_chord_opens_the_menu(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        assert it.headline == "Tests"


async def test_both_faces_show_the_menu(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.look()
        assert it.overlay.table == it.overlay.ghost
        assert it.ends.table_oled.frames[-1] == it.ends.ghost_oled.frames[-1]


async def test_no_turns_through_the_list_and_round(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        assert await it.headlines() == [
            "Tests",
            "Table's language",
            "Ghost's language",
            "Brightness",
            "Sound",
            "House rules",
            "Games",
            "Cleaning",
            "Versions, faults",
            "Shut down",
        ]
        assert it.headline == "Tests"


async def test_yes_goes_into_a_list_and_crow_comes_back(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests")
        assert it.headline == "Test lamps"
        await it.press(Button.CROW)
        assert it.headline == "Tests"


async def test_crow_in_the_first_list_closes(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.press(Button.CROW)
        assert not it.service.is_open


async def test_crow_held_closes_from_anywhere(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test sounder")
        await it.hold(Button.CROW)
        assert not it.service.is_open


async def test_second_chord_leaves_the_page_where_it_is(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests")
        await it.open()
        assert it.headline == "Test lamps"


async def test_colour_means_nothing_in_a_list(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        with pytest.raises(NotNow, match="YES, NO, CROW"):
            await it.press(Button.RED)
        assert it.headline == "Tests"


async def test_each_press_is_heard(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.press(Button.NO)
        assert it.ends.noise.cues == [Cue.HEARD, Cue.HEARD]


async def test_menu_untouched_for_two_minutes_closes(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.wait(119.9)
        assert it.service.is_open
        await it.wait(0.1)
        assert not it.service.is_open


async def test_a_touch_keeps_the_menu_open(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.open()
        await it.wait(119)
        await it.press(Button.NO)
        await it.wait(119)
        assert it.service.is_open


async def test_press_that_began_on_another_page_does_nothing(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        began = it.now
        await it.wait(0.5)
        await it.open()
        await it.service.take(Pressed(Button.NO, began, it.now), it.now)
        assert it.headline == "Tests"


async def test_press_soon_after_time_has_turned_the_page_does_nothing(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Shut down")
        await it.wait(15)
        await it.press(Button.NO)
        assert it.headline == "Shut down"
        await it.wait(1)
        await it.press(Button.NO)
        assert it.headline == "Tests"


async def test_box_does_not_dim_under_the_hands_of_whoever_is_in_the_menu(tmp_path: Path) -> None:
    async with box(tmp_path, idle={"dim_after": 10}) as it:
        await it.open()
        await it.look()
        bright = it.ends.table_oled.contrast
        await it.wait(8)
        await it.press(Button.NO)
        await it.wait(8)
        await it.look()
        assert it.ends.table_oled.contrast == bright


# --- the sand ---


async def test_opening_pauses_the_sand_and_closing_leaves_it_paused(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.turn_sand()
        await it.wait(30)
        await it.open()
        await it.wait(10)
        await it.hold(Button.CROW)
        assert it.seance.state is State.TIMER
        assert it.seance.sitting.is_sand_paused
        assert it.seance.hourglass.left(it.now) == pytest.approx(90)


async def test_pause_by_the_menu_is_no_step_of_its_own(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.turn_sand()
        before = it.seance.record.lines[-1]
        await it.open()
        paused = it.seance.record.lines[-1]
        assert paused.said == notes.SandPaused()
        assert paused.step == before.step


async def test_sand_that_stands_is_not_paused_again(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.turn_sand()
        await it.do(notes.SandPaused())
        before = it.seance.public_number
        await it.open()
        assert it.seance.public_number == before


async def test_menu_opens_even_where_the_disk_refuses_the_pause(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.turn_sand()
        it.break_disk("entry")
        with pytest.raises(JournalFailed):
            await it.open()
        assert it.headline == "Tests"
        assert not it.seance.sitting.is_sand_paused


# --- the PIN ---


async def test_pin_is_asked_before_the_menu(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        await it.open()
        assert it.headline == "PIN, please"
        await it.press(*RIGHT)
        assert it.headline == "Tests"


async def test_pin_page_counts_presses_and_names_none(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        await it.open()
        await it.press(Button.CROW, Button.YES)
        assert it.words == ["* *"]


async def test_crow_leads_out_of_the_menu_not_back_to_the_pin(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        await it.open()
        await it.press(*RIGHT, Button.CROW)
        assert not it.service.is_open


async def test_wrong_pin_closes_and_says_so(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        await it.open()
        with pytest.raises(NotNow, match="Wrong PIN"):
            await it.press(*WRONG)
        assert not it.service.is_open


async def test_right_buttons_in_a_wrong_order_are_wrong(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        await it.open()
        with pytest.raises(NotNow, match="Wrong PIN"):
            await it.press(*reversed(RIGHT))


async def test_after_three_wrong_pins_the_menu_stays_closed_for_30_s(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        for _ in range(3):
            await it.open()
            with pytest.raises(NotNow, match="Wrong PIN"):
                await it.press(*WRONG)
            await it.wait(1)
        await it.wait(28)
        with pytest.raises(NotNow, match="Closed for"):
            await it.open()
        assert not it.service.is_open
        await it.wait(2)
        await it.open()
        assert it.headline == "PIN, please"


async def test_right_pin_forgives_the_wrong_ones_before(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        for pin in (WRONG, WRONG, RIGHT, WRONG, WRONG):
            await it.open()
            if pin is WRONG:
                with pytest.raises(NotNow, match="Wrong PIN"):
                    await it.press(*pin)
            else:
                await it.press(*pin)
                await it.hold(Button.CROW)
        await it.open()
        assert it.headline == "PIN, please"


async def test_pin_not_entered_closes_after_15_s(tmp_path: Path) -> None:
    async with box(tmp_path, **PIN) as it:
        await it.open()
        await it.press(Button.CROW)
        await it.wait(15)
        assert not it.service.is_open
        await it.wait(1)
        await it.open()
        assert it.words == []


async def test_menu_in_the_shared_vision_shows_the_same_whatever_was_chosen(
    tmp_path: Path,
) -> None:
    shown = []
    for group in (1, 4):
        async with box(tmp_path / str(group)) as it:
            await it.find_all()
            await it.do(commands.ChooseCulprit(group))
            await it.open()
            await it.look()
            shown.append((it.ends.table_oled.frames, it.ends.ghost_oled.frames, it.watcher.seen))
            assert it.seance.sitting.game.culprit == group
    assert shown[0] == shown[1]
