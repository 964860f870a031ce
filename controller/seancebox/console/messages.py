"""Broadcasts as the bytes of server-sent events."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from seancebox.ports import Broadcast, Json

BEAT: Final = b"event: beat\ndata: {}\n\n"  # so that a page notices a line gone dead
RETRY: Final = b"retry: 1000\n\n"


def encoded(what: Broadcast) -> bytes:
    """Return `what` as one server-sent event; a state's number is the event's id."""
    head = f"event: {what.kind}\n"
    if what.kind == "state" and "number" in what.data:
        head += f"id: {what.data['number']}\n"
    body = json.dumps(what.data, default=_plain, separators=(",", ":"))
    return f"{head}data: {body}\n\n".encode()


def _plain(value: Json) -> Json:
    """Return as dict or list what json knows only by those names."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence):
        return list(value)
    raise TypeError(f"{value!r} has no place in a broadcast")
