"""When the box listens, and what an input comes to: the windows of 60 s, 3 s and 1 s."""

import pytest

from seancebox.engine import commands
from seancebox.senses.meanings import Button, Held, Knocks, Pressed, Rhythm
from seancebox.show.scene import State
from seancebox.table import playing
from seancebox.table.context import Context, Gesture, Question
from seancebox.table.moment import Moment
from seancebox.table.routing import (
    Act,
    AnswerQuestion,
    Misheard,
    Nothing,
    Refresh,
    TakeBack,
    Unclear,
    hears,
    is_private,
    route_button,
    route_knocks,
)
from seancebox.table.sitting import Sitting
from tests.table.sittings import (
    BLUE,
    NOW,
    RED,
    WHITE,
    after,
    at_hour_end,
    in_answers,
    in_timer,
    in_visions,
    in_vote,
    seated,
    seen,
)

YES_NO = frozenset({Rhythm.YES, Rhythm.NO})
GO_ON = frozenset({Rhythm.GO_ON})
DEAF: frozenset[Rhythm] = frozenset()


def asked(context: Context, *, by_time: bool = False) -> Moment:
    """Return the moment in which `context` began to ask, at NOW."""
    moment = Moment()
    moment.notice(context.state, context.sitting, NOW, by_time=by_time)
    return moment


def knocks(count: int, began: float = NOW + 10) -> Knocks:
    """Return a clear rhythm."""
    said = {1: Rhythm.YES, 2: Rhythm.NO, 3: Rhythm.GO_ON}
    return Knocks(said.get(count, Rhythm.UNCLEAR), count, began, began + 1)


def pressed(button: Button, began: float = NOW + 10) -> Pressed:
    """Return a short press."""
    return Pressed(button, began, began + 0.1)


def held(button: Button, began: float = NOW + 10) -> Held:
    """Return a hold."""
    return Held(button, began, began + 2)


QUESTION = seen(in_answers(BLUE, RED))
VISIONS = seen(in_visions(BLUE, RED))
TIMER = seen(in_timer(BLUE, RED))


# --- when the box listens ---


def test_box_listens_from_the_question_for_sixty_seconds() -> None:
    moment = asked(QUESTION)
    heard = [hears(QUESTION, moment, NOW + at) for at in (-0.1, 0.0, 59.9, 60.0)]
    assert heard == [DEAF, YES_NO, YES_NO, DEAF]


def test_finger_on_a_ghost_button_lets_the_box_listen_again() -> None:
    moment = asked(QUESTION)
    moment.listens_from = NOW + 500
    assert hears(QUESTION, moment, NOW + 559) == YES_NO


def test_nothing_is_heard_between_an_answer_and_the_next_question() -> None:
    context = seen(after(in_answers(BLUE, RED), commands.Answer(BLUE, right=True)))
    assert hears(context, asked(context), NOW + 1) == DEAF


def test_for_three_seconds_after_a_shown_answer_no_other_is_heard() -> None:
    moment = asked(QUESTION)
    moment.answered_at = NOW + 1
    heard = [hears(QUESTION, moment, NOW + at) for at in (1.0, 3.9, 4.0)]
    assert heard == [DEAF, DEAF, YES_NO]


def test_go_on_is_heard_at_once_where_claims_are_open() -> None:
    context = seen(after(in_answers(BLUE, WHITE, RED), commands.Answer(BLUE, right=True)))
    moment = asked(context)
    moment.answered_at = NOW
    assert hears(context, moment, NOW + 1) == GO_ON


def test_cups_and_fists_are_not_heard_while_the_sand_runs() -> None:
    assert hears(TIMER, asked(TIMER), NOW + 1) == DEAF


def test_question_inside_a_state_is_for_buttons_alone() -> None:
    moment = asked(QUESTION)
    moment.question = Question.ABANDON
    assert hears(QUESTION, moment, NOW + 1) == DEAF


def test_still_there_is_for_fingers_alone() -> None:
    moment = asked(QUESTION)
    moment.still_there_at = NOW
    assert hears(QUESTION, moment, NOW + 1) == DEAF


# --- knocks ---


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(("count", "does"), [(1, playing.answer_right), (2, playing.answer_wrong)])
def test_one_knock_is_yes_and_two_are_no(count: int, does: object) -> None:
    intent = route_knocks(knocks(count), QUESTION, asked(QUESTION))
    assert isinstance(intent, Act)
    assert intent.input.act is does


@pytest.mark.parametrize("count", [3, 4, 7])
def test_rhythm_that_is_no_answer_is_asked_for_again(count: int) -> None:
    assert route_knocks(knocks(count), QUESTION, asked(QUESTION)) == Unclear()


@pytest.mark.parametrize("count", [1, 2, 4])
def test_rhythm_is_ignored_in_silence_where_only_go_on_is_asked(count: int) -> None:
    assert route_knocks(knocks(count), VISIONS, asked(VISIONS)) == Nothing()


def test_rhythm_that_began_before_the_question_is_no_answer_to_it() -> None:
    assert route_knocks(knocks(1, NOW - 0.1), QUESTION, asked(QUESTION)) == Nothing()


def test_rhythm_that_begins_within_a_second_after_time_has_asked_is_no_answer() -> None:
    moment = asked(QUESTION, by_time=True)
    assert route_knocks(knocks(1, NOW + 0.9), QUESTION, moment) == Nothing()
    assert route_knocks(knocks(1, NOW + 1.0), QUESTION, moment) != Nothing()


