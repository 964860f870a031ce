"""Every kind of entry is told or secret by name, so that a new one can't slip through (R10)."""

from dataclasses import fields
from typing import Final

import pytest

from seancebox.archive import PUBLIC_FIELDS
from seancebox.engine import events as happened
from seancebox.engine.history import ENTRY_KINDS_BY_NAME, TakenBack
from seancebox.table import notes
from seancebox.table.notes import NOTES_BY_NAME
from seancebox.table.record import SECRET

pytestmark = pytest.mark.rule("R10")

KINDS: Final = (*ENTRY_KINDS_BY_NAME.values(), *NOTES_BY_NAME.values())

UNTOLD: Final[dict[type, str]] = {
    happened.CulpritChosen: "the culprit's group; CulpritRevealed tells it",
    happened.CulpritForgotten: "that the ghost had told the box a group",
    happened.VisionsShuffled: "the order of the pile, for ever",
    happened.VisionsDrawn: "how full the ghost's hand was",
    notes.SatDown: "set-up: GameBegun tells what came of it",
    notes.SeatTaken: "set-up",
    notes.SeatLeft: "set-up",
    notes.SeatsClosed: "set-up",
    notes.PlayersSettled: "set-up",
    notes.SameAsLast: "set-up",
    notes.DifficultyShown: "set-up",
    notes.DifficultyTaken: "set-up",
    notes.RuleShown: "set-up",
    notes.RuleTaken: "set-up",
    notes.PageTurned: "leafing through what is shown; nothing of the game",
    notes.Queued: "a wish that Asked tells once it comes true",
    notes.Unqueued: "a wish withdrawn",
    notes.GroupShown: "leafing through the groups; nothing of the game",
}

SECRET_FIELDS: Final[dict[type, dict[str, str]]] = {
    happened.CardsDealt: {"combinations": "each psychic's three; Answered tells those found"},
    happened.VisionShared: {"visions": "face down; the table's view tells those turned over"},
    happened.VoteCast: {"group": "a vote; VoteCounted tells it"},
    happened.CrowUsed: {"discards": "cards of the ghost's hand, for ever"},
}


def test_every_kind_of_entry_is_told_or_has_its_reason_why_not() -> None:
    told = {*PUBLIC_FIELDS, TakenBack}  # what is taken back is told with numbers of its own
    assert told.isdisjoint(UNTOLD)
    assert told | set(UNTOLD) == set(KINDS)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind in PUBLIC_FIELDS])
def test_every_field_of_what_is_told_is_told_or_has_its_reason_why_not(kind: type) -> None:
    secret = set(SECRET_FIELDS.get(kind, ()))
    told = set(PUBLIC_FIELDS[kind])
    assert told.isdisjoint(secret)
    assert told | secret == {field.name for field in fields(kind)}


def test_what_is_only_the_ghosts_is_not_numbered_for_the_table() -> None:
    assert set(SECRET) < set(UNTOLD)
    assert set(SECRET) == {happened.CulpritChosen, happened.CulpritForgotten}
