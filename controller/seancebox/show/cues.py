"""What each cue sounds like, and which answer sounds how.

Nobody need hear pitches to tell them: an active buzzer, which has but one, plays their rhythms.
A plain piezo plays them too: one tone at a time, none so low that it would hardly sound.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from seancebox.ports import Cue

from .scene import Tone


@dataclass(frozen=True, slots=True)
class Note:
    """A tone of a plain sounder; 0 Hz is silence."""

    hertz: int
    seconds: float


def _rest(seconds: float) -> Note:
    return Note(0, seconds)


_E4, _G4, _A4, _C5, _D5, _DIS5, _E5 = 330, 392, 440, 523, 587, 622, 659
_F5, _FIS5, _G5, _A5, _C6, _CIS6, _E6 = 698, 740, 784, 880, 1047, 1109, 1319

TUNES: Final[Mapping[Cue, tuple[Note, ...]]] = {
    # A fingernail on glass, and a breath before the word.
    Cue.HEARD: (Note(_E6, 0.04), _rest(0.05)),
    # Short, long, upwards.
    Cue.YES: (Note(_E5, 0.06), _rest(0.04), Note(_A5, 0.26)),
    # Two strokes, downwards, as the ghost knocks no.
    Cue.NO: (Note(_E5, 0.12), _rest(0.09), Note(_A4, 0.15)),
    # Three dull taps on one tone: a locked door.
    Cue.NOT_NOW: (Note(_E4, 0.06), _rest(0.05), Note(_E4, 0.06), _rest(0.05), Note(_E4, 0.06)),
    # Up and back again, as a question; for a box whose ghost has no OLED.
    Cue.LISTENING: (Note(_A5, 0.04), _rest(0.04), Note(_E6, 0.14), _rest(0.04), Note(_A5, 0.04)),
    # The last of the sand slides, and three grains are late.
    Cue.SAND_OUT: (
        Note(_C6, 0.07),
        Note(_A5, 0.07),
        Note(_FIS5, 0.07),
        Note(_DIS5, 0.09),
        _rest(0.09),
        Note(_DIS5, 0.05),
        _rest(0.15),
        Note(_DIS5, 0.05),
        _rest(0.23),
        Note(_DIS5, 0.05),
    ),
    # The quarter bells of a tower.
    Cue.HOUR: (
        Note(_E5, 0.3),
        _rest(0.06),
        Note(_C5, 0.3),
        _rest(0.06),
        Note(_D5, 0.3),
        _rest(0.06),
        Note(_G4, 0.6),
    ),
    # The veil lifts: minor, and at the very end major.
    Cue.WON: (
        Note(_A4, 0.14),
        Note(_C5, 0.14),
        Note(_E5, 0.14),
        _rest(0.06),
        Note(_A5, 0.32),
        _rest(0.06),
        Note(_CIS6, 0.8),
    ),
    # Step by step down to the cellar, and the door.
    Cue.LOST: (
        Note(_A5, 0.34),
        _rest(0.08),
        Note(_G5, 0.34),
        _rest(0.08),
        Note(_F5, 0.34),
        _rest(0.08),
        Note(_E5, 0.34),
        _rest(0.2),
        Note(_E4, 0.7),
    ),
}


def cue_of(tone: Tone) -> Cue | None:
    """Return the sound of an answer, None where "heard" and the words are enough."""
    match tone:
        case Tone.YES:
            return Cue.YES
        case Tone.NO:
            return Cue.NO
        case Tone.UNCLEAR | Tone.NOT_NOW:
            return Cue.NOT_NOW
        case Tone.GO_ON | Tone.TAKEN_BACK | Tone.NEWS:
            return None
        case _:
            assert_never(tone)
