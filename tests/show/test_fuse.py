"""What burns down is true to the time left, and nothing flashes fast."""

from itertools import pairwise

import pytest

from seancebox.show.fuse import BurningFuse, WinkingFrame
from seancebox.show.scene import Fuse

from .looking import dots


@pytest.mark.parametrize(("after", "wide"), [(0.0, 128), (2.5, 96), (5.0, 64), (7.5, 32)])
def test_fuse_is_as_long_as_the_time_that_is_left(after: float, wide: int) -> None:
    drawing = BurningFuse.at(52, Fuse(10.0, 10.0), 100.0).drawing(100.0 + after)
    assert dots(drawing) == {(x, 52) for x in range(64 - wide // 2, 64 + wide // 2)}


def test_fuse_is_gone_when_the_time_is_over_and_not_before() -> None:
    fuse = BurningFuse.at(52, Fuse(4.0, 15.0), 0.0)
    assert dots(fuse.drawing(3.99))
    assert not dots(fuse.drawing(4.0))
    assert not dots(fuse.drawing(99.0))


def test_fuse_that_is_drawn_anew_is_the_same_fuse() -> None:
    begun = BurningFuse.at(52, Fuse(8.0, 15.0), 100.0)
    assert BurningFuse.at(52, Fuse(8.0 - 0.05, 15.0), 100.05) == begun


def test_fuse_of_no_length_is_nothing() -> None:
    assert not dots(BurningFuse.at(52, Fuse(0.0, 0.0), 0.0).drawing(0.0))


def test_frame_winks_once_a_second() -> None:
    frame = WinkingFrame(10, 4, 60, 64)
    lit = [bool(dots(frame.drawing(500 + tenth / 10))) for tenth in range(100)]
    changes = sum(one is not other for one, other in pairwise(lit))
    assert changes == 19  # ten times on, ten times off
    assert lit.count(True) == 50


def test_frame_is_at_the_edge_alone() -> None:
    shown = dots(WinkingFrame(10, 4, 60, 64).drawing(0.0))
    assert {(10, 4), (59, 63), (11, 5)} <= shown
    assert not any(12 <= x < 58 and 6 <= y < 62 for x, y in shown)
