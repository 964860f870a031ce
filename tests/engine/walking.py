"""Games at random for the laws: any setup, any legal command, and some that lead on."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hypothesis import strategies as st

from seancebox.engine.cards import Difficulty, Face, Psychic
from seancebox.engine.commands import (
    AccuseGroup,
    Answer,
    BeginGame,
    BeginSharedVision,
    CastVote,
    ChooseCulprit,
    Claim,
    CloseClaims,
    CloseVote,
    Command,
    CountVote,
    DealCards,
    EndHour,
    EndTimer,
    ForgetCulprit,
    GiveVision,
    LayGroup,
    LiftGroup,
    LiftIntuition,
    MissToken,
    NameElder,
    OpenHour,
    PlaceBet,
    PlaceIntuition,
    RevealCulprit,
    ShareVision,
    SkipVision,
    TakeBet,
    TurnTimer,
    Unclaim,
    UncountVote,
    UseCrow,
    WithdrawVision,
    WithdrawVote,
)
from seancebox.engine.game import Game
from seancebox.engine.legal import SeatsTemplate, Template, VisionsTemplate, legal
from seancebox.engine.setup import (
    BetsFrom,
    Deal,
    HouseRules,
    MissingToken,
    Records,
    Setup,
    TokenFaces,
)
from seancebox.engine.waiting import waiting

from .evening import setup_for

ONWARD = (
    OpenHour,
    GiveVision,
    SkipVision,
    TurnTimer,
    EndTimer,
    CloseClaims,
    EndHour,
    BeginSharedVision,
    ShareVision,
    CloseVote,
    AccuseGroup,
    CountVote,
    NameElder,
    RevealCulprit,
)

OF_ONE_PSYCHIC = (
    WithdrawVision,
    SkipVision,
    LiftIntuition,
    MissToken,
    Claim,
    Unclaim,
    LiftGroup,
    WithdrawVote,
    UncountVote,
    NameElder,
)


def houses() -> st.SearchStrategy[HouseRules]:
    """Return any house rules that the engine knows of."""
    return st.builds(
        HouseRules,
        levels_6_7=st.sampled_from([(7, 9), (2, 5)]),
        token_faces=st.sampled_from([None, TokenFaces(2, 2), TokenFaces(1, 3)]),
        missing_token=st.sampled_from(MissingToken),
        end_early=st.booleans(),
        relaxed=st.booleans(),
        bets=st.sampled_from(BetsFrom),
    )


def setups() -> st.SearchStrategy[Setup]:
    """Return any setup that makes a game."""
    return st.builds(
        setup_for,
        st.integers(2, 7),
        st.sampled_from(Difficulty),
        houses(),
        st.builds(Records, st.booleans(), st.booleans(), st.booleans()),
    )


def any_command(game: Game, dice: Random) -> Command:
    """Return one of all legal commands, templates filled in."""
    return _filled(dice.choice(legal(game)), dice)


def onward_command(game: Game, dice: Random) -> Command:
    """Return a legal command that leads on if there is one; now and then any other."""
    choices = legal(game)
    lacking = waiting(game)
    onward = [choice for choice in choices if _leads_on(game, choice, lacking)]
    return _filled(dice.choice(onward if onward and dice.random() < 0.9 else choices), dice)


def _leads_on(game: Game, choice: Command | Template, lacking: tuple[Psychic, ...]) -> bool:
    match choice:
        case VisionsTemplate(bare):
            return not isinstance(bare, UseCrow)
        case PlaceIntuition(psychic) | CastVote(psychic) | LayGroup(psychic):
            return psychic in lacking
        case Answer(_, right):
            return right
        case ChooseCulprit():
            return game.culprit is None
        case _:
            return isinstance(choice, ONWARD)


def _filled(choice: Command | Template, dice: Random) -> Command:
    match choice:
        case VisionsTemplate(_, visions, fewest, most):
            return choice.naming(tuple(dice.sample(visions, dice.randint(fewest, most))))
        case SeatsTemplate(two_each, seats):
            psychics = dice.sample(list(Psychic), dice.choice(seats))
            return BeginGame(Setup(tuple(psychics), two_each, Difficulty.EASY))
        case _:
            return choice


def small_commands() -> Iterator[Command]:
    """Yield every command without vision cards: all psychics, cards, groups, yes and no."""
    groups = range(8)
    yield from (OpenHour(), TurnTimer(), CloseClaims(), EndHour(), BeginSharedVision())
    yield from (ForgetCulprit(), CloseVote(), EndTimer(), EndTimer(early=True))
    yield from (GiveVision(psychic) for psychic in Psychic)
    yield from (UseCrow(), ShareVision())
    yield from map(DealCards, Deal)
    for kind in OF_ONE_PSYCHIC:
        yield from map(kind, Psychic)
    yield from map(PlaceIntuition, *zip(*product(Psychic, (None, *range(56))), strict=True))
    for by, on in product(Psychic, repeat=2):
        yield from (PlaceBet(by, on, face) for face in Face)
        yield TakeBet(by, on)
    for psychic, group in product(Psychic, groups):
        yield from (LayGroup(psychic, group), CastVote(psychic, group), CountVote(psychic, group))
    for psychic in Psychic:
        yield from (CastVote(psychic), CountVote(psychic, None))
        yield from (Answer(psychic, right) for right in (True, False))
    for group in groups:
        yield from (ChooseCulprit(group), AccuseGroup(group), RevealCulprit(group))
    yield RevealCulprit(None)
