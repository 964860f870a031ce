"""Both faces show what the scene says, large enough, inside the glass, and no secret."""

import math
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.config.settings import Settings
from seancebox.engine.cards import Psychic
from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.symbols import LISTENS, SYMBOLS
from seancebox.locale.text import Text, say
from seancebox.ports import Film
from seancebox.senses.meanings import Rhythm
from seancebox.show.paint import paint, picture
from seancebox.show.paragraph import ELLIPSIS
from seancebox.show.scene import Echo, Fuse, Sand, Scene, State, Tone
from seancebox.show.screen import HEIGHT, LARGE, WIDTH, Block, Drawing, Screen, Size
from seancebox.show.screens import contrast, ghost_screen, table_screen

from .looking import (
    ALL,
    ENDLESS,
    ENGLISH,
    LONG,
    WAITING,
    Pixel,
    is_tidy,
    lines_of,
    lit,
    read,
    scene,
    sizes_of,
)

YES_NO = frozenset({Rhythm.YES, Rhythm.NO})
SAND = Sand(103.0, 120.0, is_running=True, is_relaxed=False, is_grace=False)
PANEL = Settings().oled.table.panel_inches
MM = PANEL * 25.4 / math.hypot(WIDTH, HEIGHT)  # from one pixel to the next
ACROSS_THE_TABLE = 9.0  # mm, capitals
PROMPT = 4.0

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
        hour=draw(st.integers(0, 7)),
        sand=draw(sands),
        fuse=draw(st.none() | st.builds(Fuse, st.floats(0, 15), st.just(15.0))),
        is_menu=draw(st.booleans()),
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


@pytest.mark.parametrize("state", State)
@pytest.mark.parametrize("echo", [None, Echo(Tone.YES, say("YES"), (say("{who}", who=ALL[4]),))])
def test_ordinary_words_are_candlelight_in_every_state(state: State, echo: Echo | None) -> None:
    asked = scene("Whose ✓ was right?", "about RED", hint=say("3 = go on"), state=state)
    sand = SAND if state is State.TIMER else None
    name = Psychic.YELLOW if state is State.MANIFESTATION else None
    full = replace(asked, sand=sand, name=name, echo=echo, hour=7, fuse=Fuse(15.0, 15.0))
    assert len(lit(paint(table_screen(full, ENGLISH, 0.0)))) < WIDTH * HEIGHT * 0.25


@given(scenes(), st.floats(0, 1e6))
def test_table_reads_nothing_smaller_than_help(any_scene: Scene, at: float) -> None:
    sizes = {line.size for line in lines_of(table_screen(any_scene, ENGLISH, at))}
    assert Size.SMALL not in sizes


@given(scenes(), st.floats(0, 1e4))
def test_screen_stays_the_same_until_it_says(any_scene: Scene, at: float) -> None:
    now = table_screen(any_scene, ENGLISH, at)
    if now.until is not None:
        assert now.until > at
        assert table_screen(any_scene, ENGLISH, (at + now.until) / 2).items == now.items


def mm_of(screen: Screen, words: str) -> float:
    """Return how tall the capitals of the line with `words` are on the reference panel."""
    (size,) = sizes_of(screen, words)
    return size.font.capital * MM


def test_panel_of_the_settings_has_pixels_of_0_43_mm() -> None:
    assert round(MM, 2) == 0.43


@pytest.mark.parametrize("headline", ["Place your tokens", "Psychics, press your colour", "right?"])
def test_prompt_is_read_across_the_table(headline: str) -> None:
    said = headline.split()[0]
    assert mm_of(table_screen(scene(headline, "and some help"), ENGLISH, 0.0), said) >= PROMPT


@pytest.mark.parametrize("sand", [SAND, replace(SAND, left=7.0), replace(SAND, is_running=False)])
def test_prompt_beside_the_sand_is_read_across_the_table(sand: Sand) -> None:
    asked = replace(scene("Place your tokens", WAITING), sand=sand)
    pages = [table_screen(asked, ENGLISH, at) for at in (0.0, 3.0, 6.0, 9.0)]
    lines = [line for page in pages for line in lines_of(page) if "Place" in line.words]
    assert all(line.size.font.capital * MM >= PROMPT for line in lines)
    assert lines or sand.left <= 10


