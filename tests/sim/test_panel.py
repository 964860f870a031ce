"""What the simulated box shows is told to the right eyes."""

import asyncio
from base64 import b64decode
from dataclasses import dataclass, field

from gpiozero import OutputDevice

from seancebox.ports import Audience, Broadcast, Cue, Lamp
from seancebox.show.cues import TUNES
from seancebox.sim.jumping import run
from seancebox.sim.panel import Panel, Side
from seancebox.sim.pins import SimFactory

RED = 26
WINDOW = (0xAF, 0x21, 0, 0, 0x22, 0, 0)


@dataclass
class Eyes:
    """An onlooker that keeps what it sees."""

    seen: list[Broadcast] = field(default_factory=list)

    def see(self, what: Broadcast) -> None:
        self.seen.append(what)


@dataclass
class Tunes:
    """A sounder that keeps what it plays."""

    played: list[Cue] = field(default_factory=list)
    is_closed: bool = False

    def play(self, cue: Cue) -> None:
        self.played.append(cue)

    def close(self) -> None:
        self.is_closed = True


class Front:
    """A panel, its pins and its onlooker."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.eyes, self.factory = Eyes(), SimFactory(loop.time)
        self.panel = Panel(loop, self.eyes)
        self.panel.watch({Lamp.RED: RED}, self.factory)


def test_lamp_is_told_each_time_that_it_changes() -> None:
    async def story() -> list[Broadcast]:
        front = Front()
        with OutputDevice(RED, pin_factory=front.factory) as lamp:
            lamp.on()
            lamp.off()
        return front.eyes.seen

    assert run(story()) == [
        Broadcast(Audience.TABLE, "lamp", {"lamp": "red", "level": level}) for level in (1.0, 0.0)
    ]


def test_picture_of_the_table_is_told_pixel_for_pixel() -> None:
    async def story() -> Broadcast:
        front = Front()
        chip = front.panel.chip(Side.TABLE)
        chip.command(*WINDOW)
        chip.data([1])
        await asyncio.sleep(0)
        return front.eyes.seen[-1]

    what = run(story())
    assert (what.audience, what.kind, what.data["face"]) == (Audience.TABLE, "oled", "table")
    assert (what.data["width"], what.data["height"]) == (128, 64)
    assert b64decode(str(what.data["bits"])) == b"\x80" + bytes(1023)


def test_picture_of_the_ghost_is_for_the_ghost_alone() -> None:
    async def story() -> Front:
        front = Front()
        front.panel.chip(Side.GHOST).command(*WINDOW)
        await asyncio.sleep(0)
        return front

    front = run(story())
    assert {what.audience for what in front.eyes.seen} == {Audience.GHOST}
    assert front.panel.snapshot(Audience.TABLE) == ()


def test_newcomer_gets_the_latest_of_every_lamp_and_picture_and_no_old_sound() -> None:
    async def story() -> tuple[Broadcast, ...]:
        front = Front()
        chip = front.panel.chip(Side.TABLE)
        chip.command(*WINDOW)
        chip.data([1])
        front.panel.overhear(Tunes()).play(Cue.WON)
        with OutputDevice(RED, pin_factory=front.factory) as lamp:
            lamp.on()
            lamp.off()
            lamp.on()
            await asyncio.sleep(0)
            return front.panel.snapshot(Audience.TABLE)

    lamp, oled = run(story())
    assert lamp.data == {"lamp": "red", "level": 1.0}
    assert b64decode(str(oled.data["bits"]))[0] == 0x80


def test_cue_is_told_and_played() -> None:
    async def story() -> tuple[Front, Tunes]:
        front, tunes = Front(), Tunes()
        sounder = front.panel.overhear(tunes)
        sounder.play(Cue.HOUR)
        sounder.close()
        return front, tunes

    front, tunes = run(story())
    (told,) = front.eyes.seen
    assert (told.audience, told.kind) == (Audience.TABLE, "cue")
    assert told.data["cue"] == "hour strikes"
    assert (tunes.played, tunes.is_closed) == ([Cue.HOUR], True)


def test_cue_is_told_with_the_tune_that_the_sounder_plays() -> None:
    async def story() -> Front:
        front = Front()
        for cue in Cue:
            front.panel.tell_cue(cue)
        return front

    told = {str(what.data["cue"]): what.data["notes"] for what in run(story()).eyes.seen}
    assert told == {cue.value: [[note.hertz, note.seconds] for note in TUNES[cue]] for cue in Cue}


def test_picture_after_the_loop_has_closed_is_no_error() -> None:
    async def story() -> Front:
        return Front()

    front = run(story())
    front.panel.chip(Side.TABLE).command(*WINDOW)
    assert front.eyes.seen == []
