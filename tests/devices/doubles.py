"""What stands at the ends of a device in its tests: an inbox that keeps, and a bus that breaks."""

from dataclasses import dataclass, field

from seancebox.ports import Frame, Signal

BLACK = Frame(128, 64, bytes(1024))


def dotted(x: int, y: int) -> Frame:
    """Return a frame with one pixel lit."""
    bits = bytearray(1024)
    bits[y * 16 + x // 8] = 0x80 >> x % 8
    return Frame(128, 64, bytes(bits))


@dataclass
class Postbox:
    """An inbox that keeps what is posted."""

    signals: list[Signal] = field(default_factory=list)

    def post(self, signal: Signal) -> None:
        self.signals.append(signal)


@dataclass
class Wire:
    """A bus that keeps what is sent, and can be unplugged."""

    sent: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    is_unplugged: bool = False
    is_open: bool = True

    def command(self, *values: int) -> None:
        self._send("command", values)

    def data(self, values: list[int]) -> None:
        self._send("data", tuple(values))

    def cleanup(self) -> None:
        self.is_open = False

    def _send(self, kind: str, values: tuple[int, ...]) -> None:
        if self.is_unplugged:
            raise OSError(121, "Remote I/O error")
        self.sent.append((kind, values))
