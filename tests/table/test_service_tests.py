"""The tests of the service menu: lamps, buttons, OLEDs, sounder, knocker, sensor."""

from pathlib import Path

from seancebox.ports import HOUR_LAMPS, Cue, Lamp, Light
from seancebox.senses.meanings import Button

from .menu import Box, box

PINS = {"listening": 3}


def burning(it: Box) -> list[Lamp]:
    return [lamp for lamp, light in it.ends.lamps.lights.items() if light.level]


async def test_lamp_test_lights_one_lamp_alone_and_names_it(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.deal()
        await it.enter("Tests", "Test lamps")
        await it.look()
        assert burning(it) == [Lamp.HOUR_1]
        assert it.ends.lamps.lights[Lamp.HOUR_1] == Light(1.0)
        assert it.headline == "hour I"


async def test_lamps_follow_each_other_by_themselves(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test lamps")
        await it.wait(1.8)
        assert it.headline == "hour I"
        await it.wait(2)
        assert it.headline == "hour II"
        await it.wait(2)
        assert it.headline == "hour III"


async def test_no_goes_on_to_the_next_lamp_at_once(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test lamps")
        await it.press(Button.NO)
        assert it.headline == "hour II"


async def test_lamp_test_has_every_lamp_that_is_built_in_and_no_other(tmp_path: Path) -> None:
    async with box(tmp_path, pins=PINS) as it:
        await it.enter("Tests", "Test lamps")
        met = []
        for _ in range(14):
            await it.look()
            met += burning(it)
            await it.press(Button.NO)
        assert met == [lamp for lamp in Lamp if lamp not in (Lamp.HEARD_YES, Lamp.HEARD_NO)]
        assert it.overlay.lights == {lamp: Light(float(lamp is met[0])) for lamp in Lamp}


async def test_lamp_test_alone_does_not_keep_the_menu_open(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test lamps")
        await it.wait(120)
        assert not it.service.is_open


async def test_game_has_its_lamps_back_after_the_test(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.turn_sand()
        await it.look()
        before = it.ends.lamps.lights
        await it.enter("Tests", "Test lamps")
        await it.look()
        await it.hold(Button.CROW)
        await it.look()
        assert it.ends.lamps.lights == before
        assert len(burning(it)) > len(HOUR_LAMPS[:1])


async def test_button_test_names_every_button(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test buttons")
        named = []
        for button in Button:
            await it.press(button)
            named.append(it.headline)
        assert named == [
            "YES",
            "NO",
            "CROW",
            "BLUE",
            "WHITE",
            "RED",
            "YELLOW",
            "PURPLE",
            "BLACK",
        ]


async def test_button_test_counts_a_button_that_is_pressed_again(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test buttons")
        await it.press(Button.RED, Button.RED)
        assert it.words == ["pressed", "2 ×"]
        await it.press(Button.NO)
        assert it.words == ["pressed", "1 ×"]


async def test_button_test_tells_a_hold_from_a_press(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test buttons")
        await it.hold(Button.NO)
        assert it.headline == "NO"
        assert it.words[0] == "held"


async def test_crow_held_ends_the_button_test(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test buttons")
        await it.press(Button.CROW)
        await it.hold(Button.CROW)
        assert it.headline == "Test buttons"


async def test_button_test_ends_20_s_after_the_last_press(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test buttons")
        await it.wait(10)
        await it.press(Button.RED)
        await it.wait(19.8)
        assert it.headline == "RED"
        await it.wait(0.2)
        assert it.headline == "Test buttons"


async def test_display_test_lights_every_pixel_of_both_oleds_once(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test displays")
        for glass in (it.ends.table_oled, it.ends.ghost_oled):
            await it.look()
            first = glass.frames[-1].bits
            await it.wait(1)
            await it.look()
            second = glass.frames[-1].bits
            assert all(one ^ other == 0xFF for one, other in zip(first, second, strict=True))


async def test_any_button_ends_the_display_test(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        for button in (Button.YES, Button.NO, Button.CROW, Button.BLACK):
            await it.enter("Tests", "Test displays")
            await it.press(button)
            assert it.headline == "Test displays"
            assert not it.overlay.is_pattern
            await it.hold(Button.CROW)


async def test_crow_held_closes_the_menu_out_of_the_display_test(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test displays")
        await it.hold(Button.CROW)
        assert not it.service.is_open


async def test_sounder_test_plays_each_cue_as_its_name_comes_up(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test sounder")
        played = []
        for _ in Cue:
            played.append((it.headline, it.ends.noise.cues[-1]))
            await it.press(Button.NO)
        assert [cue for _, cue in played] == list(Cue)
        assert len({name for name, _ in played}) == len(Cue)


async def test_yes_plays_the_cue_again(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test sounder")
        await it.press(Button.NO)
        before = it.ends.noise.cues.count(Cue.YES)
        await it.press(Button.YES)
        assert it.ends.noise.cues.count(Cue.YES) == before + 1
        assert it.headline == "yes"


async def test_sounder_test_says_why_nothing_is_heard(tmp_path: Path) -> None:
    async with box(tmp_path, sound={"muted": True, "cues_off": ["heard"]}) as it:
        await it.enter("Tests", "Test sounder")
        assert it.words == ["off in the settings", "all sound is off"]
        await it.press(Button.NO)
        assert it.words == ["all sound is off"]
        assert it.ends.noise.cues == []


async def test_knocker_test_knocks_once_and_twice(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Test knocker")
        assert (it.headline, it.ends.noise.knocks) == ("One knock", [1])
        await it.press(Button.NO)
        assert (it.headline, it.ends.noise.knocks) == ("Two knocks", [1, 2])
        await it.press(Button.YES)
        assert it.ends.noise.knocks == [1, 2, 2]


async def test_box_offers_no_test_of_what_it_has_not(tmp_path: Path) -> None:
    has = {"knocker": False, "sensor": False}
    async with box(tmp_path, has, sound={"kind": "none"}) as it:
        await it.enter("Tests")
        assert await it.headlines() == ["Test lamps", "Test buttons", "Test displays"]


async def test_sensor_page_counts_knocks_and_the_time_since_the_last(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Knock sensor")
        assert it.headline == "Knock, please"
        it.knock()
        assert it.headline == "1 knock"
        it.knock()
        await it.wait(5)
        assert it.headline == "2 knocks"
        assert it.words[0] == "last: 5 s ago"


async def test_mark_of_the_sensor_page_moves_with_each_knock(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Knock sensor")
        marks = []
        for _ in range(3):
            it.knock()
            marks.append(it.words[1])
        assert len(set(marks)) == 3


async def test_sensor_page_is_drawn_anew_each_second(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Tests", "Knock sensor")
        due = it.service.next_at()
        assert due is not None
        assert it.now < due <= it.now + 1


async def test_knock_on_another_page_is_not_counted(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        it.knock()
        await it.open()
        it.knock()
        await it.find("Tests", "Knock sensor")
        await it.press(Button.YES)
        assert it.headline == "Knock, please"
