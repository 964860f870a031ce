"""What the table's face, lamps and pages show of a game: the same for all its secrets (R10)."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seancebox.archive import PUBLIC_FIELDS
from seancebox.engine.events import Event
from seancebox.engine.game import Game, Stage
from seancebox.engine.setup import Setup
from seancebox.engine.waiting import waiting
from seancebox.locale.catalogue import Catalogue
from seancebox.show.lamps import lights
from seancebox.show.paint import picture
from seancebox.show.scene import Sand, Scene, State
from seancebox.show.screen import Screen
from seancebox.show.screens import table_screen
from seancebox.table.context import Context
from seancebox.table.hourglass import Hourglass
from seancebox.table.moment import Moment
from seancebox.table.prompts import PROMPTS
from seancebox.table.sitting import Sitting
from seancebox.table.staging import Stage as OnStage
from seancebox.table.staging import scene
from seancebox.table.telling import table_state
from seancebox.table.tidings import tiding
from tests.engine.secrets import disguised
from tests.engine.walking import setups
from tests.show.looking import scene as scene_of

from .games import walk
from .test_kinds import SECRET_FIELDS

pytestmark = pytest.mark.rule("R10")

ENGLISH = Catalogue("en")


def context_of(game: Game) -> Context:
    asked = next(iter(waiting(game)), None) if game.stage is Stage.ANSWERS else None
    sitting = Sitting(game=game, asked=asked)
    return Context(sitting.state, sitting, can_deal=True)


def shown(context: Context) -> tuple[object, ...]:
    """Return all that the table's audience gets of one moment."""
    listens = PROMPTS[context.state].listens(context)
    on_stage = OnStage(context, Moment(), Hourglass(120.0), listens, faults={})
    all_of_it: Scene = scene(on_stage, 0.0)
    told = table_state(all_of_it, context, ENGLISH, 1, is_muted=False)
    return told, lights(all_of_it), table_screen(all_of_it, ENGLISH, 0.0)


@settings(max_examples=15)
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_games_that_differ_in_secrets_alone_look_alike_on_the_table(
    setup: Setup, seed: int
) -> None:
    for _, game in walk(setup, Random(seed)):
        other = replace(context_of(disguised(game)), secret_group=2, shows_columns=True)
        assert shown(context_of(game)) == shown(other)


@settings(max_examples=15)
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_line_in_the_log_is_the_same_whatever_is_secret_in_the_event(
    setup: Setup, seed: int
) -> None:
    for events, _ in walk(setup, Random(seed)):
        for event in events:
            if type(event) not in PUBLIC_FIELDS:
                assert tiding(event) is None
            assert tiding(_with_other_secrets(event)) == tiding(event)


def _with_other_secrets(event: Event) -> Event:
    secrets = {field: getattr(event, field) for field in SECRET_FIELDS.get(type(event), ())}
    others: dict[str, Any] = {
        field: (1,) if isinstance(value, tuple) else 99 for field, value in secrets.items()
    }
    return replace(event, **others)


@given(second=st.integers(1, 120), eighths=st.integers(0, 7))
def test_screen_drawn_between_two_seconds_shows_what_it_would_have_shown(
    second: int, eighths: int
) -> None:
    first, again = (sand_screen(second, at / 8) for at in (0, eighths))
    assert again == first
    assert picture(again) == picture(first)


def sand_screen(left: float, after: float) -> Screen:
    sand = Sand(left - after, 120.0, is_running=True, is_relaxed=False, is_grace=False)
    shown = replace(scene_of("Talk", state=State.TIMER), sand=sand)
    return table_screen(shown, ENGLISH, after)
