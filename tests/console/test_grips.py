"""Many pages, one hand."""

from hypothesis import given
from hypothesis import strategies as st

from seancebox.console.grips import Grips
from seancebox.senses.meanings import Button

from .house import Parts


def moves(parts: Parts) -> list[str]:
    found = []
    while not parts.moves.empty():
        move = parts.moves.get_nowait()
        assert move.button is not None
        found.append(f"{move.what} {move.button.value}")
    return found


def test_a_button_held_by_two_pages_comes_up_when_the_second_lets_go() -> None:
    parts = Parts()
    grips = Grips(parts)
    grips.down("a", Button.YES)
    grips.down("b", Button.YES)
    grips.up("a", Button.YES)
    assert moves(parts) == ["down yes"]
    grips.up("b", Button.YES)
    assert moves(parts) == ["up yes"]


def test_letting_go_of_what_one_does_not_hold_does_nothing() -> None:
    parts = Parts()
    grips = Grips(parts)
    grips.down("a", Button.RED)
    grips.up("b", Button.RED)
    assert moves(parts) == ["down red"]


def test_a_page_that_leaves_lets_go_of_its_own_buttons_alone() -> None:
    parts = Parts()
    grips = Grips(parts)
    for page, button in (("a", Button.YES), ("a", Button.NO), ("b", Button.RED)):
        grips.down(page, button)
    moves(parts)
    grips.release("a")
    assert moves(parts) == ["up yes", "up no"]


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("ab"), st.sampled_from(Button))))
def test_each_button_goes_down_and_up_in_turn_and_is_up_in_the_end(
    orders: list[tuple[bool, str, Button]],
) -> None:
    parts = Parts()
    grips = Grips(parts)
    for is_down, page, button in orders:
        (grips.down if is_down else grips.up)(page, button)
    grips.release_all()
    seen = moves(parts)
    for button in Button:
        own = [move.split()[0] for move in seen if move.split()[1] == button.value]
        assert own == ["down", "up"] * (len(own) // 2)
