"""What lies over the game on lamps and OLEDs while the service menu is open."""

from collections.abc import Mapping
from dataclasses import dataclass

from seancebox.ports import Lamp, Light
from seancebox.show.scene import Face

from .context import Worked


@dataclass(frozen=True, slots=True)
class Overlay:
    """The menu's own picture. lights: in place of the game's; is_pattern: both OLEDs are tested.

    inputs: what works the page that is up.
    """

    table: Face
    ghost: Face
    lights: Mapping[Lamp, Light] | None = None
    is_pattern: bool = False
    inputs: Worked = ()
