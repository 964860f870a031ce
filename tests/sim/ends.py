"""The far ends of the simulated pins, where a hand's edges arrive."""

import asyncio

from seancebox.senses.buttons import Buttons
from seancebox.senses.meanings import Button, Meaning
from seancebox.sim.hand import SimHand
from seancebox.sim.pins import SimFactory

PINS = {Button.YES: 4, Button.NO: 5, Button.CROW: 6}
SENSOR = 13


class Ends:
    """Edges as they arrive."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.factory = SimFactory(loop.time)
        self.edges: list[tuple[int, bool, float]] = []
        self.hand = SimHand(self.factory, loop, PINS, SENSOR)
        self._watchers = []
        for gpio in (*PINS.values(), SENSOR):
            pin = self.factory.pin(gpio)
            pin.pull = "up"

            def changed(ticks: float, state: float, gpio: int = gpio) -> None:
                self.edges.append((gpio, not state, ticks))

            pin.when_changed = changed
            self._watchers.append(changed)  # pins keep only weak references

    def meanings(self, now: float) -> list[Meaning]:
        """Return what the buttons' edges have meant by `now`."""
        buttons, meanings = Buttons(), []
        by_gpio = {gpio: button for button, gpio in PINS.items()}
        for gpio, is_down, at in self.edges:
            meanings += buttons.feel(by_gpio[gpio], is_down, at)
        return [*meanings, *buttons.settle(now)]
