"""What each seat may know: built from nothing, so that a secret has to be let in by name (R10)."""

from dataclasses import dataclass

from .answers import guess_is_right
from .cards import LEVELS, Difficulty, Face, Kind, Level, Psychic, cards_on_table
from .clairvoyancy import tokens_left
from .events import Loss, TieBreak
from .game import Game, Seat, Stage
from .setup import Deal, HouseRules
from .vote import level_of, openers
from .waiting import waiting


@dataclass(frozen=True, slots=True)
class SeatView:
    """One psychic as everybody sees them.

    cards_found: numbers of the cards in the sleeve, where known. card: the card under the
    intuition token, where told. bets: who bet on it, and whether they agree. tokens_left: on
    hand (R3.8). level: for the vote (R5.4). has_voted: something is in the sleeve. vote: the
    group that it was counted for, which is after all votes are in; None for no valid vote too.
    """

    psychic: Psychic
    seeks: Kind | None
    found: int
    cards_found: tuple[int, ...]
    visions: int
    vision_cards: tuple[int, ...]
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

    on_table: numbers of the psychic cards, where the box dealt. waiting: who lacks what this
    step gives or takes: a vision, a token, an answer, a group, a vote, a count. claimed: who
    claimed for `claiming`. openers: who may open the sleeves (R5.5), more than one if tied.
    culprit: None until revealed.
    """

    stage: Stage
    players: int
    two_each: bool
    has_clairvoyancy: bool
    difficulty: Difficulty
    house: HouseRules
    deal: Deal | None
    hour: int
    hours_played: int
    crows: int
    cards_each: int
    groups: int
    seats: tuple[SeatView, ...]
    on_table: tuple[int, ...]
    is_grace: bool
    waiting: tuple[Psychic, ...]
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

    @property
    def investigating(self) -> tuple[SeatView, ...]:
        """The seats that still seek a card."""
        return tuple(seat for seat in self.seats if not seat.has_finished)


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


def table_view(game: Game) -> TableView:
    """Return what lies open on the table."""
    setup = game.setup
    return TableView(
        stage=game.stage,
        players=setup.players,
        two_each=setup.two_each,
        has_clairvoyancy=setup.has_clairvoyancy,
        difficulty=setup.difficulty,
        house=setup.house,
        deal=game.deal,
        hour=game.hour,
        hours_played=game.hours_played,
        crows=game.crows,
        cards_each=cards_on_table(setup.players, setup.difficulty) if game.seats else 0,
        groups=setup.groups,
        seats=tuple(_seat_view(game, seat) for seat in game.seats),
        on_table=game.on_table,
        is_grace=game.is_grace,
        waiting=waiting(game),
        claiming=game.claiming,
        claimed=game.claimed,
        extra_groups=game.extra_groups,
        level=game.level,
        shared_vision=game.shared_vision[: _turned_over(game)],
        openers=openers(game),
        tied=game.tied,
        accused=game.accused,
        tie_break=game.tie_break,
        decider=game.decider,
        culprit=game.culprit if game.is_culprit_revealed else None,
        is_won=game.is_won,
        loss=game.loss,
    )


def _seat_view(game: Game, seat: Seat) -> SeatView:
    has_level = game.setup.has_clairvoyancy
    return SeatView(
        psychic=seat.psychic,
        seeks=seat.seeks,
        found=seat.found,
        cards_found=seat.found_cards,
        visions=seat.visions,
        vision_cards=seat.vision_cards,
        was_given=seat.was_given,
        was_skipped=seat.was_skipped,
        token_stands=seat.token_stands,
        card=seat.card,
        bets=tuple((bet.by, bet.face is Face.AGREE) for bet in seat.bets),
        is_answered=seat.is_answered,
        was_right=seat.was_right,
        tokens_left=tokens_left(game, seat.psychic),
        space=seat.space,
        level=level_of(game.setup, seat.space) if has_level else None,
        group=seat.group,
        has_voted=seat.ballot is not None,
        is_counted=seat.counted is not None,
        vote=seat.counted.group if seat.counted else None,
    )


def _turned_over(game: Game) -> int:
    """Return how many cards of the shared vision lie face up (R5.3, R7.3)."""
    if game.level is not None:
        return 1 + LEVELS.index(game.level)
    return 0 if game.stage is Stage.SHARED_VISION else len(game.shared_vision)


def psychic_view(game: Game, psychic: Psychic) -> PsychicView:
    """Return what `psychic` knows; KeyError if nobody plays it."""
    ballot = game.seat(psychic).ballot
    return PsychicView(table_view(game), psychic, ballot.group if ballot else None)


def ghost_view(game: Game) -> GhostView:
    """Return what the ghost knows."""
    return GhostView(
        table=table_view(game),
        combinations=tuple((seat.psychic, seat.combination) for seat in game.seats),
        hand=game.hand,
        culprit=game.culprit,
        is_right=tuple((seat.psychic, guess_is_right(seat)) for seat in game.seats),
    )
