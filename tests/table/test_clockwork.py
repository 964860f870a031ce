"""What time alone does: each rule of time as one deadline."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from seancebox.config.idle import PLACES, Place
from seancebox.engine import commands
from seancebox.engine.setup import HouseRules, MissingToken
from seancebox.show.scene import Fuse, State
from seancebox.table import notes
from seancebox.table.clockwork import Tick, Times, next_due
from seancebox.table.context import Question
from seancebox.table.hourglass import Hourglass
from seancebox.table.moment import Moment
from seancebox.table.sitting import Sitting
from tests.table.sittings import (
    BLUE,
    NOW,
    RED,
    WHITE,
    after,
    at_hour_end,
    in_answers,
    in_timer,
    in_visions,
    in_vote,
    seen,
    told,
)

REST_SECONDS = 120.0


def times(sitting: Sitting, place: Place = Place.HOME, **facts: object) -> Times:
    """Return the moment in which `sitting` has begun to ask what it asks, at NOW."""
    context = seen(sitting)
    moment = Moment(touched_at=NOW)
    moment.notice(context.state, sitting, NOW, by_time=False)
    begun = Times(context, moment, Hourglass(120), PLACES[place], REST_SECONDS)
    return replace(begun, **facts)


def due(now: Times) -> tuple[float, object]:
    """Return after how many seconds something happens by itself, and what."""
    first = next_due(now)
    assert first is not None
    return first.at - NOW, first.what


def turned(now: Times) -> Times:
    """Return the same with sand that runs since NOW."""
    now.hourglass.run(NOW)
    return now


def end_of_sand(left: float = 0.0) -> Iterable[object]:
    return (notes.SandStopped(left), commands.EndTimer())


# --- the hours ---


def test_nothing_happens_by_itself_while_visions_are_given_at_home() -> None:
    assert next_due(times(in_visions(BLUE, RED))) is None


@pytest.mark.rule("R3.5")
def test_sand_that_is_out_ends_the_step_and_is_a_step_of_its_own() -> None:
    out = next_due(turned(times(in_timer(BLUE, RED))))
    assert out is not None
    assert (out.at, out.what, out.is_step) == (NOW + 120, tuple(end_of_sand()), True)


def test_paused_sand_is_never_out() -> None:
    assert next_due(times(in_timer(BLUE, RED))) is None


@pytest.mark.rule("R8.5")
def test_relaxed_sand_is_out_and_ends_nothing() -> None:
    sitting = in_timer(BLUE, RED, house=HouseRules(relaxed=True))
    assert due(turned(times(sitting))) == (120, (notes.SandOut(),))


@pytest.mark.rule("R8.4")
def test_hour_that_waits_for_tokens_is_not_ended_by_the_sand() -> None:
    sitting = in_timer(BLUE, RED, house=HouseRules(missing_token=MissingToken.WAIT))
    sitting = after(sitting, commands.PlaceIntuition(BLUE))
    assert due(turned(times(sitting))) == (120, (notes.SandOut(),))


@pytest.mark.rule("R8.4")
def test_hour_does_not_wait_where_all_tokens_stand() -> None:
    sitting = in_timer(BLUE, RED, house=HouseRules(missing_token=MissingToken.WAIT))
    sitting = after(sitting, commands.PlaceIntuition(BLUE), commands.PlaceIntuition(RED))
    assert due(turned(times(sitting))) == (120, tuple(end_of_sand()))


@pytest.mark.rule("R4.1")
def test_ghost_may_take_for_ever_to_answer() -> None:
    assert next_due(times(in_answers(BLUE, RED))) is None


def test_next_psychic_is_asked_about_four_seconds_after_the_answer() -> None:
    sitting = after(in_answers(BLUE, RED), commands.Answer(BLUE, right=False))
    assert due(times(sitting)) == (4, (notes.Asked(RED),))


def test_who_wanted_to_be_next_is_next() -> None:
    sitting = after(in_answers(BLUE, WHITE, RED), notes.Queued(RED))
    sitting = after(sitting, commands.Answer(BLUE, right=False), commands.CloseClaims())
    assert sitting.asked is RED


def test_hour_ends_four_seconds_after_the_last_answer() -> None:
    sitting = after(in_answers(BLUE, RED), commands.Answer(BLUE, right=False))
    sitting = after(sitting, notes.Asked(RED), commands.Answer(RED, right=True))
    assert due(times(sitting)) == (4, (commands.EndHour(),))


@pytest.mark.rule("R11.2")
def test_box_that_answers_does_so_four_seconds_after_the_question() -> None:
    sitting = in_answers(BLUE, WHITE, RED, house=HouseRules(box_answers=True))
    seats = tuple(
        replace(seat, combination=(7, 20, 40), card=7, token_stands=True)
        for seat in sitting.game.seats
    )
    sitting = replace(sitting, game=replace(sitting.game, seats=seats))
    assert due(times(sitting)) == (4, (commands.Answer(BLUE, right=True),))


@pytest.mark.rule("R11.2")
def test_box_that_answers_leaves_a_guess_it_does_not_know_to_the_ghost() -> None:
    assert next_due(times(in_answers(BLUE, RED, house=HouseRules(box_answers=True)))) is None


def claiming() -> Sitting:
    """Return the game with BLUE's claims open."""
    return after(in_answers(BLUE, WHITE, RED), commands.Answer(BLUE, right=True))


