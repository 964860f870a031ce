"""The service menu: lists of pages over the game, worked with YES, NO and CROW (TABLE 4)."""

from collections.abc import Iterator
from math import floor, inf
from typing import Final, assert_never

from seancebox.engine.errors import Refused
from seancebox.locale.text import say
from seancebox.ports import DARK, Cue, Heard, JournalFailed, Lamp, Light
from seancebox.senses.meanings import Button, Held, Pressed
from seancebox.show.scene import State

from . import notes
from .context import NotNow
from .figures import Figures
from .moment import SETTLING_SECONDS
from .outlets import Stagehand
from .overlay import Overlay
from .seance import Seance
from .service_desk import Desk, Facts
from .service_page import Go, Page, Press, Shelf, Turn, worked
from .service_pages import menu_pages
from .service_pin import Pin

_GRAIN: Final = 1e-6  # a loop may wake up so much early


class Service:
    """Open or closed; while it is open, the game's own buttons rest and its sand stands."""

    def __init__(self, seance: Seance, stagehand: Stagehand, facts: Facts) -> None:
        self._seance = seance
        self._stagehand = stagehand
        self._desk = Desk(seance, stagehand, facts, Figures(seance.lobby))
        buttons = seance.house.settings.service.pin
        self._pin = None if buttons is None else Pin(buttons)
        self._shelves: list[Shelf] = []
        self._opened_at = -inf
        self._touched_at = -inf
        self._shown_at = -inf
        self._by_time_at = -inf
        self._settled_at = -inf
        self._has_work = False

    @property
    def is_open(self) -> bool:
        """Whether the menu lies over the game."""
        return bool(self._shelves)

    @property
    def is_deaf(self) -> bool:
        """Whether the box is being cleaned: no button and no knock does anything."""
        return self.is_open and self._page.is_deaf

    @property
    def _page(self) -> Page:
        return self._shelves[-1].page

    # --- by hand ---

    async def open(self, now: float) -> None:
        """Open, or ask for the PIN; running sand is paused. Raises NotNow, JournalFailed."""
        if self.is_open:
            return
        door = Go.MENU if self._pin is None else self._pin.pages(now)
        self._opened_at = self._settled_at = now
        self._touch(now)
        self._go(door, now)
        if self._seance.state is State.TIMER and self._seance.hourglass.is_running:
            await self._seance.do((notes.SandPaused(),), now, joins=True)

    async def take(self, meaning: Press, now: float) -> None:
        """Act on a button; raises NotNow, Refused, JournalFailed where that can't be done."""
        if not self.is_open or self._is_late(meaning):
            return
        self._touch(now)
        page = self._page
        try:
            turn = await self._turn(page, meaning, now)
        except (NotNow, Refused, JournalFailed):
            self._go(page.refused, now)
            raise
        self._go(turn, now)

    def _touch(self, now: float) -> None:
        """Say "heard", and let no earlier word lie over what comes up."""
        moment = self._seance.moment
        self._touched_at = moment.touched_at = now
        moment.echo = moment.ghost_echo = None
        self._stagehand.play(Cue.HEARD)

    def _is_late(self, meaning: Press) -> bool:
        """Whether it began on another page, or too soon after time alone has turned one."""
        since = meaning.began - self._by_time_at
        return meaning.began < self._shown_at or 0 <= since < SETTLING_SECONDS

    async def _turn(self, page: Page, meaning: Press, now: float) -> Turn:
        if page.takes is not None:
            return await page.takes(meaning, now)
        match meaning:
            case Held(Button.CROW):
                return Go.CLOSE
            case Pressed(Button.CROW):
                return Go.BACK
            case Pressed(Button.NO):
                return page.no
            case Pressed(Button.YES):
                return await page.yes(now)
            case _:
                raise NotNow(say("now: YES, NO, CROW"))

    def hear(self, heard: Heard) -> None:
        """Show what the sensor hears, where the page does."""
        if self.is_open and self._page.hears is not None:
            self._page.hears(heard)

    # --- by time ---

    async def settle(self, now: float) -> None:
        """Do what is due: pages turn, work goes on, an untouched menu closes. Raises nothing."""
        self._settled_at = now
        while self.is_open and now >= self._gives_up_at - _GRAIN:
            self._give_up(now)
        if not self.is_open:
            return
        stays = self._page.stays
        if stays is not None and now >= self._shown_at + stays - _GRAIN:
            self._go(Go.NEXT, now)
        if self._has_work and self._page.works is not None:
            self._has_work = await self._page.works()

    @property
    def _gives_up_at(self) -> float:
        return self._touched_at + self._page.patience

    def _give_up(self, now: float) -> None:
        page = self._page
        if page.is_deaf:
            self._touched_at = now
        self._by_time_at = now
        self._go(page.gives_up, now)
        if not self.is_open:
            self._seance.moment.by_time_at = now

    def next_at(self) -> float | None:
        """Return when to call `settle` next, or when the picture changes."""
        return min(self._dues(), default=None)

    def _dues(self) -> Iterator[float]:
        if not self.is_open:
            return
        yield self._gives_up_at
        if self._page.stays is not None:
            yield self._shown_at + self._page.stays
        if self._page.ticks:
            yield self._shown_at + floor(self._settled_at - self._shown_at + _GRAIN) + 1
        if self._has_work:
            yield self._settled_at

    # --- from page to page ---

    def _go(self, turn: Turn, now: float) -> None:
        match turn:
            case Go.STAY:
                return
            case Go.NEXT:
                self._shelves[-1] = self._shelves[-1].next()
            case Go.BACK:
                self._shelves.pop()
            case Go.MENU:
                self._shelves = [Shelf(menu_pages(self._desk))]
            case Go.CLOSE:
                self._shelves.clear()
            case tuple(pages):
                self._shelves.append(Shelf(pages))
            case _:
                assert_never(turn)
        self._come_up(now)

    def _come_up(self, now: float) -> None:
        """Begin the page that is up, or let the game go on where it stood."""
        self._shown_at = now
        if self.is_open:
            self._has_work = self._page.works is not None
            self._page.shown()
        else:
            self._seance.moment.go_on(self._opened_at, now)

    def overlay(self, now: float) -> Overlay | None:
        """Return what lies over the game at `now`; None: the menu is closed."""
        if not self.is_open:
            return None
        page = self._page
        face = page.face(now)
        lights = None
        if page.lamp is not None:
            lights = {**dict.fromkeys(Lamp, DARK), page.lamp: Light(1.0)}
        return Overlay(face, face, lights, is_pattern=page.is_pattern, inputs=worked(page))
