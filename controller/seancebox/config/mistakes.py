"""A mistake in a settings file: where it stands, what is wrong and what to do about it."""

import re
from dataclasses import dataclass
from typing import Final

from seancebox.config.locate import KeyPath
from seancebox.config.words import toml

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake. line: from 1, None where it is the file's; key: dotted, None where unknown."""

    file: str
    line: int | None
    key: str | None
    what: str
    hint: str = ""

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        said = f"{self.what}; {self.hint}" if self.hint else self.what
        return ": ".join(part for part in (where, self.key, said) if part)


class BadSettings(Exception):
    """Raised for a settings file with mistakes; its text has one line for each."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with the value at `path`, before its line is known."""

    path: KeyPath
    what: str
    hint: str = ""


def dotted(path: KeyPath) -> str:
    """Return `path` as a dotted key; of a list entry, the key of the list."""
    names = [step for step in path if isinstance(step, str)]
    return ".".join(name if _BARE_KEY.fullmatch(name) else toml(name) for name in names)
