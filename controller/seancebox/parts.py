"""The names of what settings and ports both speak of: the lamps and the sounds of the box."""

from enum import Enum
from typing import Final


class Lamp(Enum):
    """Every lamp of the box."""

    HOUR_1 = "hour 1"
    HOUR_2 = "hour 2"
    HOUR_3 = "hour 3"
    HOUR_4 = "hour 4"
    HOUR_5 = "hour 5"
    HOUR_6 = "hour 6"
    HOUR_7 = "hour 7"
    BLUE = "blue"
    WHITE = "white"
    RED = "red"
    YELLOW = "yellow"
    PURPLE = "purple"
    BLACK = "black"
    LISTENING = "listening"
    HEARD_YES = "heard yes"
    HEARD_NO = "heard no"


HOUR_LAMPS: Final = tuple(lamp for lamp in Lamp if lamp.value.startswith("hour"))


class Cue(Enum):
    """Every sound; what else there is to say is said on the OLEDs alone."""

    HEARD = "heard"
    YES = "yes"
    NO = "no"
    NOT_NOW = "not now"
    LISTENING = "listening"  # for a box whose ghost has no OLED
    SAND_OUT = "sand out"
    HOUR = "hour strikes"
    WON = "won"
    LOST = "lost"
