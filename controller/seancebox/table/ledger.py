"""The lines that the pages were told, by number, so that those taken back can be named."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from seancebox.locale.text import Text

KEPT: Final = 300  # lines; as many as a page shows


class Ledger:
    """Numbers public lines; forgets them where another evening begins."""

    def __init__(self) -> None:
        self._count = 0
        self._standing: deque[tuple[int, Text]] = deque(maxlen=KEPT)  # the newest last

    def begin(self) -> None:
        """Forget what stands: nothing of an earlier evening is struck; numbers go on."""
        self._standing.clear()

    def enter(self, text: Text) -> int:
        """Return the number of the new line `text`."""
        self._count += 1
        self._standing.append((self._count, text))
        return self._count

    def strike(self, texts: Iterable[Text]) -> list[int]:
        """Return the numbers of the newest lines that say `texts`; they stand no more."""
        return [number for text in texts if (number := self._struck(text)) is not None]

    def _struck(self, text: Text) -> int | None:
        for line in reversed(self._standing):
            if line[1] == text:
                self._standing.remove(line)
                return line[0]
        return None
