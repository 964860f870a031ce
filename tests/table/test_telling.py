"""What the pages are told: everything that everybody may know, and nothing else."""

from dataclasses import replace

import pytest

from seancebox.engine import commands
from seancebox.engine.setup import Deal
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import say
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import Echo, Fuse, Sand, Scene, State, Tone
from seancebox.table.asks import faces
from seancebox.table.context import Context, Gesture
from seancebox.table.prompt import hands
from seancebox.table.sitting import Sitting
from seancebox.table.telling import Fields, ghost_state, table_state, time_left
from tests.table.sittings import BLUE, RED, WHITE, after, in_answers, in_timer, seated, seen

ENGLISH = Catalogue("en")


def scene(context: Context, **facts: object) -> Scene:
    """Return the scene of `context`."""
    table, ghost = faces(context, None, frozenset())
    return replace(Scene(context.state, table, ghost), **facts)


def told(sitting: Sitting, **facts: object) -> Fields:
    """Return what everybody is told of `sitting`."""
    context = seen(sitting)
    return table_state(scene(context, **facts), context, ENGLISH, 5, is_muted=True)


def test_page_knows_what_is_kept_and_whether_sound_is_off() -> None:
    fields = told(in_timer(BLUE, RED))
    assert (fields["number"], fields["sound_muted"], fields["state"]) == (5, True, "TIMER")


def test_name_that_stands_large_on_the_display_stands_before_the_question() -> None:
    assert told(in_answers(BLUE, RED), name=BLUE)["asks"] == "BLUE: right?"


def test_page_knows_what_knocks_mean() -> None:
    hears = frozenset({Rhythm.YES, Rhythm.NO})
    assert told(in_answers(BLUE, RED), listens=hears)["listens"] == ["no", "yes"]


def test_answer_is_told_with_its_tone() -> None:
    echo = Echo(Tone.NO, say("NO"), (say("{psychic} is wrong", psychic=RED),))
    assert told(in_answers(BLUE, RED), echo=echo)["echo"] == {
        "tone": "no",
        "word": "NO",
        "about": ["RED is wrong"],
    }


def test_card_under_a_token_is_told_where_somebody_has_told_it() -> None:
    sitting = after(in_timer(BLUE, RED), commands.PlaceIntuition(RED, 12))
    seats = told(sitting)["seats"]
    assert [(s["psychic"], s["card"], s["token_stands"]) for s in seats] == [
        ("blue", None, False),
        ("red", 12, True),
    ]


def test_inputs_are_those_that_mean_something_now() -> None:
    who = [one["who"] for one in told(in_answers(BLUE, RED))["inputs"]]
    assert who == ["YES", "NO", "CROW", "COLOUR", "COLOUR held", "NO held", "CROW held"]


@pytest.mark.rule("R10")
def test_secret_inputs_are_not_named() -> None:
    sitting = after(seated(BLUE, RED), commands.DealCards(Deal.BY_BOX), commands.OpenHour())
    who = [one["who"] for one in told(sitting)["inputs"]]
    assert "CROW" not in who


@pytest.mark.rule("R10")
def test_columns_are_told_to_the_ghost_alone() -> None:
    sitting = after(seated(BLUE, WHITE), commands.DealCards(Deal.BY_BOX), commands.OpenHour())
    context = seen(sitting, shows_columns=True)
    cards = sitting.game.seats[0].combination
    assert cards is not None
    secret = "\t".join(map(str, cards))
    ghost = ghost_state(scene(context), ENGLISH)
    table = table_state(scene(context), context, ENGLISH, 1, is_muted=False)
    assert secret in str(ghost["lines"]).replace("\\t", "\t")
    assert secret not in str(table).replace("\\t", "\t")


def test_what_is_whispered_to_the_ghost_is_not_told_to_the_table() -> None:
    whisper = Echo(Tone.UNCLEAR, say("?"), (say("The cards say otherwise"),))
    context = seen(in_answers(BLUE, RED))
    shown = scene(context, ghost_echo=whisper)
    assert table_state(shown, context, ENGLISH, 1, is_muted=False)["echo"] is None
    assert "otherwise" in str(ghost_state(shown, ENGLISH)["echo"])


def test_menu_names_its_own_inputs_and_none_of_the_game() -> None:
    context = seen(in_timer(BLUE, RED))
    shown = scene(context, is_menu=True)
    menu = ((Gesture.NO, say("the next")), (Gesture.REFRESH, say("leave the menu")))
    fields = table_state(shown, context, ENGLISH, 5, is_muted=False, menu=menu)
    assert (fields["is_menu"], fields["inputs"]) == (
        True,
        [{"who": "NO", "does": "the next"}, {"who": "CROW held", "does": "leave the menu"}],
    )
    assert told(in_timer(BLUE, RED), is_menu=True)["inputs"] == []


