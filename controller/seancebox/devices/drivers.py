"""luma's drivers of 128×64 OLEDs, made to send only what changed: I²C is slow."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import luma.core.threadpool
from PIL import Image

# luma.core.virtual starts four threads as it is imported, for hotspots, which the box has none of.
luma.core.threadpool.worker = lambda tasks: tasks

from luma.oled.device import sh1106, ssd1306, ssd1309  # noqa: E402 - only after that

PAGES: Final = 8  # a page is eight rows of pixels: 128 bytes, the top pixel in the lowest bit
COLUMN_ADDRESS: Final = 0x21
PAGE_ADDRESS: Final = 0x22
PAGE_START: Final = 0xB0
HIGH_COLUMN: Final = 0x10

Pages = tuple[bytes, ...]


def _pages(image: Image.Image) -> Pages:
    """Return the image as the chips keep it: turned, each row is a column from the bottom up."""
    turned = image.transpose(Image.Transpose.ROTATE_270).tobytes()
    return tuple(turned[PAGES - 1 - page :: PAGES] for page in range(PAGES))


class _WindowDriver:
    """Sends the pages from the first changed one to the last (SSD1306 datasheet, 10.1.3)."""

    _sent: Pages = (b"",) * PAGES
    command: Any
    data: Any
    preprocess: Any

    def display(self, image: Image.Image) -> None:
        """Bring `image` onto the glass."""
        pages = _pages(self.preprocess(image))
        changed = [n for n in range(PAGES) if pages[n] != self._sent[n]]
        if changed:
            self._send(changed, pages)
        self._sent = pages

    def _send(self, changed: list[int], pages: Pages) -> None:
        first, last = changed[0], changed[-1]
        self.command(COLUMN_ADDRESS, 0, len(pages[0]) - 1, PAGE_ADDRESS, first, last)
        self.data(list(b"".join(pages[first : last + 1])))


class _PageDriver(_WindowDriver):
    """Sends each changed page (SH1106 datasheet, page addressing)."""

    _page_address_offset: int

    def _send(self, changed: list[int], pages: Pages) -> None:
        for page in changed:
            self.command(PAGE_START | page, self._page_address_offset, HIGH_COLUMN)
            self.data(list(pages[page]))


# luma ships no types
class _Ssd1306(_WindowDriver, ssd1306):  # type: ignore[misc]
    pass


class _Ssd1309(_WindowDriver, ssd1309):  # type: ignore[misc]
    pass


class _Sh1106(_PageDriver, sh1106):  # type: ignore[misc]
    pass


DRIVERS: Final[Mapping[str, Any]] = MappingProxyType(
    {"ssd1306": _Ssd1306, "ssd1309": _Ssd1309, "sh1106": _Sh1106}
)
