"""What both faces of a specimen look like in a language: screens and pixels, page after page."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from seancebox.locale.catalogue import Catalogue
from seancebox.ports import Frame
from seancebox.show.paint import paint
from seancebox.show.pattern import pattern
from seancebox.show.scene import Echo, Face, Scene
from seancebox.show.screen import Screen
from seancebox.show.screens import ghost_screen, table_screen

from .specimen import NOW, Specimen

_MOST_PAGES: Final = 10  # two can be alike, so the first that comes again is no end
_LONGEST_PAGE: Final = 5.0  # seconds; what stays longer only moves


class Side(Enum):
    """The two faces."""

    TABLE = "table"
    GHOST = "ghost"

    def face(self, scene: Scene) -> Face:
        """Return what this side asks."""
        return scene.table if self is Side.TABLE else scene.ghost

    def echo(self, scene: Scene) -> Echo | None:
        """Return what this side answers."""
        return scene.echo if self is Side.TABLE else scene.ghost_echo

    def screen(self, scene: Scene, catalogue: Catalogue, at: float) -> Screen:
        """Return what this side shows."""
        return _SCREENS[self](scene, catalogue, at)


_SCREENS: Final[dict[Side, Callable[[Scene, Catalogue, float], Screen]]] = {
    Side.TABLE: table_screen,
    Side.GHOST: ghost_screen,
}


@dataclass(frozen=True, slots=True)
class Look:
    """Both OLEDs at one time. page: from 1, where a face turns its pages."""

    page: int
    table: Frame
    ghost: Frame


def turned(scene: Scene, side: Side, catalogue: Catalogue) -> Iterator[tuple[float, Screen]]:
    """Yield each page that `side` turns to by itself, with the time when it is first up."""
    met: set[tuple[str, ...]] = set()
    at = NOW
    for _ in range(_MOST_PAGES):
        screen = side.screen(scene, catalogue, at)
        if screen.words not in met:
            met.add(screen.words)
            yield at, screen
        if screen.until is None or screen.until - at > _LONGEST_PAGE:
            return
        at = screen.until


def looks(specimen: Specimen, catalogue: Catalogue) -> Iterator[Look]:
    """Yield how `specimen` looks, as often as a page of either face turns."""
    if specimen.is_pattern:
        yield Look(1, pattern(NOW), pattern(NOW))
        return
    times = {at for side in Side for at, _ in turned(specimen.scene, side, catalogue)}
    for page, at in enumerate(sorted(times), 1):
        table, ghost = (frame(specimen.scene, side, catalogue, at) for side in Side)
        yield Look(page, table, ghost)


def frame(scene: Scene, side: Side, catalogue: Catalogue, at: float) -> Frame:
    """Return the pixels of `side` at `at`."""
    return paint(side.screen(scene, catalogue, at))