def test_claims_nobody_makes_close_after_fifteen_seconds() -> None:
    assert due(times(claiming())) == (15, (commands.CloseClaims(),))


def test_claims_close_eight_seconds_after_the_last_press() -> None:
    now = times(claiming())
    now.moment.coloured_at = NOW + 12
    assert due(now) == (20, (commands.CloseClaims(),))


def test_press_before_the_question_does_not_shorten_the_claims() -> None:
    now = times(claiming())
    now.moment.coloured_at = NOW - 1
    assert due(now) == (15, (commands.CloseClaims(),))


@pytest.mark.rule("R4.5")
def test_next_hour_opens_ten_seconds_after_the_clock_has_struck() -> None:
    assert due(times(at_hour_end(BLUE, RED))) == (10, (commands.OpenHour(),))


# --- phase 2 ---


@pytest.mark.rule("R5.3")
def test_vote_waits_while_a_sleeve_is_empty() -> None:
    sitting = after(in_vote(BLUE, WHITE, RED), commands.CastVote(BLUE), commands.CastVote(RED))
    assert next_due(times(sitting)) is None


@pytest.mark.rule("R5.3")
def test_vote_closes_five_seconds_after_the_last_sleeve() -> None:
    votes = [commands.CastVote(psychic) for psychic in (BLUE, WHITE, RED)]
    now = times(after(in_vote(BLUE, WHITE, RED), *votes))
    now.moment.coloured_at = NOW + 7
    assert due(now) == (12, (commands.CloseVote(),))


@pytest.mark.rule("R5.3")
def test_vote_of_a_level_that_nobody_has_is_closed_by_hand_alone() -> None:
    sitting = after(in_vote(BLUE, WHITE, RED), commands.CloseVote())
    assert next_due(times(sitting)) is None


def test_end_of_the_game_rests_after_its_seconds() -> None:
    sitting = after(in_vote(BLUE, WHITE, RED), *[commands.CloseVote()] * 3)
    votes = [commands.CountVote(psychic, 1) for psychic in (BLUE, WHITE, RED)]
    sitting = after(sitting, *votes, commands.RevealCulprit(1))
    assert sitting.state is State.WON
    assert due(times(sitting)) == (REST_SECONDS, Tick.REST)


# --- questions and idleness ---


def test_question_nobody_answers_is_dropped_after_fifteen_seconds() -> None:
    now = times(in_visions(BLUE, RED))
    now.moment.question, now.moment.question_at = Question.ABANDON, NOW + 2
    assert due(now) == (17, Tick.DROP_QUESTION)


def test_first_go_on_in_attract_is_forgotten() -> None:
    now = times(Sitting())
    now.moment.armed_until = NOW + 10
    now = replace(now, context=replace(now.context, state=State.ATTRACT, is_armed=True))
    assert due(now) == (10, Tick.DISARM)


@pytest.mark.parametrize(
    ("place", "sitting", "seconds"),
    [
        (Place.CAFE, in_visions(BLUE, RED), 1200),
        (Place.CAFE, in_answers(BLUE, RED), 1200),
        (Place.MUSEUM, in_visions(BLUE, RED), 300),
        (Place.MUSEUM, in_answers(BLUE, RED), 45),
    ],
)
def test_box_asks_whether_somebody_is_there(place: Place, sitting: Sitting, seconds: float) -> None:
    assert due(times(sitting, place)) == (seconds, Tick.ASK_STILL_THERE)


