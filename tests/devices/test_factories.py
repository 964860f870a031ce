"""A pin factory by its name, and clear words when there is none."""

import sys

import pytest
from gpiozero import Factory

from seancebox.devices.factories import FactoryFailed, open_factory
from seancebox.sim.pins import SimFactory


def nothing() -> Factory:
    raise AssertionError("mock pins were not asked for")


def test_mock_is_the_factory_that_was_handed_over() -> None:
    factory = SimFactory(lambda: 0.0)
    assert open_factory("mock", lambda: factory) is factory


def test_gpiod_says_that_it_comes() -> None:
    with pytest.raises(FactoryFailed, match=r"^gpiod: not in this version yet; use lgpio$"):
        open_factory("gpiod", nothing)


def test_unknown_name_is_told_which_there_are() -> None:
    with pytest.raises(FactoryFailed, match="use lgpio, rpigpio or mock"):
        open_factory("pigpio", nothing)


@pytest.mark.parametrize(
    ("name", "library"), [("lgpio", "lgpio"), ("rpigpio", "RPi")], ids=["lgpio", "rpigpio"]
)
def test_missing_library_is_named_with_what_installs_it(
    name: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"gpiozero.pins.{name}", raising=False)
    with pytest.raises(FactoryFailed, match=rf"^{name}: .*{library}.*pip install '\.\[pi\]'"):
        open_factory(name, nothing)
