"""The line-up and the ghost's choice."""

from dataclasses import replace

import pytest

from seancebox.engine.cards import Difficulty, Kind, Level, kind_of
from seancebox.engine.commands import (
    BeginSharedVision,
    ChooseCulprit,
    EndHour,
    ForgetCulprit,
    LayGroup,
    LiftGroup,
    OpenHour,
    ShareVision,
)
from seancebox.engine.errors import Why
from seancebox.engine.events import (
    CulpritChosen,
    CulpritForgotten,
    ExtraGroupsDrawn,
    LineUpBegun,
    SharedVisionBegun,
    VisionShared,
    VoteOpened,
)
from seancebox.engine.game import Stage
from seancebox.engine.setup import Deal, Records

from .evening import BLACK, BLUE, RED, WHITE, YELLOW, Evening

KNOWN = Records(visions=True)


def laid(records: Records = KNOWN) -> Evening:
    """Return the shared vision's beginning, every group laid in seat order."""
    evening = Evening(records=records).to_line_up()
    evening.do(*(LayGroup(p, n) for n, p in enumerate((BLUE, WHITE, RED, YELLOW), 1)))
    evening.do(BeginSharedVision())
    return evening


@pytest.mark.rule("R5.1")
def test_each_psychic_lays_their_cards_at_any_free_number() -> None:
    evening = Evening().to_line_up()
    evening.do(LayGroup(RED, 1), LayGroup(BLUE, 4))
    assert (evening.seat(RED).group, evening.seat(BLUE).group) == (1, 4)


@pytest.mark.rule("R5.1")
def test_a_number_that_is_taken_is_refused() -> None:
    evening = Evening().to_line_up()
    evening.do(LayGroup(RED, 1))
    refused = evening.refusal(LayGroup(BLUE, 1))
    assert (refused.why, refused.number) == (Why.GROUP_TAKEN, 1)


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("group", [0, 5, -1])
def test_groups_are_numbered_from_one_to_the_number_of_psychics(group: int) -> None:
    assert Evening(5).to_line_up().why(LayGroup(RED, group)) is Why.NO_SUCH_GROUP


@pytest.mark.rule("R5.1")
def test_laid_cards_move_and_are_lifted() -> None:
    evening = Evening().to_line_up()
    before = evening.game
    evening.do(LayGroup(RED, 1), LayGroup(RED, 2))
    assert evening.seat(RED).group == 2
    evening.do(LiftGroup(RED))
    assert evening.game == before


def test_what_is_not_laid_is_not_lifted() -> None:
    assert Evening().to_line_up().why(LiftGroup(RED)) is Why.GROUPS_NOT_LAID


def test_only_those_who_play_lay_cards() -> None:
    evening = Evening(5).to_line_up()
    assert evening.why(LayGroup(BLACK, 1)) is Why.NOT_PLAYING
    assert evening.why(LiftGroup(BLACK)) is Why.NOT_PLAYING


def test_groups_are_laid_in_the_line_up_only() -> None:
    evening = Evening().to_answers()
    for command in (LayGroup(RED, 1), LiftGroup(RED), BeginSharedVision()):
        assert evening.why(command) is Why.NOT_NOW


@pytest.mark.rule("R5.1")
def test_the_rest_goes_back_into_the_box() -> None:
    assert Evening(deal=Deal.BY_BOX).to_line_up().game.on_table == ()


@pytest.mark.rule("R5.1")
def test_where_cards_are_entered_the_ghost_chooses_after_all_are_laid() -> None:
    evening = Evening(records=KNOWN).to_line_up()
    evening.do(LayGroup(RED, 1))
    refused = evening.refusal(BeginSharedVision())
    assert (refused.why, refused.waiting) == (Why.GROUPS_NOT_LAID, (BLUE, WHITE, YELLOW))


@pytest.mark.rule("R11.1")
def test_by_hand_the_box_need_not_know_whose_group_is_which() -> None:
    assert Evening().to_line_up().do(BeginSharedVision()) == (SharedVisionBegun(),)


@pytest.mark.rule("R7.4")
@pytest.mark.rule("R8.12")
@pytest.mark.parametrize("difficulty", Difficulty)
def test_two_players_get_two_groups_from_what_is_left(difficulty: Difficulty) -> None:
    evening = Evening(2, difficulty=difficulty, deal=Deal.BY_BOX).to_answers().finish()
    left = evening.game.on_table
    evening.do(EndHour())
    begun, drawn = evening.do(OpenHour())
    assert isinstance(drawn, ExtraGroupsDrawn)
    cards = [card for group in drawn.groups for card in group]
    assert begun == LineUpBegun()
    assert [kind_of(card) for card in cards] == [*Kind, *Kind]
    assert len(set(cards)) == 6
    assert set(cards) <= set(left)
    assert evening.game.extra_groups == drawn.groups


