"""What the faces say in phase 2: LINE-UP to the end."""

from typing import Final

from seancebox.engine.cards import LEVELS, Level, Psychic
from seancebox.engine.events import Loss, TieBreak
from seancebox.engine.views import TableView
from seancebox.locale.text import Text, bare, say, say_n
from seancebox.show.scene import Face

from .asks_setup import Faces, same
from .context import Context
from .pages import line_up_pages
from .sitting import Token

_ORDINALS: Final = (
    say("Turn the first card"),
    say("Turn the second card"),
    say("Turn the third card"),
)

_LOSSES: Final = {
    # Translators: lines under "The ghost stays": why the game is lost
    Loss.OUT_OF_HOURS: say("seven hours are over"),
    Loss.WRONG_GROUP: say("it was another group"),
    Loss.NO_VOTES: say("nobody was accused"),
}


def line_up(context: Context) -> Faces:
    """LINE-UP: groups are laid out."""
    pages = line_up_pages(context.view)
    return same(pages[context.sitting.page % len(pages)])


def shared_vision(context: Context) -> Faces:
    """SHARED VISION: the ghost chooses; what it tells the box is for its own OLED alone."""
    table = Face(
        say("Ghost: choose"), (say("three cards face down"), say("culprit token face down"))
    )
    if not context.can_deal:
        return table, table
    culprit = context.ghost.culprit
    # Translators: kept: the box has taken note of it in secret, and knows now who is the culprit
    known = say("kept: group {group}", group=culprit) if culprit else say("YES: keep it")
    return table, Face(
        say("Group {group}?", group=context.secret_group), (known, say("CROW: next"))
    )


def vote(context: Context) -> Faces:
    """VOTE 1, 2, 3: a card is turned, one level votes."""
    view = context.view
    if view.level is None:
        return same(Face(say("The vote is closed")))
    voters = tuple(seat.psychic for seat in view.seats if seat.level is view.level)
    return same(Face(_ORDINALS[LEVELS.index(view.level)], (_voters(view, view.level, voters),)))


def _voters(view: TableView, level: Level, voters: tuple[Psychic, ...]) -> Text:
    # Translators: the level of clairvoyancy, which decides who votes when; under "Turn the … card"
    if not voters:
        return {
            Level.LOW: say("low level: nobody"),
            Level.INTERMEDIATE: say("intermediate level: nobody"),
            Level.HIGH: say("high level: nobody"),
        }[level]
    if not view.waiting:
        return say("votes are in: {psychics}", psychics=voters)
    return {
        Level.LOW: say("low level votes: {psychics}", psychics=view.waiting),
        Level.INTERMEDIATE: say("intermediate level votes: {psychics}", psychics=view.waiting),
        Level.HIGH: say("high level votes: {psychics}", psychics=view.waiting),
    }[level]


def choice(context: Context) -> Faces:
    """CHOICE: two or three players agree on a group."""
    return same(
        Face(
            say("Accuse group {group}?", group=context.sitting.group),
            (say("turn all three cards"), say("agree on one group")),
        )
    )


def count(context: Context) -> Faces:
    """COUNT: who opens the sleeves, and who voted for what."""
    view, group = context.view, context.sitting.group
    headline = say("Group {group}: who?", group=group) if group else say("No valid vote: who?")
    counted = tuple(
        seat.psychic for seat in view.seats if seat.is_counted and seat.vote == (group or None)
    )
    here = (bare(counted),) if counted else ()
    return same(Face(headline, (*here, _opener(view))))


def _opener(view: TableView) -> Text:
    if len(view.openers) == 1:
        # Translators: the sleeves in which the votes lie
        return say("{psychic} opens the sleeves", psychic=view.openers[0])
    # Translators: the oldest of these opens the sleeves in which the votes lie
    return say("the elder of {psychics} opens", psychics=view.openers)


def elder(context: Context) -> Faces:
    """ELDER: a tie that only an age can break."""
    # Translators: the oldest of these shall press their button; headline
    return same(Face(say("The elder of {psychics}: press", psychics=context.view.tied)))


def verdict(context: Context) -> Faces:
    """VERDICT: the accused group, then what the culprit token shows."""
    sitting, view = context.sitting, context.view
    if sitting.token is Token.DISPUTED:
        # Translators: a proposal: is it this group? NO shows the next one
        return same(Face(say("Which group? {group}?", group=sitting.group)))
    if sitting.token is Token.TURNED:  # it lies open now, so what the ghost told is no secret
        group = context.ghost.culprit or view.accused or 0
        return same(Face(say("Was it group {group}?", group=group)))
    if view.accused is None:
        accused = say("Nobody is accused")
    else:
        accused = say("Accused: group {group}", group=view.accused)
    return same(Face(accused, (*_tie(view), say("turn the culprit token"))))


def _tie(view: TableView) -> tuple[Text, ...]:
    if view.tie_break is TieBreak.NONE or view.decider is None:
        return ()
    if view.tie_break is TieBreak.TRACK:
        # Translators: furthest on the clairvoyancy track, so this vote decides
        return (say("a tie: {psychic} was furthest", psychic=view.decider),)
    return (say("a tie: {psychic} is the elder", psychic=view.decider),)


def won(context: Context) -> Faces:
    """WON: the game's figures."""
    # Translators: the game is won; headline
    return same(Face(say("The ghost is at peace"), _figures(context.view)))


def lost(context: Context) -> Faces:
    """LOST: why."""
    view = context.view
    why = () if view.loss is None else (_LOSSES[view.loss],)
    # Translators: the game is lost: the ghost finds no rest; headline
    return same(Face(say("The ghost stays"), (*why, *_figures(view))))


def _figures(view: TableView) -> tuple[Text, ...]:
    found = sum(seat.found for seat in view.seats)
    culprit = (say("it was group {group}", group=view.culprit),) if view.culprit else ()
    return (
        *culprit,
        # Translators: how long the game took, in hours of the game's clock
        say_n("{n} hour", "{n} hours", view.hours_played),
        say_n(
            "{found} of {n} card found",
            "{found} of {n} cards found",
            3 * len(view.seats),
            found=found,
        ),
    )
