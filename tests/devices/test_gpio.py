"""Buttons and the knock switch on simulated pins."""

import asyncio
import threading

import pytest

from seancebox.devices.gpio import ButtonPin, KnockSwitch
from seancebox.ports import Edge, Fault, Heard
from seancebox.senses.meanings import Button
from seancebox.sim.hand import SimHand
from seancebox.sim.jumping import START, let_pass, run
from seancebox.sim.pins import SimFactory

from .doubles import Postbox

GPIO = 13


class Pad:
    """A knock switch, a hand and a postbox, in one loop."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.postbox = Postbox()
        self.factory = SimFactory(loop.time)
        self.hand = SimHand(self.factory, loop, {}, GPIO)
        self.switch = KnockSwitch(GPIO, self.factory, loop, self.postbox)

    @property
    def heard(self) -> list[float]:
        return [signal.at for signal in self.postbox.signals if isinstance(signal, Heard)]

    @property
    def faults(self) -> list[str | None]:
        return [signal.problem for signal in self.postbox.signals if isinstance(signal, Fault)]

    async def chatter(self, seconds: float) -> None:
        for n in range(int(seconds * 200)):
            self.factory.pin(GPIO).drive(n % 2 == 1)
            await let_pass(0.005)
        self.factory.pin(GPIO).drive(True)


def test_button_posts_every_edge_with_its_time() -> None:
    async def story() -> Postbox:
        loop, postbox = asyncio.get_running_loop(), Postbox()
        factory = SimFactory(loop.time)
        pin = ButtonPin(Button.RED, GPIO, factory, loop, postbox)
        await SimHand(factory, loop, {Button.RED: GPIO}, None).hold(Button.RED, 1.5)
        pin.close()
        return postbox

    assert run(story()).signals == [
        Edge(Button.RED, True, START),
        Edge(Button.RED, False, START + 1.5),
    ]


def test_each_knock_is_posted_once_with_its_onset() -> None:
    async def story() -> list[float]:
        pad = Pad()
        await pad.hand.knocks(3, gap=0.25)
        await let_pass(1)
        pad.switch.close()
        return pad.heard

    assert run(story()) == pytest.approx([START, START + 0.25, START + 0.5])


def test_knock_told_late_keeps_its_own_time() -> None:
    async def story() -> list[float]:
        pad = Pad()
        pad.hand.knock(at=START - 0.2)
        await let_pass(1)
        return pad.heard

    assert run(story()) == pytest.approx([START - 0.2])


def test_switch_that_chatters_is_reported_once_and_again_when_it_behaves() -> None:
    async def story() -> list[str | None]:
        pad = Pad()
        await pad.chatter(15)
        await let_pass(5)
        return pad.faults

    assert run(story()) == ["it rattles all the time", None]


def test_switch_that_is_closed_all_the_time_is_reported() -> None:
    async def story() -> list[str | None]:
        pad = Pad()
        pad.factory.pin(GPIO).drive(False)
        await let_pass(60)
        return pad.faults

    assert run(story()) == ["it is closed all the time"]


def test_edges_of_the_librarys_own_thread_are_heard_in_the_loop() -> None:
    async def story() -> list[float]:
        pad = Pad()
        at = START - 0.01
        drive = pad.factory.pin(GPIO).drive
        thread = threading.Thread(target=lambda: (drive(False, at), drive(True, at + 0.001)))
        thread.start()
        thread.join()
        await let_pass(1)
        return pad.heard

    assert run(story()) == [START - 0.01]


def test_edge_after_the_loop_has_closed_is_no_error() -> None:
    async def story() -> Pad:
        return Pad()

    pad = run(story())
    pad.factory.pin(GPIO).drive(False)
    assert pad.postbox.signals == []


def test_closed_switch_posts_nothing_more() -> None:
    async def story() -> list[float]:
        pad = Pad()
        pad.factory.pin(GPIO).drive(False)
        pad.switch.close()
        await let_pass(20)
        return pad.heard

    assert run(story()) == []
