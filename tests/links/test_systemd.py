"""What systemd is told, on a real socket."""

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from seancebox.links.systemd import Herald, Notifier
from seancebox.ports import Audience, Broadcast


class Line:
    """systemd's end of the line."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind("\0" + address[1:] if address.startswith("@") else address)
        self._socket.setblocking(False)
        self._messages: list[str] = []

    def listen(self) -> None:
        """Take messages as they come, as the line holds but ten."""
        asyncio.get_running_loop().add_reader(self._socket, self._take)

    def _take(self) -> None:
        try:
            while True:
                self._messages.append(self._socket.recv(4096).decode())
        except BlockingIOError:
            return

    def heard(self) -> list[str]:
        """Return all messages since the last time."""
        self._take()
        messages, self._messages = self._messages, []
        return messages

    def next(self) -> str:
        """Wait for the next message."""
        self._socket.settimeout(60)
        message = self._socket.recv(4096).decode()
        self._socket.setblocking(False)
        return message

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Line]:
    line = Line(str(tmp_path / "notify"))
    yield line
    line.close()


def state(audience: Audience = Audience.TABLE, **fields: str | int) -> Broadcast:
    return Broadcast(audience, "state", {"hour": 0, "fault": None} | fields)


def test_ready_beats_and_the_end_arrive(line: Line) -> None:
    notifier = Notifier({"NOTIFY_SOCKET": line.address, "WATCHDOG_USEC": "3000000"})
    notifier.ready("ATTRACT")
    notifier.beat()
    notifier.stopping()
    assert line.heard() == ["READY=1\nSTATUS=ATTRACT", "WATCHDOG=1", "STOPPING=1"]
    assert notifier.beat_seconds == 1.0


def test_an_abstract_socket_is_reached() -> None:
    line = Line(f"@seance-{os.getpid()}")
    Notifier({"NOTIFY_SOCKET": line.address}).status("ATTRACT")
    assert line.heard() == ["STATUS=ATTRACT"]
    line.close()


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"WATCHDOG_USEC": "0"},
        {"WATCHDOG_USEC": "soon"},
        {"WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "1"},
    ],
)
def test_nobody_who_does_not_watch_gets_beats(line: Line, environ: dict[str, str]) -> None:
    notifier = Notifier({"NOTIFY_SOCKET": line.address, **environ})
    notifier.beat()
    assert notifier.beat_seconds is None
    assert line.heard() == []


def test_without_a_socket_nothing_is_sent_and_nothing_fails() -> None:
    notifier = Notifier({"WATCHDOG_USEC": "3000000"})
    notifier.ready("ATTRACT")
    notifier.beat()
    assert notifier.beat_seconds is None


def test_a_systemd_that_has_gone_does_no_harm(line: Line) -> None:
    notifier = Notifier({"NOTIFY_SOCKET": line.address})
    line.close()
    notifier.status("ATTRACT")


def test_a_line_that_nobody_reads_keeps_nobody_waiting(line: Line) -> None:
    notifier = Notifier({"NOTIFY_SOCKET": line.address, "WATCHDOG_USEC": "3000000"})
    for _ in range(3000):
        notifier.beat()
    assert 0 < len(line.heard()) < 3000


def test_the_first_picture_means_ready_and_each_new_state_is_told_once(line: Line) -> None:
    herald = Herald(Notifier({"NOTIFY_SOCKET": line.address}))
    herald.see(state(state="ATTRACT"))
    herald.see(state(state="TIMER", hour=3))
    herald.see(state(state="TIMER", hour=3, number=17))
    herald.see(state(state="TIMER", hour=3, fault="disk fails"))
    assert line.heard() == [
        "READY=1\nSTATUS=ATTRACT",
        "STATUS=hour III, TIMER",
        "STATUS=hour III, TIMER; disk fails",
    ]


def test_the_ghosts_face_and_what_else_is_shown_are_not_told(line: Line) -> None:
    herald = Herald(Notifier({"NOTIFY_SOCKET": line.address}))
    herald.see(state(Audience.GHOST, state="TIMER", asks="RED: 3 21 40"))
    herald.see(Broadcast(Audience.TABLE, "log", {"text": "RED is right"}))
    assert line.heard() == []
