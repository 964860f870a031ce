"""What people move by hand when an input is taken back."""

from seancebox.engine import commands
from seancebox.engine.views import table_view
from seancebox.locale.catalogue import Catalogue
from seancebox.table.handwork import handwork
from seancebox.table.sitting import Sitting
from tests.table.sittings import (
    BLUE,
    RED,
    WHITE,
    after,
    at_hour_end,
    hour_over,
    in_answers,
    in_visions,
    seated,
)

ENGLISH = Catalogue("en")


def work(before: Sitting, back_to: Sitting) -> list[str]:
    """Return the sentences that lead from `before` back to `back_to`."""
    lines = handwork(table_view(before.game), table_view(back_to.game))
    return [ENGLISH.plain(line) for line in lines]


def test_right_answer_taken_back_returns_the_card_and_the_visions() -> None:
    asked = in_answers(BLUE, RED)
    assert work(after(asked, commands.Answer(BLUE, right=True)), asked) == [
        "BLUE: card back on the table",
        "BLUE: visions back",
    ]


def test_wrong_answer_taken_back_moves_nothing() -> None:
    asked = in_answers(BLUE, RED)
    assert work(after(asked, commands.Answer(BLUE, right=False)), asked) == []


def test_claim_taken_back_moves_the_marker_back() -> None:
    claiming = after(in_answers(BLUE, WHITE, RED), commands.Answer(BLUE, right=True))
    claimed = after(claiming, commands.Claim(WHITE))
    assert work(claimed, claiming) == ["WHITE: level −1"]


def test_unclaiming_taken_back_moves_it_on_again() -> None:
    claiming = after(in_answers(BLUE, WHITE, RED), commands.Answer(BLUE, right=True))
    claimed = after(claiming, commands.Claim(WHITE))
    assert work(after(claimed, commands.Unclaim(WHITE)), claimed) == ["WHITE: level +1"]


def test_third_card_taken_back_takes_all_its_spaces_back() -> None:
    sitting = seated(BLUE, WHITE, RED)
    for _ in range(2):
        sitting = hour_over(after(sitting, commands.OpenHour()))
    done = hour_over(after(sitting, commands.OpenHour()))
    assert "BLUE: level −4" in work(done, sitting)


def test_hour_taken_back_moves_the_hand() -> None:
    assert "hour hand back to I" in work(at_hour_end(BLUE, RED), in_answers(BLUE, RED))


def test_crow_taken_back_is_the_ghosts_again() -> None:
    visions = in_visions(BLUE, RED)
    assert work(after(visions, commands.UseCrow()), visions) == ["crow back to the ghost"]


def test_vision_taken_back_goes_to_the_ghost() -> None:
    visions = in_visions(BLUE, RED)
    given = after(visions, commands.GiveVision(RED))
    assert work(given, visions) == ["RED: vision back to the ghost"]


def test_visions_that_all_have_stay_where_they_lie_when_the_timer_is_taken_back() -> None:
    visions = in_visions(BLUE, RED)
    assert work(after(visions, commands.TurnTimer()), visions) == []


def test_set_up_taken_back_has_nothing_to_move() -> None:
    assert work(seated(BLUE, RED), Sitting()) == []
