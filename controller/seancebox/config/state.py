"""Where the box keeps its journal when the settings don't say: by systemd, XDG, or the home."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import BeforeValidator, Field


def default_journal(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the journal's path: systemd's STATE_DIRECTORY, else the XDG state directory."""
    given = environ.get("STATE_DIRECTORY", "").partition(":")[0]
    if given:
        return Path(given) / "journal.db"
    state = Path(environ.get("XDG_STATE_HOME", ""))
    if not state.is_absolute():
        state = Path(os.path.expanduser("~/.local/state"))  # noqa: PTH111  # never raises
    return state / "seancebox" / "journal.db"


def _absolute(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    path = Path(os.path.expanduser(value))  # noqa: PTH111  # never raises
    if not path.is_absolute() or "\0" in value or value.endswith("/"):
        raise ValueError(value)
    return path


FilePath = Annotated[
    Path,
    BeforeValidator(_absolute),
    Field(json_schema_extra={"words": "the full path of a file, from / or from ~/"}),
]
