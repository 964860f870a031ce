"""Which lamp burns how in a scene."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, assert_never

from seancebox.engine.cards import Psychic
from seancebox.ports import DARK, HOUR_LAMPS, Lamp, Light, Pattern

from .scene import Role, Scene, State, Tone

_BRIGHT: Final = 1.0
_HALF: Final = 0.5
_FAINT: Final = 0.12  # under what a lamp that is only on or off counts as lit
_DIMMED: Final = 0.45  # of the level, when nobody has touched the box for long
_DRAUGHT: Final = 0.08  # of a breath, from one lamp of the arc to the next
_MIDDLE: Final = len(HOUR_LAMPS) // 2


def lights(scene: Scene) -> Mapping[Lamp, Light]:
    """Return how every lamp burns; nothing in it depends on a secret (R10)."""
    burning = dict.fromkeys(Lamp, DARK)
    burning.update(_arc(scene))
    burning.update(_colours(scene))
    burning.update(_ears(scene))
    return {lamp: _dimmed(light) for lamp, light in burning.items()} if scene.is_dim else burning


def lamp_of(psychic: Psychic) -> Lamp:
    """Return the lamp in the button of `psychic`."""
    return Lamp(psychic.value)


def _arc(scene: Scene) -> Iterator[tuple[Lamp, Light]]:
    """Yield the seven hours."""
    for index, lamp in enumerate(HOUR_LAMPS):
        match scene.state:
            case State.ATTRACT:
                yield lamp, _breath(index)
            case State.WON:
                yield lamp, Light(_BRIGHT, Pattern.WAVE, index / len(HOUR_LAMPS))
            case State.LOST:
                yield lamp, Light(_HALF, Pattern.BREATHE) if index + 1 == scene.hour else DARK
            case _:
                yield lamp, _hour(index + 1, scene.hour)


def _breath(index: int) -> Light:
    """Return one lamp of the arc that breathes: from the middle outwards, brightest there."""
    away = abs(index - _MIDDLE)
    return Light(_BRIGHT - _HALF * away / _MIDDLE, Pattern.BREATHE, _DRAUGHT * away)


def _hour(hour: int, present: int) -> Light:
    """Return the light of an hour: the present one is the last that burns, and the brightest.

    It has no rhythm of its own: counting the lamps tells it where they only switch, and all
    that moves on the table is for the one who has to do something.
    """
    if hour == present:
        return Light(_BRIGHT)
    return Light(_HALF) if hour < present else DARK


def _colours(scene: Scene) -> Iterator[tuple[Lamp, Light]]:
    """Yield the psychics; when the game is over they all have one light."""
    for psychic, role in scene.roles:
        match scene.state:
            case State.WON:
                yield lamp_of(psychic), Light(_BRIGHT)
            case State.LOST:
                yield lamp_of(psychic), Light(_FAINT)
            case _:
                yield lamp_of(psychic), _light(role, is_asked=psychic is scene.name)


def _light(role: Role, *, is_asked: bool) -> Light:
    """Return the light of `role`. is_asked: by what the OLEDs show; what lies over it rests it."""
    match role:
        case Role.SEATED:
            return Light(_FAINT)
        case Role.DUE:
            return Light(_BRIGHT, Pattern.GLINT)
        case Role.ASKED:
            return Light(_BRIGHT, Pattern.PULSE if is_asked else Pattern.GLINT)
        case Role.DONE:
            return Light(_BRIGHT)
        case Role.FINISHED:
            return Light(_BRIGHT, Pattern.WINK)
        case Role.PAIR_ONE:
            return Light(_BRIGHT, Pattern.BLINK)
        case Role.PAIR_TWO:
            return Light(_BRIGHT, Pattern.BLINK_TOO)
        case _:
            assert_never(role)


def _ears(scene: Scene) -> Iterator[tuple[Lamp, Light]]:
    """Yield the ghost's lamps: they tell what the table may know, `ghost_echo` never (R11.2)."""
    if scene.listens:
        yield Lamp.LISTENING, Light(_HALF)
    match scene.echo.tone if scene.echo else None:
        case Tone.YES:
            yield Lamp.HEARD_YES, Light(_BRIGHT)
        case Tone.NO:
            yield Lamp.HEARD_NO, Light(_BRIGHT)
        case Tone.UNCLEAR:  # once or twice?
            yield Lamp.HEARD_YES, Light(_BRIGHT, Pattern.BLINK)
            yield Lamp.HEARD_NO, Light(_BRIGHT, Pattern.BLINK_TOO)
        case _:
            pass


def _dimmed(light: Light) -> Light:
    return replace(light, level=light.level * _DIMMED)
