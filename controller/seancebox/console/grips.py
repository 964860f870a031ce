"""Who holds which button, so that many pages share the one hand at the box."""

from typing import Final

from seancebox.ports import Hand
from seancebox.senses.meanings import Button

NOBODY: Final = ""  # holds what was pressed without naming a page


class Grips:
    """All buttons that are held from pages; a button is up again once nobody holds it."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._held: set[tuple[str, Button]] = set()

    def down(self, page: str, button: Button, at: float | None = None) -> None:
        """Let `page` hold `button`."""
        if not self._is_held(button):
            self._hand.down(button, at)
        self._held.add((page, button))

    def up(self, page: str, button: Button, at: float | None = None) -> None:
        """Let `page` let go of `button`; nothing happens if it holds it not."""
        if (page, button) not in self._held:
            return
        self._held.remove((page, button))
        if not self._is_held(button):
            self._hand.up(button, at)

    def release(self, page: str) -> None:
        """Let go of all that `page` holds: it has left."""
        for button in Button:
            self.up(page, button)

    def release_all(self) -> None:
        """Let go of everything: the console closes."""
        for page in {page for page, _ in self._held}:
            self.release(page)

    def _is_held(self, button: Button) -> bool:
        return any(held is button for _, held in self._held)
