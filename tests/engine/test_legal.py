"""What `legal` offers is all that the rules take, and nothing else."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.engine.cards import Psychic
from seancebox.engine.commands import (
    AccuseGroup,
    BeginGame,
    Command,
    DealCards,
    GiveVision,
    OpenHour,
    ShareVision,
    UseCrow,
)
from seancebox.engine.decide import decide
from seancebox.engine.errors import Refused
from seancebox.engine.evolve import replay
from seancebox.engine.game import UNBEGUN, Game
from seancebox.engine.legal import SeatsTemplate, VisionsTemplate, legal
from seancebox.engine.setup import Deal, Setup

from .evening import BLUE, FULL, RED, Evening
from .walking import onward_command, setups, small_commands


def is_taken(game: Game, command: Command) -> bool:
    """Whether the rules take `command`."""
    try:
        decide(game, command, Random(0))
    except Refused:
        return False
    return True


def walked(setup: Setup, deal: Deal, steps: int, seed: int) -> Game:
    """Return a game of this setup after so many commands at random, or at its end."""
    dice = Random(seed)
    game = replay(decide(UNBEGUN, BeginGame(setup), dice))
    game = replay(decide(game, DealCards(deal), dice), game)
    for _ in range(steps):
        if not game.is_over:
            game = replay(decide(game, onward_command(game, dice), dice), game)
    return game


@given(setups(), st.sampled_from(Deal), st.integers(0, 160), st.integers(0, 2**32))
def test_legal_is_what_is_not_refused(setup: Setup, deal: Deal, steps: int, seed: int) -> None:
    game = walked(setup, deal, steps, seed)
    offered = legal(game)
    for choice in offered:
        assert not isinstance(choice, SeatsTemplate)
        if isinstance(choice, VisionsTemplate):
            assert is_taken(game, choice.naming(choice.visions[: choice.fewest]))
            assert is_taken(game, choice.naming(choice.visions[::-1][: choice.most]))
            assert not is_taken(game, choice.naming(choice.visions[: choice.fewest - 1]))
        else:
            assert is_taken(game, choice)
    refused = [command for command in small_commands() if command not in offered]
    assert not [command for command in refused if is_taken(game, command)]


def test_before_the_game_every_number_of_seats_is_offered() -> None:
    assert legal(UNBEGUN) == (
        SeatsTemplate(two_each=True, seats=(2, 4)),
        SeatsTemplate(two_each=False, seats=(3, 4, 5, 6)),
    )


@pytest.mark.parametrize("two_each", [True, False])
def test_only_the_numbers_of_seats_that_are_offered_make_a_game(*, two_each: bool) -> None:
    (offered,) = (
        t for t in legal(UNBEGUN) if isinstance(t, SeatsTemplate) and t.two_each is two_each
    )
    setup = Evening().game.setup
    for seats in range(7):
        psychics = tuple(Psychic)[:seats]
        begin = BeginGame(Setup(psychics, two_each, setup.difficulty))
        assert is_taken(UNBEGUN, begin) is (seats in offered.seats)


def test_a_vision_is_offered_as_any_cards_of_the_hand() -> None:
    game = Evening(records=FULL).open_hour().game
    assert VisionsTemplate(GiveVision(RED), game.hand, 1, 7) in legal(game)
    assert VisionsTemplate(UseCrow(), game.hand, 1, 7) in legal(game)


def test_where_visions_have_no_identity_the_bare_command_is_offered() -> None:
    offered = legal(Evening().open_hour().game)
    assert GiveVision(RED) in offered
    assert UseCrow() in offered


@pytest.mark.parametrize("bare", [GiveVision(BLUE), UseCrow(), ShareVision()])
def test_a_template_names_the_cards_in_its_command(
    bare: GiveVision | UseCrow | ShareVision,
) -> None:
    named = VisionsTemplate(bare, (1, 2, 3), 1, 3).naming((2, 1))
    assert type(named) is type(bare)
    assert repr(named) == repr(bare).replace("=()", "=(2, 1)")


def test_two_or_three_players_are_offered_every_group() -> None:
    evening = Evening(2).to_shared_vision()
    evening.do(ShareVision())
    assert legal(evening.game) == (*map(AccuseGroup, (1, 2, 3, 4)), UseCrow())


def test_nothing_is_offered_at_the_end() -> None:
    game = walked(Evening().game.setup, Deal.BY_HAND, 4000, 1)
    assert game.is_over
    assert legal(game) == ()


def test_dealing_comes_before_the_first_hour() -> None:
    game = replay(decide(UNBEGUN, BeginGame(Evening().game.setup), Random(0)))
    assert legal(game) == tuple(map(DealCards, Deal))
    assert OpenHour() in legal(Evening().game)
