"""Games at random, event by event, and the same with other secrets in their journal."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from seancebox.engine import events as happened
from seancebox.engine.commands import BeginGame, Command, DealCards
from seancebox.engine.decide import decide
from seancebox.engine.evolve import replay
from seancebox.engine.game import UNBEGUN, Game
from seancebox.engine.setup import Deal, Setup
from seancebox.table.record import Line, Record
from tests.engine.secrets import disguised
from tests.engine.walking import onward_command

Step = tuple[happened.Event, ...]


def walk(setup: Setup, dice: Random) -> Iterator[tuple[Step, Game]]:
    """Play to the end: yield what each command came to, and the game after it."""
    game = UNBEGUN
    commands: list[Command] = [BeginGame(setup), DealCards(Deal.BY_BOX)]
    while not game.is_over:
        command = commands.pop(0) if commands else onward_command(game, dice)
        events = decide(game, command, dice)
        game = replay(events, game)
        yield events, game


def record_of_steps(steps: list[Step]) -> Record:
    """Return what the journal keeps of `steps`."""
    record = Record()
    for number, step in enumerate(steps, 1):
        record = record.with_lines(record.next_lines(number, step))
    return record


def with_other_secrets(steps: list[Step]) -> list[Step]:
    """Return the same game in public: other columns, votes, culprit, told more often."""
    game = replay(event for step in steps for event in step)
    other = disguised(game)
    told = [tuple(_disguised_event(event, game, other) for event in step) for step in steps]
    return [again for step in told for again in _told_twice(step)]


def _told_twice(step: Step) -> Iterator[Step]:
    if isinstance(step[0], happened.CulpritChosen):
        yield from (step, (happened.CulpritForgotten(),))
    yield step


def _disguised_event(event: happened.Event, game: Game, other: Game) -> happened.Event:
    match event:
        case happened.CardsDealt(_, _, (_, *_)):
            columns = [seat.combination for seat in other.seats if seat.combination]
            return replace(event, combinations=tuple(columns))
        case happened.CulpritChosen(group) if not game.is_culprit_revealed:
            return happened.CulpritChosen(1 + group % game.setup.groups)
        case happened.VoteCast(_, group) if not all(seat.counted for seat in game.seats):
            return replace(event, group=1 + (group or 0) % game.setup.groups)
        case _:
            return event


def lines_of(steps: list[Step]) -> tuple[Line, ...]:
    """Return `steps` as lines."""
    return record_of_steps(steps).lines
