"""The word that answers an input, large, once it is on disk: what was heard, and of whom."""

from collections.abc import Iterable, Sequence
from typing import Final

from seancebox.engine import events as happened
from seancebox.engine.setup import Deal
from seancebox.locale.text import Text, bare, say, say_n
from seancebox.ports import Cue
from seancebox.show.scene import Echo, Tone
from seancebox.show.words import word as word_of

from . import notes
from .context import Gesture
from .rules import PAGES_BY_NAME
from .sitting import Happening, Sitting

_WORDS: Final = {
    # Translators: the answer, very large: 4 letters at most; also what the button is called
    Gesture.YES: (Tone.YES, say("YES")),
    Gesture.NO: (Tone.NO, say("NO")),
    Gesture.GO_ON: (Tone.GO_ON, say("go on")),
}
_CUES: Final = {
    happened.GraceBegun: Cue.SAND_OUT,
    happened.HourEnded: Cue.HOUR,
    happened.GameWon: Cue.WON,
    happened.GameLost: Cue.LOST,
}
UNCLEAR: Final = Echo(Tone.UNCLEAR, bare("?"), (say("once more, please"),))


def answered(gesture: Gesture, happenings: Sequence[Happening], sitting: Sitting) -> Echo | None:
    """Return the echo of an answer that led to `sitting`, or of a missing token.

    All else shows what it did.
    """
    if gesture not in _WORDS:
        return missing(happenings)
    tone, word = _WORDS[gesture]
    return Echo(tone, word, tuple(_about(happenings, sitting)))


def missing(happenings: Iterable[Happening]) -> Echo | None:
    """Return the echo of tokens that did not stand when the sand was out (R8.4)."""
    who = tuple(
        one.psychic for one in happenings if isinstance(one, happened.Answered) and one.missing
    )
    return Echo(Tone.NEWS, say("no token"), (bare(who),)) if who else None


def _about(happenings: Sequence[Happening], sitting: Sitting) -> Iterable[Text]:
    for happening in happenings:
        match happening:
            case happened.Answered(psychic):
                yield bare(psychic)
            case happened.MarkerMoved(psychic, space):
                # Translators: the new place on the clairvoyancy track
                yield say("{psychic}: space {space}", psychic=psychic, space=space)
            case notes.DifficultyShown(difficulty):
                # Translators: a proposal, as in "easy?" or "120 s?"
                yield say("{value}?", value=word_of(difficulty))
            case notes.RuleShown(house):
                page = PAGES_BY_NAME[sitting.rule_pages[sitting.page]]
                yield say("{value}?", value=page.says(page.value(house)))
            case notes.GroupShown(int(group)) if group:
                yield say("group {group}?", group=group)
            case notes.DifficultyTaken():
                yield word_of(sitting.difficulty)
            case happened.CardsDealt(by) if notes.PageTurned(0) in happenings:  # dealt anew
                yield say("dealt by the box") if by is Deal.BY_BOX else say("dealt by hand")
            case notes.SandPaused():
                yield say("the sand stands")
            case notes.SandRun():
                yield say("the sand runs on")
            case _:
                pass


def refreshed(left: int) -> Echo:
    """Return the echo of a crow."""
    # Translators: a crow was used, and so many crows are left
    return Echo(Tone.NEWS, say("Crow"), (say_n("{n} left", "{n} left", left),))


def not_now(reason: Text) -> Echo:
    """Return the echo of an input that means nothing now."""
    # Translators: a button or knock that means nothing at the moment; large, 9 letters a line
    return Echo(Tone.NOT_NOW, say("not now"), (reason,))


def doubted(reason: Text) -> Echo:
    """Return what the ghost alone sees where the table sees "?" (R11.2)."""
    return Echo(Tone.UNCLEAR, bare("?"), (reason,))


def taken_back(work: tuple[Text, ...]) -> Echo:
    """Return the echo of an input taken back: what to move by hand."""
    return Echo(Tone.TAKEN_BACK, say("taken back"), work)


def cue_of(happenings: Sequence[Happening]) -> Cue | None:
    """Return the sound of what happened, the last that has one."""
    cues = [_CUES[type(one)] for one in happenings if type(one) in _CUES]
    return cues[-1] if cues else None


def whispered(word: Text) -> Echo:
    """Return what only the ghost reads."""
    return Echo(Tone.NEWS, word)


def muted(is_muted: bool) -> Echo:
    """Return the echo of the gesture for all sound."""
    return Echo(Tone.NEWS, say("sound off") if is_muted else say("sound on"))
