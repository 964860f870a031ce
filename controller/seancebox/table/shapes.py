"""How a value of each type is written as JSON and read back: strictly, by its type hints."""

import math
from collections.abc import Callable, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

_WORDS: Final = {
    NoneType: "null",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "text",
    list: "a list",
    dict: "an object",
}


class Misfit(ValueError):
    """A value has not the shape asked for; says where and what, never the value: it may be secret.

    where: the path inside the value, "setup.house.levels_6_7[1]"; empty for the value itself.
    """

    def __init__(self, problem: str, where: str = "") -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.problem = problem
        self.where = where

    def within(self, part: str) -> "Misfit":
        """Return the same misfit as it looks from one level further out."""
        joint = "." if self.where and not self.where.startswith("[") else ""
        return Misfit(self.problem, f"{part}{joint}{self.where}")


@dataclass(frozen=True, slots=True)
class Shape:
    """Both ways for one type. write: value → JSON; read: JSON → value, or Misfit."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


@cache
def shape_of(hint: Any) -> Shape:
    """Return the shape of the type `hint`.

    Known are dataclasses, enums (by value), tuples, bool, int, float, str, None and unions.
    TypeError for any other, so that an event that can't be kept is found at the start.
    """
    origin = get_origin(hint)
    if origin is tuple:
        return _tuple(get_args(hint))
    if origin in (Union, UnionType):
        return _union(get_args(hint))
    if not isinstance(hint, type):
        raise TypeError(f"{hint!r} can't be kept in the journal")
    if issubclass(hint, Enum):
        return _enum(hint)
    if is_dataclass(hint):
        return _record(hint)
    if hint is float:
        return Shape(_number, _number)
    if hint in (NoneType, bool, int, str):
        return _scalar(hint)
    raise TypeError(f"{hint.__name__} can't be kept in the journal")


def _must_be(wanted: str, raw: object) -> Misfit:
    return Misfit(f"must be {wanted}, not {_WORDS.get(type(raw), type(raw).__name__)}")


def _scalar(kind: type) -> Shape:
    def same(raw: Any) -> Any:
        if type(raw) is not kind:  # exactly: True is no whole number
            raise _must_be(_WORDS[kind], raw)
        return raw

    return Shape(same, same)


def _number(raw: Any) -> float:
    if type(raw) not in (int, float):
        raise _must_be("a number", raw)
    try:
        number = float(raw)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise Misfit("must be a finite number")
    return number


def _enum(kind: type[Enum]) -> Shape:
    members = {(type(member.value), member.value): member for member in kind}
    values = ", ".join(str(member.value) for member in kind)

    def write(member: Any) -> Any:
        if type(member) is not kind:
            raise _must_be(f"a {kind.__name__}", member)
        return member.value

    def read(raw: Any) -> Any:
        member = members.get((type(raw), raw)) if isinstance(raw, str | int) else None
        if member is None:
            raise Misfit(f"must be one of: {values}")
        return member

    return Shape(write, read)


def _tuple(hints: tuple[Any, ...]) -> Shape:
    is_endless = hints[1:] == (Ellipsis,)
    shapes = tuple(shape_of(hint) for hint in hints if hint is not Ellipsis)
    writes, reads = tuple(shape.write for shape in shapes), tuple(shape.read for shape in shapes)

    def write(values: Any) -> Any:
        if not isinstance(values, tuple):
            raise _must_be("a tuple", values)
        return _items(values, writes * len(values) if is_endless else writes)

    def read(raw: Any) -> Any:
        if not isinstance(raw, list):
            raise _must_be("a list", raw)
        return tuple(_items(raw, reads * len(raw) if is_endless else reads))

    return Shape(write, read)


def _items(values: Sequence[Any], turns: Sequence[Callable[[Any], Any]]) -> list[Any]:
    if len(values) != len(turns):
        raise Misfit(f"must have {len(turns)} items, not {len(values)}")
    turned = []
    for index, (turn, value) in enumerate(zip(turns, values, strict=True)):
        try:
            turned.append(turn(value))
        except Misfit as misfit:
            raise misfit.within(f"[{index}]") from None
    return turned


def _union(hints: tuple[Any, ...]) -> Shape:
    shapes = tuple(shape_of(hint) for hint in hints if hint is not NoneType)
    has_none = NoneType in hints
    return Shape(
        lambda value: _first_fit(value, has_none, tuple(shape.write for shape in shapes)),
        lambda raw: _first_fit(raw, has_none, tuple(shape.read for shape in shapes)),
    )


def _first_fit(value: Any, has_none: bool, turns: tuple[Callable[[Any], Any], ...]) -> Any:
    if value is None and has_none:
        return None
    for turn in turns[:-1]:
        try:
            return turn(value)
        except Misfit:
            continue
    return turns[-1](value)


@dataclass(frozen=True, slots=True)
class _Part:
    """One field of a dataclass."""

    name: str
    shape: Shape
    is_needed: bool


def _record(kind: type) -> Shape:
    hints = get_type_hints(kind)
    parts = tuple(
        _Part(
            field.name,
            shape_of(hints[field.name]),
            field.default is MISSING and field.default_factory is MISSING,
        )
        for field in fields(kind)
    )
    names = frozenset(part.name for part in parts)

    def write(value: Any) -> Any:
        if type(value) is not kind:
            raise _must_be(f"a {kind.__name__}", value)
        return {
            part.name: _turn(part, part.shape.write, getattr(value, part.name)) for part in parts
        }

    def read(raw: Any) -> Any:
        if type(raw) is not dict:
            raise _must_be("an object", raw)
        if not raw.keys() <= names:
            unknown = ", ".join(sorted(raw.keys() - names))
            raise Misfit(f"has fields that this version doesn't know: {unknown}")
        return _build(kind, parts, raw)

    return Shape(write, read)


def _build(kind: type, parts: tuple[_Part, ...], raw: dict[str, Any]) -> Any:
    given = {}
    for part in parts:
        if part.name in raw:
            given[part.name] = _turn(part, part.shape.read, raw[part.name])
        elif part.is_needed:
            raise Misfit("is missing", part.name)
    return kind(**given)


def _turn(part: _Part, turn: Callable[[Any], Any], value: Any) -> Any:
    try:
        return turn(value)
    except Misfit as misfit:
        raise misfit.within(part.name) from None
