"""An edge carries the time when it happened, whichever library saw it."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from gpiozero import Factory

from seancebox.devices.factories import open_factory, pin_errors
from seancebox.devices.line import Line
from seancebox.sim.pins import SimFactory

from . import lgpio_double

GPIO = 4
NOW = 500.0


class Told(list[tuple[bool, float]]):
    """What a line told."""

    def __call__(self, is_closed: bool, at: float) -> None:
        self.append((is_closed, at))


@dataclass(frozen=True)
class Pi:
    """A gpiochip in memory, and gpiozero's real lgpio factory over it."""

    chip: lgpio_double.Chip
    factory: Factory


@pytest.fixture
def pi(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pi]:
    chip = lgpio_double.Chip()
    monkeypatch.setitem(sys.modules, "lgpio", lgpio_double.module(chip))
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    monkeypatch.setattr("gpiozero.pins.local.get_pi_revision", lambda: 0xA02082)
    factory = open_factory("lgpio", lambda: SimFactory(lambda: 0.0))
    monkeypatch.setattr(factory, "ticks", lambda: 80.0)
    yield Pi(chip, factory)
    factory.close()
    sys.modules.pop("gpiozero.pins.lgpio")


def test_contact_to_ground_is_closed() -> None:
    factory, told = SimFactory(lambda: NOW), Told()
    line = Line(GPIO, factory, lambda: NOW, told)
    factory.pin(GPIO).drive(False)
    factory.pin(GPIO).drive(True)
    line.close()
    assert told == [(True, NOW), (False, NOW)]


def test_edge_is_stamped_when_it_happened_and_not_when_it_was_told() -> None:
    factory, told = SimFactory(lambda: NOW), Told()
    line = Line(GPIO, factory, lambda: NOW, told)
    factory.pin(GPIO).drive(False, at=NOW - 0.04)
    line.close()
    assert told == [(True, NOW - 0.04)]


@pytest.mark.parametrize("stamp", [1.7e9, -1.7e9, NOW + 1])
def test_stamp_of_another_clock_counts_as_now(stamp: float) -> None:
    factory, told = SimFactory(lambda: NOW), Told()
    line = Line(GPIO, factory, lambda: NOW, told)
    factory.pin(GPIO).drive(False, at=stamp)
    line.close()
    assert told == [(True, NOW)]


def test_contact_that_is_closed_at_the_start_is_told() -> None:
    factory, told = SimFactory(lambda: NOW), Told()
    factory.pin(GPIO).drive(False)
    line = Line(GPIO, factory, lambda: NOW, told)
    line.close()
    assert told == [(True, NOW)]


def test_closed_line_tells_nothing() -> None:
    factory, told = SimFactory(lambda: NOW), Told()
    Line(GPIO, factory, lambda: NOW, told).close()
    factory.pin(GPIO).drive(False)
    assert told == []


def test_kernel_stamps_of_lgpio_are_mapped_to_the_loop(pi: Pi) -> None:
    told = Told()
    line = Line(GPIO, pi.factory, lambda: NOW, told)
    pi.chip.change(GPIO, 0, tick=79_970_000_000)
    pi.chip.change(GPIO, 1, tick=79_995_000_000)
    line.close()
    assert told == [(True, pytest.approx(NOW - 0.03)), (False, pytest.approx(NOW - 0.005))]


def test_lgpio_line_has_its_pull_up_and_lets_go_of_it(pi: Pi) -> None:
    line = Line(GPIO, pi.factory, lambda: NOW, Told())
    assert pi.chip.modes[GPIO] & 1 << 5
    line.close()
    assert pi.chip.callbacks == {}


def test_line_that_somebody_else_holds_raises_a_pin_error(pi: Pi) -> None:
    pi.chip.taken.add(GPIO)
    with pytest.raises(pin_errors(), match="GPIO busy"):
        Line(GPIO, pi.factory, lambda: NOW, Told())
