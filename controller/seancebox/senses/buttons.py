"""What fingers mean: edges of the buttons become presses, holds and chords (TABLE 2)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final

from .contact import Contact
from .meanings import (
    GHOST_BUTTONS,
    Button,
    Chord,
    Held,
    Meaning,
    Pressed,
    Stuck,
)

HOLD: Final = {**dict.fromkeys(Button, 1.0), Button.NO: 2.0}
CHORD_HOLD: Final = {
    frozenset({Button.YES, Button.NO}): 5.0,
    frozenset({Button.CROW, Button.NO}): 3.0,
    frozenset({Button.CROW, Button.YES}): 2.0,
}
TOGETHER: Final = 0.2
STUCK_AFTER: Final = 30.0
_GRAIN: Final = 1e-6  # stamps are floats: 1,000.2 - 1,000.0 is a little more than 0.2

_Due = tuple[float, Callable[[], tuple[Meaning, ...]]]


@dataclass(slots=True)
class _Touch:
    """One down of one button. is_spent: it has acted, or may no longer act alone."""

    began: float
    is_spent: bool = False
    is_stuck: bool = False


class Buttons:
    """All buttons of the box, as one pair of hands works them."""

    def __init__(self, debounce_ms: float = 20) -> None:
        """Take the debounce time; every button is up."""
        self._contacts = {button: Contact(debounce_ms / 1000) for button in Button}
        self._touches: dict[Button, _Touch] = {}
        self._joined: set[Button] = set()  # the ghost's buttons of a chord, until all are up
        self._chord_is_void = False

    def is_down(self, button: Button) -> bool:
        """Whether `button` is down, bounces left out; a stuck one is."""
        return self._contacts[button].is_down

    def feel(self, button: Button, is_down: bool, at: float) -> tuple[Meaning, ...]:
        """Take an edge and return what was decided by then."""
        meanings = self.settle(at)
        self._contacts[button].feel(is_down, at)
        return meanings + self.settle(at)

    def settle(self, now: float) -> tuple[Meaning, ...]:
        """Return what time alone has decided by `now`, in the order in which it was due."""
        meanings: list[Meaning] = []
        while (due := self._first_due()) is not None and due[0] <= now:
            meanings += due[1]()
        return tuple(meanings)

    def next_at(self) -> float | None:
        """Return when to call `settle` next; None: only an edge can change anything."""
        due = self._first_due()
        return None if due is None else due[0]

    # --- what is due when -----------------------------------------------------------------

    def _first_due(self) -> _Due | None:
        dues = chain(self._settlings(), self._holds(), self._chords(), self._jams())
        return min(dues, key=lambda due: due[0], default=None)

    def _settlings(self) -> Iterator[_Due]:
        for button, contact in self._contacts.items():
            if (at := contact.settles_at) is not None:
                yield at, partial(self._accept, button)

    def _holds(self) -> Iterator[_Due]:
        for button, touch in self._touches.items():
            at = touch.began + HOLD[button]
            if not touch.is_spent and not self._wavers_by(button, at):
                yield at, partial(self._hold, button, at)

    def _chords(self) -> Iterator[_Due]:
        hold = CHORD_HOLD.get(frozenset(self._joined))
        if hold is None or self._chord_is_void:
            return
        at = self._chord_began() + hold
        if not any(self._wavers_by(button, at) for button in self._joined):
            yield at, partial(self._strike, at)

    def _jams(self) -> Iterator[_Due]:
        for button, touch in self._touches.items():
            at = touch.began + STUCK_AFTER
            if not touch.is_stuck and not self._wavers_by(button, at):
                yield at, partial(self._jam, button, at)

    def _wavers_by(self, button: Button, at: float) -> bool:
        """Whether `button` may have come up before `at`: that has to be known first."""
        since = self._contacts[button].wavers_since
        return since is not None and since < at

    def _chord_began(self) -> float:
        return max(self._touches[button].began for button in self._joined)

    # --- what happens then ----------------------------------------------------------------

    def _accept(self, button: Button) -> tuple[Meaning, ...]:
        contact = self._contacts[button]
        at = contact.settle()
        if at is None:
            return ()
        return self._go_down(button, at) if contact.is_down else self._come_up(button, at)

    def _go_down(self, button: Button, at: float) -> tuple[Meaning, ...]:
        partners = self._partners(button, at)
        self._touches[button] = _Touch(at, is_spent=bool(partners))
        if partners:
            self._chord_is_void = bool(self._joined)
            self._joined |= partners | {button}
            for other in self._joined & self._touches.keys():
                self._touches[other].is_spent = True
        return ()

    def _partners(self, button: Button, at: float) -> set[Button]:
        """Return those with which `button`, going down, is a chord and nothing else."""
        if button not in GHOST_BUTTONS:
            return set()
        return set(self._joined) or {
            other
            for other, touch in self._touches.items()
            if other in GHOST_BUTTONS and abs(at - touch.began) <= TOGETHER + _GRAIN
        }

    def _come_up(self, button: Button, at: float) -> tuple[Meaning, ...]:
        touch = self._touches.pop(button)
        self._leave_chord(button)
        if touch.is_stuck:
            return (Stuck(button, is_stuck=False, at=at),)
        return () if touch.is_spent else (Pressed(button, touch.began, at),)

    def _leave_chord(self, button: Button) -> None:
        """Void the chord that `button` was part of; it ends when all are up, or stuck."""
        if button not in self._joined:
            return
        self._chord_is_void = True
        down = self._joined & self._touches.keys()
        if all(self._touches[other].is_stuck for other in down):
            self._joined.clear()
            self._chord_is_void = False

    def _hold(self, button: Button, at: float) -> tuple[Meaning, ...]:
        touch = self._touches[button]
        touch.is_spent = True
        return (Held(button, touch.began, at),)

    def _strike(self, at: float) -> tuple[Meaning, ...]:
        self._chord_is_void = True
        return (Chord(frozenset(self._joined), self._chord_began(), at),)

    def _jam(self, button: Button, at: float) -> tuple[Meaning, ...]:
        touch = self._touches[button]
        touch.is_spent = touch.is_stuck = True
        self._leave_chord(button)
        return (Stuck(button, is_stuck=True, at=at),)
