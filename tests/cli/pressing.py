"""Hands at the page of a box that runs as a process of its own: by way of the page's API."""

import json
import urllib.request
from typing import IO


def until(events: IO[bytes], sign: bytes) -> None:
    """Read on until a line has `sign`."""
    while sign not in (line := events.readline()):
        assert line, "the page has closed"


def post(url: str, button: str, *, is_down: bool) -> None:
    body = json.dumps({"button": button, "is_down": is_down}).encode()
    headers = {"Content-Type": "application/json", "Origin": url.rstrip("/")}
    urllib.request.urlopen(urllib.request.Request(f"{url}button", body, headers)).close()
