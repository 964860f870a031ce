"""What the pages are told: the same prompts as the OLEDs show, as plain fields."""

from seancebox.engine.cards import Psychic
from seancebox.engine.views import SeatView
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Text, say
from seancebox.ports import Json
from seancebox.show.scene import Echo, Face, Scene
from seancebox.show.words import word

from .context import Context
from .prompts import PROMPTS

Fields = dict[str, Json]


def table_state(
    scene: Scene, context: Context, catalogue: Catalogue, number: int, *, is_muted: bool
) -> Fields:
    """Return the state for everybody's eyes; `number` says what is safely kept."""
    return {
        "number": number,
        "state": scene.state.value,
        **_face(scene.table, scene.name, catalogue),
        "echo": _echo(scene.echo, catalogue),
        "listens": sorted(rhythm.value for rhythm in scene.listens),
        "inputs": [] if scene.is_menu else _inputs(context, catalogue),
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


def _inputs(context: Context, catalogue: Catalogue) -> list[Json]:
    return [
        {"who": one.gesture.value, "does": catalogue.plain(one.does)}
        for one in PROMPTS[context.state].inputs
        if one.fits(context) and not one.is_secret
    ]


def _seat(seat: SeatView, catalogue: Catalogue) -> Fields:
    return {
        "psychic": seat.psychic.value,
        "seeks": None if seat.seeks is None else catalogue.plain(word(seat.seeks)),
        "card": seat.card,
        "found": seat.found,
        "space": seat.space,
        "token_stands": seat.token_stands,
    }
