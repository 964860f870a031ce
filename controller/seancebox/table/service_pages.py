"""The lists of the service menu, as tables: what there is, what it shows and what YES does."""

import platform
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Final

from seancebox.locale.text import Text, bare, say, say_n
from seancebox.ports import Status
from seancebox.show.scene import Face

from .faults import part_name, problem_text
from .service_desk import Desk
from .service_games import game_pages
from .service_page import NEXT, UNTOUCHED_SECONDS, Go, Page, Turn, question
from .service_rules import rule_pages
from .service_tests import (
    button_pages,
    cue_pages,
    display_pages,
    knock_pages,
    lamp_pages,
    sensor_pages,
)
from .service_voice import (
    brightness,
    ghost_language,
    next_brightness,
    next_ghost_language,
    next_table_language,
    sound,
    switch_sound,
    table_language,
)

CLEANING_SECONDS: Final = UNTOUCHED_SECONDS
# Translators: hints of the service menu: what the buttons YES and NO do; about 26 letters
_OPEN: Final = say("YES open · NO next")
_CHANGE: Final = say("YES change · NO next")
_ANSWER: Final = say("YES · NO")


def _nothing(_desk: Desk) -> tuple[Text, ...]:
    return ()


def _always(_desk: Desk) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list. shows: its value; is_here: whether this box has it now."""

    title: Text
    yes: Callable[[Desk, float], Awaitable[Turn]]
    hint: Text = _OPEN
    shows: Callable[[Desk], tuple[Text, ...]] = _nothing
    is_here: Callable[[Desk], bool] = _always

    def page(self, desk: Desk) -> Page:
        """Return it as a page."""
        return Page(
            lambda _now: Face(self.title, self.shows(desk), self.hint), partial(self.yes, desk)
        )


def _opens(pages: Callable[[Desk], tuple[Page, ...]]) -> Callable[[Desk, float], Awaitable[Turn]]:
    async def enter(desk: Desk, _now: float) -> Turn:
        return pages(desk)

    return enter


def _listed(entries: tuple[Entry, ...], desk: Desk) -> tuple[Page, ...]:
    return tuple(entry.page(desk) for entry in entries if entry.is_here(desk))


# --- cleaning, abandoning, faults, power ---


async def _clean(_desk: Desk, now: float) -> Turn:
    until = now + CLEANING_SECONDS

    def face(now: float) -> Face:
        minutes, seconds = divmod(max(0, ceil(until - now)), 60)
        # Translators: a time that is left, as on a clock
        clock = say("{minutes}:{seconds}", minutes=minutes, seconds=f"{seconds:02}")
        return Face(clock, (say("Wipe away: no button does anything"),))

    return (Page(face, is_deaf=True, ticks=True, patience=CLEANING_SECONDS, gives_up=Go.BACK),)


def _has_game(desk: Desk) -> bool:
    return desk.seance.game is not None and not desk.seance.sitting.is_over


async def _ask_to_abandon(desk: Desk, _now: float) -> Turn:
    async def abandon(_now: float) -> Turn:
        await desk.seance.end(Status.ABANDONED)
        return Go.CLOSE

    return (question(say("Abandon the game?"), say("for good, not parked"), abandon, _ANSWER),)


def _health_pages(desk: Desk) -> tuple[Page, ...]:
    faults = desk.facts.faults()
    none = say("no faults")
    # Translators: of the box itself; NO is the button that shows them
    told = say_n("NO: {n} fault", "NO: {n} faults", len(faults)) if faults else none
    python = bare(f"Python {platform.python_version()}")
    version = Face(bare(f"seancebox {desk.facts.version}"), (python, told), NEXT)
    return (
        _still(version),
        *(
            _still(Face(part_name(part), (problem_text(problem),), NEXT))
            for part, problem in faults.items()
        ),
    )


def _still(face: Face) -> Page:
    return Page(lambda _now: face)


def _may_shut_down(desk: Desk) -> bool:
    return desk.house.settings.rests.may_shut_down


async def _ask_to_shut_down(desk: Desk, _now: float) -> Turn:
    async def shut_down(_now: float) -> Turn:
        desk.facts.power_off()
        return (_still(Face(say("Shutting down"), (say("good night"),))),)

    return (question(say("Shut down?"), say("the game is kept"), shut_down, _ANSWER),)


# --- the lists ---

TESTS: Final = (
    # Translators: titles in the service menu, about 18 letters a line
    Entry(say("Test lamps"), _opens(lamp_pages)),
    Entry(say("Test buttons"), _opens(button_pages)),
    Entry(say("Test displays"), _opens(display_pages)),
    Entry(
        say("Test sounder"),
        _opens(cue_pages),
        is_here=lambda desk: desk.house.settings.sound.kind != "none",
    ),
    Entry(say("Test knocker"), _opens(knock_pages), is_here=lambda desk: desk.facts.has_knocker),
    Entry(say("Knock sensor"), _opens(sensor_pages), is_here=lambda desk: desk.facts.has_sensor),
)

MENU: Final = (
    Entry(say("Tests"), _opens(partial(_listed, TESTS))),
    Entry(say("Table's language"), next_table_language, _CHANGE, table_language),
    Entry(
        say("Ghost's language"),
        next_ghost_language,
        _CHANGE,
        ghost_language,
        is_here=lambda desk: desk.facts.has_ghost_oled,
    ),
    Entry(say("Brightness"), next_brightness, _CHANGE, brightness),
    Entry(say("Sound"), switch_sound, _CHANGE, sound),
    Entry(
        say("House rules"),
        _opens(rule_pages),
        shows=lambda _desk: (say("for the next game"),),
    ),
    Entry(say("Games"), game_pages),
    Entry(
        say("Cleaning"),
        _clean,
        say("YES begin · NO next"),
        # Translators: the box does nothing for two minutes, so that it can be wiped
        shows=lambda _desk: (say("two minutes deaf and blind"),),
    ),
    Entry(say("Abandon the game"), _ask_to_abandon, is_here=_has_game),
    Entry(say("Versions, faults"), _opens(_health_pages)),
    Entry(say("Shut down"), _ask_to_shut_down, is_here=_may_shut_down),
)


def menu_pages(desk: Desk) -> tuple[Page, ...]:
    """Return the first list of the menu, with what this box has now."""
    return _listed(MENU, desk)
