"""One page of the service menu as data: what it shows, and where each button leads."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from seancebox.locale.text import Text, say
from seancebox.ports import Heard, Lamp
from seancebox.senses.meanings import Held, Pressed
from seancebox.show.scene import Face

from .context import Gesture, Worked
from .moment import QUESTION_SECONDS

UNTOUCHED_SECONDS: Final = 120.0
# Translators: hint: what the buttons NO and CROW do
NEXT: Final = say("NO next · CROW back")  # the hint of a page that has nothing to take


class Go(Enum):
    """Where a button leads, if not into a list of its own."""

    STAY = "the page stays"
    NEXT = "the next page of the list"
    BACK = "the list that led here"
    MENU = "the menu's first list"
    CLOSE = "the menu closes"


Turn: TypeAlias = "Go | tuple[Page, ...]"  # a tuple: the list to go into
Press = Pressed | Held


async def stay(_now: float) -> Turn:
    """Change nothing."""
    return Go.STAY


def do_nothing() -> None:
    """Do nothing as a page comes up."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page; CROW always leads back, but where `takes` has every button.

    yes, no: what these do. takes: every press and hold. refused: where a refusal leads.
    hears: the sensor. shown: as the page comes up. works: does a piece of a long work, and
    whether there is more. lamp: burns alone. is_deaf: no button does anything. ticks: looks
    different each second. stays: seconds until the next page comes by itself. patience: seconds
    without a touch, then `gives_up`.
    """

    face: Callable[[float], Face]
    yes: Callable[[float], Awaitable[Turn]] = stay
    no: Go = Go.NEXT
    takes: Callable[[Press, float], Awaitable[Turn]] | None = None
    refused: Go = Go.STAY
    hears: Callable[[Heard], None] | None = None
    shown: Callable[[], None] = do_nothing
    works: Callable[[], Awaitable[bool]] | None = None
    lamp: Lamp | None = None
    is_pattern: bool = False
    is_deaf: bool = False
    ticks: bool = False
    stays: float | None = None
    patience: float = UNTOUCHED_SECONDS
    gives_up: Go = Go.CLOSE


def question(asks: Text, helps: Text, yes: Callable[[float], Awaitable[Turn]], hint: Text) -> Page:
    """Return a page that asks before it does `yes`; no answer is no."""
    face = Face(asks, (helps,), hint)
    return Page(
        lambda _now: face,
        yes,
        no=Go.BACK,
        refused=Go.BACK,
        patience=QUESTION_SECONDS,
        gives_up=Go.BACK,
    )


def worked(page: Page) -> Worked:
    """Return what works `page`; nothing, where every button is taken or none."""
    if page.takes is not None or page.is_deaf:
        return ()
    yes = () if page.yes is stay else ((Gesture.YES, say("take it")),)
    no = (Gesture.NO, say("back") if page.no is Go.BACK else say("the next"))
    return (*yes, no, (Gesture.NEXT, say("back")), (Gesture.REFRESH, say("leave the menu")))


@dataclass(frozen=True, slots=True)
class Shelf:
    """A list of pages, never empty, and the one that is up."""

    pages: tuple[Page, ...]
    at: int = 0

    @property
    def page(self) -> Page:
        """The page that is up."""
        return self.pages[self.at]

    def next(self) -> "Shelf":
        """Return it with the next page up, round and round."""
        return replace(self, at=(self.at + 1) % len(self.pages))
