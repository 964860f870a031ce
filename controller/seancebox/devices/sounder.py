"""Cues as tunes: on a passive piezo each note, on an active buzzer its one tone in their rhythm."""

import asyncio
from collections.abc import Iterator
from typing import Final, Protocol

from gpiozero import Factory, OutputDevice, PWMOutputDevice

from seancebox.ports import Cue
from seancebox.show.cues import TUNES, Note

HALF: Final = 0.5  # a square wave is loudest


class Voice(Protocol):
    """What can make a tone."""

    def sing(self, hertz: float) -> None:
        """Sound at `hertz` from now on; 0 is silence."""

    def close(self) -> None:
        """Fall silent and let the pin go."""


class Piezo:
    """A passive piezo: it sounds as the pin swings."""

    def __init__(self, gpio: int, factory: Factory) -> None:
        """Open the pin, silent; one of `factories.pin_errors` if that fails."""
        self._output = PWMOutputDevice(gpio, pin_factory=factory)

    def sing(self, hertz: float) -> None:
        """Sound at `hertz` from now on; 0 is silence."""
        if hertz:
            self._output.frequency = hertz
        self._output.value = HALF if hertz else 0

    def close(self) -> None:
        """Fall silent and let the pin go."""
        self._output.off()
        self._output.close()


class Buzzer:
    """An active buzzer: it has one tone of its own."""

    def __init__(self, gpio: int, factory: Factory) -> None:
        """Open the pin, silent; one of `factories.pin_errors` if that fails."""
        self._output = OutputDevice(gpio, pin_factory=factory)

    def sing(self, hertz: float) -> None:
        """Sound unless `hertz` is 0."""
        self._output.value = hertz > 0

    def close(self) -> None:
        """Fall silent and let the pin go."""
        self._output.off()
        self._output.close()


class Silence:
    """The voice of a box without a sounder."""

    def sing(self, hertz: float) -> None:
        """Say nothing."""

    def close(self) -> None:
        """Hold nothing to let go."""


class TuneSounder:
    """Plays the tune of each cue with one voice."""

    def __init__(self, voice: Voice, loop: asyncio.AbstractEventLoop) -> None:
        """Take a voice that is silent."""
        self._voice = voice
        self._loop = loop
        self._cue: Cue | None = None
        self._next_cue: Cue | None = None
        self._notes: Iterator[Note] = iter(())
        self._timer: asyncio.TimerHandle | None = None

    def play(self, cue: Cue) -> None:
        """Play `cue`; a newer one cuts it off, but for HEARD: that is heard out."""
        if self._cue is Cue.HEARD:
            self._next_cue = cue
        else:
            self._begin(cue)

    def _begin(self, cue: Cue | None) -> None:
        self._cue, self._next_cue = cue, None
        self._notes = iter(() if cue is None else TUNES[cue])
        self._next_note()

    def _next_note(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        note = next(self._notes, None)
        if note is not None:
            self._voice.sing(note.hertz)
            self._timer = self._loop.call_later(note.seconds, self._next_note)
        elif self._cue is None:
            self._voice.sing(0)
        else:
            self._begin(self._next_cue)

    def close(self) -> None:
        """Fall silent and let the pin go."""
        if self._timer is not None:
            self._timer.cancel()
        self._voice.close()
