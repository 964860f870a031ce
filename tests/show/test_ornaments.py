"""Ornaments keep to their place, and what moves in them moves slowly."""

import pytest

from seancebox.show.ornaments import Ornament, candle, dial, moon, snuffed_candle
from seancebox.show.screen import Drawing

from .looking import dots


@pytest.mark.parametrize("ornament", [candle(5, 7), snuffed_candle(5, 7), moon(5, 7)])
def test_ornament_is_as_large_as_it_says_at_any_time(ornament: Ornament) -> None:
    for at in range(20):
        for one in (*ornament.items, *(moving.drawing(at * 0.3) for moving in ornament.moving)):
            assert one.left >= 5
            assert one.top >= 7
            assert one.right <= 5 + ornament.width
            assert one.bottom <= 7 + ornament.height


@pytest.mark.parametrize("ornament", [candle(5, 7), snuffed_candle(5, 7), moon(5, 7)])
def test_ornament_moves_but_never_three_times_a_second(ornament: Ornament) -> None:
    for moving in ornament.moving:
        assert moving.every > 1 / 3
        assert len({moving.drawing(at * moving.every) for at in range(10)}) > 1


def test_hand_of_the_clock_points_elsewhere_in_every_hour() -> None:
    clocks = {dial(0, 0, hour).items for hour in range(1, 8)}
    assert len(clocks) == 7


def test_dial_is_round() -> None:
    (drawing,) = dial(0, 0, 1).items
    assert isinstance(drawing, Drawing)
    pixels = dots(drawing)
    assert (0, 18) in pixels
    assert (36, 18) in pixels
    assert (0, 0) not in pixels
