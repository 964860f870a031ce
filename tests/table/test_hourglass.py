"""The sand: what is left, when it is out, and what becomes of it as the evening goes on."""

import pytest

from seancebox.engine import commands, events
from seancebox.engine.setup import HouseRules, MissingToken
from seancebox.table import notes
from seancebox.table.hourglass import Hourglass
from tests.table.sittings import BLUE, NOW, RED, after, in_timer, in_visions, seated


def running(seconds: float = 120.0) -> Hourglass:
    """Return a glass turned at NOW."""
    glass = Hourglass(seconds)
    glass.run(NOW)
    return glass


@pytest.mark.rule("R3.5")
def test_sand_is_out_two_minutes_after_it_was_turned() -> None:
    assert running().out_at() == NOW + 120


def test_less_than_no_sand_is_never_left() -> None:
    assert running().left(NOW + 1000) == 0


@pytest.mark.rule("R8.5")
def test_sand_that_stands_is_never_out() -> None:
    glass = running()
    glass.stand(NOW + 20)
    assert (glass.out_at(), glass.left(NOW + 10_000)) == (None, 100)


@pytest.mark.rule("R8.5")
def test_sand_that_runs_on_has_what_was_left() -> None:
    glass = running()
    glass.stand(NOW + 20)
    glass.run(NOW + 50)
    assert glass.out_at() == NOW + 150


def test_sand_that_runs_is_not_turned_again() -> None:
    glass = running()
    glass.run(NOW + 30)
    assert glass.out_at() == NOW + 120


def test_every_hour_begins_with_all_the_sand_of_the_house() -> None:
    glass = running()
    sitting = in_visions(BLUE, RED, house=HouseRules(sand_seconds=90))
    assert glass.follow(events.HourOpened(2), sitting, NOW + 100)
    assert (glass.left(NOW + 101), glass.total, glass.is_running) == (90, 90, False)


@pytest.mark.rule("R8.4")
def test_grace_runs_at_once_and_is_as_long_as_the_house_says() -> None:
    house = HouseRules(missing_token=MissingToken.GRACE, grace_seconds=15)
    sitting = after(in_timer(BLUE, RED, house=house), commands.EndTimer())
    glass = Hourglass(120)
    glass.follow(events.GraceBegun(), sitting, NOW)
    assert (glass.out_at(), glass.total) == (NOW + 15, 15)


def test_turning_the_timer_runs_only_what_is_left_after_the_end_was_taken_back() -> None:
    glass = Hourglass(120)
    glass.follow(notes.SandStopped(45.5), in_timer(BLUE, RED), NOW)
    glass.follow(events.TimerTurned(), in_timer(BLUE, RED), NOW)
    assert glass.out_at() == NOW + 45.5


def test_what_has_nothing_to_do_with_the_sand_leaves_it_alone() -> None:
    glass = running()
    assert not glass.follow(events.IntuitionPlaced(BLUE), in_timer(BLUE, RED), NOW + 1)
    assert glass.out_at() == NOW + 120


def test_set_up_shows_the_sand_that_the_house_will_play_with() -> None:
    glass = Hourglass(120)
    glass.refill(seated(BLUE, RED, house=HouseRules(sand_seconds=300)))
    assert glass.left(NOW) == 300


def test_game_taken_up_has_the_sand_that_was_left_in_a_glass_of_the_house() -> None:
    glass = Hourglass(120)
    glass.refill(in_timer(BLUE, RED, house=HouseRules(sand_seconds=90)), 31.5)
    assert (glass.left(NOW), glass.total, glass.is_running) == (31.5, 90, False)


def test_what_would_be_kept_is_told_before_anything_moves() -> None:
    glass = running()
    kept = glass.kept_after((notes.SandPaused(),), in_timer(BLUE, RED), NOW + 20)
    assert (kept, glass.is_running) == (100, True)
