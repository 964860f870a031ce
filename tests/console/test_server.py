"""What a page asks the server to do."""

import asyncio
import zlib
from pathlib import Path

import pytest

from seancebox.console import server
from seancebox.console.server import BODY_LIMIT, Console
from seancebox.engine.cards import Psychic
from seancebox.languages import LANGUAGES, SOURCE
from seancebox.ports import Guessed
from seancebox.senses.meanings import Button

from .house import Move, Parts, Visitor, opened


async def test_the_page_runs_only_its_own_scripts(visitor: Visitor) -> None:
    async with visitor.session.get("/") as answer:
        page = await answer.text()
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'; script-src 'self'" in policy
    assert "<script>" not in page
    assert " style=" not in page


async def test_the_page_and_all_that_it_needs_is_small_in_four_languages(
    visitor: Visitor,
) -> None:
    static = Path(server.__file__).with_name("static")
    names = [path.name for path in static.glob("*.*")]
    assert {"index.html", "box.css", "box.js", "wood.svg"} <= set(names)
    names += [f"words/{language}.json" for language in ("de", "es", "tr")]  # a fifth is no burden
    sizes = []
    for name in names:
        async with visitor.session.get("/" if name == "index.html" else f"/{name}") as answer:
            assert answer.status == 200, name
            sizes.append(len(await answer.read()))
    assert sum(sizes) < 60_000


async def test_the_page_knows_which_languages_there_are_by_their_own_names(
    visitor: Visitor,
) -> None:
    async with visitor.session.get("/languages") as answer:
        languages = await answer.json()
    assert [one["code"] for one in languages] == list(LANGUAGES)
    assert {"code": "en", "name": "English"} in languages


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {SOURCE}))
async def test_every_language_but_english_has_its_words(visitor: Visitor, language: str) -> None:
    async with visitor.session.get(f"/words/{language}.json") as answer:
        assert answer.content_type == "application/json"
        assert (await answer.json())["knock"]


async def test_a_stranger_is_refused_everywhere(console: Console, visitor: Visitor) -> None:
    for path in ("/", "/box.js", "/events", "/ghost/events"):
        async with visitor.session.get(path, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403
            assert console.url.rstrip("/") in (await answer.json())["error"]


async def test_an_order_from_another_site_moves_nothing(parts: Parts, visitor: Visitor) -> None:
    headers = {"Origin": "http://evil.example"}
    body = {"button": "yes", "is_down": True}
    async with visitor.session.post("/button", json=body, headers=headers) as answer:
        assert answer.status == 403
    assert parts.moves.empty()


async def test_a_form_of_a_page_is_no_order(parts: Parts, visitor: Visitor) -> None:
    async with visitor.session.post("/knock", data=b"{}") as answer:
        assert answer.status == 415
    assert parts.moves.empty()


async def test_an_endless_body_is_refused(visitor: Visitor) -> None:
    status, reason = await visitor.post("/knock", {"page": "x" * BODY_LIMIT})
    assert status == 413
    assert reason


async def test_a_packed_body_is_never_unpacked(parts: Parts, visitor: Visitor) -> None:
    headers = {"Content-Encoding": "deflate", "Content-Type": "application/json"}
    body = zlib.compress(b'{"page": ""}')
    async with visitor.session.post("/knock", data=body, headers=headers) as answer:
        assert answer.status == 400
    assert parts.moves.empty()


@pytest.mark.parametrize(
    "noise",
    [
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 100_000,
        b"POST /knock HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    ],
    ids=["TLS", "no host", "endless header", "negative length"],
)
async def test_what_is_no_http_is_refused_without_a_line_in_the_log(
    console: Console, noise: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    port = int(console.url.rstrip("/").rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(noise)
    assert b" 400 " in await reader.readline()
    writer.close()
    assert caplog.messages == []


async def test_a_bad_order_is_answered_with_its_reason(visitor: Visitor) -> None:
    status, reason = await visitor.post("/button", {"button": "green", "is_down": True})
    assert (status, reason) == (
        400,
        "button: must be one of yes, no, crow, blue, white, red, yellow, purple, black",
    )


@pytest.mark.parametrize(("path", "status"), [("/nothing", 404), ("/events", 405)])
async def test_what_is_not_there_is_said_in_json(visitor: Visitor, path: str, status: int) -> None:
    assert (await visitor.post(path, {}))[0] == status


async def test_asking_for_the_head_of_a_stream_opens_none(visitor: Visitor) -> None:
    for path in ("/events", "/ghost/events"):
        async with visitor.session.head(path) as answer:
            assert answer.status == 405


async def test_a_button_goes_down_and_up_when_the_browser_says(
    parts: Parts, visitor: Visitor
) -> None:
    async with visitor.watch():
        await visitor.post("/clock", {"page": "ours", "sent": 5000})
        parts.now += 1.4  # the line is slow at first: 0.15 s, then 0.05 s
        down = {"button": "yes", "is_down": True, "at": 6250, "sent": 6250, "page": "ours"}
        await visitor.post("/button", down)
        parts.now += 0.2
        await visitor.post("/button", {**down, "is_down": False, "at": 6450, "sent": 6550})
        assert parts.moves.get_nowait() == Move("down", Button.YES, 1001.25)
        assert parts.moves.get_nowait() == Move("up", Button.YES, 1001.45)


async def test_knocks_keep_their_gap_and_are_never_in_the_future(
    parts: Parts, visitor: Visitor
) -> None:
    assert await visitor.post("/knock", {"at": [5000, 5200], "sent": 5100}) == (204, "")
    assert parts.moves.get_nowait() == Move("knock", None, 999.8)
    assert parts.moves.get_nowait() == Move("knock", None, 1000.0)


async def test_who_tells_no_time_knocks_now(parts: Parts, visitor: Visitor) -> None:
    await visitor.post("/knock", {})
    assert parts.moves.get_nowait() == Move("knock", None, None)


async def test_the_card_under_a_token_reaches_the_table(parts: Parts, visitor: Visitor) -> None:
    await visitor.post("/guess", {"psychic": "red", "card": 12})
    await visitor.post("/guess", {"psychic": "red", "card": None})
    assert parts.posted.get_nowait() == Guessed(Psychic.RED, 12)
    assert parts.posted.get_nowait() == Guessed(Psychic.RED, None)


async def test_a_page_whose_stream_is_gone_can_hold_nothing(parts: Parts, visitor: Visitor) -> None:
    body = {"button": "yes", "is_down": True, "page": "gone"}
    status, reason = await visitor.post("/button", body)
    assert status == 409
    assert "/events?page=gone" in reason
    assert parts.moves.empty()


async def test_what_a_page_holds_is_let_go_once_when_the_console_is_told_to(
    console: Console, parts: Parts, visitor: Visitor
) -> None:
    async with visitor.watch():
        body = {"button": "yes", "is_down": True, "page": "ours"}
        await visitor.post("/button", body)
        console.let_go()
        await visitor.post("/button", {**body, "is_down": False})
        await visitor.post("/button", body)
        moves = await parts.next_moves(3)
    assert moves == [("down", Button.YES), ("up", Button.YES), ("down", Button.YES)]


async def test_a_port_that_is_taken_is_an_error(console: Console, parts: Parts) -> None:
    port = int(console.url.rstrip("/").rpartition(":")[2])
    with pytest.raises(OSError, match="in use"):
        async with opened(parts, port):
            pass
