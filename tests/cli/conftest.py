"""A journal with one game in it: a whole evening of two players, played once."""

from pathlib import Path

import pytest

from seancebox import rehearsal
from seancebox.sim.story import read_story
from tests.daemon.box import settings_in

STORIES = Path(__file__).parents[1] / "stories"


@pytest.fixture(scope="session")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the journal; game 1 is over, and won."""
    folder = tmp_path_factory.mktemp("played")
    story = read_story(STORIES / "two_players_easy.story")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rehearsal, "_settings", lambda *_: settings_in(folder))
        rehearsal.rehearse(story)
    return folder / "journal.db"
