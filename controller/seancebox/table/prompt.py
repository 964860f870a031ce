"""One row of the table of prompts: what a state hears, and what each input does there."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from seancebox.engine.setup import Deal
from seancebox.locale.text import Text, say
from seancebox.senses.meanings import Rhythm

from .context import Action, Context, Gesture

YES_NO: Final = frozenset({Rhythm.YES, Rhythm.NO})
GO_ON: Final = frozenset({Rhythm.GO_ON})
DEAF: Final[frozenset[Rhythm]] = frozenset()


def _always(_context: Context) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Input:
    """One input in one state. does: for people; touch: "light", "full" or "" for both.

    is_secret: leaves no trace outside the ghost's OLED (R10).
    """

    gesture: Gesture
    does: Text
    act: Action
    when: Callable[[Context], bool] = _always
    touch: str = ""
    is_secret: bool = False

    def fits(self, context: Context) -> bool:
        """Whether this input means something now."""
        return self.touch in ("", "full" if context.is_full else "light") and self.when(context)


@dataclass(frozen=True, slots=True)
class Prompt:
    """One state: what knocks mean in it, the inputs, and what time alone does.

    hears, by_itself: for the state table of the docs, which is English.
    """

    inputs: tuple[Input, ...]
    listens: Callable[[Context], frozenset[Rhythm]] = lambda _context: DEAF
    hears: str = "–"
    by_itself: str = ""


def hears(rhythms: frozenset[Rhythm]) -> Callable[[Context], frozenset[Rhythm]]:
    return lambda _context: rhythms


def is_by_box(context: Context) -> bool:
    return context.sitting.game.deal is Deal.BY_BOX


def is_private(context: Context) -> bool:
    return context.can_deal


BUTTONS: Final = {
    # Translators: what the buttons are called; in capitals, so that one sees it is a button
    Gesture.YES: say("YES"),
    Gesture.NO: say("NO"),
    Gesture.GO_ON: say("YES held"),
    Gesture.NEXT: say("CROW"),
    Gesture.REFRESH: say("CROW held"),
    Gesture.TAKE_BACK: say("NO held"),
    # Translators: a psychic's own button, lit in its colour
    Gesture.COLOUR: say("COLOUR"),
    Gesture.COLOUR_HELD: say("COLOUR held"),
}
_KNOCKS: Final = {
    Gesture.YES: (Rhythm.YES, say("1 knock")),
    Gesture.NO: (Rhythm.NO, say("2 knocks")),
    Gesture.GO_ON: (Rhythm.GO_ON, say("3 knocks")),
}


def hands(gesture: Gesture, listens: frozenset[Rhythm]) -> Text:
    """Return what hands do for `gesture`: the button, and the knocks where they are heard."""
    rhythm, knocks = _KNOCKS.get(gesture, (None, None))
    if rhythm not in listens or knocks is None:
        return BUTTONS[gesture]
    # Translators: "YES, or 1 knock"
    return say("{button}, or {knocks}", button=BUTTONS[gesture], knocks=knocks)
