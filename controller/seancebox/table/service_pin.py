"""The PIN before the service menu: buttons in their order, and a pause after three wrong ones."""

from math import ceil, inf
from typing import Final

from seancebox.locale.text import bare, say
from seancebox.senses.meanings import Button, Held
from seancebox.show.scene import Face

from .context import NotNow
from .moment import QUESTION_SECONDS
from .service_page import Go, Page, Press, Turn

MOST_WRONG: Final = 3
LOCKED_SECONDS: Final = 30.0


class Pin:
    """Keeps the menu closed to whoever doesn't know the buttons."""

    def __init__(self, buttons: tuple[Button, ...]) -> None:
        self._buttons = buttons
        self._pressed: tuple[Button, ...] = ()
        self._wrong = 0
        self._locked_until = -inf

    def pages(self, now: float) -> tuple[Page, ...]:
        """Return the page that asks for it; raises NotNow after three wrong ones."""
        if now < self._locked_until:
            # Translators: the PIN was wrong too often
            raise NotNow(say("Closed for {n} s", n=ceil(self._locked_until - now)))
        self._pressed = ()
        page = Page(
            self._face,
            takes=self._take,
            refused=Go.CLOSE,
            patience=QUESTION_SECONDS,
            gives_up=Go.CLOSE,
        )
        return (page,)

    def _face(self, _now: float) -> Face:
        stars = bare(" ".join("*" * len(self._pressed)))
        lines = (stars,) if self._pressed else ()
        # Translators: hint: CROW held closes the menu
        return Face(say("PIN, please"), lines, say("CROW held: close"))

    async def _take(self, press: Press, now: float) -> Turn:
        if isinstance(press, Held):
            return Go.CLOSE if press.button is Button.CROW else Go.STAY
        self._pressed = (*self._pressed, press.button)
        if len(self._pressed) < len(self._buttons):
            return Go.STAY
        if self._pressed == self._buttons:
            self._wrong = 0
            return Go.MENU
        self._miss(now)
        raise NotNow(say("Wrong PIN"))

    def _miss(self, now: float) -> None:
        self._wrong += 1
        if self._wrong >= MOST_WRONG:
            self._wrong = 0
            self._locked_until = now + LOCKED_SECONDS
