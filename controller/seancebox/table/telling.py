"""What the pages are told: the same prompts as the OLEDs show, as plain fields."""

from functools import reduce

from seancebox.engine.cards import Psychic
from seancebox.engine.views import SeatView
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Text, say
from seancebox.ports import Json
from seancebox.show.scene import Echo, Face, Scene
from seancebox.show.words import word

from .context import Context, Gesture
from .prompt import hands
from .prompts import PROMPTS

Fields = dict[str, Json]


def table_state(
    scene: Scene,
    context: Context,
    catalogue: Catalogue,
    number: int,
    *,
    is_muted: bool,
    is_asking: bool = False,
) -> Fields:
    """Return the state for everybody's eyes; `number` says what is safely kept.

    is_asking: a question stands over the state, and its inputs rest.
    """
    return {
        "number": number,
        "state": scene.state.value,
        **_face(scene.table, scene.name, catalogue),
        "echo": _echo(scene.echo, catalogue),
        "listens": sorted(rhythm.value for rhythm in scene.listens),
        "inputs": _inputs(scene, context, catalogue, is_asking=is_asking),
        "seats": [_seat(seat, catalogue) for seat in context.view.seats],
        "hour": scene.hour,
        "fault": None if scene.fault is None else catalogue.plain(scene.fault),
        "sound_muted": is_muted,
    }


def ghost_state(scene: Scene, catalogue: Catalogue) -> Fields:
    """Return the state for the ghost's eyes alone."""
    return {
        "state": scene.state.value,
        **_face(scene.ghost, scene.name, catalogue),
        "echo": _echo(scene.ghost_echo, catalogue),
    }


def _face(face: Face, name: Psychic | None, catalogue: Catalogue) -> Fields:
    asks = face.headline
    if name is not None:  # large on the displays, beside the question here
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


def _inputs(scene: Scene, context: Context, catalogue: Catalogue, *, is_asking: bool) -> list[Json]:
    """Return who does what now; inputs that do the same stand together."""
    if scene.is_menu or is_asking:
        return []
    by_deed: dict[str, list[Text]] = {}
    for one in PROMPTS[context.state].inputs:
        if one.fits(context) and not one.is_secret:
            hand = hands(one.gesture, scene.listens)
            by_deed.setdefault(catalogue.plain(one.does), []).append(hand)
    return [{"who": catalogue.plain(_together(who)), "does": does} for does, who in by_deed.items()]


def _together(who: list[Text]) -> Text:
    if len(who) >= len(Gesture) - 1:
        return say("any button")
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