@pytest.mark.parametrize(("count", "after_it"), [(4, 0.1), (6, 2.9)])
def test_four_knocks_or_more_after_an_answer_take_it_back(count: int, after_it: float) -> None:
    moment = asked(TIMER)
    moment.answered_at, moment.answer_step = NOW, 7
    assert route_knocks(knocks(count, NOW + after_it), TIMER, moment) == Misheard()


def test_four_knocks_three_seconds_later_take_nothing_back() -> None:
    moment = asked(QUESTION)
    moment.answered_at, moment.answer_step = NOW, 7
    assert route_knocks(knocks(4, NOW + 3), QUESTION, moment) == Unclear()


def test_four_knocks_take_back_no_more_than_one_answer() -> None:
    moment = asked(QUESTION)
    moment.answered_at, moment.answer_step = NOW, None
    assert route_knocks(knocks(4, NOW + 1), QUESTION, moment) == Nothing()


# --- buttons ---


def test_press_that_began_before_the_question_does_nothing() -> None:
    assert route_button(pressed(Button.YES, NOW - 0.1), QUESTION, asked(QUESTION)) == Nothing()


@pytest.mark.parametrize(
    "meaning",
    [
        pressed(Button.YES, NOW + 0.5),
        pressed(Button.NO, NOW + 0.5),
        pressed(Button.CROW, NOW + 0.5),
        held(Button.YES, NOW + 0.5),
    ],
)
def test_no_answer_go_on_or_next_is_taken_within_a_second_after_time_has_asked(
    meaning: Pressed | Held,
) -> None:
    assert route_button(meaning, QUESTION, asked(QUESTION, by_time=True)) == Nothing()


@pytest.mark.parametrize("meaning", [pressed(Button.RED, NOW + 0.5), held(Button.NO, NOW + 0.5)])
def test_colours_and_taking_back_are_not_bound_by_that_second(meaning: Pressed | Held) -> None:
    assert route_button(meaning, QUESTION, asked(QUESTION, by_time=True)) != Nothing()


def test_answer_within_a_second_after_a_person_has_changed_the_question_is_taken() -> None:
    intent = route_button(pressed(Button.YES, NOW + 0.1), QUESTION, asked(QUESTION))
    assert isinstance(intent, Act)


@pytest.mark.parametrize(("button", "yes"), [(Button.YES, True), (Button.NO, False)])
def test_question_inside_a_state_takes_yes_and_no(button: Button, yes: bool) -> None:
    moment = asked(TIMER)
    moment.question = Question.ALL_PLACED
    assert route_button(pressed(button), TIMER, moment) == AnswerQuestion(yes=yes)


@pytest.mark.parametrize("meaning", [pressed(Button.CROW), held(Button.YES), held(Button.CROW)])
def test_other_meanings_of_ghost_buttons_rest_while_a_question_is_open(
    meaning: Pressed | Held,
) -> None:
    moment = asked(TIMER)
    moment.question = Question.ALL_PLACED
    intent = route_button(meaning, TIMER, moment)
    assert isinstance(intent, Nothing)
    assert intent.reason is not None


def test_colours_go_on_while_a_question_is_open() -> None:
    moment = asked(TIMER)
    moment.question = Question.ALL_PLACED
    intent = route_button(pressed(Button.RED), TIMER, moment)
    assert isinstance(intent, Act)
    assert (intent.gesture, intent.psychic) == (Gesture.COLOUR, RED)


def test_no_held_takes_back() -> None:
    assert route_button(held(Button.NO), QUESTION, asked(QUESTION)) == TakeBack()


def test_colour_held_takes_back_its_own_where_it_means_nothing_else() -> None:
    assert route_button(held(Button.RED), TIMER, asked(TIMER)) == TakeBack(RED)


@pytest.mark.rule("R8.8")
def test_colour_held_in_visions_says_that_none_is_left() -> None:
    intent = route_button(held(Button.RED), VISIONS, asked(VISIONS))
    assert isinstance(intent, Act)
    assert intent.input.act is playing.skip_vision


@pytest.mark.rule("R3.9")
@pytest.mark.parametrize(
    "sitting",
    [
        in_visions(BLUE, RED),
        in_answers(BLUE, RED),
        at_hour_end(BLUE, RED),
        in_vote(BLUE, WHITE, RED),
    ],
)
def test_crow_held_is_a_refresh_from_the_first_visions_on(sitting: Sitting) -> None:
    context = seen(sitting)
    assert route_button(held(Button.CROW), context, asked(context)) == Refresh()


@pytest.mark.rule("R3.9")
def test_crow_held_is_no_refresh_before_there_is_a_hand() -> None:
    context = seen(seated(BLUE, RED))
    assert isinstance(route_button(held(Button.CROW), context, asked(context)), Nothing)


@pytest.mark.rule("R10")
@pytest.mark.parametrize(
    "meaning",
    [pressed(Button.CROW), pressed(Button.YES), pressed(Button.NO), held(Button.NO)],
)
def test_whatever_the_ghost_tells_the_box_of_the_culprit_is_private(
    meaning: Pressed | Held,
) -> None:
    sitting = in_vote(BLUE, WHITE, RED)
    context = seen(sitting, state=State.SHARED_VISION)
    assert is_private(route_button(meaning, context, asked(context)))


def test_private_presses_are_plain_ones_on_a_box_without_a_ghost_oled() -> None:
    context = seen(in_vote(BLUE, WHITE, RED), state=State.SHARED_VISION, can_deal=False)
    assert route_button(held(Button.NO), context, asked(context)) == TakeBack()


def test_press_that_means_nothing_says_what_does() -> None:
    intent = route_button(pressed(Button.YES), VISIONS, asked(VISIONS))
    assert isinstance(intent, Nothing)
    assert intent.reason is not None
    assert "COLOUR" in str(dict(intent.reason.fields)["inputs"])
