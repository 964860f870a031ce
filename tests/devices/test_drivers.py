"""Only what changed goes over the bus, and it arrives where it belongs."""

import pytest
from PIL import Image

from seancebox.devices.drivers import DRIVERS
from seancebox.ports import Frame
from seancebox.sim.ssd1306 import Ssd1306

from .doubles import BLACK, Wire, dotted


def image(frame: Frame) -> Image.Image:
    return Image.frombytes("1", (frame.width, frame.height), frame.bits)


def sent_bytes(wire: Wire) -> int:
    return sum(len(values) for kind, values in wire.sent if kind == "data")


@pytest.mark.parametrize("driver", DRIVERS)
def test_equal_picture_sends_nothing(driver: str) -> None:
    wire = Wire()
    device = DRIVERS[driver](wire)
    device.display(image(dotted(5, 5)))
    wire.sent.clear()
    device.display(image(dotted(5, 5)))
    assert wire.sent == []


@pytest.mark.parametrize("driver", DRIVERS)
def test_one_pixel_sends_the_one_page_that_it_is_in(driver: str) -> None:
    wire = Wire()
    device = DRIVERS[driver](wire)
    wire.sent.clear()
    device.display(image(dotted(3, 21)))
    (page,) = [values for kind, values in wire.sent if kind == "data"]
    assert page == (0, 0, 0, 1 << 21 % 8, *[0] * 124)


def test_ssd1306_is_told_the_window_of_the_changed_pages() -> None:
    wire = Wire()
    device = DRIVERS["ssd1306"](wire)
    wire.sent.clear()
    device.display(image(dotted(3, 21)))
    assert wire.sent[0] == ("command", (0x21, 0, 127, 0x22, 2, 2))


def test_sh1106_is_told_each_changed_page_and_its_offset_of_two_columns() -> None:
    wire = Wire()
    device = DRIVERS["sh1106"](wire)
    device.display(image(dotted(3, 21)))
    wire.sent.clear()
    device.display(image(dotted(3, 60)))
    commands = [values for kind, values in wire.sent if kind == "command"]
    assert commands == [(0xB2, 0x02, 0x10), (0xB7, 0x02, 0x10)]
    assert sent_bytes(wire) == 256


@pytest.mark.parametrize(("x", "y"), [(0, 0), (127, 0), (0, 63), (127, 63), (77, 30)])
def test_every_pixel_arrives_where_it_belongs(x: int, y: int) -> None:
    seen: list[Frame] = [BLACK]
    device = DRIVERS["ssd1306"](Ssd1306(seen.append))
    device.display(image(dotted(x, y)))
    assert seen[-1] == dotted(x, y)


def test_panel_mounted_upside_down_is_sent_the_picture_turned() -> None:
    seen: list[Frame] = [BLACK]
    device = DRIVERS["ssd1306"](Ssd1306(seen.append), rotate=2)
    device.display(image(dotted(0, 0)))
    assert seen[-1] == dotted(127, 63)
