"""The scene of the moment: whose name stands large, and what lies over it."""

from seancebox.show.scene import Scene
from seancebox.table.context import Question
from seancebox.table.hourglass import Hourglass
from seancebox.table.moment import Moment
from seancebox.table.staging import Stage, scene

from .sittings import BLUE, NOW, RED, WHITE, in_answers, seen


def shown(moment: Moment) -> Scene:
    """Return the scene in which BLUE is asked about."""
    context = seen(in_answers(BLUE, WHITE, RED))
    return scene(Stage(context, moment, Hourglass(120.0), frozenset(), {}), NOW)


def test_name_of_the_one_asked_stands_large() -> None:
    assert shown(Moment()).name is BLUE


def test_question_inside_the_state_has_the_screen_for_itself() -> None:
    assert shown(Moment(question=Question.ABANDON)).name is None


def test_still_there_has_the_screen_for_itself() -> None:
    assert shown(Moment(still_there_at=NOW)).name is None
