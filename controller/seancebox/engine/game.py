"""The state of a game: frozen values, made by `evolve` alone."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from .cards import KINDS, Difficulty, Face, Kind, Level, Psychic
from .events import Loss, TieBreak
from .setup import Deal, Records, Setup


class Stage(Enum):
    """Where the rules stand."""

    UNBEGUN = "unbegun"
    DEAL = "deal"
    VISIONS = "visions"
    TIMER = "timer"
    ANSWERS = "answers"
    HOUR_END = "hour end"
    LINE_UP = "line-up"
    SHARED_VISION = "shared vision"
    VOTE = "vote"
    CHOICE = "choice"
    COUNT = "count"
    ELDER = "elder"
    VERDICT = "verdict"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Bet:
    """A clairvoyancy token beside somebody's intuition token (R3.7)."""

    by: Psychic
    face: Face


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote in a sleeve; `group` is None where its number isn't told, or counts for nothing."""

    group: int | None


@dataclass(frozen=True, slots=True)
class Seat:
    """One psychic in the game.

    found: how many of the three are found. combination: secret, None where dealt by hand.
    found_cards: those in the sleeve, where known. visions: number of cards given and not
    discarded, with `vision_cards` where they have an identity. was_given / was_skipped /
    token_stands / is_answered: in this hour. card: where the token stands, if told. bets: on
    this token, in this hour. agree_spent / disagree_spent: tokens on the clock board (R3.8),
    claimed ones included. ballot: the vote in the sleeve. counted: the vote as opened.
    """

    psychic: Psychic
    combination: tuple[int, int, int] | None = None
    found: int = 0
    found_cards: tuple[int, ...] = ()
    visions: int = 0
    vision_cards: tuple[int, ...] = ()
    was_given: bool = False
    was_skipped: bool = False
    token_stands: bool = False
    card: int | None = None
    bets: tuple[Bet, ...] = ()
    is_answered: bool = False
    was_right: bool = False
    agree_spent: int = 0
    disagree_spent: int = 0
    space: int = 0
    group: int | None = None
    ballot: Ballot | None = None
    counted: Ballot | None = None

    @property
    def has_finished(self) -> bool:
        """Whether the mission is accomplished (R4.4)."""
        return self.found == len(KINDS)

    @property
    def seeks(self) -> Kind | None:
        """The kind investigated now, None when finished (R3)."""
        return None if self.has_finished else KINDS[self.found]


@dataclass(frozen=True, slots=True)
class Game:
    """Everything that the rules need to know; equal games have equal futures.

    hour: where the hand stands; hours_played: how many have ended. crows: markers left.
    on_table: psychic cards that lie there, where known. draw_pile: the next card last. hand /
    discard_pile: sorted; empty where visions have no identity. claiming: the psychic whose
    claims are open; claimed: by whom; claimed_from: the spaces where those stood before.
    level: the level that votes. tied: who is asked for the elder. culprit: secret until
    revealed. loss: None when won or not over.
    """

    setup: Setup
    stage: Stage = Stage.UNBEGUN
    deal: Deal | None = None
    seats: tuple[Seat, ...] = ()
    on_table: tuple[int, ...] = ()
    draw_pile: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    discard_pile: tuple[int, ...] = ()
    hour: int = 1
    hours_played: int = 0
    crows: int = 0
    is_grace: bool = False
    claiming: Psychic | None = None
    claimed: tuple[Psychic, ...] = ()
    claimed_from: tuple[int, ...] = ()
    extra_groups: tuple[tuple[int, int, int], ...] = ()
    shared_vision: tuple[int, ...] = ()
    level: Level | None = None
    culprit: int | None = None
    is_culprit_revealed: bool = False
    tied: tuple[Psychic, ...] = ()
    elder: Psychic | None = None
    accused: int | None = None
    tie_break: TieBreak = TieBreak.NONE
    decider: Psychic | None = None
    is_won: bool = False
    loss: Loss | None = None

    def seat(self, psychic: Psychic) -> Seat:
        """Return the seat of `psychic`; KeyError if nobody plays it."""
        for seat in self.seats:
            if seat.psychic is psychic:
                return seat
        raise KeyError(psychic)

    @property
    def investigating(self) -> tuple[Seat, ...]:
        """The seats that still seek a card."""
        return tuple([seat for seat in self.seats if not seat.has_finished])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.stage is Stage.OVER


UNBEGUN: Final = Game(Setup((), two_each=False, difficulty=Difficulty.EASY, records=Records()))


def seats_with(game: Game, changed: Seat) -> tuple[Seat, ...]:
    """Return the seats with `changed` in the place of the same psychic's old one."""
    return tuple([changed if old.psychic is changed.psychic else old for old in game.seats])
