"""Old journals replay for ever."""

import json
from pathlib import Path
from typing import Any

import pytest

from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.events import GameBegun, GroupAccused, TieBreak
from seancebox.engine.history import ENTRY_KINDS_BY_NAME
from seancebox.engine.history import Entry as Happened
from seancebox.engine.setup import BetsFrom, HouseRules, MissingToken, Records, Setup, TokenFaces
from seancebox.table.codec import Codec

CODEC: Codec[Happened] = Codec(ENTRY_KINDS_BY_NAME)
OLD = [
    json.loads(line)
    for file in sorted(Path(__file__).with_name("old").glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]


def contains(now: Any, once: Any) -> bool:
    """Whether `now` says all that `once` said; later versions may say more."""
    if isinstance(once, dict):
        return all(key in now and contains(now[key], value) for key, value in once.items())
    return bool(now == once)


@pytest.mark.parametrize("old", OLD, ids=lambda old: old["kind"])
def test_an_old_entry_is_read_and_means_what_it_meant(old: dict[str, Any]) -> None:
    event = CODEC.decode(old["kind"], json.dumps(old["data"]))
    assert type(event) is ENTRY_KINDS_BY_NAME[old["kind"]]
    assert contains(json.loads(CODEC.encode(event)[1]), old["data"])


def test_every_kind_that_was_ever_written_is_among_the_old_entries() -> None:
    assert {old["kind"] for old in OLD} == ENTRY_KINDS_BY_NAME.keys()


def of_kind(kind: str) -> Happened:
    """Return the first old entry of `kind`."""
    old = next(old for old in OLD if old["kind"] == kind)
    return CODEC.decode(kind, json.dumps(old["data"]))


def test_the_first_versions_set_up_is_read_in_full() -> None:
    everybody = tuple(Psychic)
    house = HouseRules(
        levels_6_7=(6, 10),
        token_faces=TokenFaces(agree=3, disagree=3),
        missing_token=MissingToken.GRACE,
        grace_seconds=20,
        sand_seconds=90,
        end_early=False,
        pause=False,
        relaxed=True,
        bets=BetsFrom.SAND,
        box_answers=True,
    )
    all_told = Records(visions=True, tokens=True, bets=True)
    setup = Setup(everybody, False, Difficulty.HARD, house, all_told)
    assert of_kind("game_begun") == GameBegun(setup)


def test_the_first_versions_accusation_is_read_in_full() -> None:
    assert of_kind("group_accused") == GroupAccused(4, TieBreak.ELDER, Psychic.BLACK)
