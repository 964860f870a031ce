"""What the faces say in the seven hours: VISIONS to HOUR END."""

from seancebox.engine.cards import HOURS, TOKENS_BACK_HOUR, Kind, Psychic
from seancebox.engine.game import Game, Seat
from seancebox.engine.setup import MissingToken
from seancebox.locale.text import Text, say, say_n
from seancebox.show.scene import Face
from seancebox.show.words import hour_name, word

from .asks_setup import Faces, columns, same
from .context import Context


def visions(context: Context) -> Faces:
    """VISIONS: the hour, who seeks what, who still waits."""
    game = context.sitting.game
    lines = (*_tokens_back(game), *_who_waits(game), *seekers(game))
    table = Face(say("Hour {hour}: visions", hour=hour_name(game.hour)), lines)
    return table, _ghost(context, Face(say("Give visions"), (*_who_waits(game), _crows(game))))


def _tokens_back(game: Game) -> tuple[Text, ...]:
    if game.hour == TOKENS_BACK_HOUR and game.setup.has_clairvoyancy:
        return (say("take your ✓✗ tokens back"),)
    return ()


def _who_waits(game: Game) -> tuple[Text, ...]:
    waiting = tuple(
        seat.psychic for seat in game.investigating if not (seat.was_given or seat.was_skipped)
    )
    if not waiting:
        return (say("all have theirs"),)
    if len(waiting) == len(game.investigating):
        return ()
    return (say("still waits: {psychics}", psychics=waiting),)


def seekers(game: Game) -> tuple[Text, ...]:
    """Return a line for each kind that somebody seeks."""
    found: dict[Kind, list[Psychic]] = {}
    for seat in game.investigating:
        if seat.seeks is not None:
            found.setdefault(seat.seeks, []).append(seat.psychic)
    return tuple(
        say("{kind}: {psychics}", kind=word(kind), psychics=tuple(psychics))
        for kind, psychics in found.items()
    )


def _crows(game: Game) -> Text:
    return say_n("{n} crow left", "{n} crows left", game.crows)


def timer(context: Context) -> Faces:
    """TIMER: the sand; who seeks what, whose token stands, crows left."""
    game = context.sitting.game
    table = Face(_sand_headline(context), (*_standing(game), *seekers(game), _crows(game)))
    ghost = Face(_sand_headline(context), (*_standing(game), _crows(game)))
    return table, _ghost(context, ghost)


def _sand_headline(context: Context) -> Text:
    sitting = context.sitting
    house = sitting.game.setup.house
    if sitting.is_sand_out and not house.relaxed:
        return say("The hour waits for tokens")
    if sitting.is_sand_out:
        return say("The sand is out; take your time")
    if sitting.is_sand_paused:
        return say("Paused") if context.sand_left > 0 else say("The sand was out")
    if sitting.game.is_grace:
        return say("Place them now!")
    return say("Place your tokens")


def _standing(game: Game) -> tuple[Text, ...]:
    told = tuple(seat.psychic for seat in game.investigating if seat.token_stands)
    missing = tuple(seat.psychic for seat in game.investigating if not seat.token_stands)
    if not missing:
        return (say("all tokens stand"),)
    if told:
        return (say("stands: {psychics}", psychics=told),)
    if game.setup.house.missing_token is MissingToken.WAIT and game.setup.records.tokens:
        return (say("missing: {psychics}", psychics=missing),)
    return ()


def _ghost(context: Context, face: Face) -> Face:
    return columns(context) if context.shows_columns else face


def manifestation(context: Context) -> Faces:
    """MANIFESTATION: one psychic is asked about."""
    sitting = context.sitting
    if sitting.asked is None:
        return same(Face(say("The ghost appears …"), _answered(sitting.game)))
    seat = sitting.game.seat(sitting.asked)
    lines = (*_seeks(seat), *_queue(sitting.queue))
    return same(Face(say("right?"), lines))


def _seeks(seat: Seat) -> tuple[Text, ...]:
    if seat.seeks is None:
        return ()
    if seat.card is None:
        return (say("the {kind}", kind=word(seat.seeks)),)
    return (say("the {kind}: {card}", kind=word(seat.seeks), card=seat.card),)


def _queue(queue: tuple[Psychic, ...]) -> tuple[Text, ...]:
    return (say("then {psychics}", psychics=queue),) if queue else ()


def _answered(game: Game) -> tuple[Text, ...]:
    right = tuple(seat.psychic for seat in game.seats if seat.is_answered and seat.was_right)
    return (say("right: {psychics}", psychics=right),) if right else ()


def claims(context: Context) -> Faces:
    """CLAIMS: whose bet was right?"""
    game = context.sitting.game
    if game.claiming is None:
        raise ValueError("no claims are open")
    seat = game.seat(game.claiming)
    about = say("about {psychic}", psychic=seat.psychic)
    claimed = (say("{psychics}: one space", psychics=game.claimed),) if game.claimed else ()
    headline = say("Whose ✓ was right?") if seat.was_right else say("Whose ✗ was right?")
    return same(Face(headline, (about, *claimed)))


def hour_end(context: Context) -> Faces:
    """HOUR END: the hand has moved."""
    game = context.sitting.game
    if not game.investigating:
        return same(Face(say("All have found their three")))
    if game.hours_played == HOURS:
        return same(Face(say("The seventh hour is over")))
    return same(Face(say("The clock strikes {hour}", hour=hour_name(game.hour))))
