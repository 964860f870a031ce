"""Whatever hands do at the box, by intent or not, it plays on; SEANCE_LONG=1 tries for hours.

What fails is told as a story: save it as a file, and `seancebox story --watch FILE` shows it.
"""

import logging
import os
from pathlib import Path

import pytest

from seancebox.sim.story import parse_story
from tests.daemon.any_hand import Broken, wander

SEEDS, STEPS = (2000, 300) if os.environ.get("SEANCE_LONG") == "1" else (8, 60)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_box_stands_whatever_hands_do(
    seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def errors() -> list[str]:
        return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]

    wander(seed, STEPS, tmp_path, errors)


def test_what_fails_is_told_as_a_story(tmp_path: Path) -> None:
    with pytest.raises(Broken) as broken:
        wander(1, 5, tmp_path, lambda: ["a mistake"])
    _, _, story = str(broken.value).partition("\n\n")
    assert len(parse_story(story).steps) > 5
