"""The ghost's answers where the box knows the cards: they look alike, whatever it knows (R11.2)."""

import pytest

from .dealer import Dealer
from .night import Night, assert_only_the_ghost_can_tell, play
from .scripts import BY_THE_BOX, within
from .test_hours import ONE, OTHER

pytestmark = [pytest.mark.rule("R10"), pytest.mark.rule("R11.2")]

BOX_ANSWERS = """
set rules.box_answers = true
set pins.sounder = "none"
set pins.knocker = 12
"""
WITH_HOUSE_RULES = BY_THE_BOX.replace(
    "expect state DEAL", "expect state HOUSE RULES\npress yes\nexpect state DEAL"
)


def answering(*in_secret: str) -> str:
    """Return an evening up to the answers, blue right and white wrong, red's card not told."""
    return f"""
{BY_THE_BOX}
hold yes
guess blue 1
guess white 3
hold yes
press yes
wait 4 s
expect state MANIFESTATION
{in_secret[0]}
expect state MANIFESTATION
wait 5 s
knock 1
expect state CLAIMS
hold yes
wait 4 s
{in_secret[1]}
expect state MANIFESTATION
wait 5 s
knock 2
wait 10 s
"""


UNCLEAR = within(5, "wait 1.1 s", "knock 4 gap 0.3 s")


@pytest.fixture(scope="module")
def unclear() -> Night:
    return play(answering(UNCLEAR, UNCLEAR), Dealer(*ONE))


def test_no_where_the_box_knows_yes_is_an_unclear_knock_to_the_table(unclear: Night) -> None:
    contradicting = within(5, "wait 1.7 s", "knock 2 gap 0.3 s")
    assert_only_the_ghost_can_tell(play(answering(contradicting, UNCLEAR), Dealer(*ONE)), unclear)


def test_yes_where_the_box_knows_no_is_an_unclear_knock_to_the_table(unclear: Night) -> None:
    contradicting = within(5, "wait 2 s", "knock 1")
    assert_only_the_ghost_can_tell(play(answering(UNCLEAR, contradicting), Dealer(*ONE)), unclear)


def test_unclear_knock_is_seen_and_heard_as_one(unclear: Night) -> None:
    assert '"word": "?"' in "".join(trace.what for trace in unclear.by("broadcast state"))


def test_box_that_answers_itself_tells_no_more_than_the_answers() -> None:
    script = f"""
{BOX_ANSWERS}
{WITH_HOUSE_RULES}
hold yes
guess blue 1
guess white 3
hold yes
press yes
expect state MANIFESTATION
wait 4.5 s
expect state CLAIMS
wait 30 s
expect state CLAIMS
wait 30 s
expect state MANIFESTATION
wait 5 s
knock 2
wait 40 s
expect state VISIONS
"""
    one, other = play(script, Dealer(*ONE)), play(script, Dealer(*OTHER))
    assert [trace.what for trace in one.by("GPIO12")].count("1.0") == 3  # a yes and a no
    assert_only_the_ghost_can_tell(one, other)
