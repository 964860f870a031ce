"""The unit is one that systemd takes."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path(__file__).parents[1] / "systemd" / "seancebox.service"


def test_systemd_takes_the_unit_without_a_word(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is missing: sudo apt-get install systemd")
    unit = tmp_path / UNIT.name
    here = re.sub(r"(?<=^ExecStart=)\S+", "/bin/true", UNIT.read_text(), flags=re.MULTILINE)
    unit.write_text(here)  # the box is not installed where the tests run
    done = subprocess.run(
        [analyze, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert [line for line in done.stderr.splitlines() if UNIT.stem in line] == []
    assert done.returncode == 0


def test_mistake_in_the_settings_is_not_tried_again() -> None:
    assert "RestartPreventExitStatus=2" in UNIT.read_text().splitlines()
