"""A message that is still no sentence: what is said, and of what; the language comes later."""

from dataclasses import dataclass
from typing import TypeAlias

from seancebox.engine.cards import Psychic

Field: TypeAlias = "str | int | Psychic | Text | tuple[Psychic, ...]"


@dataclass(frozen=True, slots=True)
class Text:
    """A message with its fields.

    msgid: the English sentence with `{name}` fields; plural: the same for other numbers than
    one, chosen by the field `n`; context: tells it from messages that read the same in English.
    fields: (name, value) pairs; a psychic is said with symbol and colour word, a Text inside is
    said in the same language.
    """

    msgid: str
    fields: "tuple[tuple[str, Field], ...]" = ()
    plural: str | None = None
    context: str | None = None


# These three are the marks by which `make messages` finds a message, so they take plain literals.


def say(msgid: str, **fields: Field) -> Text:
    """Return the message `msgid` with `fields`."""
    return Text(msgid, tuple(fields.items()))


def say_n(one: str, other: str, n: int, **fields: Field) -> Text:
    """Return the message for the number `n`, which is a field too."""
    return Text(one, (("n", n), *fields.items()), plural=other)


def say_in(context: str, msgid: str, **fields: Field) -> Text:
    """Return the message as it is meant in `context`; elsewhere the same English means another."""
    return Text(msgid, tuple(fields.items()), context=context)


def bare(value: Field) -> Text:
    """Return `value` alone, such as a name or a number: nothing that needs translating."""
    return Text("{value}", (("value", value),))
