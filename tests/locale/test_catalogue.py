"""Messages become sentences, and the symbol stands beside every colour word."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from seancebox.engine.cards import Psychic
from seancebox.locale import catalogue
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.pofiles import mo_of
from seancebox.locale.symbols import LISTENS, SYMBOLS, without_symbols
from seancebox.locale.text import Text, bare, say, say_in, say_n

ENGLISH = Catalogue("en")


@pytest.mark.parametrize("psychic", Psychic)
def test_symbol_stands_right_before_the_colour_word(psychic: Psychic) -> None:
    sentence = ENGLISH.say(say("{who} waits", who=psychic))
    assert sentence == f"{SYMBOLS[psychic]}{psychic.name} waits"


def test_each_psychic_has_a_symbol_of_their_own() -> None:
    assert len(set(SYMBOLS.values())) == len(Psychic)


def test_plain_sentence_has_the_colour_word_alone() -> None:
    assert ENGLISH.plain(say("{who} waits", who=Psychic.RED)) == "RED waits"


def test_plain_drops_the_mark_of_listening_too() -> None:
    assert without_symbols(f"{LISTENS}1 = yes") == "1 = yes"


@pytest.mark.parametrize(
    ("psychics", "listed"),
    [
        ((), "nobody"),
        ((Psychic.RED,), "RED"),
        ((Psychic.RED, Psychic.BLUE), "RED and BLUE"),
        ((Psychic.RED, Psychic.BLUE, Psychic.WHITE), "RED, BLUE and WHITE"),
        ((Psychic.RED, Psychic.BLUE, Psychic.WHITE, Psychic.BLACK), "RED, BLUE, WHITE and BLACK"),
    ],
)
def test_several_psychics_are_listed_as_people_say_it(
    psychics: tuple[Psychic, ...], listed: str
) -> None:
    assert ENGLISH.plain(say("{who}", who=psychics)) == listed


@pytest.mark.parametrize(("n", "said"), [(0, "0 crows"), (1, "1 crow"), (2, "2 crows")])
def test_number_chooses_the_plural(n: int, said: str) -> None:
    assert ENGLISH.say(say_n("{n} crow", "{n} crows", n)) == said


def test_text_inside_a_text_is_said_with_its_own_fields() -> None:
    inner = say("{who} and friends", who=Psychic.RED)
    assert ENGLISH.plain(say("{these} wait", these=inner)) == "RED and friends wait"


def test_braces_in_a_value_are_left_alone() -> None:
    assert ENGLISH.say(say("box {name}", name="{who}")) == "box {who}"


def test_language_without_a_catalogue_speaks_english() -> None:
    assert Catalogue("tlh").say(say("go on")) == "go on"


def test_plural_without_a_number_names_the_message() -> None:
    with pytest.raises(TypeError, match="crow"):
        ENGLISH.say(Text("{n} crow", (("n", "two"),), plural="{n} crows"))


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """A language in which "on" has two meanings."""
    catalog = Catalog(locale="pl")
    catalog.add("on", "na")
    catalog.add("on", "włączony", context="sound")
    catalog.add(("{n} crow", "{n} crows"), ("{n} wrona", "{n} wrony", "{n} wron"))
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "seancebox.mo").write_bytes(mo_of(catalog, "pl"))
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    return Catalogue("pl")


def test_context_tells_two_meanings_of_the_same_english_apart(made_up: Catalogue) -> None:
    said = [made_up.say(text) for text in (say("on"), say_in("sound", "on"), say_in("lamp", "on"))]
    assert said == ["na", "włączony", "on"]


def test_plural_follows_the_rule_of_the_language(made_up: Catalogue) -> None:
    crows = [made_up.say(say_n("{n} crow", "{n} crows", n)) for n in (1, 2, 5)]
    assert crows == ["1 wrona", "2 wrony", "5 wron"]


def test_what_needs_no_translation_is_said_as_it_is() -> None:
    assert ENGLISH.plain(bare("{on}")) == "{on}"
    assert ENGLISH.plain(bare((Psychic.RED, Psychic.BLUE))) == "RED and BLUE"