@pytest.mark.parametrize(("place", "seconds"), [(Place.CAFE, 600), (Place.MUSEUM, 15)])
def test_game_is_parked_when_nobody_is_there(place: Place, seconds: float) -> None:
    now = times(in_answers(BLUE, RED), place)
    now.moment.still_there_at = NOW + 45
    assert due(now) == (45 + seconds, Tick.PARK)


def test_nobody_is_asked_while_the_sand_runs() -> None:
    now = turned(times(in_timer(BLUE, RED), Place.MUSEUM))
    assert due(now) == (120, tuple(end_of_sand()))


def test_paused_sand_does_not_keep_a_game_that_nobody_plays() -> None:
    now = times(in_timer(BLUE, RED), Place.MUSEUM)
    assert due(now) == (45, Tick.ASK_STILL_THERE)


def test_every_touch_lets_idleness_begin_anew() -> None:
    now = times(in_answers(BLUE, RED), Place.MUSEUM)
    now.moment.touched_at = NOW + 30
    assert due(now) == (75, Tick.ASK_STILL_THERE)


@pytest.mark.parametrize(("place", "seconds"), [(Place.CAFE, 1800), (Place.MUSEUM, 45)])
def test_set_up_that_nobody_ends_goes_back_to_the_title(place: Place, seconds: float) -> None:
    assert due(times(told(Sitting(), notes.SeatTaken(BLUE)), place)) == (seconds, Tick.REST)


def waiting(place: Place, *, after_cut: bool) -> Times:
    """Return the moment in which "a game waits" was asked."""
    now = times(Sitting(), place, is_after_power_cut=after_cut)
    return replace(now, context=replace(now.context, state=State.WAITING_GAME))


@pytest.mark.parametrize("place", [Place.CAFE, Place.MUSEUM])
def test_game_that_a_power_cut_stopped_is_asked_about_for_a_minute(place: Place) -> None:
    assert due(waiting(place, after_cut=True)) == (60, Tick.PARK)


def test_parked_game_is_asked_about_as_long_as_set_up_stands() -> None:
    assert due(waiting(Place.MUSEUM, after_cut=False)) == (45, Tick.REST)


def test_title_forgets_what_guests_have_set() -> None:
    now = times(Sitting(), Place.MUSEUM, has_guests_settings=True)
    now = replace(now, context=replace(now.context, state=State.ATTRACT))
    assert due(now) == (45, Tick.REST)


def test_title_rests_for_ever_where_nothing_is_to_be_forgotten() -> None:
    now = times(Sitting(), Place.MUSEUM)
    now = replace(now, context=replace(now.context, state=State.ATTRACT))
    assert next_due(now) is None


def test_what_is_due_first_comes_first() -> None:
    now = times(claiming(), Place.MUSEUM)
    now.moment.question, now.moment.question_at = Question.ABANDON, NOW - 5
    assert due(now) == (10, Tick.DROP_QUESTION)


# --- what people see coming ---


def fuse(now: Times, after: float = 1.0) -> Fuse | None:
    """Return the fuse that burns `after` seconds later."""
    first = next_due(now)
    return None if first is None else first.fuse(NOW + after)


def test_fuse_burns_down_to_what_happens_by_itself() -> None:
    assert fuse(times(at_hour_end(BLUE, RED))) == Fuse(left=9, total=10)


def test_fuse_never_burns_below_nothing() -> None:
    assert fuse(times(at_hour_end(BLUE, RED)), after=11) == Fuse(left=0, total=10)


def test_sand_needs_no_fuse() -> None:
    assert fuse(turned(times(in_timer(BLUE, RED)))) is None


def test_nobody_sees_a_fuse_before_being_asked_whether_they_are_still_there() -> None:
    idle = times(in_visions(BLUE, RED), Place.MUSEUM)
    assert fuse(idle) is None
    idle.moment.still_there_at = NOW
    assert fuse(idle) == Fuse(left=14, total=15)


def test_question_inside_a_state_burns_to_its_no() -> None:
    asked = times(in_visions(BLUE, RED))
    asked.moment.question, asked.moment.question_at = Question.ABANDON, NOW
    assert fuse(asked) == Fuse(left=14, total=15)
