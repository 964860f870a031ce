"""Journals with one game in each."""

from pathlib import Path

import pytest

from seancebox import rehearsal
from seancebox.sim.story import read_story
from tests.daemon.box import settings_in

STORIES = Path(__file__).parents[1] / "stories"


@pytest.fixture(scope="session")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the journal of a whole evening of two players; it is over, and won."""
    return played("two_players_easy", tmp_path_factory.mktemp("played"))


@pytest.fixture(scope="session")
def abandoned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the journal of a game that was given up."""
    return played("given_up", tmp_path_factory.mktemp("abandoned"))


def played(name: str, folder: Path) -> Path:
    """Play the story of that name once, and return its journal."""
    story = read_story(STORIES / f"{name}.story")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rehearsal, "settings_of", lambda *_: settings_in(folder))
        rehearsal.rehearse(story)
    return folder / "journal.db"
