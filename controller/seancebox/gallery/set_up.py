"""The sheets of set-up: ATTRACT to DEAL."""

from dataclasses import replace
from functools import cache, partial
from itertools import starmap
from typing import Any, Final

from seancebox.engine.cards import Difficulty
from seancebox.engine.setup import BetsFrom, Deal, HouseRules, MissingToken, Setup, TokenFaces
from seancebox.engine.views import table_view
from seancebox.show.scene import State
from seancebox.table import notes
from seancebox.table.pages import deal_pages
from seancebox.table.sitting import Sitting

from .evenings import DEFAULT, FIVE, FOUR, SIX, TWO, after, dealt, seated, settled
from .specimen import Sheet, Specimen, shown

_LAST: Final = Setup(SIX, two_each=False, difficulty=Difficulty.MEDIUM)
_UNLIKE: Final = HouseRules(  # in all, so that every page is shown
    levels_6_7=(8, 10),
    token_faces=TokenFaces(3, 3),
    missing_token=MissingToken.GRACE,
    grace_seconds=45,
    sand_seconds=180,
    end_early=False,
    pause=False,
    relaxed=True,
    bets=BetsFrom.SAND,
    box_answers=True,
)
_OTHER_VALUES: Final = {
    "token faces: any mix": ("token_faces", None),
    "missing token: wrong": ("missing_token", MissingToken.WRONG),
    "missing token: wait": ("missing_token", MissingToken.WAIT),
    "end early: yes": ("end_early", True),
    "bets: from first vision": ("bets", BetsFrom.FIRST_VISION),
}


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return the sheets in the order of the evening."""
    return (
        Sheet("attract", _attract(), State.ATTRACT),
        Sheet("waiting-game", _waiting_game(), State.WAITING_GAME),
        Sheet("seats", _seats(), State.SEATS),
        Sheet("difficulty", _difficulty(), State.DIFFICULTY),
        Sheet("house-rules", tuple(_house_rules()), State.HOUSE_RULES),
        Sheet("deal", tuple(_deal()), State.DEAL),
    )


def _attract() -> tuple[Specimen, ...]:
    rest: dict[str, Any] = {"state": State.ATTRACT}
    return (
        shown("title", **rest),
        shown("a game waits", has_waiting=True, **rest),
        shown("three knocks heard", is_armed=True, **rest),
        shown("three knocks heard, a game waits", is_armed=True, has_waiting=True, **rest),
        shown("deaf", is_deaf=True, **rest),
    )


def _waiting_game() -> tuple[Specimen, ...]:
    waits: dict[str, Any] = {"state": State.WAITING_GAME, "has_waiting": True}
    return (
        shown("a parked game", **waits),
        shown("after a power cut in a museum", is_after_power_cut=True, **waits),
    )


def _seats() -> tuple[Specimen, ...]:
    return (
        shown("nobody yet", seated()),
        shown("the box knows the last game", seated(), last=_LAST),
        shown("one psychic", seated(*SIX[:1])),
        shown("two", seated(*TWO)),
        shown("three", seated(*SIX[:3])),
        shown("four", seated(*FOUR)),
        shown("six", seated(*SIX)),
        shown("four: one each?", after(seated(*FOUR), notes.SeatsClosed())),
    )


def _difficulty() -> tuple[Specimen, ...]:
    return tuple(
        shown(
            f"{difficulty.value}, {players} players",
            after(settled(seated(*SIX[: players - 1])), notes.DifficultyShown(difficulty)),
        )
        for difficulty, players in zip(Difficulty, (4, 6, 7), strict=True)
    )


def _house_rules() -> list[Specimen]:
    asked = _at_rules(seated(*SIX, house=_UNLIKE))
    pages = [
        shown(_title(asked, page), after(asked, *[notes.RuleTaken()] * page))
        for page in range(len(asked.rule_pages))
    ]
    return [*pages, *starmap(partial(_value, asked), _OTHER_VALUES.items()), _fixed()]


def _at_rules(sitting: Sitting) -> Sitting:
    return after(settled(sitting), notes.DifficultyTaken())


def _title(sitting: Sitting, page: int) -> str:
    return sitting.rule_pages[page].replace("_", " ")


def _value(asked: Sitting, name: str, value: tuple[str, Any]) -> Specimen:
    """Return the page of a rule after its value was changed."""
    field, new = value
    page = asked.rule_pages.index(field)
    house = replace(asked.house, **{field: new})
    return shown(name, after(asked, *[notes.RuleTaken()] * page, notes.RuleShown(house)))


def _fixed() -> Specimen:
    house = replace(DEFAULT, missing_token=MissingToken.WAIT)
    return shown("set in the file", _at_rules(seated(*FIVE, house=house, fixed=("missing_token",))))


def _deal() -> list[Specimen]:
    return [
        *_pages("by hand, 7 players", dealt(seated(*SIX), Difficulty.HARD)),
        *_pages("by hand, 2 players", dealt(seated(*TWO), Difficulty.MEDIUM))[1:],
        *_pages("by the box, 7 players", dealt(seated(*SIX), Difficulty.HARD, Deal.BY_BOX)),
        *_pages("by the box, easy", dealt(seated(*TWO), Difficulty.EASY, Deal.BY_BOX))[-1:],
        shown("by hand, no ghost OLED", dealt(seated(*FIVE)), can_deal=False),
    ]


def _pages(name: str, sitting: Sitting) -> list[Specimen]:
    count = len(deal_pages(table_view(sitting.game)))
    return [
        shown(f"{name}: page {page + 1}", after(sitting, notes.PageTurned(page)))
        for page in range(count)
    ]
