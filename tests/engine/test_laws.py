"""Laws that hold in every game, whatever is done: random walks through random setups."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from seancebox.engine.cards import cards_on_table
from seancebox.engine.commands import BeginGame, Command, DealCards
from seancebox.engine.decide import decide
from seancebox.engine.events import Event
from seancebox.engine.evolve import replay
from seancebox.engine.game import UNBEGUN, Stage
from seancebox.engine.history import Entry, TakenBack, counted
from seancebox.engine.legal import legal
from seancebox.engine.setup import Deal, Setup
from seancebox.engine.views import ghost_view, psychic_view, table_view

from .secrets import disguised
from .walking import any_command, onward_command, setups

SEEDS = st.integers(0, 2**32)


class Night(RuleBasedStateMachine):
    """One game, and everything that happened in it, command by command."""

    def __init__(self) -> None:
        super().__init__()
        self.game = UNBEGUN
        self.steps: list[tuple[Event, ...]] = []
        self.dice = Random(0)

    def do(self, command: Command) -> None:
        events = decide(self.game, command, self.dice)
        self.steps.append(events)
        self.game = replay(events, self.game)

    @initialize(setup=setups(), deal=st.sampled_from(Deal), seed=SEEDS)
    def begin(self, setup: Setup, deal: Deal, seed: int) -> None:
        self.dice = Random(seed)
        self.do(BeginGame(setup))
        self.do(DealCards(deal))

    @precondition(lambda self: not self.game.is_over)
    @rule(seed=SEEDS)
    def somebody_does_something(self, seed: int) -> None:
        self.do(any_command(self.game, Random(seed)))

    @precondition(lambda self: not self.game.is_over)
    @rule(seed=SEEDS, commands=st.integers(5, 60))
    def the_game_goes_on(self, seed: int, commands: int) -> None:
        dice = Random(seed)
        for _ in range(commands):
            if not self.game.is_over:
                self.do(onward_command(self.game, dice))

    @rule()
    def taking_back_and_doing_again_makes_an_equal_game(self) -> None:
        events = [event for step in self.steps for event in step]
        again = self.steps[-1]
        before = len(events) - len(again)
        taken_back = TakenBack(tuple(range(before, len(events))))
        told: list[Entry] = [*events, taken_back, *again]
        done: Iterator[tuple[int, Event]] = counted(enumerate(told))
        assert replay(event for _, event in done) == self.game
        undone: Iterator[tuple[int, Event]] = counted(enumerate(told[: len(events) + 1]))
        assert replay(event for _, event in undone) == replay(events[:before])

    @invariant()
    def the_events_alone_make_the_same_game(self) -> None:
        assert replay(event for step in self.steps for event in step) == self.game

    @invariant()
    def vision_cards_are_neither_made_nor_lost(self) -> None:
        game = self.game
        cards = [*game.draw_pile, *game.hand, *game.discard_pile, *game.shared_vision]
        cards += [card for seat in game.seats for card in seat.vision_cards]
        is_drawn = game.setup.records.visions and game.stage not in (Stage.UNBEGUN, Stage.DEAL)
        assert sorted(cards) == (list(range(1, 85)) if is_drawn else [])

    @invariant()
    def psychic_cards_are_neither_made_nor_lost(self) -> None:
        game = self.game
        if game.deal is Deal.BY_BOX and game.stage in IN_PHASE_1:
            each = cards_on_table(game.setup.players, game.setup.difficulty)
            found = [card for seat in game.seats for card in seat.found_cards]
            assert len({*game.on_table, *found}) == len(game.on_table) + len(found) == 3 * each

    @invariant()
    def something_can_be_done_until_the_end(self) -> None:
        assert bool(legal(self.game)) is not self.game.is_over

    @invariant()
    def nobody_sees_what_they_may_not_know(self) -> None:
        game = self.game
        assert table_view(disguised(game)) == table_view(game)
        assert ghost_view(disguised(game, from_ghost=True)) == ghost_view(game)
        for seat in game.seats:
            other = disguised(game, knows_vote=seat.psychic)
            assert psychic_view(other, seat.psychic) == psychic_view(game, seat.psychic)


IN_PHASE_1 = (Stage.VISIONS, Stage.TIMER, Stage.ANSWERS, Stage.HOUR_END)
Night.TestCase.settings = settings(max_examples=60, stateful_step_count=20)
TestNight = pytest.mark.rule("R10")(Night.TestCase)
