"""The sand lies as sand lies: a funnel above, a heap below, and not a grain is lost."""

from itertools import pairwise

import pytest

from seancebox.show.bitmap import Bitmap
from seancebox.show.glass import Glass, glass, lying
from seancebox.show.screen import Drawing

from .looking import Pixel, dots

HEIGHTS = (27, 40, 46, 51, 58, 64)


def pixels(shape: Glass, bits: int) -> set[Pixel]:
    """Return the pixels of `bits` in the glass."""
    return dots(Drawing(0, 0, Bitmap(shape.width, shape.height, bits)))


@pytest.mark.parametrize("height", HEIGHTS)
def test_as_many_grains_are_lit_as_there_are(height: int) -> None:
    shape = glass(height)
    assert [bits.bit_count() for bits in shape.above] == list(range(shape.count + 1))
    assert [bits.bit_count() for bits in shape.below] == list(range(shape.count + 1))


@pytest.mark.parametrize("height", HEIGHTS)
def test_sand_stays_inside_the_glass(height: int) -> None:
    shape = glass(height)
    sand = pixels(shape, shape.above[-1] | shape.below[-1])
    walls = pixels(shape, shape.walls.bits)
    assert not sand & walls
    for x, y in sand:  # there is glass to the left and to the right
        row = [wall for wall, at in walls if at == y]
        assert min(row) < x < max(row)


@pytest.mark.parametrize("height", HEIGHTS)
def test_upper_sand_is_above_the_neck_and_the_heap_below_it(height: int) -> None:
    shape = glass(height)
    assert max(y for _, y in pixels(shape, shape.above[-1])) == shape.neck[1]
    assert min(y for _, y in pixels(shape, shape.below[-1])) > shape.neck[1] + 1


def test_surface_above_sinks_as_a_funnel() -> None:
    shape = glass(64)
    half = pixels(shape, shape.above[shape.count // 2])
    surface = {x: min(y for at, y in half if at == x) for x, _ in half}
    middle = shape.width // 2
    left = [surface[x] for x in range(min(surface), middle + 1)]
    assert left == sorted(left)
    assert surface[middle] > surface[min(surface)] + 4


@pytest.mark.parametrize("share", [0.25, 0.5, 0.75, 1.0])
def test_heap_is_a_heap(share: float) -> None:
    shape = glass(64)
    heap = pixels(shape, shape.below[round(shape.count * share)])
    top = {x: min(y for at, y in heap if at == x) for x, _ in heap}
    slopes = [abs(top[one] - top[other]) for one, other in pairwise(sorted(top))]
    assert max(slopes) <= 2  # nowhere steeper than sand lies; a grain may lie against the glass
    assert sum(slope > 1 for slope in slopes) <= 2
    assert abs(min(top, key=lambda x: (top[x], abs(x - 16))) - 16) <= 1


@pytest.mark.parametrize("height", HEIGHTS)
def test_grains_fall_down_the_middle_and_slide_downhill_to_their_rest(height: int) -> None:
    shape = glass(height)
    for grain in shape.grains:
        (column, row), *_ = grain.rolls
        assert (column, row) == (shape.neck[0], shape.neck[1] + grain.falls)
        for (x, y), (next_x, next_y) in pairwise(grain.rolls):
            assert abs(next_x - x) == 1
            assert next_y >= y
    assert max(len(grain.rolls) for grain in shape.grains) > shape.width // 4


@pytest.mark.parametrize("height", HEIGHTS)
def test_glass_on_its_side_holds_the_same_sand(height: int) -> None:
    walls, left, right = lying(height)
    count = glass(height).count
    assert [bits.bit_count() for bits in left] == list(range(count + 1))
    assert [bits.bit_count() for bits in right] == list(range(count + 1))
    assert not (left[-1] | right[-1]) & walls.bits
    assert not left[-1] & right[-1]
