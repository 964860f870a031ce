"""Opens a journal and says how that went; run as a program where the disk is a special one."""

import asyncio
import sys
from pathlib import Path

from seancebox.journal import open_journal
from seancebox.ports import JournalFailed


async def try_to_open(path: Path) -> str:
    """Return what came of it."""
    try:
        journal = await open_journal(path)
    except JournalFailed as refusal:
        return str(refusal)
    await journal.close()
    return f"opened, put aside: {journal.set_aside}"


if __name__ == "__main__":
    print(asyncio.run(try_to_open(Path(sys.argv[1]))))
