"""The files that make the page; they travel with the package."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from aiohttp import web

TYPES: Final = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
}
_FOLDERS: Final = ("", "words/")  # words: what the page says, in each language but English


def routes() -> list[web.RouteDef]:
    """Return a route for each file; `/` is the page."""
    static = files("seancebox.console").joinpath("static")
    found = [
        _route(folder + entry.name, entry.read_bytes())
        for folder in _FOLDERS
        for entry in _entries(static.joinpath(folder))
        if entry.name.rpartition(".")[2] in TYPES
    ]
    return sorted(found, key=lambda route: route.path)


def _entries(folder: Traversable) -> tuple[Traversable, ...]:
    return tuple(folder.iterdir()) if folder.is_dir() else ()


def _route(name: str, body: bytes) -> web.RouteDef:
    kind = TYPES[name.rpartition(".")[2]]

    async def give(_request: web.Request) -> web.Response:
        return web.Response(body=body, content_type=kind, charset="utf-8")

    return web.get("/" if name == "index.html" else f"/{name}", give)
