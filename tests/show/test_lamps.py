"""Every scene has its own light, told by rhythm; at most one lamp pulses."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.engine.cards import Psychic
from seancebox.locale.text import say
from seancebox.ports import DARK, HOUR_LAMPS, Lamp, Light, Pattern
from seancebox.senses.meanings import Rhythm
from seancebox.show.glow import glow, is_lit
from seancebox.show.lamps import lamp_of, lights
from seancebox.show.scene import Echo, Role, Scene, State, Tone

from .looking import scene

MOMENTS = [step / 10 for step in range(600)]
GAME = replace(scene("Hour III"), hour=3)
TWO = (Psychic.RED, Psychic.BLUE)
GLANCE, WATCH, LONGEST = 0.05, 3.0, 2.5  # seconds; LONGEST: the longest rhythm of a role
A_BLINK = 0.25  # seconds that nobody overlooks
CLEARLY = 0.4  # of full brightness
Look = Callable[[Light, float], float]

roles = st.dictionaries(st.sampled_from(Psychic), st.sampled_from(Role)).map(
    lambda given_roles: tuple(given_roles.items())
)


def seated(*given_roles: Role, state: State = State.VISIONS) -> Scene:
    """Return the scene of some roles; the one asked is named on the displays."""
    given = tuple(zip(TWO, given_roles, strict=False))
    name = next((psychic for psychic, role in given if role is Role.ASKED), None)
    return replace(GAME, state=state, roles=given, name=name)


def over(seconds: float, light: Light, look: Look) -> list[float]:
    return [look(light, step * GLANCE) for step in range(round(seconds / GLANCE))]


def apart(one: Light, other: Light, look: Look) -> float:
    """Return for how much of WATCH the two differ well, wherever their rhythms begin."""
    width = round(WATCH / GLANCE)
    ones, others = (over(WATCH + LONGEST, light, look) for light in (one, other))
    starts = range(round(LONGEST / GLANCE))
    return GLANCE * min(
        sum(
            abs(here - there) > CLEARLY
            for here, there in zip(ones[a : a + width], others[b : b + width], strict=True)
        )
        for a in starts
        for b in starts
    )


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


@pytest.mark.parametrize("look", [is_lit, glow])
@pytest.mark.parametrize(("one", "other"), list(combinations(Role, 2)))
def test_roles_are_told_within_three_seconds_by_their_rhythm(
    one: Role, other: Role, look: Look
) -> None:
    lamp = lamp_of(TWO[0])
    assert apart(lights(seated(one))[lamp], lights(seated(other))[lamp], look) >= A_BLINK


@given(roles, st.sampled_from(State), st.none() | st.sampled_from(Psychic))
def test_at_most_one_lamp_pulses(
    given_roles: tuple[tuple[Psychic, Role], ...], state: State, name: Psychic | None
) -> None:
    shown = lights(replace(GAME, roles=given_roles, state=state, name=name))
    assert sum(light.pattern is Pattern.PULSE for light in shown.values()) <= 1


def test_the_one_who_is_asked_pulses() -> None:
    shown = lights(seated(Role.SEATED, Role.ASKED))
    assert shown[Lamp.BLUE].pattern is Pattern.PULSE


def test_nobody_pulses_while_something_else_is_asked() -> None:
    shown = lights(replace(seated(Role.SEATED, Role.ASKED), name=None))
    assert not any(light.pattern is Pattern.PULSE for light in shown.values())


@pytest.mark.parametrize("hour", range(8))
def test_as_many_hour_lamps_burn_as_the_clock_shows(hour: int) -> None:
    shown = lights(replace(GAME, hour=hour))
    assert [is_lit(shown[lamp], 0.0) for lamp in HOUR_LAMPS] == [n < hour for n in range(7)]


def test_present_hour_is_the_last_and_the_brightest() -> None:
    shown = lights(GAME)
    levels = [shown[lamp].level for lamp in HOUR_LAMPS]
    assert levels[2] > levels[1] == levels[0] > levels[3]
    assert {shown[lamp].pattern for lamp in HOUR_LAMPS} == {Pattern.STEADY}


def lit_hours(shown: Scene, at: float) -> list[int]:
    burning = lights(shown)
    return [n for n, lamp in enumerate(HOUR_LAMPS, 1) if is_lit(burning[lamp], at)]


def test_resting_box_breathes_from_the_middle_of_the_arc_outwards() -> None:
    title = replace(GAME, state=State.ATTRACT, hour=0)
    arcs = [hours for hours, _ in groupby(lit_hours(title, at) for at in MOMENTS[:60])]
    assert arcs[0] == []
    assert arcs[1:5] == [[4], [3, 4, 5], [2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7]]


def test_light_runs_along_the_arc_when_the_game_is_won() -> None:
    won = seated(Role.SEATED, state=State.WON)
    arcs = [lit_hours(won, at) for at in MOMENTS]
    assert {len(hours) for hours in arcs} == {3, 4}
    assert {hour for hours in arcs for hour in hours} == set(range(1, 8))


def test_one_candle_is_left_in_its_last_hour_when_the_game_is_lost() -> None:
    lost = replace(GAME, state=State.LOST)
    assert [hours for hours, _ in groupby(lit_hours(lost, at) for at in MOMENTS[:60])] == [
        [],
        [3],
        [],
    ]


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
