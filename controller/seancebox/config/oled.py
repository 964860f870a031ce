"""The two OLEDs: chip, bus address, and how the panel is mounted."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from seancebox.config.kinds import NONE, Number, Section, Whole

Driver = Literal["ssd1306", "ssd1309", "sh1106", "none"]
Address = Annotated[
    Whole,
    Field(
        ge=0x08, le=0x77, json_schema_extra={"words": "an address from 0x08 to 0x77", "hex": True}
    ),
]
Inches = Annotated[Number, Field(ge=0.5, le=6)]


def _half_turn(degrees: int) -> int:
    if degrees not in (0, 180):
        raise ValueError(degrees)
    return degrees


_DRIVER: Final = "The display's chip; `none`: there is no such display."
_ADDRESS: Final = "Its address on the bus; 0x3C and 0x3D are usual."
_INCHES: Final = "The panel's diagonal, in inches."
_TABLE_INCHES: Final = (
    "The panel's diagonal, in inches. At 2.42 the capitals of names, YES and NO are 9.9 mm tall, "
    "those of prompts 4.7 mm; they shrink and grow with it."
)


class Oled(Section):
    """An OLED of 128×64 pixels on an I²C bus; the defaults are those of the table's."""

    driver: Driver = Field(default="ssd1309", description=_DRIVER)
    bus: Annotated[Whole, Field(ge=0, le=22)] = Field(
        default=1, description="The I²C bus; bus 1 is GPIO 2 and 3."
    )
    address: Address = Field(default=0x3C, description=_ADDRESS)
    rotate: Annotated[
        Whole, AfterValidator(_half_turn), Field(json_schema_extra={"words": "0 or 180"})
    ] = Field(default=0, description="Degrees; 180 where the panel is mounted upside down.")
    contrast: Annotated[Whole, Field(ge=0, le=255)] = Field(
        default=127, description="The panel's contrast at full brightness."
    )
    panel_inches: Inches = Field(default=2.42, description=_TABLE_INCHES)

    @property
    def is_built_in(self) -> bool:
        """Whether there is such a display."""
        return self.driver != NONE


class GhostOled(Oled):
    """The ghost's OLED; a box without one is allowed."""

    driver: Driver = Field(default="ssd1306", description=_DRIVER)
    address: Address = Field(default=0x3D, description=_ADDRESS)
    panel_inches: Inches = Field(default=0.96, description=_INCHES)


class Oleds(Section):
    """Both displays: `[oled.table]` and `[oled.ghost]`."""

    table: Oled = Field(default=Oled(), description="The table's OLED.")
    ghost: GhostOled = Field(default=GhostOled(), description="The ghost's OLED.")
