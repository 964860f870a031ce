"""Every scene has its own light, told by rhythm; at most one lamp pulses."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.engine.cards import Psychic
from seancebox.locale.text import say
from seancebox.ports import DARK, HOUR_LAMPS, Lamp, Pattern
from seancebox.senses.meanings import Rhythm
from seancebox.show.glow import glow, is_lit
from seancebox.show.lamps import lamp_of, lights
from seancebox.show.scene import Echo, Role, Scene, State, Tone

from .looking import scene

MOMENTS = [step / 10 for step in range(600)]
GAME = replace(scene("Hour III"), hour=3)
TWO = (Psychic.RED, Psychic.BLUE)

roles = st.dictionaries(st.sampled_from(Psychic), st.sampled_from(Role)).map(
    lambda given_roles: tuple(given_roles.items())
)


def seated(*given_roles: Role, state: State = State.VISIONS) -> Scene:
    return replace(GAME, state=state, roles=tuple(zip(TWO, given_roles, strict=False)))


SCENES = {
    "title": replace(GAME, state=State.ATTRACT, hour=0),
    "won": seated(Role.SEATED, Role.SEATED, state=State.WON),
    "lost": seated(Role.SEATED, Role.SEATED, state=State.LOST),
    "hour": GAME,
    "next hour": replace(GAME, hour=4),
    "listening": replace(GAME, listens=frozenset({Rhythm.YES, Rhythm.NO})),
    **{role.value: seated(role, Role.SEATED) for role in Role},
    **{
        f"heard {tone.value}": replace(GAME, echo=Echo(tone, say("so")))
        for tone in (Tone.YES, Tone.NO, Tone.UNCLEAR)
    },
}


def grey(shown: Scene) -> list[tuple[float, ...]]:
    return [tuple(glow(light, at) for light in lights(shown).values()) for at in MOMENTS]


def switched(shown: Scene) -> list[tuple[bool, ...]]:
    return [tuple(is_lit(light, at) for light in lights(shown).values()) for at in MOMENTS]


@pytest.mark.parametrize(("one", "other"), list(combinations(SCENES, 2)))
def test_scenes_are_distinct_in_grey(one: str, other: str) -> None:
    assert grey(SCENES[one]) != grey(SCENES[other])


@pytest.mark.parametrize(("one", "other"), list(combinations(Role, 2)))
def test_roles_are_distinct_even_on_lamps_that_only_switch(one: Role, other: Role) -> None:
    assert switched(seated(one)) != switched(seated(other))


@given(roles, st.sampled_from(State))
def test_at_most_one_lamp_pulses(
    given_roles: tuple[tuple[Psychic, Role], ...], state: State
) -> None:
    shown = lights(replace(GAME, roles=given_roles, state=state))
    assert sum(light.pattern is Pattern.PULSE for light in shown.values()) <= 1


def test_the_one_who_is_asked_pulses() -> None:
    shown = lights(seated(Role.SEATED, Role.ASKED))
    assert shown[Lamp.BLUE].pattern is Pattern.PULSE


@pytest.mark.parametrize("hour", range(8))
def test_as_many_hour_lamps_burn_as_the_clock_shows(hour: int) -> None:
    shown = lights(replace(GAME, hour=hour))
    assert [is_lit(shown[lamp], 0.0) for lamp in HOUR_LAMPS] == [n < hour for n in range(7)]


def test_nobody_s_button_is_dark() -> None:
    shown = lights(seated(Role.DONE, Role.DONE))
    assert {lamp for lamp in map(lamp_of, Psychic) if shown[lamp] == DARK} == {
        lamp_of(psychic) for psychic in Psychic if psychic not in TWO
    }


def test_every_lamp_is_named_in_every_scene() -> None:
    assert set(lights(GAME)) == set(Lamp)


def test_untouched_box_burns_lower_and_the_hours_stay_readable() -> None:
    bright, dim = lights(GAME), lights(replace(GAME, is_dim=True))
    assert dim[Lamp.HOUR_1].level < bright[Lamp.HOUR_1].level
    assert is_lit(dim[Lamp.HOUR_3], 0.0)


@pytest.mark.rule("R11.2")
def test_what_the_ghost_alone_is_told_lights_no_lamp() -> None:
    unclear = replace(GAME, echo=Echo(Tone.UNCLEAR, say("?")))
    contradicted = replace(unclear, ghost_echo=Echo(Tone.NO, say("The cards say yes")))
    assert lights(contradicted) == lights(unclear)
