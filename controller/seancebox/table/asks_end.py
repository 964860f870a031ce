"""What the faces say in phase 2: LINE-UP to the end."""

from typing import Final

from seancebox.engine.cards import LEVELS
from seancebox.engine.events import Loss, TieBreak
from seancebox.engine.game import Game
from seancebox.engine.vote import level_of, openers
from seancebox.locale.text import Text, say, say_n
from seancebox.show.scene import Face
from seancebox.show.words import word

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
    Loss.OUT_OF_HOURS: say("seven hours are over"),
    Loss.WRONG_GROUP: say("it was another group"),
    Loss.NO_VOTES: say("nobody was accused"),
}


def line_up(context: Context) -> Faces:
    """LINE-UP: groups are laid out."""
    pages = line_up_pages(context.sitting.game)
    return same(pages[context.sitting.page % len(pages)])


def shared_vision(context: Context) -> Faces:
    """SHARED VISION: the ghost chooses; what it tells the box is for its own OLED alone."""
    game = context.sitting.game
    table = Face(
        say("Ghost: choose"), (say("three cards face down"), say("culprit token face down"))
    )
    if not context.can_deal:
        return table, table
    known = say("kept: group {group}", group=game.culprit) if game.culprit else say("YES: keep it")
    return table, Face(
        say("Group {group}?", group=context.secret_group), (known, say("CROW: next"))
    )


def vote(context: Context) -> Faces:
    """VOTE 1, 2, 3: a card is turned, one level votes."""
    game = context.sitting.game
    if game.level is None:
        return same(Face(say("The vote is closed")))
    voters = tuple(s.psychic for s in game.seats if level_of(game.setup, s.space) is game.level)
    missing = tuple(p for p in voters if game.seat(p).ballot is None)
    who = (
        say("{level} level: nobody", level=word(game.level))
        if not voters
        else say("votes are in: {psychics}", psychics=voters)
        if not missing
        else say("{level} level votes: {psychics}", level=word(game.level), psychics=missing)
    )
    return same(Face(_ORDINALS[LEVELS.index(game.level)], (who,)))


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
    game = context.sitting.game
    group = context.sitting.group
    headline = say("Group {group}: who?", group=group) if group else say("No valid vote: who?")
    counted = tuple(
        seat.psychic
        for seat in game.seats
        if seat.counted is not None and seat.counted.group == (group or None)
    )
    here = (say("{psychics}", psychics=counted),) if counted else ()
    return same(Face(headline, (*here, _opener(game))))


def _opener(game: Game) -> Text:
    who = openers(game)
    if len(who) == 1:
        return say("{psychic} opens the sleeves", psychic=who[0])
    return say("the elder of {psychics} opens", psychics=who)


def elder(context: Context) -> Faces:
    """ELDER: a tie that only an age can break."""
    tied = context.sitting.game.tied
    return same(Face(say("The elder of {psychics}: press", psychics=tied)))


def verdict(context: Context) -> Faces:
    """VERDICT: the accused group, then what the culprit token shows."""
    sitting = context.sitting
    game = sitting.game
    if sitting.token is Token.DISPUTED:
        return same(Face(say("Which group? {group}?", group=sitting.group)))
    if sitting.token is Token.TURNED:
        if game.culprit is not None:
            return same(Face(say("Was it group {group}?", group=game.culprit)))
        return same(Face(say("Was it group {group}?", group=game.accused or 0)))
    if game.accused is None:
        accused = say("Nobody is accused")
    else:
        accused = say("Accused: group {group}", group=game.accused)
    return same(Face(accused, (*_tie(game), say("turn the culprit token"))))


def _tie(game: Game) -> tuple[Text, ...]:
    if game.tie_break is TieBreak.NONE or game.decider is None:
        return ()
    if game.tie_break is TieBreak.TRACK:
        return (say("a tie: {psychic} was furthest", psychic=game.decider),)
    return (say("a tie: {psychic} is the elder", psychic=game.decider),)


def won(context: Context) -> Faces:
    """WON: the game's figures."""
    return same(Face(say("The ghost is at peace"), _figures(context.sitting.game)))


def lost(context: Context) -> Faces:
    """LOST: why."""
    game = context.sitting.game
    why = () if game.loss is None else (_LOSSES[game.loss],)
    return same(Face(say("The ghost stays"), (*why, *_figures(game))))


def _figures(game: Game) -> tuple[Text, ...]:
    found = sum(seat.found for seat in game.seats)
    culprit = (
        (say("it was group {group}", group=game.culprit),)
        if game.is_culprit_revealed and game.culprit
        else ()
    )
    return (
        *culprit,
        say_n("{n} hour", "{n} hours", game.hours_played),
        say("{found} of {all} cards found", found=found, all=3 * len(game.seats)),
    )
