"""The rattle of a vibration switch becomes one candidate for each knock (EARS)."""

from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.senses.candidates import Candidate
from seancebox.senses.judgement import Judgement, Verdict
from seancebox.senses.meanings import Rhythm
from seancebox.senses.rhythm import Rhythms
from seancebox.senses.switch import VibrationSwitch

Edge = tuple[bool, float]


def burst(
    at: float, closings: int = 20, seconds: float = 0.11, closed: float = 0.001
) -> list[Edge]:
    """Return the edges of one knock: so many closings within `seconds`."""
    step = (seconds - closed) / max(closings - 1, 1)
    return [
        edge
        for n in range(closings)
        for edge in ((True, at + n * step), (False, at + n * step + closed))
    ]


def felt(
    edges: Iterable[Edge], until: float, switch: VibrationSwitch | None = None
) -> list[Candidate]:
    """Return the candidates of `edges`, settled whenever that is due, up to `until`."""
    contact = switch or VibrationSwitch()
    return [candidate for _, candidate in _felt(edges, until, contact) if candidate is not None]


def _felt(
    edges: Iterable[Edge], until: float, contact: VibrationSwitch
) -> Iterator[tuple[float, Candidate | None]]:
    for is_closed, at in edges:
        while (due := contact.next_at()) is not None and due < at:
            yield due, contact.settle(due)
        yield at, contact.feel(is_closed, at)
    while (due := contact.next_at()) is not None and due <= until:
        yield due, contact.settle(due)


def answers(candidates: Iterable[Candidate]) -> list[Rhythm]:
    """Return what `candidates` say once all is quiet."""
    judgement, rhythms, said = Judgement(), Rhythms(), []
    for candidate in candidates:
        at = candidate.at_us / 1e6
        while (due := rhythms.next_at()) is not None and due < at:
            said.append(rhythms.settle(due))
        verdict = judgement.judge(candidate)
        if verdict is not Verdict.BOUNCE:
            rhythms.hear(at, is_clear=verdict is Verdict.KNOCK)
    said.append(rhythms.settle(1e9))
    return [knocks.rhythm for knocks in said if knocks]


@given(st.integers(10, 40), st.floats(0.02, 0.12))
def test_rattle_of_one_knock_is_one_candidate_at_its_first_edge(closings: int, span: float) -> None:
    assert felt(burst(10.0, closings, span), until=11) == [Candidate(10_000_000)]


def test_two_knocks_160_ms_apart_are_two() -> None:
    assert len(felt(burst(10.0) + burst(10.16), until=11)) == 2


def test_rattle_with_a_hole_is_still_one_knock() -> None:
    assert len(felt(burst(10.0, 5, 0.02) + burst(10.08, 5, 0.03), until=11)) == 1


def test_single_closing_is_a_knock() -> None:
    assert felt(burst(10.0, 1, closed=0.0003), until=11) == [Candidate(10_000_000)]


def test_glitches_under_200_us_do_not_count() -> None:
    assert felt(burst(10.0, 40, closed=0.00015), until=11) == []


def test_releases_do_not_count() -> None:
    assert felt([(False, 10.0), (False, 10.5)], until=11) == []


@given(st.lists(st.floats(0.0001, 0.3), min_size=1, max_size=200))
def test_onsets_are_at_least_80_ms_apart(pauses: list[float]) -> None:
    edges = [(n % 2 == 0, at) for n, at in enumerate(accumulate(pauses, initial=10.0))]
    onsets = [candidate.at_us for candidate in felt(edges, until=100)]
    assert all(b - a >= 80_000 for a, b in pairwise(onsets))


@given(st.lists(st.floats(0.0001, 0.3), min_size=1, max_size=100))
def test_candidate_is_known_at_most_80_ms_after_its_onset(pauses: list[float]) -> None:
    edges = [(n % 2 == 0, at) for n, at in enumerate(accumulate(pauses, initial=10.0))]
    late = [
        at - candidate.at_us / 1e6
        for at, candidate in _felt(edges, 100, VibrationSwitch())
        if candidate is not None
    ]
    assert all(seconds <= 0.080001 for seconds in late)


@pytest.mark.parametrize("seconds", [0.3, 1.0, 5.0, 60.0])
def test_chatter_of_1_khz_is_never_an_answer(seconds: float) -> None:
    chatter = burst(10.0, int(seconds * 1000), seconds, closed=0.0005)
    assert answers(felt(chatter, until=100)) == [Rhythm.UNCLEAR]


@pytest.mark.parametrize("seconds", [0.3, 5.0, 60.0])
def test_switch_closed_for_long_is_never_an_answer(seconds: float) -> None:
    stuck = [(True, 10.0), (False, 10.0 + seconds)]
    assert answers(felt(stuck, until=100)) == [Rhythm.UNCLEAR]


def test_switch_that_chatters_for_long_is_a_fault() -> None:
    switch = VibrationSwitch()
    felt(burst(10.0, 12_000, 12.0, closed=0.0005), until=22, switch=switch)
    assert switch.problem(22.0) == "it rattles all the time"


def test_switch_that_glitches_all_the_time_is_a_fault() -> None:
    switch = VibrationSwitch()
    felt(burst(10.0, 12_000, 12.0, closed=0.0001), until=22, switch=switch)
    assert switch.problem(22.0) is not None


def test_switch_that_stays_closed_is_a_fault() -> None:
    switch = VibrationSwitch()
    felt([(True, 10.0)], until=60, switch=switch)
    assert switch.problem(20.0) == "it is closed all the time"


def test_knocks_are_no_fault() -> None:
    switch = VibrationSwitch()
    felt([edge for n in range(30) for edge in burst(10.0 + n)], until=60, switch=switch)
    assert switch.problem(40.0) is None


def test_faulty_switch_yields_nothing() -> None:
    chatter = burst(10.0, 60_000, 60.0, closed=0.0005)
    assert all(candidate.at_us < 21_000_000 for candidate in felt(chatter, until=100))


@pytest.mark.parametrize("trouble", ["chatter", "closed"])
def test_switch_that_behaves_again_is_heard_again(trouble: str) -> None:
    switch = VibrationSwitch()
    chatter = burst(10.0, 12_000, 12.0, closed=0.0005)
    felt(chatter if trouble == "chatter" else [(True, 10.0), (False, 22.0)], 30, switch)
    assert switch.problem(30.0) is None
    assert felt(burst(31.0), 32, switch) == [Candidate(31_000_000)]


def test_fault_ends_by_itself_after_two_calm_seconds() -> None:
    switch = VibrationSwitch()
    felt([(True, 10.0), (False, 22.0)], 23, switch)
    assert switch.problem(23.0) is not None
    assert switch.next_at() == pytest.approx(24.0)
    assert switch.problem(24.0) is None


def test_nothing_is_due_while_the_switch_is_at_rest() -> None:
    switch = VibrationSwitch()
    felt(burst(10.0), 11, switch)
    assert switch.next_at() is None