@pytest.mark.parametrize("word", ["YES", "NO", "JA", "NEIN", "SÍ", "EVET", "HAYIR"])
def test_yes_and_no_are_read_across_the_table(word: str) -> None:
    echo = Echo(Tone.YES, say("{word}", word=word), (say("{who}", who=Psychic.PURPLE),))
    answered = table_screen(replace(scene("Right?"), echo=echo), ENGLISH, 0.0)
    assert mm_of(answered, word) >= ACROSS_THE_TABLE
    assert mm_of(answered, "PURPLE") >= ACROSS_THE_TABLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("psychic", Psychic)
def test_name_of_the_one_asked_is_read_across_the_table(language: str, psychic: Psychic) -> None:
    asked = replace(scene("Right?", "the character", hint=say("1 = yes")), name=psychic)
    shown = table_screen(asked, Catalogue(language), 0.0)
    assert mm_of(shown, SYMBOLS[psychic]) >= ACROSS_THE_TABLE
    assert not any(ELLIPSIS in line.words for line in lines_of(shown))


@pytest.mark.parametrize("left", [600.0, 120.0, 60.0, 10.0, 9.0, 1.0, 0.0])
@pytest.mark.parametrize("runs", [True, False])
def test_seconds_are_read_across_the_table(left: float, runs: bool) -> None:
    sand = Sand(left, 600.0, is_running=runs, is_relaxed=False, is_grace=False)
    shown = table_screen(replace(scene("Place your tokens"), sand=sand), ENGLISH, 0.0)
    digits = [line for line in lines_of(shown) if line.words[-1].isdigit()]
    assert [line.size.font.capital * MM >= ACROSS_THE_TABLE for line in digits] == [True]


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
        (replace(SAND, is_grace=True), "grace"),
        (replace(SAND, is_relaxed=True), "no hurry"),
    ],
)
def test_what_is_special_about_the_sand_is_said(sand: Sand, mark: str) -> None:
    timer = replace(scene("Place"), sand=sand)
    assert any(mark in read(table_screen(timer, ENGLISH, at)) for at in (0.0, 3.0))


def still(sand: Sand) -> set[Pixel]:
    """Return what stands on the screen with `sand`, words left out."""
    shown = table_screen(replace(scene("Place"), sand=sand), ENGLISH, 0.25)
    glass = [item for item in shown.items if isinstance(item, Drawing | Block)]
    return lit(paint(Screen(tuple(glass), shown.moving, made_at=0.25)))


def test_every_kind_of_sand_looks_different_without_a_word() -> None:
    kinds = [
        SAND,
        replace(SAND, is_running=False),
        replace(SAND, is_relaxed=True),
        replace(SAND, is_grace=True),
        replace(SAND, left=9.5),
        replace(SAND, left=0.0, is_running=False),
    ]
    shown = [still(sand) for sand in kinds]
    apart = [len(one ^ other) for one, other in combinations(shown, 2)]
    assert min(apart) > 50  # pixels


def test_paused_glass_lies_on_its_side() -> None:
    shown = table_screen(
        replace(scene("Place"), sand=replace(SAND, is_running=False)), ENGLISH, 0.0
    )
    (lying,) = [item for item in shown.items if isinstance(item, Drawing)]
    assert lying.bitmap.width > lying.bitmap.height
    assert not shown.moving


def test_last_ten_seconds_fill_the_screen() -> None:
    last = replace(scene("Place your tokens", WAITING), sand=replace(SAND, left=9.2))
    assert sizes_of(table_screen(last, ENGLISH, 0.0), "10") == {Size.LAST_SECONDS}
    assert table_screen(last, ENGLISH, 0.0).words == ("10",)


def test_question_stands_beside_the_last_seconds_too() -> None:
    asked = scene("All tokens placed?", hint=say("YES / NO button"))
    shown = table_screen(replace(asked, sand=replace(SAND, left=4.2)), ENGLISH, 0.0)
    assert read(shown) == "0:05 All tokens placed? YES / NO button"


@given(sands.filter(bool), st.floats(0, 1e5))
def test_nothing_on_the_screen_flashes_three_times_a_second(sand: Sand, at: float) -> None:
    film = picture(table_screen(replace(scene("Place"), sand=sand), ENGLISH, at))
    if isinstance(film, Film):
        shown = [len(lit(film.frame(at + tenth / 10))) for tenth in range(11)]
        jumps = [abs(one - other) > 100 for one, other in pairwise(shown)]
        assert sum(jumps) <= 3  # one flash is two jumps; one more may begin


