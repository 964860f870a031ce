"""The rules as a question: what would happen if this were done?"""

from random import Random
from typing import assert_never

from .answers import decide_answer
from .ballots import decide_ballot
from .bets import decide_bet
from .claims import decide_claim
from .commands import (
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
from .deal import decide_deal
from .events import Event
from .game import Game
from .hours import decide_hour
from .intuition import decide_intuition
from .line_up import decide_line_up, decide_shared_vision
from .verdict import decide_verdict
from .visions import decide_vision


def decide(game: Game, command: Command, dice: Random) -> tuple[Event, ...]:
    """Return what would happen, or raise Refused; changes nothing but the state of `dice`."""
    match command:
        case GiveVision() | WithdrawVision() | SkipVision() | UseCrow():
            return decide_vision(game, command, dice)
        case PlaceIntuition() | LiftIntuition() | TurnTimer() | EndTimer():
            return decide_intuition(game, command)
        case PlaceBet() | TakeBet():
            return decide_bet(game, command)
        case Answer() | MissToken():
            return decide_answer(game, command)
        case Claim() | Unclaim() | CloseClaims():
            return decide_claim(game, command)
        case OpenHour() | EndHour():
            return decide_hour(game, command, dice)
        case BeginGame() | DealCards():
            return decide_deal(game, command, dice)
        case LayGroup() | LiftGroup() | BeginSharedVision():
            return decide_line_up(game, command)
        case ChooseCulprit() | ForgetCulprit() | ShareVision():
            return decide_shared_vision(game, command, dice)
        case CastVote() | WithdrawVote() | CloseVote() | CountVote() | UncountVote():
            return decide_ballot(game, command)
        case NameElder() | AccuseGroup() | RevealCulprit():
            return decide_verdict(game, command)
        case _:
            assert_never(command)
