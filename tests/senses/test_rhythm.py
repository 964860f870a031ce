"""Onsets become one, two, three or not clear (EARS, TABLE 2)."""

from collections.abc import Sequence
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.senses.meanings import Knocks, Rhythm
from seancebox.senses.rhythm import Rhythms


def heard(onsets: Sequence[float], rhythms: Rhythms | None = None) -> list[Knocks]:
    """Return the rhythms of `onsets`, each settled when it is due."""
    ears = rhythms or Rhythms()
    answers = []
    for onset in onsets:
        while (due := ears.next_at()) is not None and due < onset:
            answers.append(ears.settle(due))
        ears.hear(onset)
    while (due := ears.next_at()) is not None:
        answers.append(ears.settle(due))
    return [answer for answer in answers if answer]


@pytest.mark.parametrize(
    ("count", "rhythm"),
    [
        (1, Rhythm.YES),
        (2, Rhythm.NO),
        (3, Rhythm.GO_ON),
        (4, Rhythm.UNCLEAR),
        (9, Rhythm.UNCLEAR),
    ],
)
def test_number_of_knocks_is_the_answer(count: int, rhythm: Rhythm) -> None:
    (answer,) = heard([10.0 + 0.3 * n for n in range(count)])
    assert (answer.rhythm, answer.count, answer.began) == (rhythm, count, 10.0)


def test_answer_is_decided_120_ms_and_the_gap_after_the_last_onset() -> None:
    (answer,) = heard([10.0, 10.3])
    assert answer.at == pytest.approx(10.3 + 0.12 + 0.80)


@given(st.floats(0.05, 3))
def test_answer_is_never_decided_later_than_950_ms(gap: float) -> None:
    (answer,) = heard([10.0], Rhythms(gap=gap))
    assert answer.at <= 10.95 + 1e-9


def test_nothing_is_decided_before_that() -> None:
    rhythms = Rhythms()
    rhythms.hear(10.0)
    assert rhythms.settle(10.91) is None


def test_knocks_exactly_the_gap_apart_belong_together() -> None:
    (answer,) = heard([1000.0, 1000.8, 1001.6])
    assert answer.rhythm is Rhythm.GO_ON


def test_knock_after_the_gap_begins_an_answer_of_its_own() -> None:
    assert [answer.rhythm for answer in heard([10.0, 10.85])] == [Rhythm.YES, Rhythm.YES]


def test_two_answers_are_both_given_when_nobody_settled_between_them() -> None:
    rhythms = Rhythms()
    for onset in (10.0, 10.3, 12.0):
        rhythms.hear(onset)
    first, second = rhythms.settle(20.0), rhythms.settle(20.0)
    assert first
    assert second
    assert (first.rhythm, second.rhythm) == (Rhythm.NO, Rhythm.YES)


def test_gap_of_a_person_is_a_setting() -> None:
    answers = heard([10.0, 10.6], Rhythms(gap=0.5))
    assert [answer.rhythm for answer in answers] == [Rhythm.YES, Rhythm.YES]


def test_doubtful_onset_makes_the_answer_unclear_and_is_not_counted() -> None:
    rhythms = Rhythms()
    rhythms.hear(10.0)
    rhythms.hear(10.3, is_clear=False)
    answer = rhythms.settle(20.0)
    assert answer
    assert (answer.rhythm, answer.count) == (Rhythm.UNCLEAR, 1)


def test_first_knock_within_half_a_second_of_a_noise_is_unclear() -> None:
    _, answer = heard([10.0, 10.4], Rhythms(gap=0.3))
    assert (answer.rhythm, answer.count) == (Rhythm.UNCLEAR, 1)


def test_first_knock_half_a_second_after_a_noise_is_clear() -> None:
    _, answer = heard([1000.0, 1000.5], Rhythms(gap=0.3))
    assert answer.rhythm is Rhythm.YES


def test_onset_nearer_than_any_source_can_have_two_is_ignored() -> None:
    (answer,) = heard([10.0, 10.05, 10.3])
    assert answer.rhythm is Rhythm.NO


@given(st.lists(st.sampled_from([0.0, 0.05, 0.1, 0.3, 0.79, 0.81, 2.0]), max_size=40))
def test_every_onset_is_counted_in_exactly_one_answer(pauses: list[float]) -> None:
    onsets, kept = list(accumulate(pauses, initial=1000.0)), [float("-inf")]
    for onset in onsets:
        if onset - kept[-1] > 0.079:
            kept.append(onset)
    assert sum(answer.count for answer in heard(onsets)) == len(kept) - 1
