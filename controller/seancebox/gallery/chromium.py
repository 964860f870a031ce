"""Chromium as this project starts it: which, and how."""

import shutil
from typing import Final

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
MISSING: Final = "Chromium is missing: sudo apt-get install chromium"
FLAGS: Final = (  # without the last five it calls home, often where the network is closed
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    """Return where it is, None: it isn't installed."""
    return next(filter(None, map(shutil.which, _NAMES)), None)
