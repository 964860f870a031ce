"""The page in a real browser."""

import asyncio
from typing import Literal

import pytest

from seancebox.engine.cards import Psychic
from seancebox.ports import Audience, Cue, Frame, Guessed, Json, Lamp
from seancebox.senses.meanings import Button

from .browsing import House
from .house import cue, lamp, log, oled, opened, state

playwright = pytest.importorskip(
    "playwright.async_api", reason="Playwright is missing: pip install -e '.[dev]'"
)
from playwright.async_api import expect  # noqa: E402

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEATS: Json = [
    {"psychic": "red", "seeks": "location", "found": 1},
    {"psychic": "blue", "seeks": None, "found": 3},
]
CORNERS = Frame(128, 64, b"\x80" + bytes(1022) + b"\x01")
SET_HIDDEN = """hidden => {
  Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""
COUNT_TONES = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { window.tones++; start.call(this, when); };
}"""
NOTE_TONES = """() => {
  window.begins = [];
  window.cuts = 0;
  Object.defineProperty(AudioContext.prototype, "currentTime", {value: 1});
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { begins.push(when); start.call(this, when); };
  const cut = BiquadFilterNode.prototype.disconnect;
  BiquadFilterNode.prototype.disconnect = function () { window.cuts++; cut.call(this); };
}"""
LIT = """canvas => {
  const {data, width} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const lit = [];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] > 100) lit.push([(i / 4) % width, Math.floor(i / 4 / width)]);
  }
  return lit;
}"""

DEBOUNCE = 0.020  # of senses.buttons, in seconds


@pytest.mark.parametrize("button", Button)
async def test_a_click_presses_and_lets_go(house: House, button: Button) -> None:
    await house.page.click(house.button(button.value))
    down, up = await house.move(), await house.move()
    assert [(down.what, down.button), (up.what, up.button)] == [("down", button), ("up", button)]
    # Sent as 50 ms; the guess of how far the clocks are apart may become better in between.
    assert (up.at or 0) - (down.at or 0) > 2 * DEBOUNCE  # nothing may take it for a bounce


async def test_a_button_stays_down_while_the_mouse_holds_it_even_beside_it(house: House) -> None:
    await house.page.hover(house.button("yes"))
    await house.page.mouse.down()
    down = await house.move()
    await house.page.mouse.move(1, 1)
    await expect(house.page.locator(house.button("yes"))).to_have_class("down")
    assert house.parts.moves.empty()
    await house.page.mouse.up()
    up = await house.move()
    assert (down.what, up.what, up.button) == ("down", "up", Button.YES)


async def test_one_mouse_holds_a_chord(house: House) -> None:
    await house.page.hover(house.button("yes no"))
    await house.page.mouse.down()
    first, second = await house.move(), await house.move()
    assert {first.button, second.button} == {Button.YES, Button.NO}
    assert first.at == pytest.approx(second.at, abs=0.001)
    await house.page.mouse.up()
    assert await house.parts.next_moves(2) == [("up", Button.YES), ("up", Button.NO)]


@pytest.mark.parametrize("again", [["Shift"], []], ids=["shift", "plain"])
async def test_shift_keeps_a_button_down_until_the_next_click(
    house: House, again: list[Literal["Shift"]]
) -> None:
    await house.page.click(house.button("crow"), modifiers=["Shift"])
    await house.page.click(house.button("red"))
    assert [move for move, _ in await house.parts.next_moves(3)] == ["down", "down", "up"]
    await house.page.click(house.button("crow"), modifiers=[*again])
    assert await house.parts.next_moves(1) == [("up", Button.CROW)]


@pytest.mark.parametrize(
    ("key", "button"), [("y", Button.YES), ("n", Button.NO), ("c", Button.CROW), ("3", Button.RED)]
)
async def test_a_key_holds_its_button(house: House, key: str, button: Button) -> None:
    await house.page.keyboard.down(key)
    await house.page.keyboard.down(key)  # it repeats
    assert await house.parts.next_moves(1) == [("down", button)]
    await house.page.keyboard.up(key)
    assert await house.parts.next_moves(1) == [("up", button)]


