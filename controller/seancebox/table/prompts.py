"""The one table of prompts: what each state hears and what each input does there (TABLE 3).

Routing, OLEDs, page and the state table of the docs all read it, so they can't disagree.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from seancebox.engine.setup import Deal
from seancebox.locale.text import Text, say
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import State

from . import playing, setting_up, unmasking
from .context import Action, Context, Gesture
from .sitting import Token

YES_NO: Final = frozenset({Rhythm.YES, Rhythm.NO})
GO_ON: Final = frozenset({Rhythm.GO_ON})
DEAF: Final[frozenset[Rhythm]] = frozenset()


def _always(_context: Context) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Input:
    """One input in one state. does: for people; touch: "light", "full" or "" for both.

    is_secret: leaves no trace outside the ghost's OLED (R10). is_repeated: asks for no echo.
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
    """One state: what knocks mean in it, the inputs, and what time alone does."""

    inputs: tuple[Input, ...]
    listens: Callable[[Context], frozenset[Rhythm]] = lambda _context: DEAF
    hears: str = "–"
    by_itself: Text | None = None


def _hears(rhythms: frozenset[Rhythm]) -> Callable[[Context], frozenset[Rhythm]]:
    return lambda _context: rhythms


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


def _visions_listen(context: Context) -> frozenset[Rhythm]:
    waits = any(not (s.was_given or s.was_skipped) for s in context.sitting.game.investigating)
    return DEAF if context.is_full and waits else GO_ON


def _answers_listen(context: Context) -> frozenset[Rhythm]:
    return DEAF if context.sitting.asked is None else YES_NO


def _verdict_listens(context: Context) -> frozenset[Rhythm]:
    return GO_ON if _is_face_down(context) else YES_NO


def _is_by_box(context: Context) -> bool:
    return context.sitting.game.deal is Deal.BY_BOX


def _is_face_down(context: Context) -> bool:
    return context.sitting.token is Token.FACE_DOWN


def _is_turned(context: Context) -> bool:
    return not _is_face_down(context)


def _is_disputed(context: Context) -> bool:
    return context.sitting.token is Token.DISPUTED


def _is_private(context: Context) -> bool:
    return context.can_deal


