"""Somebody who plays at the page: presses, holds and knocks, and waits until the page shows it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Locator, Page, expect

PATIENT: Final = 20_000  # milliseconds
YES_OR_NO: Final = "1 = yes · 2 = no"


class Guest:
    """One page, and who sits before it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # --- looks ---

    def sees(self, where: str, what: str) -> None:
        """Wait until the page shows `what` in `where`."""
        expect(self.page.locator(where)).to_contain_text(what, timeout=PATIENT)

    def sees_asked(self, what: str) -> None:
        self.sees("#asks", what)

    def sees_state(self, state: str) -> None:
        expect(self.page.locator("body")).to_have_attribute("data-state", state, timeout=PATIENT)

    def sees_lamp(self, lamp: str, *, is_lit: bool) -> None:
        level = re.compile("^(?!0$)" if is_lit else "^0$")
        found = self.page.locator(f'[data-lamp="{lamp}"]')
        expect(found).to_have_attribute("data-level", level, timeout=PATIENT)

    def number(self) -> int:
        """Return the number that the page says is safely kept."""
        return int(self.page.locator("body").get_attribute("data-number") or 0)

    def ghost_lines(self) -> list[str]:
        return self.page.locator("#ghost-lines li").all_inner_texts()

    # --- does ---

    def button(self, name: str) -> Locator:
        return self.page.locator(f'[data-button="{name}"]')

    def press(self, *names: str) -> None:
        """Press one button after the other; two that are down together would be a chord."""
        for name in names:
            self.button(name).click()
            expect(self.button(name)).not_to_have_class(re.compile("down"), timeout=PATIENT)

    def hold(self, name: str, where: str, until: str) -> None:
        """Hold a button, or a chord, until the page shows `until` in `where`."""
        with self.holding(name):
            self.sees(where, until)

    def go_on(self, state: str) -> None:
        """Hold YES until the box is in `state`."""
        with self.holding("yes"):
            self.sees_state(state)

    @contextmanager
    def holding(self, name: str) -> Iterator[None]:
        """Hold a button, or a chord."""
        self.button(name).hover()
        self.page.mouse.down()
        yield
        self.page.mouse.up()

    def knock(self, times: int) -> None:
        """Click on the pad so often, once the box listens."""
        self.sees("#listens", YES_OR_NO)
        for _ in range(times):
            self.page.locator("#pad").click(delay=250)

    def knock_by_space(self, times: int) -> None:
        """Hit the space bar so often, once the box listens."""
        self.sees("#listens", YES_OR_NO)
        for _ in range(times):
            self.page.keyboard.press("Space", delay=250)

    def guess(self, psychic: str, card: int) -> None:
        """Tell the card under the intuition token of `psychic`, and wait until it is kept."""
        self.page.locator(f'[data-guess="{psychic}"]').fill(str(card))
        self.page.keyboard.press("Enter")
        expect(self.button(psychic).locator("small")).to_contain_text(
            f"card {card}", timeout=PATIENT
        )
