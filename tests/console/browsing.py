"""A console in a real browser: its parts, and a page that looks on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from seancebox.console.server import Console
from seancebox.ports import Audience

from .house import Move, Parts, opened, state

if TYPE_CHECKING:  # a machine without Playwright reads this too
    from playwright.async_api import Browser, Page

# Without these Chromium calls home, many times a second where the network is closed.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: Final = (1280, 900)
PHONE: Final = (390, 844)
ASKED: Final = "Who waits?"  # by the box, when the page comes


@dataclass
class House:
    """A console, its parts, and a page that looks on."""

    parts: Parts
    console: Console
    page: "Page"

    async def move(self) -> Move:
        async with asyncio.timeout(20):
            return await self.parts.moves.get()

    def button(self, name: str) -> str:
        return f'[data-button="{name}"]'

    async def is_of(self, size: tuple[int, int]) -> None:
        """Make the window so large."""
        await self.page.set_viewport_size({"width": size[0], "height": size[1]})


@asynccontextmanager
async def visited(browser: "Browser", **wishes: Any) -> AsyncIterator[House]:
    """Open a page with a browser's own `wishes` (size, motion …); it must fail nowhere."""
    parts = Parts()
    parts.clock = asyncio.get_running_loop().time  # type: ignore[method-assign]
    parts.shown[Audience.TABLE] = (state(1, asks=ASKED),)
    async with opened(parts) as console:
        page = await browser.new_page(**wishes)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        await page.goto(console.url)
        await page.get_by_text(ASKED).wait_for()
        yield House(parts, console, page)
        await page.close()
    assert faults == []
