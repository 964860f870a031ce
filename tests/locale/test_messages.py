"""Every message is said in every language, as its file has it, in letters that the box can show."""

import gettext
import re
from pathlib import Path

import pytest
from babel import Locale

from seancebox.engine.cards import Psychic
from seancebox.languages import DOMAIN
from seancebox.locale.catalogue import Catalogue, own_name
from seancebox.locale.extraction import PACKAGE, in_python
from seancebox.locale.pofiles import ids, messages, mo_of, po_of, sentences, words_of
from seancebox.locale.proofs import letters, problems
from seancebox.locale.symbols import SYMBOLS, colour
from seancebox.locale.text import Text

from .sources import DOMAINS, LOCALES, ROOT, TRANSLATED, WORDS, folder_of, keys, po, template

IMPORT = re.compile(r"^from (?:seancebox\.locale)?\.text import (.*\bsay\b.*)$", re.MULTILINE)
SPEAKING = [
    path for path in sorted(PACKAGE.rglob("*.py")) if IMPORT.search(path.read_text("utf-8"))
]
MANY = range(201)  # beyond this, CLDR knows forms for millions alone

each_language = pytest.mark.parametrize("language", TRANSLATED)
each_domain = pytest.mark.parametrize("domain", DOMAINS)


@each_domain
def test_template_is_what_the_code_says_now(domain: str) -> None:
    kept = (LOCALES / f"{domain}.pot").read_bytes()
    assert kept == po_of(template(domain)), "make messages brings it up to date"


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_extraction_skips_no_mark(path: Path) -> None:
    source = path.read_text("utf-8")
    imported = IMPORT.search(source)
    assert imported is not None
    names = [name.split()[-1] for name in imported[1].split(", ") if name.startswith("say")]
    mark = re.compile(rf"(?<![\w.])(?<!def )(?:{'|'.join(names)})\(")
    assert len(list(in_python(source))) == len(mark.findall(source))


def test_extraction_looks_where_messages_are() -> None:
    assert {path.parent.name for path in SPEAKING} >= {"locale", "show", "table"}


@each_language
@each_domain
def test_language_has_every_message_and_no_other(language: str, domain: str) -> None:
    assert keys(po(language, domain)) == keys(template(domain))
    assert not po(language, domain).obsolete


@each_language
@each_domain
def test_nothing_is_wrong_with_any_sentence(language: str, domain: str) -> None:
    found = problems(po(language, domain), is_for_displays=domain == DOMAIN)
    assert [f"{message.id}: {problem}" for message, problem in found] == []


@each_language
@each_domain
def test_file_is_as_make_messages_writes_it(language: str, domain: str) -> None:
    path = folder_of(language) / f"{domain}.po"
    assert path.read_bytes() == po_of(po(language, domain), language)


@each_language
def test_compiled_files_are_made_from_the_translations(language: str) -> None:
    compiled = (folder_of(language) / f"{DOMAIN}.mo").read_bytes()
    assert compiled == mo_of(po(language, DOMAIN), language)
    assert (WORDS / f"{language}.json").read_bytes() == words_of(po(language, "page"))


def test_page_has_the_words_of_these_languages_and_no_other() -> None:
    assert {path.stem for path in WORDS.glob("*.json")} == set(TRANSLATED)


@each_language
def test_box_says_what_the_file_has(language: str) -> None:
    catalogue = Catalogue(language)
    for message in messages(po(language, DOMAIN)):
        english, said = ids(message), sentences(message)
        text = Text(english[0], (), english[1] if english[1:] else None, message.context)
        if text.plural is None:
            assert catalogue._sentence(text) == said[0]
        else:
            found = {catalogue._sentence(Text(*english[:1], (("n", n),), english[1])) for n in MANY}
            assert found == set(said)


@each_language
def test_plural_rule_is_that_of_the_language(language: str) -> None:
    form = Locale.parse(language).plural_form
    header = po(language, DOMAIN)
    index = gettext.c2py(header.plural_expr)  # type: ignore[attr-defined]
    pairs = {(form(n), index(n)) for n in MANY}
    assert len(pairs) == len(dict(pairs)) == len({index for _, index in pairs}), pairs


def test_english_can_be_shown_as_well() -> None:
    english = (sentence for message in messages(template(DOMAIN)) for sentence in ids(message))
    written = frozenset("".join(english))
    assert {name: written - glyphs for name, glyphs in letters().items()} == {
        name: set() for name in letters()
    }


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_calls_itself_by_a_name_of_its_own(language: str) -> None:
    assert own_name(language) == Locale.parse(language).get_display_name().capitalize()


@each_language
def test_psychics_have_six_names_and_their_symbols(language: str) -> None:
    catalogue = Catalogue(language)
    assert len({catalogue.say(colour(psychic)) for psychic in Psychic}) == len(Psychic)
    for psychic in Psychic:
        said = catalogue.say(Text("{who}", (("who", psychic),)))
        assert said == SYMBOLS[psychic] + catalogue.say(colour(psychic))


@pytest.mark.skipif("tr" not in TRANSLATED, reason="the box doesn't speak Turkish")
def test_turkish_keeps_dotted_and_undotted_i_apart() -> None:
    said = {Catalogue("tr").plain(colour(psychic)) for psychic in Psychic}
    assert {"MAVİ", "SİYAH", "KIRMIZI"} <= said


def test_no_kept_file_of_the_words_lies_outside_a_language() -> None:
    stray = [path for path in LOCALES.rglob("*.[mp]o") if path.parents[1].name not in TRANSLATED]
    assert stray == [], ROOT
