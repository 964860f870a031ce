"""A night that plays itself in jumped time: a seeded hand at a whole box; run as a program too.

It tells every moment that people see, after it is shown, as one line of JSON, until it is killed.
"""

import asyncio
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from seancebox.config.load import load
from seancebox.config.settings import Settings
from seancebox.daemon import Parts, Running, running
from seancebox.engine.cards import Psychic
from seancebox.ports import Audience, Broadcast, Guessed
from seancebox.senses.meanings import Button
from seancebox.sim import jumping
from seancebox.sim.hand import SimHand
from seancebox.sim.jumping import let_pass

from .box import Eyes

Line = Mapping[str, Any]


class Teller(Eyes):
    """An onlooker who tells each moment that people see."""

    box: Running
    tell: Callable[[Line], None]

    def see(self, what: Broadcast) -> None:
        super().see(what)
        if what.kind in ("state", "oled") and Audience.GHOST in self.faces:
            self.tell(moment(self.box, self))


def moment(box: Running, eyes: Eyes) -> Line:
    """Return what people see now, without what is gone after a few seconds."""
    seance, covers = box.seance, box.seance.moment
    now = asyncio.get_running_loop().time()
    lights = box.body.devices.lamps._lights  # type: ignore[attr-defined]
    return {
        "game": seance.game,
        "number": eyes.table["number"],
        "state": eyes.table["state"],
        "table": words(eyes, Audience.TABLE),
        "ghost": words(eyes, Audience.GHOST),
        "lights": {lamp.value: [it.level, it.pattern.value] for lamp, it in lights.items()},
        "is_covered": covers.question is not None or covers.still_there_at is not None,
        "sand": seance.hourglass.left(now),
    }


def words(eyes: Eyes, audience: Audience) -> list[str]:
    face = eyes.faces[audience]
    lines = face["lines"]
    assert isinstance(lines, list)
    return [str(face["asks"]), *map(str, lines)]


async def play(settings: Settings, seed: int, steps: int, teller: Teller) -> None:
    """Switch a box on and do `steps` things at it."""
    chance = Random(seed)
    async with running(Parts(settings, teller, dice=Random(seed))) as teller.box:
        await let_pass(1)
        for _ in range(steps):
            await do_something(chance, teller.box)


async def do_something(chance: Random, box: Running) -> None:
    """Do what people do, more or less."""
    hand = box.body.simulated.hand
    colour = Button[chance.choice(list(Psychic)).name]
    match chance.choices(range(9), (30, 18, 3, 25, 4, 3, 6, 3, 8))[0]:
        case 0:
            await hand.hold(Button.YES, 1.1)
        case 1:
            await hand.press(Button.YES)
        case 2:
            await hand.press(Button.NO)
        case 3:
            await hand.press(colour)
        case 4:
            await hand.press(Button.CROW)
        case 5:
            await hand.hold(chance.choice((Button.NO, Button.CROW, colour)), 2.1)
        case 6:
            await knock(chance, hand)
        case 7:
            await let_pass(chance.choice((1, 5, 17, 130)))
        case _:
            psychic = chance.choice(list(Psychic))
            box.body.inbox.post(Guessed(psychic, chance.choice((None, *range(1, 55)))))
            await let_pass(0.1)


async def knock(chance: Random, hand: SimHand) -> None:
    await hand.knocks(chance.choice((1, 2, 3, 4)))
    await let_pass(1.2)


def told(settings: Settings, seed: int, steps: int) -> list[Line]:
    """Return all that such a night tells when nobody kills it."""
    lines: list[Line] = []
    teller = Teller()
    teller.tell = lines.append
    jumping.run(play(settings, seed, steps, teller))
    return lines


if __name__ == "__main__":
    teller = Teller()
    teller.tell = lambda line: print(json.dumps(line), flush=True)
    jumping.run(play(load(Path(sys.argv[1])), int(sys.argv[2]), int(sys.argv[3]), teller))