async def test_the_space_bar_works_the_button_that_has_the_focus(house: House) -> None:
    await house.page.focus(house.button("no"))
    await house.page.keyboard.press("Space")
    assert await house.parts.next_moves(2) == [("down", Button.NO), ("up", Button.NO)]
    assert house.parts.moves.empty()


BARE: dict[str, list[tuple[str, Button]]] = {
    "yes": [("down", Button.YES), ("up", Button.YES)],
    "red": [("down", Button.RED), ("up", Button.RED)],
}


@pytest.mark.parametrize("name", BARE)
async def test_a_bare_click_presses_and_lets_go(house: House, name: str) -> None:
    await house.page.locator(house.button(name)).evaluate("it => it.click()")
    down, up = await house.move(), await house.move()
    assert [(one.what, one.button) for one in (down, up)] == BARE[name]
    assert (up.at or 0) - (down.at or 0) > 2 * DEBOUNCE


async def test_a_bare_click_works_a_chord_and_ends_a_latch(house: House) -> None:
    await house.page.locator(house.button("crow no")).evaluate("it => it.click()")
    moves = await house.parts.next_moves(4)
    assert set(moves[:2]) == {("down", Button.CROW), ("down", Button.NO)}
    await house.page.click(house.button("crow"), modifiers=["Shift"])
    await house.page.locator(house.button("crow")).evaluate("it => it.click()")
    assert await house.parts.next_moves(2) == [("down", Button.CROW), ("up", Button.CROW)]


async def test_a_bare_click_on_the_pad_knocks_once(house: House) -> None:
    await house.page.locator("#pad").evaluate("it => it.click()")
    await house.page.click(house.button("red"))
    moves = await house.parts.next_moves(3)
    assert moves == [("knock", None), ("down", Button.RED), ("up", Button.RED)]


async def test_a_click_during_the_press_that_made_it_is_no_second_one(house: House) -> None:
    await house.page.evaluate(
        """() => { for (const what of ["[data-button=yes]", "#pad"]) {
          const it = document.querySelector(what);
          it.setPointerCapture = () => {};
          for (const kind of ["pointerdown", "pointerup"]) {
            it.dispatchEvent(new PointerEvent(kind, {button: 0, bubbles: true}));
          }
          it.click();
        } }"""
    )
    await house.parts.next_moves(3)
    await house.page.click(house.button("red"))
    assert await house.parts.next_moves(2) == [("down", Button.RED), ("up", Button.RED)]


@pytest.mark.parametrize("key", ["Space", "Enter"])
async def test_a_key_on_the_pad_or_a_button_acts_once(house: House, key: str) -> None:
    await house.page.focus("#pad")
    await house.page.keyboard.press(key, delay=100)
    await house.page.focus(house.button("yes"))
    await house.page.keyboard.press(key, delay=100)
    await house.page.click(house.button("red"))
    assert await house.parts.next_moves(5) == [
        ("knock", None),
        ("down", Button.YES),
        ("up", Button.YES),
        ("down", Button.RED),
        ("up", Button.RED),
    ]


async def test_a_key_that_comes_up_clicks_nothing(house: House) -> None:
    for what in ("#pad", house.button("yes")):
        spent = await house.page.locator(what).evaluate(
            "it => !it.dispatchEvent(new KeyboardEvent('keyup', {code: 'Space', cancelable: true}))"
        )
        assert spent, what


async def test_letters_work_whatever_caps_lock_says(house: House) -> None:
    for letter in "gGmMhH":
        control = {"g": "#peek", "m": "#sound", "h": "#how"}[letter.lower()]
        marks = "it => it.ariaExpanded + it.ariaPressed"
        before = await house.page.locator(control).evaluate(marks)
        await house.page.keyboard.press(letter)
        assert await house.page.locator(control).evaluate(marks) != before, letter


async def test_leaving_the_window_lets_go_of_everything(house: House) -> None:
    await house.page.keyboard.down("y")
    await house.page.click(house.button("red"), modifiers=["Shift"])
    await house.parts.next_moves(2)
    await house.page.evaluate("dispatchEvent(new Event('blur'))")
    assert await house.parts.next_moves(2) == [("up", Button.YES), ("up", Button.RED)]


