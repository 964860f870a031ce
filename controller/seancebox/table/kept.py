"""Answers given on the box: kept with the journal, never written into the settings file."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from seancebox.config.rules import Rules
from seancebox.config.settings import Settings, Touch
from seancebox.engine.setup import HouseRules, Setup
from seancebox.languages import LANGUAGES
from seancebox.ports import Json

from .notes import SatDown
from .rules import changed
from .shapes import Misfit, shape_of
from .sitting import Sitting

_HOUSE: Final = shape_of(HouseRules)
_SETUP: Final = shape_of(Setup)


@dataclass(frozen=True, slots=True)
class Kept:
    """What people have set on the box. None: as the settings file says.

    house: fields of HouseRules by name. last: the set-up of the last game.
    """

    house: tuple[tuple[str, Any], ...] = ()
    last: Setup | None = None
    is_muted: bool | None = None
    brightness: float | None = None
    table_language: str | None = None
    ghost_language: str | None = None

    def without_place(self) -> "Kept":
        """Return what outlives a night in a café or museum (TABLE 4)."""
        return Kept(house=self.house, last=self.last)


def kept_of(raw: Mapping[str, Json]) -> Kept:
    """Return the answers that a journal keeps; one that can't be read is as if not given."""
    return Kept(
        house=_house_of(raw.get("house")),
        last=_read(_SETUP.read, raw.get("last")),
        is_muted=_typed(bool, raw.get("is_muted")),
        brightness=_brightness(raw.get("brightness")),
        table_language=_language(raw.get("table_language")),
        ghost_language=_language(raw.get("ghost_language")),
    )


def raw_of(kept: Kept) -> dict[str, Json]:
    """Return the answers as a journal keeps them."""
    house = _HOUSE.write(replace(HouseRules(), **dict(kept.house)))
    return {
        "house": {name: house[name] for name, _ in kept.house},
        "last": None if kept.last is None else _SETUP.write(kept.last),
        "is_muted": kept.is_muted,
        "brightness": kept.brightness,
        "table_language": kept.table_language,
        "ghost_language": kept.ghost_language,
    }


def _house_of(raw: Json) -> tuple[tuple[str, Any], ...]:
    if not isinstance(raw, Mapping):
        return ()
    return tuple(answer for name, value in raw.items() for answer in _answer(name, value))


def _answer(name: str, value: Json) -> Iterable[tuple[str, Any]]:
    """Yield the answer if there is such a rule, and this value is one that it may have."""
    try:
        house = Rules.model_validate({name: value}).house()
    except ValueError:
        return
    yield name, getattr(house, name)


def _read(read: Any, raw: Json) -> Any:
    if raw is None:
        return None
    try:
        return read(raw)
    except Misfit:
        return None


def _typed(kind: type, raw: Json) -> Any:
    return raw if type(raw) is kind else None


def _brightness(raw: Json) -> float | None:
    return raw if isinstance(raw, float) and 0 <= raw <= 1 else None


def _language(raw: Json) -> str | None:
    return raw if isinstance(raw, str) and raw in LANGUAGES else None


def house_rules(settings: Settings, kept: Kept) -> HouseRules:
    """Return the rules that hold: the file's, then the box's answers, then the defaults."""
    answers = {name: value for name, value in kept.house if name not in settings.rules.given}
    return replace(settings.rules.house(), **answers)


def sat_down(settings: Settings, kept: Kept) -> SatDown:
    """Return the beginning of an evening."""
    given = settings.rules.given
    return SatDown(
        house=house_rules(settings, kept),
        fixed=tuple(sorted(given)),
        keeps_tokens=settings.box.touch is Touch.FULL,
        knows_levels="levels_6_7" in given or "levels_6_7" in dict(kept.house),
    )


def after_set_up(kept: Kept, sitting: Sitting) -> Kept:
    """Return what is kept once the first hour opens: this set-up, and the rules answered."""
    answered = dict(kept.house)
    for page in sitting.rule_pages:
        name = page.split()[0]
        if name not in sitting.fixed:
            answered[name] = getattr(sitting.house, name)
    return replace(kept, house=tuple(answered.items()), last=sitting.setup)


def with_house(kept: Kept, before: HouseRules, after: HouseRules) -> Kept:
    """Return what is kept when the service menu has changed the rules."""
    answered = {
        **dict(kept.house),
        **{name: getattr(after, name) for name in changed(before, after)},
    }
    return replace(kept, house=tuple(answered.items()))
