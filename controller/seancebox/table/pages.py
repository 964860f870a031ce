"""The pages of DEAL and LINE-UP: what people lay out by hand."""

from typing import Final

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
from seancebox.locale.text import Text, bare, say, say_n
from seancebox.show.scene import Face

_LAY_OUT: Final = {
    # Translators: headline over the numbers of the cards that people lay on the table
    Kind.CHARACTER: say("character: lay out"),
    Kind.LOCATION: say("location: lay out"),
    Kind.OBJECT: say("object: lay out"),
}


def deal_pages(view: TableView) -> tuple[Face, ...]:
    """Return what to lay out before the first hour (R2)."""
    return (*_card_pages(view), _token_page(view), _hand_page(view))


def _card_pages(view: TableView) -> tuple[Face, ...]:
    if view.deal is Deal.BY_BOX:
        return tuple(Face(_LAY_OUT[kind], _numbers(view.on_table, kind)) for kind in KINDS)
    # Translators: the kinds: character, location, object; headline, about 18 letters a line
    headline = say_n("Lay {n} of each kind", "Lay {n} of each kind", view.cards_each)
    # Translators: the ghost takes the ghost cards with these numbers, one for each psychic
    ghost = say("ghost: same numbers, shuffled, one to each psychic")
    return (Face(headline, (ghost,)),)


def _numbers(on_table: tuple[int, ...], kind: Kind) -> tuple[Text, ...]:
    numbers = [str(number) for number in on_table if kind_of(number) is kind]
    half = (len(numbers) + 1) // 2
    rows = [" ".join(numbers[:half]), " ".join(numbers[half:])]
    return tuple(bare(row) for row in rows if row)


def _token_page(view: TableView) -> Face:
    tokens = tokens_for(view.players)
    if not tokens:
        return Face(say("Each takes an intuition token"), (say("No clairvoyancy tonight"),))
    return Face(
        # Translators: ✓✗: clairvoyancy tokens
        say_n("Each takes {n} ✓✗ token", "Each takes {n} ✓✗ tokens", tokens),
        # Translators: the first of the progress boards; the marker on the clairvoyancy track
        (say("intuition token on the first board"), say("level marker at 0")),
    )


def _hand_page(view: TableView) -> Face:
    crows = {
        # Translators: how often the ghost may use a crow
        Difficulty.EASY: say("Crow: once an hour"),
        Difficulty.MEDIUM: say("Crows: three a game"),
        Difficulty.HARD: say("Crow: once a game"),
    }[view.difficulty]
    return Face(say_n("Ghost: draw {n} vision", "Ghost: draw {n} visions", HAND_SIZE), (crows,))


def line_up_pages(view: TableView) -> tuple[Face, ...]:
    """Return what to lay out for phase 2 (R5.1, R7.4)."""
    return (*_extra_pages(view), _groups_page(view), _culprit_page())


def _extra_pages(view: TableView) -> tuple[Face, ...]:
    if view.players != 2:
        return ()
    rows = tuple(bare(" ".join(map(str, group))) for group in view.extra_groups)
    # Translators: a group: a character, a location and an object laid together
    return (Face(say("Two more groups from what is left"), rows or (say("draw at random"),)),)


def _groups_page(view: TableView) -> Face:
    # Translators: the other cards go back into the game's box
    lines: tuple[Text, ...] = (say("Box the rest"),)
    if view.has_clairvoyancy:
        lines = (*lines, say("Take all ✓✗ tokens"))
    # Translators: each lays the three cards found beside one of the ghost tokens 1, 2, 3 …
    return Face(say("Lay your cards at 1 to {groups}", groups=view.groups), lines)


def _culprit_page() -> Face:
    return Face(say("Ghost: take the culprit tokens"))
