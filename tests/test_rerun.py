"""A replay keeps the pace of the evening, without its longest and shortest pauses."""

import pytest

from seancebox.engine.cards import Psychic
from seancebox.rerun import LONGEST, SHORTEST, beats
from seancebox.table import notes
from seancebox.table.record import Line, Record

LINES = tuple(Line(at + 1, at + 1, notes.Asked(who)) for at, who in enumerate(Psychic))


def pauses(*times: str) -> list[float]:
    record = Record(LINES[: len(times)])
    return [beat.after for beat in beats(record, times)]


def test_what_was_written_at_one_moment_is_shown_at_once() -> None:
    moment, later = "2026-10-31T20:00:00.000+00:00", "2026-10-31T20:00:05.000+00:00"
    shown = list(beats(Record(LINES[:3]), (moment, moment, later)))
    assert [len(beat.lines) for beat in shown] == [2, 1]


@pytest.mark.parametrize(("second", "pause"), [("07.250", 7.25), ("00.001", 1.0), ("59.000", 20.0)])
def test_pauses_are_as_they_were_within_reason(second: str, pause: float) -> None:
    assert SHORTEST <= pause <= LONGEST
    began = "2026-10-31T20:00:00.000+00:00"
    assert pauses(began, f"2026-10-31T20:00:{second}+00:00")[1] == pause


def test_a_clock_that_was_set_back_meanwhile_makes_no_pause_too_short() -> None:
    assert pauses("2026-10-31T20:00:00+00:00", "2026-10-31T19:00:00+00:00")[1] == SHORTEST