async def test_a_tab_that_is_hidden_lets_go_and_is_up_to_date_when_looked_at_again(
    house: House,
) -> None:
    await house.page.keyboard.down("y")
    await house.parts.next_moves(1)
    await house.page.evaluate(SET_HIDDEN, True)
    assert await house.parts.next_moves(1) == [("up", Button.YES)]
    house.parts.shown[Audience.TABLE] = (state(2, asks="Much later?"),)
    await house.page.evaluate(SET_HIDDEN, False)
    await expect(house.page.locator("#asks")).to_have_text("Much later?")


async def test_closing_the_page_lets_go_of_everything(house: House) -> None:
    await house.page.keyboard.down("y")
    await house.parts.next_moves(1)
    await house.page.close()
    assert await house.parts.next_moves(1) == [("up", Button.YES)]


async def test_no_knock_is_lost_however_fast_they_come(house: House) -> None:
    await house.page.evaluate(
        """() => {
          for (let n = 0; n < 40; n++) dispatchEvent(new KeyboardEvent("keydown", {code: "Space"}));
        }"""
    )
    assert [(await house.move()).what for _ in range(40)] == ["knock"] * 40


async def test_the_pad_and_the_space_bar_knock_when_it_happened(house: House) -> None:
    await house.page.click("#pad")
    await house.page.keyboard.press("Space")
    first, second = await house.move(), await house.move()
    assert (first.what, second.what) == ("knock", "knock")
    assert (first.at or 0) < (second.at or 0) <= asyncio.get_running_loop().time()


async def test_a_click_on_a_button_leaves_the_space_bar_to_the_pad(house: House) -> None:
    await house.page.click(house.button("red"))
    await house.parts.next_moves(2)
    await house.page.keyboard.press("Space")
    assert await house.parts.next_moves(1) == [("knock", None)]


async def test_the_box_is_shown_as_it_is(house: House) -> None:
    house.console.see(
        state(
            2,
            asks="RED: right?",
            lines=["hour three"],
            hint="1 = yes",
            hour=3,
            listens=["no", "yes"],
            echo={"tone": "yes", "word": "YES", "about": ["RED"]},
            inputs=[{"who": "CROW", "does": "the next psychic"}],
        )
    )
    house.console.see(oled(Audience.TABLE, CORNERS))
    house.console.see(lamp(Lamp.RED, 1))
    house.console.see(lamp(Lamp.HOUR_3, 1))
    house.console.see(cue(Cue.HEARD))
    house.console.see(log("RED was given a vision"))
    page = house.page
    await expect(page.locator("#log li")).to_have_text(["RED was given a vision"])
    await expect(page.locator("#hour")).to_have_text("hour III")
    await expect(page.locator("#asks")).to_have_text("RED: right?")
    await expect(page.locator("#echo")).to_have_text("YES · RED")
    await expect(page.locator("#listens")).to_have_text("1 = yes · 2 = no")
    await expect(page.locator("#inputs dt")).to_have_text(["CROW"])
    await expect(page.locator('[data-lamp="red"]')).to_have_attribute("data-level", "1")
    await expect(page.get_by_label("hour III: lit")).to_be_visible()
    await expect(page.get_by_label("hour IV: dark")).to_be_visible()
    assert await page.locator("#oled-table").evaluate(LIT) == [[0, 0], [127, 63]]


async def test_a_card_can_be_told_of_whoever_seeks_while_the_sand_runs(house: House) -> None:
    await expect(house.page.locator("#guesses")).to_be_hidden()
    house.console.see(state(2, state="TIMER", seats=SEATS))
    await expect(house.page.locator("[data-guess]")).to_have_count(1)
    await house.page.fill('[data-guess="red"]', "22")
    await house.page.keyboard.press("Enter")
    async with asyncio.timeout(20):
        assert await house.parts.posted.get() == Guessed(Psychic.RED, 22)
    house.console.see(state(3, seats=SEATS))
    await expect(house.page.locator("#guesses")).to_be_hidden()


