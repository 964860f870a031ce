"""The house rules as pages: which are shown at set-up, and which values each can take (R8)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from seancebox.engine.cards import TRACK_END, tokens_for
from seancebox.engine.setup import BetsFrom, HouseRules, MissingToken, TokenFaces
from seancebox.locale.text import Text, bare, say

# Translators: the value of a house rule, under its question; also the name of a sound
YES: Final = say("yes")
NO: Final = say("no")


@dataclass(frozen=True, slots=True)
class RulePage:
    """One house rule on one page. field: of HouseRules; values: all that can follow each other."""

    name: str
    field: str
    title: Text
    values: Callable[[HouseRules, int], tuple[Any, ...]]
    says: Callable[[Any], Text]

    def value(self, house: HouseRules) -> Any:
        """Return the value that `house` has."""
        return getattr(house, self.field)

    def next(self, house: HouseRules, players: int) -> HouseRules:
        """Return `house` with the next value of this rule, round and round."""
        values = self.values(house, players)
        now = self.value(house)
        at = values.index(now) + 1 if now in values else 0
        return replace(house, **{self.field: values[at % len(values)]})


def _fixed(*values: Any) -> Callable[[HouseRules, int], tuple[Any, ...]]:
    return lambda _house, _players: values


def _first_levels(house: HouseRules, _players: int) -> tuple[tuple[int, int], ...]:
    """All first numbers 1-12, the second kept above it (R8.2)."""
    high = house.levels_6_7[1]
    return tuple((first, max(high, first + 1)) for first in range(1, TRACK_END))


def _second_levels(house: HouseRules, _players: int) -> tuple[tuple[int, int], ...]:
    first = house.levels_6_7[0]
    return tuple((first, second) for second in range(first + 1, TRACK_END + 1))


def _faces(_house: HouseRules, players: int) -> tuple[TokenFaces | None, ...]:
    count = tokens_for(players)
    return (None, *(TokenFaces(agree, count - agree) for agree in range(count, -1, -1)))


def _say_faces(faces: TokenFaces | None) -> Text:
    if faces is None:
        # Translators: clairvoyancy tokens: how many agree and how many disagree is free
        return say("any mix")
    return say("{agree} ✓, {disagree} ✗", agree=faces.agree, disagree=faces.disagree)


def _say_seconds(seconds: int) -> Text:
    return say("{n} s", n=seconds)


def _say_bool(value: bool) -> Text:
    return YES if value else NO


def _say_missing(value: MissingToken) -> Text:
    return {
        # Translators: what happens to whom has no token when the sand is out
        MissingToken.WRONG: say("counts as wrong"),
        MissingToken.GRACE: say("some seconds more"),
        MissingToken.WAIT: say("the hour waits"),
    }[value]


def _say_bets(value: BetsFrom) -> Text:
    if value is BetsFrom.SAND:
        # Translators: from when on bets (clairvoyancy tokens) may be laid
        return say("while sand runs")
    return say("from first vision")


def _switch(field: str, title: Text) -> RulePage:
    return RulePage(field, field, title, _fixed(False, True), _say_bool)


LEVELS_LOW: Final = "levels_6_7"
LEVELS_HIGH: Final = "levels_6_7 high"

RULE_PAGES: Final = (
    RulePage(
        LEVELS_LOW,
        "levels_6_7",
        # Translators: house rule; the first space of the track that counts as intermediate level
        say("Your board: first intermediate space"),
        _first_levels,
        lambda value: bare(value[0]),
    ),
    RulePage(
        LEVELS_HIGH,
        "levels_6_7",
        say("Your board: first high space"),
        _second_levels,
        lambda value: bare(value[1]),
    ),
    RulePage("token_faces", "token_faces", say("Clairvoyancy tokens"), _faces, _say_faces),
    RulePage(
        "missing_token",
        "missing_token",
        say("No token when the sand is out"),
        _fixed(*MissingToken),
        _say_missing,
    ),
    RulePage(
        "grace_seconds",
        "grace_seconds",
        say("Seconds of grace"),
        _fixed(15, 30, 45, 60),
        _say_seconds,
    ),
    RulePage(
        "sand_seconds",
        "sand_seconds",
        # Translators: house rule: how long the sand timer runs
        say("Sand"),
        _fixed(60, 90, 120, 150, 180, 240, 300),
        _say_seconds,
    ),
    _switch("end_early", say("May the sand end early?")),
    _switch("pause", say("May the sand pause?")),
    # Translators: house rule: the sand runs, but its end means nothing
    _switch("relaxed", say("Sand for show only?")),
    # Translators: house rule; its value: "while sand runs" or "from first vision"
    RulePage("bets", "bets", say("Bets are laid"), _fixed(*BetsFrom), _say_bets),
    # Translators: house rule: the box knows the cards and answers in the ghost's place
    _switch("box_answers", say("Does the box answer?")),
)

PAGES_BY_NAME: Final = {page.name: page for page in RULE_PAGES}
_CLAIRVOYANT: Final = ("token_faces", "bets")


def pages_to_show(house: HouseRules, players: int, knows_levels: bool) -> tuple[str, ...]:
    """Return the names of the pages of set-up: rules unlike the default, or not known yet."""
    return tuple(
        page.name
        for page in RULE_PAGES
        if _concerns(page, house, players) and _is_due(page, house, knows_levels)
    )


def _concerns(page: RulePage, house: HouseRules, players: int) -> bool:
    if page.field == "levels_6_7":
        return players >= 6
    if page.name in _CLAIRVOYANT:
        return players >= 4
    if page.name == "grace_seconds":
        return house.missing_token is MissingToken.GRACE
    return True


def _is_due(page: RulePage, house: HouseRules, knows_levels: bool) -> bool:
    if page.field == "levels_6_7" and not knows_levels:
        return True
    return bool(page.value(house) != page.value(HouseRules()))


def changed(before: HouseRules, after: HouseRules) -> Iterable[str]:
    """Return the fields in which the two differ."""
    return (
        page.field
        for page in RULE_PAGES
        if page.value(before) != page.value(after) and page.name != LEVELS_HIGH
    )
