"""What one "take back" takes: the last step, one's own last, and where it ends."""

import pytest

from seancebox.engine import events
from seancebox.engine.cards import Difficulty, Level, Psychic
from seancebox.engine.history import TakenBack
from seancebox.engine.setup import HouseRules, Setup
from seancebox.ports import Entry
from seancebox.table import notes
from seancebox.table.codec import Unreadable
from seancebox.table.record import (
    Line,
    Record,
    Said,
    entries_of,
    is_past_the_hour,
    last_step,
    own_last_step,
    record_of,
    steps_since,
)
from tests.table.sittings import BLUE, RED, WHITE

SETUP = Setup((BLUE, WHITE, RED), two_each=False, difficulty=Difficulty.EASY)
BEGUN: tuple[Said, ...] = (
    notes.SatDown(HouseRules(), (), keeps_tokens=False, knows_levels=False),
    events.GameBegun(SETUP),
    events.HourOpened(1),
)


def record(*steps: tuple[Said, ...]) -> Record:
    """Return a record of a game in hour I, then one step after the other."""
    made = Record()
    for number, said in enumerate(((one,) for one in BEGUN), start=1):
        made = made.with_lines(made.next_lines(number, said))
    for said in steps:
        made = made.with_lines(made.next_lines(made.last_step + 1, said))
    return made


def said(lines: tuple[Line, ...]) -> tuple[Said, ...]:
    """Return what `lines` say."""
    return tuple(line.said for line in lines)


def back(made: Record, lines: tuple[Line, ...]) -> Record:
    """Return the record in which `lines` are taken back."""
    taken = TakenBack(tuple(line.number for line in lines))
    return made.with_lines(made.next_lines(made.last_step + 1, (taken,)))


GIVEN = {psychic: (events.VisionGiven(psychic),) for psychic in (BLUE, WHITE, RED)}
TURNED = (events.TimerTurned(),)
PLACED = {psychic: (events.IntuitionPlaced(psychic),) for psychic in (BLUE, WHITE, RED)}
ENDED = (notes.SandStopped(0.0), events.TimerEnded(), notes.Asked(BLUE))
WRONG = (events.Answered(BLUE, right=False), events.ClaimsClosed(), notes.Asked(WHITE))


def test_last_step_is_taken_back_whole() -> None:
    assert said(last_step(record(TURNED, ENDED))) == ENDED


def test_steps_are_taken_back_one_after_the_other() -> None:
    made = record(GIVEN[BLUE], GIVEN[RED])
    made = back(made, last_step(made))
    assert said(last_step(made)) == GIVEN[BLUE]


def test_nothing_is_taken_back_beyond_the_beginning_of_the_evening() -> None:
    made = record()
    made = back(made, last_step(made))
    made = back(made, last_step(made))
    assert last_step(made) == ()


def test_empty_record_has_no_step() -> None:
    assert (last_step(Record()), Record().last_step, Record().last_counted_step) == ((), 0, 0)


def test_what_was_taken_back_counts_no_more_but_stays() -> None:
    made = record(GIVEN[BLUE])
    taken = back(made, last_step(made))
    assert taken.sitting() == record().sitting()
    assert taken.lines[: len(made.lines)] == made.lines


def test_new_steps_never_take_the_number_of_an_old_one() -> None:
    made = record(GIVEN[BLUE])
    taken = back(made, last_step(made))
    assert (taken.last_step, taken.last_counted_step) == (made.last_step + 1, made.last_step - 1)


# --- one's own last ---


def test_own_last_step_is_taken_back_beneath_those_of_others() -> None:
    made = record(TURNED, PLACED[RED], PLACED[BLUE])
    assert said(own_last_step(made, RED)) == PLACED[RED]


def test_own_last_step_is_the_newest_of_several() -> None:
    lifted = (events.IntuitionLifted(RED),)
    made = record(TURNED, PLACED[RED], lifted, PLACED[BLUE])
    assert said(own_last_step(made, RED)) == lifted


def test_own_step_of_an_earlier_state_stays() -> None:
    made = record(GIVEN[RED], TURNED)
    assert own_last_step(made, RED) == ()


def test_own_step_in_a_state_come_back_to_is_its_own_again() -> None:
    made = record(TURNED, PLACED[RED], ENDED)
    made = back(made, last_step(made))
    assert said(own_last_step(made, RED)) == PLACED[RED]


