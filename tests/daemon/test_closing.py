"""A box that ends leaves no lamp lit and no picture behind, whatever ended it."""

import asyncio
import logging
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from seancebox import daemon
from seancebox.__main__ import main
from seancebox.daemon import Parts, running
from seancebox.senses.meanings import Button
from seancebox.sim import jumping
from seancebox.table.table import Table

from .box import Eyes, begin_hour, settings_file, settings_in


def test_a_box_that_is_left_goes_dark(tmp_path: Path) -> None:
    eyes = Eyes()

    async def evening() -> None:
        async with running(Parts(settings_in(tmp_path), eyes)) as box:
            await begin_hour(box.body.simulated.hand)
            assert eyes.state == "VISIONS"
            assert any(eyes.lamps.values())
            assert all(map(any, eyes.oleds.values()))

    jumping.run(evening())
    assert set(eyes.oleds) == {"table", "ghost"}
    assert not eyes.is_anything_lit


class Stumbles(RuntimeError):
    """A mistake of the program."""


def test_a_table_that_stumbles_ends_the_box_and_leaves_it_dark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    eyes = Eyes()

    async def evening() -> None:
        async with running(Parts(settings_in(tmp_path), eyes)) as box:
            await begin_hour(box.body.simulated.hand)
            assert eyes.is_anything_lit
            monkeypatch.setattr(Table, "_take", stumble)
            await box.body.simulated.hand.press(Button.RED)
            await asyncio.Event().wait()

    with pytest.raises(Stumbles):
        jumping.run(evening())
    assert not eyes.is_anything_lit


async def stumble(*_: object) -> None:
    raise Stumbles("over its own feet")


def test_a_stumble_is_logged_whole_and_ends_in_a_code_that_systemd_restarts(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Table, "run", stumble)
    assert main(["run", "--config", str(settings_file(tmp_path))]) == 1
    assert capsys.readouterr().err.startswith("seancebox: the box has stopped by a mistake of its")
    (record,) = (one for one in caplog.records if one.levelno == logging.CRITICAL)
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], Stumbles)


async def test_the_box_is_dark_before_a_busy_disk_lets_it_end(tmp_path: Path) -> None:
    eyes, may_go_on, is_busy = Eyes(), threading.Event(), asyncio.Event()

    async def evening() -> None:
        async with running(Parts(settings_in(tmp_path), eyes)) as box:
            await eyes.until(lambda: eyes.is_anything_lit and bool(eyes.faces))
            journal = box.seance._journal
            journal._thread.submit(may_go_on.wait)  # type: ignore[attr-defined]
            is_busy.set()

    closing = asyncio.create_task(evening())
    await is_busy.wait()
    await eyes.until(lambda: not eyes.is_anything_lit)
    assert not closing.done()
    may_go_on.set()
    await closing


def test_only_the_threads_that_the_readme_names_run(tmp_path: Path) -> None:
    """In a process of its own: the test run has threads too."""
    script = Path(__file__).with_name("threads.py")
    said = subprocess.run(
        [sys.executable, script, settings_file(tmp_path)],
        check=True,
        capture_output=True,
        text=True,
    )
    assert said.stdout == "MainThread, journal, oled\n"


async def test_every_way_to_end_it_is_taken() -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        stop = daemon.stop_signals()
        signal.raise_signal(number)
        async with asyncio.timeout(60):
            await stop.wait()


async def test_nohup_keeps_a_box_running_when_the_terminal_closes() -> None:
    loop = asyncio.get_running_loop()
    loop.remove_signal_handler(signal.SIGHUP)
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        daemon.stop_signals()
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)
