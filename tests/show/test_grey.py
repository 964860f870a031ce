"""Every scene that the box can show, without its colours: what moves, and what it is taken for."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

import pytest

from seancebox.gallery.collection import sheets
from seancebox.gallery.specimen import Specimen
from seancebox.ports import Light, Pattern
from seancebox.show.glow import glow, is_lit
from seancebox.show.lamps import lamp_of, lights
from seancebox.show.paint import paint
from seancebox.show.scene import Scene, State
from seancebox.show.screens import table_screen

from .looking import ENGLISH

Look = Callable[[Light, float], float]
LOOKS: list[Look] = [is_lit, glow]
SECOND = 20  # glances
MOMENTS = [step / SECOND for step in range(6 * SECOND)]  # one of the slowest breaths
FASTEST = 3


@cache
def specimens() -> tuple[Specimen, ...]:
    """Return all that can be shown, menus and test pages too."""
    return tuple(
        specimen for sheet in sheets() for specimen in sheet.specimens if not specimen.is_pattern
    )


@cache
def series(light: Light, look: Look) -> tuple[float, ...]:
    return tuple(look(light, at) for at in MOMENTS)


def test_every_state_is_among_them() -> None:
    assert {specimen.scene.state for specimen in specimens()} == set(State)


@pytest.mark.parametrize("look", LOOKS)
def test_scenes_that_say_different_things_look_different_in_grey(look: Look) -> None:
    alike: dict[object, set[object]] = defaultdict(set)
    for specimen in specimens():
        scene = specimen.scene
        lamps = tuple(series(light, look) for light in lights(scene).values())
        alike[lamps, paint(table_screen(scene, ENGLISH, 0.0)).bits].add(said(scene))
    assert [texts for texts in alike.values() if len(texts) > 1] == []


def said(scene: Scene) -> tuple[object, ...]:
    """Return the answer, or what is asked and of whom."""
    if scene.echo is not None:
        return tuple(map(ENGLISH.plain, (scene.echo.word, *scene.echo.about)))
    return ENGLISH.plain(scene.table.headline), scene.name


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("state", State)
def test_lamps_alone_tell_the_states_in_which_nobody_plays(look: Look, state: State) -> None:
    resting = (State.ATTRACT, State.WON, State.LOST)
    seen = {shown(specimen, look) for specimen in specimens() if of(specimen, state)}
    others = {
        shown(specimen, look)
        for specimen in specimens()
        for other in resting
        if other is not state and of(specimen, other)
    }
    assert seen
    assert not seen & others


def of(specimen: Specimen, state: State) -> bool:
    return specimen.scene.state is state


def shown(specimen: Specimen, look: Look) -> tuple[tuple[float, ...], ...]:
    return tuple(series(light, look) for light in lights(specimen.scene).values())


def test_at_most_one_lamp_pulses_in_every_scene() -> None:
    pulsing = [
        [lamp for lamp, light in lights(specimen.scene).items() if light.pattern is Pattern.PULSE]
        for specimen in specimens()
    ]
    assert max(map(len, pulsing)) == 1


def test_who_pulses_is_the_one_that_the_display_asks_about() -> None:
    for specimen in specimens():
        for lamp, light in lights(specimen.scene).items():
            name = specimen.scene.name
            assert light.pattern is not Pattern.PULSE or (name and lamp is lamp_of(name))


@pytest.mark.parametrize("look", LOOKS)
def test_no_lamp_of_any_scene_flashes_more_than_three_times_a_second(look: Look) -> None:
    burning = {light for specimen in specimens() for light in lights(specimen.scene).values()}
    assert {light for light in burning if most_flashes(series(light, look)) > FASTEST} == set()


def most_flashes(levels: Sequence[float]) -> int:
    """Return how often, in the worst second, it begins to grow brighter."""
    grows = [later > earlier for earlier, later in pairwise(levels)]
    begins = [at for at, (was, is_so) in enumerate(pairwise(grows)) if is_so and not was]
    return max((sum(at <= other < at + SECOND for other in begins) for at in begins), default=0)
