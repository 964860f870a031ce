"""`dataclasses.replace` for our slotted values, at less than half of its cost."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:
    from functools import cache
    from operator import attrgetter

    def replace(value, /, **changes):
        """Return a copy of `value`, a slotted dataclass without __post_init__, with `changes`."""
        read, writers, writer_of = _access(type(value))
        copy = object.__new__(type(value))
        for write, field in zip(writers, read(value)):  # noqa: B905 - `strict` costs a tenth
            write(copy, field)
        for name, field in changes.items():
            writer_of[name](copy, field)
        return copy

    @cache
    def _access(kind):
        writer_of = {name: getattr(kind, name).__set__ for name in kind.__slots__}
        return attrgetter(*writer_of), tuple(writer_of.values()), writer_of
