"""Lights live by rhythm: they can be told apart, and none flickers."""

from collections.abc import Sequence
from itertools import combinations, pairwise

import pytest

from seancebox.ports import Light, Pattern
from seancebox.show.glow import BEATS, glow, is_lit, next_change

SECONDS = [step / 20 for step in range(20 * 60)]
PHASES = (0.0, 0.1, 1 / 7, 0.5, 0.9)


def series(light: Light) -> list[bool]:
    return [is_lit(light, at) for at in SECONDS]


@pytest.mark.parametrize(("one", "other"), list(combinations(Pattern, 2)))
def test_patterns_differ_even_on_lamps_that_only_switch(one: Pattern, other: Pattern) -> None:
    assert series(Light(1.0, one)) != series(Light(1.0, other))


@pytest.mark.parametrize("pattern", Pattern)
def test_nothing_flashes_more_than_three_times_a_second(pattern: Pattern) -> None:
    for levels in (series(Light(1.0, pattern)), [glow(Light(1.0, pattern), at) for at in SECONDS]):
        assert most_flashes(levels) <= 3


def most_flashes(levels: Sequence[float]) -> int:
    """Return how often, in the worst second, it begins to grow brighter."""
    grows = [later > earlier for earlier, later in pairwise(levels)]
    begins = [at for at, (was, is_so) in enumerate(pairwise(grows)) if is_so and not was]
    return max((sum(at <= other < at + 20 for other in begins) for at in begins), default=0)


@pytest.mark.parametrize("pattern", Pattern)
def test_glow_stays_between_dark_and_the_light_s_level(pattern: Pattern) -> None:
    light = Light(0.6, pattern)
    brightness = [glow(light, at) for at in SECONDS]
    assert min(brightness) >= 0.0
    assert max(brightness) == pytest.approx(0.6)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("pattern", BEATS)
def test_switching_lamp_turns_exactly_when_it_was_said(pattern: Pattern, phase: float) -> None:
    light, at = Light(1.0, pattern, phase), 1234.5678
    for _ in range(20):
        turn = next_change(light, at)
        assert turn is not None
        assert turn > at
        assert is_lit(light, turn - 0.001) is not is_lit(light, turn)
        assert is_lit(light, at) is is_lit(light, turn - 0.001)
        at = turn


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("pattern", BEATS)
def test_phase_lets_the_same_come_later(pattern: Pattern, phase: float) -> None:
    later = round(phase * BEATS[pattern].period_ms) / 1000
    for at in SECONDS[:200]:
        assert glow(Light(1.0, pattern, phase), at + later) == glow(Light(1.0, pattern), at)
        assert is_lit(Light(1.0, pattern, phase), at + later) is is_lit(Light(1.0, pattern), at)


@pytest.mark.parametrize("light", [Light(1.0), Light(0.0), Light(0.1, Pattern.BLINK)])
def test_light_that_never_switches_has_no_next_change(light: Light) -> None:
    assert next_change(light, 5.0) is None


def test_faint_light_counts_as_dark_where_a_lamp_only_switches() -> None:
    assert not is_lit(Light(0.12), 0.0)
    assert glow(Light(0.12), 0.0) == 0.12


def test_two_of_a_pair_take_turns() -> None:
    both = list(
        zip(series(Light(1.0, Pattern.BLINK)), series(Light(1.0, Pattern.BLINK_TOO)), strict=True)
    )
    assert not any(one and other for one, other in both)
    assert (True, False) in both
    assert (False, True) in both


@pytest.mark.parametrize(("pattern", "times"), [(Pattern.BLINK, 1), (Pattern.BLINK_TOO, 2)])
def test_one_of_a_pair_blinks_once_and_the_other_twice(pattern: Pattern, times: int) -> None:
    assert len(BEATS[pattern].spans) == times
