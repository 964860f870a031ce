"""The settings of a story's own box."""

from dataclasses import replace
from pathlib import Path

from seancebox.config.load import load
from seancebox.config.mistakes import BadSettings
from seancebox.config.settings import Settings

from .story import Story


def settings_of(story: Story, folder: Path) -> Settings:
    """Return the settings of `story`, on simulated pins and with a journal of its own in `folder`.

    Each stands in the line where the story has it, so that a mistake names that line.
    """
    lines = [""] * max((line for line, _ in story.settings), default=0)
    for line, setting in story.settings:
        lines[line - 1] = setting
    lines += ['pins.factory = "mock"', f"journal.path = {str(folder / 'journal.db')!r}"]
    file = folder / "box.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    try:
        return load(file)
    except BadSettings as bad:
        named = tuple(replace(mistake, file=story.where) for mistake in bad.mistakes)
        raise BadSettings(named) from bad
