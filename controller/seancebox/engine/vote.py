"""Levels, sleeves and the tally (R5.3-R5.6)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from .cards import Level, Psychic
from .events import ElderAsked, GroupAccused, TieBreak
from .game import Game, Seat
from .setup import Setup

_LEVELS_4_5: Final = (5, 7)


def level_of(setup: Setup, space: int) -> Level:
    """Return the level of a marker on `space` (R5.4, R8.2)."""
    intermediate, high = _LEVELS_4_5 if setup.players < 6 else setup.house.levels_6_7
    if space < intermediate:
        return Level.LOW
    return Level.INTERMEDIATE if space < high else Level.HIGH


def openers(game: Game) -> tuple[Psychic, ...]:
    """Return who is furthest on the track; of more than one the eldest opens (R5.5)."""
    if not game.setup.has_clairvoyancy:
        return ()
    return tuple(seat.psychic for seat in _furthest(game.seats))


def tally(seats: Sequence[Seat], votes: Mapping[Psychic, int | None]) -> GroupAccused | ElderAsked:
    """Return whom the `votes` accuse, or who must tell their age first (R5.6, R8.9, R8.10)."""
    count = Counter(group for group in votes.values() if group is not None)
    if not count:
        return GroupAccused(None)
    most = max(count.values())
    tied = {group for group, number in count.items() if number == most}
    if len(tied) == 1:
        return GroupAccused(tied.pop())
    deciders = _furthest([seat for seat in seats if votes[seat.psychic] in tied])
    if len({votes[seat.psychic] for seat in deciders}) > 1:
        return ElderAsked(tuple(seat.psychic for seat in deciders))
    decider = deciders[0].psychic
    return GroupAccused(votes[decider], TieBreak.TRACK, decider)


def _furthest(seats: Sequence[Seat]) -> list[Seat]:
    front = max(seat.space for seat in seats)
    return [seat for seat in seats if seat.space == front]