def test_who_sits_when_one_each_is_asked_can_not_stand_up_beneath_the_question() -> None:
    made = Record()
    for psychic in (BLUE, WHITE, RED, Psychic.BLACK):
        made = made.with_lines(made.next_lines(made.last_step + 1, (notes.SeatTaken(psychic),)))
    assert said(own_last_step(made, RED)) == (notes.SeatTaken(RED),)
    made = made.with_lines(made.next_lines(made.last_step + 1, (notes.SeatsClosed(),)))
    assert own_last_step(made, RED) == ()


def test_answer_about_a_psychic_is_no_input_of_theirs() -> None:
    made = record(TURNED, ENDED, (events.Answered(BLUE, right=False, missing=True),))
    assert own_last_step(made, BLUE) == ()


@pytest.mark.parametrize("psychic", [BLUE, WHITE])
def test_claim_is_taken_back_with_the_space_it_moved(psychic: Psychic) -> None:
    claims = {one: (events.Claimed(one), events.MarkerMoved(one, 1)) for one in (BLUE, WHITE)}
    answered = (events.Answered(RED, right=True),)
    made = record(TURNED, ENDED, answered, claims[BLUE], claims[WHITE])
    assert said(own_last_step(made, psychic)) == claims[psychic]


# --- where it ends ---

VOTE = (events.VisionShared(), events.VoteOpened(Level.LOW))
CLOSED = (events.VoteClosed(Level.LOW), events.VoteOpened(Level.INTERMEDIATE))


@pytest.mark.rule("R8.9")
def test_vote_is_taken_back_until_its_stage_closes() -> None:
    assert said(last_step(record(VOTE, (events.VoteCast(RED),)))) == (events.VoteCast(RED),)


@pytest.mark.rule("R8.9")
def test_nothing_in_or_before_a_closed_stage_is_taken_back() -> None:
    made = record(VOTE, (events.VoteCast(RED),), CLOSED)
    assert (last_step(made), own_last_step(made, RED)) == ((), ())
    assert made.has_closed_vote


@pytest.mark.rule("R8.9")
def test_stage_that_time_has_closed_stays_closed_with_the_press_before_it() -> None:
    made = record(VOTE, (events.VoteCast(RED), *CLOSED))
    assert last_step(made) == ()


@pytest.mark.rule("R8.9")
def test_what_follows_a_closed_stage_is_taken_back_as_far_as_that() -> None:
    later = (events.VoteCast(WHITE),)
    made = record(VOTE, CLOSED, later)
    assert said(last_step(made)) == later
    assert last_step(back(made, last_step(made))) == ()


def test_misheard_answer_takes_all_with_it_that_followed_from_it() -> None:
    made = record(TURNED, ENDED, WRONG)
    queued = made.with_lines(made.next_lines(made.last_step + 1, (notes.Queued(RED),)))
    assert said(steps_since(queued, made.last_step)) == (*WRONG, notes.Queued(RED))


@pytest.mark.rule("R8.9")
def test_misheard_go_on_that_closed_a_vote_is_not_taken_back() -> None:
    made = record(VOTE, CLOSED)
    assert steps_since(made, made.last_step) == ()


def test_opening_of_an_hour_is_past_the_hour_and_an_answer_is_not() -> None:
    made = record(TURNED, ENDED, WRONG, (events.HourEnded(2),), (events.HourOpened(2),))
    assert is_past_the_hour(last_step(made))
    assert not is_past_the_hour(last_step(record(TURNED, ENDED, WRONG)))


# --- secrets, and the journal ---

CHOSEN = (events.CulpritChosen(2),)


@pytest.mark.rule("R10")
def test_secret_entries_leave_no_gap_in_the_public_numbers() -> None:
    without, with_secrets = record(VOTE), record(CHOSEN, (events.CulpritForgotten(),), VOTE)
    assert without.public_number == with_secrets.public_number


@pytest.mark.rule("R10")
def test_secret_goes_with_the_public_step_before_it() -> None:
    begun = (events.SharedVisionBegun(),)
    made = record(begun, CHOSEN)
    assert said(last_step(made)) == (*begun, *CHOSEN)


def test_record_comes_back_from_the_journal_as_it_was() -> None:
    made = record(GIVEN[BLUE], TURNED, PLACED[RED])
    made = back(made, last_step(made))
    assert record_of(7, entries_of(made.lines)) == made


def test_journal_with_a_hole_is_not_read() -> None:
    entries = list(entries_of(record(GIVEN[BLUE], GIVEN[RED]).lines))
    del entries[3]
    with pytest.raises(Unreadable, match="game 7"):
        record_of(7, entries)


def test_journal_of_a_newer_version_is_not_read() -> None:
    entries = (*entries_of(record().lines), Entry(4, 4, "seance_held", "{}"))
    with pytest.raises(Unreadable, match=r"game 7, entry 4: .*update seancebox"):
        record_of(7, entries)
