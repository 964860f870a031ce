"""A message that is still no sentence: what is said, and of what; the language comes later."""

from dataclasses import dataclass
from typing import TypeAlias

from seancebox.engine.cards import Psychic

Field: TypeAlias = "str | int | Psychic | Text | tuple[Psychic, ...]"


@dataclass(frozen=True, slots=True)
class Text:
    """A message with its fields.

    msgid: the English sentence with `{name}` fields; plural: the same for other numbers than
    one, chosen by the field `n`. fields: (name, value) pairs; a psychic is said with symbol and
    colour word, a Text inside is said in the same language.
    """

    msgid: str
    fields: "tuple[tuple[str, Field], ...]" = ()
    plural: str | None = None


def say(msgid: str, **fields: Field) -> Text:
    """Return the message `msgid` with `fields`; the mark by which the catalogue finds it."""
    return Text(msgid, tuple(fields.items()))


def say_n(one: str, other: str, n: int, **fields: Field) -> Text:
    """Return the message for the number `n`, which is a field too."""
    return Text(one, (("n", n), *fields.items()), plural=other)
