"""The glass empties with the seconds, grain by grain, true to the time that is left."""

from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.show.glass import glass
from seancebox.show.sand import FallingSand, clock, grains_above, laid_down, standing
from seancebox.show.scene import Sand

from .looking import Pixel, dots

HEIGHT = 64
COUNT = glass(HEIGHT).count
NECK = glass(HEIGHT).neck[1]


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (120.0, "2:00"),
        (102.3, "1:43"),
        (9.0, "0:09"),
        (0.01, "0:01"),
        (0.0, "0:00"),
        (600, "10:00"),
    ],
)
def test_clock_shows_zero_only_when_nothing_is_left(seconds: float, shown: str) -> None:
    assert clock(seconds) == shown


def sand(left: float, total: float = 120.0, *, runs: bool = True) -> Sand:
    """Return so much sand."""
    return Sand(left, total, is_running=runs, is_relaxed=False, is_grace=False)


def seen(one: Sand, after: float = 0.0, height: int = HEIGHT) -> set[Pixel]:
    """Return the sand so many seconds after it was as `one` is."""
    return dots(FallingSand(0, 0, height, one, 500.0).drawing(500.0 + after))


def above(pixels: set[Pixel]) -> int:
    """Return how many grains have not left the upper bulb."""
    return sum(y <= NECK for _, y in pixels)


def in_the_air(pixels: set[Pixel]) -> list[int]:
    """Return the rows of the grains that fall, with nothing under them."""
    middle = glass(HEIGHT).neck[0]
    return sorted(
        y for x, y in pixels if x == middle and y > NECK + 1 and (x, y + 1) not in pixels and y < 60
    )


times = st.floats(0.0, 1.0).flatmap(
    lambda share: st.sampled_from([3.0, 5.0, 15.0, 120.0, 600.0]).map(
        lambda total: (total * share, total)
    )
)


@given(times)
def test_level_above_is_true_to_the_time_left(time: tuple[float, float]) -> None:
    left, total = time
    shown = seen(sand(left, total, runs=False))
    assert above(shown) == ceil(COUNT * left / total)
    assert len(shown) == COUNT  # and all the others lie below


@given(times, st.floats(0.0, 700.0))
def test_no_grain_is_lost_or_made_while_it_runs(time: tuple[float, float], after: float) -> None:
    left, total = time
    shown = seen(sand(left, total), after)
    is_left = max(0.0, left - after)
    falling = ceil(COUNT / total * 1.5) + 1  # may be seen in one place, or before a wall of sand
    assert above(shown) - grains_above(COUNT, is_left, total) in (0, 1)  # one is in the neck
    assert COUNT - falling <= len(shown) <= COUNT


def test_a_sand_that_runs_on_by_itself_is_the_sand_of_that_time() -> None:
    assert seen(sand(100.0), after=12.5) == seen(sand(87.5))


@given(st.integers(0, 960), st.integers(0, 80))
def test_sand_drawn_anew_is_the_same_sand(left: int, after: int) -> None:
    one = FallingSand(0, 0, HEIGHT, sand(left / 8), 500.0)
    anew = FallingSand(0, 0, HEIGHT, sand((left - after) / 8), 500.0 + after / 8)
    assert one.whole == anew.whole
    assert one.whole.drawing(520.0) == one.drawing(520.0)


def test_grains_fall_faster_and_faster_to_the_heap() -> None:
    leaves = 600.0 - 600.0 / COUNT * 40  # the fortieth grain is about to leave
    (first,), (second,), (third,) = (
        in_the_air(seen(sand(leaves, 600.0), after)) for after in (0.15, 0.25, 0.35)
    )
    assert NECK < first < second < third
    assert third - second > second - first


def test_heap_grows_as_the_upper_bulb_empties() -> None:
    shown = [seen(sand(left, runs=False)) for left in (90.0, 60.0, 30.0)]
    heaps = [min(y for _, y in one if y > NECK) for one in shown]
    assert heaps == sorted(heaps, reverse=True)
    assert len(set(heaps)) == 3


def test_sand_lies_above_at_first_and_below_at_last() -> None:
    assert above(seen(sand(120.0))) == COUNT
    assert above(seen(sand(0.0, runs=False))) == 0


def test_sand_that_stands_does_not_move() -> None:
    assert seen(sand(60.0, runs=False)) == seen(sand(60.0, runs=False), after=20.0)


def test_last_grains_come_to_rest_after_the_sand_is_out() -> None:
    assert seen(sand(1.0), after=20.0) == seen(sand(0.0, runs=False))


def test_a_frame_changes_in_every_second_of_the_longest_sand() -> None:
    shown = [frozenset(seen(sand(600.0, 600.0), 300.0 + tenth / 10)) for tenth in range(20)]
    assert len(set(shown)) > 4


def test_glass_of_no_length_is_empty_and_not_an_error() -> None:
    assert above(seen(sand(0.0, 0.0))) == 0
    assert above(seen(sand(0.0, 0.0, runs=False))) == 0


def test_glass_stands_around_its_sand() -> None:
    walls = standing(3, 2, 40)
    inside = FallingSand(3, 2, 40, sand(60.0), 0.0).drawing(0.0)
    assert not dots(walls) & dots(inside)
    assert (walls.left, walls.top, walls.bottom) == (3, 2, 42)


@pytest.mark.parametrize("left", [120.0, 60.0, 1.0])
def test_glass_that_lies_has_the_sand_left_at_the_left(left: float) -> None:
    drawing = laid_down(0, 0, 56, sand(left, runs=False))
    lying = dots(drawing) - dots(laid_down(0, 0, 56, sand(0.0, runs=False)))
    grains = glass(56).count
    assert sum(x < 28 for x, _ in lying) == ceil(grains * left / 120)
