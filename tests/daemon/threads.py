"""Runs a box with its page until it has shown something, and names all threads; a program."""

import asyncio
import sys
import threading
from pathlib import Path

from seancebox.config.load import load
from seancebox.daemon import Parts, running
from seancebox.page import Page
from seancebox.ports import Broadcast


class First:
    """An onlooker that waits for both OLEDs."""

    def __init__(self) -> None:
        self.faces: set[object] = set()
        self.has_seen_both = asyncio.Event()

    def see(self, what: Broadcast) -> None:
        if what.kind == "oled":
            self.faces.add(what.data["face"])
        if len(self.faces) == 2:
            self.has_seen_both.set()


async def names(config: Path) -> list[str]:
    """Return the names of the threads of a running box."""
    settings, first = load(config), First()
    settings = settings.model_copy(
        update={"console": settings.console.model_copy(update={"port": 0})}
    )
    async with (
        running(Parts(settings, first)) as box,
        Page().open(box.body, box.stagehand, settings),
    ):
        await first.has_seen_both.wait()
        return sorted(thread.name for thread in threading.enumerate())


if __name__ == "__main__":
    print(", ".join(asyncio.run(names(Path(sys.argv[1])))))
