"""The rules as history: what the game is after this has happened."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from .answers import evolve_answer
from .ballots import evolve_ballot
from .bets import evolve_bet
from .claims import evolve_claim
from .clairvoyancy import evolve_marker
from .deal import evolve_deal
from .events import (
    Answered,
    BetPlaced,
    BetTaken,
    CardsDealt,
    Claimed,
    ClaimsClosed,
    CrowUsed,
    CulpritChosen,
    CulpritForgotten,
    CulpritRevealed,
    ElderAsked,
    ElderNamed,
    Event,
    ExtraGroupsDrawn,
    GameBegun,
    GameLost,
    GameWon,
    GraceBegun,
    GroupAccused,
    GroupLaid,
    GroupLifted,
    HourEnded,
    HourOpened,
    IntuitionLifted,
    IntuitionPlaced,
    LineUpBegun,
    MarkerMoved,
    SharedVisionBegun,
    TimerEnded,
    TimerTurned,
    Unclaimed,
    VisionGiven,
    VisionsDrawn,
    VisionShared,
    VisionSkipped,
    VisionsShuffled,
    VisionWithdrawn,
    VoteCast,
    VoteClosed,
    VoteCounted,
    VoteOpened,
    VoteUncounted,
    VoteWithdrawn,
)
from .game import UNBEGUN, Game
from .hours import evolve_hour
from .intuition import evolve_intuition
from .line_up import evolve_line_up, evolve_shared_vision
from .verdict import evolve_verdict
from .visions import evolve_vision


def evolve(game: Game, event: Event) -> Game:
    """Return the game after `event`, which `decide` has emitted in this game."""
    match event:
        case VisionGiven() | VisionsDrawn() | VisionsShuffled() | CrowUsed():
            return evolve_vision(game, event)
        case VisionWithdrawn() | VisionSkipped():
            return evolve_vision(game, event)
        case IntuitionPlaced() | IntuitionLifted() | TimerTurned() | GraceBegun() | TimerEnded():
            return evolve_intuition(game, event)
        case Answered():
            return evolve_answer(game, event)
        case MarkerMoved():
            return evolve_marker(game, event)
        case BetPlaced() | BetTaken():
            return evolve_bet(game, event)
        case HourOpened() | HourEnded() | LineUpBegun() | ExtraGroupsDrawn():
            return evolve_hour(game, event)
        case VoteOpened() | VoteCast() | VoteClosed() | VoteCounted():
            return evolve_ballot(game, event)
        case VoteWithdrawn() | VoteUncounted():
            return evolve_ballot(game, event)
        case Claimed() | Unclaimed() | ClaimsClosed():
            return evolve_claim(game, event)
        case GroupLaid() | GroupLifted() | SharedVisionBegun():
            return evolve_line_up(game, event)
        case CulpritChosen() | CulpritForgotten() | VisionShared():
            return evolve_shared_vision(game, event)
        case ElderAsked() | ElderNamed() | GroupAccused() | CulpritRevealed():
            return evolve_verdict(game, event)
        case GameWon() | GameLost():
            return evolve_verdict(game, event)
        case GameBegun() | CardsDealt():
            return evolve_deal(game, event)
        case _:
            assert_never(event)


def replay(events: Iterable[Event], start: Game = UNBEGUN) -> Game:
    """Return the game after all `events`."""
    return reduce(evolve, events, start)
