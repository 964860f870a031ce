"""From signals to meanings: the buttons and the ear together, in order of time."""

from collections.abc import Iterator
from math import inf

from seancebox.config.settings import Knock
from seancebox.ports import Edge, Heard, Signal
from seancebox.senses.buttons import Buttons
from seancebox.senses.judgement import Judgement, Verdict
from seancebox.senses.meanings import Meaning
from seancebox.senses.rhythm import Rhythms


class Nerves:
    """What the box feels and hears."""

    def __init__(self, knock: Knock) -> None:
        self._buttons = Buttons()
        self._judgement = Judgement()
        self._rhythms = Rhythms(gap=knock.gap, quiet=knock.quiet)

    def feel(self, edge: Edge) -> tuple[Meaning, ...]:
        """Take an edge; return what it decides."""
        return self._buttons.feel(edge.button, edge.is_down, edge.at)

    def hear(self, heard: Heard) -> None:
        """Take a candidate; what it means is known later."""
        verdict = self._judgement.judge(heard.candidate)
        if verdict is not Verdict.BOUNCE:
            self._rhythms.hear(heard.at, is_clear=verdict is Verdict.KNOCK)

    def settle(self, now: float) -> Iterator[Meaning]:
        """Return what time has decided by `now`."""
        yield from self._buttons.settle(now)
        while (knocks := self._rhythms.settle(now)) is not None:
            yield knocks

    def next_at(self) -> float | None:
        """Return when to call `settle` next."""
        times = (self._buttons.next_at(), self._rhythms.next_at())
        return min((at for at in times if at is not None), default=None)


def felt_by(signal: Signal | None, now: float) -> float:
    """Return up to when all that hands did is known: what waits in the inbox comes first.

    A table that a slow disk has held up would else take two knocks for one, a press for a hold.
    """
    match signal:
        case None:
            return now
        case Edge() | Heard():
            return min(signal.at, now)
        case _:
            return -inf
