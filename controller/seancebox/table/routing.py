"""From meaning to intent: what an input comes to in this state, at this moment (TABLE 2, 3)."""

from dataclasses import dataclass
from functools import reduce
from typing import Final

from seancebox.engine.cards import Psychic
from seancebox.locale.text import Text, say
from seancebox.senses.meanings import COLOUR_BUTTONS, Button, Held, Knocks, Pressed, Rhythm
from seancebox.show.scene import State

from .context import Context, Gesture
from .moment import DEAF_AFTER, MISHEARD_SECONDS, SETTLING_SECONDS, Moment
from .prompt import BUTTONS, Input
from .prompts import PROMPTS

MANY: Final = 4

_PRESSED: Final = {Button.YES: Gesture.YES, Button.NO: Gesture.NO, Button.CROW: Gesture.NEXT}
_HELD: Final = {
    Button.YES: Gesture.GO_ON,
    Button.NO: Gesture.TAKE_BACK,
    Button.CROW: Gesture.REFRESH,
}
_KNOCKED: Final = {
    Rhythm.YES: Gesture.YES,
    Rhythm.NO: Gesture.NO,
    Rhythm.GO_ON: Gesture.GO_ON,
}
ANSWERS: Final = frozenset({Gesture.YES, Gesture.NO, Gesture.GO_ON})
_RESTING: Final = ANSWERS | {Gesture.NEXT, Gesture.REFRESH, Gesture.TAKE_BACK}
_SECRETIVE: Final = (Gesture.YES, Gesture.NO, Gesture.NEXT, Gesture.TAKE_BACK)
_GHOSTS_BUTTONS: Final = tuple(_PRESSED)
GAME: Final = tuple(State)[tuple(State).index(State.VISIONS) : tuple(State).index(State.WON)]


@dataclass(frozen=True, slots=True)
class Act:
    """Do what the prompt says."""

    input: Input
    gesture: Gesture
    psychic: Psychic | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """A page told the card under the token of `psychic`."""

    psychic: Psychic
    card: int | None


@dataclass(frozen=True, slots=True)
class AnswerQuestion:
    """A question inside the state was answered."""

    yes: bool


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last input back; of one psychic, where named."""

    psychic: Psychic | None = None


@dataclass(frozen=True, slots=True)
class Misheard:
    """Four knocks after an answer: it is taken back."""


@dataclass(frozen=True, slots=True)
class Refresh:
    """The ghost uses a crow."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A rhythm that says nothing where yes or no is asked."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """It means nothing; reason: what to say, None for silence; to the ghost alone: private."""

    reason: Text | None = None
    is_private: bool = False


Intent = Act | Told | AnswerQuestion | TakeBack | Misheard | Refresh | Unclear | Nothing


def hears(context: Context, moment: Moment, at: float) -> frozenset[Rhythm]:
    """Return what knocks that begin at `at` would mean; empty: deaf."""
    if moment.question is not None or moment.still_there_at is not None:
        return frozenset()
    is_shown = at < moment.answered_at + MISHEARD_SECONDS
    if is_shown and context.state is not State.CLAIMS:
        return frozenset()
    if at < moment.asked_at or _is_too_soon(at, moment) or _is_deaf(context, moment, at):
        return frozenset()
    return PROMPTS[context.state].listens(context)


def _is_deaf(context: Context, moment: Moment, at: float) -> bool:
    """Whether the box has waited so long that it listens no more; never where nothing wakes it."""
    may_wake = any(wakes(button, context) for button in _GHOSTS_BUTTONS)
    return may_wake and at >= moment.listens_from + DEAF_AFTER


def wakes(button: Button, context: Context) -> bool:
    """Whether `button`, going down, lets the box listen again; if it may be a secret: no (R10)."""
    if button not in _GHOSTS_BUTTONS:
        return False
    return not any(is_secret(each[button], context) for each in (_PRESSED, _HELD))


