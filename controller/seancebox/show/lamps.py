"""Which lamp burns how in a scene."""

import math
from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from seancebox.engine.cards import Psychic
from seancebox.ports import DARK, HOUR_LAMPS, Lamp, Light, Pattern

from .scene import Role, Scene, State, Tone

_BRIGHT: Final = 1.0
_HALF: Final = 0.5
_FAINT: Final = 0.12  # under what a lamp that is only on or off counts as lit
_DIMMED: Final = 0.45  # of the level, when nobody has touched the box for long
_ALTERNATING: Final = (Pattern.BLINK, Pattern.BLINK_TOO)


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
    """Yield the seven hours: they breathe in ATTRACT, dance when won, fade when lost."""
    for index, lamp in enumerate(HOUR_LAMPS):
        match scene.state:
            case State.ATTRACT:
                height = math.sin(math.pi * index / (len(HOUR_LAMPS) - 1))
                yield lamp, Light(_HALF + _HALF * height, Pattern.BREATHE)
            case State.WON:
                yield lamp, Light(_BRIGHT, _ALTERNATING[index % 2])
            case State.LOST:
                yield lamp, Light(_HALF, Pattern.WINK)
            case _:
                yield lamp, Light(_HALF) if index < scene.hour else DARK


def _colours(scene: Scene) -> Iterator[tuple[Lamp, Light]]:
    """Yield the psychics; when the game is over they all have one light."""
    has_pulse = False
    for psychic, role in scene.roles:
        match scene.state:
            case State.WON:
                yield lamp_of(psychic), Light(_BRIGHT)
            case State.LOST:
                yield lamp_of(psychic), Light(_HALF, Pattern.BREATHE)
            case _:
                yield lamp_of(psychic), _light(role, has_pulse=has_pulse)
                has_pulse = has_pulse or role is Role.ASKED


def _light(role: Role, *, has_pulse: bool) -> Light:
    """Return the light of `role`; where one pulses already, a second one asked only glints."""
    match role:
        case Role.SEATED:
            return Light(_FAINT)
        case Role.DUE:
            return Light(_BRIGHT, Pattern.GLINT)
        case Role.ASKED:
            return Light(_BRIGHT, Pattern.GLINT if has_pulse else Pattern.PULSE)
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
        case Tone.UNCLEAR:
            yield Lamp.HEARD_YES, Light(_BRIGHT, Pattern.BLINK)
            yield Lamp.HEARD_NO, Light(_BRIGHT, Pattern.BLINK_TOO)
        case _:
            pass


def _dimmed(light: Light) -> Light:
    return Light(light.level * _DIMMED, light.pattern)
