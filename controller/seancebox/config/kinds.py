"""The kinds of values that settings are made of, and how a wrong one is told."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, Strict
from pydantic_core import PydanticCustomError

NEVER: Final = "never"
NONE: Final = "none"


class Section(BaseModel):
    """A table of the settings file; frozen, and no key beyond those it names."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


def wrong(what: str, hint: str = "") -> PydanticCustomError:
    """Return the error that says `what` is wrong and, as `hint`, what to do."""
    return PydanticCustomError("wrong", "{what}", {"what": what, "hint": hint})


def coming(**instead: str) -> BeforeValidator:
    """Return what refuses words for things not built yet, and says what to use `instead`."""

    def _refuse(value: Any) -> Any:
        if isinstance(value, str) and value in instead:
            raise wrong(f'"{value}" comes in a later version', f'use "{instead[value]}"')
        return value

    return BeforeValidator(_refuse)


def _absent(word: str) -> Callable[[Any], Any]:
    """Return what reads `word` as None: TOML has no word of its own for nothing."""
    return lambda value: None if value == word else value


def _free_gpio(number: int) -> int:
    if number in (0, 1):
        raise wrong(
            f"GPIO {number} belongs to the memory of plugged-on boards", "take one of GPIO 2-27"
        )
    if not 2 <= number <= 27:
        raise wrong(f"{number} is not a GPIO (2-27)", "count GPIO (BCM) numbers, not header pins")
    return number


# The schema's words, where it has its own: "words" say the kind, "absent" the word for nothing.
_GPIO_WORDS: Final = {"words": "a GPIO (2-27)"}

Flag = Annotated[bool, Strict()]
Whole = Annotated[int, Strict()]
Number = Annotated[float, Strict()]
Seconds = Annotated[Number, Field(json_schema_extra={"unit": "seconds"})]
Pause = Annotated[
    Annotated[Seconds, Field(ge=1, le=86_400)] | None,
    BeforeValidator(_absent(NEVER)),
    Field(json_schema_extra={"absent": NEVER}),
]
Gpio = Annotated[Whole, AfterValidator(_free_gpio), Field(json_schema_extra=_GPIO_WORDS)]
MaybeGpio = Annotated[
    Gpio | None, BeforeValidator(_absent(NONE)), Field(json_schema_extra={"absent": NONE})
]