async def test_the_ghosts_display_is_seen_behind_the_screen_alone(house: House) -> None:
    secret = state(1, Audience.GHOST, asks="RED: 3 · 21 · 40")
    house.parts.shown[Audience.GHOST] = (secret, oled(Audience.GHOST, CORNERS))
    page, display = house.page, house.page.locator("#oled-ghost")
    house.console.see(secret)
    house.console.see(state(2))
    await expect(page.locator("#oled-ghost")).to_be_hidden()
    assert "21 · 40" not in await page.content()
    await page.click("#peek")
    await expect(page.locator("#ghost-asks")).to_have_text("RED: 3 · 21 · 40")
    assert await display.evaluate(LIT) == [[0, 0], [127, 63]]
    await page.click("#peek")
    await expect(display).to_be_hidden()
    assert await display.evaluate(LIT) == []
    assert "21 · 40" not in await page.content()


async def test_leaving_the_tab_draws_the_screen_before_the_ghost_again(house: House) -> None:
    await house.page.click("#peek")
    await expect(house.page.locator("#oled-ghost")).to_be_visible()
    await house.page.evaluate("dispatchEvent(new Event('pagehide'))")
    await expect(house.page.locator("#oled-ghost")).to_be_hidden()


async def test_a_box_that_is_away_is_said_and_found_again_with_other_numbers(house: House) -> None:
    house.console.see(state(900, asks="before"))
    house.console.see(log("before"))
    await house.page.keyboard.down("y")
    await house.parts.next_moves(1)
    port = int(house.console.url.rstrip("/").rpartition(":")[2])
    await house.console.close()
    await expect(house.page.locator("#away")).to_be_visible()
    await expect(house.page.locator("#away")).to_contain_text("comes back by itself")
    assert await house.parts.next_moves(1) == [("up", Button.YES)]
    house.parts.shown[Audience.TABLE] = (state(3, asks="after"),)
    async with opened(house.parts, port):
        await expect(house.page.locator("#asks")).to_have_text("after")
        await expect(house.page.locator("#away")).to_be_hidden()
        await expect(house.page.locator("#log li")).to_have_count(0)
        await house.page.click(house.button("red"))
        assert await house.parts.next_moves(2) == [("down", Button.RED), ("up", Button.RED)]


async def test_cues_sound_once_switched_on_and_not_while_the_box_is_muted(house: House) -> None:
    await house.page.evaluate(COUNT_TONES)

    async def tones_after(number: int, is_muted: bool) -> int:
        house.console.see(state(number, sound_muted=is_muted))
        house.console.see(cue(Cue.NOT_NOW, (220, 0.12), (0, 0.06), (330, 0.2)))
        house.console.see(log(str(number)))
        await expect(house.page.locator("#log li").first).to_have_text(str(number))
        tones: int = await house.page.evaluate("tones")
        return tones

    assert await tones_after(2, is_muted=False) == 0
    await house.page.click("#sound")
    loud = await tones_after(3, is_muted=False)
    assert loud > 0
    assert await tones_after(4, is_muted=True) == loud
    await expect(house.page.locator("#muted")).to_be_visible()


async def test_a_cue_waits_until_heard_is_heard_out_and_cuts_off_any_other(house: House) -> None:
    await house.page.evaluate(NOTE_TONES)
    await house.page.click("#sound")
    for number, sound in enumerate((Cue.HEARD, Cue.YES, Cue.NO), start=2):
        house.console.see(cue(sound, (440, 0.5)))
        house.console.see(log(str(number)))
        await expect(house.page.locator("#log li").first).to_have_text(str(number))
    begins: list[float] = await house.page.evaluate("begins")
    assert len(set(begins)) == 2  # HEARD, and the other two at its end
    assert max(begins) - min(begins) == pytest.approx(0.5)
    assert await house.page.evaluate("cuts") == 1  # YES by NO


async def test_a_refused_order_is_said(house: House) -> None:
    await house.page.evaluate(
        "import('/post.js').then(({Post}) => { const post = new Post('', "
        "(text) => { document.title = text; }, () => {}); post.open(); "
        "post.send('/guess', {psychic: 'green', card: 1}); })"
    )
    await expect(house.page).to_have_title(
        "psychic: must be one of blue, white, red, yellow, purple, black"
    )
