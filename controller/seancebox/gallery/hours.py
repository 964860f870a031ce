"""The sheets of the seven hours: VISIONS to HOUR END."""

from functools import cache

from seancebox.engine import commands
from seancebox.engine.setup import HouseRules, MissingToken
from seancebox.show.scene import State
from seancebox.table import notes
from seancebox.table.sitting import Sitting

from .evenings import (
    BLACK,
    BLUE,
    FIVE,
    FOUR,
    PURPLE,
    RED,
    SIX,
    TWO,
    WHITE,
    YELLOW,
    after,
    appeared,
    by_box,
    given,
    hour_over,
    next_hour,
    opened,
    told,
)
from .specimen import Sheet, Specimen, shown

_RELAXED = HouseRules(relaxed=True)
_GRACE = HouseRules(missing_token=MissingToken.GRACE)
_WAIT = HouseRules(missing_token=MissingToken.WAIT)


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return the sheets in the order of the evening."""
    return (
        Sheet("visions", _visions(), State.VISIONS),
        Sheet("timer", (*_timer(), *_sand_out()), State.TIMER),
        Sheet("manifestation", _manifestation(), State.MANIFESTATION),
        Sheet("claims", _claims(), State.CLAIMS),
        Sheet("hour-end", _hour_end(), State.HOUR_END),
    )


def _spread() -> Sitting:
    """Return hour III of six psychics who seek all three kinds, two of them each."""
    second = next_hour(opened(*SIX), (BLUE, WHITE, RED, YELLOW))
    return next_hour(second, (BLUE, WHITE))


def _fourth() -> Sitting:
    """Return hour IV, one psychic done and nobody else further than the second card."""
    third = next_hour(next_hour(opened(*SIX), (BLUE, WHITE)), (BLUE,))
    return next_hour(third, (BLUE,))


def _seventh() -> Sitting:
    sitting = _fourth()
    while sitting.game.hour < 7:
        sitting = next_hour(sitting, (WHITE, RED))
    return sitting


def _gave(sitting: Sitting, *psychics: object) -> Sitting:
    return after(sitting, *(commands.GiveVision(one) for one in SIX if one in psychics))


def _visions() -> tuple[Specimen, ...]:
    first, spread, fourth = opened(*SIX), _spread(), _fourth()
    return (
        shown("hour I, six psychics", first),
        shown("hour I, five still wait", _gave(first, BLACK)),
        shown("hour I, one still waits", _gave(first, *FIVE)),
        shown("hour I, all have theirs", _gave(first, *SIX)),
        shown("hour I, two players", opened(*TWO)),
        shown("hour III, all three kinds sought", spread),
        shown("hour III, five still wait", _gave(spread, YELLOW)),
        shown("hour IV: tokens come back", fourth),
        shown("hour IV, four still wait", _gave(fourth, RED)),
        shown("hour VII", _seventh()),
        shown("six columns", by_box(*SIX), shows_columns=True),
        shown("two columns", by_box(*TWO), shows_columns=True),
        shown("touch full: deaf while somebody waits", opened(*FOUR, is_full=True)),
    )


def _placed(sitting: Sitting, *psychics: object) -> Sitting:
    return after(sitting, *(commands.PlaceIntuition(one) for one in SIX if one in psychics))


def _timer() -> tuple[Specimen, ...]:
    spread, second = given(_spread()), next_hour(opened(*SIX), SIX)
    runs = {"is_running": True}
    return (
        shown("the sand just turned", given(opened(*SIX)), left=120.0, **runs),
        shown("all three kinds sought", spread, left=84.0, **runs),
        shown("half of it, two tokens stand", _placed(spread, RED, BLUE), left=60.0, **runs),
        shown("five tokens stand", _placed(spread, *FIVE), left=31.0, **runs),
        shown("all tokens stand", _placed(spread, *SIX), left=12.0, **runs),
        shown("the last ten seconds", _placed(spread, RED), left=9.0, **runs),
        shown("all seek a location", given(second), left=118.0, **runs),
        shown("all seek an object", given(next_hour(second, SIX)), left=117.0, **runs),
        shown("the last second", given(opened(*FOUR)), left=0.6, **runs),
        shown("paused", after(_placed(spread, RED), notes.SandPaused()), left=72.0),
        shown("paused in the last ten seconds", after(spread, notes.SandPaused()), left=7.0),
        shown("taken back to 0:00", after(spread, notes.SandPaused()), left=0.0),
        shown("no hurry", given(opened(*SIX, house=_RELAXED)), left=95.0, **runs),
        shown("no hurry, last seconds", given(opened(*SIX, house=_RELAXED)), left=6.0, **runs),
        shown("ten minutes of sand", _slow(), left=600.0, **runs),
        shown("two players", given(opened(*TWO)), left=101.0, **runs),
        shown("six columns", given(by_box(*SIX)), left=43.0, shows_columns=True, **runs),
    )


def _slow() -> Sitting:
    return given(opened(*SIX, house=HouseRules(sand_seconds=600)))


def _sand_out() -> tuple[Specimen, ...]:
    grace = after(given(opened(*SIX, house=_GRACE, is_full=True)), commands.EndTimer())
    paused = after(_placed(grace, RED), notes.SandPaused())
    relaxed = after(given(opened(*SIX, house=_RELAXED)), notes.SandOut())
    wait = after(given(opened(*SIX, house=_WAIT)), notes.SandOut())
    full = after(given(opened(*SIX, house=_WAIT, is_full=True)), notes.SandOut())
    return (
        shown("grace", grace, left=24.0, is_running=True),
        shown("grace, last seconds", _placed(grace, RED, BLUE), left=4.0, is_running=True),
        shown("grace, paused", paused, left=17.0),
        shown("no hurry, the sand is out", relaxed, left=0.0),
        shown("the hour waits", wait, left=0.0),
        shown("touch full: the hour waits for six", full, left=0.0),
        shown("touch full: for four more", _placed(full, BLUE, RED), left=0.0),
    )


def _manifestation() -> tuple[Specimen, ...]:
    first, spread = appeared(opened(*SIX)), appeared(_spread())
    queued = after(first, *map(notes.Queued, (WHITE, RED)))
    all_queued = after(first, *map(notes.Queued, (WHITE, RED, YELLOW, PURPLE, BLACK)))
    answered = after(appeared(opened(*TWO)), commands.Answer(BLUE, right=True))
    wrong = after(appeared(opened(*TWO)), commands.Answer(BLUE, right=False))
    told_card = told(_with_card(), notes.SandStopped(0.0), commands.EndTimer())
    return (
        *(shown(f"{psychic.value}: right?", after(first, notes.Asked(psychic))) for psychic in SIX),
        shown("an object is sought", spread),
        shown("a location is sought", after(spread, notes.Asked(YELLOW))),
        shown("two wait their turn", queued),
        shown("five wait their turn", all_queued),
        shown("the card was told", told_card),
        shown("right; the next in 4 s", answered),
        shown("wrong; the next in 4 s", wrong),
        shown("four were right", _all_right()),
        shown("deaf after a minute", first, is_deaf=True),
    )


def _with_card() -> Sitting:
    """Return TIMER, the box having dealt and a page having told a card."""
    sitting = given(by_box(*FOUR))
    seeks = sitting.game.on_table[0]
    return after(sitting, commands.PlaceIntuition(BLUE, seeks))


def _all_right() -> Sitting:
    """Return three players' four psychics, all answered: so many can be right without bets."""
    sitting = appeared(by_box(*FOUR, two_each=True))
    for psychic in FOUR:
        sitting = after(sitting, commands.Answer(psychic, right=True))
    return sitting


def _claims() -> tuple[Specimen, ...]:
    asked = appeared(opened(*SIX))
    right = after(asked, commands.Answer(BLUE, right=True))
    wrong = after(asked, commands.Answer(BLUE, right=False))
    others = tuple(commands.Claim(one) for one in SIX if one is not BLUE)
    return (
        shown("whose ✓ was right?", right),
        shown("one had bet rightly", after(right, others[0]), pressed_ago=2.0),
        shown("five had", after(right, *others), pressed_ago=2.5),
        shown("whose ✗ was right?", wrong),
        shown("two had", after(wrong, *others[:2]), pressed_ago=1.0),
    )


def _hour_end() -> tuple[Specimen, ...]:
    first = opened(*FOUR)
    third = next_hour(next_hour(first, FOUR), FOUR)
    seventh = _seventh()
    return (
        shown("the clock strikes II", hour_over(first, (RED,))),
        shown("the clock strikes VII", hour_over(_sixth(), ())),
        shown("all have found their three", hour_over(third, FOUR)),
        shown("the seventh hour is over", hour_over(seventh, ())),
    )


def _sixth() -> Sitting:
    sitting = opened(*FOUR)
    while sitting.game.hour < 6:
        sitting = next_hour(sitting)
    return sitting
