"""Evenings to look at: real sittings in every state, made by the rules themselves."""

from collections.abc import Mapping
from random import Random
from typing import Final

from seancebox.engine import commands
from seancebox.engine.cards import KINDS, Difficulty, Psychic
from seancebox.engine.setup import Deal, HouseRules
from seancebox.show.scene import State
from seancebox.table import notes
from seancebox.table.context import Deed
from seancebox.table.evening import foresee
from seancebox.table.playing import end_sand
from seancebox.table.sitting import Sitting

BLUE, WHITE, RED, YELLOW, PURPLE, BLACK = Psychic
SIX: Final = tuple(Psychic)
FIVE: Final = SIX[:5]
FOUR: Final = SIX[:4]
TWO: Final = SIX[:2]
DEFAULT: Final = HouseRules()
Claims = Mapping[Psychic, tuple[Psychic, ...]]  # who bet rightly, by whom they had bet on


def after(sitting: Sitting, *deeds: Deed) -> Sitting:
    """Return the sitting after `deeds`, one after the other."""
    for deed in deeds:
        sitting = told(sitting, deed)
    return sitting


def told(sitting: Sitting, *deeds: Deed) -> Sitting:
    """Return the sitting after `deeds` as one step, with what follows from it at once."""
    return foresee(sitting, deeds, Random(1))[0]


def seated(
    *psychics: Psychic,
    house: HouseRules = DEFAULT,
    fixed: tuple[str, ...] = (),
    is_full: bool = False,
    knows_levels: bool = True,
) -> Sitting:
    """Return SEATS with `psychics` sitting."""
    first = notes.SatDown(house, fixed, keeps_tokens=is_full, knows_levels=knows_levels)
    return after(Sitting(), first, *(notes.SeatTaken(psychic) for psychic in psychics))


def settled(sitting: Sitting, *, two_each: bool = False) -> Sitting:
    """Return the state after SEATS: DIFFICULTY."""
    return after(sitting, notes.PlayersSettled(two_each=two_each or len(sitting.seats) == 2))


def dealt(
    sitting: Sitting,
    difficulty: Difficulty = Difficulty.EASY,
    by: Deal = Deal.BY_HAND,
    *,
    two_each: bool = False,
) -> Sitting:
    """Return DEAL, for those who sit in `sitting`."""
    sitting = after(settled(sitting, two_each=two_each), notes.DifficultyShown(difficulty))
    return after(sitting, commands.BeginGame(sitting.setup), commands.DealCards(by))


def opened(*psychics: Psychic, house: HouseRules = DEFAULT, is_full: bool = False) -> Sitting:
    """Return VISIONS of hour I, dealt by hand."""
    return after(dealt(seated(*psychics, house=house, is_full=is_full)), commands.OpenHour())


def by_box(*psychics: Psychic, two_each: bool = False) -> Sitting:
    """Return VISIONS of hour I, dealt by the box."""
    sitting = dealt(seated(*psychics), Difficulty.MEDIUM, Deal.BY_BOX, two_each=two_each)
    return after(sitting, commands.OpenHour())


def given(sitting: Sitting) -> Sitting:
    """Return TIMER, the sand just turned."""
    waiting = [seat.psychic for seat in sitting.game.investigating if not seat.was_given]
    return after(sitting, *map(commands.GiveVision, waiting), commands.TurnTimer())


def appeared(sitting: Sitting) -> Sitting:
    """Return MANIFESTATION, the first psychic being asked about."""
    running = sitting if sitting.state is State.TIMER else given(sitting)
    return told(running, *end_sand(0.0))


def hour_over(
    sitting: Sitting, right: tuple[Psychic, ...], claims: Claims | None = None
) -> Sitting:
    """Return the end of the hour that begins with `sitting`; only those of `right` are right."""
    sitting = appeared(sitting)
    for seat in sitting.game.investigating:
        sitting = after(sitting, commands.Answer(seat.psychic, right=seat.psychic in right))
        if sitting.game.claiming is not None:
            claimers = (claims or {}).get(seat.psychic, ())
            sitting = after(sitting, *map(commands.Claim, claimers), commands.CloseClaims())
    return sitting if sitting.state is State.HOUR_END else after(sitting, commands.EndHour())


def next_hour(
    sitting: Sitting, right: tuple[Psychic, ...] = (), claims: Claims | None = None
) -> Sitting:
    """Return what follows the hour: the next VISIONS, LINE-UP or the end."""
    return after(hour_over(sitting, right, claims), commands.OpenHour())


def lined_up(sitting: Sitting, claims: Claims | None = None) -> Sitting:
    """Return LINE-UP, all three found as early as can be; `claims` hold in each hour."""
    for _ in KINDS:
        sitting = next_hour(sitting, sitting.game.setup.psychics, claims)
    return sitting


def shared(sitting: Sitting, culprit: int | None = None) -> Sitting:
    """Return VOTE 1, or CHOICE, after a line-up."""
    chosen = () if culprit is None else (commands.ChooseCulprit(culprit),)
    return after(sitting, commands.BeginSharedVision(), *chosen, commands.ShareVision())


def counting(sitting: Sitting) -> Sitting:
    """Return COUNT after the three votes."""
    while sitting.state is State.VOTE:
        sitting = after(sitting, commands.CloseVote())
    return sitting


def counted(sitting: Sitting, *groups: int | None) -> Sitting:
    """Return what `groups`, voted for by seat, lead to: VERDICT, ELDER, LOST or more of COUNT."""
    votes = zip(sitting.game.setup.psychics, groups, strict=False)
    return after(sitting, *(commands.CountVote(psychic, group) for psychic, group in votes))