def route_knocks(knocks: Knocks, context: Context, moment: Moment) -> Intent:
    """Return what a rhythm comes to."""
    if knocks.count >= MANY and _may_be_misheard(knocks, moment):
        return Misheard()
    rhythms = hears(context, moment, knocks.began)
    if not rhythms:
        return Nothing()
    if knocks.rhythm in rhythms:
        return _act(_KNOCKED[knocks.rhythm], None, context)
    return Unclear() if Rhythm.YES in rhythms else Nothing()


def _may_be_misheard(knocks: Knocks, moment: Moment) -> bool:
    since = knocks.began - moment.answered_at
    return moment.answer_step is not None and 0 <= since < MISHEARD_SECONDS


def _is_too_soon(began: float, moment: Moment) -> bool:
    """Whether an input began too soon after a change made by time alone."""
    return 0 <= began - moment.by_time_at < SETTLING_SECONDS


def route_button(meaning: Pressed | Held, context: Context, moment: Moment) -> Intent:
    """Return what a press or a hold comes to."""
    gesture, psychic = _gesture(meaning)
    is_too_soon = gesture in ANSWERS | {Gesture.NEXT} and _is_too_soon(meaning.began, moment)
    if meaning.began < moment.asked_at or is_too_soon:
        return Nothing(is_private=is_secret(gesture, context))
    if moment.question is not None and gesture in _RESTING:
        if gesture in (Gesture.YES, Gesture.NO):
            return AnswerQuestion(yes=gesture is Gesture.YES)
        return Nothing(say("First: YES or NO"))
    return _everywhere(gesture, psychic, context) or _act(gesture, psychic, context)


def _gesture(meaning: Pressed | Held) -> tuple[Gesture, Psychic | None]:
    is_press = isinstance(meaning, Pressed)
    if meaning.button in COLOUR_BUTTONS:
        gesture = Gesture.COLOUR if is_press else Gesture.COLOUR_HELD
        return gesture, Psychic(meaning.button.value)
    return (_PRESSED if is_press else _HELD)[meaning.button], None


def fitting(gesture: Gesture, context: Context) -> Input | None:
    """Return what the prompt has for `gesture` now."""
    for one in PROMPTS[context.state].inputs:
        if one.gesture is gesture and one.fits(context):
            return one
    return None


def _everywhere(gesture: Gesture, psychic: Psychic | None, context: Context) -> Intent | None:
    """Return the gestures that mean the same in all states, unless a state has its own."""
    if fitting(gesture, context) is not None:
        return None
    if gesture is Gesture.TAKE_BACK:
        return TakeBack()
    if gesture is Gesture.COLOUR_HELD:
        return TakeBack(psychic)
    if gesture is Gesture.REFRESH and context.state in GAME:
        return Refresh()
    return None


def _act(gesture: Gesture, psychic: Psychic | None, context: Context) -> Intent:
    found = fitting(gesture, context)
    if found is None:
        return Nothing(_what_works(context), is_private=is_secret(gesture, context))
    return Act(found, gesture, psychic)


def is_secret(gesture: Gesture, context: Context) -> bool:
    """Whether only the ghost may know that this was done now (R10)."""
    found = fitting(gesture, context)
    if found is not None:
        return found.is_secret
    is_silent = context.state is State.SHARED_VISION and context.can_deal
    return is_silent and gesture in _SECRETIVE


def _what_works(context: Context) -> Text:
    works = dict.fromkeys(
        BUTTONS[one.gesture]
        for one in PROMPTS[context.state].inputs
        if one.fits(context) and not one.is_secret
    )
    listed = reduce(lambda these, one: say("{these}, {another}", these=these, another=one), works)
    # Translators: what would mean something now, as in "now: YES, NO, CROW"
    return say("now: {inputs}", inputs=listed)


def is_private(intent: Intent) -> bool:
    """Whether nobody but the ghost may see anything of this input (R10)."""
    if isinstance(intent, Nothing):
        return intent.is_private
    return isinstance(intent, Act) and intent.input.is_secret
