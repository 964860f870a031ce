"""A console with its parts, and somebody who visits it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from seancebox.console.server import Console

from .house import Parts, Visitor, opened


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
