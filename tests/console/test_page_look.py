"""What the drawn page shows, moves and remembers, in a real browser."""

import pytest

from seancebox.ports import Audience, Frame, Json, Lamp

from .browsing import ASKED, DESKTOP, PHONE, House, visited
from .house import lamp, log, oled, state, time

playwright = pytest.importorskip(
    "playwright.async_api", reason="Playwright is missing: pip install -e '.[dev]'"
)
from playwright.async_api import Browser, expect  # noqa: E402

pytestmark = pytest.mark.asyncio(loop_scope="module")

SAND: Json = {
    "left": 84,
    "total": 120,
    "is_running": True,
    "is_relaxed": False,
    "is_grace": False,
}
SEATS: Json = [
    {"psychic": who, "seeks": "location", "found": 1, "card": 22}
    for who in ("blue", "white", "red", "yellow", "purple", "black")
]
INPUTS: Json = [{"who": f"hand {n}", "does": "something that it does now"} for n in range(5)]
BUSY = {
    "state": "TIMER",
    "asks": "Place your tokens",
    "lines": ["character: BLUE", "location: RED and WHITE", "object: BLACK", "2 crows left"],
    "hint": "knock: 3 = go on",
    "echo": {"tone": "yes", "word": "YES", "about": ["RED is right"]},
    "inputs": INPUTS,
    "hour": 3,
    "listens": ["yes", "no"],
}
LINES = """it => {
  const range = document.createRange();
  range.selectNodeContents(it);
  return range.getClientRects().length;
}"""
KNOCK = "dispatchEvent(new KeyboardEvent('keydown', {code: 'Space'}))"