def inputs_of(context: Context) -> dict[str, str]:
    """Return what each hand does, as everybody is told."""
    fields = table_state(scene(context), context, ENGLISH, 5, is_muted=False)
    return {one["who"]: one["does"] for one in fields["inputs"]}


def test_taking_back_is_told_wherever_a_hold_has_no_other_meaning() -> None:
    timer = inputs_of(seen(in_timer(BLUE, RED)))
    assert timer["NO held"] == "take the last input back"
    assert timer["COLOUR held"] == "take my last input back"
    assert inputs_of(seen(in_answers(BLUE, RED)))["COLOUR held"] == "I had no token"
    assert "NO held" not in inputs_of(Context(State.ATTRACT, Sitting()))


def test_crow_is_told_as_long_as_one_is_left() -> None:
    sitting = in_timer(BLUE, RED)
    assert inputs_of(seen(sitting))["CROW held"] == "use a crow"
    while seen(sitting).view.crows:
        sitting = after(sitting, commands.UseCrow())
    assert "CROW held" not in inputs_of(seen(sitting))


@pytest.mark.rule("R10")
def test_hold_that_is_a_secret_in_its_state_is_not_told_at_all() -> None:
    context = replace(seen(in_timer(BLUE, RED)), state=State.SHARED_VISION, can_deal=True)
    assert "NO held" not in inputs_of(context)


@pytest.mark.parametrize("state", State)
def test_every_state_has_a_plain_name_that_is_no_code(state: State) -> None:
    context = replace(seen(in_timer(BLUE, RED)), state=State.TIMER)
    shown = replace(scene(context), state=state)
    fields = table_state(shown, context, ENGLISH, 5, is_muted=False)
    assert fields["state"] == state.value
    assert fields["title"]
    assert fields["title"] != state.value


def test_page_knows_in_which_language_it_is_told() -> None:
    context = seen(in_timer(BLUE, RED))
    shown = scene(context)
    assert table_state(shown, context, ENGLISH, 5, is_muted=False)["language"] == "en"
    assert ghost_state(shown, Catalogue("tr"))["language"] == "tr"


def test_time_is_told_in_whole_seconds_that_are_never_too_few() -> None:
    sand = Sand(83.2, 120.0, is_running=True, is_relaxed=False, is_grace=False)
    context = seen(in_timer(BLUE, RED))
    assert time_left(scene(context, sand=sand)) == {
        "sand": {
            "left": 84,
            "total": 120,
            "is_running": True,
            "is_relaxed": False,
            "is_grace": False,
        },
        "fuse": None,
    }
    assert time_left(scene(context, fuse=Fuse(0.1, 15.0))) == {
        "sand": None,
        "fuse": {"left": 1, "total": 15},
    }


def test_title_tells_no_seats() -> None:
    context = Context(State.ATTRACT, Sitting())
    assert table_state(scene(context), context, ENGLISH, 0, is_muted=False)["seats"] == []


def test_inputs_name_knocks_only_while_they_are_heard() -> None:
    listening = hands(Gesture.GO_ON, frozenset({Rhythm.GO_ON}))
    assert ENGLISH.plain(listening) == "YES held, or 3 knocks"
    assert ENGLISH.plain(hands(Gesture.GO_ON, frozenset({Rhythm.YES}))) == "YES held"
    assert ENGLISH.plain(hands(Gesture.COLOUR, frozenset(Rhythm))) == "COLOUR"


def test_under_a_question_yes_and_no_answer_it_and_only_colours_go_on_as_before() -> None:
    context = seen(in_timer(BLUE, RED))
    fields = table_state(scene(context), context, ENGLISH, 5, is_muted=False, is_asking=True)
    assert [(one["who"], one["does"]) for one in fields["inputs"]] == [
        ("YES", "yes"),
        ("NO", "no"),
        ("COLOUR", "my token stands; again: lifted"),
    ]


def test_asked_whether_anybody_is_there_any_button_answers() -> None:
    context = seen(in_timer(BLUE, RED))
    fields = table_state(
        scene(context), context, ENGLISH, 5, is_muted=False, is_asking=True, is_still_there=True
    )
    assert fields["inputs"] == [{"who": "any button", "does": "go on with it"}]
