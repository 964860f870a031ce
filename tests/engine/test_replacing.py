"""Copies with changes."""

import dataclasses

import pytest

from seancebox.engine.game import UNBEGUN, Game, Stage
from seancebox.engine.replacing import replace


def test_a_copy_differs_in_what_was_changed_alone() -> None:
    copy = replace(UNBEGUN, hour=3, stage=Stage.TIMER)
    assert copy == dataclasses.replace(UNBEGUN, hour=3, stage=Stage.TIMER)
    assert (UNBEGUN.hour, UNBEGUN.stage) == (1, Stage.UNBEGUN)


def test_a_copy_is_frozen_too() -> None:
    copy = replace(UNBEGUN, hour=3)
    assert type(copy) is Game
    with pytest.raises(dataclasses.FrozenInstanceError):
        copy.hour = 4  # type: ignore[misc]


def test_a_field_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError, match="minute"):
        replace(UNBEGUN, minute=3)  # type: ignore[call-arg]
