"""What the box does when nobody touches it, and when power returns: set by its place (TABLE 4)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Annotated, Final

from pydantic import Field

from seancebox.config.kinds import Flag, Pause, Seconds, Section


class Place(Enum):
    """Where the box stands; sets how it idles."""

    HOME = "home"
    CAFE = "cafe"
    MUSEUM = "museum"


@dataclass(frozen=True, slots=True)
class Idle:
    """How the box idles, all said. Times are seconds; None is never.

    ask_after_long: as `ask_after`, in DEAL, VISIONS, LINE-UP and SHARED VISION. countdown: from
    the question until the game is parked. setup_reset_after: from WAITING GAME, SEATS, DIFFICULTY
    and HOUSE RULES to ATTRACT. waiting_game_seconds: how long "a game waits" is asked.
    """

    dim_after: float | None
    ask_after: float | None
    ask_after_long: float | None
    countdown: float
    setup_reset_after: float | None
    resumes_at_once: bool
    waiting_game_seconds: float | None
    resets_in_attract: bool
    may_shut_down: bool


PLACES: Final[Mapping[Place, Idle]] = MappingProxyType(
    {
        Place.HOME: Idle(
            dim_after=300,
            ask_after=None,
            ask_after_long=None,
            countdown=60,
            setup_reset_after=None,
            resumes_at_once=True,
            waiting_game_seconds=None,
            resets_in_attract=False,
            may_shut_down=True,
        ),
        Place.CAFE: Idle(
            dim_after=None,
            ask_after=1200,
            ask_after_long=1200,
            countdown=600,
            setup_reset_after=1800,
            resumes_at_once=False,
            waiting_game_seconds=60,
            resets_in_attract=True,
            may_shut_down=False,
        ),
        Place.MUSEUM: Idle(
            dim_after=None,
            ask_after=45,
            ask_after_long=300,
            countdown=15,
            setup_reset_after=45,
            resumes_at_once=False,
            waiting_game_seconds=60,
            resets_in_attract=True,
            may_shut_down=False,
        ),
    }
)


class IdleSettings(Section):
    """The table `[idle]`: what is set here counts before what the place sets."""

    dim_after: Pause = Field(
        default=None, description="A game is on and nothing is touched: the lights dim."
    )
    ask_after: Pause = Field(
        default=None, description="A game is on and nothing is touched: “still there?”."
    )
    ask_after_long: Pause = Field(
        default=None,
        description="The same while people deal or think (DEAL, VISIONS, LINE-UP, SHARED VISION). "
        "Not set, it is never shorter than `ask_after`.",
    )
    countdown: Annotated[Seconds, Field(ge=5, le=3600)] = Field(
        default=60, description="From “still there?” until the game is parked."
    )
    setup_reset_after: Pause = Field(
        default=None, description="Setting up and nothing is touched: back to the title."
    )
    resumes_at_once: Flag = Field(
        default=True,
        description="Power returns in a game: `true`: that very moment, the sand paused; "
        "`false`: “a game waits: go on?”.",
    )
    waiting_game_seconds: Pause = Field(
        default=None, description="How long “a game waits: go on?” is asked before it is parked."
    )
    resets_in_attract: Flag = Field(
        default=False,
        description="Language, brightness and sound go back to these settings at the title.",
    )
    may_shut_down: Flag = Field(default=True, description="The service menu has “shut down”.")

    def at(self, place: Place) -> Idle:
        """Return how the box idles at `place`, with what this table sets."""
        given = {key: getattr(self, key) for key in self.model_fields_set}
        rests = replace(PLACES[place], **given)
        if "ask_after_long" in given:
            return rests
        return replace(rests, ask_after_long=_longer(rests.ask_after, PLACES[place]))


def _longer(ask_after: float | None, place: Idle) -> float | None:
    """Return the pause for the long states where the file sets none."""
    return None if ask_after is None else max(ask_after, place.ask_after_long or 0.0)
