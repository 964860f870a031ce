"""The README's picture is true: it was filmed from the page and the box as they are."""

from pathlib import Path

import pytest
from PIL import Image

from seancebox.gallery import film
from seancebox.gallery.moments import WANTED, made_from, moments
from seancebox.ports import Audience

RED = Image.new("RGB", (1280, 860), "red")
BLUE = Image.new("RGB", (1280, 860), "blue")


def test_the_readmes_picture_was_made_from_what_is_here() -> None:
    assert film.was_made_from() == made_from(), "run `make pictures`"


def test_the_readmes_picture_is_small() -> None:
    assert film.FILM.stat().st_size <= 1_500_000


def test_the_demo_has_every_moment_of_the_film() -> None:
    assert [moment.name for moment in moments()] == [wanted.name for wanted in WANTED]


def test_a_moment_tells_a_page_the_newest_of_everything_once() -> None:
    for moment in moments():
        parts = [
            (one.audience, one.kind, one.data.get("lamp"))
            for one in moment.shown
            if one.kind != "log"
        ]
        assert len(set(parts)) == len(parts)
        assert {(who, "oled", None) for who in Audience} <= set(parts)


def test_a_film_says_what_it_was_made_from(tmp_path: Path) -> None:
    path = tmp_path / "page.gif"
    film.keep([RED, BLUE], "a hash", path)
    assert film.was_made_from(path) == "a hash"
    with Image.open(path) as kept:
        assert (getattr(kept, "n_frames", 1), kept.width) == (2, film.WIDTH)


def test_without_a_film_nothing_is_known_of_it(tmp_path: Path) -> None:
    assert film.was_made_from(tmp_path / "none.gif") is None


def test_the_page_is_photographed_in_every_moment(chromium: str) -> None:
    pytest.importorskip("playwright", reason="Playwright is missing: pip install -e '.[dev]'")
    assert chromium
    first, last = film.film([moments()[0], moments()[-1]])
    assert first.size == last.size == RED.size
    assert first.tobytes() != last.tobytes()
