"""Every refusal has a sentence that people can read at a glance."""

import pytest

from seancebox.engine.cards import Psychic
from seancebox.engine.errors import Refused, Why
from seancebox.show.paragraph import wrapped
from seancebox.show.screen import Size
from seancebox.show.why import sentence

from .looking import ENGLISH


@pytest.mark.parametrize("why", Why)
def test_every_refusal_has_a_short_sentence(why: Why) -> None:
    refused = Refused(why, psychic=Psychic.YELLOW, waiting=(Psychic.PURPLE,), number=54)
    lines = wrapped(ENGLISH.say(sentence(refused)), Size.NARROW).lines
    assert len(lines) <= 3
    assert all(Size.NARROW.font.width(line) <= 128 for line in lines)


@pytest.mark.parametrize("why", Why)
def test_refusal_that_names_nobody_is_said_all_the_same(why: Why) -> None:
    assert "{" not in ENGLISH.plain(sentence(Refused(why)))


def test_no_two_refusals_sound_the_same() -> None:
    assert len({ENGLISH.plain(sentence(Refused(why))) for why in Why}) == len(Why)


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (Refused(Why.TIMER_NEEDS_VISIONS, waiting=(Psychic.RED, Psychic.BLUE)), "RED and BLUE"),
        (Refused(Why.HAS_FINISHED, psychic=Psychic.BLACK), "BLACK"),
        (Refused(Why.NO_SUCH_GROUP, number=6), "6"),
    ],
)
def test_refusal_says_whom_or_what_it_concerns(refused: Refused, said: str) -> None:
    assert said in ENGLISH.plain(sentence(refused))
