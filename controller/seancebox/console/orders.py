"""What a page may ask for, read from JSON; everything else is refused with a plain reason."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

from seancebox.engine.cards import CARDS_PER_KIND, KINDS, Psychic
from seancebox.languages import LANGUAGES
from seancebox.senses.meanings import Button

MOST_KNOCKS: Final = 16
LARGEST_MS: Final = 1e13  # some centuries
LAST_CARD: Final = CARDS_PER_KIND * len(KINDS)

E = TypeVar("E", bound=Enum)
Fields = Mapping[str, object]


class Malformed(Exception):
    """The body asks for nothing that can be done; says why."""


@dataclass(frozen=True, slots=True)
class Times:
    """When it happened, by the browser's clock in seconds. page: the stream it belongs to.

    at: rising; empty = now. sent: when it left the browser.
    """

    page: str
    at: tuple[float, ...]
    sent: float


@dataclass(frozen=True, slots=True)
class ButtonMoved:
    """A button went down or came up."""

    button: Button
    is_down: bool
    times: Times


@dataclass(frozen=True, slots=True)
class CardTold:
    """The card under an intuition token; None: none told."""

    psychic: Psychic
    card: int | None


def fields(body: bytes) -> Fields:
    """Return the JSON object in `body`."""
    try:
        found = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"this is no JSON: {error}") from None
    if not isinstance(found, dict):
        raise Malformed('a JSON object is needed, like {"button": "yes", "is_down": true}')
    return found


def button_moved(body: bytes) -> ButtonMoved:
    """Read the body of POST /button: {button, is_down, at?, sent?, page?}."""
    given = fields(body)
    is_down = given.get("is_down")
    if not isinstance(is_down, bool):
        raise Malformed("is_down: must be true or false")
    times = _times(given, most=1)
    return ButtonMoved(_choice(Button, given, "button"), is_down, times)


def knocks(body: bytes) -> Times:
    """Read the body of POST /knock: {at?: [ms …], sent?: ms, page?}."""
    return _times(fields(body), most=MOST_KNOCKS)


def clock_read(body: bytes) -> Times:
    """Read the body of POST /clock: {page, sent: ms}."""
    given = fields(body)
    if "sent" not in given:
        raise Malformed("sent: is missing; the browser's time in milliseconds")
    return Times(_page(given), (), _seconds(given["sent"], "sent"))


def card_told(body: bytes) -> CardTold:
    """Read the body of POST /guess: {psychic, card: number or null}."""
    given = fields(body)
    psychic = _choice(Psychic, given, "psychic")
    if "card" not in given:
        raise Malformed("card: is missing; a number, or null for none")
    card = given["card"]
    if card is None:
        return CardTold(psychic, None)
    if isinstance(card, bool) or not isinstance(card, int) or not 1 <= card <= LAST_CARD:
        raise Malformed(f"card: must be a whole number from 1 to {LAST_CARD}, or null")
    return CardTold(psychic, card)


def language_chosen(body: bytes) -> str:
    """Read the body of POST /language: {language}, the code of one that the box has."""
    language = fields(body).get("language")
    if isinstance(language, str) and language in LANGUAGES:
        return language
    raise Malformed(f"language: must be one of {', '.join(LANGUAGES)}")


def _choice(kind: type[E], given: Fields, key: str) -> E:
    known = {each.value: each for each in kind}
    value = given.get(key)
    if isinstance(value, str) and value in known:
        return known[value]
    raise Malformed(f"{key}: must be one of {', '.join(known)}")


def _times(given: Fields, most: int) -> Times:
    told = given.get("at", [])
    listed = told if isinstance(told, list) else [told]
    if len(listed) > most:
        raise Malformed(f"at: no more than {most} at once")
    at = tuple(_seconds(each, "at") for each in listed)
    if list(at) != sorted(at):
        raise Malformed("at: times must rise")
    sent = (_seconds(given["sent"], "sent"),) if "sent" in given else ()
    return Times(_page(given), at, max((*sent, *at), default=0.0))


def _seconds(value: object, key: str) -> float:
    is_bool = isinstance(value, bool)
    if isinstance(value, int | float) and not is_bool and abs(value) <= LARGEST_MS:  # NaN is not
        return value / 1000
    raise Malformed(f"{key}: must be milliseconds of the browser's clock")


def _page(given: Fields) -> str:
    page = given.get("page", "")
    if not isinstance(page, str) or len(page) > 64:
        raise Malformed("page: must be the short name that /events?page=… was opened with")
    return page
