"""A fresh machine: what `.ci/setup` installs, and what it says where it may not."""

import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[1] / ".ci" / "setup"

OLD_PYTHON = """
case "$*" in *'version_info < (3, 11)'*) exit 1 ;; esac"""
PYTHON = """
case "$*" in
    *'import ensurepip'*) [ -e "$TREE/venv-support" ] ;;
    *python%d.%d-venv*) echo python3.11-venv ;;
    '-m venv'*) mkdir -p .venv/bin && cp "$TREE/bin/pip" "$TREE/bin/python3" .venv/bin/ &&
                ln -sf python3 .venv/bin/python ;;
esac"""
PIP = """
echo "pip $*" >> "$TREE/log"
echo "pip 24 from $TREE/.venv/lib/pip (python 3.11)" """
APT_GET = """
echo "apt-get $*" >> "$TREE/log"
case "$*" in
    *install*venv) touch "$TREE/venv-support" ;;
    *install*chromium) cp "$TREE/bin/pip" "$TREE/bin/chromium" ;;
esac"""
APT_GET_WITHOUT_NETWORK = "exit 100"


class Machine:
    """A machine of a few fake commands around a fresh clone in `tree`."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        (tree / ".ci").mkdir()
        (tree / "bin").mkdir()
        shutil.copy(SETUP, tree / ".ci")
        (tree / "pyproject.toml").touch()
        for tool in ("bash", "mkdir", "cp", "ln", "touch", "tee", "dirname"):
            path = shutil.which(tool)
            assert path is not None
            (tree / "bin" / tool).symlink_to(path)
        self.has("pip", PIP)

    def has(self, command: str, script: str) -> None:
        path = self.tree / "bin" / command
        path.write_text(f"#!{shutil.which('bash')}\n{script}\n")
        path.chmod(0o755)

    def is_used_by(self, user: int) -> None:
        self.has("id", f"echo {user}")

    def set_up(self, what: str = "play") -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.tree / "bin"), "TREE": str(self.tree)}
        command = [str(self.tree / ".ci" / "setup"), what]
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=60, check=False
        )

    def log(self) -> list[str]:
        log = self.tree / "log"
        return log.read_text().splitlines() if log.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path.resolve())
    machine.has("python3", PYTHON)
    machine.is_used_by(1000)
    return machine


@pytest.fixture
def ready(machine: Machine) -> Machine:
    (machine.tree / "venv-support").touch()
    return machine


def installs(machine: Machine) -> list[str]:
    return [line for line in machine.log() if line.startswith("pip install")]


def test_machine_with_an_old_python_alone_is_told_which_it_needs(machine: Machine) -> None:
    machine.has("python3", OLD_PYTHON)
    done = machine.set_up()
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr


def test_newer_python_is_found_beside_an_old_one(ready: Machine) -> None:
    ready.has("python3", OLD_PYTHON)
    ready.has("python3.12", PYTHON)
    assert ready.set_up().returncode == 0


def test_user_without_venv_support_is_told_the_command_that_brings_it(machine: Machine) -> None:
    machine.has("apt-get", APT_GET)
    done = machine.set_up()
    assert done.returncode == 1
    assert "sudo apt-get install python3.11-venv" in done.stderr
    assert machine.log() == []


def test_root_gets_venv_support_and_a_browser_after_one_update(machine: Machine) -> None:
    machine.has("apt-get", APT_GET)
    machine.is_used_by(0)
    assert machine.set_up("dev").returncode == 0
    asked = [line.split()[-1] for line in machine.log() if line.startswith("apt-get")]
    assert asked == ["update", "python3.11-venv", "chromium"]


def test_missing_browser_is_named_and_stops_nothing(ready: Machine) -> None:
    ready.has("apt-get", APT_GET_WITHOUT_NETWORK)
    ready.is_used_by(0)
    done = ready.set_up("dev")
    assert done.returncode == 0
    assert "sudo apt-get install chromium" in done.stderr


def test_playing_needs_neither_browser_nor_test_tools(ready: Machine) -> None:
    done = ready.set_up("play")
    assert "Chromium" not in done.stderr
    assert [line.split()[-1] for line in installs(ready)] == ["."]


def test_second_run_installs_nothing(ready: Machine) -> None:
    ready.set_up("dev")
    ready.set_up("dev")
    ready.set_up("play")
    assert [line.split()[-1] for line in installs(ready)] == [".[dev]"]


def test_tree_that_was_moved_is_set_up_again(ready: Machine) -> None:
    ready.set_up()
    (ready.tree / ".venv" / "ready-play").write_text("somewhere else\n")
    ready.set_up()
    assert len(installs(ready)) == 2


def test_failed_install_is_tried_again(ready: Machine) -> None:
    ready.has("pip", PIP + '\n[ "$1" != install ]')
    assert ready.set_up().returncode != 0
    (ready.tree / ".venv" / "bin" / "pip").unlink()
    ready.has("pip", PIP)
    assert ready.set_up().returncode == 0
    assert len(installs(ready)) == 2
