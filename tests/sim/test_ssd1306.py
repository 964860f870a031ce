"""The simulated chip shows what was written to it, as the real one would."""

from seancebox.ports import Frame
from seancebox.sim.ssd1306 import Ssd1306

BLACK = Frame(128, 64, bytes(1024))
ON, OFF, COLUMNS, PAGES = 0xAF, 0xAE, 0x21, 0x22


def lit(frame: Frame) -> set[tuple[int, int]]:
    """Return the lit pixels, (x, y)."""
    return {
        (x, y) for y in range(64) for x in range(128) if frame.bits[y * 16 + x // 8] & 0x80 >> x % 8
    }


def shown(*steps: list[int]) -> list[Frame]:
    """Return the pictures seen while commands and data take turns, commands first."""
    frames: list[Frame] = []
    chip = Ssd1306(frames.append)
    for n, step in enumerate(steps):
        if n % 2:
            chip.data(step)
        else:
            chip.command(*step)
    return frames


def test_lowest_bit_of_a_byte_is_the_top_pixel_of_its_page() -> None:
    frame = shown([ON, COLUMNS, 5, 5, PAGES, 2, 2], [0b1000_0001])[-1]
    assert lit(frame) == {(5, 16), (5, 23)}


def test_window_is_filled_row_by_row() -> None:
    frame = shown([ON, COLUMNS, 10, 11, PAGES, 3, 4], [1, 0, 0, 1])[-1]
    assert lit(frame) == {(10, 24), (11, 32)}


def test_chip_that_is_off_is_dark_and_remembers() -> None:
    frames = shown([ON, COLUMNS, 0, 0, PAGES, 0, 0], [1], [OFF], [], [ON])
    assert [lit(frame) for frame in frames] == [set(), {(0, 0)}, set(), {(0, 0)}]


def test_bytes_that_belong_to_another_command_are_not_taken_for_one() -> None:
    frame = shown([ON, 0x81, OFF, COLUMNS, 0, 0, PAGES, 0, 0], [1])[-1]
    assert lit(frame) == {(0, 0)}


def test_nothing_is_told_when_nothing_changed() -> None:
    window = [ON, COLUMNS, 0, 0, PAGES, 0, 0]
    assert len(shown(window, [1], window, [1])) == 2


def test_chip_is_dark_after_power_on() -> None:
    assert shown([0x81, 7]) == [BLACK]
