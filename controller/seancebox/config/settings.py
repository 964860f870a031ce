"""All settings of a box, typed and frozen; an empty file gives every default."""

from enum import Enum
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, field_validator

from seancebox.config.idle import Idle, IdleSettings, Place
from seancebox.config.kinds import Flag, Number, Seconds, Section, Whole, coming, wrong
from seancebox.config.oled import Oleds
from seancebox.config.pins import Pins
from seancebox.config.rules import Rules
from seancebox.config.state import FilePath, default_journal
from seancebox.languages import LANGUAGES
from seancebox.parts import Cue
from seancebox.senses.meanings import Button

__all__ = ["Place", "Settings", "Touch"]


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(language)
    return language


Language = Annotated[
    str, AfterValidator(_spoken), Field(json_schema_extra={"enum": list(LANGUAGES)})
]


class Touch(Enum):
    """How much of the game the box is told."""

    LIGHT = "light"
    FULL = "full"


class Box(Section):
    """The table `[box]`."""

    name: str = Field(
        default="Séance box",
        min_length=1,
        max_length=40,
        description="What this box is called; tells several boxes of a house apart.",
    )
    place: Place = Field(
        default=Place.HOME,
        description="Where it stands: `home`, `cafe` or `museum`; sets the defaults of `[idle]`.",
    )
    touch: Touch = Field(
        default=Touch.LIGHT,
        description="`light`: as few inputs as cardboard needs; `full`: every step is recorded.",
    )
    rest_seconds: Annotated[Seconds, Field(ge=5, le=3600)] = Field(
        default=120, description="How long the end of a game stays before the title comes back."
    )
    brightness: Annotated[Number, Field(ge=0, le=1)] = Field(
        default=0.4, description="How bright lamps and displays are, 1 is full."
    )

    @field_validator("name")
    @classmethod
    def _can_be_shown(cls, name: str) -> str:
        if not name.isprintable() or not name.strip():
            raise wrong("this name can't be shown", "write one line, with at least one letter")
        return name


class Languages(Section):
    """The table `[language]`: each face has its own."""

    table: Language = Field(default="en", description="Language of the table's face.")
    ghost: Language = Field(default="en", description="Language of the ghost's face.")


class Sound(Section):
    """The table `[sound]`."""

    kind: Literal["passive", "active", "none"] = Field(
        default="passive",
        description="The buzzer: `passive` plays notes, `active` has one tone of its own, `none`.",
    )
    muted: Flag = Field(default=False, description="All sound off.")
    cues_off: tuple[Cue, ...] = Field(
        default=(), description="Sounds that are never played; what they say is seen in any case."
    )


class Service(Section):
    """The table `[service]`."""

    pin: Annotated[tuple[Button, ...], Field(min_length=3, max_length=8)] | None = Field(
        default=None,
        examples=[["crow", "yes", "crow"]],
        description="Buttons to press, in this order, before the service menu opens. Not set: it "
        "opens at once.",
    )


class Knock(Section):
    """The table `[knock]`."""

    source: Annotated[Literal["switch", "none"], coming(board="switch", samples="switch")] = Field(
        default="switch",
        description="What hears the ghost: `switch` (on `pins.sensor`), or `none`: buttons alone.",
    )
    gap: Annotated[Seconds, Field(ge=0.3, le=0.8)] = Field(
        default=0.8, description="The longest pause between two knocks of one answer."
    )
    quiet: Annotated[Seconds, Field(ge=0.1, le=2)] = Field(
        default=0.5, description="The quiet before the first knock of an answer."
    )


class Console(Section):
    """The table `[console]`."""

    port: Annotated[Whole, Field(ge=1024, le=65535)] = Field(
        default=7007, description="Port of the local page, on 127.0.0.1."
    )


class JournalSettings(Section):
    """The table `[journal]`."""

    path: FilePath = Field(
        default_factory=default_journal,
        examples=["/var/lib/seancebox/journal.db"],
        description="The file of all games. Not set: `journal.db` in systemd's STATE_DIRECTORY "
        "(/var/lib/seancebox), else in `$XDG_STATE_HOME/seancebox`, else in "
        "`~/.local/state/seancebox`.",
    )


class Settings(Section):
    """Everything that `box.toml` may set."""

    box: Box = Field(default=Box(), description="The box as a whole.")
    language: Languages = Field(default=Languages(), description="What it speaks.")
    idle: IdleSettings = Field(
        default=IdleSettings(),
        description="What it does when nobody touches it, and when power returns. "
        "The place sets the defaults; each can be set alone.",
    )
    rules: Rules = Field(default=Rules(), description="House rules.")
    sound: Sound = Field(default=Sound(), description="What the box lets hear.")
    service: Service = Field(default=Service(), description="The service menu.")
    knock: Knock = Field(default=Knock(), description="How the ghost is heard.")
    pins: Pins = Field(
        default=Pins(), description="What is wired where: GPIO (BCM) numbers, each at most once."
    )
    oled: Oleds = Field(default=Oleds(), description="The two displays.")
    console: Console = Field(default=Console(), description="The local page.")
    journal: JournalSettings = Field(
        default_factory=JournalSettings, description="What is kept on disk."
    )

    @property
    def rests(self) -> Idle:
        """How the box idles: what its place sets, and what `[idle]` sets instead."""
        return self.idle.at(self.box.place)
