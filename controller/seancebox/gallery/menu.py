"""The sheets of the service menu: its pages as a box with all parts has them."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from seancebox.locale.text import Text, bare
from seancebox.ports import Heard
from seancebox.senses.candidates import Candidate
from seancebox.senses.meanings import Button, Held, Pressed
from seancebox.table.service_page import Page, Turn
from seancebox.table.service_pages import MENU, TESTS, Entry, menu_pages
from seancebox.table.service_pin import Pin
from seancebox.table.service_rules import rule_pages
from seancebox.table.service_tests import (
    button_pages,
    cue_pages,
    display_pages,
    knock_pages,
    lamp_pages,
    sensor_pages,
)
from seancebox.table.service_voice import BRIGHTNESS

from .backstage import Backstage, backstage, run
from .evenings import FOUR, opened
from .specimen import NOW, Sheet, Specimen, shown

PYTHON: Final = "Python 3.13.1"  # whatever draws the pictures
_FAULTS: Final = {
    "table OLED": "[Errno 121] Remote I/O error",
    "disk": "database or disk is full",
    "yellow button": "stuck",
    "knock sensor": "it is closed all the time",
}
_RATTLES: Final = {"knock sensor": "it rattles all the time"}
_GHOST_LAMPS: Final = {"listening": 12, "heard_yes": 13, "heard_no": 3}  # wherever there is room


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return the sheets."""
    return run(_sheets)


async def _sheets() -> tuple[Sheet, ...]:
    async with backstage() as box, backstage(sound={"muted": True, "cues_off": ["yes"]}) as quiet:
        return (
            Sheet("service", tuple([one async for one in _menu(box)])),
            Sheet("service-tests", tuple([one async for one in _tests(box, quiet)])),
            Sheet("service-rules", tuple([one async for one in _rules(box)])),
        )


def page(name: str, page: Page, at: float = NOW) -> Specimen:
    """Return how `page` looks over a game."""
    face = page.face(at)
    lines = tuple(_steady(line) for line in face.lines)
    same = replace(face, lines=lines)
    return replace(shown(name, opened(*FOUR), over=(same, same)), is_pattern=page.is_pattern)


def _steady(line: Text) -> Text:
    """Return `line`, the version of Python always the same one."""
    return bare(PYTHON) if "Python" in str(line.fields) else line


def pages(turn: Turn) -> tuple[Page, ...]:
    """Return the list into which a button leads; ValueError if it leads elsewhere."""
    if not isinstance(turn, tuple):
        raise ValueError(f"this leads to no list: {turn}")
    return turn


async def _into(entry: Entry, box: Backstage) -> tuple[Page, ...]:
    return pages(await entry.yes(box.desk, NOW))


def _named(title: str) -> Entry:
    return next(entry for entry in MENU if entry.title.msgid == title)


async def _menu(box: Backstage) -> AsyncIterator[Specimen]:
    await box.begin()
    for at, entry in enumerate(menu_pages(box.desk)):
        yield page(f"menu: {MENU[at].title.msgid}", entry)
    (cleaning,) = await _into(_named("Cleaning"), box)
    yield page("cleaning", cleaning)
    yield page("cleaning, 5 s left", cleaning, NOW + 115)
    (abandon,) = await _into(_named("Abandon the game"), box)
    yield page("abandon?", abandon)
    (shut_down,) = await _into(_named("Shut down"), box)
    yield page("shut down?", shut_down)
    yield page("shutting down", pages(await shut_down.yes(NOW))[0])
    for one in _health(await _into(_named("Versions, faults"), box), "no fault"):
        yield one
    for count, faults in ((1, _RATTLES), (4, _FAULTS)):
        box.faults.clear()
        box.faults.update(faults)
        for one in _health(await _into(_named("Versions, faults"), box), f"{count} fault(s)"):
            yield one
    box.faults.clear()
    async for one in _pin():
        yield one
    async for one in _voice(box):
        yield one


