"""What holds only now and is gone after a power cut: questions, echoes, who listens, touches."""

from dataclasses import dataclass
from math import inf
from typing import Final

from seancebox.show.scene import Echo, State, Tone

from .context import Question
from .sitting import Sitting

ECHO_SECONDS: Final = 3.0
QUESTION_SECONDS: Final = 15.0
DEAF_AFTER: Final = 60.0
MISHEARD_SECONDS: Final = 3.0
COLUMNS_SECONDS: Final = 10.0
ARMED_SECONDS: Final = 10.0
SETTLING_SECONDS: Final = 1.0
NOT_NOW_SECONDS: Final = 1.0

_Asked = tuple[State, object, Question | None, bool]


@dataclass(slots=True)
class Moment:
    """Stamps are the loop's seconds; minus infinity: never yet.

    asked_at: when the present state or question began. by_time_at: when time alone last changed
    it. listens_from: since when the present question is listened to without an answer.
    answered_at, answer_step: the last answer that was shown. ignored_until: inputs that began
    up to then mean nothing. touched_at: anything at all. coloured_at: a COLOUR that did something.
    """

    asked: _Asked | None = None
    asked_at: float = -inf
    state_at: float = -inf
    by_time_at: float = -inf
    listens_from: float = -inf
    answered_at: float = -inf
    answer_step: int | None = None
    question: Question | None = None
    question_at: float = -inf
    echo: Echo | None = None
    echo_at: float = -inf
    echo_until: float = -inf
    ghost_echo: Echo | None = None
    ghost_echo_at: float = -inf
    ghost_echo_until: float = -inf
    not_now_at: float = -inf
    armed_until: float = -inf
    columns_until: float = -inf
    secret_group: int = 1
    ignored_until: float = -inf
    touched_at: float = -inf
    still_there_at: float | None = None
    coloured_at: float = -inf

    @property
    def idle_since(self) -> float:
        """Since when nobody has touched the box, and nothing new is asked."""
        return max(self.touched_at, self.state_at)

    def is_armed(self, now: float) -> bool:
        """Whether ATTRACT has heard the first go on, and waits for the second."""
        return now < self.armed_until

    def disarm(self) -> None:
        """Forget the first go on."""
        self.armed_until = -inf

    def notice(self, state: State, sitting: Sitting, now: float, *, by_time: bool) -> None:
        """Note at `now` whether another question is asked than before."""
        if self.asked is not None and self.asked[0] is not state:
            self.question = None
        asked = (state, _question_of(state, sitting), self.question, self.is_armed(now))
        if asked == self.asked:
            return
        if self.asked is None or self.asked[0] is not state:
            self.state_at = now
            self.columns_until = -inf
        self.asked, self.asked_at, self.listens_from = asked, now, now
        if by_time:
            self.by_time_at = now

    def since(self) -> float:
        """Return when the table's face began to show what it shows."""
        begun = max(self.asked_at, self.echo_until) if self.echo is None else self.echo_at
        return max(0.0, begun)

    def ghost_since(self) -> float:
        """Return when the ghost's face began to show what it shows."""
        is_over = self.ghost_echo is None
        begun = max(self.asked_at, self.ghost_echo_until) if is_over else self.ghost_echo_at
        return max(0.0, begun)

    def say(self, echo: Echo, now: float) -> None:
        """Show `echo` on both faces."""
        self.echo, self.echo_at, self.echo_until = echo, now, now + _seconds(echo)
        self.whisper(echo, now)

    def whisper(self, echo: Echo, now: float) -> None:
        """Show `echo` on the ghost's face alone."""
        self.ghost_echo, self.ghost_echo_at = echo, now
        self.ghost_echo_until = now + _seconds(echo)

    def go_on(self, since: float, now: float) -> None:
        """Go on where all stood at `since`: waits and questions have as long as they had then."""
        away = now - since
        self.state_at += away
        self.asked_at += away
        self.question_at += away
        self.coloured_at += away
        self.armed_until += away
        self.listens_from = self.touched_at = self.ignored_until = now

    def forget_refusal(self) -> None:
        """Let go of a "not now" when something is done after all."""
        if self.echo is not None and self.echo.tone is Tone.NOT_NOW:
            self.echo = self.ghost_echo = None

    def forget_echoes(self, now: float) -> None:
        """Let go of echoes that are over."""
        if now >= self.echo_until:
            self.echo = None
        if now >= self.ghost_echo_until:
            self.ghost_echo = None


def _seconds(echo: Echo) -> float:
    """Return how long `echo` is shown: longer where it says what to move by hand."""
    return ECHO_SECONDS * (max(1, len(echo.about)) if echo.tone is Tone.TAKEN_BACK else 1)


def _question_of(state: State, sitting: Sitting) -> object:
    """Return what tells two questions of one state apart."""
    game = sitting.game
    match state:
        case State.SEATS:
            return sitting.is_asking_each
        case State.DIFFICULTY:
            return sitting.difficulty
        case State.HOUSE_RULES:
            return sitting.page, sitting.house
        case State.TIMER:
            return game.is_grace, sitting.is_sand_out and not game.setup.house.relaxed
        case State.MANIFESTATION:
            return sitting.asked
        case State.VOTE:
            return game.level
        case State.CHOICE | State.COUNT:
            return sitting.group
        case State.VERDICT:
            return sitting.token, sitting.group
        case _:
            return sitting.page
