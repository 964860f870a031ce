"""Every cue has a tune that is over soon."""

import pytest

from seancebox.ports import Cue
from seancebox.show.cues import TUNES, cue_of
from seancebox.show.scene import Tone

LENGTHS = {Cue.HEARD: 0.06, Cue.WON: 3.0, Cue.LOST: 3.0}


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_has_a_tune_that_is_over_soon(cue: Cue) -> None:
    seconds = sum(note.seconds for note in TUNES[cue])
    assert 0 < seconds <= LENGTHS.get(cue, 0.65)


def test_no_two_cues_sound_the_same() -> None:
    assert len(set(TUNES.values())) == len(Cue)


@pytest.mark.parametrize("tone", [tone for tone in Tone if tone is not Tone.NEWS])
def test_every_answer_has_the_cue_of_its_name(tone: Tone) -> None:
    cue = cue_of(tone)
    assert cue is not None
    assert cue.value == tone.value


def test_news_make_no_sound() -> None:
    assert cue_of(Tone.NEWS) is None
