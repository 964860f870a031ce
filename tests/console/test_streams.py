"""What the pages get to see."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from seancebox.console import server, streams
from seancebox.console.outbox import ROOM
from seancebox.console.server import Console
from seancebox.ports import Audience, Broadcast, Frame
from seancebox.senses.meanings import Button

from .house import Parts, Visitor, log, oled, opened, state

SECRET = Broadcast(Audience.GHOST, "log", {"text": "the culprit is 3"})
PIXELS = Frame(8, 1, b"\x81")


async def test_a_newcomer_sees_how_it_stands_and_what_was_said(
    parts: Parts, console: Console, visitor: Visitor
) -> None:
    parts.shown[Audience.TABLE] = (state(41), oled(Audience.TABLE, PIXELS))
    console.see(log("RED has a vision"))
    async with visitor.watch() as reader:
        seen = [await reader.next() for _ in range(3)]
    assert [message.kind for message in seen] == ["state", "oled", "log"]
    assert seen[0].number == "41"


async def test_what_happens_is_seen_with_its_number(console: Console, visitor: Visitor) -> None:
    async with visitor.watch() as reader:
        console.see(state(42, asks="Who waits?"))
        message = await reader.next()
    assert (message.number, message.data["asks"]) == ("42", "Who waits?")


async def test_who_comes_back_with_a_number_of_long_ago_or_of_another_box_starts_afresh(
    parts: Parts, visitor: Visitor
) -> None:
    parts.shown[Audience.TABLE] = (state(5),)
    for last in ("4", "900", "nonsense"):
        headers = {"Last-Event-ID": last}
        async with visitor.session.get("/events", headers=headers) as answer:
            assert answer.status == 200
    async with visitor.watch() as reader:
        assert (await reader.next()).number == "5"


async def test_nothing_of_the_ghost_is_on_the_tables_stream(
    parts: Parts, console: Console, visitor: Visitor
) -> None:
    parts.shown[Audience.TABLE] = (SECRET, state(1))  # even if the snapshot were wrong
    console.see(SECRET)
    async with visitor.watch() as reader:
        assert (await reader.next()).number == "1"
        console.see(SECRET)
        console.see(oled(Audience.GHOST, PIXELS))
        console.see(state(2))
        assert (await reader.next()).number == "2"


async def test_the_ghosts_stream_shows_the_ghosts_own_alone(
    parts: Parts, console: Console, visitor: Visitor
) -> None:
    parts.shown[Audience.GHOST] = (state(1, Audience.GHOST, asks="RED: 3 · 21 · 40"),)
    console.see(log("for the table"))
    async with visitor.watch("/ghost/events") as reader:
        assert (await reader.next()).data["asks"] == "RED: 3 · 21 · 40"
        console.see(state(2))
        console.see(oled(Audience.GHOST, PIXELS))
        assert (await reader.next()).kind == "oled"


async def test_a_quiet_stream_beats(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT_EVERY", 0.01)
    async with visitor.watch() as reader:
        assert (await reader.next()).kind == "beat"


async def test_a_page_that_vanishes_lets_go_of_its_buttons(parts: Parts, visitor: Visitor) -> None:
    async with visitor.watch():
        await visitor.post("/button", {"button": "yes", "is_down": True, "page": "ours"})
    assert await parts.next_moves(2) == [("down", Button.YES), ("up", Button.YES)]


async def test_a_page_that_opens_its_stream_anew_ends_the_old_one_and_starts_with_nothing_down(
    parts: Parts, console: Console, visitor: Visitor
) -> None:
    async with visitor.watch() as old:
        await visitor.post("/button", {"button": "red", "is_down": True, "page": "ours"})
        async with visitor.watch() as new:
            assert await parts.next_moves(2) == [("down", Button.RED), ("up", Button.RED)]
            assert await old.rest() == []
            console.see(state(3))
            assert (await new.next()).number == "3"
            assert (await visitor.post("/knock", {"page": "ours"}))[0] == 204


async def test_a_page_that_never_reads_is_let_go_and_does_not_hold_up_the_others(
    console: Console, visitor: Visitor
) -> None:
    async with visitor.watch() as slow:
        for number in range(2 * ROOM):
            console.see(log(str(number)))
        assert len(await slow.rest()) < 2 * ROOM
    async with visitor.watch() as reader:
        assert (await reader.next()).kind == "log"


async def test_a_page_that_stops_reading_midway_is_cut_off(
    parts: Parts, console: Console, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "PATIENCE", 0.05)
    host = urlsplit(console.url).netloc
    reader, writer = await asyncio.open_connection(*host.split(":"), limit=1024)
    writer.write(f"GET /events?page=slow HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    await reader.readuntil(b"retry")
    await visitor.post("/button", {"button": "yes", "is_down": True, "page": "slow"})
    for _ in range(ROOM):
        console.see(log("x" * 100_000))  # more than any socket takes in
    assert await parts.next_moves(2) == [("down", Button.YES), ("up", Button.YES)]
    received = 0
    async with asyncio.timeout(20):
        with suppress(ConnectionError):
            while chunk := await reader.read(65536):
                received += len(chunk)
    writer.close()
    assert received < ROOM * 100_000  # what waited was thrown away, not kept for it


async def test_too_many_pages_are_refused_with_a_reason(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOST_STREAMS", 1)
    async with visitor.watch("/events"), visitor.session.get("/events") as answer:
        assert answer.status == 503
        assert "close some" in (await answer.json())["error"]


async def test_closing_ends_all_streams_and_lets_go_of_all_buttons(
    parts: Parts, visitor: Visitor, console: Console
) -> None:
    async with visitor.watch() as reader, visitor.watch("/ghost/events"):
        await visitor.post("/button", {"button": "no", "is_down": True, "page": "ours"})
        async with asyncio.timeout(20):
            await console.close()
        assert await parts.next_moves(2) == [("down", Button.NO), ("up", Button.NO)]
        assert await reader.rest() == []


async def test_closing_lets_go_of_what_no_page_holds(
    parts: Parts, visitor: Visitor, console: Console
) -> None:
    await visitor.post("/button", {"button": "no", "is_down": True})
    await console.close()
    assert await parts.next_moves(2) == [("down", Button.NO), ("up", Button.NO)]


async def test_a_console_that_never_opened_closes_and_sees() -> None:
    parts = Parts()
    console = Console(parts, parts, parts.snapshot, parts.clock, port=0)
    console.see(state(1))
    await console.close()
    assert parts.moves.empty()


async def test_closing_waits_for_no_page(parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "CLOSING", 10)
    async with opened(parts) as console:
        host = urlsplit(console.url).netloc
        reader, writer = await asyncio.open_connection(*host.split(":"))
        writer.write(f"GET /events HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        await reader.readuntil(b"retry")
        async with asyncio.timeout(5):
            await console.close()
        writer.close()
