"""The sheets of phase 2: LINE-UP to WON and LOST."""

from functools import cache

from seancebox.engine import commands
from seancebox.engine.cards import KINDS, Psychic
from seancebox.engine.views import table_view
from seancebox.show.scene import State
from seancebox.table import notes
from seancebox.table.pages import line_up_pages
from seancebox.table.sitting import Sitting

from .evenings import (
    BLUE,
    FIVE,
    FOUR,
    RED,
    SIX,
    TWO,
    WHITE,
    YELLOW,
    Claims,
    after,
    by_box,
    counted,
    counting,
    lined_up,
    next_hour,
    opened,
    shared,
)
from .specimen import Sheet, Specimen, shown


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return the sheets in the order of the evening."""
    return (
        Sheet("line-up", tuple(_line_up()), State.LINE_UP),
        Sheet("shared-vision", _shared_vision(), State.SHARED_VISION),
        Sheet("vote", _vote(), State.VOTE),
        Sheet("choice", _choice(), State.CHOICE),
        Sheet("count", _count(), State.COUNT),
        Sheet("elder", _elder(), State.ELDER),
        Sheet("verdict", _verdict(), State.VERDICT),
        Sheet("won", _won(), State.WON),
        Sheet("lost", _lost(), State.LOST),
    )


def _line_up() -> list[Specimen]:
    return [
        *_pages("seven players", lined_up(opened(*SIX))),
        *_pages("two players, by hand", lined_up(opened(*TWO)))[:1],
        *_pages("two players, by the box", lined_up(by_box(*TWO)))[:2],
    ]


def _pages(name: str, sitting: Sitting) -> list[Specimen]:
    count = len(line_up_pages(table_view(sitting.game)))
    return [
        shown(f"{name}: page {page + 1}", after(sitting, notes.PageTurned(page)))
        for page in range(count)
    ]


def _shared_vision() -> tuple[Specimen, ...]:
    asked = after(lined_up(opened(*SIX)), commands.BeginSharedVision())
    kept = after(asked, commands.ChooseCulprit(3))
    return (
        shown("the ghost is offered a group", asked, secret_group=2),
        shown("the box knows the group", kept, secret_group=3),
        shown("no ghost OLED", asked, can_deal=False),
    )


def _leads(*psychics: Psychic, to: int) -> Claims:
    """Return bets by which `psychics` win `to` spaces, none on themselves."""
    bets: dict[Psychic, tuple[Psychic, ...]] = {}
    for bettor in psychics:
        others = [one for one in SIX if one is not bettor]
        for about in others[:to]:
            bets[about] = (*bets.get(about, ()), bettor)
    return bets


def _levels(*bets: Claims) -> Sitting:
    """Return VOTE 1 of seven players who have bet so in the first hours (R5.4, R8.2)."""
    sitting = opened(*SIX)
    for hour in range(len(KINDS)):
        sitting = next_hour(sitting, SIX, bets[hour] if hour < len(bets) else None)
    return shared(sitting)


def _vote() -> tuple[Specimen, ...]:
    low = shared(lined_up(opened(*SIX)))
    some = after(low, *map(commands.CastVote, (BLUE, WHITE)))
    all_in = after(low, *map(commands.CastVote, SIX))
    four = _leads(BLUE, WHITE, RED, YELLOW, to=3)
    close = commands.CloseVote()
    middle = after(_levels(_leads(BLUE, WHITE, to=3), four), close)
    return (
        shown("six of low level", low),
        shown("four still to vote", some),
        shown("six votes are in", all_in, pressed_ago=1.0),
        shown("nobody of intermediate level", after(low, close)),
        shown("nobody of high level", after(low, close, close)),
        shown("nobody of low level", _levels(_leads(*SIX, to=3))),
        shown("two of intermediate level", middle),
        shown("two of high level", after(middle, close)),
        shown("six of intermediate level", after(_levels(_leads(*SIX, to=3)), close)),
        shown("six of high level", after(_levels(*[_leads(*SIX, to=3)] * 2), close, close)),
    )


def _choice() -> tuple[Specimen, ...]:
    two = shared(lined_up(opened(*TWO)))
    return (
        shown("group 1", two),
        shown("group 4", after(two, notes.GroupShown(4))),
    )


def _count() -> tuple[Specimen, ...]:
    level = counting(shared(lined_up(opened(*SIX))))
    ahead = counting(shared(lined_up(opened(*FOUR), _leads(BLUE, to=1))))
    return (
        shown("one opens the sleeves", ahead),
        shown("the elder of six opens", level),
        shown("two counted here", after(ahead, *(commands.CountVote(p, 1) for p in (RED, WHITE)))),
        shown("five counted here", after(level, *(commands.CountVote(p, 1) for p in FIVE))),
        shown("no valid vote", after(level, notes.GroupShown(0))),
        shown("two had no valid vote", _invalid(level)),
    )


def _invalid(level: Sitting) -> Sitting:
    sitting = after(level, notes.GroupShown(0))
    return after(sitting, *(commands.CountVote(psychic, None) for psychic in TWO))


def _elder() -> tuple[Specimen, ...]:
    four = counting(shared(lined_up(opened(*FOUR))))
    six = counting(shared(lined_up(opened(*SIX))))
    return (
        shown("one of two pairs", counted(four, 1, 2, 1, 2)),
        shown("all six voted for another", counted(six, 1, 2, 3, 4, 5, 6)),
    )


def _accused(
    *groups: int | None, culprit: int | None = None, claims: Claims | None = None
) -> Sitting:
    return counted(counting(shared(lined_up(opened(*FOUR), claims), culprit)), *groups)


def _verdict() -> tuple[Specimen, ...]:
    plain = _accused(3, 3, 3, 1)
    track = _accused(1, 2, 1, 2, claims=_leads(WHITE, to=1))
    elder = after(_accused(1, 2, 1, 2), commands.NameElder(YELLOW))
    nobody = _accused(None, None, None, None, culprit=2)
    known = after(_accused(3, 3, 3, 1, culprit=2), notes.TokenTurned())
    disputed = after(known, notes.TokenDisputed(), notes.GroupShown(4))
    return (
        shown("a group is accused", plain),
        shown("a tie that the track broke", track),
        shown("a tie that an age broke", elder),
        shown("nobody is accused", nobody),
        shown("turned; the box did not know", after(plain, notes.TokenTurned())),
        shown("turned; the box knew", known),
        shown("it was another", disputed),
    )


def _won() -> tuple[Specimen, ...]:
    four = after(_accused(2, 2, 2, 1), commands.RevealCulprit(2))
    two = after(shared(lined_up(opened(*TWO))), commands.AccuseGroup(1))
    return (
        shown("five players", four),
        shown("two players", after(two, commands.RevealCulprit(1))),
    )


def _lost() -> tuple[Specimen, ...]:
    hours = opened(*SIX)
    for _ in range(7):
        hours = next_hour(hours, (RED, BLUE))
    wrong = after(_accused(3, 3, 3, 1), commands.RevealCulprit(2))
    unknown = after(_accused(3, 3, 3, 1), commands.RevealCulprit(None))
    nobody = after(_accused(None, None, None, None), commands.RevealCulprit(None))
    return (
        shown("seven hours are over", hours),
        shown("another group, which is known", wrong),
        shown("another group", unknown),
        shown("nobody was accused", nobody),
    )
