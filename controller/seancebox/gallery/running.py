"""The sheets that need a box with a past: its games, and what it refuses or keeps in secret."""

from collections.abc import AsyncIterator
from functools import cache

from seancebox.engine import commands
from seancebox.ports import Status
from seancebox.senses.meanings import Button, Pressed
from seancebox.show.scene import Echo
from seancebox.table.service_games import game_pages
from seancebox.table.service_page import Page
from seancebox.table.service_pin import MOST_WRONG, Pin
from seancebox.table.service_rules import rule_pages

from .backstage import Backstage, backstage, run
from .evenings import FOUR, opened
from .menu import page, pages, takes
from .specimen import NOW, Sheet, Specimen, shown


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return the sheets."""
    return run(_sheets)


async def _sheets() -> tuple[Sheet, ...]:
    return (
        Sheet("service-games", tuple([one async for one in _games()])),
        Sheet("box-refuses", tuple([one async for one in _refused()])),
        Sheet("in-secret", tuple([one async for one in _in_secret()])),
    )


# --- games of the past ---


async def _games() -> AsyncIterator[Specimen]:
    async with backstage() as box:
        for one in await _list(box):
            yield page("no game yet", one)
        for won in (True, False):
            await box.begin()
            await box.vote()
            await box.count(won=won)
            await box.seance.end(Status.OVER)
        for name, one in zip(("two games to count", "game: over"), await _list(box), strict=False):
            yield page(name, one)
        await _count(box)
        for status in (Status.PARKED, Status.SHELVED, Status.ABANDONED):
            await box.begin()
            await box.seance.end(status)
        yield page("two games counted", (await _list(box))[0])
        await box.begin()
        async for one_game in _listed(box):
            yield one_game


async def _listed(box: Backstage) -> AsyncIterator[Specimen]:
    """Yield a page for each game, and the question whether one takes another's place."""
    listed = (await _list(box))[1:]
    for one in listed:
        yield page(f"game: {one.face(NOW).lines[1].msgid}", one)
    (on,) = [one.face(NOW).headline for one in listed if "on the table" in _words(one)]
    waits = next(one for one in listed if "waits" in _words(one))
    yield page("another game is on", pages(await waits.yes(NOW))[0])
    await box.seance.end(Status.RUNNING)
    running = next(one for one in await _list(box) if one.face(NOW).headline == on)
    yield page("game: cut off", running)
    await box.seance.sit_down(NOW)
    yield page("a set-up is on", pages(await running.yes(NOW))[0])


def _words(one: Page) -> list[str]:
    return [line.msgid for line in one.face(NOW).lines]


async def _list(box: Backstage) -> tuple[Page, ...]:
    return pages(await game_pages(box.desk, NOW))


async def _count(box: Backstage) -> None:
    while await box.desk.figures.count_on():
        pass


# --- refused ---


async def _refused() -> AsyncIterator[Specimen]:
    async with backstage(rules={"missing_token": "grace"}) as box:
        yield _said("no game is on", await box.refusal(box.seance.do((), NOW)))
        fixed = rule_pages(box.desk)[3]
        yield _said("a rule of the settings file", await box.refusal(fixed.yes(NOW)))
        menu = box.service
        await menu.open(NOW)
        press = menu.take(Pressed(Button.RED, NOW, NOW), NOW)
        yield _said("a colour in the menu", await box.refusal(press))
        async for one in _refused_pin(box):
            yield one
        yield _said("the disk fails", await box.refusal(box.fail()))
    async for one in _refused_games():
        yield one


def _said(name: str, echo: Echo | None) -> Specimen:
    return shown(name, opened(*FOUR), echo=echo)


async def _refused_pin(box: Backstage) -> AsyncIterator[Specimen]:
    pin = Pin((Button.YES,) * 3)
    for wrong in range(MOST_WRONG):
        (asked,) = pin.pages(NOW)
        echoes = [await box.refusal(takes(asked, Pressed(Button.NO, NOW, NOW))) for _ in range(3)]
        if not wrong:
            yield _said("a wrong PIN", echoes[-1])

    async def again() -> None:
        pin.pages(NOW)

    yield _said("three wrong PINs", await box.refusal(again()))


async def _refused_games() -> AsyncIterator[Specimen]:
    async with backstage() as box:
        await box.begin()
        (_, on) = await _list(box)
        yield _said("the game that is on", await box.refusal(on.yes(NOW)))
        await box.vote()
        yield _said("take back a closed vote", await box.refusal(_take_back(box)))
        await box.count(won=True)
        yield _said("abandon what is over", await box.refusal(_abandon(box)))
        await box.seance.end(Status.OVER)
        (_, over) = await _list(box)
        yield _said("a game that has ended", await box.refusal(over.yes(NOW)))
        await box.seance.sit_down(NOW)
        yield _said("take back what was not done", await box.refusal(_take_back(box)))
        await box.spoil()
        (_, spoilt, *_) = await _list(box)
        yield _said("a game that is damaged", await box.refusal(spoilt.yes(NOW)))


async def _abandon(box: Backstage) -> None:
    box.doer.ask_to_abandon(box.seance.context(NOW), NOW)


async def _take_back(box: Backstage) -> None:
    box.seance.lines_to_take_back(None)


# --- in secret ---


async def _in_secret() -> AsyncIterator[Specimen]:
    async with backstage() as box:
        await box.begin()
        await box.find_all()
        await box.do(commands.BeginSharedVision())
        for name, press in (("kept", box.tap(Button.YES)), ("forgotten", box.hold(Button.NO))):
            await press
            moment = box.seance.moment
            yield shown(name, box.seance.sitting, secret_group=3, ghost_echo=moment.ghost_echo)
