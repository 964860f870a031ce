"""The pictures and pages in the docs are what the box shows, pixel for pixel."""

from pathlib import Path

import pytest
from PIL import Image

from seancebox.gallery.__main__ import SCREENS
from seancebox.gallery.collection import sheets
from seancebox.gallery.drawing import Cell, cells, differing, drawn, is_same, place, side_by_side
from seancebox.gallery.folder import kept, opened
from seancebox.gallery.pages import index, page
from seancebox.gallery.specimen import Sheet
from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue
from seancebox.ports import Frame

BUILD = SCREENS.parents[1] / "build" / "pictures"
NIGHT = Frame(128, 64, bytes(1024))
NOTHING = Image.new("RGB", (1, 1))
DOT = Frame(128, 64, b"\x80" + bytes(1023))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", sheets(), ids=lambda sheet: sheet.name)
def test_picture_in_the_docs_is_what_the_box_shows(sheet: Sheet, language: str) -> None:
    shown = cells(sheet, Catalogue(language))
    expected = opened(SCREENS / language / f"{sheet.name}.png")
    assert expected is not None, "run `make pictures`"
    got = drawn(shown)
    others = differing(got, expected, shown)
    if others:
        build = BUILD / f"{language}-{sheet.name}.png"
        build.parent.mkdir(parents=True, exist_ok=True)
        side_by_side(expected, got, others).save(build)
        names = ", ".join(shown[other].caption for other in others)
        pytest.fail(f"{build} shows expected, got and difference of: {names}", pytrace=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_in_the_docs_is_made_from_the_code(language: str) -> None:
    assert (SCREENS / f"{language}.md").read_text(encoding="utf-8") == page(language, sheets())


def test_index_in_the_docs_is_made_from_the_code() -> None:
    assert (SCREENS / "README.md").read_text(encoding="utf-8") == index(sheets())


def test_docs_hold_no_picture_that_nothing_makes() -> None:
    there = {path.relative_to(SCREENS).as_posix() for path in SCREENS.rglob("*") if path.is_file()}
    made = {f"{code}/{sheet.name}.png" for code in LANGUAGES for sheet in sheets()}
    assert there == made | {"README.md"} | {f"{code}.md" for code in LANGUAGES}


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in SCREENS.rglob("*.png")) < 2_000_000


def test_one_pixel_is_enough_to_name_the_cell_that_differs() -> None:
    before = [Cell(name, NIGHT, NIGHT) for name in "abc"]
    after = [*before[:2], Cell("c", NIGHT, DOT)]
    assert differing(drawn(before), drawn(before), before) == ()
    assert differing(drawn(before), drawn(after), before) == (2,)


def test_a_sheet_of_another_size_differs_in_all() -> None:
    cells = [Cell(name, NIGHT, NIGHT) for name in "abc"]
    assert differing(drawn(cells), drawn(cells[:2]), cells) == (0, 1, 2)


def test_a_difference_is_shown_beside_what_was_expected_and_what_came() -> None:
    before, after = [Cell("a", NIGHT, NIGHT)], [Cell("a", DOT, NIGHT)]
    shown = side_by_side(drawn(before), drawn(after), (0,))
    left, top, right, bottom = place(0)
    thirds = [shown.crop((left + at * right, top, right + at * right, bottom)) for at in range(3)]
    colours = [third.getpixel((0, 0)) for third in thirds]
    assert colours[0] != colours[1]
    assert colours[2] == tuple(abs(one - other) for one, other in zip(*colours[:2], strict=True))


def test_a_picture_with_the_same_pixels_is_not_written_again(tmp_path: Path) -> None:
    picture, path = drawn([Cell("a", DOT, NIGHT)]), tmp_path / "a.png"
    picture.save(path, compress_level=1)  # as another zlib might
    before = path.read_bytes()
    with kept(tmp_path) as folder:
        folder.keep_picture("a.png", picture)
    assert (folder.changed, path.read_bytes()) == ([], before)


def test_a_picture_with_other_pixels_is_written_anew(tmp_path: Path) -> None:
    path, picture = tmp_path / "a.png", drawn([Cell("a", NIGHT, NIGHT)])
    drawn([Cell("a", DOT, NIGHT)]).save(path)
    with kept(tmp_path) as folder:
        folder.keep_picture("a.png", picture)
    assert folder.changed == [path]
    assert is_same(opened(path) or NOTHING, picture)


def test_what_is_not_made_any_more_is_removed(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "gone.png").touch()
    with kept(tmp_path) as folder:
        folder.keep_page("a.md", "a")
    assert list(tmp_path.rglob("*")) == [tmp_path / "a.md"]
    assert folder.changed == [tmp_path / "a.md", tmp_path / "xx" / "gone.png"]
