"""SHARED VISION played twice: what the ghost tells the box there leaves no trace (R10)."""

import pytest

from seancebox.show.scene import State

from .dealer import Dealer
from .night import Night, assert_only_the_ghost_can_tell, play
from .scripts import TO_SHARED_VISION, TO_VERDICT, within

pytestmark = pytest.mark.rule("R10")

GROUP_1 = ("wait 3 s", "press yes")
GROUP_3 = ("press crow", "wait 40.5 s", "press crow", "press yes")
AGAIN_AND_AGAIN = ("press yes, crow, crow, yes", "hold no", "wait 61 s", "press no, yes, crow")
FORGOTTEN = ("press yes", "wait 70 s", "hold no", "hold no")

# What happens around the ghost's choice; each {} is a gap for secrets
STRAIGHT_ON = f"{{}}\n{TO_VERDICT}"
TAKEN_BACK = f"""
{{}}
hold yes
expect state VOTE
press blue
hold no
hold no
expect state SHARED VISION
{{}}
wait 4 s
knock 3
wait 1 s
knock 4
expect state SHARED VISION
{TO_VERDICT}
"""
POWER_CUT = f"""
{{}}
power cut
expect state SHARED VISION
{{}}
power cut
{TO_VERDICT}
"""
MENU = f"""
{{}}
hold crow and no 3.2 s
press no, no, no, no, no, no, yes
wait 5 s
press no, no, crow
press no, no, no, yes, no, no
hold crow
expect state SHARED VISION
{{}}
hold crow and no 3.2 s
wait 121 s
expect state SHARED VISION
press crow, yes
wait 5 s
{TO_VERDICT}
"""
ABANDONED = """
{}
hold yes and no 5.2 s
press no
wait 2 s
press blue
hold red
hold crow
{}
hold yes and no 5.2 s
press yes
expect state ATTRACT
"""
LEFT_ALONE = """
{}
wait 195 s
expect state SHARED VISION
wait 10 s
press white
{}
wait 220 s
expect state ATTRACT
hold yes
hold yes
press yes
expect state SHARED VISION
"""
LEFT_OPEN = """
hold crow and no 3.2 s
wait 120 s
expect state SHARED VISION
{}
wait 230 s
expect state ATTRACT
"""
MUSEUM = 'set box.place = "museum"'
DIMMED = "set idle.dim_after = 50"
GHOSTS_LAMPS = 'set pins.sounder = "none"\nset pins.listening = 12'


def evening(around: str, *in_secret: str, settings: str = "") -> str:
    secret = within(100, *in_secret)
    return f"{settings}\n{TO_SHARED_VISION}\n{around.replace('{}', secret)}"


@pytest.fixture(scope="module")
def untold() -> Night:
    return play(evening(STRAIGHT_ON), Dealer())


@pytest.mark.parametrize("in_secret", [GROUP_1, GROUP_3, AGAIN_AND_AGAIN, FORGOTTEN])
def test_choice_of_the_culprit_leaves_no_trace(in_secret: tuple[str, ...], untold: Night) -> None:
    assert_only_the_ghost_can_tell(play(evening(STRAIGHT_ON, *in_secret), Dealer()), untold)


@pytest.mark.parametrize(
    ("around", "settings"),
    [
        pytest.param(TAKEN_BACK, GHOSTS_LAMPS, id="taken back"),
        pytest.param(POWER_CUT, "", id="power cut"),
        pytest.param(MENU, "", id="service menu"),
        pytest.param(ABANDONED, "", id="abandoned"),
        pytest.param(LEFT_ALONE, MUSEUM, id="left alone"),
        pytest.param(LEFT_OPEN, MUSEUM, id="menu left open"),
        pytest.param(STRAIGHT_ON, DIMMED, id="dimmed"),
    ],
)
def test_nothing_that_happens_around_the_choice_gives_it_away(around: str, settings: str) -> None:
    told = play(evening(around, *AGAIN_AND_AGAIN, settings=settings), Dealer(first=2))
    untold = play(evening(around, settings=settings), Dealer(first=3))
    assert_only_the_ghost_can_tell(told, untold)


def test_disk_that_fails_tells_nothing_of_a_choice_it_refuses() -> None:
    around = "{}\nhold yes\nexpect state SHARED VISION\n{}\nwait 2 s"
    one, other = (
        play(evening(around, *in_secret), Dealer(), disk_fails_in=State.SHARED_VISION)
        for in_secret in (AGAIN_AND_AGAIN, GROUP_1)
    )
    assert "disk" in one.by("broadcast state")[-1].what
    assert_only_the_ghost_can_tell(one, other)
