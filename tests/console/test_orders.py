"""What a page may ask for."""

import json
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seancebox.console import orders
from seancebox.engine.cards import Psychic
from seancebox.senses.meanings import Button

READERS: list[Callable[[bytes], object]] = [
    orders.button_moved,
    orders.knocks,
    orders.card_told,
    orders.clock_read,
    orders.language_chosen,
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
KEYS = st.sampled_from(["button", "is_down", "at", "sent", "page", "psychic", "card"])


@pytest.mark.parametrize("read", READERS)
@given(body=st.dictionaries(KEYS, JSON | st.sampled_from(["yes", "red"])))
def test_any_object_is_an_order_or_is_refused(
    read: Callable[[bytes], object], body: dict[str, object]
) -> None:
    with suppress(orders.Malformed):  # and nothing else
        assert read(json.dumps(body).encode())


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'"yes"', b"\xff\xfe\xff", b"[" * 4000, b"9" * 4090]
)
def test_what_is_no_object_is_refused(read: Callable[[bytes], object], body: bytes) -> None:
    with pytest.raises(orders.Malformed, match="JSON"):
        read(body)


def test_an_unknown_button_is_told_which_there_are() -> None:
    with pytest.raises(orders.Malformed, match=r"^button: must be one of yes, no, crow, blue"):
        orders.button_moved(b'{"button": "green", "is_down": true}')


def test_a_button_is_read_with_its_times_in_seconds() -> None:
    body = b'{"button": "red", "is_down": false, "at": 1500, "sent": 1750.5, "page": "p"}'
    expected = orders.ButtonMoved(Button.RED, False, orders.Times("p", (1.5,), 1.7505))
    assert orders.button_moved(body) == expected


def test_what_tells_no_time_means_now() -> None:
    assert orders.knocks(b"{}") == orders.Times("", (), 0.0)


def test_nothing_is_sent_before_it_happens() -> None:
    assert orders.knocks(b'{"at": [2000], "sent": 1000}').sent == 2.0


@pytest.mark.parametrize(
    "times", ["[NaN]", "[1e400]", "[true]", '["1"]', "[null]", "[2, 1]", str([1] * 17)]
)
def test_times_that_make_no_sense_are_refused(times: str) -> None:
    with pytest.raises(orders.Malformed, match=r"^at: "):
        orders.knocks(f'{{"at": {times}}}'.encode())


@pytest.mark.parametrize("card", ["0", "55", "-1", "1.5", "true", '"7"'])
def test_a_card_that_does_not_exist_is_refused(card: str) -> None:
    with pytest.raises(orders.Malformed, match=r"^card: must be a whole number from 1 to 54"):
        orders.card_told(f'{{"psychic": "red", "card": {card}}}'.encode())


def test_a_card_can_be_taken_off_the_page_again_but_not_left_out() -> None:
    told = orders.card_told(b'{"psychic": "red", "card": null}')
    assert told == orders.CardTold(Psychic.RED, None)
    with pytest.raises(orders.Malformed, match=r"^card: is missing"):
        orders.card_told(b'{"psychic": "red"}')


def test_language_is_one_that_the_box_has() -> None:
    assert orders.language_chosen(b'{"language": "de"}') == "de"
    for body in (b"{}", b'{"language": "xx"}', b'{"language": ["de"]}'):
        with pytest.raises(orders.Malformed, match="language: must be one of de, en, es, tr"):
            orders.language_chosen(body)
