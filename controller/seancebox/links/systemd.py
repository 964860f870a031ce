"""Tells systemd that the box is ready, how it is, and that its table is alive (sd_notify(3))."""

import os
import socket
from collections.abc import Mapping
from typing import Final

from seancebox.ports import Audience, Broadcast, Json
from seancebox.show.words import hour_name

READY_PATIENCE: Final = 1.0
_MICRO: Final = 1_000_000


class Notifier:
    """The service's line to systemd; mute where nobody listens."""

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        """Take NOTIFY_SOCKET and WATCHDOG_USEC from the environment."""
        self._address = environ.get("NOTIFY_SOCKET", "")
        usec = environ.get("WATCHDOG_USEC", "")
        is_mine = environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        watches = bool(self._address) and usec.isdigit() and int(usec) > 0 and is_mine
        self.beat_seconds: float | None = int(usec) / _MICRO / 3 if watches else None

    def ready(self, status: str) -> None:
        """The box plays."""
        self._send(f"READY=1\nSTATUS={status}", patience=READY_PATIENCE)

    def status(self, status: str) -> None:
        """What the box does, in one line."""
        self._send(f"STATUS={status}")

    def beat(self) -> None:
        """The table is alive."""
        if self.beat_seconds is not None:
            self._send("WATCHDOG=1")

    def stopping(self) -> None:
        """The box closes."""
        self._send("STOPPING=1")

    def _send(self, message: str, patience: float = 0.0) -> None:
        """Send `message` if the line takes it within `patience`; what is lost is lost."""
        if not self._address:
            return
        address = self._address
        if address.startswith("@"):  # an abstract socket
            address = "\0" + address[1:]
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
                line.settimeout(patience)  # the line holds few messages, and the table can't wait
                line.connect(address)
                line.send(message.encode())
        except OSError:  # full, or systemd has gone away: then the watchdog notices
            pass


class Herald:
    """An onlooker that tells systemd what everybody may know: the hour, the state, what fails.

    The first picture means that the box plays.
    """

    def __init__(self, notifier: Notifier) -> None:
        self._notifier = notifier
        self._said = ""

    def see(self, what: Broadcast) -> None:
        """Tell of `what` if it says something new."""
        if what.kind != "state" or what.audience is not Audience.TABLE:
            return
        status = _status(what.data)
        if status == self._said:
            return
        tell = self._notifier.status if self._said else self._notifier.ready
        self._said = status
        tell(status)


def _status(state: Mapping[str, Json]) -> str:
    hour, fault = state.get("hour"), state.get("fault")
    where = f"hour {hour_name(hour)}, " if isinstance(hour, int) and hour else ""
    return f"{where}{state['state']}{f'; {fault}' if fault else ''}"
