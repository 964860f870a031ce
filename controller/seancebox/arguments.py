"""What may be typed after `seancebox`: commands, their arguments, and what is wrong with them."""

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from seancebox.engine.cards import Difficulty


@dataclass(frozen=True, slots=True)
class Command:
    """One command. do: returns the exit code; about: one line; fill: adds its arguments."""

    do: Callable[[argparse.Namespace], int]
    about: str
    fill: Callable[[argparse.ArgumentParser], None]


class Misfit(Exception):
    """Arguments that don't go together."""


def check_play(args: argparse.Namespace) -> None:
    """Raise Misfit for what only a demo has, or has not."""
    if args.speed is not None and not args.demo:
        raise Misfit("--speed is for a demo: seancebox play --demo --speed 20")
    if args.journal is not None and args.demo:
        raise Misfit("a demo keeps no games: leave out --journal, or --demo")


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port (0-65535; 0 takes a free one)")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


def _seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.01 <= speed <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is no speed (0.01-1000; 1 is as it was)")
    return speed


def parser(commands: Mapping[str, Command]) -> argparse.ArgumentParser:
    """Return what reads a command line into the arguments of one of `commands`."""
    whole = argparse.ArgumentParser(
        prog="seancebox", description="The box in the table for the board game Mysterium."
    )
    subparsers = whole.add_subparsers(required=True, metavar="COMMAND")
    for name, command in commands.items():
        one = subparsers.add_parser(name, help=command.about, description=command.about)
        one.set_defaults(command=command.do)
        command.fill(one)
    return whole


def fill_run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, metavar="F", help="settings, a box.toml")


def fill_play(parser: argparse.ArgumentParser) -> None:
    fill_games(parser)
    parser.add_argument("--port", type=_port, metavar="P", help="of the page; else as set, 7007")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--demo", action="store_true", help="look on: simulated people play")
    parser.add_argument(
        "--speed", type=_speed, metavar="X", help="of a demo: times as fast; else 1"
    )


def fill_story(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .story")
    parser.add_argument("--watch", action="store_true", help="print every step and what happens")


def fill_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="how many; else 100")
    parser.add_argument(
        "--players", type=int, choices=range(2, 8), metavar="K", help="2-7; else all in turn"
    )
    parser.add_argument(
        "--difficulty", choices=[one.value for one in Difficulty], help="else all in turn"
    )
    parser.add_argument("--seed", type=_seed, default=0, metavar="S", help="the same games again")
    parser.add_argument("--json", action="store_true", help="figures as JSON")


def fill_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="F", help="a box.toml")


def fill_games(parser: argparse.ArgumentParser) -> None:
    fill_run(parser)
    parser.add_argument("--journal", type=Path, metavar="F", help="the file of all games")


def fill_export(parser: argparse.ArgumentParser) -> None:
    fill_games(parser)
    parser.add_argument("game", type=_count, metavar="GAME", help="its number")
    parser.add_argument("--json", action="store_true", help="as JSON, the one form there is")


def fill_replay(parser: argparse.ArgumentParser) -> None:
    fill_games(parser)
    parser.add_argument("game", type=_count, metavar="GAME", help="its number")
    parser.add_argument(
        "--speed", type=_speed, default=1.0, metavar="X", help="times as fast; else 1"
    )
    parser.add_argument("--port", type=_port, metavar="P", help="of the page")
