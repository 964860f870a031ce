"""The page's server: what happens at the box goes out, what people do on a page comes in."""

import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import own_name
from seancebox.ports import Audience, Broadcast, Guessed, Hand, Inbox, LanguageChosen

from . import files, orders
from .door import HEADERS, Door
from .grips import NOBODY, Grips
from .outbox import Outbox
from .stamps import Stamps
from .streams import Streams

BODY_LIMIT: Final = 4096
CLOSING: Final = 0.1  # for what is under way; aiohttp grants it twice

log = logging.getLogger(__name__)
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def _is_no_strangers(record: logging.LogRecord) -> bool:
    """Whether a line is worth the log: not what a stranger sent that is no HTTP at all."""
    return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


log.addFilter(_is_no_strangers)


class Console:
    """The local page of the box; an `Onlooker`.

    snapshot: state, lamps and OLED of one audience as they are now, for a page that comes new;
    the log is kept here. clock: the loop's. port: 0 takes a free one.
    """

    def __init__(
        self,
        hand: Hand,
        inbox: Inbox,
        snapshot: Callable[[Audience], Sequence[Broadcast]],
        clock: Callable[[], float],
        *,
        port: int,
        host: str = "127.0.0.1",
    ) -> None:
        self._hand, self._inbox, self._clock = hand, inbox, clock
        self._host, self._port = host, port
        self._door = Door(port, host)
        self._streams = Streams(snapshot)
        self._grips = Grips(hand)
        self._pages: dict[str, tuple[Outbox, Stamps]] = {}
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Where the page is; with the real port once started."""
        host = f"[{self._host}]" if ":" in self._host else self._host
        return f"http://{host}:{self._port}/"

    def see(self, what: Broadcast) -> None:
        """Show `what` on all pages of its audience."""
        self._streams.see(what)

    def let_go(self) -> None:
        """Let go of all buttons, whoever holds them: there is another box behind the page."""
        self._grips.release_all()

    async def start(self) -> None:
        """Open the door; OSError if the port is taken."""
        runner = web.AppRunner(
            self._app(),
            access_log=None,
            auto_decompress=False,  # a few bytes could blow up to many
            handler_cancellation=True,
            logger=log,
            shutdown_timeout=CLOSING,
        )
        await runner.setup()
        self._runner = runner
        await web.TCPSite(runner, self._host, self._port).start()
        self._port = runner.addresses[0][1]
        self._door = Door(self._port, self._host)

    async def close(self) -> None:
        """Let go of all buttons, end all streams, shut the door; within half a second."""
        self._streams.close()
        self._grips.release_all()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._check], client_max_size=BODY_LIMIT)
        app.on_response_prepare.append(_add_headers)
        app.add_routes(files.routes())
        app.add_routes(
            [
                web.get("/languages", _languages),
                web.get("/events", self._table_events, allow_head=False),
                web.get("/ghost/events", self._ghost_events, allow_head=False),
                web.post("/button", self._button),
                web.post("/knock", self._knock),
                web.post("/guess", self._guess),
                web.post("/language", self._language),
                web.post("/clock", self._read_clock),
            ]
        )
        return app

    @web.middleware
    async def _check(self, request: web.Request, handler: Answer) -> web.StreamResponse:
        """Refuse strangers, and say every refusal as JSON."""
        try:
            if reason := self._door.why_not(request.method, request.headers):
                raise web.HTTPForbidden(text=reason)
            if request.method == "POST" and request.content_type != "application/json":
                raise web.HTTPUnsupportedMediaType(text="Content-Type must be application/json")
            return await handler(request)
        except orders.Malformed as error:
            return web.json_response({"error": str(error)}, status=400)
        except web.HTTPException as error:
            error.text = json.dumps({"error": error.text})
            error.content_type = "application/json"
            raise

    async def _table_events(self, request: web.Request) -> web.StreamResponse:
        page = request.query.get("page", NOBODY)[:64]
        outbox = self._streams.open(Audience.TABLE)
        if page == NOBODY:
            return await self._streams.send(request, outbox)
        self._leave(page)  # an old stream of the same page may not know yet that it is cut
        self._pages[page] = outbox, Stamps()
        try:
            return await self._streams.send(request, outbox)
        finally:
            if page in self._pages and self._pages[page][0] is outbox:
                self._leave(page)

    def _leave(self, page: str) -> None:
        """End the page's stream and let go of what it holds."""
        if page in self._pages:
            self._pages.pop(page)[0].close()
            self._grips.release(page)

    async def _ghost_events(self, request: web.Request) -> web.StreamResponse:
        return await self._streams.send(request, self._streams.open(Audience.GHOST))

    async def _button(self, request: web.Request) -> web.Response:
        order = orders.button_moved(await request.read())
        (at,) = self._stamps(order.times)
        move = self._grips.down if order.is_down else self._grips.up
        move(order.times.page, order.button, at)
        return web.Response(status=204)

    async def _knock(self, request: web.Request) -> web.Response:
        for at in self._stamps(orders.knocks(await request.read())):
            self._hand.knock(at)
        return web.Response(status=204)

    async def _guess(self, request: web.Request) -> web.Response:
        order = orders.card_told(await request.read())
        self._inbox.post(Guessed(order.psychic, order.card))
        return web.Response(status=204)

    async def _language(self, request: web.Request) -> web.Response:
        self._inbox.post(LanguageChosen(orders.language_chosen(await request.read())))
        return web.Response(status=204)

    async def _read_clock(self, request: web.Request) -> web.Response:
        times = orders.clock_read(await request.read())
        self._clock_of(times.page).sample(times.sent, self._clock())
        return web.Response(status=204)

    def _stamps(self, times: orders.Times) -> tuple[float | None, ...]:
        """Return the loop's times for a page's; one None, for now, if it told none."""
        clock = self._clock_of(times.page)
        return clock.stamps(times.at, times.sent, self._clock()) if times.at else (None,)

    def _clock_of(self, page: str) -> Stamps:
        """Return what is known of the page's clock; 409 if it has no stream open."""
        if page == NOBODY:
            return Stamps()
        if page not in self._pages:
            raise web.HTTPConflict(text=f"no page has /events?page={page} open; open it first")
        return self._pages[page][1]


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


async def _languages(_request: web.Request) -> web.Response:
    """List what the page may speak: [{code, name}], each by its own name."""
    return web.json_response([{"code": code, "name": own_name(code)} for code in LANGUAGES])
