"""Languages, brightness and sound in the service menu: seen and heard at once, and kept."""

from dataclasses import replace
from typing import Final

from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import own_name
from seancebox.locale.text import Text, bare, say, say_in
from seancebox.ports import Cue

from .context import NotNow
from .service_desk import Desk
from .service_page import Go, Turn

BRIGHTNESS: Final = (0.1, 0.2, 0.4, 0.7, 1.0)


def table_language(desk: Desk) -> tuple[Text, ...]:
    """Return what the table's face speaks."""
    return (_named(desk.house.table_language),)


def ghost_language(desk: Desk) -> tuple[Text, ...]:
    """Return what the ghost's face speaks."""
    return (_named(desk.house.ghost_language),)


def _named(language: str) -> Text:
    return bare(own_name(language))


async def next_table_language(desk: Desk, _now: float) -> Turn:
    """Let the table's face speak the next language."""
    language = _after(desk.house.table_language)
    await desk.house.keep(replace(desk.house.kept, table_language=language))
    return Go.STAY


async def next_ghost_language(desk: Desk, _now: float) -> Turn:
    """Let the ghost's face speak the next language."""
    language = _after(desk.house.ghost_language)
    await desk.house.keep(replace(desk.house.kept, ghost_language=language))
    return Go.STAY


def _after(language: str) -> str:
    if len(LANGUAGES) == 1:
        raise NotNow(say("There is no other language"))
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def brightness(desk: Desk) -> tuple[Text, ...]:
    """Return how bright the box is."""
    # Translators: how bright the box is
    return (say("{percent} %", percent=round(100 * desk.house.brightness)),)


async def next_brightness(desk: Desk, _now: float) -> Turn:
    """Take the next brighter step; after the brightest, the darkest."""
    brighter = [step for step in BRIGHTNESS if step > desk.house.brightness]
    level = brighter[0] if brighter else BRIGHTNESS[0]
    await desk.house.keep(replace(desk.house.kept, brightness=level))
    return Go.STAY


def sound(desk: Desk) -> tuple[Text, ...]:
    """Return whether anything is heard."""
    return (say_in("sound", "off") if desk.house.is_muted else say_in("sound", "on"),)


async def switch_sound(desk: Desk, _now: float) -> Turn:
    """Turn all sound off, or on."""
    await desk.house.mute(not desk.house.is_muted)
    desk.stagehand.play(Cue.HEARD)
    return Go.STAY
