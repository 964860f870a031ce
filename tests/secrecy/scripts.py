"""Pieces of scripts: evenings told in the words of stories, with a gap for what is secret."""

from seancebox.sim.hand import LIFT, SPREAD, TAP
from seancebox.sim.story import parse_story
from seancebox.sim.story_deeds import Deed, Hold, Knock, Press, Wait

from .night import KNOCK_SETTLES


def within(seconds: float, *steps: str) -> str:
    """Return `steps` and then a pause, `seconds` long in all: others may do other things in it."""
    script = "\n".join(steps)
    left = seconds - sum(_lasts(step.deed) for step in parse_story(script).steps)
    assert left >= 0, f"all this takes {-left} s more"
    return f"{script}\nwait {left:.6f} s"


def _lasts(deed: Deed) -> float:
    match deed:
        case Press(buttons):
            return len(buttons) * (TAP + LIFT)
        case Hold(buttons, seconds):
            return seconds + LIFT + SPREAD * (len(buttons) - 1)
        case Knock(count, gap):
            return gap * (count - 1) + KNOCK_SETTLES
        case Wait(seconds):
            return seconds
        case _:
            raise ValueError(f"nothing is known of how long it takes: {deed}")


BY_THE_BOX = """
hold yes
press yes
press blue, white, red
hold yes
press yes
expect state DEAL
press no
wait 5 s
hold yes
expect state VISIONS
"""

TO_SHARED_VISION = """
define answer                   # right, and no bets
press yes
press yes
end
define hour
expect state VISIONS
hold yes
hold yes
press yes
expect state MANIFESTATION
repeat 3
do answer
end
expect state HOUR END
hold yes
end
hold yes
press yes
press blue, white, red
hold yes
press yes
hold yes
repeat 3
do hour
end
expect state LINE-UP
wait 5 s
hold yes
expect state SHARED VISION
"""

TO_VERDICT = """
wait 4 s
knock 3
expect state VOTE
press blue, white
hold yes
hold yes
press red
hold yes
expect state COUNT
press blue, white
press crow
press red
expect state VERDICT
wait 4 s
"""
