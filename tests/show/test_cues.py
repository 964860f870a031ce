"""Every cue has a tune that is over soon, and that no other cue can be taken for."""

from collections.abc import Sequence
from itertools import combinations, groupby, pairwise

import pytest

from seancebox.ports import Cue
from seancebox.show.cues import TUNES, cue_of
from seancebox.show.scene import Tone

LENGTHS = {Cue.HEARD: 0.1, Cue.SAND_OUT: 1.0, Cue.HOUR: 2.0, Cue.WON: 3.0, Cue.LOST: 3.0}
LEAST_TONE, LEAST_REST = 0.04, 0.04  # seconds; what is shorter is only a click
LOW, HIGH = 300, 4000  # hertz; a plain piezo hardly sounds outside
OTHER_TEMPO = 1.5


def strokes(cue: Cue) -> list[tuple[bool, float]]:
    """Return what an active buzzer makes of it: tones that touch are one."""
    played = groupby(TUNES[cue], key=lambda note: note.hertz > 0)
    return [(sounds, sum(note.seconds for note in notes)) for sounds, notes in played]


def tones(cue: Cue) -> list[float]:
    return [seconds for sounds, seconds in strokes(cue) if sounds]


def contour(cue: Cue) -> list[int]:
    """Return for each step of the melody 1 up, -1 down, 0 the same."""
    melody = [note.hertz for note in TUNES[cue] if note.hertz]
    return [(later > earlier) - (later < earlier) for earlier, later in pairwise(melody)]


def are_alike(one: Sequence[float], other: Sequence[float]) -> bool:
    """Return whether nobody could tell the two rhythms: as many strokes, about as long each."""
    if len(one) != len(other):
        return False
    return all(
        max(here, there) < OTHER_TEMPO * min(here, there)
        for here, there in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("cue", Cue)
def test_tune_is_over_soon(cue: Cue) -> None:
    assert 0 < sum(note.seconds for note in TUNES[cue]) <= LENGTHS.get(cue, 0.4)


@pytest.mark.parametrize(("one", "other"), list(combinations(Cue, 2)))
def test_no_two_cues_have_the_same_rhythm(one: Cue, other: Cue) -> None:
    assert not are_alike(tones(one), tones(other))


@pytest.mark.parametrize(("one", "other"), list(combinations(Cue, 2)))
def test_no_two_cues_have_the_same_contour(one: Cue, other: Cue) -> None:
    assert contour(one) != contour(other)


@pytest.mark.parametrize("cue", Cue)
def test_plain_piezo_can_play_it(cue: Cue) -> None:
    assert all(
        LOW <= note.hertz <= HIGH and note.seconds >= LEAST_TONE
        for note in TUNES[cue]
        if note.hertz
    )
    assert all(seconds >= LEAST_REST for sounds, seconds in strokes(cue) if not sounds)


def test_yes_rises_and_no_falls() -> None:
    assert contour(Cue.YES) == [1]
    assert contour(Cue.NO) == [-1]


@pytest.mark.parametrize(
    ("tone", "cue"),
    [
        (Tone.YES, Cue.YES),
        (Tone.NO, Cue.NO),
        (Tone.UNCLEAR, Cue.NOT_NOW),
        (Tone.NOT_NOW, Cue.NOT_NOW),
        (Tone.GO_ON, None),
        (Tone.TAKEN_BACK, None),
        (Tone.NEWS, None),
    ],
)
def test_answers_that_go_their_way_make_no_sound_but_heard(tone: Tone, cue: Cue | None) -> None:
    assert cue_of(tone) is cue
