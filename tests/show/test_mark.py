"""What sounds is seen at once, at the edge of the picture, and nothing else of it changes."""

import pytest

from seancebox.ports import Film, Frame
from seancebox.show.mark import Edge, marked
from seancebox.show.paint import paint
from seancebox.show.screens import table_screen

from .looking import ENGLISH, LONG, lit, scene

WORDS = paint(table_screen(scene(LONG), ENGLISH, 0.0))
DARK = Frame(128, 64, bytes(1024))
COLUMNS = {Edge.LEFT: (0, 1), Edge.RIGHT: (126, 127)}


def frame(picture: Frame | Film, at: float = 0.0) -> Frame:
    return picture.frame(at) if isinstance(picture, Film) else picture


@pytest.mark.parametrize("edge", Edge)
def test_mark_lights_its_edge_and_leaves_all_else(edge: Edge) -> None:
    lights = {(x, y) for x in COLUMNS[edge] for y in range(64)}
    assert lit(frame(marked(DARK, (edge,)))) == lights
    assert lit(frame(marked(WORDS, (edge,)))) == lit(WORDS) | lights


def test_picture_without_mark_is_as_it_was() -> None:
    assert marked(WORDS, ()) is WORDS


def test_film_moves_on_under_the_mark() -> None:
    film = Film(lambda at: WORDS if at < 5.0 else DARK, 0.1)
    shown = marked(film, (Edge.LEFT,))
    assert isinstance(shown, Film)
    assert shown.every == film.every
    assert [frame(shown, at) for at in (1.0, 9.0)] == [
        marked(WORDS, (Edge.LEFT,)),
        marked(DARK, (Edge.LEFT,)),
    ]


def test_film_that_is_shown_again_is_the_same_film() -> None:
    film = Film(lambda _at: WORDS, 0.1)
    assert marked(film, (Edge.LEFT,)) == marked(film, (Edge.LEFT,))
    assert marked(film, (Edge.LEFT,)) != marked(film, (Edge.RIGHT,))
