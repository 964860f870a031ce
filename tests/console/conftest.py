"""A console with its parts, and somebody who visits it."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import aiohttp
import pytest
import pytest_asyncio

from seancebox.console.server import Console

from .browsing import FLAGS, House, visited
from .house import Parts, Visitor, opened

if TYPE_CHECKING:  # a machine without Playwright reads this too
    from playwright.async_api import Browser


@pytest.fixture
async def parts() -> Parts:
    return Parts()


@pytest.fixture
async def console(parts: Parts) -> AsyncIterator[Console]:
    async with opened(parts) as console:
        yield console


@pytest.fixture
async def visitor(console: Console) -> AsyncIterator[Visitor]:
    origin = console.url.rstrip("/")
    async with aiohttp.ClientSession(console.url, headers={"Origin": origin}) as session:
        yield Visitor(session)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser(chromium: str) -> "AsyncIterator[Browser]":
    tools = pytest.importorskip(
        "playwright.async_api", reason="Playwright is missing: pip install -e '.[dev]'"
    )
    tools.expect.set_options(timeout=20_000)  # a patient look: these machines may be busy
    async with tools.async_playwright() as started:
        browser = await started.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def house(browser: "Browser") -> AsyncIterator[House]:
    async with visited(browser) as house:
        yield house
