"""Languages are found where their compiled files lie; no list names them."""

from pathlib import Path

import pytest

from seancebox.config.load import load
from seancebox.config.mistakes import BadSettings
from seancebox.languages import LANGUAGES, found
from seancebox.locale.catalogue import own_name


def compiled(locales: Path, code: str) -> None:
    folder = locales / code / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "seancebox.mo").touch()


def test_languages_are_those_with_a_compiled_file_and_english_sorted(tmp_path: Path) -> None:
    compiled(tmp_path, "pt_BR")
    compiled(tmp_path, "de")
    (tmp_path / "fr" / "LC_MESSAGES").mkdir(parents=True)
    assert found(tmp_path) == ("de", "en", "pt_BR")


def test_box_without_any_translation_speaks_english(tmp_path: Path) -> None:
    assert found(tmp_path) == ("en",)


def test_box_speaks_its_four_languages() -> None:
    assert set(LANGUAGES) >= {"de", "en", "es", "tr"}


def test_languages_are_told_apart_by_their_own_names() -> None:
    assert len({own_name(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_take_every_language_for_each_face(tmp_path: Path, language: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f'[language]\ntable = "{language}"\nghost = "{language}"\n')
    spoken = load(file).language
    assert (spoken.table, spoken.ghost) == (language, language)


def test_language_that_the_box_lacks_is_refused_with_those_that_it_has(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[language]\ntable = "tlh"\n')
    with pytest.raises(BadSettings) as bad:
        load(file)
    there_is = ", ".join(f'"{language}"' for language in LANGUAGES)
    assert f'box.toml:2: language.table: "tlh" is not one of {there_is}' in str(bad.value)
