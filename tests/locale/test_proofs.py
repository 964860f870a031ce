"""Every mistake that a program can see in a translation is named."""

import pytest
from babel.messages.catalog import Catalog

from seancebox.locale.proofs import problems

PLURAL = ("{n} crow", "{n} crows")


def found(
    english: str | tuple[str, str],
    said: str | tuple[str, ...],
    *,
    language: str = "de",
    fuzzy: bool = False,
    is_for_displays: bool = True,
) -> list[str]:
    catalog = Catalog(locale=language)
    catalog.add(english, said, flags=["fuzzy"] if fuzzy else [])
    return [what for _, what in problems(catalog, is_for_displays=is_for_displays)]


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("{who} waits for {what}", "Auf {what} wartet {who}"),
        (PLURAL, ("{n} Krähe", "{n} Krähen")),
        (PLURAL, ("eine Krähe", "{n} Krähen")),
        ("1 = yes   2 = no", "1 = ja   2 = nein"),
        ("{agree} ✓, {disagree} ✗", "{agree} ✓, {disagree} ✗"),
    ],
)
def test_good_translation_has_no_problem(english: str, said: str) -> None:
    assert found(english, said) == []


@pytest.mark.parametrize(
    ("english", "said", "problem"),
    [
        ("one", "", "not translated"),
        (PLURAL, ("{n} Krähe", ""), "not translated"),
        ("{who} waits", "wartet", "fields of 'wartet' are none, should be {who}"),
        ("{who} waits", "{wer} wartet", "are {wer}, should be {who}"),
        (PLURAL, ("{n} {x}", "{n} Krähen"), "are {n} {x}, should be {n}"),
        ("{who} waits", "{who!u} wartet", "without ! or :"),
        ("{who} waits", "{who:>9} wartet", "without ! or :"),
        ("{who} waits", "{who wartet", "broken braces"),
        ("one", "eins ", "begins or ends with other spaces"),
        ("one", " eins", "begins or ends with other spaces"),
        ("one two", "eins  zwei", "two spaces together"),
        ("one", "eins\nzwei", "can't be seen"),
        ("one", "еins", "has no е (U+0435)"),
        (PLURAL, ("{n} Krähe",), "1 plural forms, the language has 2"),
    ],
)
def test_mistake_is_named(english: str, said: str, problem: str) -> None:
    assert any(problem in told for told in found(english, said))


def test_guess_is_no_translation() -> None:
    assert "fuzzy" in found("one", "eins", fuzzy=True)[0]


def test_letters_of_the_page_are_the_browsers_affair() -> None:
    assert found("one", "еins", is_for_displays=False) == []


def test_number_of_plural_forms_is_that_of_the_language() -> None:
    assert found(PLURAL, ("{n} wrona", "{n} wrony", "{n} wron"), language="pl") == []
    assert "language has 3" in found(PLURAL, ("{n} wrona", "{n} wron"), language="pl")[0]
