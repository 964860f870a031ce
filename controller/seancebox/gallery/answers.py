"""The sheets of what the box answers: words after an input, questions over a state, faults."""

from functools import cache
from random import Random
from typing import Final

from seancebox.engine import commands
from seancebox.engine.cards import Difficulty
from seancebox.engine.errors import Refused, Why
from seancebox.engine.setup import Deal, HouseRules, MissingToken
from seancebox.engine.views import table_view
from seancebox.ports import Lamp
from seancebox.senses.meanings import Button
from seancebox.show.scene import Echo
from seancebox.show.why import sentence
from seancebox.table import echoes, notes
from seancebox.table.context import Deed, Gesture, Question
from seancebox.table.evening import foresee
from seancebox.table.faults import DISK, JOURNAL
from seancebox.table.handwork import handwork
from seancebox.table.sitting import Sitting

from .evenings import (
    BLACK,
    BLUE,
    FOUR,
    RED,
    SIX,
    TWO,
    WHITE,
    after,
    appeared,
    counting,
    dealt,
    given,
    lined_up,
    next_hour,
    opened,
    seated,
    settled,
    shared,
    told,
)
from .specimen import Sheet, Specimen, shown

_PARTS: Final = (
    *("table OLED", "ghost OLED", "knock sensor", "sounder", "knocker", DISK),
    *(f"{button.value} button" for button in Button),
    *(f"{lamp.value} lamp" for lamp in Lamp),
)
YES, NO, GO_ON = Gesture.YES, Gesture.NO, Gesture.GO_ON


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return the sheets."""
    return (
        Sheet("answers", (*_of_the_ghost(), *_of_set_up(), *_of_the_sand(), *_other())),
        Sheet("taken-back", _taken_back()),
        Sheet("questions", _questions()),
        Sheet("faults", _faults()),
    )


def _answered(name: str, before: Sitting, gesture: Gesture, *deeds: Deed) -> Specimen:
    """Return the word that answers `gesture`, which has done `deeds`."""
    sitting, happenings = foresee(before, deeds, Random(1))
    return shown(name, sitting, echo=echoes.answered(gesture, happenings, sitting))


def _of_the_ghost() -> tuple[Specimen, ...]:
    first = appeared(opened(*SIX))
    third = next_hour(next_hour(opened(*SIX), SIX), SIX)
    last = after(appeared(third), notes.Asked(RED))
    contradicts = Refused(Why.CONTRADICTS_CARDS)
    return (
        _answered("yes", first, YES, commands.Answer(BLUE, right=True)),
        _answered("no", first, NO, commands.Answer(BLUE, right=False)),
        _answered("yes: all three found", last, YES, commands.Answer(RED, right=True)),
        shown("not clear", first, echo=echoes.UNCLEAR),
        shown(
            "the cards say otherwise",
            first,
            echo=echoes.UNCLEAR,
            ghost_echo=echoes.doubted(sentence(contradicts)),
        ),
        _answered("go on", opened(*SIX), GO_ON, commands.TurnTimer()),
        shown("a token was missing", first, echo=_missing(1)),
        shown("six tokens were missing", first, echo=_missing(6)),
    )


def _missing(count: int) -> Echo | None:
    """Return the word for `count` tokens that did not stand when the sand was out."""
    sitting = given(opened(*SIX, house=HouseRules(), is_full=True))
    standing = SIX[count:]
    sitting = after(sitting, *map(commands.PlaceIntuition, standing))
    _, happenings = foresee(sitting, (commands.EndTimer(),), Random(1))
    return echoes.missing(happenings)


def _of_set_up() -> tuple[Specimen, ...]:
    choosing, rules = settled(seated(*FOUR)), _rules()
    page = after(rules, notes.RuleTaken())
    grace = HouseRules(missing_token=MissingToken.GRACE, sand_seconds=300)
    medium, hard = Difficulty.MEDIUM, Difficulty.HARD
    by_hand, two = dealt(seated(*FOUR)), shared(lined_up(opened(*TWO)))
    by_box = (notes.PageTurned(0), commands.DealCards(Deal.BY_BOX))
    again = (notes.PageTurned(0), commands.DealCards(Deal.BY_HAND))
    return (
        _answered("no: the next difficulty", choosing, NO, notes.DifficultyShown(medium)),
        _answered("no: the last difficulty", choosing, NO, notes.DifficultyShown(hard)),
        _answered("yes: this difficulty", choosing, YES, *_begin(choosing)),
        _answered("no: the next value", rules, NO, notes.RuleShown(grace)),
        _answered("no: the next seconds", page, NO, notes.RuleShown(grace)),
        _answered("no: dealt by the box", by_hand, NO, *by_box),
        _answered("no: dealt by hand", after(by_hand, *by_box), NO, *again),
        _answered("no: the next group", two, NO, notes.GroupShown(4)),
    )


def _begin(choosing: Sitting) -> tuple[Deed, ...]:
    begin = commands.BeginGame(choosing.setup)
    return (notes.DifficultyTaken(), begin, commands.DealCards(Deal.BY_HAND))


def _rules() -> Sitting:
    house = HouseRules(missing_token=MissingToken.WAIT, sand_seconds=90)
    return after(settled(seated(*FOUR, house=house)), notes.DifficultyTaken())


def _of_the_sand() -> tuple[Specimen, ...]:
    runs = given(opened(*SIX))
    stands = after(runs, notes.SandPaused())
    return (
        _answered("no: pause", runs, NO, notes.SandPaused()),
        _answered("no: run on", stands, NO, notes.SandRun()),
    )


def _other() -> tuple[Specimen, ...]:
    return (
        shown("a crow, none left", opened(*SIX), echo=echoes.refreshed(0)),
        shown("a crow, one left", opened(*SIX), echo=echoes.refreshed(1)),
        shown("a crow, two left", opened(*SIX), echo=echoes.refreshed(2)),
        shown("all sound off", opened(*SIX), echo=echoes.muted(True)),
        shown("all sound on", opened(*SIX), echo=echoes.muted(False)),
    )


def _taken_back() -> tuple[Specimen, ...]:
    first, third = appeared(opened(*SIX)), next_hour(next_hour(opened(*SIX), SIX), SIX)
    asked = appeared(third)
    bets = after(asked, commands.Answer(BLUE, right=True))
    last = _before_the_last_claims(opened(*SIX))
    given_one = after(opened(*SIX), commands.GiveVision(RED))
    crow = after(opened(*SIX), commands.UseCrow())
    claimed = after(bets, commands.Claim(WHITE))
    return (
        shown("nothing to move", opened(*SIX), echo=echoes.taken_back(())),
        _back("a vision", opened(*SIX), given_one),
        _back("a first card", first, after(first, commands.Answer(BLUE, right=True))),
        _back("a third card", asked, bets),
        _back("a claim", bets, claimed),
        _back("a claim that was none", claimed, after(claimed, commands.Unclaim(WHITE))),
        _back("the hour", last, told(last, commands.CloseClaims())),
        _back("a crow", opened(*SIX), crow),
    )


def _before_the_last_claims(sitting: Sitting) -> Sitting:
    sitting = appeared(sitting)
    for psychic in SIX:
        sitting = after(sitting, commands.Answer(psychic, right=True))
        if psychic is not BLACK:
            sitting = after(sitting, commands.CloseClaims())
    return sitting


def _back(name: str, before: Sitting, done: Sitting) -> Specimen:
    work = handwork(table_view(done.game), table_view(before.game))
    return shown(name, before, echo=echoes.taken_back(work))


def _questions() -> tuple[Specimen, ...]:
    placed = given(opened(*SIX))
    return (
        shown("end early?", placed, question=Question.ALL_PLACED, left=43.0, is_running=True),
        shown("abandon?", opened(*FOUR), question=Question.ABANDON),
        shown("abandon? while the sand runs", placed, question=Question.ABANDON, left=43.0),
        shown("past the hour?", opened(*FOUR), question=Question.PAST_THE_HOUR),
        shown("still there?", opened(*FOUR), still_there=0.0),
        shown("still there? 3 s", counting(shared(lined_up(opened(*FOUR)))), still_there=12.0),
    )


def _faults() -> tuple[Specimen, ...]:
    first, placed = opened(*TWO), given(opened(*FOUR))
    asked = appeared(first)
    return (
        *(shown(f"{part} fails", first, faults={part: ""}) for part in _PARTS),
        shown("an old journal was damaged", first, faults={JOURNAL: ""}),
        shown("while the sand runs", placed, faults={DISK: ""}, left=84.0, is_running=True),
        shown("while one is asked", asked, faults={DISK: ""}),
        shown("over an answer", asked, faults={DISK: ""}, echo=echoes.UNCLEAR),
        shown("untouched for long: dim", first, is_dim=True),
    )
