"""A whole game of five players on the page of a real box, in a real browser, box and all."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from seancebox.journal import read_journal
from seancebox.table.record import record_of
from tests.daemon.box import settings_file
from tests.daemon.process import Process, started

playwright = pytest.importorskip(
    "playwright.sync_api", reason="Playwright is missing: pip install -e '.[dev]'"
)
from playwright.sync_api import expect, sync_playwright  # noqa: E402

from .browsing import FLAGS  # noqa: E402
from .guest import PATIENT, Guest  # noqa: E402

PSYCHICS = ("blue", "white", "red", "yellow")
LIT = """canvas => {
  const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, at) => at % 4 === 0 && value > 100).length;
}"""


class House:
    """A box as a process, on a port that stays the same however often it is started."""

    def __init__(self, folder: Path) -> None:
        self._config = settings_file(folder)
        self._journal = folder / "journal.db"
        self._stack = ExitStack()
        self._port = "0"
        self._process = self._start()

    def _start(self) -> Process:
        words = ("play", "--port", self._port, "--config", self._config)
        process = self._stack.enter_context(started(*words))
        self.url = process.url()
        self._port = self.url.rstrip("/").rpartition(":")[2]
        return process

    def cut_power(self) -> None:
        self._process.kill()

    def switch_on(self) -> None:
        self._process = self._start()

    def kept(self) -> int:
        """Return how many public entries of the newest game are on disk."""
        with read_journal(self._journal) as journal:
            game = journal.games()[0].game
            return record_of(game, journal.load(game)).public_number

    def close(self) -> None:
        self._stack.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


@pytest.fixture
def guest(house: House, chromium: str) -> Iterator[Guest]:
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(house.url)
        yield Guest(page)
        browser.close()
    assert faults == []


def test_five_players_play_a_whole_game_on_the_page(house: House, guest: Guest) -> None:
    mute(guest)
    sit_down(guest)
    columns = deal_by_the_box(guest)
    hours(guest, house, columns)
    line_up(guest)
    vote(guest)
    verdict(guest)
    assert guest.number() == house.kept()


def sit_down(guest: Guest) -> None:
    guest.sees_state("ATTRACT")
    guest.hold("yes", "#asks", "Any button")
    guest.press("crow")
    guest.sees_state("SEATS")
    guest.press(*PSYCHICS)
    guest.sees("#lines", "4 psychics")
    guest.hold("yes", "#asks", "One each?")
    guest.knock(1)
    guest.sees_asked("Play easy?")


def mute(guest: Guest) -> None:
    guest.hold("crow yes", "#echo", "sound off")
    expect(guest.page.locator("#muted")).to_be_visible(timeout=PATIENT)


def deal_by_the_box(guest: Guest) -> dict[str, list[int]]:
    """Let the box deal; return each psychic's cards, as the ghost alone reads them."""
    guest.knock_by_space(2)
    guest.sees_asked("Play medium?")
    guest.press("yes")
    guest.sees_state("DEAL")
    guest.press("no")
    guest.sees_asked("character: lay out")
    guest.go_on("VISIONS")
    return columns_behind_the_screen(guest)


def columns_behind_the_screen(guest: Guest) -> dict[str, list[int]]:
    guest.page.locator("#peek").click()
    guest.press("crow")
    expect(guest.page.locator("#ghost-lines")).to_contain_text("YELLOW", timeout=PATIENT)
    assert guest.page.locator("#oled-ghost").evaluate(LIT) > 100
    columns = {}
    for line in guest.ghost_lines():
        who = next(name for name in PSYCHICS if name.upper() in line)
        columns[who] = [int(number) for number in re.findall(r"\d+", line)]
    guest.page.locator("#peek").click()
    expect(guest.page.locator("#oled-ghost")).to_be_hidden()
    assert guest.ghost_lines() == []
    return columns


