"""`make messages` and a fifth language, in a copy of the package that nobody else looks at."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from seancebox.locale.extraction import PACKAGE

COMMAND = ("-m", "seancebox.locale.messages")
TELLS = """\
from pathlib import Path

from seancebox.config.load import load
from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue, own_name
from seancebox.locale.text import say

print(*LANGUAGES, own_name("fr"), load(Path("box.toml")).language.table)
print(Catalogue("fr").plain(say("go on")))
"""

SAYS = """\
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import say

print(Catalogue("de").plain(say("{psychic} sits down", psychic="RED")))
print(Catalogue("de").plain(say("nobody")))
"""


class Copy:
    """The package in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "controller" / "seancebox"
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        self.locale = self.package / "locale"

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python on the copy."""
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={"PYTHONPATH": str(self.folder / "controller")},
            capture_output=True,
            text=True,
            check=False,
        )

    def messages(self, *arguments: str) -> tuple[int, list[str]]:
        """Return the exit code of the command, and what it prints."""
        done = self.run(*COMMAND, *arguments)
        assert not done.stderr, done.stderr
        return done.returncode, done.stdout.splitlines()

    def files(self) -> dict[Path, bytes]:
        """Return all that is kept of words."""
        found = [*self.locale.rglob("*.*o*"), *self.package.rglob("words/*.json")]
        return {path: path.read_bytes() for path in found if path.suffix not in (".pyc", ".py")}

    def po(self, code: str) -> Path:
        """Return the translations of the box."""
        return self.locale / code / "LC_MESSAGES" / "seancebox.po"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_what_is_kept_is_what_make_messages_writes(copy: Copy) -> None:
    before = copy.files()
    code, lines = copy.messages()
    assert code == 0, lines
    assert copy.files() == before
    assert all(line.endswith(" 0 problems") for line in lines)


def test_new_language_begins_with_nothing_translated(copy: Copy) -> None:
    code, lines = copy.messages("--new", "fr")
    assert code == 1
    assert lines[-1].startswith("fr: ")
    assert " 0 translated" in lines[-1]
    assert lines[0].startswith("controller/seancebox/locale/fr/LC_MESSAGES/seancebox.po:")
    assert lines[0].endswith(": not translated")


def test_fifth_language_is_spoken_and_no_code_was_touched(copy: Copy) -> None:
    shutil.copytree(copy.locale / "de", copy.locale / "fr")
    po = copy.po("fr")
    po.write_text(po.read_text("utf-8").replace('"Deutsch"', '"Français"'), "utf-8")
    code, lines = copy.messages("fr")
    assert (code, lines[-1].rpartition(", ")[2]) == (0, "0 problems")
    (copy.folder / "box.toml").write_text('language.table = "fr"\n')
    told = copy.run("-c", TELLS).stdout.splitlines()
    assert told == ["de en es fr tr Français fr", "weiter"]
    assert (copy.package / "console" / "static" / "words" / "fr.json").exists()


def test_mistake_is_told_with_its_file_and_line(copy: Copy) -> None:
    po = copy.po("de")
    lines = po.read_text("utf-8").splitlines()
    at = lines.index('msgid "nobody"')
    lines[at + 1] = 'msgstr "niemand "'
    po.write_text("\n".join(lines) + "\n", "utf-8")
    code, told = copy.messages("de")
    assert code == 1
    assert told[0].startswith(f"controller/seancebox/locale/de/LC_MESSAGES/seancebox.po:{at + 1}: ")
    assert "other spaces" in told[0]


def test_file_that_cannot_be_read_is_told_with_its_line_and_left_alone(copy: Copy) -> None:
    broken = copy.po("de").read_text("utf-8").replace('msgstr ""', 'msgst ""', 1)
    copy.po("de").write_text(broken, "utf-8")
    code, told = copy.messages("de")
    assert code == 1
    assert "seancebox.po:3: " in told[0]
    assert copy.po("de").read_text("utf-8") == broken


def test_changed_english_keeps_the_old_sentence_at_hand_until_all_is_said(copy: Copy) -> None:
    module = copy.package / "table" / "asks_end.py"
    module.write_text(module.read_text("utf-8").replace('"Ghost: choose"', '"Ghost: now"'), "utf-8")
    code, told = copy.messages("de")
    assert (code, len(told)) == (1, 2)
    assert "'Ghost: now': not translated" in told[0]
    po = copy.po("de")
    assert '#~ msgid "Ghost: choose"' in po.read_text("utf-8")
    said = po.read_text("utf-8").replace('"Ghost: now"\nmsgstr ""', '"Ghost: now"\nmsgstr "Jetzt"')
    po.write_text(said, "utf-8")
    assert copy.messages("de")[0] == 0
    assert "#~" not in po.read_text("utf-8")


def test_unknown_language_is_refused(copy: Copy) -> None:
    done = copy.run(*COMMAND, "--new", "klingon")
    assert done.returncode == 1
    assert "klingon" in done.stderr
    assert not (copy.locale / "klingon").exists()


def test_language_that_was_not_begun_is_refused(copy: Copy) -> None:
    done = copy.run(*COMMAND, "it")
    assert (done.returncode, done.stdout) == (1, "")
    assert "it: not begun yet; --new begins a language" in done.stderr
    assert not (copy.locale / "it").exists()


def test_language_without_a_name_is_not_offered_yet(copy: Copy) -> None:
    copy.messages("--new", "fr")
    assert not copy.po("fr").with_suffix(".mo").exists()


def test_sentence_with_a_mistake_is_said_in_english_until_it_is_mended(copy: Copy) -> None:
    po = copy.po("de")
    po.write_text(
        po.read_text("utf-8").replace("{psychic} setzt sich", "{wer} setzt sich"), "utf-8"
    )
    assert "{wer}" in po.read_text("utf-8")
    assert copy.messages("de")[0] == 1
    told = copy.run("-c", SAYS).stdout
    assert told == "RED sits down\nniemand\n"
