"""What waits for one page."""

import pytest

from seancebox.console import messages
from seancebox.console.outbox import ROOM, Outbox
from seancebox.ports import Broadcast, Cue

from .house import state


async def test_a_page_that_keeps_up_gets_everything_in_order() -> None:
    outbox = Outbox()
    sent: list[Broadcast] = [state(1), messages.cue(Cue.HEARD), messages.log("x"), state(2)]
    for what in sent:
        outbox.put(what)
    assert list(await outbox.take()) == sent


async def test_a_slow_page_gets_the_newest_state_and_every_log_line() -> None:
    outbox = Outbox()
    outbox.put(messages.log("first"))
    for number in range(ROOM + 1):
        outbox.put(state(number))
    outbox.put(messages.log("last"))
    kept = await outbox.take()
    assert len(kept) < ROOM
    assert [what.data["text"] for what in kept if what.kind == "log"] == ["first", "last"]
    assert [what for what in kept if what.kind == "state"][-1] == state(ROOM)


@pytest.mark.parametrize("count", [ROOM + 1, 10 * ROOM])
async def test_an_outbox_with_too_many_log_lines_closes(count: int) -> None:
    outbox = Outbox()
    for number in range(count):
        outbox.put(messages.log(str(number)))
    assert outbox.is_closed
    assert await outbox.take() == ()


async def test_a_closed_outbox_stays_empty() -> None:
    outbox = Outbox()
    outbox.close()
    outbox.put(state(1))
    assert await outbox.take() == ()
