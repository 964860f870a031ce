"""Sentences are wrapped, then set smaller, and cut only as the last resort."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.show.paragraph import ELLIPSIS, shortened, wrapped
from seancebox.show.screen import Size
from seancebox.show.typesetting import Area, flow, pages, typeset

WHOLE = Area(0, 64)
LADDER = ((Size.PROMPT, Size.HELP), (Size.NARROW, Size.HELP))


def test_short_sentence_stays_in_one_line() -> None:
    assert wrapped("Hour III", Size.PROMPT).lines == ("Hour III",)


def test_long_sentence_breaks_at_spaces_alone() -> None:
    lines = wrapped("Place your tokens before the sand runs out", Size.PROMPT).lines
    assert " ".join(lines) == "Place your tokens before the sand runs out"
    assert all(Size.PROMPT.font.width(line) <= 128 for line in lines)


def test_lines_are_about_equally_long() -> None:
    assert wrapped("Psychics, press your colour", Size.PROMPT).lines == (
        "Psychics, press",
        "your colour",
    )


def test_largest_size_that_fits_is_taken() -> None:
    assert {line.size for line in typeset(["Hour III"], LADDER, WHOLE)} == {Size.PROMPT}


def test_smaller_size_is_taken_before_anything_is_cut() -> None:
    line = "No vision yet: RED"
    assert Size.PROMPT.font.width(line) > 128 >= Size.NARROW.font.width(line)
    assert [w.words for w in typeset([line], LADDER, Area(0, 16))] == [line]


def test_what_fits_in_no_size_ends_with_an_ellipsis() -> None:
    placed = typeset(["word " * 60], LADDER, WHOLE)
    assert placed[-1].words.endswith(ELLIPSIS)
    assert placed[-1].baseline < 64


def test_sentence_that_is_lost_whole_leaves_an_ellipsis_too() -> None:
    (line,) = typeset(["Hour III", "RED waits"], LADDER, Area(0, 16))
    assert line.words == f"Hour III{ELLIPSIS}"


def test_word_wider_than_the_screen_goes_on_in_the_next_line() -> None:
    placed = typeset(["M" * 20], LADDER, WHOLE)
    assert "".join(line.words for line in placed) == "M" * 20
    assert all(line.right <= 128 for line in placed)


def test_shortened_keeps_what_fits() -> None:
    assert shortened("Hour III", Size.PROMPT) == "Hour III"


def test_empty_sentence_takes_no_room_and_keeps_the_others_sizes() -> None:
    (line,) = typeset(["", "RED waits"], LADDER, WHOLE)
    assert (line.words, line.size) == ("RED waits", Size.HELP)


def test_nothing_to_say_is_set_as_nothing() -> None:
    assert typeset(["", ""], LADDER, WHOLE) == ()


def test_columns_stand_one_under_the_other() -> None:
    rows = ["RED\t7\t21", "YELLOW\t12\t30"]
    placed = typeset(rows, [(Size.SMALL,)], WHOLE)
    first, second = placed[:3], placed[3:]
    assert first[0].left == second[0].left
    assert [cell.right for cell in first[1:]] == [cell.right for cell in second[1:]]


def test_lines_that_do_not_fit_turn_like_pages_under_the_same_head() -> None:
    lines = [f"line number {n}" for n in range(9)]
    turned = pages(["Hour III"], lines, LADDER, WHOLE)
    assert len(turned) > 1
    assert all(page[0].words == "Hour III" for page in turned)
    assert [line.words for page in turned for line in page[1:]] == lines


def test_sentence_longer_than_a_page_goes_on_overleaf() -> None:
    sentence = " ".join(f"word{n}" for n in range(60))
    turned = pages(["Hour III"], [sentence], LADDER, WHOLE)
    assert all(page[0].words == "Hour III" for page in turned)
    assert " ".join(line.words for page in turned for line in page[1:]) == sentence


def test_head_that_leaves_no_room_for_lines_has_a_page_of_its_own() -> None:
    head = "Lay your intuition tokens on the cards that you seek, before the sand is out"
    first, *others = pages([head], ["RED waits", "BLUE waits"], LADDER, Area(0, 40))
    assert " ".join(line.words for line in first) == head
    assert [line.words for page in others for line in page] == ["RED waits", "BLUE waits"]


def test_name_stays_over_every_page_when_the_question_has_to_turn() -> None:
    ladder = [(Size.NAME, *rung) for rung in LADDER]
    turned = pages(["RED", "is that right?"], ["the character"], ladder, Area(0, 40))
    assert [[line.words for line in page] for page in turned] == [
        ["RED", "is that right?"],
        ["RED", "the character"],
    ]


def test_lines_without_their_head_are_set_as_large_as_they_can_be() -> None:
    area = Area(0, 30, 40, 128, is_flush=True)
    first, second = flow(["Place your tokens", "1 crow left"], LADDER, area)
    assert {line.size for line in (*first, *second)} == {Size.PROMPT}


def test_help_is_set_smaller_for_some_air_and_the_headline_never() -> None:
    ladder = ((Size.PROMPT, Size.NARROW), *LADDER)
    lines = typeset(["Hour III", "RED", "BLUE"], ladder, Area(0, 38))
    assert [line.size for line in lines] == [Size.PROMPT, Size.HELP, Size.HELP]


def test_flush_lines_begin_under_each_other() -> None:
    area = Area(0, 64, 40, 128, is_flush=True)
    placed = typeset(["Place your tokens", "1 crow left"], LADDER, area)
    assert len(placed) == 3
    assert {line.left for line in placed} == {40}


words = st.text(st.characters(min_codepoint=0x41, max_codepoint=0x17F), min_size=1, max_size=24)
sentences = st.lists(words, min_size=1, max_size=20).map(" ".join)


@given(sentences, st.lists(sentences, max_size=5), st.integers(16, 64), st.integers(0, 48))
def test_every_word_is_on_some_page_and_nothing_is_cut(
    head: str, lines: list[str], bottom: int, left: int
) -> None:
    area = Area(0, bottom, left)
    turned = pages([head], lines, LADDER, area)
    flowed = flow([head, *lines], LADDER, area)
    for some in (turned, flowed):
        assert not any(ELLIPSIS in line.words for page in some for line in page)
        assert all(line.right <= 128 and line.left >= left for page in some for line in page)
    said = "".join((head, *lines)).replace(" ", "")
    assert "".join(line.words for page in flowed for line in page).replace(" ", "") == said


@pytest.mark.parametrize("bottom", range(14, 65, 5))
def test_every_page_stays_inside_its_area(bottom: int) -> None:
    for page in pages(["Head"], ["one two three"] * 7, LADDER, Area(0, bottom)):
        assert all(line.baseline <= bottom for line in page)
