"""The page's own words: every one a message, in the language of the box."""

from html.parser import HTMLParser
from importlib.resources import files

import pytest

from seancebox.locale.extraction import page_template
from seancebox.ports import Audience, LanguageChosen

from .browsing import ASKED, House
from .house import log, state

playwright = pytest.importorskip(
    "playwright.async_api", reason="Playwright is missing: pip install -e '.[dev]'"
)
from playwright.async_api import Route, expect  # noqa: E402

pytestmark = pytest.mark.asyncio(loop_scope="module")

ITALIAN = {
    "knock": "bussa",
    "hour {hour}": "ora {hour}",
    "{lamp}: dark": "{lamp}: spenta",
    "hour lamps": "lampade delle ore",
    "Psychics": "Sensitivi",
    "how to play": "come si gioca",
}
NAMES = [{"code": "en", "name": "English"}, {"code": "it", "name": "Italiano"}]
UNTOLD = {
    "h1",
    "kbd",
    "title",
    "noscript",
    "script",
    "style",
}  # or said by the box, not by the page
ROMAN = set("IV")


class Untranslated(HTMLParser):
    """Collects the words that stand in no `data-say` element."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self._open: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if "aria-label" in given or "title" in given or "placeholder" in given:
            self.words.append(str(given))
        if tag not in ("meta", "link"):
            is_said = "data-say" in given or tag in UNTOLD
            self._open.append((tag, is_said))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        is_said = any(is_said for _, is_said in self._open)
        if data.strip() and not is_said and not set(data.strip()) <= ROMAN:
            self.words.append(data.strip())


async def test_every_word_that_stands_in_the_page_is_a_message() -> None:
    reader = Untranslated()
    reader.feed(files("seancebox.console").joinpath("static/index.html").read_text("utf-8"))
    assert reader.words == []


async def speaks_italian(house: House) -> None:
    """Let the box have Italian too: made-up words, before the page asks for them."""

    async def languages(route: Route) -> None:
        await route.fulfill(json=NAMES)

    async def words(route: Route) -> None:
        await route.fulfill(json=ITALIAN)

    await house.page.route("**/languages", languages)
    await house.page.route("**/words/it.json", words)
    await house.page.reload()
    await house.page.get_by_text(ASKED).wait_for()


async def test_the_page_follows_the_language_of_the_tables_face(house: House) -> None:
    await speaks_italian(house)
    page = house.page
    house.console.see(state(2, hour=3, asks="Chi manca?", language="it"))
    await expect(page.locator("html")).to_have_attribute("lang", "it")
    await expect(page.locator("#pad b")).to_have_text("bussa")
    await expect(page.locator("#hour")).to_have_text("ora III")
    await expect(page.get_by_label("ora IV: spenta")).to_be_visible()
    await expect(page.get_by_role("group", name="lampade delle ore")).to_be_visible()
    await expect(page.locator(".psychics")).to_have_attribute("aria-label", "Sensitivi")
    house.console.see(state(3, hour=3, language="en"))
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await expect(page.get_by_label("hour IV: dark")).to_be_visible()


async def test_a_message_without_translation_is_said_in_english(house: House) -> None:
    await speaks_italian(house)
    house.console.see(state(2, language="it"))
    await expect(house.page.locator("#pad b")).to_have_text("bussa")
    await expect(house.page.locator(".now h2")).to_have_text("The box asks")


async def test_a_language_that_the_page_does_not_have_leaves_it_english(house: House) -> None:
    house.console.see(state(2, language="xx", asks="?!"))
    await expect(house.page.locator("#asks")).to_have_attribute("lang", "xx")
    await expect(house.page.locator("html")).to_have_attribute("lang", "en")
    await expect(house.page.locator("#pad b")).to_have_text("knock")


async def test_words_that_could_not_be_fetched_leave_the_old_ones_and_are_asked_for_again(
    house: House,
) -> None:
    await speaks_italian(house)
    page = house.page
    house.console.see(state(2, language="it"))
    await expect(page.locator("#pad b")).to_have_text("bussa")
    asked: list[str] = []

    async def fails(route: Route) -> None:
        asked.append(route.request.url)
        await route.abort()

    await page.route("**/words/de.json", fails)
    async with page.expect_event("requestfailed"):
        house.console.see(state(3, language="de"))
    await expect(page.locator("body")).to_have_attribute("data-number", "3")
    await expect(page.locator("#pad b")).to_have_text("bussa")
    await expect(page.locator("html")).to_have_attribute("lang", "it")
    await page.unroute("**/words/de.json")
    house.console.see(state(4, language="de"))
    await expect(page.locator("#pad b")).to_have_text("klopfen")
    assert len(asked) == 1


async def test_language_that_a_visitor_chooses_is_the_boxs(house: House) -> None:
    page = house.page
    await expect(page.get_by_label("language")).to_have_value("en")
    async with page.expect_response("**/language"):
        await page.get_by_label("language").select_option("Türkçe")
    assert house.parts.posted.get_nowait() == LanguageChosen("tr")
    house.console.see(state(2, language="tr"))
    await expect(page.locator("#pad b")).to_have_text("vur")
    await expect(page.get_by_label("dil")).to_have_value("tr")


async def test_words_of_the_box_say_in_which_language_they_are(house: House) -> None:
    page = house.page
    ghost = state(1, Audience.GHOST, language="tr", asks="Dinle")
    house.parts.shown[Audience.GHOST] = (ghost,)
    house.console.see(state(2, language="de", asks="Wer fehlt?"))
    await expect(page.locator("#asks")).to_have_attribute("lang", "de")
    house.console.see(log("ROT ist dran"))
    await expect(page.locator("#log li")).to_have_attribute("lang", "de")
    await page.click("#peek")
    await expect(page.locator("#ghost-asks")).to_have_text("Dinle")
    assert await page.locator("#ghost-asks").evaluate("it => it.closest('[lang]').lang") == "tr"


async def test_messages_of_the_page_name_their_fields_and_are_no_pieces() -> None:
    messages = [str(message.id) for message in page_template() if message.id]
    assert len(messages) > 40
    assert [one for one in messages if one != one.strip() or "${" in one] == []
