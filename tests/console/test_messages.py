"""Broadcasts as the page reads them."""

import json
from types import MappingProxyType

import pytest

from seancebox.console import messages
from seancebox.ports import Audience, Broadcast

from .house import log, state


def test_a_state_carries_its_number_as_the_event_id() -> None:
    assert messages.encoded(state(7)).startswith(b"event: state\nid: 7\ndata: {")


def test_only_a_state_moves_the_event_id() -> None:
    what = Broadcast(Audience.TABLE, "log", {"text": "x", "number": 7})
    assert b"id: " not in messages.encoded(what)


@pytest.mark.parametrize("text", ["a\nevent: state\n\nb", "a\r\rb", "Séance\u2028\U0001f47b"])
def test_no_text_breaks_out_of_its_event(text: str) -> None:
    lines = messages.encoded(log(text)).split(b"\n")
    assert lines[0] == b"event: log"
    assert json.loads(lines[1].removeprefix(b"data: ")) == {"text": text}
    assert lines[2:] == [b"", b""]


def test_frozen_mappings_and_tuples_are_written_as_objects_and_lists() -> None:
    what = Broadcast(Audience.TABLE, "state", MappingProxyType({"seats": (1, (2,))}))
    assert messages.encoded(what) == b'event: state\ndata: {"seats":[1,[2]]}\n\n'
