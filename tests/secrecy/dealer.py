"""Dice that deal the secrets they are told to, so that two games agree on all that is public."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from seancebox.engine.cards import CARDS_PER_KIND

T = TypeVar("T")


class Dealer(Random):
    """Deals the lowest numbers to the table and `columns` to the psychics; all else is chance.

    columns: for each kind the cards by seat. first: the group that SHARED VISION begins at.
    """

    def __init__(self, *columns: Sequence[int], first: int = 1) -> None:
        super().__init__(repr((columns, first)))
        self._columns = columns
        self._first = first

    def sample(
        self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None
    ) -> list[T]:
        """Return the cards for the table, a column of the screen, or any `k`."""
        if len(population) == CARDS_PER_KIND:
            return list(population[:k])
        for column in self._columns:
            if len(column) == k and all(card in population for card in column):
                return [card for own in column for card in population if card == own]
        return super().sample(population, k, counts=counts)

    def randint(self, a: int, b: int) -> int:
        """Return the first group, within bounds."""
        return min(max(a, self._first), b)
