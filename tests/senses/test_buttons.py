"""Edges become presses, holds and chords (TABLE 2)."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.senses.buttons import Buttons
from seancebox.senses.meanings import Button, Chord, Held, Meaning, Pressed, Stuck

YES, NO, CROW, RED, BLUE = Button.YES, Button.NO, Button.CROW, Button.RED, Button.BLUE
DOWN, UP = True, False
FOR_EVER = 1e9

Edge = tuple[Button, bool, float]


def felt(
    edges: Iterable[Edge], until: float = FOR_EVER, buttons: Buttons | None = None
) -> list[Meaning]:
    """Return what `edges` mean, settled whenever that is due, up to `until`."""
    fingers = buttons or Buttons()
    meanings: list[Meaning] = []
    for button, is_down, at in edges:
        while (due := fingers.next_at()) is not None and due < at:
            meanings += fingers.settle(due)
        meanings += fingers.feel(button, is_down, at)
    while (due := fingers.next_at()) is not None and due <= until:
        meanings += fingers.settle(due)
    return meanings


def test_press_acts_on_release_with_the_stamps_of_both_edges() -> None:
    assert felt([(YES, DOWN, 10.0), (YES, UP, 10.3)]) == [Pressed(YES, 10.0, 10.3)]


def test_press_is_not_given_while_the_button_is_down() -> None:
    assert felt([(YES, DOWN, 10.0)], until=10.9) == []


@pytest.mark.parametrize(("button", "seconds"), [(YES, 1), (NO, 2), (CROW, 1), (RED, 1)])
def test_hold_acts_when_its_time_is_reached(button: Button, seconds: float) -> None:
    assert felt([(button, DOWN, 10.0)], until=10.0 + seconds) == [
        Held(button, 10.0, 10.0 + seconds)
    ]


def test_hold_swallows_the_release() -> None:
    assert felt([(YES, DOWN, 10.0), (YES, UP, 12.0)]) == [Held(YES, 10.0, 11.0)]


def test_hold_is_decided_by_stamps_when_nobody_settled_in_time() -> None:
    buttons = Buttons()
    buttons.feel(YES, DOWN, 10.0)
    buttons.settle(10.1)
    assert buttons.feel(YES, UP, 13.0) == (Held(YES, 10.0, 11.0),)


def test_release_just_before_the_hold_is_a_press_though_it_settles_after_it() -> None:
    assert felt([(YES, DOWN, 10.0), (YES, UP, 10.995)]) == [Pressed(YES, 10.0, 10.995)]


def test_glitch_just_before_the_hold_does_not_end_it() -> None:
    edges = [(YES, DOWN, 10.0), (YES, UP, 10.995), (YES, DOWN, 10.998)]
    assert felt(edges, until=12.0) == [Held(YES, 10.0, 11.0)]


def test_bounces_in_both_directions_make_one_press_with_the_first_stamps() -> None:
    down = [(RED, n % 2 == 0, 10.0 + n * 0.003) for n in range(15)]
    up = [(RED, n % 2 == 1, 10.2 + n * 0.003) for n in range(15)]
    assert felt(down + up) == [Pressed(RED, 10.0, 10.2)]


def test_glitch_shorter_than_the_debounce_time_is_nothing() -> None:
    assert felt([(RED, DOWN, 10.0), (RED, UP, 10.015)]) == []


def test_edges_that_repeat_a_level_are_nothing() -> None:
    edges = [(RED, UP, 9.0), (RED, DOWN, 10.0), (RED, DOWN, 10.1), (RED, UP, 10.2), (RED, UP, 10.3)]
    assert felt(edges) == [Pressed(RED, 10.0, 10.2)]


def test_release_stamped_before_its_press_comes_up_at_the_press() -> None:
    assert felt([(RED, DOWN, 10.0), (RED, UP, 9.99)]) == []
    buttons = Buttons()
    buttons.feel(RED, DOWN, 10.0)
    buttons.settle(10.1)
    assert felt([(RED, UP, 9.99)], buttons=buttons) == [Pressed(RED, 10.0, 10.0)]


def test_debounce_time_is_a_setting() -> None:
    edges = [(RED, DOWN, 10.0), (RED, UP, 10.03)]
    assert felt(edges, buttons=Buttons(debounce_ms=50)) == []
    assert felt(edges, buttons=Buttons(debounce_ms=0)) == [Pressed(RED, 10.0, 10.03)]


@pytest.mark.parametrize(
    ("pair", "seconds"), [((YES, NO), 5), ((CROW, NO), 3), ((CROW, YES), 2)], ids=str
)
def test_two_ghost_buttons_together_are_a_chord_and_nothing_else(
    pair: tuple[Button, Button], seconds: float
) -> None:
    edges = [
        (pair[0], DOWN, 10.0),
        (pair[1], DOWN, 10.15),
        (pair[0], UP, 17.0),
        (pair[1], UP, 17.5),
    ]
    assert felt(edges) == [Chord(frozenset(pair), 10.15, 10.15 + seconds)]


def test_chord_counts_up_to_exactly_200_ms() -> None:
    assert felt([(YES, DOWN, 1000.0), (CROW, DOWN, 1000.2)], until=1010) == [
        Chord(frozenset({YES, CROW}), 1000.2, 1002.2)
    ]


def test_chord_released_earlier_is_nothing() -> None:
    edges = [(YES, DOWN, 10.0), (NO, DOWN, 10.1), (NO, UP, 12.0), (YES, UP, 16.0)]
    assert felt(edges) == []


def test_neither_of_a_chord_acts_again_until_both_are_up() -> None:
    edges = [
        (YES, DOWN, 10.0),
        (NO, DOWN, 10.1),
        (NO, UP, 10.5),
        (NO, DOWN, 11.0),
        (NO, UP, 17.0),
        (YES, UP, 18.0),
    ]
    assert felt(edges) == []


def test_after_a_chord_the_buttons_act_again() -> None:
    edges = [
        (YES, DOWN, 10.0),
        (NO, DOWN, 10.1),
        (NO, UP, 10.5),
        (YES, UP, 10.6),
        (NO, DOWN, 11.0),
        (NO, UP, 11.2),
    ]
    assert felt(edges) == [Pressed(NO, 11.0, 11.2)]


def test_buttons_more_than_200_ms_apart_act_each_alone() -> None:
    edges = [(YES, DOWN, 10.0), (NO, DOWN, 10.25), (NO, UP, 10.5), (YES, UP, 11.5)]
    assert felt(edges) == [Pressed(NO, 10.25, 10.5), Held(YES, 10.0, 11.0)]


def test_buttons_of_which_one_is_up_when_the_other_goes_down_are_no_chord() -> None:
    edges = [(YES, DOWN, 10.0), (YES, UP, 10.1), (NO, DOWN, 10.15), (NO, UP, 10.3)]
    assert felt(edges) == [Pressed(YES, 10.0, 10.1), Pressed(NO, 10.15, 10.3)]


def test_three_at_once_are_nothing() -> None:
    downs = [(YES, DOWN, 10.0), (NO, DOWN, 10.05), (CROW, DOWN, 10.1)]
    ups = [(button, UP, 18.0) for button in (YES, NO, CROW)]
    assert felt(downs + ups) == []


def test_third_button_spoils_a_chord_and_does_not_act_itself() -> None:
    downs = [(YES, DOWN, 10.0), (CROW, DOWN, 10.1), (NO, DOWN, 11.0)]
    assert felt([*downs, (NO, UP, 11.2), (YES, UP, 14.0), (CROW, UP, 14.0)]) == []


def test_colour_buttons_form_no_chord_beside_each_other_or_ghost_buttons() -> None:
    buttons = (RED, BLUE, YES)
    edges = [(button, DOWN, 10.0) for button in buttons] + [(b, UP, 10.3) for b in buttons]
    assert set(felt(edges)) == {Pressed(button, 10.0, 10.3) for button in buttons}


def test_button_down_for_30_seconds_is_stuck_and_what_its_hold_did_stays() -> None:
    assert felt([(CROW, DOWN, 10.0)]) == [Held(CROW, 10.0, 11.0), Stuck(CROW, True, 40.0)]


def test_stuck_button_is_used_again_once_it_has_come_up() -> None:
    edges = [(CROW, DOWN, 10.0), (CROW, UP, 50.0), (CROW, DOWN, 51.0), (CROW, UP, 51.2)]
    assert felt(edges)[2:] == [Stuck(CROW, False, 50.0), Pressed(CROW, 51.0, 51.2)]


def test_stuck_button_is_no_part_of_a_chord() -> None:
    edges = [(CROW, DOWN, 10.0), (YES, DOWN, 45.0), (YES, UP, 45.1)]
    assert felt(edges)[2:] == [Pressed(YES, 45.0, 45.1)]


def test_button_of_a_chord_is_free_again_when_the_other_is_stuck() -> None:
    edges = [(YES, DOWN, 10.0), (NO, DOWN, 10.1), (NO, UP, 12.0), (NO, DOWN, 45.0), (NO, UP, 45.2)]
    assert felt(edges) == [Stuck(YES, True, 40.0), Pressed(NO, 45.0, 45.2)]


def test_level_is_known_without_its_bounces() -> None:
    buttons = Buttons()
    buttons.feel(RED, DOWN, 10.0)
    assert not buttons.is_down(RED)
    buttons.settle(10.02)
    assert buttons.is_down(RED)


def test_nothing_is_due_while_every_button_is_at_rest() -> None:
    buttons = Buttons()
    felt([(YES, DOWN, 10.0), (YES, UP, 10.3)], buttons=buttons)
    assert buttons.next_at() is None


EDGES = st.lists(
    st.tuples(
        st.sampled_from(Button),
        st.booleans(),
        st.sampled_from([-0.01, 0.0, 0.005, 0.03, 0.19, 0.21, 1.0, 2.5, 6.0, 31.0]),
    ),
    max_size=60,
)


@given(EDGES)
def test_no_edges_ever_make_one_down_act_twice(steps: list[tuple[Button, bool, float]]) -> None:
    at = 1000.0
    edges = []
    for button, is_down, pause in steps:
        at += pause
        edges.append((button, is_down, at))
    acts = [
        (button, meaning.began)
        for meaning in felt(edges)
        if not isinstance(meaning, Stuck)
        for button in (
            sorted(meaning.buttons, key=str) if isinstance(meaning, Chord) else [meaning.button]
        )
    ]
    assert len(acts) == len(set(acts))


@given(EDGES)
def test_stamps_of_every_meaning_are_in_order_and_nothing_stays_due(
    steps: list[tuple[Button, bool, float]],
) -> None:
    buttons = Buttons()
    at = 1000.0
    for button, is_down, pause in steps:
        at += pause
        for meaning in felt([(button, is_down, at)], until=at, buttons=buttons):
            assert isinstance(meaning, Stuck) or meaning.began <= meaning.at
    felt([], buttons=buttons)
    assert buttons.next_at() is None
