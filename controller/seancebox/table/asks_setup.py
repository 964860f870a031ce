"""What the faces say until the first vision: ATTRACT to DEAL."""

from typing import Final

from seancebox.engine.cards import Difficulty, cards_on_table, crows
from seancebox.engine.setup import Deal, Setup
from seancebox.locale.text import Text, bare, say, say_n
from seancebox.show.scene import Face
from seancebox.show.words import word

from .context import Context
from .pages import deal_pages
from .rules import PAGES_BY_NAME

Faces = tuple[Face, Face]
NO_HEADLINE = bare(" ")

_PLAYS: Final = {
    # Translators: headline: shall it be an easy game?
    Difficulty.EASY: say("Play easy?"),
    Difficulty.MEDIUM: say("Play medium?"),
    Difficulty.HARD: say("Play hard?"),
}


def same(face: Face) -> Faces:
    """Return one face for both sides."""
    return face, face


def attract(context: Context) -> Faces:
    """ATTRACT: the title, and whether a game waits."""
    # Translators: a game that was begun and put aside
    waits = (say("a game waits"),) if context.has_waiting else ()
    if context.is_armed:
        # Translators: begins an evening; go on: three knocks, or YES held
        return same(Face(say("Any button, or go on once more"), waits))
    # Translators: the title, very large while nobody plays; one or two short words
    return same(Face(say("séance box"), waits))


def waiting_game(_context: Context) -> Faces:
    """WAITING GAME."""
    return same(Face(say("A game waits. Go on with it?")))


def seats(context: Context) -> Faces:
    """SEATS: who sits, and what that makes."""
    sitting = context.sitting
    if sitting.is_asking_each:
        # Translators: four psychics: does each player have one (5 players), or two (3 players)?
        return same(Face(say("One each?"), (say("yes: 5 players"), say("no: 3, two each"))))
    if not sitting.seats:
        if context.last is None:
            return same(Face(say("Psychics, press your colour")))
        return same(Face(say("Psychics, press your colour"), _last_time(context.last)))
    return same(Face(say("Psychics, press your colour"), (_seats_make(len(sitting.seats)),)))


def _last_time(last: Setup) -> tuple[Text, ...]:
    return (
        say("yes: same as last time"),
        # Translators: a set-up, as in "RED and BLUE, easy"
        say("{psychics}, {difficulty}", psychics=last.psychics, difficulty=word(last.difficulty)),
    )


def _seats_make(count: int) -> Text:
    if count == 1:
        # Translators: one psychic more has to sit down
        return say("one more at least")
    if count == 2:
        return say("2 players, two psychics")
    if count == 4:
        return say("4 psychics")
    return say_n("{n} player", "{n} players", count + 1)


def difficulty(context: Context) -> Faces:
    """DIFFICULTY: one of three, with its number of cards."""
    sitting = context.sitting
    count = cards_on_table(sitting.setup.players, sitting.difficulty)
    lines = (
        # Translators: the kinds: character, location, object
        say_n("{n} card of each kind", "{n} cards of each kind", count),
        say_n("{n} crow", "{n} crows", crows(sitting.difficulty)),
    )
    return same(Face(_PLAYS[sitting.difficulty], lines))


def house_rules(context: Context) -> Faces:
    """HOUSE RULES: one page a rule, its value large."""
    sitting = context.sitting
    page = PAGES_BY_NAME[sitting.rule_pages[sitting.page]]
    lines = [page.title]
    if page.field in sitting.fixed:
        # Translators: in the settings file, so it can't be changed here
        lines.append(say("(rule of this house)"))
    elif page.field == "levels_6_7":
        # Translators: a number printed on the clairvoyancy track
        lines.append(say("read it off your board"))
    return same(Face(page.says(page.value(sitting.house)), tuple(lines)))


def deal(context: Context) -> Faces:
    """DEAL: what to lay out; the columns are for the ghost alone."""
    view = context.view
    pages = deal_pages(view)
    at = context.sitting.page % len(pages)
    page = pages[at]
    dealer = say("dealt by the box") if view.deal is Deal.BY_BOX else say("dealt by hand")
    # Translators: who dealt, and the page: "dealt by hand · 1/3"
    footer = say("{dealer} · {at}/{pages}", dealer=dealer, at=at + 1, pages=len(pages))
    table = Face(page.headline, (*page.lines, footer))
    if view.deal is Deal.BY_BOX:
        return table, columns(context)
    return table, Face(page.headline, page.lines)


def columns(context: Context) -> Face:
    """Return each psychic's three cards, for the ghost's eyes alone (R10, R11.2)."""
    rows = tuple(
        Text("{psychic}\t{cards}", (("psychic", psychic), ("cards", _cards(combination))))
        for psychic, combination in context.ghost.combinations
    )
    return Face(NO_HEADLINE, rows)


def _cards(combination: tuple[int, int, int] | None) -> str:
    return "\t".join(str(card) for card in combination or ())