@pytest.mark.rule("R7.4")
def test_two_players_choose_among_four_groups() -> None:
    evening = Evening(2).to_shared_vision()
    evening.do(ChooseCulprit(4))
    assert evening.game.culprit == 4


@pytest.mark.rule("R8.12")
def test_dealt_by_hand_the_two_groups_are_drawn_by_hand() -> None:
    assert Evening(2).to_line_up().game.extra_groups == ()


@pytest.mark.rule("R8.1")
def test_three_players_get_no_more_groups() -> None:
    evening = Evening(3, deal=Deal.BY_BOX).to_line_up()
    assert evening.game.extra_groups == ()
    assert evening.why(LayGroup(RED, 5)) is Why.NO_SUCH_GROUP


@pytest.mark.rule("R5.2")
def test_the_ghost_chooses_any_group_and_may_choose_anew() -> None:
    evening = laid()
    evening.do(ChooseCulprit(2))
    assert evening.do(ChooseCulprit(3)) == (CulpritChosen(3),)
    assert evening.game.culprit == 3


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize("group", [0, 5])
def test_the_ghost_chooses_no_group_that_does_not_lie_there(group: int) -> None:
    assert laid().why(ChooseCulprit(group)) is Why.NO_SUCH_GROUP


def test_the_ghost_may_let_the_box_forget_the_choice() -> None:
    evening = laid()
    before = evening.game
    evening.do(ChooseCulprit(2))
    assert evening.do(ForgetCulprit()) == (CulpritForgotten(),)
    assert evening.game == before
    assert evening.why(ForgetCulprit()) is Why.CULPRIT_NOT_CHOSEN


@pytest.mark.rule("R5.2")
def test_three_cards_of_the_hand_are_shared() -> None:
    evening = laid()
    three = evening.game.hand[:3]
    evening.do(ChooseCulprit(2))
    shared, opened = evening.do(ShareVision(three))
    assert isinstance(shared, VisionShared)
    assert sorted(shared.visions) == sorted(three)
    assert opened == VoteOpened(Level.LOW)
    assert len(evening.game.hand) == 4


@pytest.mark.rule("R5.2")
@pytest.mark.rule("R10")
def test_the_shared_cards_are_shuffled() -> None:
    evening = laid()
    evening.do(ChooseCulprit(2))
    three = evening.game.hand[:3]
    orders = set()
    for _ in range(40):
        before = evening.game
        evening.do(ShareVision(three))
        orders.add(evening.game.shared_vision)
        evening.game = before
    assert len(orders) == 6


@pytest.mark.rule("R5.2")
@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_neither_more_nor_less_than_three_cards_are_shared(number: int) -> None:
    evening = laid()
    evening.do(ChooseCulprit(2))
    assert evening.why(ShareVision(evening.game.hand[:number])) is Why.SHARE_THREE


@pytest.mark.rule("R5.2")
def test_only_different_cards_of_the_hand_are_shared() -> None:
    evening = laid()
    evening.do(ChooseCulprit(2))
    first, second, *_ = evening.game.hand
    for third in (second, evening.game.draw_pile[0]):
        assert evening.why(ShareVision((first, second, third))) is Why.NOT_IN_HAND


@pytest.mark.rule("R5.2")
@pytest.mark.rule("R8.8")
@pytest.mark.parametrize("number", [0, 2])
def test_a_hand_of_fewer_than_three_is_shared_whole(number: int) -> None:
    evening = laid()
    evening.game = replace(evening.game, hand=evening.game.hand[:number])
    evening.do(ChooseCulprit(2), ShareVision(evening.game.hand))
    assert len(evening.game.shared_vision) == number


@pytest.mark.rule("R5.2")
def test_where_cards_are_entered_the_culprit_is_chosen_first() -> None:
    evening = laid()
    assert evening.why(ShareVision(evening.game.hand[:3])) is Why.CULPRIT_NOT_CHOSEN


@pytest.mark.rule("R11.1")
def test_by_hand_the_box_need_know_neither_culprit_nor_cards() -> None:
    evening = laid(Records())
    assert evening.why(ShareVision((1, 2, 3))) is Why.NOT_IN_HAND
    evening.do(ShareVision())
    assert (evening.game.stage, evening.game.culprit) == (Stage.VOTE, None)


def test_the_ghost_chooses_before_the_vote_only() -> None:
    evening = laid(Records())
    evening.do(ShareVision())
    for command in (ChooseCulprit(1), ForgetCulprit(), ShareVision()):
        assert evening.why(command) is Why.NOT_NOW
