"""Broadcasts as a page reads them: their fields, and their bytes as server-sent events."""

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from typing import Final

from seancebox.ports import Audience, Broadcast, Cue, Frame, Json, Lamp, Light

BEAT: Final = b"event: beat\ndata: {}\n\n"  # so that a page notices a line gone dead
RETRY: Final = b"retry: 1000\n\n"


def oled(audience: Audience, frame: Frame) -> Broadcast:
    """Return the pixels of that audience's OLED; bits: base64 of the frame's."""
    bits = b64encode(frame.bits).decode("ascii")
    return Broadcast(audience, "oled", {"width": frame.width, "height": frame.height, "bits": bits})


def lamps(lights: Mapping[Lamp, Light]) -> Broadcast:
    """Return all lamps, the dark ones too."""
    dark = {lamp: Light(0.0) for lamp in Lamp}
    shown: dict[str, Json] = {
        lamp.value: {"level": light.level, "pattern": light.pattern.value}
        for lamp, light in (dark | dict(lights)).items()
    }
    return Broadcast(Audience.TABLE, "lamp", {"lights": shown})


def cue(sound: Cue) -> Broadcast:
    """Return a sound that everybody hears."""
    return Broadcast(Audience.TABLE, "cue", {"cue": sound.value})


def log(text: str) -> Broadcast:
    """Return a line for the log that everybody may read."""
    return Broadcast(Audience.TABLE, "log", {"text": text})


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
