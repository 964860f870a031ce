"""What the house says of a token that is missing when the sand is out."""

import pytest

from seancebox.engine.cards import Face, Psychic
from seancebox.engine.commands import (
    Answer,
    EndHour,
    EndTimer,
    LiftIntuition,
    MissToken,
    PlaceBet,
    PlaceIntuition,
)
from seancebox.engine.errors import Why
from seancebox.engine.events import Answered, GraceBegun, TimerEnded
from seancebox.engine.game import Stage
from seancebox.engine.setup import HouseRules, MissingToken, Records
from seancebox.engine.waiting import waiting

from .evening import BLUE, FULL, RED, WHITE, YELLOW, Evening

pytestmark = pytest.mark.rule("R8.4")
TOLD = Records(tokens=True)


def missed(psychic: Psychic) -> Answered:
    """Return the answer to one without a token."""
    return Answered(psychic, right=False, missing=True)


def in_timer(policy: MissingToken, records: Records = TOLD) -> Evening:
    """Return running sand; the token of RED alone stands."""
    evening = Evening(records=records, house=HouseRules(missing_token=policy)).to_timer()
    evening.do(PlaceIntuition(RED))
    return evening


def test_wrong_answers_the_missing_without_asking() -> None:
    evening = in_timer(MissingToken.WRONG)
    assert evening.do(EndTimer()) == (TimerEnded(), missed(BLUE), missed(WHITE), missed(YELLOW))
    assert waiting(evening.game) == (RED,)


def test_all_may_be_missing() -> None:
    evening = in_timer(MissingToken.WRONG)
    evening.do(LiftIntuition(RED), EndTimer(), EndHour())
    assert evening.game.stage is Stage.HOUR_END


def test_the_missing_are_not_asked_again() -> None:
    evening = in_timer(MissingToken.WRONG)
    evening.do(EndTimer())
    assert evening.why(Answer(BLUE, right=True)) is Why.ALREADY_ANSWERED
    assert evening.why(MissToken(RED)) is Why.TOKEN_STANDS


def test_grace_adds_time_once_then_it_is_wrong() -> None:
    evening = in_timer(MissingToken.GRACE)
    assert evening.do(EndTimer()) == (GraceBegun(),)
    assert evening.game.is_grace
    evening.do(PlaceIntuition(BLUE))
    assert evening.do(EndTimer()) == (TimerEnded(), missed(WHITE), missed(YELLOW))
    assert not evening.game.is_grace


def test_there_is_no_grace_when_all_stand() -> None:
    evening = in_timer(MissingToken.GRACE)
    evening.do(*map(PlaceIntuition, (BLUE, WHITE, YELLOW)))
    assert evening.do(EndTimer()) == (TimerEnded(),)


def test_grace_ends_early_when_all_stand() -> None:
    evening = in_timer(MissingToken.GRACE)
    evening.do(EndTimer(), *map(PlaceIntuition, (BLUE, WHITE, YELLOW)))
    assert evening.do(EndTimer(early=True)) == (TimerEnded(),)


def test_wait_waits_for_every_token() -> None:
    evening = in_timer(MissingToken.WAIT)
    refused = evening.refusal(EndTimer())
    assert (refused.why, refused.waiting) == (Why.TOKENS_MISSING, (BLUE, WHITE, YELLOW))
    evening.do(*map(PlaceIntuition, (BLUE, WHITE, YELLOW)))
    assert evening.do(EndTimer()) == (TimerEnded(),)


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize("policy", MissingToken)
def test_a_relaxed_table_waits_for_no_token_when_the_ghost_goes_on(policy: MissingToken) -> None:
    house = HouseRules(relaxed=True, missing_token=policy)
    evening = Evening(records=TOLD, house=house).to_timer()
    assert evening.do(EndTimer(early=True))[0] == TimerEnded()


@pytest.mark.parametrize("policy", [MissingToken.WRONG, MissingToken.WAIT])
def test_where_tokens_are_not_told_the_table_decides_when_the_sand_ends(
    policy: MissingToken,
) -> None:
    assert in_timer(policy, Records()).do(EndTimer()) == (TimerEnded(),)


def test_where_tokens_are_not_told_grace_comes_first() -> None:
    evening = in_timer(MissingToken.GRACE, Records())
    assert evening.do(EndTimer()) == (GraceBegun(),)
    assert evening.do(EndTimer()) == (TimerEnded(),)


@pytest.mark.rule("R11.1")
def test_where_tokens_are_not_told_a_missing_one_is_told_at_the_answers() -> None:
    evening = in_timer(MissingToken.WRONG, Records())
    evening.do(EndTimer())
    assert evening.do(MissToken(BLUE)) == (missed(BLUE),)
    assert evening.game.claiming is None


def test_bets_on_a_missing_token_go_back() -> None:
    evening = Evening(records=FULL).open_hour().give_all()
    evening.do(PlaceBet(BLUE, RED, Face.DISAGREE))
    evening.to_timer().do(EndTimer())
    assert evening.seat(BLUE).disagree_spent == 0
    assert evening.spaces == (0, 0, 0, 0)
