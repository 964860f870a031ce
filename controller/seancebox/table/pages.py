"""The pages of DEAL and LINE-UP: what people lay out by hand."""

from seancebox.engine.cards import (
    HAND_SIZE,
    KINDS,
    Difficulty,
    Kind,
    kind_of,
    tokens_for,
)
from seancebox.engine.setup import Deal
from seancebox.engine.views import TableView
from seancebox.locale.text import Text, say
from seancebox.show.scene import Face
from seancebox.show.words import word


def deal_pages(view: TableView) -> tuple[Face, ...]:
    """Return what to lay out before the first hour (R2)."""
    return (*_card_pages(view), _token_page(view), _hand_page(view))


def _card_pages(view: TableView) -> tuple[Face, ...]:
    if view.deal is Deal.BY_BOX:
        return tuple(
            Face(say("{kind}: lay out", kind=word(kind)), _numbers(view.on_table, kind))
            for kind in KINDS
        )
    lines = (say("ghost: same numbers, shuffled,"), say("one to each psychic"))
    return (Face(say("Lay {count} of each kind", count=view.cards_each), lines),)


def _numbers(on_table: tuple[int, ...], kind: Kind) -> tuple[Text, ...]:
    numbers = [str(number) for number in on_table if kind_of(number) is kind]
    half = (len(numbers) + 1) // 2
    rows = [" ".join(numbers[:half]), " ".join(numbers[half:])]
    return tuple(say("{numbers}", numbers=row) for row in rows if row)


def _token_page(view: TableView) -> Face:
    tokens = tokens_for(view.players)
    if not tokens:
        return Face(say("Each takes an intuition token"), (say("No clairvoyancy tonight"),))
    return Face(
        say("Each takes {tokens} ✓✗ tokens", tokens=tokens),
        (say("intuition token on the first board"), say("level marker at 0")),
    )


def _hand_page(view: TableView) -> Face:
    crows = {
        Difficulty.EASY: say("Crow: once an hour"),
        Difficulty.MEDIUM: say("Crows: three a game"),
        Difficulty.HARD: say("Crow: once a game"),
    }[view.difficulty]
    return Face(say("Ghost: draw {count} visions", count=HAND_SIZE), (crows,))


def line_up_pages(view: TableView) -> tuple[Face, ...]:
    """Return what to lay out for phase 2 (R5.1, R7.4)."""
    return (*_extra_pages(view), _groups_page(view), _culprit_page())


def _extra_pages(view: TableView) -> tuple[Face, ...]:
    if view.players != 2:
        return ()
    rows = tuple(say("{numbers}", numbers=" ".join(map(str, group))) for group in view.extra_groups)
    return (Face(say("Two more groups from what is left"), rows or (say("draw at random"),)),)


def _groups_page(view: TableView) -> Face:
    lines: tuple[Text, ...] = (say("Box the rest"),)
    if view.has_clairvoyancy:
        lines = (*lines, say("Take all ✓✗ tokens"))
    return Face(say("Lay your cards at 1 to {groups}", groups=view.groups), lines)


def _culprit_page() -> Face:
    return Face(say("Ghost: take the culprit tokens"))
