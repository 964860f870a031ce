"""The evening that runs: asks the rules, writes the journal, and only then moves on."""

from collections.abc import Sequence
from functools import reduce
from random import Random

from seancebox.engine.commands import Command
from seancebox.engine.decide import decide
from seancebox.engine.history import TakenBack
from seancebox.ports import Journal

from .context import Deed
from .hourglass import Hourglass
from .playing import follow
from .record import Line, Record, entries_of, record_of
from .sitting import Happening, Sitting, advance


class Evening:
    """One game in the journal, and the sitting that it makes."""

    def __init__(self, journal: Journal, game: int, dice: Random, record: Record) -> None:
        self._journal = journal
        self._dice = dice
        self.game = game
        self.record = record
        self.sitting = record.sitting()

    @classmethod
    async def begin(
        cls, journal: Journal, dice: Random, first: Deed, sand: Hourglass, now: float
    ) -> "Evening":
        """Begin a new game in `journal` with `first`; raises JournalFailed."""
        evening = cls(journal, await journal.begin(), dice, Record())
        await evening.do((first,), sand, now)
        return evening

    @classmethod
    async def take_up(cls, journal: Journal, game: int, dice: Random) -> "Evening":
        """Return `game` as it was left; raises Unreadable, JournalFailed, KeyError."""
        return cls(journal, game, dice, record_of(game, await journal.load(game)))

    async def do(
        self, deeds: Sequence[Deed], sand: Hourglass, now: float, *, joins: bool = False
    ) -> tuple[Happening, ...]:
        """Do `deeds` all or none, as a new step or joined to the last; return what happened.

        `sand` follows, and what is left is kept with it. Raises Refused, and JournalFailed: then
        nothing has happened.
        """
        after, happenings = foresee(self.sitting, deeds, self._dice)
        step = self.record.last_counted_step if joins else self.record.last_step + 1
        left = sand.kept_after(happenings, after, now)
        await self._write(self.record.next_lines(step, happenings), left)
        self.sitting = after
        for one in happenings:
            sand.follow(one, after, now)
        return happenings

    async def take_back(self, lines: Sequence[Line]) -> None:
        """Take `lines` back; they stay in the journal. Raises JournalFailed."""
        taken = TakenBack(tuple(line.number for line in lines))
        await self._write(self.record.next_lines(self.record.last_step + 1, (taken,)))
        self.sitting = self.record.sitting()

    async def _write(self, lines: tuple[Line, ...], seconds_left: float | None = None) -> None:
        await self._journal.append(self.game, entries_of(lines), seconds_left)
        self.record = self.record.with_lines(lines)


def foresee(
    sitting: Sitting, deeds: Sequence[Deed], dice: Random
) -> tuple[Sitting, tuple[Happening, ...]]:
    """Return the sitting after `deeds`, and what happens; raises Refused."""
    happenings: list[Happening] = []
    while deeds:
        batch: list[Happening] = []
        for deed in deeds:
            one = decide(sitting.game, deed, dice) if isinstance(deed, Command) else (deed,)
            sitting = reduce(advance, one, sitting)
            batch.extend(one)
        happenings.extend(batch)
        deeds = follow(sitting, batch)
    return sitting, tuple(happenings)
