"""The command line: parses and calls, decides nothing."""

import argparse
import io
import json
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from seancebox import archive, daemon
from seancebox.arguments import (
    Command,
    Misfit,
    check_play,
    fill_check,
    fill_export,
    fill_games,
    fill_play,
    fill_replay,
    fill_run,
    fill_simulate,
    fill_story,
    parser,
)
from seancebox.config.load import check, load
from seancebox.config.mistakes import BadSettings
from seancebox.config.settings import JournalSettings, Settings
from seancebox.demo import demo
from seancebox.devices.factories import FactoryFailed
from seancebox.engine.cards import Difficulty
from seancebox.journal import Occupied
from seancebox.page import NoPage
from seancebox.ports import JournalFailed
from seancebox.rehearsal import StoryFailed, rehearse
from seancebox.rerun import rerun
from seancebox.sim.laws import LawBroken
from seancebox.sim.simulate import report, simulate
from seancebox.sim.story import BadStory, read_story
from seancebox.table.codec import Unreadable

GOOD: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
_BAD: Final = (BadSettings, BadStory, Misfit, archive.NoSuchGame)
_FAILS: Final = (
    daemon.Crashed,
    FactoryFailed,
    JournalFailed,
    LawBroken,
    NoPage,
    Occupied,
    OSError,
    StoryFailed,
    Unreadable,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command of `argv`; return the exit code: 0 good, 1 failed, 2 bad input."""
    _speak_plainly()
    args = parser(_COMMANDS).parse_args(argv)
    command: Callable[[argparse.Namespace], int] = args.command
    try:
        code = command(args)
        print(end="", flush=True)  # here, where a reader who has left is no surprise
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for Python's last words
        return FAILED
    except _BAD as bad:
        print(bad, file=sys.stderr)
        return BAD_INPUT
    except _FAILS as failure:
        print(f"seancebox: {failure}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return FAILED


# --- commands ---


def _run(args: argparse.Namespace) -> int:
    _log_to_stderr(logging.INFO)
    daemon.run(load(args.config))
    return GOOD


def _play(args: argparse.Namespace) -> int:
    check_play(args)
    _log_to_stderr(logging.WARNING)
    settings = _simulated(args)
    if args.demo:
        demo(settings, args.speed or 1.0, shows_browser=args.open, say=_say)
        return GOOD
    if args.journal is not None:
        settings = settings.model_copy(
            update={"journal": JournalSettings(path=args.journal.absolute())}
        )
    daemon.play(settings, shows_browser=args.open, say=_say_page)
    return GOOD


def _say(line: str) -> None:
    print(line, flush=True)


def _say_page(url: str) -> None:
    _say(f"The séance box is at {url}   (Ctrl-C ends it)")


def _story(args: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.ERROR)  # what a story makes fail is no news
    return max(_tell(path, print if args.watch else lambda _line: None) for path in args.files)


def _tell(path: Path, say: Callable[[str], None]) -> int:
    """Run the story at `path`; what is wrong with it keeps no other from being told."""
    try:
        story = read_story(path)
        rehearse(story, say)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"{path}: {str(error.strerror).lower()}", file=sys.stderr)
        return BAD_INPUT
    except (BadStory, BadSettings) as bad:
        print(bad, file=sys.stderr)
        return BAD_INPUT
    except StoryFailed as failed:
        print(failed, file=sys.stderr)
        return FAILED
    print(f"{path}: good ({len(story.steps)} steps)")
    return GOOD


def _simulate(args: argparse.Namespace) -> int:
    difficulty = Difficulty(args.difficulty) if args.difficulty else None
    print(report(simulate(args.games, args.players, difficulty, args.seed), args.json))
    return GOOD


def _check(args: argparse.Namespace) -> int:
    lines, code = check(args.files)
    print("\n".join(lines))
    return code


def _games(args: argparse.Namespace) -> int:
    found = archive.games(_journal(args))
    for one in found:
        row = one.row
        begun = row.begun_at[:16].replace("T", " ")
        print(f"{row.game:4}  {begun}  {row.status.value:9}  {one.what}")
    if not found:
        print("no game yet")
    return GOOD


def _export(args: argparse.Namespace) -> int:
    game = archive.export(_journal(args), args.game)
    print(json.dumps(game, indent=2 if sys.stdout.isatty() else None, ensure_ascii=False))
    return GOOD


def _replay(args: argparse.Namespace) -> int:
    found = archive.told(_journal(args), args.game)
    settings = _simulated(args)
    rerun(settings, found.record, found.times, found.row.status, args.speed, _say)
    return GOOD


# --- what they share ---


def _speak_plainly() -> None:
    """Let a terminal that lacks a letter cost that letter alone."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _log_to_stderr(level: int) -> None:
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=level)


def _journal(args: argparse.Namespace) -> Path:
    """Return the journal asked for: given, else that of the settings."""
    path: Path = args.journal or load(args.config).journal.path
    return path


def _simulated(args: argparse.Namespace) -> Settings:
    """Return the settings on simulated pins, on the page's port asked for."""
    settings = load(args.config)
    pins = settings.pins.model_copy(update={"factory": "mock"})
    console = settings.console
    if args.port is not None:
        console = console.model_copy(update={"port": args.port})
    return settings.model_copy(update={"pins": pins, "console": console})


_COMMANDS: Final[dict[str, Command]] = {
    "run": Command(_run, "run the box on its pins", fill_run),
    "play": Command(_play, "a simulated box and its page", fill_play),
    "story": Command(_story, "play stories on the simulated box, in jumped time", fill_story),
    "simulate": Command(_simulate, "play random legal games through the rules", fill_simulate),
    "check": Command(_check, "say every mistake in settings files", fill_check),
    "games": Command(_games, "list the games of the journal", fill_games),
    "replay": Command(_replay, "show a game again, on a simulated box", fill_replay),
    "export": Command(_export, "write a game as everybody may read it", fill_export),
}


if __name__ == "__main__":
    sys.exit(main())
