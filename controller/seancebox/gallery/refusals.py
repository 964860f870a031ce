"""The sheets of "not now": every refusal of the rules, and every input that means nothing."""

from collections.abc import Callable
from functools import cache, partial
from itertools import chain
from typing import Final

from seancebox.engine import commands
from seancebox.engine.errors import Refused, Why
from seancebox.engine.setup import HouseRules, MissingToken
from seancebox.locale.text import Text
from seancebox.senses.meanings import Button, Held, Pressed
from seancebox.show.why import sentence
from seancebox.table import echoes, notes, playing, routing, setting_up
from seancebox.table.context import Context, NotNow, Question
from seancebox.table.moment import Moment
from seancebox.table.sitting import Sitting

from . import ending, hours, set_up
from .evenings import (
    BLACK,
    BLUE,
    FOUR,
    RED,
    SIX,
    TWO,
    after,
    appeared,
    given,
    opened,
    seated,
    settled,
)
from .specimen import NOW, Sheet, Specimen, seen, shown

_NAMELESS: Final = (Why.HAS_VOTED, Why.VOTES_MISSING)


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return the sheets."""
    return (
        Sheet("refusals", (*map(_refused, Why), *map(_of_nobody, _NAMELESS))),
        Sheet("not-now", (*_not_now(), *_what_works_instead())),
    )


def refusal(name: str, reason: Text) -> Specimen:
    """Return how `reason` is shown."""
    return shown(name, opened(*FOUR), echo=echoes.not_now(reason))


def _refused(why: Why) -> Specimen:
    number = 54 if why is Why.CARD_NOT_ON_TABLE else 6
    refused = Refused(why, psychic=RED, waiting=SIX, number=number)
    return refusal(why.value, sentence(refused))


def _of_nobody(why: Why) -> Specimen:
    return refusal(f"{why.value}, nobody named", sentence(Refused(why)))


def _not_now() -> tuple[Specimen, ...]:
    return tuple(refusal(name, _reason(act)) for name, act in _refusing().items())


def _reason(act: Callable[[], object]) -> Text:
    try:
        act()
    except NotNow as not_now:
        return not_now.reason
    raise ValueError("this was to be refused")


def _refusing() -> dict[str, Callable[[], object]]:
    """Return inputs that are refused, by what people did."""
    fixed = _at_fixed_rule()
    runs = given(opened(*FOUR, house=HouseRules(pause=False)))
    out = after(given(_waiting()), notes.SandOut())
    asked, pair = appeared(opened(*FOUR)), appeared(opened(*TWO))
    done = after(pair, commands.Answer(BLUE, right=False))
    each = after(seated(*FOUR), notes.SeatsClosed())
    return {
        "sat down at one each?": partial(setting_up.sit_or_stand, _by(each)),
        "same as last time, but some sit": partial(setting_up.same_as_last, _by(seated(*TWO))),
        "one seat makes no game": partial(setting_up.close_seats, _by(seated(BLUE))),
        "a rule of the settings": partial(setting_up.next_value, _by(fixed)),
        "a colour that nobody plays": partial(playing.give_vision, _by(opened(*FOUR), BLACK)),
        "a card told too early": partial(playing.tell_card, _by(opened(*FOUR)), RED, 5),
        "pause at 0:00": partial(playing.pause_or_run, _by(out)),
        "pause where the house has none": partial(playing.pause_or_run, _by(runs)),
        "an answer to no question": partial(playing.answer_right, _by(done)),
        "the next, where nobody waits": partial(
            playing.ask_next, _by(after(done, *playing.ask_on(done)))
        ),
        "ask me, who is asked": partial(playing.ask_me_next, _by(asked, BLUE)),
        "ask me, who was answered": partial(playing.ask_me_next, _by(done, BLUE)),
    }


def _by(sitting: Sitting, psychic: object = RED) -> Context:
    return seen(sitting, psychic=psychic, sand_left=0.0)


def _waiting() -> Sitting:
    return opened(*FOUR, house=HouseRules(missing_token=MissingToken.WAIT))


def _at_fixed_rule() -> Sitting:
    house = HouseRules(sand_seconds=90)
    return after(
        settled(seated(*FOUR, house=house, fixed=("sand_seconds",))), notes.DifficultyTaken()
    )


def _what_works_instead() -> list[Specimen]:
    """Return each different list of what works, and the question that goes first."""
    found: dict[Text, Specimen] = {}
    for specimen in _all_states():
        for reason in _routed(specimen.context):
            if reason not in found:
                found[reason] = refusal(f"{specimen.scene.state.value}: {specimen.name}", reason)
    return [*found.values(), refusal("an input over a question", _over_a_question())]


def _all_states() -> chain[Specimen]:
    sheets = (*set_up.sheets(), *hours.sheets(), *ending.sheets())
    return chain.from_iterable(sheet.specimens for sheet in sheets)


def _routed(context: Context | None) -> list[Text]:
    """Return the reasons why buttons mean nothing in `context`."""
    if context is None:
        return []
    presses = [Pressed(button, NOW, NOW) for button in Button]
    holds = [Held(button, NOW, NOW) for button in Button]
    gestures: tuple[Pressed | Held, ...] = (*presses, *holds)
    intents = [routing.route_button(one, context, Moment()) for one in gestures]
    return [one.reason for one in intents if isinstance(one, routing.Nothing) and one.reason]


def _over_a_question() -> Text:
    moment = Moment(question=Question.ABANDON)
    intent = routing.route_button(Pressed(Button.CROW, NOW, NOW), seen(opened(*FOUR)), moment)
    if not isinstance(intent, routing.Nothing) or intent.reason is None:
        raise ValueError("a question was to go first")
    return intent.reason
