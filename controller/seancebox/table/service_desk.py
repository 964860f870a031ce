"""What the pages of the service menu work on: the séance, the outlets and what the box is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .figures import Figures
from .house import House
from .outlets import Stagehand
from .seance import Seance


@dataclass(frozen=True, slots=True)
class Facts:
    """What this box is. faults: problem by part, as it is now; power_off: begins to shut down."""

    version: str
    has_sensor: bool
    has_knocker: bool
    has_ghost_oled: bool
    faults: Callable[[], Mapping[str, str]]
    power_off: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Desk:
    """All that a page may use."""

    seance: Seance
    stagehand: Stagehand
    facts: Facts
    figures: Figures

    @property
    def house(self) -> House:
        """How the box is set."""
        return self.seance.house
