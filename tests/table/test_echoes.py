"""The word that answers an input, and its sound."""

import pytest

from seancebox.engine import events
from seancebox.engine.cards import Difficulty
from seancebox.engine.events import Loss
from seancebox.engine.setup import HouseRules
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import say
from seancebox.ports import Cue
from seancebox.show.scene import Echo
from seancebox.table import echoes, notes
from seancebox.table.context import Gesture
from seancebox.table.sitting import Sitting
from tests.table.sittings import BLUE, RED

ENGLISH = Catalogue("en")


def words(echo: Echo | None) -> list[str]:
    """Return all that an echo says."""
    assert echo is not None
    return [ENGLISH.plain(text) for text in (echo.word, *echo.about)]


@pytest.mark.parametrize(
    ("gesture", "word"), [(Gesture.YES, "YES"), (Gesture.NO, "NO"), (Gesture.GO_ON, "go on")]
)
def test_answer_is_shown_with_its_word(gesture: Gesture, word: str) -> None:
    assert words(echoes.answered(gesture, (), Sitting())) == [word]


def test_answer_is_shown_with_whom_it_concerns_and_what_it_moves() -> None:
    happened = (events.Answered(RED, right=True), events.MarkerMoved(BLUE, 3))
    assert words(echoes.answered(Gesture.YES, happened, Sitting())) == [
        "YES",
        "RED",
        "BLUE: space 3",
    ]


@pytest.mark.parametrize(
    ("note", "proposed"),
    [
        (notes.DifficultyShown(Difficulty.HARD), "hard?"),
        (notes.GroupShown(3), "group 3?"),
        (notes.SandPaused(), "the sand stands"),
        (notes.SandRun(), "the sand runs on"),
    ],
)
def test_no_is_shown_with_what_it_has_led_to(note: notes.Note, proposed: str) -> None:
    assert words(echoes.answered(Gesture.NO, (note,), Sitting())) == ["NO", proposed]


def test_no_is_shown_with_the_value_of_the_rule_that_it_has_led_to() -> None:
    sitting = Sitting(rule_pages=("sand_seconds",))
    note = notes.RuleShown(HouseRules(sand_seconds=90))
    assert words(echoes.answered(Gesture.NO, (note,), sitting)) == ["NO", "90 s?"]


def test_no_valid_vote_is_no_group_to_show() -> None:
    assert words(echoes.answered(Gesture.GO_ON, (notes.GroupShown(0),), Sitting())) == ["go on"]


def test_colour_needs_no_word_since_it_shows_what_it_did() -> None:
    assert echoes.answered(Gesture.COLOUR, (events.VisionGiven(RED),), Sitting()) is None


@pytest.mark.rule("R8.4")
def test_missing_token_is_told_with_its_psychic() -> None:
    happened = (events.Answered(RED, right=False, missing=True),)
    assert words(echoes.answered(Gesture.COLOUR_HELD, happened, Sitting())) == ["no token", "RED"]


@pytest.mark.parametrize(
    ("happening", "cue"),
    [
        (events.GraceBegun(), Cue.SAND_OUT),
        (events.HourEnded(2), Cue.HOUR),
        (events.GameWon(), Cue.WON),
        (events.GameLost(Loss.WRONG_GROUP), Cue.LOST),
    ],
)
def test_great_moments_have_a_sound_of_their_own(happening: events.Event, cue: Cue) -> None:
    assert echoes.cue_of((events.CulpritRevealed(1), happening)) is cue


def test_of_two_great_moments_the_last_is_heard() -> None:
    happened = (events.HourEnded(7), events.GameLost(Loss.OUT_OF_HOURS))
    assert echoes.cue_of(happened) is Cue.LOST


def test_small_moments_have_none() -> None:
    assert echoes.cue_of((notes.Asked(RED), events.VisionGiven(RED))) is None


@pytest.mark.rule("R11.2")
def test_doubt_has_the_word_and_the_tone_of_an_unclear_knock() -> None:
    doubted = echoes.doubted(say("The cards say otherwise"))
    assert (doubted.tone, doubted.word) == (echoes.UNCLEAR.tone, echoes.UNCLEAR.word)
