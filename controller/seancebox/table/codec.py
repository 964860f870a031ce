"""Events and notes as the journal keeps them: a kind named by hand, and JSON."""

import json
from collections.abc import Mapping
from typing import Any, Generic, NoReturn, TypeVar

from seancebox.ports import Entry

from .shapes import Misfit, shape_of

T = TypeVar("T")


class Unreadable(Exception):
    """An entry of a journal that this version can't read; the sentence says which and why."""


class Codec(Generic[T]):
    """Turns the frozen dataclasses of its registries into entries and back.

    Every field is written, defaults too, so that a default that changes later changes no old
    game. A missing field that has a default is filled, an unknown one is an error.
    """

    def __init__(self, *registries: Mapping[str, type[T]]) -> None:
        """Take {kind's name: dataclass}; ValueError if two share a name or a class."""
        kinds: list[tuple[str, Any]] = [
            pair for registry in registries for pair in registry.items()
        ]
        self._shapes = {kind: shape_of(event_type) for kind, event_type in kinds}
        self._kinds = {event_type: kind for kind, event_type in kinds}
        if not len(kinds) == len(self._shapes) == len(self._kinds):
            raise ValueError("two kinds of events share a name, or one class has two names")

    def encode(self, event: T) -> tuple[str, str]:
        """Return the kind and the JSON of `event`; KeyError for a class in no registry."""
        kind = self._kinds[type(event)]
        fields = self._shapes[kind].write(event)
        return kind, json.dumps(fields, separators=(",", ":"), allow_nan=False)

    def decode(self, kind: str, data: str) -> T:
        """Return the event, or raise Unreadable."""
        if kind not in self._shapes:
            raise Unreadable(
                f"{kind!r} is no kind of entry that this version knows: update seancebox"
            )
        try:
            event: T = self._shapes[kind].read(json.loads(data, parse_constant=_refuse))
        except Misfit as misfit:
            raise Unreadable(f"{kind}: {misfit}") from misfit
        except ValueError as error:  # JSONDecodeError, or digits without end
            raise Unreadable(f"{kind}: is not JSON ({error})") from error
        return event

    def entry(self, number: int, step: int, event: T) -> Entry:
        """Return `event` as the entry `number` that belongs to `step`."""
        return Entry(number, step, *self.encode(event))

    def event(self, game: int, entry: Entry) -> T:
        """Return what `entry` of `game` holds, or raise Unreadable naming both."""
        try:
            return self.decode(entry.kind, entry.data)
        except Unreadable as unreadable:
            raise Unreadable(f"game {game}, entry {entry.number}: {unreadable}") from unreadable


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")
