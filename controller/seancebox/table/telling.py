"""What the pages are told: the same prompts as the OLEDs show, as plain fields."""

from functools import reduce
from math import ceil
from typing import Final

from seancebox.engine.cards import Psychic
from seancebox.engine.views import SeatView
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Text, say
from seancebox.ports import Json
from seancebox.show.scene import Echo, Face, Fuse, Sand, Scene, State
from seancebox.show.words import word

from .context import Context, Gesture, Worked
from .prompt import hands
from .prompts import PROMPTS
from .routing import GAME

Fields = dict[str, Json]

_ANSWERS: Final = ((Gesture.YES, say("yes")), (Gesture.NO, say("no")))
_TAKE_BACK: Final = (
    (Gesture.TAKE_BACK, say("take the last input back")),
    (Gesture.COLOUR_HELD, say("take my last input back")),
)
_REFRESH: Final = (Gesture.REFRESH, say("use a crow"))
_NO_EVENING: Final = (State.ATTRACT, State.WAITING_GAME)
_COLOURS: Final = (Gesture.COLOUR, Gesture.COLOUR_HELD)
_TITLES: Final = {
    State.ATTRACT: say("asleep"),
    State.WAITING_GAME: say("a game waits"),
    State.SEATS: say("taking seats"),
    State.DIFFICULTY: say("how hard?"),
    State.HOUSE_RULES: say("house rules"),
    State.DEAL: say("laying out"),
    State.VISIONS: say("visions"),
    State.TIMER: say("the sand"),
    State.MANIFESTATION: say("the ghost answers"),
    State.CLAIMS: say("bets"),
    State.HOUR_END: say("end of the hour"),
    State.LINE_UP: say("line-up"),
    State.SHARED_VISION: say("shared vision"),
    State.VOTE: say("vote"),
    State.CHOICE: say("choice"),
    State.COUNT: say("count"),
    State.ELDER: say("a tie"),
    State.VERDICT: say("verdict"),
    State.WON: say("won"),
    State.LOST: say("lost"),
}
_ANY: Final = say("any button")
_HERE: Final = say("go on with it")


def table_state(
    scene: Scene,
    context: Context,
    catalogue: Catalogue,
    number: int,
    *,
    is_muted: bool,
    is_asking: bool = False,
    is_still_there: bool = False,
    menu: Worked = (),
) -> Fields:
    """Return the state for everybody's eyes; `number` says what is safely kept.

    is_asking: a question stands over the state, and most of its inputs rest. is_still_there:
    it asks whether anybody is. menu: what works the service menu, where open.
    """
    return {
        "number": number,
        "state": scene.state.value,
        "title": catalogue.plain(_TITLES[scene.state]),
        "is_menu": scene.is_menu,
        "language": catalogue.language,
        **_face(scene.table, scene.name, catalogue),
        "echo": _echo(scene.echo, catalogue),
        "listens": sorted(rhythm.value for rhythm in scene.listens),
        "inputs": [_anything(catalogue)]
        if is_still_there
        else _listed(menu if scene.is_menu else _worked(context, is_asking), scene, catalogue),
        "seats": [_seat(seat, catalogue) for seat in context.view.seats],
        "hour": scene.hour,
        "fault": None if scene.fault is None else catalogue.plain(scene.fault),
        "sound_muted": is_muted,
    }


def ghost_state(scene: Scene, catalogue: Catalogue) -> Fields:
    """Return the state for the ghost's eyes alone."""
    return {
        "state": scene.state.value,
        "language": catalogue.language,
        **_face(scene.ghost, scene.name, catalogue),
        "echo": _echo(scene.ghost_echo, catalogue),
    }


def time_left(scene: Scene) -> Fields:
    """Return the sand and what happens by itself, for everybody's eyes, in whole seconds."""
    return {"sand": _sand(scene.sand), "fuse": _fuse(scene.fuse)}


def _sand(sand: Sand | None) -> Json:
    if sand is None:
        return None
    return {
        "left": ceil(sand.left),
        "total": ceil(sand.total),
        "is_running": sand.is_running,
        "is_relaxed": sand.is_relaxed,
        "is_grace": sand.is_grace,
    }


def _fuse(fuse: Fuse | None) -> Json:
    return None if fuse is None else {"left": ceil(fuse.left), "total": ceil(fuse.total)}


def _face(face: Face, name: Psychic | None, catalogue: Catalogue) -> Fields:
    asks = face.headline
    if name is not None:  # large on the displays, beside the question here
        # Translators: "RED: right?"
        asks = say("{psychic}: {question}", psychic=name, question=asks)
    return {
        "asks": catalogue.plain(asks).strip(),
        "lines": [catalogue.plain(line) for line in face.lines],
        "hint": _said(face.hint, catalogue),
    }


def _said(text: Text | None, catalogue: Catalogue) -> str | None:
    return None if text is None else catalogue.plain(text)


def _echo(echo: Echo | None, catalogue: Catalogue) -> Json:
    if echo is None:
        return None
    return {
        "tone": echo.tone.value,
        "word": catalogue.plain(echo.word),
        "about": [catalogue.plain(line) for line in echo.about],
    }


def _worked(context: Context, is_asking: bool) -> Worked:
    """Return what each input does now; under a question the ghost's own rest."""
    inputs = [one for one in PROMPTS[context.state].inputs if one.fits(context)]
    told = tuple((one.gesture, one.does) for one in inputs if not one.is_secret)
    if is_asking:
        return (*_ANSWERS, *(one for one in told if one[0] in _COLOURS))
    meant = {one.gesture for one in inputs}
    return (*told, *(one for one in _everywhere(context) if one[0] not in meant))


def _everywhere(context: Context) -> Worked:
    """Return what inputs do in every state that has nothing else for them."""
    if context.state in _NO_EVENING:
        return ()
    if context.state in GAME and context.view.crows:
        return (*_TAKE_BACK, _REFRESH)
    return _TAKE_BACK


def _listed(worked: Worked, scene: Scene, catalogue: Catalogue) -> list[Json]:
    """Return who does what; inputs that do the same stand together."""
    by_deed: dict[str, list[Text]] = {}
    for gesture, does in worked:
        by_deed.setdefault(catalogue.plain(does), []).append(hands(gesture, scene.listens))
    return [{"who": catalogue.plain(_together(who)), "does": does} for does, who in by_deed.items()]


def _anything(catalogue: Catalogue) -> Fields:
    return {"who": catalogue.plain(_ANY), "does": catalogue.plain(_HERE)}


def _together(who: list[Text]) -> Text:
    if len(who) >= len(Gesture) - 1:
        return _ANY
    return reduce(lambda these, one: say("{these}; {another}", these=these, another=one), who)


def _seat(seat: SeatView, catalogue: Catalogue) -> Fields:
    return {
        "psychic": seat.psychic.value,
        "seeks": None if seat.seeks is None else catalogue.plain(word(seat.seeks)),
        "card": seat.card,
        "found": seat.found,
        "space": seat.space,
        "token_stands": seat.token_stands,
    }
