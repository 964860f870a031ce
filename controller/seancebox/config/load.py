"""A settings file read and judged: typed settings, or every mistake in it with its line."""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from seancebox.config.clashes import clashes
from seancebox.config.judge import findings
from seancebox.config.locate import KeyPath, Lines, line_at, lines_of
from seancebox.config.mistakes import BadSettings, Finding, Mistake, dotted
from seancebox.config.oled import Oleds
from seancebox.config.pins import Pins
from seancebox.config.settings import Settings
from seancebox.config.syntax import Reading, read

_MOST_BYTES: Final = 1_000_000


def load(path: Path | None) -> Settings:
    """Return the settings of the file at `path`, or every default; raises BadSettings."""
    if path is None:
        return Settings()
    text = _text(path)
    try:
        settings, mistakes = _examine(str(path), text)
    except RecursionError as error:
        raise _unreadable(
            path, None, "has lists nested too deep", "no setting needs that"
        ) from error
    if mistakes or settings is None:
        raise BadSettings(tuple(sorted(mistakes, key=lambda mistake: mistake.line or 0)))
    return settings


def check(paths: Iterable[Path]) -> tuple[list[str], int]:
    """Return what there is to say of each file, a line for every mistake, and the exit code.

    The code is 0 if all are good, else 2.
    """
    said: list[str] = []
    code = 0
    for path in paths:
        try:
            load(path)
        except BadSettings as bad:
            said += map(str, bad.mistakes)
            code = 2
        else:
            said.append(f"{path}: good")
    return said, code


def _text(path: Path) -> str:
    """Return the text of the file, without a byte order mark and with plain line ends."""
    try:
        with path.open("rb") as file:
            raw = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise _unreadable(path, None, *_refusal(error)) from error
    if len(raw) > _MOST_BYTES:
        raise _unreadable(path, None, "is far too long for settings", "name another file")
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise _unreadable(path, line, "is not UTF-8 text", "save it as UTF-8") from error


def _unreadable(path: Path, line: int | None, what: str, hint: str) -> BadSettings:
    return BadSettings((Mistake(str(path), line, None, what, hint),))


def _refusal(error: OSError) -> tuple[str, str]:
    match error:
        case FileNotFoundError():
            return "there is no such file", "is the path right?"
        case IsADirectoryError():
            return "is a directory", "name the file in it"
        case PermissionError():
            return "may not be read by you", "chmod it, or run this as its owner"
        case _:
            return "can't be read", str(error.strerror).lower()


def _examine(file: str, text: str) -> tuple[Settings | None, list[Mistake]]:
    """Return the settings in `text`, if all values are good, and every mistake."""
    reading = read(text)
    lines = lines_of(reading.text)
    settings, found = None, list[Finding]()
    try:
        settings = Settings.model_validate(reading.data)
    except ValidationError as error:
        found = findings(error, reading.data)
    found += _clashes(reading, lines, [finding.path for finding in found])
    mistakes = [Mistake(file, slip.line, None, slip.what, slip.hint) for slip in reading.slips]
    mistakes += [
        Mistake(file, line_at(lines, each.path), dotted(each.path), each.what, each.hint)
        for each in found
    ]
    return settings, mistakes


def _clashes(reading: Reading, lines: Lines, bad: list[KeyPath]) -> Iterator[Finding]:
    """Yield what clashes among the values that are good; bad: the paths of those that aren't."""
    good = _without(reading.data, bad)
    pins = Pins.model_validate(good.get("pins", {}))
    oled = Oleds.model_validate(good.get("oled", {}))
    yield from clashes(
        pins, oled, lines, reading.lost | {str(step) for path in bad for step in path}
    )


def _without(data: dict[str, Any], paths: Iterable[KeyPath]) -> dict[str, Any]:
    """Return `data` without the keys at `paths`; entries of lists stay."""
    rest = deepcopy(data)
    for path in paths:
        table: Any = rest
        for step in path[:-1]:
            table = table.get(step) if isinstance(table, dict) else None
        if isinstance(table, dict):
            table.pop(path[-1], None)
    return rest
