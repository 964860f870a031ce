"""What the faces say in the seven hours: VISIONS to HOUR END."""

from typing import Final

from seancebox.engine.cards import HOURS, TOKENS_BACK_HOUR, Kind, Psychic
from seancebox.engine.setup import MissingToken
from seancebox.engine.views import SeatView, TableView
from seancebox.locale.text import Text, say, say_n
from seancebox.show.scene import Face
from seancebox.show.words import hour_name, word

from .asks_setup import Faces, columns, same
from .context import Context

_KINDS: Final = {
    # Translators: a line under "right?": what the psychic seeks
    Kind.CHARACTER: say("the character"),
    Kind.LOCATION: say("the location"),
    Kind.OBJECT: say("the object"),
}


_ALL_SEEK: Final = {
    Kind.CHARACTER: say("all seek a character"),
    Kind.LOCATION: say("all seek a location"),
    Kind.OBJECT: say("all seek an object"),
}


def visions(context: Context) -> Faces:
    """VISIONS: the hour, who seeks what, who still waits."""
    view = context.view
    lines = (*_tokens_back(view), *_who_waits(view), *seekers(view))
    # Translators: {hour} is I to VII, as on the game's clock
    table = Face(say("Hour {hour}: visions", hour=hour_name(view.hour)), lines)
    return table, _ghost(context, Face(say("Give visions"), (*_who_waits(view), _crows(view))))


def _tokens_back(view: TableView) -> tuple[Text, ...]:
    if view.hour == TOKENS_BACK_HOUR and view.has_clairvoyancy:
        return (say("take your ✓✗ tokens back"),)
    return ()


def _who_waits(view: TableView) -> tuple[Text, ...]:
    if not view.waiting:
        # Translators: every psychic has a vision
        return (say("all have theirs"),)
    if len(view.waiting) == len(view.investigating):
        return ()
    # Translators: one or several, who have no vision yet
    return (say("still waits: {psychics}", psychics=view.waiting),)


def seekers(view: TableView) -> tuple[Text, ...]:
    """Return a line for each kind that somebody seeks."""
    found: dict[Kind, list[Psychic]] = {}
    for seat in view.investigating:
        if seat.seeks is not None:
            found.setdefault(seat.seeks, []).append(seat.psychic)
    return tuple(
        # Translators: who seeks what, as in "location: RED and BLUE"
        say("{kind}: {psychics}", kind=word(kind), psychics=tuple(psychics))
        for kind, psychics in found.items()
    )


def _sought(view: TableView) -> tuple[Text, ...]:
    """Return who seeks what, in a word where all seek the same."""
    kinds = {seat.seeks for seat in view.investigating}
    if len(kinds) != 1 or len(view.investigating) < 3:
        return seekers(view)
    (kind,) = kinds
    return () if kind is None else (_ALL_SEEK[kind],)


def _crows(view: TableView) -> Text:
    return say_n("{n} crow left", "{n} crows left", view.crows)


def timer(context: Context) -> Faces:
    """TIMER: the sand; who seeks what, whose token stands, crows left."""
    view = context.view
    headline = _sand_headline(context, view)
    standing = _standing(view, tells_all=context.is_full)
    table = Face(headline, (*standing, *_sought(view), _crows(view)))
    return table, _ghost(context, Face(headline, (*standing, _crows(view))))


def _sand_headline(context: Context, view: TableView) -> Text:
    sitting = context.sitting
    if sitting.is_sand_out and not view.house.relaxed:
        # Translators: the headlines under the sand, about 18 letters a line; tokens: of intuition
        return say("The hour waits for tokens")
    if sitting.is_sand_out:
        return say("The sand is out; take your time")
    if sitting.is_sand_paused:
        is_left = context.sand_left > 0
        return say("Paused. NO: run on") if is_left else say("The sand was out. NO: go on")
    if view.is_grace:
        return say("Place them now!")
    return say("Place your tokens")


def _standing(view: TableView, *, tells_all: bool) -> tuple[Text, ...]:
    if not view.waiting:
        # Translators: intuition tokens stand on cards once they are placed
        return (say("all tokens stand"),)
    told = tuple(seat.psychic for seat in view.investigating if seat.token_stands)
    if told:
        # Translators: the tokens of these stand
        return (say("stands: {psychics}", psychics=told),)
    if view.house.missing_token is MissingToken.WAIT and tells_all:
        # Translators: these have no token placed yet
        return (say("missing: {psychics}", psychics=view.waiting),)
    return ()


def _ghost(context: Context, face: Face) -> Face:
    return columns(context) if context.shows_columns else face


def manifestation(context: Context) -> Faces:
    """MANIFESTATION: one psychic is asked about."""
    sitting, view = context.sitting, context.view
    if sitting.asked is None:
        return same(Face(say("The ghost appears …"), _answered(view)))
    seat = view.seat(sitting.asked)
    lines = (*_seeks(seat), *_queue(sitting.queue))
    # Translators: under a psychic's name: is their guess right? The ghost answers yes or no
    return same(Face(say("right?"), lines))


def _seeks(seat: SeatView) -> tuple[Text, ...]:
    if seat.seeks is None:
        return ()
    if seat.card is None:
        return (_KINDS[seat.seeks],)
    # Translators: what is asked about, and the number of the card, as in "the object: 41"
    return (say("{what}: {card}", what=_KINDS[seat.seeks], card=seat.card),)


def _queue(queue: tuple[Psychic, ...]) -> tuple[Text, ...]:
    # Translators: these are asked next
    return (say("then {psychics}", psychics=queue),) if queue else ()


def _answered(view: TableView) -> tuple[Text, ...]:
    right = tuple(seat.psychic for seat in view.seats if seat.is_answered and seat.was_right)
    # Translators: these guessed rightly in this hour
    return (say("right: {psychics}", psychics=right),) if right else ()


def claims(context: Context) -> Faces:
    """CLAIMS: whose bet was right?"""
    view = context.view
    if view.claiming is None:
        raise ValueError("no claims are open")
    seat = view.seat(view.claiming)
    # Translators: the bets (clairvoyancy tokens ✓ ✗) that others laid on this psychic's guess
    about = say("about {psychic}", psychic=seat.psychic)
    # Translators: each of these moves one space on the clairvoyancy track
    claimed = (say("{psychics}: one space", psychics=view.claimed),) if view.claimed else ()
    headline = say("Whose ✓ was right?") if seat.was_right else say("Whose ✗ was right?")
    return same(Face(headline, (about, *claimed)))


def hour_end(context: Context) -> Faces:
    """HOUR END: the hand has moved."""
    view = context.view
    if not view.investigating:
        # Translators: three cards, so the hours are over
        return same(Face(say("All have found their three")))
    if view.hours_played == HOURS:
        return same(Face(say("The seventh hour is over")))
    return same(Face(say("The clock strikes {hour}", hour=hour_name(view.hour))))
