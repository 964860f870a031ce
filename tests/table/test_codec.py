"""Events and notes go to the journal and come back the same, or are refused by name."""

import json
from dataclasses import dataclass
from enum import Enum
from typing import Any, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.events import Answered, CardsDealt, GameBegun, TimerTurned
from seancebox.engine.history import ENTRY_KINDS_BY_NAME, TakenBack
from seancebox.engine.history import Entry as Happened
from seancebox.engine.setup import Deal, Setup
from seancebox.ports import Entry
from seancebox.table.codec import Codec, Unreadable
from seancebox.table.notes import NOTES_BY_NAME, Note, SandStopped

CODEC: Codec[Happened | Note] = Codec(ENTRY_KINDS_BY_NAME, NOTES_BY_NAME)
KINDS: dict[str, type] = {**ENTRY_KINDS_BY_NAME, **NOTES_BY_NAME}
FINITE = st.floats(allow_nan=False, allow_infinity=False)


def values_of(kind: type) -> st.SearchStrategy[Any]:
    """Return every value of the dataclass `kind`, with finite numbers."""
    numbers = {name: FINITE for name, hint in get_type_hints(kind).items() if hint is float}
    return st.builds(kind, **numbers)


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_every_kind_comes_back_as_it_was(kind: str, data: st.DataObject) -> None:
    event = data.draw(values_of(KINDS[kind]))
    name, text = CODEC.encode(event)
    assert name == kind
    again = CODEC.decode(name, text)
    assert again == event
    assert repr(again) == repr(event)  # True is not 1, a tuple is not a list


def test_an_event_is_one_line_of_plain_json() -> None:
    assert CODEC.encode(Answered(Psychic.RED, right=True, card=12)) == (
        "answered",
        '{"psychic":"red","right":true,"card":12,"missing":false}',
    )


def test_an_event_becomes_the_entry_of_its_step_and_back() -> None:
    entry = CODEC.entry(4, 2, TakenBack((3,)))
    assert entry == Entry(4, 2, "taken_back", '{"numbers":[3]}')
    assert CODEC.event(1, entry) == TakenBack((3,))


def test_fields_that_an_old_journal_did_not_know_get_their_defaults() -> None:
    old = '{"setup":{"psychics":["red","blue"],"two_each":true,"difficulty":"easy"}}'
    setup = Setup((Psychic.RED, Psychic.BLUE), two_each=True, difficulty=Difficulty.EASY)
    assert CODEC.decode("game_begun", old) == GameBegun(setup)


