"""What each cue sounds like, and which answer sounds how."""

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


_BREATH: Final = Note(0, 0.06)
_C5, _E5, _G5, _A5, _C6, _E6 = 523, 659, 784, 880, 1047, 1319
_A4, _E4, _C4, _A3 = 440, 330, 262, 220

TUNES: Final[Mapping[Cue, tuple[Note, ...]]] = {
    Cue.HEARD: (Note(_E6, 0.04),),
    Cue.YES: (Note(_G5, 0.1), Note(_C6, 0.2)),
    Cue.NO: (Note(_A4, 0.14), _BREATH, Note(_A4, 0.14)),
    Cue.UNCLEAR: (Note(_E5, 0.08), Note(_A4, 0.08), Note(_E5, 0.08)),
    Cue.NOT_NOW: (Note(_A3, 0.12),),
    Cue.GO_ON: (Note(_E5, 0.07), Note(_G5, 0.07), Note(_A5, 0.12)),
    Cue.TAKEN_BACK: (Note(_C6, 0.1), Note(_E5, 0.1), Note(_C5, 0.16)),
    Cue.LISTENING: (Note(_C5, 0.06), _BREATH, Note(_G5, 0.06)),
    Cue.SAND_OUT: (Note(_C6, 0.14), _BREATH, Note(_A5, 0.14), _BREATH, Note(_E5, 0.18)),
    Cue.HOUR: (Note(_C4, 0.5),),
    Cue.WON: (
        Note(_C5, 0.22),
        Note(_E5, 0.22),
        Note(_G5, 0.22),
        _BREATH,
        Note(_C6, 0.3),
        Note(_G5, 0.2),
        Note(_C6, 0.7),
    ),
    Cue.LOST: (Note(_A4, 0.4), _BREATH, Note(_E4, 0.4), _BREATH, Note(_C4, 0.4), Note(_A3, 0.9)),
}


def cue_of(tone: Tone) -> Cue | None:
    """Return the sound of an answer, None where it makes none."""
    match tone:
        case Tone.YES:
            return Cue.YES
        case Tone.NO:
            return Cue.NO
        case Tone.GO_ON:
            return Cue.GO_ON
        case Tone.UNCLEAR:
            return Cue.UNCLEAR
        case Tone.NOT_NOW:
            return Cue.NOT_NOW
        case Tone.TAKEN_BACK:
            return Cue.TAKEN_BACK
        case Tone.NEWS:
            return None
        case _:
            assert_never(tone)
