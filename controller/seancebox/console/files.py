"""The files that make the page; they travel with the package."""

from importlib.resources import files
from typing import Final

from aiohttp import web

TYPES: Final = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
}


def routes() -> list[web.RouteDef]:
    """Return a route for each file; `/` is the page."""
    found = [
        _route(entry.name, entry.read_bytes())
        for entry in files("seancebox.console").joinpath("static").iterdir()
        if entry.name.rpartition(".")[2] in TYPES
    ]
    return sorted(found, key=lambda route: route.path)


def _route(name: str, body: bytes) -> web.RouteDef:
    kind = TYPES[name.rpartition(".")[2]]

    async def give(_request: web.Request) -> web.Response:
        return web.Response(body=body, content_type=kind, charset="utf-8")

    return web.get("/" if name == "index.html" else f"/{name}", give)
