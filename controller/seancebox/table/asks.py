"""What is asked now, on both faces: a function for each state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from seancebox.locale.text import Text, say
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import Face, State

from . import asks_end, asks_hours, asks_setup
from .asks_setup import Faces, same
from .context import Context, Question

_FACES: Final[dict[State, Callable[[Context], Faces]]] = {
    State.ATTRACT: asks_setup.attract,
    State.WAITING_GAME: asks_setup.waiting_game,
    State.SEATS: asks_setup.seats,
    State.DIFFICULTY: asks_setup.difficulty,
    State.HOUSE_RULES: asks_setup.house_rules,
    State.DEAL: asks_setup.deal,
    State.VISIONS: asks_hours.visions,
    State.TIMER: asks_hours.timer,
    State.MANIFESTATION: asks_hours.manifestation,
    State.CLAIMS: asks_hours.claims,
    State.HOUR_END: asks_hours.hour_end,
    State.LINE_UP: asks_end.line_up,
    State.SHARED_VISION: asks_end.shared_vision,
    State.VOTE: asks_end.vote,
    State.CHOICE: asks_end.choice,
    State.COUNT: asks_end.count,
    State.ELDER: asks_end.elder,
    State.VERDICT: asks_end.verdict,
    State.WON: asks_end.won,
    State.LOST: asks_end.lost,
}

_QUESTIONS: Final = {
    # Translators: the tokens are the intuition tokens; headline, about 18 letters a line
    Question.ALL_PLACED: say("All tokens placed?"),
    Question.ABANDON: say("Abandon this game?"),
    Question.PAST_THE_HOUR: say("Take back past this hour?"),
}


def faces(context: Context, question: Question | None, listens: frozenset[Rhythm]) -> Faces:
    """Return what both faces say now; a question goes before everything else."""
    if question is not None:
        # Translators: hint, about 26 letters: answer by button, a knock is not heard now
        return same(Face(_QUESTIONS[question], (), say("YES / NO button")))
    table, ghost = _FACES[context.state](context)
    hint = _hint(context, listens)
    if hint is None:
        return table, ghost
    return replace(table, hint=table.hint or hint), replace(ghost, hint=ghost.hint or hint)


def _hint(context: Context, listens: frozenset[Rhythm]) -> Text | None:
    # Translators: the hints at the lower edge, about 26 letters in all
    if context.state is State.ATTRACT and not context.is_armed:
        return say("3 knocks: wake the box") if listens else say("hold YES: wake the box")
    if Rhythm.YES in listens and Rhythm.NO in listens:
        return say("knock: 1 = yes  2 = no")
    if Rhythm.YES in listens:
        return say("knock: 1 = yes  3 = go on")
    if Rhythm.GO_ON in listens:
        return say("knock: 3 = go on")
    return None