@pytest.mark.parametrize(
    ("kind", "data", "problem"),
    [
        ("answered", '{"right":true}', "psychic: is missing"),
        ("answered", '{"psychic":"green","right":true}', "psychic: must be one of: blue, white"),
        ("answered", '{"psychic":["red"],"right":true}', "psychic: must be one of: blue, white"),
        ("answered", '{"psychic":"red","right":1}', "right: must be true or false, not a whole"),
        ("answered", '{"psychic":"red","right":true,"card":true}', "card: must be a whole number"),
        ("answered", '{"psychic":"red","right":true,"card":1.0}', "card: must be a whole number"),
        ("answered", '{"psychic":"red","right":true,"mood":1}', "doesn't know: mood"),
        ("timer_turned", "[]", "must be an object, not a list"),
        ("timer_turned", "{", "is not JSON"),
        ("timer_turned", "", "is not JSON"),
        ("hour_opened", '{"hour":"1"}', "hour: must be a whole number, not text"),
        ("hour_opened", '{"hour":null}', "hour: must be a whole number, not null"),
        ("hour_opened", '{"hour":NaN}', "is not JSON"),
        ("sand_stopped", '{"left":1e999}', "left: must be a finite number"),
        ("sand_stopped", '{"left":true}', "left: must be a number"),
        ("cards_dealt", '{"by":"by hand","on_table":3}', "on_table: must be a list"),
        ("cards_dealt", '{"by":"by hand","on_table":[1,"2"]}', "on_table[1]: must be a whole"),
        (
            "cards_dealt",
            '{"by":"by hand","combinations":[[1,2,3],[1,2]]}',
            "combinations[1]: must have 3 items, not 2",
        ),
        (
            "game_begun",
            '{"setup":{"psychics":[],"two_each":false,"difficulty":"easy",'
            '"house":{"levels_6_7":[7,null]}}}',
            "setup.house.levels_6_7[1]: must be a whole number, not null",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(kind: str, data: str, problem: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        CODEC.decode(kind, data)
    assert str(refusal.value).startswith(f"{kind}: ")
    assert problem in str(refusal.value)


def test_an_entry_that_cannot_be_read_is_named_with_its_game() -> None:
    with pytest.raises(Unreadable, match=r"^game 3, entry 17: hour_opened: hour: is missing$"):
        CODEC.event(3, Entry(17, 5, "hour_opened", "{}"))


def test_a_kind_of_a_newer_version_asks_for_an_update() -> None:
    with pytest.raises(Unreadable, match=r"game 3, entry 17: 'story_told' .* update seancebox"):
        CODEC.event(3, Entry(17, 5, "story_told", "{}"))


@pytest.mark.rule("R10")
@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("culprit_chosen", '{"group":"4711"}'),
        ("vote_cast", '{"psychic":"4711"}'),
        ("cards_dealt", '{"by":"by the box","combinations":[[4711,4711]]}'),
        ("culprit_chosen", '{"group":4711'),
    ],
)
def test_no_refusal_tells_a_value_since_it_may_be_secret(kind: str, data: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        CODEC.decode(kind, data)
    assert "4711" not in str(refusal.value)


@pytest.mark.parametrize(
    "wrong",
    [
        Answered(Psychic.RED, right=1),  # type: ignore[arg-type]
        Answered("red", right=True),  # type: ignore[arg-type]
        CardsDealt(Deal.BY_HAND, on_table=[1, 2]),  # type: ignore[arg-type]
        CardsDealt(Deal.BY_HAND, combinations=((1, 2),)),  # type: ignore[arg-type]
        GameBegun(None),  # type: ignore[arg-type]
        SandStopped(float("nan")),
    ],
    ids=repr,
)
def test_what_could_not_be_read_again_is_never_written(wrong: Happened | Note) -> None:
    with pytest.raises(ValueError, match="must"):
        CODEC.encode(wrong)


def test_an_event_of_no_registry_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Codec({"timer_turned": TimerTurned}).encode(TakenBack(()))  # type: ignore[arg-type]


def test_two_kinds_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="share a name"):
        Codec({"x": TimerTurned}, {"x": TakenBack})


def test_one_class_under_two_names_is_refused() -> None:
    with pytest.raises(ValueError, match="two names"):
        Codec({"x": TimerTurned, "y": TimerTurned})


class Mood(Enum):
    """Values that only look alike."""

    ONE = 1
    TRUE = "1"


@dataclass(frozen=True, slots=True)
class Mixed:
    """Shapes that no event has yet."""

    mood: Mood
    what: int | str | Mood | None
    pair: tuple[int, str]
    nothing: tuple[()] = ()


@given(st.builds(Mixed))
def test_unions_and_pairs_come_back_as_they_were(mixed: Mixed) -> None:
    codec = Codec({"mixed": Mixed})
    again = codec.decode(*codec.encode(mixed))
    assert json.loads(codec.encode(again)[1]) == json.loads(codec.encode(mixed)[1])
    assert (again.mood, again.pair) == (mixed.mood, mixed.pair)


def test_true_is_not_taken_for_the_number_one() -> None:
    with pytest.raises(Unreadable, match="mood: must be one of"):
        Codec({"mixed": Mixed}).decode("mixed", '{"mood":true,"what":1,"pair":[1,"a"]}')


@dataclass(frozen=True, slots=True)
class Unkept:
    """Has a field that can't be kept."""

    when: complex


def test_a_field_that_cannot_be_kept_is_found_at_the_start() -> None:
    with pytest.raises(TypeError, match="complex can't be kept"):
        Codec({"unkept": Unkept})
