"""All that can be done now: what could be meant at this step, sieved by `decide`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final, assert_never

from .cards import Face, Psychic, numbers_of
from .commands import (
    AccuseGroup,
    Answer,
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
from .deal import SEATS
from .decide import decide
from .errors import Refused
from .game import Game, Stage
from .line_up import SHARED_CARDS
from .setup import Deal


@dataclass(frozen=True, slots=True)
class SeatsTemplate:
    """BeginGame with one of these numbers of different psychics, in any order.

    Difficulty, house rules and records are free.
    """

    two_each: bool
    seats: tuple[int, ...]


NamesVisions = GiveVision | UseCrow | ShareVision


@dataclass(frozen=True, slots=True)
class VisionsTemplate:
    """The command `bare`, with any `fewest` to `most` different ones of `visions` in any order."""

    bare: NamesVisions
    visions: tuple[int, ...]
    fewest: int
    most: int

    def naming(self, visions: tuple[int, ...]) -> NamesVisions:
        """Return the command that names these `visions`."""
        match self.bare:
            case GiveVision(to):
                return GiveVision(to, visions)
            case UseCrow():
                return UseCrow(visions)
            case ShareVision():
                return ShareVision(visions)
            case _:
                assert_never(self.bare)


Template = SeatsTemplate | VisionsTemplate


def legal(game: Game) -> tuple[Command | Template, ...]:
    """Return every command that `decide` would take, the many that name vision cards in templates.

    None is left out, and none is in that would be refused; at the end of the game none is left.
    """
    dice = Random(0)
    meant = (*_MEANT[game.stage](game), _naming(game, UseCrow(), 1, len(game.hand)))
    return tuple(choice for choice in meant if _is_taken(game, choice, dice))


def _is_taken(game: Game, choice: Command | Template, dice: Random) -> bool:
    if isinstance(choice, SeatsTemplate):
        return True
    if isinstance(choice, VisionsTemplate):
        choice = choice.naming(choice.visions[: choice.fewest])
    try:
        decide(game, choice, dice)
    except Refused:
        return False
    return True


_Choices = Iterator[Command | Template]


def _naming(
    game: Game, bare: NamesVisions, fewest: int, most: int
) -> NamesVisions | VisionsTemplate:
    """Return the template, or the bare command where there are no cards to name."""
    return VisionsTemplate(bare, game.hand, fewest, most) if game.hand else bare


def _psychics(game: Game) -> tuple[Psychic, ...]:
    return game.setup.psychics


def _groups(game: Game) -> range:
    return range(1, game.setup.groups + 1)


def _unbegun(_: Game) -> _Choices:
    for two_each, seats in SEATS.items():
        yield SeatsTemplate(two_each, seats)


def _deal(_: Game) -> _Choices:
    yield from map(DealCards, Deal)
    yield OpenHour()


def _visions(game: Game) -> _Choices:
    for psychic in _psychics(game):
        yield _naming(game, GiveVision(psychic), 1, len(game.hand))
        yield WithdrawVision(psychic)
        yield SkipVision(psychic)
    yield TurnTimer()
    yield from _bets(game)


def _bets(game: Game) -> _Choices:
    for by, on in product(_psychics(game), repeat=2):
        yield from (PlaceBet(by, on, face) for face in Face)
        yield TakeBet(by, on)


def _timer(game: Game) -> _Choices:
    for seat in game.seats:
        cards = numbers_of(seat.seeks) if seat.seeks else ()
        yield from (PlaceIntuition(seat.psychic, card) for card in (None, *cards))
        yield LiftIntuition(seat.psychic)
    yield from map(EndTimer, (False, True))
    yield from _bets(game)


def _answers(game: Game) -> _Choices:
    for psychic in _psychics(game):
        yield from (Answer(psychic, right) for right in (True, False))
        yield from (kind(psychic) for kind in (MissToken, Claim, Unclaim))
    yield CloseClaims()
    yield EndHour()


def _hour_end(_: Game) -> _Choices:
    yield OpenHour()


def _line_up(game: Game) -> _Choices:
    for psychic in _psychics(game):
        yield from (LayGroup(psychic, group) for group in _groups(game))
        yield LiftGroup(psychic)
    yield BeginSharedVision()


def _shared_vision(game: Game) -> _Choices:
    yield from map(ChooseCulprit, _groups(game))
    yield ForgetCulprit()
    three = min(SHARED_CARDS, len(game.hand))
    yield _naming(game, ShareVision(), three, three)


def _vote(game: Game) -> _Choices:
    for psychic in _psychics(game):
        yield from (CastVote(psychic, group) for group in (None, *_groups(game)))
        yield WithdrawVote(psychic)
    yield CloseVote()


def _choice(game: Game) -> _Choices:
    yield from map(AccuseGroup, _groups(game))


def _count(game: Game) -> _Choices:
    for psychic in _psychics(game):
        yield from (CountVote(psychic, group) for group in (None, *_groups(game)))
        yield UncountVote(psychic)


def _elder(game: Game) -> _Choices:
    yield from map(NameElder, _psychics(game))


def _verdict(game: Game) -> _Choices:
    yield from map(RevealCulprit, (None, *_groups(game)))


def _over(_: Game) -> _Choices:
    yield from ()


_MEANT: Final[Mapping[Stage, Callable[[Game], _Choices]]] = {
    Stage.UNBEGUN: _unbegun,
    Stage.DEAL: _deal,
    Stage.VISIONS: _visions,
    Stage.TIMER: _timer,
    Stage.ANSWERS: _answers,
    Stage.HOUR_END: _hour_end,
    Stage.LINE_UP: _line_up,
    Stage.SHARED_VISION: _shared_vision,
    Stage.VOTE: _vote,
    Stage.CHOICE: _choice,
    Stage.COUNT: _count,
    Stage.ELDER: _elder,
    Stage.VERDICT: _verdict,
    Stage.OVER: _over,
}
