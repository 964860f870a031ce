"""An evening to test at: does commands one after another, and keeps what happened."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.commands import (
    BeginGame,
    BeginSharedVision,
    CloseVote,
    Command,
    CountVote,
    DealCards,
    EndHour,
    EndTimer,
    GiveVision,
    OpenHour,
    PlaceIntuition,
    ShareVision,
    TurnTimer,
)
from seancebox.engine.decide import decide
from seancebox.engine.errors import Refused, Why
from seancebox.engine.events import (
    Answered,
    ClaimsClosed,
    Event,
    HourEnded,
    MarkerMoved,
    TimerEnded,
)
from seancebox.engine.evolve import replay
from seancebox.engine.game import UNBEGUN, Game, Seat, Stage, seats_with
from seancebox.engine.setup import Deal, HouseRules, Records, Setup
from seancebox.engine.waiting import waiting

BLUE, WHITE, RED, YELLOW, PURPLE, BLACK = Psychic
FULL = Records(visions=True, tokens=True, bets=True)
LIGHT = Records()


def setup_for(
    players: int,
    difficulty: Difficulty = Difficulty.MEDIUM,
    house: HouseRules | None = None,
    records: Records = LIGHT,
) -> Setup:
    """Return the setup of so many `players`, with the psychics in the rulebook's order."""
    seats = {2: 2, 3: 4}.get(players, players - 1)
    psychics = tuple(Psychic)[:seats]
    return Setup(psychics, players < 4, difficulty, house or HouseRules(), records)


class Evening:
    """A game that stands after the deal, and goes on from there."""

    def __init__(
        self,
        players: int = 5,
        *,
        difficulty: Difficulty = Difficulty.MEDIUM,
        house: HouseRules | None = None,
        records: Records = LIGHT,
        deal: Deal = Deal.BY_HAND,
    ) -> None:
        self.game = UNBEGUN
        self.dice = Random(7)
        self.do(BeginGame(setup_for(players, difficulty, house, records)), DealCards(deal))

    def do(self, *commands: Command) -> tuple[Event, ...]:
        """Do the commands; return what came of the last."""
        events: tuple[Event, ...] = ()
        for command in commands:
            events = decide(self.game, command, self.dice)
            self.happen(*events)
        return events

    def happen(self, *events: Event) -> Game:
        """Let something have happened, whether or not the rules would have it."""
        self.game = replay(events, self.game)
        return self.game

    def refusal(self, command: Command) -> Refused:
        """Return how the rules refuse `command`; a test fails if they don't."""
        with pytest.raises(Refused) as refused:
            decide(self.game, command, self.dice)
        return refused.value

    def why(self, command: Command) -> Why:
        """Return why the rules refuse `command`."""
        return self.refusal(command).why

    def seat(self, psychic: Psychic) -> Seat:
        """Return the seat of `psychic` now."""
        return self.game.seat(psychic)

    @property
    def spaces(self) -> tuple[int, ...]:
        """The level markers in seat order."""
        return tuple(seat.space for seat in self.game.seats)

    def open_hour(self) -> "Evening":
        """Open the next hour; return self."""
        self.do(OpenHour())
        return self

    def give_all(self) -> "Evening":
        """Give everyone who waits the first card of the hand; return self."""
        for psychic in waiting(self.game):
            self.do(GiveVision(psychic, self.game.hand[:1]))
        return self

    def to_timer(self) -> "Evening":
        """Go on until the sand runs; return self."""
        if self.game.stage is not Stage.VISIONS:
            self.open_hour()
        self.give_all().do(TurnTimer())
        return self

    def to_answers(self, **cards: int) -> "Evening":
        """Go on until the sand is out, tokens placed on `cards` (by colour); return self."""
        self.to_timer()
        for psychic in waiting(self.game):
            self.do(PlaceIntuition(psychic, cards.get(psychic.value)))
        self.do(EndTimer())
        return self

    def to_hour(self, hour: int) -> "Evening":
        """Let hours pass in which nobody finds anything, until `hour` is open; return self."""
        if self.game.stage is Stage.DEAL:
            self.open_hour()
        while self.game.hour < hour:
            self.happen(TimerEnded(), HourEnded(self.game.hour + 1))
            self.open_hour()
        return self

    def finish(self, *psychics: Psychic) -> "Evening":
        """Let `psychics` (none: all) have found all that they lack; return self."""
        for psychic in psychics or self.game.setup.psychics:
            while (seat := self.seat(psychic)).seeks:
                card = seat.combination and seat.combination[seat.found]
                self.happen(Answered(psychic, right=True, card=card))
        self.happen(ClaimsClosed())
        return self

    def to_line_up(self) -> "Evening":
        """Let everyone have finished in the first hour, and begin phase 2; return self."""
        self.to_answers().finish()
        self.do(EndHour(), OpenHour())
        return self

    def to_shared_vision(self) -> "Evening":
        """Go on until the ghost chooses; return self."""
        self.to_line_up().do(BeginSharedVision())
        return self

    def to_vote(self, spaces: Mapping[Psychic, int] | None = None) -> "Evening":
        """Go on until the first vote, level markers on `spaces`; return self."""
        self.to_shared_vision()
        self.happen(*(MarkerMoved(psychic, space) for psychic, space in (spaces or {}).items()))
        self.do(ShareVision())
        return self

    def spend(self, psychic: Psychic, tokens: int) -> "Evening":
        """Let so many clairvoyancy tokens of `psychic` lie on the clock board; return self."""
        seat = replace(self.seat(psychic), agree_spent=tokens)
        self.game = replace(self.game, seats=seats_with(self.game, seat))
        return self


def counted(votes: Sequence[int | None], spaces: Sequence[int] = ()) -> Evening:
    """Return the evening after the count of these votes by psychics on these spaces."""
    evening = Evening(len(votes) + 1).to_vote(dict(zip(Psychic, spaces, strict=False)))
    evening.do(CloseVote(), CloseVote(), CloseVote())
    evening.do(*(CountVote(psychic, vote) for psychic, vote in zip(Psychic, votes, strict=False)))
    return evening