PROMPTS: Final[dict[State, Prompt]] = {
    State.ATTRACT: Prompt(
        (
            Input(Gesture.GO_ON, say("wake the box; once more: begin"), setting_up.wake),
            Input(
                Gesture.YES,
                say("begin, within 10 s of go on"),
                setting_up.wake,
                lambda context: context.is_armed,
            ),
            Input(
                Gesture.NO,
                say("begin, within 10 s of go on"),
                setting_up.wake,
                lambda context: context.is_armed,
            ),
            Input(
                Gesture.COLOUR,
                say("begin, within 10 s of go on"),
                setting_up.wake,
                lambda context: context.is_armed,
            ),
            Input(
                Gesture.NEXT,
                say("begin, within 10 s of go on"),
                setting_up.wake,
                lambda context: context.is_armed,
            ),
            Input(
                Gesture.NEXT,
                say("next language"),
                setting_up.next_language,
                lambda context: not context.is_armed,
            ),
        ),
        _hears(GO_ON),
        "go on",
        say("breathes; forgets the first go on after 10 s"),
    ),
    State.WAITING_GAME: Prompt(
        (
            Input(Gesture.YES, say("go on with it"), setting_up.take_up),
            Input(Gesture.GO_ON, say("go on with it"), setting_up.take_up),
            Input(Gesture.NO, say("park it for good, a new game"), setting_up.shelve),
        ),
        _hears(YES_NO | GO_ON),
        "yes, no, go on",
        say("after a power cut in a café or museum: 60 s, then it is parked"),
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
            Input(Gesture.NO, say("the next"), setting_up.next_difficulty),
            Input(Gesture.NEXT, say("the next"), setting_up.next_difficulty),
        ),
        _hears(YES_NO),
        "yes, no",
    ),
    State.HOUSE_RULES: Prompt(
        (
            Input(Gesture.YES, say("take it, next page"), setting_up.take_value),
            Input(Gesture.NO, say("the next value"), setting_up.next_value),
            Input(Gesture.NEXT, say("the next value"), setting_up.next_value),
        ),
        _hears(YES_NO),
        "yes, no",
    ),
    State.DEAL: Prompt(
        (
            Input(Gesture.GO_ON, say("all lies there"), setting_up.open_first_hour),
            Input(
                Gesture.NO,
                say("deal by hand, or by the box"),
                setting_up.change_dealer,
                _is_private,
            ),
            Input(Gesture.NEXT, say("next page"), setting_up.next_deal_page),
        ),
        _hears(GO_ON),
        "go on",
    ),
    State.VISIONS: Prompt(
        (
            Input(Gesture.COLOUR, say("vision given; again: not"), playing.give_vision),
            Input(Gesture.COLOUR_HELD, say("no vision left for me"), playing.skip_vision),
            Input(
                Gesture.NEXT,
                say("the columns, on the ghost's OLED"),
                playing.show_columns,
                _is_by_box,
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
                _is_by_box,
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
        by_itself=say("0:00: on to the answers, or as the house rules say (R8.4, R8.5)"),
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
        say("4 s after an answer: the next psychic, or the end of the hour"),
    ),
    State.CLAIMS: Prompt(
        (
            Input(Gesture.COLOUR, say("I had bet rightly; again: not"), playing.claim),
            Input(Gesture.YES, say("nobody else"), playing.close_claims),
            Input(Gesture.GO_ON, say("nobody else"), playing.close_claims),
        ),
        _hears(GO_ON),
        "go on",
        say("15 s after the question, or 8 s after the last press"),
    ),
    State.HOUR_END: Prompt(
        (Input(Gesture.GO_ON, say("on"), playing.open_hour),),
        _hears(GO_ON),
        "go on",
        say("10 s, then on"),
    ),
    State.LINE_UP: Prompt(
        (
            Input(Gesture.GO_ON, say("all lies there"), unmasking.begin_shared_vision),
            Input(Gesture.NEXT, say("next page"), unmasking.next_line_up_page),
        ),
        _hears(GO_ON),
        "go on",
    ),
    State.SHARED_VISION: Prompt(
        (
            Input(
                Gesture.NEXT,
                say("next group, on the ghost's OLED"),
                unmasking.next_secret_group,
                _is_private,
                is_secret=True,
            ),
            Input(
                Gesture.YES,
                say("the box knows this group"),
                unmasking.take_secret_group,
                _is_private,
                is_secret=True,
            ),
            Input(
                Gesture.TAKE_BACK,
                say("the box forgets the group"),
                unmasking.forget_secret_group,
                _is_private,
                is_secret=True,
            ),
            Input(Gesture.GO_ON, say("cards and token lie face down"), unmasking.share_vision),
        ),
        _hears(GO_ON),
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
        _hears(GO_ON),
        "go on",
        say("5 s after all of that level have pressed"),
    ),
    State.CHOICE: Prompt(
        (
            Input(Gesture.YES, say("this group it is"), unmasking.take_group),
            Input(Gesture.NO, say("next group"), unmasking.next_group),
            Input(Gesture.NEXT, say("next group"), unmasking.next_group),
        ),
        _hears(YES_NO),
        "yes, no",
    ),
    State.COUNT: Prompt(
        (
            Input(Gesture.COLOUR, say("my vote was this; again: not"), unmasking.count_vote),
            Input(Gesture.NEXT, say("next group"), unmasking.next_count),
            Input(Gesture.GO_ON, say("next group"), unmasking.next_count),
        ),
        _hears(GO_ON),
        "go on",
        say("done when every psychic is counted"),
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
        _hears(GO_ON),
        "go on",
        say("back to rest after `rest_seconds`"),
    ),
    State.LOST: Prompt(
        (Input(Gesture.GO_ON, say("back to rest"), unmasking.leave),),
        _hears(GO_ON),
        "go on",
        say("back to rest after `rest_seconds`"),
    ),
}