async def box_of(house: House, what: str) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a part of the page."""
    box = await house.page.locator(what).first.bounding_box()
    assert box is not None, what
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


async def show(house: House, number: int, **fields: Json) -> None:
    """Show a state, and wait until the page does."""
    house.console.see(state(number, **fields))
    await expect(house.page.locator("body")).to_have_attribute("data-number", str(number))


# --- places ---


async def test_all_that_one_plays_with_is_seen_at_once_on_a_desk(house: House) -> None:
    await house.is_of(DESKTOP)
    await house.page.keyboard.press("Escape")
    await show(house, 2, **BUSY)
    parts = [f'[data-lamp="hour {n}"]' for n in range(1, 8)]
    parts += [f".table [data-button={name}]" for name in ("yes", "no", "crow", "blue", "black")]
    for part in (*parts, "#pad", "#peek", "#oled-table", "#asks", "#hint", "#echo", "#inputs"):
        left, top, right, bottom = await box_of(house, part)
        assert 0 <= left < right <= DESKTOP[0], part
        assert 0 <= top < bottom <= DESKTOP[1], part


@pytest.mark.parametrize("width", [320, 360, 420, 768, 1088, 1600])
async def test_nothing_scrolls_sideways(house: House, width: int) -> None:
    await house.is_of((width, 740))
    long = BUSY | {"asks": "A long question " * 9, "lines": ["x" * 60], "seats": SEATS}
    await show(house, 2, **long)
    await house.page.click("#peek")
    await expect(house.page.locator("#oled-ghost")).to_be_visible()
    assert await house.page.evaluate("document.documentElement.scrollWidth") <= width


async def test_a_finger_on_a_phone_hits_every_control(house: House) -> None:
    await house.is_of(PHONE)
    await show(house, 2, **BUSY)
    for name in ("yes", "no", "crow", "blue", "white", "red", "yellow", "purple", "black"):
        left, top, right, bottom = await box_of(house, house.button(name))
        assert min(right - left, bottom - top) >= 44, name


async def test_a_longer_question_moves_no_control_under_the_finger(house: House) -> None:
    for size in (DESKTOP, PHONE):
        await house.is_of(size)
        await show(house, 2)
        before = await box_of(house, house.button("red"))
        await show(house, 3, **BUSY)
        assert await box_of(house, house.button("red")) == before


@pytest.mark.parametrize("language", ["de", "es", "tr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_no_word_breaks_or_is_cut_off_with_the_keys_shown(
    house: House, size: tuple[int, int], language: str
) -> None:
    await house.is_of(size)
    await house.page.keyboard.press("?")
    await show(house, 2, **BUSY | {"language": language, "listens": ["yes", "no", "go on"]})
    await expect(house.page.locator("html")).to_have_attribute("lang", language)
    for name in ("yes", "no", "crow", "blue", "white", "red", "yellow", "purple", "black"):
        lines: int = await house.page.locator(f"{house.button(name)} b").evaluate(LINES)
        assert lines == 1, name
    assert await house.page.locator("#pad").evaluate("it => it.scrollHeight <= it.clientHeight")


# --- words ---


async def test_where_the_evening_stands_is_said_in_plain_words(house: House) -> None:
    await show(house, 2, state="HOUR END", title="end of the hour", hour=4)
    await expect(house.page.locator("#state")).to_have_text("end of the hour")
    await expect(house.page.locator("#hour")).to_have_text("hour IV")


async def test_the_open_service_menu_is_announced_and_lists_its_inputs(house: House) -> None:
    await expect(house.page.locator("#service")).to_be_hidden()
    await show(house, 2, is_menu=True, inputs=[{"who": "NO", "does": "the next"}])
    await expect(house.page.locator("#service")).to_have_text("SERVICE")
    await expect(house.page.locator("#inputs dd")).to_have_text(["the next"])


async def test_sand_and_what_comes_by_itself_are_told_and_never_spoken(house: House) -> None:
    page = house.page
    house.console.see(time(sand=SAND))
    await expect(page.locator("#sand")).to_have_text("sand: 1:24")
    await expect(page.get_by_role("timer").first).not_to_have_attribute("aria-live", "polite")
    house.console.see(time(sand={**SAND, "left": 5, "is_running": False}))
    await expect(page.locator("#sand")).to_have_text("sand: 0:05, it stands")
    house.console.see(time(fuse={"left": 4, "total": 10}))
    await expect(page.locator("#fuse")).to_have_text("by itself in 4 s")
    await expect(page.locator("#sand")).to_have_text("")


async def test_lines_that_were_taken_back_are_struck_through(house: House) -> None:
    page = house.page
    for number, text in enumerate(("RED has a vision", "BLUE has a vision", "RED has a vision")):
        house.console.see(log(text, line=number))
    house.console.see(log("zurückgenommen", line=3, strikes=[2]))  # in another language by now
    await expect(page.locator("#log li")).to_have_count(4)
    struck = page.locator("#log li:has(s)")
    await expect(struck).to_have_text(["RED has a vision"])
    assert await struck.evaluate("it => [...it.parentNode.children].indexOf(it)") == 1
    house.console.see(log("taken back", line=4, strikes=[0, 77]))  # 77: one that fell off the page
    await expect(struck).to_have_count(2)


async def test_what_was_struck_is_struck_again_after_a_break(house: House) -> None:
    for number, text in enumerate(("RED has a vision", "RED has a vision")):
        house.console.see(log(text, line=number))
    house.console.see(log("taken back", line=2, strikes=[1]))
    await expect(house.page.locator("#log s")).to_have_count(1)
    await house.page.reload()
    await expect(house.page.locator("#log li")).to_have_count(3)
    struck = house.page.locator("#log li:has(s)")
    await expect(struck).to_have_attribute("data-line", "1")


async def test_a_rule_parts_two_evenings(house: House) -> None:
    house.console.see(log("a new evening", begins=True))
    rule = house.page.locator("#log .begins")
    assert await rule.evaluate("it => getComputedStyle(it).borderBottomStyle") == "solid"


# --- knocks ---


async def test_each_knock_leaves_a_dot_until_the_rhythm_is_over(house: House) -> None:
    dots = house.page.locator("#knocks i")
    await house.page.evaluate(f"{KNOCK}; {KNOCK}")
    await expect(dots).to_have_count(2)
    await expect(dots).to_have_count(0)


async def test_two_quick_clicks_are_two_knocks_when_they_happened(house: House) -> None:
    await house.page.locator("#pad").dblclick(delay=40)
    first, second = await house.move(), await house.move()
    assert (first.what, second.what) == ("knock", "knock")
    assert 0.02 < (second.at or 0) - (first.at or 0) < 0.5


async def test_too_many_knocks_are_told_to_mean_nothing(house: House) -> None:
    await house.page.evaluate("; ".join([KNOCK] * 5))
    await show(house, 2, echo={"tone": "unclear", "word": "?", "about": []})
    await expect(house.page.locator("#why")).to_have_text("5 knocks mean nothing here.")
    await show(house, 3)
    await expect(house.page.locator("#why")).to_have_text("")


@pytest.mark.rule("R10")
async def test_a_clear_answer_that_the_box_doubts_is_explained_behind_the_screen_alone(
    house: House,
) -> None:
    await house.page.evaluate(KNOCK)
    await show(house, 2, echo={"tone": "unclear", "word": "?", "about": ["once more, please"]})
    await expect(house.page.locator("#why")).to_have_text("The ghost's display may say why.")


async def test_the_wood_gives_and_rings_but_not_where_motion_is_unwelcome(
    browser: Browser,
) -> None:
    for motion in ("no-preference", "reduce"):
        async with visited(browser, reduced_motion=motion) as house:
            await house.page.evaluate(KNOCK)
            running: int = await house.page.evaluate("document.getAnimations().length")
            ring = house.page.locator("#pad .ring")
            assert (running > 0) == (motion == "no-preference") == await ring.is_visible()
            await expect(ring).to_have_count(0)


# --- light ---


async def test_the_glass_glows_as_much_as_is_lit(house: House) -> None:
    glow = "it => Number(getComputedStyle(it).getPropertyValue('--glow'))"
    display = house.page.locator("#oled-table")
    seen = []
    for number, lit in enumerate((0, 100, 300), start=2):
        pixels = b"\xff" * lit + bytes(1024 - lit)
        house.console.see(oled(Audience.TABLE, Frame(128, 64, pixels)))
        await show(house, number)
        seen.append(await display.evaluate(glow))
    assert seen[0] == 0 < seen[1] < seen[2] <= 1


async def test_a_lamp_glows_up_like_a_filament(house: House) -> None:
    glass = house.page.locator('[data-lamp="red"] i')
    house.console.see(lamp(Lamp.RED, 1))
    await show(house, 2)
    await expect(glass).to_have_css("opacity", "1")
    await expect(glass).to_have_css("transition-duration", "0.25s")


async def test_lamps_of_the_ghost_are_shown_where_they_are_built_in(house: House) -> None:
    group = house.page.locator(".lamps")
    await expect(group).to_be_hidden()
    house.console.see(lamp(Lamp.LISTENING, 1))
    await expect(group).to_be_visible()
    await expect(house.page.get_by_label("listening: lit")).to_be_visible()


# --- help ---


async def test_the_first_visit_shows_how_to_play_and_the_second_does_not(house: House) -> None:
    page = house.page
    await expect(page.locator("#help")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("#help")).to_be_hidden()
    await page.reload()
    await page.get_by_text(ASKED).wait_for()
    await expect(page.locator("#help")).to_be_hidden()
    await page.keyboard.press("h")
    await expect(page.locator("#help")).to_be_visible()
    await page.click("#close")
    await expect(page.locator("#help")).to_be_hidden()


async def test_how_to_play_marks_what_comes_next(house: House) -> None:
    marked = house.page.locator("#help [aria-current]")
    await show(house, 2, state="ATTRACT")
    await expect(marked).to_contain_text("Wake it")
    await show(house, 3, state="SEATS")
    await expect(marked).to_contain_text("colours")
    await show(house, 4, state="COUNT")
    await expect(marked).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
async def test_how_to_play_is_one_screen(house: House, size: tuple[int, int]) -> None:
    await house.is_of(size)
    _, top, _, bottom = await box_of(house, "#help")
    assert bottom - top <= size[1]


async def test_keys_stand_beside_what_they_work_once_asked_for(house: House) -> None:
    page = house.page
    await expect(page.locator("kbd:visible")).to_have_count(0)
    await page.keyboard.press("?")
    for control in ("#pad", "#peek", "#how", "#sound", "#keys"):
        await expect(page.locator(f"{control} kbd")).to_be_visible()
    for name in ("yes", "no", "crow", "blue", "white", "red", "yellow", "purple", "black"):
        await expect(page.locator(f"{house.button(name)} kbd")).to_be_visible()
    await page.click("#keys")
    await expect(page.locator("kbd:visible")).to_have_count(0)
