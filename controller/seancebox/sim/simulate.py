"""Whole games at random, for figures and as a proof: `seancebox simulate`.

The people of `sim.people` play box-dealt games told in full. Each table has its own temper: some
guess and vote with insight and win, others lose at hour VII; ghosts are stingy or lavish, and
run out of cards; votes tie. House rules are drawn too. Every game is held to `sim.laws`.
"""

import json
from collections import Counter
from dataclasses import dataclass
from itertools import product
from random import Random
from time import perf_counter
from typing import Any, Final

from seancebox.engine.cards import HOURS, Difficulty, Psychic
from seancebox.engine.commands import BeginGame, Command
from seancebox.engine.decide import decide
from seancebox.engine.errors import Refused
from seancebox.engine.events import Event
from seancebox.engine.evolve import replay
from seancebox.engine.game import UNBEGUN, Game
from seancebox.engine.setup import (
    BetsFrom,
    HouseRules,
    MissingToken,
    Records,
    Setup,
    TokenFaces,
)

from .laws import LawBroken, check_cards, check_history, check_outcome, check_secrets
from .people import Temper, next_command

PLAYERS: Final = range(2, 8)
_FULL: Final = Records(visions=True, tokens=True, bets=True)


@dataclass(frozen=True, slots=True)
class Evening:
    """How one whole game ended, of how many events it was, how long it took."""

    game: Game
    events: int
    refused: int
    seconds: float


def simulate(
    games: int, players: int | None = None, difficulty: Difficulty | None = None, seed: int = 0
) -> dict[str, Any]:
    """Play so many `games` and return their figures; the same seed plays the same games.

    Without `players` or `difficulty` the games go round all of them. Raises LawBroken, and
    ValueError for a number of players that no game has.
    """
    if players is not None and players not in PLAYERS:
        raise ValueError(f"no game has {players} players (2-7)")
    kinds = list(
        product(
            PLAYERS if players is None else (players,),
            Difficulty if difficulty is None else (difficulty,),
        )
    )
    evenings = [_play_nth(kinds[index % len(kinds)], seed, index) for index in range(games)]
    return {"seed": seed, **_broken_down(evenings)}


def report(result: dict[str, Any], as_json: bool) -> str:
    """Return the figures of `simulate` as JSON, or as lines to read."""
    if as_json:
        return json.dumps(result, indent=2)
    rows = [("all", result)]
    rows += [(f"{number} players", part) for number, part in result["by_players"].items()]
    rows += list(result["by_difficulty"].items())
    head = f"{'':<10}{'games':>7}{'won':>7}{'events':>9}{'games/s':>9}   ended in hour III ... VII"
    return "\n".join([head, *(_line(name, part) for name, part in rows)])


def _line(name: str, part: dict[str, Any]) -> str:
    hours = "".join(f"{part['hours_used'][str(hour)]:>6}" for hour in range(3, HOURS + 1))
    figures = f"{part['games']:>7}{part['wins']:>7}{part['events']:>9}"
    return f"{name:<10}{figures}{part['games_per_second']:>9}   {hours}"


def _play_nth(kind: tuple[int, Difficulty], seed: int, index: int) -> Evening:
    try:
        return play(*kind, Random(f"{seed}/{index}"))
    except LawBroken as broken:
        raise LawBroken(f"game {index} of seed {seed}: {broken}") from broken


def play(players: int, difficulty: Difficulty, dice: Random) -> Evening:
    """Play one game from the seats to the verdict; raises LawBroken."""
    start = perf_counter()
    temper = _temper(dice)
    game, refused = UNBEGUN, 0
    events: list[Event] = []
    command: Command = BeginGame(_setup(players, difficulty, dice))
    while not game.is_over:
        try:
            happened = decide(game, command, dice)
        except Refused:
            happened, refused = (), refused + 1
        game = replay(happened, game)
        events += happened
        check_cards(game)
        command = next_command(game, temper, dice)
    check_history(game, events)
    check_outcome(game)
    check_secrets(game, dice.choice(game.setup.psychics))
    return Evening(game, len(events), refused, perf_counter() - start)


def _temper(dice: Random) -> Temper:
    return Temper(
        insight=dice.choice((0.3, 0.5, 0.7, 0.9)),
        lavish=dice.choice((1, 2, 4)),
        whims=dice.random() * 0.1,
    )


def _setup(players: int, difficulty: Difficulty, dice: Random) -> Setup:
    two_each = players < 4
    seats = 2 * (players - 1) if two_each else players - 1
    psychics = tuple(dice.sample(list(Psychic), seats))
    return Setup(psychics, two_each, difficulty, _house(dice), _FULL)


def _house(dice: Random) -> HouseRules:
    return HouseRules(
        levels_6_7=dice.choice(((7, 9), (5, 7), (6, 10))),
        token_faces=dice.choice((None, TokenFaces(agree=2, disagree=2))),
        missing_token=dice.choice(list(MissingToken)),
        end_early=dice.random() < 0.7,
        relaxed=dice.random() < 0.2,
        bets=dice.choice(list(BetsFrom)),
    )


def _broken_down(evenings: list[Evening]) -> dict[str, Any]:
    by_players = {
        number: [e for e in evenings if e.game.setup.players == number] for number in PLAYERS
    }
    by_difficulty = {
        difficulty.value: [e for e in evenings if e.game.setup.difficulty is difficulty]
        for difficulty in Difficulty
    }
    return {
        **_figures(evenings),
        "by_players": {str(number): _figures(part) for number, part in by_players.items() if part},
        "by_difficulty": {name: _figures(part) for name, part in by_difficulty.items() if part},
    }


def _figures(evenings: list[Evening]) -> dict[str, Any]:
    seconds = sum(evening.seconds for evening in evenings)
    ends = [evening.game for evening in evenings]
    hours = Counter(game.hours_played for game in ends)
    return {
        "games": len(evenings),
        "events": sum(evening.events for evening in evenings),
        "refused": sum(evening.refused for evening in evenings),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(evenings) / seconds, 1) if seconds else 0.0,
        "wins": sum(game.is_won for game in ends),
        "losses": dict(Counter(game.loss.value for game in ends if game.loss)),
        "tie_breaks": dict(Counter(game.tie_break.value for game in ends if game.accused)),
        "hours_used": {str(hour): hours[hour] for hour in range(1, HOURS + 1)},
    }
