"""All devices are built from the settings, and a part that fails leaves the rest at work."""

import asyncio
import threading
from dataclasses import dataclass, field, replace

import pytest

from seancebox.config.oled import GhostOled, Oled, Oleds
from seancebox.config.pins import Pins
from seancebox.config.settings import Settings, Sound
from seancebox.devices.build import Devices, build
from seancebox.devices.oled import NoOled
from seancebox.devices.sounder import Silence, TuneSounder
from seancebox.ports import Broadcast, Cue, Edge, Fault, Heard, Lamp, Light
from seancebox.senses.meanings import Button
from seancebox.sim.box import SimBox
from seancebox.sim.jumping import let_pass, run

from .doubles import Postbox, dotted

BARE = Settings(
    pins=Pins(sensor="none", sounder="none"),
    oled=Oleds(ghost=GhostOled(driver="none")),
)


@dataclass
class Eyes:
    """An onlooker that keeps what it sees."""

    seen: list[Broadcast] = field(default_factory=list)

    def see(self, what: Broadcast) -> None:
        self.seen.append(what)


class Whole:
    """A simulated box with every device in it."""

    def __init__(self, settings: Settings, *, taken: tuple[int, ...] = ()) -> None:
        loop = asyncio.get_running_loop()
        pins = settings.pins
        self.postbox, self.eyes = Postbox(), Eyes()
        self.box = SimBox(loop, self.eyes, pins.buttons, pins.lamps, pins.sensor)
        self.others = [SomebodyElse(self.box, gpio) for gpio in taken]
        self.devices = build(settings, self.box.factory, loop, self.postbox, self.box.chips)

    @property
    def faults(self) -> list[Fault]:
        return [signal for signal in self.postbox.signals if isinstance(signal, Fault)]

    def lit(self) -> set[str]:
        latest = {
            what.data["lamp"]: what.data["level"] for what in self.eyes.seen if what.kind == "lamp"
        }
        return {str(lamp) for lamp, level in latest.items() if level}

    def show_much(self) -> None:
        self.devices.lamps.show({lamp: Light(1.0) for lamp in Lamp})
        self.devices.table_oled.show(dotted(1, 1))
        self.devices.ghost_oled.show(dotted(2, 2))
        self.devices.sounder.play(Cue.WON)
        self.devices.knocker.knock(2)


class SomebodyElse:
    """Another device that holds a pin."""

    def __init__(self, box: SimBox, gpio: int) -> None:
        box.factory.reserve_pins(self, gpio)


def test_every_button_and_the_pad_are_heard() -> None:
    async def story() -> list[object]:
        it = Whole(Settings())
        for button in Button:
            await it.box.hand.press(button)
        it.box.hand.knock()
        await let_pass(1)
        it.devices.close()
        return [*it.postbox.signals]

    signals = run(story())
    downs = [signal.button for signal in signals if isinstance(signal, Edge) and signal.is_down]
    assert downs == list(Button)
    assert isinstance(signals[-1], Heard)


def test_box_without_sensor_ghost_oled_sounder_and_knocker_works_and_is_no_fault() -> None:
    async def story() -> tuple[Whole, Devices]:
        it = Whole(BARE)
        it.show_much()
        it.box.hand.knock()
        await let_pass(3)
        it.devices.close()
        return it, it.devices

    it, devices = run(story())
    assert it.postbox.signals == []
    assert isinstance(devices.ghost_oled, NoOled)


def test_parts_that_cannot_be_opened_are_faults_and_the_rest_works() -> None:
    pins = Settings().pins
    assert pins.sensor
    assert pins.sounder
    taken = (pins.sensor, pins.sounder, pins.red, pins.hour_1)

    async def story() -> tuple[Whole, set[str]]:
        it = Whole(Settings(), taken=taken)
        it.show_much()
        await it.box.hand.press(Button.BLUE)
        await let_pass(1)
        lit = it.lit()
        it.devices.close()
        return it, lit

    it, lit = run(story())
    parts = ["hour 1 lamp", "sounder", "red button", "knock sensor"]
    assert [fault.part for fault in it.faults] == parts
    assert all(fault.problem and "GPIO" in fault.problem for fault in it.faults)
    assert "hour 2" in lit
    assert any(isinstance(s, Edge) and s.button is Button.BLUE for s in it.postbox.signals)


def test_closing_leaves_every_pin_low_and_both_oleds_dark() -> None:
    async def story() -> Whole:
        it = Whole(Settings())
        it.show_much()
        await let_pass(0.5)
        assert len(it.lit()) == len(Settings().pins.lamps)
        it.devices.close()
        await let_pass(60)
        return it

    it = run(story())
    assert it.lit() == set()
    outputs = [*Settings().pins.lamps.values(), Settings().pins.sounder]
    assert not any(it.box.factory.pin(gpio).state for gpio in outputs)
    oleds = {what.data["face"]: what.data["bits"] for what in it.eyes.seen if what.kind == "oled"}
    assert {str(bits).strip("A=") for bits in oleds.values()} == {""}


def test_part_that_cannot_be_closed_keeps_no_other_from_closing() -> None:
    class Broken:
        def close(self) -> None:
            raise OSError("the line is gone")

    async def story() -> Whole:
        it = Whole(Settings())
        it.show_much()
        await let_pass(0.5)
        with pytest.raises(OSError, match="the line is gone"):
            replace(it.devices, inputs=(Broken(), *it.devices.inputs)).close()
        return it

    assert run(story()).lit() == set()


def test_one_named_thread_serves_both_oleds_and_no_button_costs_one() -> None:
    async def story() -> list[str]:
        before = set(threading.enumerate())
        it = Whole(Settings())
        it.show_much()
        await it.box.hand.press(Button.YES)
        await let_pass(1)
        names = [thread.name for thread in set(threading.enumerate()) - before]
        it.devices.close()
        return names

    assert [name for name in run(story()) if not name.startswith("spare")] == ["oled"]


def test_sounder_that_is_turned_off_in_the_settings_opens_no_pin() -> None:
    async def story() -> Whole:
        it = Whole(Settings(sound=Sound(kind="none")))
        it.devices.close()
        return it

    sounder = run(story()).devices.sounder
    assert isinstance(sounder, TuneSounder)
    assert isinstance(sounder._voice, Silence)


def test_missing_bus_of_a_real_oled_is_a_fault_and_nothing_else() -> None:
    settings = Settings(oled=Oleds(table=Oled(bus=22), ghost=GhostOled(driver="none")))

    async def story() -> list[object]:
        loop, postbox = asyncio.get_running_loop(), Postbox()
        box = SimBox(loop, Eyes(), {}, {}, None)
        devices = build(settings, box.factory, loop, postbox)
        devices.table_oled.show(dotted(0, 0))
        await let_pass(1)
        devices.close()
        return [*postbox.signals]

    assert run(story()) == [Fault("table OLED", "I2C device not found: /dev/i2c-22")]
