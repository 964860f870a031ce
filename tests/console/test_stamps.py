"""A browser's times on the loop's clock."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.console.stamps import ANSWER_GAP, OLDEST, SAMPLES, Stamps

SECONDS = st.floats(0, 5)
OFFSETS = st.floats(-1e6, 1e6)


@given(OFFSETS, st.lists(st.tuples(st.lists(SECONDS, min_size=1, max_size=4), SECONDS, SECONDS)))
def test_stamps_are_never_in_the_future_never_run_back_and_the_newest_is_fresh(
    offset: float, posts: list[tuple[list[float], float, float]]
) -> None:
    clock, browser, last = Stamps(), 0.0, float("-inf")
    for gaps, wait, latency in posts:
        at = []
        for gap in gaps:
            browser += gap
            at.append(browser)
        sent = browser + wait
        now = sent + offset + 5 * len(posts) + latency  # later posts may overtake, never the clock
        now = max(now, last)
        stamps = clock.stamps(at, sent, now)
        assert list(stamps) == sorted(stamps)
        assert last <= stamps[0]
        assert now - OLDEST - 1e-6 <= stamps[-1] <= now + 1e-6
        last = stamps[-1]


@given(
    OFFSETS,
    st.floats(0, 0.1),
    st.lists(st.floats(0, 1), max_size=SAMPLES - 1),
    st.lists(st.tuples(st.floats(0.08, ANSWER_GAP - 0.01), st.floats(0, 0.8)), min_size=2),
)
def test_a_network_that_jitters_does_not_bend_the_gaps_between_knocks(
    offset: float,
    quickest: float,
    slower: list[float],
    knocks: list[tuple[float, float]],
) -> None:
    clock = Stamps()
    for latency in (*slower, 0.0):
        clock.sample(10.0, 10.0 + offset + quickest + latency)
    at, stamps = 20.0, list[float]()
    for gap, latency in knocks:
        at += gap
        stamps += clock.stamps([at], at, at + offset + quickest + latency)
    heard = [later - earlier for earlier, later in pairwise(stamps)]
    assert heard == pytest.approx([gap for gap, _ in knocks[1:]], abs=1e-6)


def test_two_knocks_that_are_sent_together_keep_their_gap_even_when_far_too_late() -> None:
    clock = Stamps()
    clock.sample(1.0, 101.0)
    assert clock.stamps([10.0, 10.2], 10.2, 115.0) == pytest.approx((113.8, 114.0))


def test_two_late_knocks_keep_their_gap_when_they_arrive_apart() -> None:
    clock = Stamps()
    clock.sample(1.0, 101.0)
    first = clock.stamps([10.0], 10.0, 115.0)
    second = clock.stamps([10.2], 10.2, 115.0)
    assert (*first, *second) == pytest.approx((114.0, 114.2))


def test_what_waited_in_the_browser_is_stamped_when_it_happened() -> None:
    clock = Stamps()
    assert clock.stamps([10.0], 10.5, 200.0) == pytest.approx((199.5,))


def test_a_laptop_that_slept_is_believed_again_after_some_samples() -> None:
    clock = Stamps()
    clock.sample(1.0, 101.0)
    for sent in range(2, 2 + SAMPLES):
        clock.sample(float(sent), sent + 700.0)
    assert clock.stamps([50.0], 50.0, 750.3) == pytest.approx((750.0,))
