"""Both faces show what the scene says, large enough, inside the glass, and no secret."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.engine.cards import Psychic
from seancebox.locale.symbols import LISTENS, SYMBOLS
from seancebox.locale.text import Text, say
from seancebox.senses.meanings import Rhythm
from seancebox.show.paint import paint
from seancebox.show.scene import Echo, Sand, Scene, State, Tone
from seancebox.show.screen import Size
from seancebox.show.screens import contrast, ghost_screen, table_screen

from .looking import (
    ALL,
    ENDLESS,
    ENGLISH,
    LONG,
    WAITING,
    is_tidy,
    lines_of,
    lit,
    read,
    scene,
    sizes_of,
)

YES_NO = frozenset({Rhythm.YES, Rhythm.NO})
SAND = Sand(103.0, 120.0, is_running=True, is_relaxed=False, is_grace=False)
LARGE = {Size.NAME, Size.SECONDS}

texts = st.sampled_from([LONG, ENDLESS, WAITING, say(""), say("Right?"), say("{who}", who=ALL)])
echoes = st.none() | st.builds(
    Echo,
    st.sampled_from(Tone),
    st.sampled_from([say("YES"), say("?"), say("Taken back"), LONG, ENDLESS]),
    st.lists(texts, max_size=3).map(tuple),
)
sands = st.none() | st.builds(
    Sand, st.floats(0, 600), st.just(600.0), st.booleans(), st.booleans(), st.booleans()
)


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """Any scene, as full as it likes."""
    bare = scene(
        draw(texts),
        *draw(st.lists(texts, max_size=4)),
        hint=draw(st.none() | texts),
        state=draw(st.sampled_from(State)),
    )
    return replace(
        bare,
        name=draw(st.none() | st.sampled_from(Psychic)),
        listens=draw(st.sampled_from([frozenset[Rhythm](), YES_NO])),
        sand=draw(sands),
        echo=draw(echoes),
        ghost_echo=draw(echoes),
        fault=draw(st.none() | texts),
    )


@given(scenes(), st.floats(0, 1e6))
def test_nothing_overflows_or_overlaps_whatever_is_said(any_scene: Scene, at: float) -> None:
    assert is_tidy(table_screen(any_scene, ENGLISH, at))
    assert is_tidy(ghost_screen(any_scene, ENGLISH, at))


@given(scenes(), st.floats(0, 1e6))
def test_same_scene_gives_the_same_frame(any_scene: Scene, at: float) -> None:
    again = replace(any_scene)
    frames = {paint(table_screen(each, ENGLISH, at)) for each in (any_scene, again)}
    assert len(frames) == 1


@given(scenes(), st.floats(0, 1e6))
def test_no_large_area_is_white(any_scene: Scene, at: float) -> None:
    assert len(lit(paint(table_screen(any_scene, ENGLISH, at)))) < 128 * 64 * 0.35


@given(scenes(), st.floats(0, 1e6))
def test_table_reads_nothing_smaller_than_help(any_scene: Scene, at: float) -> None:
    sizes = {line.size for line in lines_of(table_screen(any_scene, ENGLISH, at))}
    assert Size.SMALL not in sizes


@given(scenes(), st.floats(0, 1e4))
def test_screen_stays_the_same_until_it_says(any_scene: Scene, at: float) -> None:
    now = table_screen(any_scene, ENGLISH, at)
    if now.until is not None:
        assert now.until > at
        assert table_screen(any_scene, ENGLISH, (at + now.until) / 2) == now


def test_prompt_is_read_across_the_table() -> None:
    assert sizes_of(table_screen(scene("Place your tokens"), ENGLISH, 0.0), "Place") == {
        Size.PROMPT
    }


@pytest.mark.parametrize("psychic", Psychic)
def test_name_of_the_one_asked_is_large_with_the_symbol_beside_it(psychic: Psychic) -> None:
    asked = replace(scene("Right?", "then the next", hint=say("no = not")), name=psychic)
    assert sizes_of(table_screen(asked, ENGLISH, 0.0), SYMBOLS[psychic]) == {Size.NAME}


@pytest.mark.parametrize("word", ["YES", "NO", "?"])
@pytest.mark.parametrize("about", [say("{who}", who=Psychic.PURPLE), LONG, WAITING])
def test_answer_is_large_whatever_else_is_said(word: str, about: Text) -> None:
    tone = Tone.UNCLEAR if word == "?" else Tone(word.lower())
    answered = replace(scene("Right?"), echo=Echo(tone, say(word), (about,)))
    sizes = [
        line.size for line in lines_of(table_screen(answered, ENGLISH, 0.0)) if line.words == word
    ]
    assert sizes == [Size.NAME]


def test_answer_names_whom_it_concerns_as_large_as_itself() -> None:
    echo = Echo(Tone.YES, say("YES"), (say("{who}", who=Psychic.PURPLE),))
    answered = replace(scene("Right?"), echo=echo)
    assert sizes_of(table_screen(answered, ENGLISH, 0.0), "PURPLE") == {Size.NAME}


@pytest.mark.parametrize("hint", [None, say("NO = pause")])
def test_seconds_are_large(hint: Text | None) -> None:
    timer = replace(scene("Place your tokens", WAITING, hint=hint), sand=SAND)
    assert sizes_of(table_screen(timer, ENGLISH, 0.0), "1:43") <= LARGE
    assert "1:43" in read(table_screen(timer, ENGLISH, 0.0))


@pytest.mark.parametrize(
    ("sand", "mark"),
    [
        (replace(SAND, is_running=False), "paused"),
        (replace(SAND, is_grace=True), "grace"),
        (replace(SAND, is_relaxed=True), "no hurry"),
    ],
)
def test_what_is_special_about_the_sand_is_said(sand: Sand, mark: str) -> None:
    assert mark in read(table_screen(replace(scene("Place"), sand=sand), ENGLISH, 0.0))


def test_hint_says_what_knocks_mean_while_the_box_listens() -> None:
    asked = replace(scene("Right?"), listens=YES_NO)
    assert "1 = yes 2 = no" in read(table_screen(asked, ENGLISH, 0.0)).replace("   ", " ")


def test_mark_of_listening_is_there_only_while_the_box_listens() -> None:
    quiet = scene("Right?", hint=say("YES = right"))
    listening = replace(quiet, listens=YES_NO)
    shown = ["".join(ghost_screen(each, ENGLISH, 0.0).words) for each in (quiet, listening)]
    assert [LISTENS in words for words in shown] == [False, True]


def test_fault_is_said_beside_everything_else() -> None:
    failing = replace(scene("Place", hint=say("NO = pause")), sand=SAND, fault=say("no sensor"))
    words = read(table_screen(failing, ENGLISH, 0.0))
    assert all(part in words for part in ("no sensor", "1:43", "Place", "NO = pause"))


def test_lines_without_room_take_turns_until_all_were_shown() -> None:
    crowded = scene("Hour III", *[f"line number {n}" for n in range(9)])
    shown, at = "", 0.0
    for _ in range(9):
        page = table_screen(crowded, ENGLISH, at)
        shown += read(page)
        at = page.until or at
    assert all(f"line number {n}" in shown for n in range(9))


def test_ghost_reads_six_columns_with_a_headline_and_a_hint() -> None:
    rows = [say("{who}\t{a}\t{b}\t{c}", who=who, a=18, b=36, c=54) for who in Psychic]
    shown = ghost_screen(scene("The columns", *rows, hint=say("3 = go on")), ENGLISH, 0.0)
    assert read(shown).count("18 36 54") == len(Psychic)
    assert shown.until is None


@pytest.mark.rule("R10")
def test_table_screen_is_the_same_whatever_the_ghost_reads() -> None:
    public = scene("Ghost: choose")
    secret = replace(
        public,
        ghost=scene("Culprit: group 3?").ghost,
        ghost_echo=Echo(Tone.YES, say("YES"), (say("group 3"),)),
    )
    assert table_screen(secret, ENGLISH, 0.0) == table_screen(public, ENGLISH, 0.0)


def test_title_wanders_so_that_it_does_not_burn_in() -> None:
    title = scene("séance box", state=State.ATTRACT)
    frames = {paint(table_screen(title, ENGLISH, at)) for at in (0.0, 20.0, 40.0)}
    assert len(frames) == 3


def test_untouched_box_is_dimmer_and_never_dark() -> None:
    asked = scene("Right?")
    assert 1 <= contrast(replace(asked, is_dim=True), 0.4) < contrast(asked, 0.4) < 255
    assert contrast(replace(asked, is_dim=True), 0.0) == 1


def test_contrast_reaches_the_panel_s_most_and_no_more() -> None:
    assert contrast(scene("Right?"), 1.0, most=127) == 127
