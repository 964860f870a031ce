"""Taking back: what was said stays said, and no longer counts."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from .events import KINDS_BY_NAME, Event


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The entries of these `numbers` no longer count; it can't be taken back itself."""

    numbers: tuple[int, ...]


Entry = Event | TakenBack
ENTRY_KINDS_BY_NAME: Final[dict[str, type[Entry]]] = {**KINDS_BY_NAME, "taken_back": TakenBack}

_Item = TypeVar("_Item")


def counted(entries: Iterable[tuple[int, _Item | TakenBack]]) -> Iterator[tuple[int, _Item]]:
    """Yield the numbered items that were not taken back, in their order.

    ValueError where a TakenBack names what isn't an earlier item that still counts.
    """
    kept: dict[int, _Item] = {}
    for number, item in entries:
        if isinstance(item, TakenBack):
            for gone in item.numbers:
                if gone not in kept:
                    raise ValueError(f"entry {number} takes back {gone}, which does not count")
                del kept[gone]
        else:
            kept[number] = item
    yield from kept.items()
