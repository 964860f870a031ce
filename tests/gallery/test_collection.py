"""The gallery shows everything: every state, refusal, question and sentence of the box."""

from collections.abc import Iterator

import pytest

from seancebox.engine.errors import Refused, Why
from seancebox.gallery.collection import sheets
from seancebox.gallery.looks import Side, turned
from seancebox.gallery.specimen import Specimen
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.text import Text
from seancebox.show.scene import Scene, State, Tone
from seancebox.show.why import sentence
from seancebox.table.context import Question

babel = pytest.importorskip("babel", reason="Babel is missing: pip install -e '.[dev]'")
from seancebox.locale.extraction import box_template  # noqa: E402

Key = tuple[str | None, str]

# What these alone say is for the log, the page and the docs.
_NO_SCREEN = (
    "table/prompt.py",
    "table/prompts_setup.py",
    "table/prompts_hours.py",
    "table/prompts_end.py",
    "table/telling.py",
    "table/tidings.py",
    "demo.py",
)
_UNSEEN = {
    **dict.fromkeys(("a new evening", "the game goes on"), "for the log"),
    **dict.fromkeys(("take it", "back", "the next", "leave the menu"), "for the page"),
    "There is no other language": "said by a box that has English alone",
    "English": "said by each language for itself",
    "journal": "a journal that fails has a sentence of its own",
    "nobody": "no list is shown that is empty",
    "The vote is closed": "the rules count as soon as it is",
}


class Listener(Catalogue):
    """English, which remembers what was said."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[Key] = set()

    def say(self, text: Text) -> str:
        self.heard.add((text.context, text.msgid))
        return super().say(text)


def specimens() -> Iterator[Specimen]:
    for sheet in sheets():
        yield from sheet.specimens


def texts(scene: Scene) -> Iterator[Text]:
    """Yield every message of `scene`, those inside others too."""
    for face in (scene.table, scene.ghost):
        yield from inside(face.headline, *face.lines)
    for echo in (scene.echo, scene.ghost_echo):
        yield from () if echo is None else inside(echo.word, *echo.about)


def inside(*texts: Text) -> Iterator[Text]:
    for text in texts:
        yield text
        yield from inside(*(value for _, value in text.fields if isinstance(value, Text)))


def test_every_state_has_a_sheet() -> None:
    assert [sheet.state for sheet in sheets() if sheet.state is not None] == list(State)


def test_a_sheet_of_a_state_shows_that_state() -> None:
    for sheet in sheets():
        if sheet.state is not None:
            assert {one.scene.state for one in sheet.specimens} == {sheet.state}, sheet.name


def test_names_tell_sheets_and_specimens_apart() -> None:
    names = [sheet.name for sheet in sheets()]
    assert len(set(names)) == len(names)
    for sheet in sheets():
        names = [specimen.name for specimen in sheet.specimens]
        assert len(set(names)) == len(names), sheet.name


def test_no_two_specimens_of_a_sheet_are_alike() -> None:
    for sheet in sheets():
        scenes = [specimen.scene for specimen in sheet.specimens]
        alike = [one.name for one in sheet.specimens if scenes.count(one.scene) > 1]
        assert alike == [], sheet.name


def test_every_refusal_of_the_rules_is_shown() -> None:
    said = {text.msgid for one in specimens() for text in texts(one.scene)}
    assert {why for why in Why if sentence(Refused(why)).msgid not in said} == set()


def test_every_question_inside_a_state_is_shown() -> None:
    sheet = next(sheet for sheet in sheets() if sheet.name == "questions")
    headlines = {one.scene.table.headline for one in sheet.specimens}
    assert len(headlines) == len(Question) + 1  # "still there?" too


def test_every_kind_of_answer_is_shown() -> None:
    echoes = [one.scene.echo for one in specimens()]
    assert {echo.tone for echo in echoes if echo is not None} == set(Tone)


def test_every_list_of_psychics_is_shown_as_long_as_it_can_get() -> None:
    longest: dict[str, int] = {}
    for text in (text for one in specimens() for text in texts(one.scene)):
        for _, value in text.fields:
            if isinstance(value, tuple):
                longest[text.msgid] = max(longest.get(text.msgid, 0), len(value))
    short = {message: count for message, count in longest.items() if count < 5}
    assert short == {"right: {psychics}": 4}  # only two and three players have no bets in between


def test_every_message_stands_on_a_screen_or_is_for_log_and_page_alone() -> None:
    listener = Listener()
    for one in specimens():
        for side in Side:
            list(turned(one.scene, side, listener))
    missing = [key for key, places in messages() if key not in listener.heard and places]
    assert [msgid for _, msgid in missing if msgid not in _UNSEEN] == []


def messages() -> Iterator[tuple[Key, list[str]]]:
    """Yield every message of the box, with the modules that show it on a screen."""
    for message in box_template():
        if message.id:
            msgid = message.id if isinstance(message.id, str) else message.id[0]
            places = [name for name, _ in message.locations if not name.endswith(_NO_SCREEN)]
            yield (message.context, msgid), places


def test_no_message_is_called_unseen_that_is_gone() -> None:
    assert set(_UNSEEN) <= {msgid for (_, msgid), _ in messages()}
