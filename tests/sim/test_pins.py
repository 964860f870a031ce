"""Simulated pins live by the loop's clock and keep no history."""

import time

import pytest
from gpiozero import InputDevice, OutputDevice, PWMOutputDevice

from seancebox.sim.pins import SimFactory

GPIO = 4


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


def test_edge_is_stamped_by_the_loops_clock() -> None:
    clock = Clock()
    factory, edges = SimFactory(clock), []
    device = InputDevice(GPIO, pull_up=True, pin_factory=factory)

    def changed(ticks: float, state: float) -> None:
        edges.append((ticks, bool(state)))

    device.pin.when_changed = changed
    clock.now = 51.0
    device.pin.drive(False)
    device.pin.drive(True, at=50.9)
    device.close()
    assert edges == [(51.0, False), (50.9, True)]


def test_input_rests_at_its_pull_and_a_held_contact_stays_down_when_it_is_opened() -> None:
    factory = SimFactory(Clock())
    factory.pin(GPIO).drive(False)
    rests = InputDevice(5, pull_up=True, pin_factory=factory)
    held = InputDevice(GPIO, pull_up=True, pin_factory=factory)
    states = (rests.pin.state, held.pin.state)
    rests.close()
    held.close()
    assert states == (True, False)


def test_output_is_watched() -> None:
    factory, levels = SimFactory(Clock()), []
    factory.pin(GPIO).watch(levels.append)
    output = OutputDevice(GPIO, pin_factory=factory)
    output.on()
    output.on()
    output.off()
    output.close()
    assert levels == [1.0, 0.0]


def test_every_pin_can_swing() -> None:
    factory = SimFactory(Clock())
    tone = PWMOutputDevice(GPIO, frequency=440, initial_value=0.5, pin_factory=factory)
    swing = (tone.pin.frequency, tone.pin.state)
    tone.close()
    assert swing == (440, 0.5)


def test_driving_an_output_from_outside_changes_nothing() -> None:
    factory = SimFactory(Clock())
    output = OutputDevice(GPIO, initial_value=True, pin_factory=factory)
    output.pin.drive(False)
    state = output.pin.state
    output.close()
    assert state == 1.0


def test_no_history_is_kept() -> None:
    pin = SimFactory(Clock()).pin(GPIO)
    for n in range(1000):
        pin.drive(n % 2 == 0)
    assert not hasattr(pin, "states")


def test_real_clock_is_never_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked() -> float:
        raise AssertionError("somebody looked at the real clock")

    monkeypatch.setattr(time, "monotonic", looked)
    monkeypatch.setattr("gpiozero.pins.mock.monotonic", looked)
    factory = SimFactory(Clock())
    output = OutputDevice(GPIO, pin_factory=factory)
    output.on()
    output.close()
    assert factory.ticks() == 50.0
