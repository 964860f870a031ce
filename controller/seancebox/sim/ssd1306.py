"""A simulated SSD1306: the chip's memory at the far end of luma's bus."""

from collections.abc import Callable
from typing import Final

from PIL import Image

from seancebox.ports import Frame

WIDTH: Final = 128
HEIGHT: Final = 64
PAGES: Final = HEIGHT // 8
OFF: Final = 0xAE
ON: Final = 0xAF
COLUMNS: Final = 0x21
ROWS: Final = 0x22
# Bytes that follow a command; all others have none (SSD1306 datasheet, table 9-1)
FOLLOWED_BY: Final = {
    0x20: 1, COLUMNS: 2, ROWS: 2, 0x81: 1, 0x8D: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1,
    0xDB: 1,
}  # fmt: skip


class Ssd1306:
    """The chip, in horizontal addressing mode; tells what is seen each time that it changes.

    It is called in the OLED thread; so is `tell`.
    """

    def __init__(self, tell: Callable[[Frame], None]) -> None:
        """Be off, as after power-on."""
        self._tell = tell
        self._memory = bytearray(WIDTH * PAGES)
        self._window = (0, WIDTH - 1, 0, PAGES - 1)
        self._is_on = False
        self._seen: Frame | None = None

    def command(self, *values: int) -> None:
        """Take command bytes, each with those that follow it."""
        rest, was_on = list(values), self._is_on
        while rest:
            code = rest.pop(0)
            count = FOLLOWED_BY.get(code, 0)
            self._obey(code, *rest[:count])
            del rest[:count]
        if self._is_on is not was_on or self._seen is None:
            self._look()

    def data(self, values: list[int]) -> None:
        """Take pixels into the window that was set, row of bytes by row of bytes."""
        left, right, top, _ = self._window
        width = right + 1 - left
        for start in range(0, len(values), width):
            row = bytes(values[start : start + width])
            begin = (top + start // width) * WIDTH + left
            self._memory[begin : begin + len(row)] = row
        self._look()

    def cleanup(self) -> None:
        """Let the bus go; the chip goes on showing what it shows."""

    def _obey(self, code: int, *values: int) -> None:
        left, right, top, bottom = self._window
        match code, values:
            case _, (first, last) if code == COLUMNS:
                self._window = (first, last, top, bottom)
            case _, (first, last) if code == ROWS:
                self._window = (left, right, first, last)
            case _:
                self._is_on = code == ON or (self._is_on and code != OFF)

    def _look(self) -> None:
        frame = self._frame()
        if frame != self._seen:
            self._seen = frame
            self._tell(frame)

    def _frame(self) -> Frame:
        if not self._is_on:
            return Frame(WIDTH, HEIGHT, bytes(len(self._memory)))
        pages = Image.frombytes("L", (WIDTH, PAGES), bytes(self._memory))
        columns = pages.transpose(Image.Transpose.ROTATE_270).tobytes()
        turned = Image.frombytes("1", (HEIGHT, WIDTH), columns)
        return Frame(WIDTH, HEIGHT, turned.transpose(Image.Transpose.ROTATE_90).tobytes())
