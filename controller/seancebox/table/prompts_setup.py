"""The prompts until the first vision: ATTRACT to DEAL (TABLE 3)."""

from typing import Final

from seancebox.locale.text import say
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import State

from . import setting_up
from .context import Context, Gesture
from .prompt import GO_ON, YES_NO, Input, Prompt, hears, is_private


def _is_armed(context: Context) -> bool:
    return context.is_armed


def _is_asking_each(context: Context) -> bool:
    return context.sitting.is_asking_each


def _is_seating(context: Context) -> bool:
    return not context.sitting.is_asking_each


def _seats_listen(context: Context) -> frozenset[Rhythm]:
    if _is_asking_each(context):
        return YES_NO
    return GO_ON | {Rhythm.YES} if _may_be_same(context) else GO_ON


def _may_be_same(context: Context) -> bool:
    return _is_seating(context) and not context.sitting.seats and context.last is not None


PROMPTS: Final = {
    State.ATTRACT: Prompt(
        (
            # Translators: what an input does, on the page behind "YES:", "COLOUR:" and so on
            Input(Gesture.GO_ON, say("wake the box; once more: begin"), setting_up.wake),
            *(
                Input(gesture, say("begin, within 10 s of go on"), setting_up.wake, _is_armed)
                for gesture in Gesture
                if gesture is not Gesture.GO_ON
            ),
            Input(
                Gesture.NEXT,
                say("next language"),
                setting_up.next_language,
                lambda context: not context.is_armed,
            ),
        ),
        hears(GO_ON),
        "go on",
        "breathes; forgets the first go on after 10 s",
    ),
    State.WAITING_GAME: Prompt(
        (
            Input(Gesture.YES, say("go on with it"), setting_up.take_up),
            Input(Gesture.GO_ON, say("go on with it"), setting_up.take_up),
            Input(Gesture.NO, say("park it for good, a new game"), setting_up.shelve),
        ),
        hears(YES_NO | GO_ON),
        "yes, no, go on",
        "after a power cut in a café or museum: 60 s, then it is parked",
    ),
    State.SEATS: Prompt(
        (
            Input(Gesture.YES, say("one psychic each"), setting_up.one_each, _is_asking_each),
            Input(Gesture.NO, say("two psychics each"), setting_up.two_each, _is_asking_each),
            Input(Gesture.YES, say("same as last time"), setting_up.same_as_last, _may_be_same),
            Input(Gesture.COLOUR, say("sit down, or stand up"), setting_up.sit_or_stand),
            Input(Gesture.GO_ON, say("all have sat down"), setting_up.close_seats, _is_seating),
        ),
        _seats_listen,
        "yes, go on; one each?: yes, no",
    ),
    State.DIFFICULTY: Prompt(
        (
            Input(Gesture.YES, say("take it"), setting_up.take_difficulty),
            Input(Gesture.NO, say("the next difficulty"), setting_up.next_difficulty),
            Input(Gesture.NEXT, say("the next difficulty"), setting_up.next_difficulty),
        ),
        hears(YES_NO),
        "yes, no",
    ),
    State.HOUSE_RULES: Prompt(
        (
            Input(Gesture.YES, say("take it, next page"), setting_up.take_value),
            Input(Gesture.NO, say("the next value"), setting_up.next_value),
            Input(Gesture.NEXT, say("the next value"), setting_up.next_value),
        ),
        hears(YES_NO),
        "yes, no",
    ),
    State.DEAL: Prompt(
        (
            Input(Gesture.GO_ON, say("all lies there"), setting_up.open_first_hour),
            Input(
                Gesture.NO,
                say("deal by hand, or by the box"),
                setting_up.change_dealer,
                is_private,
            ),
            Input(Gesture.NEXT, say("next page"), setting_up.next_deal_page),
        ),
        hears(GO_ON),
        "go on",
    ),
}
