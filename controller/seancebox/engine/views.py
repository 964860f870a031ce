"""What each seat may know: built from nothing, so that a secret has to be let in by name (R10)."""

from dataclasses import dataclass

from .cards import Difficulty, Kind, Level, Psychic
from .events import Loss, TieBreak
from .game import Stage
from .setup import Deal, HouseRules


@dataclass(frozen=True, slots=True)
class SeatView:
    """One psychic as everybody sees them.

    cards_found: numbers of the cards in the sleeve, where known. card: the card under the
    intuition token, where told. waits: for a vision, in VISIONS. tokens_left: on hand (R3.8).
    level: for the vote (R5.4). has_voted: something is in the sleeve. vote: only once all
    sleeves are open.
    """

    psychic: Psychic
    seeks: Kind | None
    found: int
    cards_found: tuple[int, ...]
    visions: int
    vision_cards: tuple[int, ...]
    waits: bool
    was_given: bool
    was_skipped: bool
    token_stands: bool
    card: int | None
    bets: tuple[tuple[Psychic, bool], ...]
    is_answered: bool
    was_right: bool
    tokens_left: int
    space: int
    level: Level | None
    group: int | None
    has_voted: bool
    is_counted: bool
    vote: int | None

    @property
    def has_finished(self) -> bool:
        """Whether the mission is accomplished (R4.4)."""
        return self.seeks is None


@dataclass(frozen=True, slots=True)
class TableView:
    """What lies open on the table.

    on_table: numbers of the psychic cards, where the box dealt. unanswered: who still waits
    for an answer in this hour. claimed: who claimed for `claiming`. openers: who may open the
    sleeves (R5.5), more than one if tied. culprit: None until revealed.
    """

    stage: Stage
    players: int
    two_each: bool
    has_clairvoyancy: bool
    difficulty: Difficulty
    house: HouseRules
    deal: Deal | None
    hour: int
    crows: int
    cards_each: int
    groups: int
    seats: tuple[SeatView, ...]
    on_table: tuple[int, ...]
    is_grace: bool
    waiting: tuple[Psychic, ...]
    unanswered: tuple[Psychic, ...]
    claiming: Psychic | None
    claimed: tuple[Psychic, ...]
    extra_groups: tuple[tuple[int, int, int], ...]
    level: Level | None
    shared_vision: tuple[int, ...]
    openers: tuple[Psychic, ...]
    tied: tuple[Psychic, ...]
    accused: int | None
    tie_break: TieBreak
    decider: Psychic | None
    culprit: int | None
    is_won: bool
    loss: Loss | None

    def seat(self, psychic: Psychic) -> SeatView:
        """Return the seat of `psychic`; KeyError if nobody plays it."""
        for seat in self.seats:
            if seat.psychic is psychic:
                return seat
        raise KeyError(psychic)

    @property
    def psychics(self) -> tuple[Psychic, ...]:
        """Who plays, in seat order."""
        return tuple(seat.psychic for seat in self.seats)


@dataclass(frozen=True, slots=True)
class PsychicView:
    """What one psychic knows: the table, and their own vote."""

    table: TableView
    psychic: Psychic
    vote: int | None


@dataclass(frozen=True, slots=True)
class GhostView:
    """What the ghost knows: the table, and the secrets behind the screen.

    combinations: by seat, None where dealt by hand. hand: where visions have an identity.
    culprit: as far as the box was told. is_right: for each seat whether the guess that stands
    is the card, None where the box can't know (R11.2).
    """

    table: TableView
    combinations: tuple[tuple[Psychic, tuple[int, int, int] | None], ...]
    hand: tuple[int, ...]
    culprit: int | None
    is_right: tuple[tuple[Psychic, bool | None], ...]
