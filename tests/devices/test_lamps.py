"""Lamps on plain pins: on, off, a slow blink, and dark at the end."""

import asyncio
from collections.abc import Mapping

from gpiozero import OutputDevice

from seancebox.devices.lamps import GpioLamps
from seancebox.ports import Lamp, Light, Pattern
from seancebox.sim.jumping import let_pass, run
from seancebox.sim.pins import SimFactory

PINS = {Lamp.HOUR_1: 17, Lamp.RED: 26, Lamp.BLUE: 14}


class Rig:
    """Three lamps and what was seen of their pins."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.factory = SimFactory(self.loop.time)
        outputs = {lamp: OutputDevice(n, pin_factory=self.factory) for lamp, n in PINS.items()}
        self.lamps = GpioLamps(outputs, self.loop)
        self.red: list[tuple[float, float]] = []
        self.factory.pin(PINS[Lamp.RED]).watch(
            lambda level: self.red.append((round(self.loop.time(), 3), level))
        )

    def lit(self) -> set[Lamp]:
        return {lamp for lamp, gpio in PINS.items() if self.factory.pin(gpio).state}

    async def after(self, lights: Mapping[Lamp, Light], seconds: float = 0) -> None:
        self.lamps.show(lights)
        await let_pass(seconds)


def test_lamp_that_is_not_named_is_dark() -> None:
    async def story() -> list[set[Lamp]]:
        rig, seen = Rig(), []
        for lights in ({Lamp.RED: Light(1.0)}, {Lamp.BLUE: Light(1.0)}, {}):
            await rig.after(lights)
            seen.append(rig.lit())
        return seen

    assert run(story()) == [{Lamp.RED}, {Lamp.BLUE}, set()]


def test_lamp_that_is_not_built_in_is_no_error() -> None:
    async def story() -> set[Lamp]:
        rig = Rig()
        await rig.after({Lamp.HEARD_YES: Light(1.0), Lamp.HOUR_1: Light(0.5)})
        return rig.lit()

    assert run(story()) == {Lamp.HOUR_1}


def test_blinking_lamp_goes_on_and_off_by_itself_at_its_own_beat() -> None:
    async def story() -> list[tuple[float, float]]:
        rig = Rig()
        await rig.after({Lamp.RED: Light(1.0, Pattern.PULSE)}, 2.5)
        return rig.red

    changes = [(1000.25, 1), (1000.75, 0), (1001.25, 1), (1001.75, 0), (1002.25, 1)]
    assert run(story()) == changes


def test_lamp_with_a_phase_comes_later_by_so_much_of_its_period() -> None:
    async def story() -> list[tuple[float, float]]:
        rig = Rig()
        await rig.after({Lamp.RED: Light(1.0, Pattern.PULSE, 0.3)}, 1.5)
        return rig.red

    assert run(story()) == [(1000, 1), (1000.05, 0), (1000.55, 1), (1001.05, 0)]


def test_blinking_ends_when_the_lamp_becomes_steady() -> None:
    async def story() -> list[tuple[float, float]]:
        rig = Rig()
        await rig.after({Lamp.RED: Light(1.0, Pattern.PULSE)}, 0.5)
        await rig.after({Lamp.RED: Light(1.0)}, 60)
        return rig.red

    assert run(story()) == [(1000.25, 1)]


def test_every_lamp_is_low_after_closing_and_stays_so() -> None:
    async def story() -> set[Lamp]:
        rig = Rig()
        await rig.after({lamp: Light(1.0, Pattern.PULSE) for lamp in PINS}, 0.5)
        assert rig.lit() == set(PINS)
        rig.lamps.close()
        await let_pass(60)
        return rig.lit()

    assert run(story()) == set()
