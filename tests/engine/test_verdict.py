"""The tally, the elder and the verdict."""

import pytest

from seancebox.engine.commands import (
    AccuseGroup,
    CastVote,
    ChooseCulprit,
    CloseVote,
    CountVote,
    NameElder,
    RevealCulprit,
    ShareVision,
)
from seancebox.engine.errors import Why
from seancebox.engine.events import (
    CulpritRevealed,
    ElderAsked,
    ElderNamed,
    GameLost,
    GameWon,
    GroupAccused,
    Loss,
    TieBreak,
)
from seancebox.engine.game import Stage

from .evening import BLACK, BLUE, PURPLE, RED, WHITE, YELLOW, Evening, counted


def accused(evening: Evening) -> GroupAccused:
    """Return what the evening says of the accused group."""
    game = evening.game
    return GroupAccused(game.accused, game.tie_break, game.decider)


@pytest.mark.rule("R5.6")
def test_the_group_with_more_votes_than_any_other_is_chosen() -> None:
    assert accused(counted([1, 2, 2, 3], [13, 0, 0, 12])) == GroupAccused(2)


@pytest.mark.rule("R5.6")
def test_of_those_who_voted_for_a_tied_group_the_furthest_decides() -> None:
    evening = counted([1, 1, 2, 2, 3], [1, 2, 3, 4, 13])
    assert accused(evening) == GroupAccused(2, TieBreak.TRACK, YELLOW)


@pytest.mark.rule("R5.6")
def test_two_equally_far_for_the_same_group_need_no_age() -> None:
    evening = counted([1, 1, 2, 2], [9, 9, 3, 4])
    assert accused(evening) == GroupAccused(1, TieBreak.TRACK, BLUE)


@pytest.mark.rule("R5.6")
@pytest.mark.rule("R8.10")
def test_an_age_is_asked_only_of_those_tied() -> None:
    evening = counted([1, 2, 3, 4, None], [3, 5, 5, 5, 13])
    assert evening.game.stage is Stage.ELDER
    assert evening.game.tied == (WHITE, RED, YELLOW)


@pytest.mark.rule("R8.10")
def test_the_elders_vote_decides() -> None:
    evening = counted([1, 2, 2, 1])
    assert evening.do(NameElder(RED)) == (
        ElderNamed(RED),
        GroupAccused(2, TieBreak.ELDER, RED),
    )
    assert (evening.game.elder, evening.game.stage) == (RED, Stage.VERDICT)


@pytest.mark.rule("R8.10")
def test_one_who_is_not_tied_is_not_the_elder() -> None:
    evening = counted([1, 2, None, 4, 4, 2], [0, 7, 9, 7, 3, 2])
    assert evening.game.tied == (WHITE, YELLOW)
    for psychic in (BLUE, RED, PURPLE, BLACK):
        assert evening.why(NameElder(psychic)) is Why.NOT_TIED
    five = counted([1, 2, 2, 1])
    assert five.why(NameElder(BLACK)) is Why.NOT_PLAYING


def test_no_elder_is_named_where_none_is_asked() -> None:
    assert counted([1, 1, 2, 3]).why(NameElder(BLUE)) is Why.NOT_NOW


@pytest.mark.rule("R5.7")
@pytest.mark.rule("R6.3")
def test_all_win_if_the_accused_group_is_the_culprits() -> None:
    evening = counted([1, 1, 2, 3])
    assert evening.do(RevealCulprit(1)) == (CulpritRevealed(1), GameWon())
    assert (evening.game.is_over, evening.game.is_won) == (True, True)


@pytest.mark.rule("R5.7")
@pytest.mark.rule("R6.2")
@pytest.mark.parametrize("group", [2, 3, 4, None])
def test_all_lose_if_it_is_another(group: int | None) -> None:
    evening = counted([1, 1, 2, 3])
    assert evening.do(RevealCulprit(group)) == (
        CulpritRevealed(group),
        GameLost(Loss.WRONG_GROUP),
    )
    assert (evening.game.is_won, evening.game.loss) == (False, Loss.WRONG_GROUP)


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize("group", [1, None])
def test_all_lose_if_nobody_voted(group: int | None) -> None:
    evening = counted([None, None, None, None])
    assert evening.do(RevealCulprit(group))[-1] == GameLost(Loss.NO_VOTES)


@pytest.mark.rule("R5.7")
def test_the_token_rules_if_it_differs_from_what_the_box_was_told() -> None:
    evening = Evening().to_shared_vision()
    evening.do(ChooseCulprit(3), ShareVision())
    evening.do(*(CastVote(psychic, 3) for psychic in evening.game.setup.psychics))
    evening.do(CloseVote(), CloseVote(), CloseVote(), RevealCulprit(1))
    assert (evening.game.culprit, evening.game.is_won) == (1, False)


@pytest.mark.parametrize("group", [0, 5])
def test_the_token_shows_a_group_on_the_table(group: int) -> None:
    assert counted([1, 1, 2, 3]).why(RevealCulprit(group)) is Why.NO_SUCH_GROUP


def test_the_token_is_turned_after_the_vote_only() -> None:
    assert Evening().to_vote().why(RevealCulprit(1)) is Why.NOT_NOW


@pytest.mark.rule("R7.3")
@pytest.mark.rule("R7.5")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_agree_openly_on_a_group(players: int) -> None:
    evening = Evening(players).to_shared_vision()
    evening.do(ShareVision())
    assert evening.game.stage is Stage.CHOICE
    assert evening.do(AccuseGroup(4)) == (GroupAccused(4),)
    evening.do(RevealCulprit(4))
    assert evening.game.is_won


@pytest.mark.rule("R7.5")
def test_a_group_that_does_not_lie_there_is_not_agreed_on() -> None:
    evening = Evening(3).to_shared_vision()
    evening.do(ShareVision())
    assert evening.why(AccuseGroup(5)) is Why.NO_SUCH_GROUP


@pytest.mark.rule("R7.1")
def test_two_or_three_players_do_not_vote_in_secret() -> None:
    evening = Evening(3).to_shared_vision()
    evening.do(ShareVision())
    assert evening.why(CastVote(RED, 1)) is Why.NOT_NOW


def test_four_players_do_not_choose_openly() -> None:
    assert Evening(4).to_vote().why(AccuseGroup(1)) is Why.NOT_NOW


def test_the_elder_is_asked_as_an_event() -> None:
    evening = Evening().to_vote()
    evening.do(CloseVote(), CloseVote(), CloseVote())
    evening.do(CountVote(BLUE, 1), CountVote(WHITE, 2), CountVote(RED, None))
    assert evening.do(CountVote(YELLOW, None))[-1] == ElderAsked((BLUE, WHITE))


@pytest.mark.rule("R8.14")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_have_seven_hours_and_the_sand_as_usual(players: int) -> None:
    evening = Evening(players).to_hour(7).to_timer()
    assert (evening.game.hour, evening.game.stage) == (7, Stage.TIMER)
