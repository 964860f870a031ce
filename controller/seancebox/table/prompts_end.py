"""The prompts of phase 2: LINE-UP to the end (TABLE 3)."""

from typing import Final

from seancebox.locale.text import say
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import State

from . import unmasking
from .context import Context, Gesture
from .prompt import GO_ON, YES_NO, Input, Prompt, hears, is_private
from .sitting import Token


def _verdict_listens(context: Context) -> frozenset[Rhythm]:
    return GO_ON if _is_face_down(context) else YES_NO


def _is_face_down(context: Context) -> bool:
    return context.sitting.token is Token.FACE_DOWN


def _is_turned(context: Context) -> bool:
    return not _is_face_down(context)


def _is_disputed(context: Context) -> bool:
    return context.sitting.token is Token.DISPUTED


PROMPTS: Final = {
    State.LINE_UP: Prompt(
        (
            Input(Gesture.GO_ON, say("all lies there"), unmasking.begin_shared_vision),
            Input(Gesture.NEXT, say("next page"), unmasking.next_line_up_page),
        ),
        hears(GO_ON),
        "go on",
    ),
    State.SHARED_VISION: Prompt(
        (
            Input(
                Gesture.NEXT,
                say("next group, on the ghost's OLED"),
                unmasking.next_secret_group,
                is_private,
                is_secret=True,
            ),
            Input(
                Gesture.YES,
                say("the box knows this group"),
                unmasking.take_secret_group,
                is_private,
                is_secret=True,
            ),
            Input(
                Gesture.TAKE_BACK,
                say("the box forgets the group"),
                unmasking.forget_secret_group,
                is_private,
                is_secret=True,
            ),
            Input(Gesture.GO_ON, say("cards and token lie face down"), unmasking.share_vision),
        ),
        hears(GO_ON),
        "go on",
    ),
    State.VOTE: Prompt(
        (
            Input(Gesture.COLOUR, say("my vote is in the sleeve; again: out"), unmasking.vote),
            Input(
                Gesture.GO_ON,
                say("this level has voted"),
                unmasking.close_vote,
                touch="light",
            ),
            Input(
                Gesture.GO_ON,
                say("this level has voted, once all of it have pressed"),
                unmasking.close_vote,
                touch="full",
            ),
        ),
        hears(GO_ON),
        "go on",
        "5 s after all of that level have pressed",
    ),
    State.CHOICE: Prompt(
        (
            Input(Gesture.YES, say("this group it is"), unmasking.take_group),
            Input(Gesture.NO, say("next group"), unmasking.next_group),
            Input(Gesture.NEXT, say("next group"), unmasking.next_group),
        ),
        hears(YES_NO),
        "yes, no",
    ),
    State.COUNT: Prompt(
        (
            Input(Gesture.COLOUR, say("my vote was this; again: not"), unmasking.count_vote),
            Input(Gesture.NEXT, say("next group"), unmasking.next_count),
            Input(Gesture.GO_ON, say("next group"), unmasking.next_count),
        ),
        hears(GO_ON),
        "go on",
        "done when every psychic is counted",
    ),
    State.ELDER: Prompt((Input(Gesture.COLOUR, say("I am the elder"), unmasking.name_elder),)),
    State.VERDICT: Prompt(
        (
            Input(
                Gesture.GO_ON, say("turn the culprit token"), unmasking.turn_token, _is_face_down
            ),
            Input(Gesture.YES, say("so it was"), unmasking.confirm, _is_turned),
            Input(Gesture.NO, say("it was another"), unmasking.dispute, _is_turned),
            Input(Gesture.NEXT, say("next group"), unmasking.dispute, _is_disputed),
        ),
        _verdict_listens,
        "go on, then yes, no",
    ),
    State.WON: Prompt(
        (Input(Gesture.GO_ON, say("back to rest"), unmasking.leave),),
        hears(GO_ON),
        "go on",
        "back to rest after `rest_seconds`",
    ),
    State.LOST: Prompt(
        (Input(Gesture.GO_ON, say("back to rest"), unmasking.leave),),
        hears(GO_ON),
        "go on",
        "back to rest after `rest_seconds`",
    ),
}
