"""What is shown and heard of an input: the echo, the cue, the line in the log, the refusal."""

import logging
from collections.abc import Iterable, Sequence

from seancebox.engine.errors import Refused
from seancebox.locale.text import Text, say
from seancebox.ports import JournalFailed
from seancebox.show.cues import cue_of as cue_of_tone
from seancebox.show.scene import Echo
from seancebox.show.why import sentence

from . import echoes, playing, routing
from .context import Gesture
from .faults import DISK
from .moment import NOT_NOW_SECONDS, Moment
from .outlets import Stagehand
from .record import Said
from .sitting import Happening, Sitting
from .tidings import TAKEN_BACK, tiding

log = logging.getLogger(__name__)


class Replies:
    """Answers people, on the faces that may know."""

    def __init__(self, moment: Moment, stagehand: Stagehand, faults: dict[str, str]) -> None:
        self._moment = moment
        self._stagehand = stagehand
        self._faults = faults

    def echo(self, echo: Echo | None, happenings: Sequence[Happening], now: float) -> None:
        """Show `echo`, and sound it, or what happened where that has a sound."""
        cue = echoes.cue_of(happenings)
        if echo is not None:
            self._moment.say(echo, now)
            cue = cue or cue_of_tone(echo.tone)
        elif happenings:
            self._moment.forget_refusal()
        if cue is not None:
            self._stagehand.play(cue)

    def answer(
        self, gesture: Gesture, happenings: Sequence[Happening], sitting: Sitting, now: float
    ) -> None:
        """Show the word of an answer that led to `sitting`."""
        self.echo(echoes.answered(gesture, happenings, sitting), happenings, now)

    def tell(self, said: Iterable[Said]) -> None:
        """Tell the log what everybody may know of it."""
        for one in said:
            text = tiding(one)
            if text is not None:
                self._stagehand.log(text)

    def tell_game(self, *, is_new: bool) -> None:
        """Begin anew in the log: another game is on the table."""
        text = say("a new evening") if is_new else say("the game goes on")
        self._stagehand.log(text, begins=True)

    def take_back(self, said: Iterable[Said], work: tuple[Text, ...], now: float) -> None:
        """Tell the log that `said` no longer counts, the newest first, and show what to move."""
        self._moment.answer_step = None
        gone = [text for one in said if (text := tiding(one)) is not None]
        self._stagehand.log(TAKEN_BACK, reversed(gone))
        self.echo(echoes.taken_back(work), (), now)

    def unclear(self, now: float) -> None:
        """Ask again."""
        self.echo(echoes.UNCLEAR, (), now)

    def refuse(self, reason: Text, intent: routing.Intent, now: float) -> None:
        """Say why `intent` means nothing now, at most once a second."""
        moment = self._moment
        if routing.is_private(intent):
            moment.whisper(echoes.not_now(reason), now)
        elif now - moment.not_now_at >= NOT_NOW_SECONDS:
            moment.not_now_at = now
            self.echo(echoes.not_now(reason), (), now)

    def doubt(self, refused: Refused, intent: routing.Intent, now: float) -> None:
        """Say why the rules refuse `intent`.

        An answer that can't be is an unclear knock for the table; the ghost alone reads the
        reason (R11.2).
        """
        if _is_answer(intent):
            self.unclear(now)
            self._moment.whisper(echoes.doubted(sentence(refused)), now)
        else:
            self.refuse(sentence(refused), intent, now)

    def disk_fails(self, failed: JournalFailed) -> None:
        """Say that the disk refuses, once in the log and on the OLED until it works again."""
        if DISK not in self._faults:
            log.error("%s", failed)
        self._faults[DISK] = str(failed)

    def disk_works(self) -> None:
        """Say no more of it."""
        self._faults.pop(DISK, None)


def _is_answer(intent: routing.Intent) -> bool:
    return isinstance(intent, routing.Act) and intent.input.act in (
        playing.answer_right,
        playing.answer_wrong,
    )
