"""The people of a story: they do its steps at a simulated box, and look whether all is so."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, assert_never

from seancebox.engine.cards import Psychic, numbers_of
from seancebox.ports import Guessed, Inbox
from seancebox.senses.meanings import Button
from seancebox.table.seance import Seance

from .box import SimBox
from .hand import SimHand
from .jumping import START
from .story import Step, Story
from .story_deeds import Expect, Finger, Guess, Hold, Knock, PowerCut, Press, Wait
from .witness import Seen, Witness

Say = Callable[[str], None]
FINGER_SETTLES: Final = 0.1
STARTS: Final = 0.1  # seconds until a box that is switched on shows all
KNOCK_SETTLES: Final = 1.0  # seconds after which a rhythm is surely decided


def box_dice(story: Story, starts: int = 1) -> Random:
    """Return the dice of the story's box, which has been switched on so many times."""
    return Random(story.seed * 1000 + starts)


def clock() -> str:
    """Return how long the story has gone on, in jumped time."""
    seconds = asyncio.get_running_loop().time() - START
    return f"{int(seconds // 3600)}:{int(seconds // 60 % 60):02}:{seconds % 60:04.1f}"


class StoryFailed(Exception):
    """Something is not as the story says: file, line, what was expected, what is."""

    def __init__(self, story: Story, step: Step, what_is: str) -> None:
        led = "".join(f"\n    done in line {line}" for line in reversed(step.within))
        super().__init__(f"{story.where}:{step.line}: {step.text}\n    but {what_is}{led}")


@dataclass(frozen=True, slots=True)
class Room:
    """Where the people sit: a simulated box that runs. seen: what it has let them see."""

    sim: SimBox
    inbox: Inbox
    seance: Seance
    seen: Seen


class Troupe:
    """The people of one story in one room. say: is told each step, and what happens."""

    def __init__(self, story: Story, room: Room, say: Say) -> None:
        """Let them come in."""
        self._story = story
        self._room = room
        self._say = say
        self._dice = Random(story.seed)  # of the pace: the same story takes the same time

    async def do(self, step: Step) -> None:
        """Do `step`; raises StoryFailed. A power cut is not theirs to do."""
        if isinstance(step.deed, Expect):
            self._say(f"    {step.text}")
            await self._check(step, step.deed)
            return
        seen = self._room.seen
        if not isinstance(step.deed, Wait):
            await self._reach_over()
        self._say(f"{clock()}  {step.text}")
        seen.begin_step()
        await self._act(step)
        for what in seen.since_mark("log"):
            self._say(f"          · {what.data['text']}")

    async def _reach_over(self) -> None:
        least, most = self._story.pace
        if most:
            await asyncio.sleep(self._dice.uniform(least, most))

    async def _check(self, step: Step, expect: Expect) -> None:
        room = self._room
        is_so, what_is = await Witness(room.seen, room.seance, room.sim.panel).look(expect)
        if not is_so:
            raise StoryFailed(self._story, step, f"{expect.sight.value} is: {what_is}")

    async def _act(self, step: Step) -> None:
        hand = self._room.sim.hand
        match step.deed:
            case Press(buttons):
                await self._press(hand, buttons)
            case Hold(buttons, seconds):
                await hand.chord(buttons, seconds)
            case Finger(buttons, is_down):
                for button in buttons:
                    (hand.down if is_down else hand.up)(button)
                await asyncio.sleep(FINGER_SETTLES)
            case Knock(count, gap):
                await hand.knocks(count, gap)
                await asyncio.sleep(KNOCK_SETTLES)
            case Wait(seconds):
                await asyncio.sleep(seconds)
            case Guess(psychic, card):
                self._room.inbox.post(Guessed(psychic, self._card(step, psychic, card)))
                await asyncio.sleep(FINGER_SETTLES)
            case PowerCut() | Expect():
                raise TypeError(f"{step.text}: no hand does that")
            case _:
                assert_never(step.deed)

    async def _press(self, hand: SimHand, buttons: Iterable[Button]) -> None:
        for n, button in enumerate(buttons):
            if n:
                await self._reach_over()
            await hand.press(button)

    def _card(self, step: Step, psychic: Psychic, card: int | str | None) -> int | None:
        """Return the number of a card told as "right" or "wrong", which only the box knows."""
        if not isinstance(card, str):
            return card
        game = self._room.seance.sitting.game
        seat = next((seat for seat in game.seats if seat.psychic is psychic), None)
        if seat is None or seat.combination is None or seat.seeks is None:
            raise StoryFailed(self._story, step, "the box does not know the card they seek")
        right = seat.combination[seat.found]
        if card == "right":
            return right
        return next(n for n in game.on_table if n in numbers_of(seat.seeks) and n != right)
