"""Phase 1 played twice by the box's dealing: other columns, the same right and wrong answers."""

import pytest

from .dealer import Dealer
from .night import Night, assert_only_the_ghost_can_tell, play
from .scripts import BY_THE_BOX, within

pytestmark = pytest.mark.rule("R10")

# Blue's character 1 is found in both; all else differs, and card 3 is white's in neither
ONE = ((1, 2, 3), (19, 20, 21), (37, 38, 39))
OTHER = ((1, 4, 2), (22, 19, 20), (41, 37, 38))
UNTOUCHED = ("wait 1 s",)


def an_hour(in_visions: tuple[str, ...] = UNTOUCHED, in_timer: tuple[str, ...] = UNTOUCHED) -> str:
    return f"""
{BY_THE_BOX}
press blue, red
{within(75, *in_visions)}
knock 3
expect state VISIONS
hold yes
expect state TIMER
{within(30, *in_timer)}
guess blue 1
guess white 3
guess red 1
press no
{within(10, *in_timer)}
press no
wait 2 min
expect state MANIFESTATION
wait 2 s
knock 1
wait 1 s
hold yes
wait 6 s
knock 2
expect state CLAIMS
wait 6 s
press blue
wait 10 s
knock 2
wait 60 s
expect state VISIONS
power cut
wait 5 s
"""


@pytest.fixture(scope="module")
def unseen() -> Night:
    return play(an_hour(), Dealer(*ONE))


def test_columns_leave_no_trace_in_an_hour_with_the_same_answers(unseen: Night) -> None:
    assert_only_the_ghost_can_tell(play(an_hour(), Dealer(*OTHER)), unseen)


def test_ghost_who_looks_at_the_columns_leaves_no_trace(unseen: Night) -> None:
    looks = ("wait 3.3 s", "press crow", "wait 0.4 s", "press crow, crow")
    script = an_hour(in_visions=("wait 64 s", *looks), in_timer=looks)
    assert_only_the_ghost_can_tell(play(script, Dealer(*ONE)), unseen)
