"""An OLED never keeps the loop waiting, and a broken one is a fault that heals."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from seancebox.devices.glass import Glass
from seancebox.devices.oled import HEARTBEAT, NoOled, Oled
from seancebox.ports import Fault, Film, Frame
from seancebox.sim.jumping import START, let_pass, run

from .doubles import BLACK, Postbox, Wire, dotted

PART = "table OLED"
CONTRAST_COMMAND = 0x81
DISPLAY_OFF = 0xAE


class Rig:
    """One OLED, its wire and its inbox."""

    def __init__(self, thread: ThreadPoolExecutor, wire: Wire, *, is_live: bool) -> None:
        self.loop = asyncio.get_running_loop()
        self.wire = wire
        self.opened = 0
        self.postbox = Postbox()
        glass = Glass("ssd1306", 0, self._connect)
        self.oled = Oled(PART, glass, thread, self.loop, self.postbox, is_live=lambda: is_live)

    def _connect(self) -> Wire:
        self.opened += 1
        self.wire.is_open = True
        return self.wire

    @property
    def pictures(self) -> list[int]:
        """How many bytes of pixels each picture took."""
        return [len(values) for kind, values in self.wire.sent if kind == "data"]


@contextmanager
def rig(wire: Wire | None = None, *, is_live: bool = False) -> Iterator[Rig]:
    with ThreadPoolExecutor(1, thread_name_prefix="oled") as thread:
        yield Rig(thread, wire or Wire(), is_live=is_live)


class Reel:
    """A film of a dot that goes a column to the right each second; counts its frames."""

    def __init__(self) -> None:
        self.drawn: list[float] = []
        self.film = Film(self._frame, every=0.1)

    def _frame(self, at: float) -> Frame:
        self.drawn.append(at)
        return dotted(int(at - START), 0)


def test_newest_frame_replaces_those_that_are_not_on_the_bus_yet() -> None:
    async def story() -> list[int]:
        with rig() as it:
            for y in range(64):
                it.oled.show(dotted(0, y))
            await let_pass(1)
            return it.pictures

    blank, first, last = run(story())
    assert (blank, first, last) == (1024, 128, 1024)


def test_equal_frame_is_not_sent_again() -> None:
    async def story() -> int:
        with rig() as it:
            it.oled.show(BLACK)
            await let_pass(1)
            before = len(it.wire.sent)
            it.oled.show(Frame(128, 64, bytes(1024)))
            await let_pass(1)
            return len(it.wire.sent) - before

    assert run(story()) == 0


def test_contrast_goes_over_the_bus() -> None:
    async def story() -> tuple[int, ...]:
        with rig() as it:
            it.oled.show(BLACK)
            it.oled.dim(7)
            await let_pass(1)
            return [values for _, values in it.wire.sent if values[0] == CONTRAST_COMMAND][-1]

    assert run(story()) == (CONTRAST_COMMAND, 7)


def test_bus_is_touched_in_the_oled_thread_alone() -> None:
    names = set()

    class Named(Wire):
        def _send(self, kind: str, values: tuple[int, ...]) -> None:
            names.add(threading.current_thread().name)
            super()._send(kind, values)

    async def story() -> None:
        with rig(Named()) as it:
            it.oled.show(dotted(1, 1))
            await let_pass(40)
            it.oled.close()

    run(story())
    assert names == {"oled_0"}


def test_dead_oled_is_one_fault_however_often_it_is_tried() -> None:
    async def story() -> list[object]:
        with rig(Wire(is_unplugged=True)) as it:
            it.oled.show(BLACK)
            await let_pass(600)
            return [*it.postbox.signals]

    assert run(story()) == [Fault(PART, "[Errno 121] Remote I/O error")]


def test_dead_oled_is_tried_ever_more_seldom() -> None:
    async def story() -> int:
        with rig(Wire(is_unplugged=True)) as it:
            it.oled.show(BLACK)
            await let_pass(3600)
            return it.opened

    assert 60 <= run(story()) <= 70


def test_dead_oled_leaves_no_bus_open() -> None:
    async def story() -> bool:
        with rig(Wire(is_unplugged=True)) as it:
            it.oled.show(BLACK)
            await let_pass(10)
            return it.wire.is_open

    assert not run(story())


def test_oled_that_answers_again_shows_the_newest_frame_and_is_no_fault() -> None:
    async def story() -> Rig:
        with rig(Wire(is_unplugged=True)) as it:
            it.oled.show(BLACK)
            await let_pass(5)
            it.oled.show(dotted(0, 0))
            it.wire.is_unplugged = False
            await let_pass(5)
            return it

    it = run(story())
    assert it.postbox.signals[1:] == [Fault(PART, None)]
    assert it.wire.sent[-1] == ("data", (1, *[0] * 127))


def test_frames_are_kept_off_the_bus_while_it_is_dead() -> None:
    async def story() -> int:
        with rig(Wire(is_unplugged=True)) as it:
            for n in range(100):
                it.oled.show(dotted(n, 0))
                await let_pass(0.001)
            return it.opened

    assert run(story()) == 1


def test_oled_unplugged_under_a_still_picture_is_found_out() -> None:
    async def story() -> list[object]:
        with rig() as it:
            it.oled.show(BLACK)
            await let_pass(1)
            it.wire.is_unplugged = True
            await let_pass(HEARTBEAT)
            return [*it.postbox.signals]

    assert run(story()) == [Fault(PART, "[Errno 121] Remote I/O error")]


def test_closing_leaves_the_glass_dark_and_the_bus_free() -> None:
    async def story() -> Wire:
        with rig() as it:
            it.oled.show(dotted(0, 0))
            await let_pass(1)
            it.wire.sent.clear()
            it.oled.close()
            return it.wire

    wire = run(story())
    assert ("command", (DISPLAY_OFF,)) in wire.sent
    assert not wire.is_open


def test_closing_sends_nothing_more_afterwards() -> None:
    async def story() -> int:
        with rig() as it:
            it.oled.show(dotted(0, 0))
            it.oled.close()
            before = len(it.wire.sent)
            it.oled.show(dotted(1, 0))
            await let_pass(600)
            return len(it.wire.sent) - before

    assert run(story()) == 0


def test_closing_does_not_wait_for_a_bus_that_hangs() -> None:
    release = threading.Event()

    class Hanging(Wire):
        def command(self, *values: int) -> None:
            release.wait()
            super().command(*values)

    async def story() -> list[int]:
        with rig(Hanging()) as it:
            it.oled.show(BLACK)
            it.oled.close()
            pictures = it.pictures
            release.set()
            return pictures

    assert run(story()) == []


def test_time_stands_still_while_a_frame_is_on_the_bus() -> None:
    moments = []

    class Watched(Wire):
        def _send(self, kind: str, values: tuple[int, ...]) -> None:
            super()._send(kind, values)
            moments.append(it.loop.time())

    async def story() -> None:
        nonlocal it
        with rig(Watched()) as it:
            it.oled.show(dotted(0, 0))
            await let_pass(1)

    it: Rig
    run(story())
    assert set(moments) == {START}


def test_film_runs_by_itself_on_a_live_oled() -> None:
    async def story() -> list[float]:
        reel = Reel()
        with rig(is_live=True) as it:
            it.oled.show(reel.film)
            await let_pass(1.05)
            return reel.drawn

    assert run(story()) == pytest.approx([START + n / 10 for n in range(11)])


def test_film_is_drawn_only_when_it_is_shown_where_nobody_looks() -> None:
    async def story() -> list[float]:
        reel = Reel()
        with rig() as it:
            it.oled.show(reel.film)
            await let_pass(20)
            return reel.drawn

    assert run(story()) == [START]


def test_still_picture_ends_a_film() -> None:
    async def story() -> tuple[int, tuple[str, tuple[int, ...]]]:
        reel = Reel()
        with rig(is_live=True) as it:
            it.oled.show(reel.film)
            await let_pass(0.45)
            it.oled.show(dotted(0, 8))
            before = len(reel.drawn)
            await let_pass(5)
            return len(reel.drawn) - before, it.wire.sent[-1]

    later, last = run(story())
    assert later == 0
    assert last == ("data", (*[0] * 128, 1, *[0] * 127))


def test_film_goes_on_after_a_fault() -> None:
    async def story() -> tuple[Rig, list[float]]:
        reel = Reel()
        with rig(Wire(is_unplugged=True), is_live=True) as it:
            it.oled.show(reel.film)
            await let_pass(5)
            it.wire.is_unplugged = False
            await let_pass(5)
            return it, reel.drawn

    it, drawn = run(story())
    assert it.postbox.signals[1:] == [Fault(PART, None)]
    assert drawn[-1] - drawn[-2] == pytest.approx(0.1)


def test_picture_that_can_t_be_drawn_is_a_fault_until_another_one_can() -> None:
    def frame(_at: float) -> Frame:
        raise ValueError("off the screen")

    async def story() -> Rig:
        with rig(is_live=True) as it:
            it.oled.show(Film(frame, 0.1))
            await let_pass(20)
            it.oled.show(dotted(0, 0))
            await let_pass(40)
            return it

    it = run(story())
    assert it.postbox.signals == [Fault(PART, "its picture can't be drawn"), Fault(PART, None)]
    assert it.pictures


def test_film_begins_to_run_when_somebody_comes_to_look() -> None:
    lookers = []

    async def story() -> list[float]:
        reel = Reel()
        with rig(is_live=True) as it:
            it.oled._is_live = lambda: bool(lookers)
            it.oled.show(reel.film)
            await let_pass(1)
            lookers.append("a guest")
            it.oled.show(Film(reel.film.frame, 0.2))
            await let_pass(1.05)
            return reel.drawn

    assert len(run(story())) == 1 + 6


def test_film_is_drawn_in_the_oled_thread() -> None:
    names = set()

    def frame(_at: float) -> Frame:
        names.add(threading.current_thread().name)
        return BLACK

    async def story() -> None:
        with rig(is_live=True) as it:
            it.oled.show(Film(frame, 0.1))
            await let_pass(1)

    run(story())
    assert names == {"oled_0"}


def test_box_without_an_oled_shows_nothing() -> None:
    oled = NoOled()
    oled.show(BLACK)
    oled.dim(3)
    oled.close()
