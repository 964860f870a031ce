"""A console with real pages' requests on one side and small recording parts on the other."""

import asyncio
import json
from base64 import b64encode
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp

from seancebox.console.server import Console
from seancebox.ports import Audience, Broadcast, Cue, Frame, Json, Lamp, Signal
from seancebox.senses.meanings import Button


@dataclass(frozen=True, slots=True)
class Move:
    """What the hand did."""

    what: str
    button: Button | None
    at: float | None


class Parts:
    """A hand and an inbox that write down what they are asked to do, and a clock set by hand."""

    def __init__(self) -> None:
        self.moves: asyncio.Queue[Move] = asyncio.Queue()
        self.posted: asyncio.Queue[Signal] = asyncio.Queue()
        self.shown: dict[Audience, tuple[Broadcast, ...]] = {}
        self.now = 1000.0

    def down(self, button: Button, at: float | None = None) -> None:
        self.moves.put_nowait(Move("down", button, at))

    def up(self, button: Button, at: float | None = None) -> None:
        self.moves.put_nowait(Move("up", button, at))

    def knock(self, at: float | None = None) -> None:
        self.moves.put_nowait(Move("knock", None, at))

    def post(self, signal: Signal) -> None:
        self.posted.put_nowait(signal)

    def snapshot(self, audience: Audience) -> Sequence[Broadcast]:
        return self.shown.get(audience, ())

    def clock(self) -> float:
        return self.now

    async def next_moves(self, count: int) -> list[tuple[str, Button | None]]:
        """Wait for `count` moves and return them without their times."""
        async with asyncio.timeout(20):
            moves = [await self.moves.get() for _ in range(count)]
        return [(move.what, move.button) for move in moves]


@dataclass(frozen=True, slots=True)
class Message:
    """One server-sent event."""

    kind: str
    data: Mapping[str, Json]
    number: str | None


@dataclass
class Reader:
    """Reads the events of one stream."""

    response: aiohttp.ClientResponse

    async def next(self) -> Message:
        """Wait for the next event; EOFError once the stream has ended."""
        async with asyncio.timeout(20):
            while True:
                fields = dict(line.split(": ", 1) for line in await self._block())
                if "event" in fields:
                    data = json.loads(fields["data"])
                    return Message(fields["event"], data, fields.get("id"))

    async def rest(self) -> list[Message]:
        """Return all that still comes until the stream ends."""
        found = []
        while True:
            try:
                found.append(await self.next())
            except EOFError:
                return found

    async def _block(self) -> list[str]:
        lines = []
        while (line := await self._line()).strip():
            lines.append(line.rstrip("\n"))
        if not line:
            raise EOFError
        return lines

    async def _line(self) -> str:
        try:
            return (await self.response.content.readline()).decode()
        except (aiohttp.ClientError, ConnectionError):  # the server cuts, it takes no leave
            return ""


@dataclass
class Visitor:
    """One browser's way to the console."""

    session: aiohttp.ClientSession

    async def post(self, path: str, body: object) -> tuple[int, str]:
        """Return the status of an answer and its reason, if it is refused."""
        async with self.session.post(path, json=body) as answer:
            text = await answer.text()
            return answer.status, json.loads(text)["error"] if text else ""

    @asynccontextmanager
    async def watch(self, path: str = "/events?page=ours") -> AsyncIterator[Reader]:
        """Look on for a while."""
        async with self.session.get(path) as response:
            yield Reader(response)


@asynccontextmanager
async def opened(parts: Parts, port: int = 0) -> AsyncIterator[Console]:
    """Open a console over `parts` on a free port."""
    console = Console(parts, parts, parts.snapshot, parts.clock, port=port)
    await console.start()
    try:
        yield console
    finally:
        await console.close()


def log(text: str, **marks: Json) -> Broadcast:
    return Broadcast(Audience.TABLE, "log", {"text": text} | marks)


def time(sand: Json = None, fuse: Json = None) -> Broadcast:
    return Broadcast(Audience.TABLE, "time", {"sand": sand, "fuse": fuse})


def cue(sound: Cue, *notes: tuple[int, float]) -> Broadcast:
    return Broadcast(Audience.TABLE, "cue", {"cue": sound.value, "notes": notes})


def lamp(lamp: Lamp, level: float) -> Broadcast:
    return Broadcast(Audience.TABLE, "lamp", {"lamp": lamp.value, "level": level})


def oled(audience: Audience, frame: Frame) -> Broadcast:
    bits = b64encode(frame.bits).decode("ascii")
    data: Mapping[str, Json] = {"width": frame.width, "height": frame.height, "bits": bits}
    return Broadcast(audience, "oled", data)


def state(number: int, audience: Audience = Audience.TABLE, **fields: Json) -> Broadcast:
    return Broadcast(audience, "state", {"state": "VISIONS"} | fields | {"number": number})
