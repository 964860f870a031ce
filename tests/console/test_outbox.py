"""What waits for one page."""

import pytest

from seancebox.console.outbox import ROOM, Outbox
from seancebox.ports import Broadcast, Cue, Lamp

from .house import cue, lamp, log, state


async def test_a_page_that_keeps_up_gets_everything_in_order() -> None:
    outbox = Outbox()
    sent: list[Broadcast] = [state(1), cue(Cue.HEARD), log("x"), state(2)]
    for what in sent:
        outbox.put(what)
    assert list(await outbox.take()) == sent


async def test_a_slow_page_gets_the_newest_of_each_thing_and_every_log_line() -> None:
    outbox = Outbox()
    outbox.put(log("first"))
    lamps = [lamp(Lamp.RED, 0), lamp(Lamp.HOUR_1, 1), lamp(Lamp.RED, 1)]
    for what in lamps:
        outbox.put(what)
    for number in range(ROOM + 1):
        outbox.put(state(number))
    outbox.put(log("last"))
    kept = await outbox.take()
    assert len(kept) < ROOM
    assert [what.data["text"] for what in kept if what.kind == "log"] == ["first", "last"]
    assert [what for what in kept if what.kind == "state"][-1] == state(ROOM)
    assert [what for what in kept if what.kind == "lamp"] == lamps[1:]


@pytest.mark.parametrize("count", [ROOM + 1, 10 * ROOM])
async def test_an_outbox_with_too_many_log_lines_closes(count: int) -> None:
    outbox = Outbox()
    for number in range(count):
        outbox.put(log(str(number)))
    assert outbox.is_closed
    assert await outbox.take() == ()


async def test_a_closed_outbox_stays_empty() -> None:
    outbox = Outbox()
    outbox.close()
    outbox.put(state(1))
    assert await outbox.take() == ()
