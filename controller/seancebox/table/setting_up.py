"""What inputs do before the first vision: ATTRACT, SEATS, DIFFICULTY, HOUSE RULES, DEAL."""

from typing import Final

from seancebox.engine.cards import Difficulty
from seancebox.engine.commands import BeginGame, DealCards, OpenHour
from seancebox.engine.setup import Deal
from seancebox.locale.text import say
from seancebox.show.scene import State

from . import notes
from .context import Context, Deed, Effect, NotNow, Outcome
from .pages import deal_pages
from .rules import PAGES_BY_NAME
from .sitting import Sitting, advance

SEATS_THAT_MAKE_A_GAME: Final = (2, 3, 4, 5, 6)
_DIFFICULTIES: Final = tuple(Difficulty)


def wake(context: Context) -> Outcome:
    """ATTRACT: the first go on waits for a second; that, or any button, begins."""
    return Effect.WAKE if context.is_armed else Effect.ARM


def sit_or_stand(context: Context) -> Outcome:
    """SEATS: sit down, or stand up again."""
    psychic = context.presser
    if context.sitting.is_asking_each:
        raise NotNow(say("First: one each?"))
    if psychic in context.sitting.seats:
        return (notes.SeatLeft(psychic),)
    return (notes.SeatTaken(psychic),)


def same_as_last(context: Context) -> Outcome:
    """SEATS: play with the seats and the difficulty of the last game."""
    last = context.last
    if context.sitting.seats or last is None:
        raise NotNow(say("Press your colours, then go on"))
    note = notes.SameAsLast(last.psychics, last.two_each, last.difficulty)
    return (note, *_begin_unless_pages(advance(context.sitting, note)))


def close_seats(context: Context) -> Outcome:
    """SEATS: all have sat down (R2.1, R7.2)."""
    sitting = context.sitting
    seats = len(sitting.seats)
    if seats not in SEATS_THAT_MAKE_A_GAME:
        raise NotNow(say("Two psychics at least"))
    if seats == 4:
        return (notes.SeatsClosed(),)
    return (notes.PlayersSettled(two_each=seats == 2),)


def one_each(_context: Context) -> Outcome:
    """SEATS, four psychics: five players."""
    return (notes.PlayersSettled(two_each=False),)


def two_each(_context: Context) -> Outcome:
    """SEATS, four psychics: three players."""
    return (notes.PlayersSettled(two_each=True),)


def next_difficulty(context: Context) -> Outcome:
    """DIFFICULTY: propose the next."""
    at = _DIFFICULTIES.index(context.sitting.difficulty) + 1
    return (notes.DifficultyShown(_DIFFICULTIES[at % len(_DIFFICULTIES)]),)


def take_difficulty(context: Context) -> Outcome:
    """DIFFICULTY: take the one proposed."""
    note = notes.DifficultyTaken()
    return (note, *_begin_unless_pages(advance(context.sitting, note)))


def next_value(context: Context) -> Outcome:
    """HOUSE RULES: propose the next value."""
    sitting = context.sitting
    page = PAGES_BY_NAME[sitting.rule_pages[sitting.page]]
    if page.field in sitting.fixed:
        raise NotNow(say("Set in the box's settings"))
    return (notes.RuleShown(page.next(sitting.house, sitting.setup.players)),)


def take_value(context: Context) -> Outcome:
    """HOUSE RULES: take the value, turn the page."""
    note = notes.RuleTaken()
    return (note, *_begin_unless_pages(advance(context.sitting, note)))


def _begin_unless_pages(sitting: Sitting) -> tuple[Deed, ...]:
    if sitting.step is State.HOUSE_RULES and sitting.page < len(sitting.rule_pages):
        return ()
    return (BeginGame(sitting.setup), DealCards(Deal.BY_HAND))


def change_dealer(context: Context) -> Outcome:
    """DEAL: by hand or by the box (R11)."""
    is_by_hand = context.sitting.game.deal is Deal.BY_HAND
    return (notes.PageTurned(0), DealCards(Deal.BY_BOX if is_by_hand else Deal.BY_HAND))


def next_deal_page(context: Context) -> Outcome:
    """DEAL: the next page of what to lay out."""
    count = len(deal_pages(context.view))
    return (notes.PageTurned((context.sitting.page + 1) % count),)


def open_first_hour(_context: Context) -> Outcome:
    """DEAL: all lies on the table."""
    return (OpenHour(),)


def take_up(_context: Context) -> Outcome:
    """WAITING GAME: go on with it."""
    return Effect.TAKE_UP


def shelve(_context: Context) -> Outcome:
    """WAITING GAME: not this one."""
    return Effect.SHELVE


def next_language(_context: Context) -> Outcome:
    """ATTRACT: the next language."""
    return Effect.NEXT_LANGUAGE
