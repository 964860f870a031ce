"""The edges of the displays answer each sound, and never flash."""

from itertools import pairwise

import pytest

from seancebox.show.mark import MARK_SECONDS, Edge
from seancebox.table.marks import Marks

MOST_HERTZ = 3.0


def lit(sounds: list[float], every: float = 0.01, seconds: float = 4.0) -> list[tuple[Edge, ...]]:
    """Return what is lit at each hundredth of a second while something sounds at `sounds`."""
    marks, shown, left = Marks(), [], list(sounds)
    for step in range(round(seconds / every)):
        now = step * every
        if left and left[0] <= now:
            left.pop(0)
            marks.light()
        marks.settle(now)
        shown.append(marks.lit)
    return shown


def test_sound_lights_an_edge_for_its_time_and_no_longer() -> None:
    shown = lit([1.0])
    assert sum(map(bool, shown)) == pytest.approx(MARK_SECONDS / 0.01, abs=1)


def test_second_sound_is_told_from_the_first() -> None:
    shown = lit([1.0, 1.2])
    assert shown[110] == (Edge.LEFT,)
    assert shown[130] == (Edge.LEFT, Edge.RIGHT)
    assert shown[150] == (Edge.RIGHT,)


@pytest.mark.parametrize("apart", [0.02, 0.05, 0.12, 0.2, 0.35, 0.41, 0.5])
def test_no_edge_comes_and_goes_three_times_a_second_however_fast_sounds_come(
    apart: float,
) -> None:
    shown = lit([n * apart for n in range(round(4 / apart))])
    for edge in Edge:
        goes_on = [n for n in range(1, len(shown)) if edge in shown[n] and edge not in shown[n - 1]]
        gaps = [(later - earlier) * 0.01 for earlier, later in pairwise(goes_on)]
        assert all(gap > 1 / MOST_HERTZ for gap in gaps)


def test_what_sounds_at_once_shares_an_edge() -> None:
    marks = Marks()
    marks.light()
    marks.light()
    assert marks.lit == (Edge.LEFT,)
