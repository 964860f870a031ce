"""The numbers printed on the components."""

import pytest

from seancebox.engine.cards import (
    HAND_SIZE,
    HOURS,
    TRACK_END,
    VISION_CARDS,
    Difficulty,
    Kind,
    Psychic,
    cards_on_table,
    crows,
    kind_of,
    numbers_of,
    tokens_for,
)


@pytest.mark.rule("R1.1")
@pytest.mark.rule("R1.2")
def test_the_54_numbers_are_18_characters_18_locations_18_objects() -> None:
    assert numbers_of(Kind.CHARACTER) == range(1, 19)
    assert numbers_of(Kind.LOCATION) == range(19, 37)
    assert numbers_of(Kind.OBJECT) == range(37, 55)


@pytest.mark.rule("R1.1")
def test_every_number_tells_its_kind() -> None:
    assert all(kind_of(number) is kind for kind in Kind for number in numbers_of(kind))


@pytest.mark.parametrize("number", [0, 55, -1])
def test_a_number_that_no_card_has_is_an_error_that_names_it(number: int) -> None:
    with pytest.raises(ValueError, match=f"no psychic card has the number {number}"):
        kind_of(number)


@pytest.mark.rule("R1.3")
def test_there_are_84_visions_and_a_hand_of_seven() -> None:
    assert (VISION_CARDS, HAND_SIZE) == (84, 7)


@pytest.mark.rule("R1.4")
def test_six_psychics_are_told_by_colour_in_the_rulebooks_order() -> None:
    colours = [psychic.value for psychic in Psychic]
    assert colours == ["blue", "white", "red", "yellow", "purple", "black"]


@pytest.mark.rule("R1.5")
def test_the_clock_has_seven_hours_and_the_track_ends_at_13() -> None:
    assert (HOURS, TRACK_END) == (7, 13)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("players", "tokens"), [(2, 0), (3, 0), (4, 4), (5, 4), (6, 6), (7, 6)])
def test_clairvoyancy_tokens_go_by_the_number_of_players(players: int, tokens: int) -> None:
    assert tokens_for(players) == tokens


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize(
    ("difficulty", "numbers"),
    [
        (Difficulty.EASY, [4, 5, 5, 6, 6, 7]),
        (Difficulty.MEDIUM, [5, 6, 6, 7, 8, 8]),
        (Difficulty.HARD, [6, 7, 7, 8, 9, 9]),
    ],
)
def test_cards_on_the_table_go_by_players_and_difficulty(
    difficulty: Difficulty, numbers: list[int]
) -> None:
    assert [cards_on_table(players, difficulty) for players in range(2, 8)] == numbers


@pytest.mark.rule("R2.5")
def test_crows_go_by_the_difficulty() -> None:
    assert [crows(difficulty) for difficulty in Difficulty] == [1, 3, 1]
