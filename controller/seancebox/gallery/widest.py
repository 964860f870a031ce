"""A scene stretched: the same sentences, each of their fields with the widest that it can be."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, TypeVar

from seancebox.engine.cards import HOURS, Difficulty, Kind, Psychic
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Field, Text
from seancebox.show import scene as shows
from seancebox.show.sand import clock
from seancebox.show.screen import Size
from seancebox.show.words import hour_name, who, word

_DIGITS: Final = "0123456789"
_HOUR_NAMES: Final = tuple(hour_name(hour) for hour in range(1, HOURS + 1))
_FAMILIES: Final = tuple(tuple(map(word, nouns)) for nouns in (Kind, Difficulty))
_LAST_SECONDS: Final = 10
_T = TypeVar("_T")


@dataclass(frozen=True)
class Stretcher:
    """Knows what is widest in one language and one size."""

    catalogue: Catalogue
    size: Size

    def scene(self, scene: shows.Scene) -> shows.Scene:
        """Return `scene` with everything in it as wide as it can be."""
        return replace(
            scene,
            table=self._face(scene.table),
            ghost=self._face(scene.ghost),
            name=None if scene.name is None else self._psychics[0],
            sand=None if scene.sand is None else self._sand(scene.sand),
            echo=None if scene.echo is None else self._echo(scene.echo),
            ghost_echo=None if scene.ghost_echo is None else self._echo(scene.ghost_echo),
            fault=None if scene.fault is None else self.text(scene.fault),
        )

    def text(self, text: Text) -> Text:
        """Return `text` with its fields as wide as they can be; a word of its kind's widest."""
        for family in _FAMILIES:
            if text in family:
                return self._widest(family, self.catalogue.say)
        fields = tuple((name, self._field(text, name, value)) for name, value in text.fields)
        return replace(text, fields=fields)

    def _field(self, text: Text, name: str, value: Field) -> Field:
        match value:
            case Psychic():
                return self._psychics[0]
            case Text():
                return self.text(value)
            case tuple():
                return self._psychics[: len(value)]
            case int():
                is_one_of_few = name == "n" and text.plural is not None and value == 1
                return value if is_one_of_few else int(self._digits(str(value)))
            case str():
                return self._words(value)

    def _words(self, value: str) -> str:
        if value in _HOUR_NAMES:
            return self._widest(_HOUR_NAMES, str)
        return self._digits(value)

    def _digits(self, value: str) -> str:
        return value.translate(dict.fromkeys(map(ord, _DIGITS), self._widest_digit))

    @cached_property
    def _widest_digit(self) -> str:
        return self._widest(_DIGITS[1:], str)  # a number of one digit is seldom 0

    @cached_property
    def _psychics(self) -> tuple[Psychic, ...]:
        """The psychics, the widest first."""

        def width(psychic: Psychic) -> int:
            return self.size.font.width(self.catalogue.say(who(psychic)))

        return tuple(sorted(Psychic, key=width, reverse=True))

    def _widest(self, values: Iterable[_T], said: Callable[[_T], str]) -> _T:
        return max(values, key=lambda value: self.size.font.width(said(value)))

    def _face(self, face: shows.Face) -> shows.Face:
        return shows.Face(
            self.text(face.headline),
            tuple(map(self.text, face.lines)),
            None if face.hint is None else self.text(face.hint),
        )

    def _echo(self, echo: shows.Echo) -> shows.Echo:
        return replace(echo, word=self.text(echo.word), about=tuple(map(self.text, echo.about)))

    def _sand(self, sand: shows.Sand) -> shows.Sand:
        """Return as much sand as takes the widest digits, in the last seconds or before them."""
        if not sand.left or sand.left > 9 * 60:
            return sand
        is_last = sand.left <= _LAST_SECONDS
        seconds = range(1, _LAST_SECONDS + 1) if is_last else range(_LAST_SECONDS + 1, 9 * 60)
        left = max(seconds, key=lambda left: Size.SECONDS.font.width(clock(left)))
        return replace(sand, left=float(left), total=max(sand.total, float(left)))
