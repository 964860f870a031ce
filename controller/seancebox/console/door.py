"""Who may come in: only this machine's own pages, never another site's."""

from collections.abc import Mapping
from typing import Final

from aiohttp import hdrs

LOCAL_NAMES: Final = ("127.0.0.1", "localhost", "[::1]")
OWN_SITES: Final = frozenset({"same-origin", "none"})  # none: typed into the address bar

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


class Door:
    """The check at the entrance.

    The Host stops other names that point here (DNS rebinding), the Origin other sites' pages.
    """

    def __init__(self, port: int, host: str) -> None:
        ports = (f":{port}", "") if port == 80 else (f":{port}",)
        names = {*LOCAL_NAMES, f"[{host}]" if ":" in host else host.lower()}
        self._hosts = frozenset(name + port for name in names for port in ports)
        self._url = f"http://{LOCAL_NAMES[0]}:{port}"

    def why_not(self, method: str, headers: Mapping[str, str]) -> str | None:
        """Return why a request is refused, if it is."""
        host = headers.get(hdrs.HOST, "").lower()
        if host not in self._hosts:
            return f"this page answers to {self._url} only"
        origin = headers.get(hdrs.ORIGIN)
        site = headers.get("Sec-Fetch-Site")
        if origin not in (None, f"http://{host}") or site not in (None, *OWN_SITES):
            return "another site's page may not touch the box"
        if method == hdrs.METH_POST and origin is None and site != "same-origin":
            return f"say where you come from: Origin: http://{host}"
        return None