def hours(guest: Guest, house: House, columns: dict[str, list[int]]) -> None:
    """Three hours: everybody finds a card in each; WHITE wins a bet, and is one space ahead."""
    for at, hour in enumerate(("I", "II", "III")):
        guest.sees_asked(f"Hour {hour}: visions")
        guest.sees_lamp(f"hour {at + 1}", is_lit=True)
        guest.go_on("TIMER")
        for psychic in PSYCHICS:
            guest.guess(psychic, columns[psychic][at])
        if hour == "II":
            lose_power(guest, house, columns)
        guest.hold("yes", "#asks", "All tokens placed?")
        guest.press("yes")
        answers(guest, is_first=hour == "I")
        guest.sees_state("HOUR END")
        assert guest.number() == house.kept()
        guest.go_on("LINE-UP" if hour == "III" else "VISIONS")


def answers(guest: Guest, *, is_first: bool) -> None:
    """The ghost says yes to everybody; WHITE had bet on BLUE in the first hour."""
    for psychic in PSYCHICS:
        guest.sees_asked(f"{psychic.upper()}: right?")
        has_bet_on = is_first and psychic == "blue"
        if has_bet_on:
            guest.knock(1)
        else:
            guest.press("yes")
        guest.sees("#echo", "YES")
        guest.sees_asked("Whose ✓ was right?")
        if has_bet_on:
            guest.press("white")
            guest.sees("#log li:first-child", "WHITE")
        guest.press("yes")


def lose_power(guest: Guest, house: House, columns: dict[str, list[int]]) -> None:
    """Kill the box while the sand runs: the page says so, and finds the very moment again."""
    number = guest.number()
    house.cut_power()
    expect(guest.page.locator("#away")).to_be_visible(timeout=PATIENT)
    assert number <= house.kept()
    house.switch_on()
    expect(guest.page.locator("#away")).to_be_hidden(timeout=PATIENT)
    guest.sees_state("TIMER")
    guest.sees_asked("Paused")
    guest.sees("#hour", "hour II")
    assert guest.number() == house.kept() >= number
    for psychic in PSYCHICS:
        field = guest.page.locator(f'[data-guess="{psychic}"]')
        expect(field).to_have_value(str(columns[psychic][1]))
    guest.press("no")
    guest.sees_asked("Place your tokens")


def line_up(guest: Guest) -> None:
    guest.go_on("SHARED VISION")
    guest.page.locator("#peek").click()
    asked = guest.page.locator("#ghost-asks")
    expect(asked).to_contain_text("Group", timeout=PATIENT)  # the ghost's line has opened
    while "2" not in asked.inner_text():
        before = asked.inner_text()
        guest.press("crow")
        expect(asked).not_to_have_text(before, timeout=PATIENT)
    guest.press("yes")
    guest.sees("#ghost-lines", "kept: group 2")
    guest.page.locator("#peek").click()
    assert "kept: group" not in guest.page.content()


def vote(guest: Guest) -> None:
    """All vote for group 2: at 4 spaces after the first card, WHITE at 5 after the second."""
    guest.go_on("VOTE")
    guest.sees_asked("Turn the first card")
    guest.press("blue", "red", "yellow")
    guest.sees("#lines", "votes are in: BLUE, RED and YELLOW")
    guest.hold("yes", "#asks", "Turn the second card")
    guest.press("white")
    guest.sees("#lines", "votes are in: WHITE")
    guest.hold("yes", "#asks", "Turn the third card")
    guest.sees("#lines", "nobody")
    guest.go_on("COUNT")


def verdict(guest: Guest) -> None:
    guest.sees("#lines", "WHITE opens the sleeves")
    guest.press("crow")
    guest.sees_asked("Group 2: who?")
    guest.press(*PSYCHICS)
    guest.sees_state("VERDICT")
    guest.sees_asked("Accused: group 2")
    guest.hold("yes", "#asks", "Was it group 2?")
    guest.press("yes")
    guest.sees_state("WON")
    guest.sees("#lines", "it was group 2")
    guest.sees("#lines", "12 of 12 cards found")