def _health(listed: tuple[Page, ...], name: str) -> Iterator[Specimen]:
    for at, one in enumerate(listed):
        yield page(f"{name}: page {at + 1}", one)


async def _pin() -> AsyncIterator[Specimen]:
    pin = Pin((Button.RED,) * 8)
    (asked,) = pin.pages(NOW)
    yield page("PIN", asked)
    for _ in range(7):
        await takes(asked, Pressed(Button.RED, NOW, NOW))
    yield page("PIN, seven pressed", asked)


async def takes(one: Page, press: Pressed | Held) -> None:
    """Let `one` have a button; ValueError if it takes none."""
    if one.takes is None:
        raise ValueError("this page takes no button")
    await one.takes(press, NOW)


async def _voice(box: Backstage) -> AsyncIterator[Specimen]:
    """Yield the other values of brightness and sound."""
    entries = dict(zip((entry.title.msgid for entry in MENU), menu_pages(box.desk), strict=True))
    for _ in BRIGHTNESS[1:]:
        await entries["Brightness"].yes(NOW)
        yield page(f"brightness {box.desk.house.brightness:.0%}", entries["Brightness"])
    await entries["Sound"].yes(NOW)
    yield page("sound off", entries["Sound"])
    await entries["Sound"].yes(NOW)


async def _tests(box: Backstage, quiet: Backstage) -> AsyncIterator[Specimen]:
    for entry in TESTS:
        yield page(f"tests: {entry.title.msgid}", entry.page(box.desk))
    for at, one in enumerate(lamp_pages(box.desk), 1):
        yield page(f"lamp {at}", one)
    async with backstage(pins=_GHOST_LAMPS) as lit:
        for at, one in enumerate(lamp_pages(lit.desk)[-len(_GHOST_LAMPS) :], 1):
            yield page(f"the ghost's lamp {at}", one)
    async for one_button in _buttons(box):
        yield one_button
    yield page("display test", display_pages(box.desk)[0])
    for at, one in enumerate(cue_pages(box.desk), 1):
        yield page(f"sound {at}", one)
    yield page("a sound, all are off", cue_pages(quiet.desk)[0])
    yield page("a sound off in the settings", cue_pages(quiet.desk)[1])
    for at, one in enumerate(knock_pages(box.desk), 1):
        yield page(f"knocker {at}", one)
    for one_knock in _sensor(box):
        yield one_knock


async def _buttons(box: Backstage) -> AsyncIterator[Specimen]:
    (asked,) = button_pages(box.desk)
    yield page("any button", asked)
    for button in Button:
        await takes(asked, Pressed(button, NOW, NOW))
        yield page(f"{button.value} pressed", asked)
    await takes(asked, Held(Button.BLACK, NOW, NOW))
    yield page("black held", asked)


def _sensor(box: Backstage) -> Iterator[Specimen]:
    (ear,) = sensor_pages(box.desk)
    yield page("sensor: nothing yet", ear)
    for count, ago in ((1, 2.0), (12, 95.0)):
        (ear,) = sensor_pages(box.desk)
        for _ in range(count):
            if ear.hears is not None:
                ear.hears(Heard(Candidate(at_us=0), NOW - ago))
        yield page(f"sensor: {count} knock(s)", ear)


async def _rules(box: Backstage) -> AsyncIterator[Specimen]:
    """Yield every value of every rule that reads differently, and one that the file sets."""
    for one in rule_pages(box.desk):
        met: list[str] = []
        while (value := one.face(NOW).lines[0].msgid) not in met:
            met.append(value)
            yield page(f"{one.face(NOW).headline.msgid}: {value}", one)
            await one.yes(NOW)
    async with backstage(rules={"missing_token": "grace"}) as fixed:
        for one in rule_pages(fixed.desk):
            if len(one.face(NOW).lines) > 1:
                yield page("a rule that the file sets", one)
