"""What a single onset can't tell of itself: bounces, and rings that are no knocks (EARS)."""

import pytest

from seancebox.senses.candidates import Candidate
from seancebox.senses.judgement import Judgement, Verdict


def second(after_ms: int, weaker_db: float | None) -> Verdict:
    """Return the verdict on an onset so long after a knock and so much weaker."""
    judgement = Judgement()
    loud = None if weaker_db is None else 20_000
    soft = None if weaker_db is None else round(20_000 / 10 ** (weaker_db / 20))
    judgement.judge(Candidate(1_000_000, peak=loud))
    return judgement.judge(Candidate(1_000_000 + after_ms * 1000, peak=soft))


@pytest.mark.parametrize(
    ("after_ms", "weaker_db", "verdict"),
    [
        (90, 12, Verdict.BOUNCE),
        (120, 12, Verdict.BOUNCE),
        (90, 6, Verdict.KNOCK),
        (90, -6, Verdict.KNOCK),
        (140, 12, Verdict.KNOCK),
        (140, 20, Verdict.BOUNCE),
        (160, 30, Verdict.KNOCK),
        (90, None, Verdict.KNOCK),
    ],
)
def test_weak_onset_soon_after_a_knock_belongs_to_it(
    after_ms: int, weaker_db: float | None, verdict: Verdict
) -> None:
    assert second(after_ms, weaker_db) is verdict


def test_bounces_are_measured_against_the_knock_and_not_each_other() -> None:
    judgement = Judgement()
    judgement.judge(Candidate(0, peak=20_000))
    judgement.judge(Candidate(90_000, peak=4_000))
    assert judgement.judge(Candidate(170_000, peak=3_900)) is Verdict.KNOCK


def test_ring_longer_than_any_knock_is_doubtful() -> None:
    assert Judgement().judge(Candidate(0, width_ms=200.0)) is Verdict.DOUBTFUL


def test_silent_candidate_breaks_nothing() -> None:
    judgement = Judgement()
    judgement.judge(Candidate(0, peak=0))
    assert judgement.judge(Candidate(100_000, peak=0)) is Verdict.KNOCK
