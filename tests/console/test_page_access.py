"""The page for everybody: what axe-core finds, and how far the keyboard alone goes."""

from pathlib import Path
from typing import Final

import pytest

from seancebox.ports import Audience, Frame, Json, Lamp

from .browsing import DESKTOP, PHONE, House
from .house import lamp, log, oled, state, time

playwright = pytest.importorskip(
    "playwright.async_api", reason="Playwright is missing: pip install -e '.[dev]'"
)
axe = pytest.importorskip(
    "axe_playwright_python", reason="axe-core is missing: pip install -e '.[dev]'"
)
from playwright.async_api import expect  # noqa: E402

pytestmark = pytest.mark.asyncio(loop_scope="module")

SCRIPT: Final = Path(axe.__file__).with_name("axe.min.js")
FOUND: Final = """async () => (await axe.run()).violations
  .filter(({impact}) => impact === "serious" || impact === "critical")
  .map(({id, nodes}) => `${id}: ${nodes.map(node => node.target).join(" | ")}`)"""
BASE: Final[dict[str, Json]] = {
    "hint": "knock: 3 = go on",
    "listens": ["go on"],
    "inputs": [{"who": "YES held, or 3 knocks", "does": "all have sat down"}],
    "language": "en",
}
SEATS: Final[Json] = [
    {"psychic": who, "seeks": "location", "found": 1, "card": None} for who in ("blue", "red")
]
MOMENTS: Final[dict[str, dict[str, Json]]] = {
    "ATTRACT": {"asks": "séance box"},
    "SEATS": {"asks": "Psychics, press your colour", "lines": ["one more at least"]},
    "TIMER": {
        "asks": "Place your tokens",
        "hour": 2,
        "seats": SEATS,
        "lines": ["location: BLUE and RED"],
        "echo": {"tone": "no", "word": "NO", "about": ["RED is wrong"]},
        "listens": [],
        "fault": "knock sensor fails",
        "sound_muted": True,
        "is_menu": True,
    },
}
COUNT_WRITES: Final = """() => {
  window.writes = 0;
  const count = new MutationObserver((them) => { window.writes += them.length; });
  count.observe(document.querySelector("#asks"), {childList: true});
}"""
IN_FOCUS: Final = """() => {
  const {dataset, id} = document.activeElement;
  return [dataset.button ?? id, getComputedStyle(document.activeElement).outlineWidth];
}"""
SAND: Final[Json] = {"left": 9, "total": 120, "is_running": True}


async def furnished(house: House, name: str) -> None:
    """Show a moment with everything that may stand on the page then."""
    for number in range(9):
        house.console.see(log(f"line {number}", line=number))
    house.console.see(log("taken back", line=9, strikes=[8]))
    house.console.see(lamp(Lamp.HOUR_1, 1))
    house.console.see(lamp(Lamp.RED, 1))
    house.console.see(lamp(Lamp.LISTENING, 1))
    house.console.see(oled(Audience.TABLE, Frame(128, 64, b"\x0f" * 1024)))
    house.console.see(time(sand=SAND if name == "TIMER" else None))
    house.console.see(state(2, **{**BASE, "state": name, **MOMENTS[name]}))
    await expect(house.page.locator("body")).to_have_attribute("data-state", name)
    await expect(house.page.locator('[data-lamp="red"] i')).to_have_css("opacity", "1")


async def serious(house: House) -> list[str]:
    """Return what axe-core finds that bars somebody from the page."""
    await house.page.evaluate(SCRIPT.read_text("utf-8"))
    found: list[str] = await house.page.evaluate(FOUND)
    return found


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.mark.parametrize("name", MOMENTS)
async def test_axe_finds_nothing_serious(house: House, size: tuple[int, int], name: str) -> None:
    await house.is_of(size)
    await house.page.keyboard.press("Escape")
    await furnished(house, name)
    assert await serious(house) == []


async def test_axe_finds_nothing_serious_in_how_to_play_with_all_keys_shown(
    house: House, size: tuple[int, int]
) -> None:
    await house.is_of(size)
    await furnished(house, "SEATS")
    await house.page.keyboard.press("?")
    await expect(house.page.locator("#help")).to_be_visible()
    assert await serious(house) == []


async def test_axe_finds_nothing_serious_behind_the_screen(
    house: House, size: tuple[int, int]
) -> None:
    await house.is_of(size)
    secret = state(1, Audience.GHOST, asks="BLUE", lines=["BLUE\t3\t21\t40"], hint="CROW: next")
    house.parts.shown[Audience.GHOST] = (secret, oled(Audience.GHOST, Frame(8, 8, b"\xff" * 8)))
    await furnished(house, "TIMER")
    await house.page.keyboard.press("g")
    await expect(house.page.locator("#ghost-lines li")).to_have_count(1)
    await expect(house.page.locator(".leaf")).to_have_css("opacity", "0")
    assert await serious(house) == []


async def test_axe_would_find_a_button_without_a_name(house: House) -> None:
    await house.page.evaluate(
        "document.querySelector('main').append(document.createElement('button'))"
    )
    assert any(found.startswith("button-name") for found in await serious(house))


async def test_every_control_is_reached_by_the_tab_key_and_shows_it(house: House) -> None:
    reached = {}
    for _ in range(60):
        await house.page.keyboard.press("Tab")
        name, outline = await house.page.evaluate(IN_FOCUS)
        reached[name] = outline
    wanted = {"yes", "no", "crow", "blue", "white", "red", "yellow", "purple", "black"}
    wanted |= {"yes no", "crow no", "crow yes", "pad", "peek", "how", "keys", "sound", "log"}
    wanted.add("close")
    assert {name: reached.get(name) for name in wanted} == dict.fromkeys(wanted, "3px")


async def test_the_question_alone_is_spoken_and_only_once(house: House) -> None:
    page = house.page
    live = page.locator("[aria-live]")
    assert await live.evaluate_all("them => them.map(it => it.id)") == ["asks"]
    await page.evaluate(COUNT_WRITES)
    for number in (2, 3, 4):
        house.console.see(state(number, asks="Once?", hint=str(number)))
    await expect(page.locator("#hint")).to_have_text("4")
    await expect(page.locator("#asks")).to_have_text("Once?")
    assert await page.evaluate("writes") == 1
