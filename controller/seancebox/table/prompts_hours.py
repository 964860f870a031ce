"""The prompts of the seven hours: VISIONS to HOUR END (TABLE 3)."""

from typing import Final

from seancebox.locale.text import say
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import State

from . import playing
from .context import Context, Gesture
from .prompt import DEAF, GO_ON, YES_NO, Input, Prompt, hears, is_by_box


def _visions_listen(context: Context) -> frozenset[Rhythm]:
    waits = any(not (s.was_given or s.was_skipped) for s in context.sitting.game.investigating)
    return DEAF if context.is_full and waits else GO_ON


def _answers_listen(context: Context) -> frozenset[Rhythm]:
    return DEAF if context.sitting.asked is None else YES_NO


PROMPTS: Final = {
    State.VISIONS: Prompt(
        (
            Input(Gesture.COLOUR, say("vision given; again: not"), playing.give_vision),
            Input(Gesture.COLOUR_HELD, say("no vision left for me"), playing.skip_vision),
            Input(
                Gesture.NEXT,
                say("the columns, on the ghost's OLED"),
                playing.show_columns,
                is_by_box,
                is_secret=True,
            ),
            Input(
                Gesture.GO_ON,
                say("all have theirs: turn the sand timer"),
                playing.turn_timer,
                touch="light",
            ),
            Input(
                Gesture.GO_ON,
                say("turn the sand timer, once nobody waits"),
                playing.turn_timer,
                touch="full",
            ),
        ),
        _visions_listen,
        "go on (full: once nobody waits)",
    ),
    State.TIMER: Prompt(
        (
            Input(Gesture.COLOUR, say("my token stands; again: lifted"), playing.place_token),
            Input(Gesture.NO, say("pause, or run on"), playing.pause_or_run),
            Input(
                Gesture.NEXT,
                say("the columns, on the ghost's OLED"),
                playing.show_columns,
                is_by_box,
                is_secret=True,
            ),
            Input(
                Gesture.GO_ON,
                say("end early: all placed?"),
                playing.end_early,
                touch="light",
            ),
            Input(
                Gesture.GO_ON,
                say("end early, once all tokens stand"),
                playing.end_early,
                touch="full",
            ),
        ),
        by_itself="0:00: on to the answers, or as the house rules say (R8.4, R8.5)",
    ),
    State.MANIFESTATION: Prompt(
        (
            Input(Gesture.YES, say("right"), playing.answer_right),
            Input(Gesture.NO, say("wrong"), playing.answer_wrong),
            Input(Gesture.NEXT, say("ask about the next psychic"), playing.ask_next),
            Input(Gesture.COLOUR, say("ask about me next; again: not"), playing.ask_me_next),
            Input(Gesture.COLOUR_HELD, say("I had no token"), playing.had_no_token, touch="light"),
        ),
        _answers_listen,
        "yes, no: from the question to the answer",
        "4 s after an answer: the next psychic, or the end of the hour",
    ),
    State.CLAIMS: Prompt(
        (
            Input(Gesture.COLOUR, say("I had bet rightly; again: not"), playing.claim),
            Input(Gesture.YES, say("nobody else"), playing.close_claims),
            Input(Gesture.GO_ON, say("nobody else"), playing.close_claims),
        ),
        hears(GO_ON),
        "go on",
        "15 s after the question, or 8 s after the last press",
    ),
    State.HOUR_END: Prompt(
        (Input(Gesture.GO_ON, say("go on"), playing.open_hour),),
        hears(GO_ON),
        "go on",
        "10 s, then on",
    ),
}
