"""Whole games at random."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from seancebox.engine.cards import Difficulty
from seancebox.engine.events import GameWon, Loss
from seancebox.engine.game import UNBEGUN, Game, Stage
from seancebox.sim.laws import (
    LawBroken,
    check_cards,
    check_history,
    check_outcome,
    check_secrets,
)
from seancebox.sim.simulate import play, report, simulate


def timeless(figures: dict[str, Any]) -> Iterator[object]:
    """Yield all figures but those of time."""
    for name, figure in figures.items():
        if isinstance(figure, dict):
            yield from timeless(figure)
        elif "second" not in name:
            yield name, figure


def won() -> Game:
    """Return a game that was won."""
    games = (play(5, Difficulty.EASY, Random(seed)).game for seed in range(99))
    return next(game for game in games if game.is_won)


def test_the_same_seed_plays_the_same_games() -> None:
    first, again, other = simulate(18, seed=7), simulate(18, seed=7), simulate(18, seed=8)
    assert list(timeless(first)) == list(timeless(again))
    assert list(timeless(first)) != list(timeless(other))


def test_games_go_round_all_players_and_difficulties() -> None:
    result = simulate(36)
    assert {number: part["games"] for number, part in result["by_players"].items()} == {
        str(number): 6 for number in range(2, 8)
    }
    assert [part["games"] for part in result["by_difficulty"].values()] == [12, 12, 12]


def test_players_and_difficulty_can_be_fixed() -> None:
    result = simulate(3, players=6, difficulty=Difficulty.HARD)
    assert list(result["by_players"]) == ["6"]
    assert list(result["by_difficulty"]) == ["hard"]


@pytest.mark.parametrize("players", [1, 8])
def test_a_number_of_players_that_no_game_has_is_an_error(players: int) -> None:
    with pytest.raises(ValueError, match=rf"no game has {players} players \(2-7\)"):
        simulate(1, players=players)


def test_every_game_is_won_or_lost_in_some_hour() -> None:
    result = simulate(90)
    assert result["wins"] + sum(result["losses"].values()) == 90
    assert sum(result["hours_used"].values()) == 90
    assert result["hours_used"]["1"] == result["hours_used"]["2"] == 0


def test_games_end_in_every_way_that_a_box_dealt_game_can() -> None:
    result = simulate(400, seed=1)
    assert 0 < result["wins"] < 400
    assert {Loss.OUT_OF_HOURS.value, Loss.WRONG_GROUP.value} <= set(result["losses"])
    assert set(result["tie_breaks"]) == {"majority", "track", "elder"}
    assert result["refused"] > 0


def test_the_report_is_json_or_lines() -> None:
    result = simulate(18)
    assert json.loads(report(result, as_json=True)) == result
    head, everything, *rest = report(result, as_json=False).splitlines()
    assert "games/s" in head
    assert everything.split()[:3] == ["all", "18", str(result["wins"])]
    assert len(rest) == 6 + 3


def test_no_games_have_figures_too() -> None:
    assert simulate(0)["games_per_second"] == 0.0


def test_a_lost_card_breaks_a_law() -> None:
    game = won()
    check_cards(game)
    with pytest.raises(LawBroken, match="vision card"):
        check_cards(replace(game, draw_pile=game.draw_pile[1:]))


def test_a_doubled_card_breaks_a_law() -> None:
    game = won()
    with pytest.raises(LawBroken, match="vision card"):
        check_cards(replace(game, hand=(*game.hand[:-1], game.hand[0])))


def test_a_secret_seen_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    game = won()
    check_secrets(game, game.setup.psychics[0])
    monkeypatch.setattr("seancebox.sim.laws.psychic_view", lambda game, _: game.hand)
    with pytest.raises(LawBroken, match="sees a secret"):
        check_secrets(game, game.setup.psychics[0])


def test_events_that_tell_another_game_break_a_law() -> None:
    check_history(UNBEGUN, ())
    with pytest.raises(LawBroken, match="another game"):
        check_history(UNBEGUN, (GameWon(),))


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    "changes",
    [
        {"accused": 99},
        {"stage": Stage.VERDICT},
        {"is_won": False},
        {"is_won": False, "loss": Loss.OUT_OF_HOURS},
        {"is_won": False, "loss": Loss.NO_VOTES},
        {"is_won": False, "loss": Loss.WRONG_GROUP},
    ],
)
def test_an_end_against_the_rules_breaks_a_law(changes: dict[str, Any]) -> None:
    game = won()
    check_outcome(game)
    with pytest.raises(LawBroken, match="otherwise than by the rules"):
        check_outcome(replace(game, **changes))


def test_a_broken_law_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Game) -> None:
        raise LawBroken("a vision card was made or lost")

    monkeypatch.setattr("seancebox.sim.simulate.check_cards", broken)
    with pytest.raises(LawBroken, match="game 0 of seed 5: a vision card"):
        simulate(1, seed=5)