def test_sand_runs_on_between_two_scenes() -> None:
    film = picture(table_screen(replace(scene("Place"), sand=SAND), ENGLISH, 0.0))
    assert isinstance(film, Film)
    assert film.every == pytest.approx(0.1)
    assert len({film.frame(tenth / 10) for tenth in range(10)}) > 4


def test_hour_stands_beside_the_seconds() -> None:
    marks = []
    for hour in (1, 4, 7):
        shown = table_screen(replace(scene("Place"), sand=SAND, hour=hour), ENGLISH, 0.0)
        marks.append([block.width > 1 for block in shown.items if isinstance(block, Block)])
    assert [sum(lit_ones) for lit_ones in marks] == [1, 4, 7]
    assert {len(lit_ones) for lit_ones in marks} == {7}


def test_three_psychics_or_more_are_symbols_beside_the_sand() -> None:
    timer = scene("Place", say("stands: {psychics}", psychics=ALL[:3]))
    shown = [table_screen(replace(timer, sand=SAND), ENGLISH, at).words for at in (0.0, 3.0)]
    symbols = "".join(SYMBOLS[psychic] for psychic in ALL[:3])
    assert any(symbols in " ".join(words) for words in shown)


@pytest.mark.parametrize("hint", [None, say("1 = yes")])
def test_fuse_burns_down_and_nothing_else_changes(hint: Text | None) -> None:
    asked = replace(scene("Whose was right?", hint=hint), fuse=Fuse(8.0, 15.0))
    film = picture(table_screen(asked, ENGLISH, 100.0))
    assert isinstance(film, Film)
    early, late = lit(film.frame(100.0)), lit(film.frame(104.0))
    assert late < early
    assert len({y for _, y in early - late}) == 1


def test_menu_says_that_it_is_the_menu() -> None:
    menu = replace(scene("Brightness", "40 %", hint=say("YES change · NO next")), is_menu=True)
    assert "service" in read(table_screen(menu, ENGLISH, 0.0))


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


TITLE = scene("séance box", "a game waits", hint=say("3 knocks: wake the box"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pixel_is_dark_most_of_the_time_while_nobody_plays(language: str) -> None:
    title, catalogue = replace(TITLE, state=State.ATTRACT), Catalogue(language)
    seconds = range(0, 900, 3)
    lights = Counter(
        pixel for at in seconds for pixel in lit(paint(table_screen(title, catalogue, float(at))))
    )
    assert max(lights.values()) < len(seconds) * 0.5


def test_title_is_sparse() -> None:
    shown = table_screen(replace(TITLE, state=State.ATTRACT), ENGLISH, 0.0)
    assert len(lit(paint(shown))) < WIDTH * HEIGHT * 0.1


def test_candle_of_the_title_burns() -> None:
    film = picture(table_screen(replace(TITLE, state=State.ATTRACT), ENGLISH, 0.0))
    assert isinstance(film, Film)
    assert len({film.frame(at / 10) for at in range(40)}) > 2


@pytest.mark.parametrize("state", [State.WON, State.LOST, State.HOUR_END])
def test_ends_have_a_drawing_and_every_word(state: State) -> None:
    end = replace(
        scene("The ghost is at peace", "5 hours", "18 of 18 cards found"), state=state, hour=5
    )
    shown = [table_screen(end, ENGLISH, at) for at in (0.0, 3.0)]
    assert all(any(isinstance(item, Drawing) for item in page.items) for page in shown)
    said = " ".join(read(page) for page in shown)
    assert all(words in said for words in ("The ghost", "at peace", "5 hours", "cards found"))


def test_untouched_box_is_dimmer_and_never_dark() -> None:
    asked = scene("Right?")
    assert 1 <= contrast(replace(asked, is_dim=True), 0.4) < contrast(asked, 0.4) < 255
    assert contrast(replace(asked, is_dim=True), 0.0) == 1


def test_contrast_reaches_the_panel_s_most_and_no_more() -> None:
    assert contrast(scene("Right?"), 1.0, most=127) == 127
