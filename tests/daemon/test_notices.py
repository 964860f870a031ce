"""A running box and systemd: ready, how it is, alive; the beats come from the table alone."""

import asyncio
from pathlib import Path

import pytest

from seancebox.daemon import Parts, running
from seancebox.links.systemd import Notifier
from seancebox.senses.meanings import Button
from seancebox.sim import jumping
from seancebox.sim.jumping import let_pass
from tests.links.test_systemd import Line, line

from .box import begin_hour, settings_in

__all__ = ["line"]
BEAT = 2.0


def parts_of(folder: Path, line: Line) -> Parts:
    usec = str(int(BEAT * 3 * 1_000_000))
    notifier = Notifier({"NOTIFY_SOCKET": line.address, "WATCHDOG_USEC": usec})
    return Parts(settings_in(folder), notifier=notifier)


def statuses(messages: list[str]) -> list[str]:
    return [message for message in messages if "STATUS=" in message]


def test_the_status_follows_the_evening(tmp_path: Path, line: Line) -> None:
    async def evening() -> None:
        line.listen()
        async with running(parts_of(tmp_path, line)) as box:
            await begin_hour(box.body.simulated.hand)
            await box.body.simulated.hand.hold(Button.YES, 1.1)

    jumping.run(evening())
    said = statuses(line.heard())
    assert said[0] == "READY=1\nSTATUS=ATTRACT"
    assert said[-2:] == ["STATUS=hour I, VISIONS", "STATUS=hour I, TIMER"]


def test_beats_come_while_nothing_happens(tmp_path: Path, line: Line) -> None:
    async def evening() -> None:
        line.listen()
        async with running(parts_of(tmp_path, line)):
            await let_pass(0.1)
            line.heard()
            await let_pass(10 * BEAT)

    jumping.run(evening())
    assert line.heard().count("WATCHDOG=1") >= 10


def test_no_beats_come_while_the_table_waits_for_its_disk(
    tmp_path: Path, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> tuple[list[str], list[str]]:
        line.listen()
        async with running(parts_of(tmp_path, line)) as box:
            hand = box.body.simulated.hand
            await begin_hour(hand)
            disk = asyncio.Event()
            do = box.seance._journal._do  # type: ignore[attr-defined]

            async def do_later(*work: object) -> object:
                await disk.wait()
                return await do(*work)

            monkeypatch.setattr(box.seance._journal, "_do", do_later)
            await hand.press(Button.RED)
            line.heard()
            await let_pass(10 * BEAT)
            stuck = line.heard()
            disk.set()
            await let_pass(10 * BEAT)
            return stuck, line.heard()

    stuck, freed = jumping.run(evening())
    assert stuck == []
    assert freed.count("WATCHDOG=1") >= 10
