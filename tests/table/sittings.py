"""Evenings to begin a test with: a sitting in any state, and the moment as an input sees it."""

from dataclasses import replace
from random import Random

from seancebox.engine import commands
from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.setup import Deal, HouseRules
from seancebox.show.scene import State
from seancebox.table import notes
from seancebox.table.context import Context, Deed
from seancebox.table.evening import foresee
from seancebox.table.playing import end_sand
from seancebox.table.sitting import Sitting

BLUE, WHITE, RED = Psychic.BLUE, Psychic.WHITE, Psychic.RED
NOW = 1000.0
DEFAULT = HouseRules()


def after(sitting: Sitting, *deeds: Deed) -> Sitting:
    """Return the sitting after `deeds`, one after the other."""
    for deed in deeds:
        sitting, _ = foresee(sitting, (deed,), Random(1))
    return sitting


def seated(*psychics: Psychic, house: HouseRules = DEFAULT, is_full: bool = False) -> Sitting:
    """Return the game at DEAL, easy; two psychics are one player's."""
    note = notes.SatDown(house, fixed=(), keeps_tokens=is_full, knows_levels=True)
    seats = [notes.SeatTaken(psychic) for psychic in psychics]
    settled = notes.PlayersSettled(two_each=len(psychics) == 2)
    sitting = after(Sitting(), note, *seats, settled, notes.DifficultyShown(Difficulty.EASY))
    return after(sitting, commands.BeginGame(sitting.setup), commands.DealCards(Deal.BY_HAND))


def in_visions(*psychics: Psychic, house: HouseRules = DEFAULT) -> Sitting:
    """Return the game at the beginning of hour I."""
    return after(seated(*psychics, house=house), commands.OpenHour())


def in_timer(*psychics: Psychic, house: HouseRules = DEFAULT, is_full: bool = False) -> Sitting:
    """Return the game in hour I, the sand just turned."""
    sitting = after(seated(*psychics, house=house, is_full=is_full), commands.OpenHour())
    given = [commands.GiveVision(psychic) for psychic in psychics]
    return after(sitting, *given, commands.TurnTimer())


def in_answers(*psychics: Psychic, house: HouseRules = DEFAULT) -> Sitting:
    """Return the game in hour I, the first psychic being asked about."""
    return told(in_timer(*psychics, house=house), *end_sand(0.0))


def told(sitting: Sitting, *deeds: Deed) -> Sitting:
    """Return the sitting after `deeds` as one step, with what follows from it at once."""
    return foresee(sitting, deeds, Random(1))[0]


def at_hour_end(*psychics: Psychic, right: bool = True) -> Sitting:
    """Return the game at the end of hour I, all answered alike."""
    return hour_over(in_visions(*psychics), right=right)


def hour_over(sitting: Sitting, *, right: bool = True) -> Sitting:
    """Return the game at the end of the hour that begins with `sitting`."""
    sitting = told(after(sitting, commands.TurnTimer()), *end_sand(0.0))
    for seat in sitting.game.investigating:
        sitting = after(sitting, commands.Answer(seat.psychic, right=right))
        if sitting.game.claiming is not None:
            sitting = after(sitting, commands.CloseClaims())
    return sitting if sitting.state is State.HOUR_END else after(sitting, commands.EndHour())


def in_vote(*psychics: Psychic) -> Sitting:
    """Return the game in the first vote; all have found their three by hour III."""
    sitting = seated(*psychics)
    for _ in range(3):
        sitting = hour_over(after(sitting, commands.OpenHour()))
    return after(sitting, commands.OpenHour(), commands.BeginSharedVision(), commands.ShareVision())


def seen(sitting: Sitting, **facts: object) -> Context:
    """Return the moment of `sitting` as an input sees it, with a ghost OLED."""
    context = Context(state=sitting.state, sitting=sitting, can_deal=True, sand_left=60.0)
    return replace(context, **facts)
