"""Nothing that people read bypasses the catalogue: a box that speaks a made-up language proves it.

In the made-up language every letter is a wide one, so a plain letter was never translated.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog

from seancebox.languages import DOMAIN, LANGUAGES
from seancebox.locale import catalogue
from seancebox.locale.pofiles import ids, messages, mo_of
from seancebox.rehearsal import rehearse
from seancebox.show.scene import Scene
from seancebox.show.screen import Screen
from seancebox.sim.story import Story, parse_story
from seancebox.sim.story_deeds import Expect, Sight
from seancebox.table import outlets

from .sources import ROOT, template

STORIES = (
    "controls",
    "culprit_in_secret",
    "house_rules",
    "lost_at_vii",
    "missing_grace",
    "six_players_elder",
    "taken_back",
    "told_cards",
    "two_players_box_dealt",
)
OPEN = "hold crow and no 3.2 s\n"  # the service menu, which closes by itself after two minutes
NEXT = "press no\n"
MENU = "\n".join(f"{OPEN}{entry * NEXT}press yes, no, yes, no\nwait 125 s" for entry in range(11))
TESTS = "\n".join(
    f"{OPEN}press yes\n{test * NEXT}press yes, red\nknock 2\nwait 125 s" for test in range(6)
)
WALKS = {
    "menu": f"down blue\n{MENU}",  # a finger stays on it: there is a fault
    "menu in a game": f"hold yes\nhold yes\npress red, blue, white\nhold yes\n{MENU}",
    "tests": TESTS,
    "tests, muted": f"hold crow and yes 2.2 s\n{TESTS}",
    "PIN": 'set service.pin = ["yes", "no", "yes"]\n' + f"{OPEN}press no, no, no\n" * 4,
}
SIGHTS = (Sight.TABLE, Sight.GHOST, Sight.LOG)
WIDE = {letter: letter + 0xFEE0 for letter in (*range(0x41, 0x5B), *range(0x61, 0x7B))}
FIELD = re.compile(r"(\{\w+\})")
HOURS = r"I|II|III|IV|V|VI|VII"
PLAIN = re.compile(rf"(?!(?:{HOURS})\b)[A-Za-zÀ-ÖØ-öø-ɏ]+")
SENTENCES = ("asks", "lines", "hint", "fault", "word", "about", "who", "does", "seeks", "text")
EAR = re.compile(r"[·O ]+")  # a drawing, in the test of the knock sensor
VERSIONS = re.compile(r"(Python|seancebox) [\w.+]+")


def made_up(english: str) -> str:
    """Return `english` in wide letters, its fields left alone."""
    parts = FIELD.split(english.replace("é", "e"))
    return "".join(part if part.startswith("{") else part.translate(WIDE) for part in parts)


@pytest.fixture
def _made_up_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every catalogue speak the made-up language in place of every other."""
    catalog = Catalog(locale="en", domain=DOMAIN)
    for message in messages(template(DOMAIN)):
        said = tuple(map(made_up, ids(message)))
        catalog.add(message.id, said if said[1:] else said[0], context=message.context)
    for language in LANGUAGES:
        folder = tmp_path / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / f"{DOMAIN}.mo").write_bytes(mo_of(catalog, language))
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return where all lines end up that the OLEDs show."""
    words: set[str] = set()

    def watched(screen: Any) -> Any:
        def look(scene: Scene, said_by: catalogue.Catalogue, at: float) -> Screen:
            looks: Screen = screen(scene, said_by, at)
            words.update(looks.words)
            return looks

        return look

    for name in ("table_screen", "ghost_screen"):
        monkeypatch.setattr(outlets, name, watched(getattr(outlets, name)))
    return words


def story(name: str) -> Story:
    """Return a story without what it expects of English."""
    path = ROOT / "tests" / "stories" / f"{name}.story"
    lines = path.read_text("utf-8").splitlines()
    looks = tuple(f"expect {no}{sight.value} " for sight in SIGHTS for no in ("", "no "))
    return parse_story("\n".join("" if line.strip().startswith(looks) else line for line in lines))


def plain(sentence: str) -> list[str]:
    """Return what in `sentence` was never translated."""
    if EAR.fullmatch(sentence):
        return []
    return PLAIN.findall(VERSIONS.sub("", sentence))


def sentences(data: Any, key: str = "") -> Iterator[str]:
    """Yield all that a page lets people read."""
    if isinstance(data, Mapping):
        for name, value in data.items():
            yield from sentences(value, name)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from sentences(value, key)
    elif isinstance(data, str) and key in SENTENCES:
        yield data


@pytest.mark.usefixtures("_made_up_language")
@pytest.mark.parametrize("name", STORIES)
def test_all_that_people_read_comes_from_the_catalogue(name: str, shown: set[str]) -> None:
    assert_nothing_bypasses(story(name), shown)


@pytest.mark.usefixtures("_made_up_language")
@pytest.mark.parametrize("walk", WALKS)
def test_service_menu_comes_from_the_catalogue(walk: str, shown: set[str]) -> None:
    assert_nothing_bypasses(parse_story(WALKS[walk]), shown)


def assert_nothing_bypasses(story: Story, shown: set[str]) -> None:
    """Play `story`; all that its box shows and tells was translated."""
    read = {said for _, what in rehearse(story).all for said in sentences(what.data)}
    assert len(shown) > 9
    assert len(read) > 9
    assert {said for said in shown | read if plain(said)} == set()


def test_stories_keep_what_they_expect_beside_words() -> None:
    kept = [step.deed for step in story("controls").steps if isinstance(step.deed, Expect)]
    assert kept
    assert not any(deed.sight in SIGHTS for deed in kept)


@pytest.mark.parametrize("said", ["Sound", "１ ｏｆ three", "é"])
def test_plain_letter_would_be_seen(said: str) -> None:
    assert plain(said)


@pytest.mark.parametrize("said", ["Ｓｏｕｎｄ", "ｈｏｕｒ IV", "12 ✓ 0:05", "Python 3.12.1"])
def test_hours_and_numbers_need_no_translation(said: str) -> None:
    assert not plain(said)
