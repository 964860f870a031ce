"""The simulated box in one piece: pins, panel and hand for the devices of a real one."""

import asyncio
from collections.abc import Mapping

from seancebox.ports import Lamp, Onlooker
from seancebox.senses.meanings import Button

from .hand import SimHand
from .panel import Panel, Side
from .pins import SimFactory


class SimBox:
    """What takes the place of wood, wire and glass.

    factory: pins for the devices; chips: the table's and the ghost's OLED chip; hand: works
    buttons and pad; panel: tells what is seen and heard.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        onlooker: Onlooker,
        buttons: Mapping[Button, int],
        lamps: Mapping[Lamp, int],
        sensor: int | None,
    ) -> None:
        """Take the GPIO of every part that hands or eyes can reach."""
        self.factory = SimFactory(loop.time)
        self.panel = Panel(loop, onlooker)
        self.panel.watch(lamps, self.factory)
        self.chips = (self.panel.chip(Side.TABLE), self.panel.chip(Side.GHOST))
        self.hand = SimHand(self.factory, loop, buttons, sensor)
