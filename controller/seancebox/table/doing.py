"""Carries intents out on the séance, and says what is shown and heard of them."""

from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Final, assert_never

from seancebox.engine import commands
from seancebox.engine import events as happened
from seancebox.engine.errors import Refused
from seancebox.locale.text import say
from seancebox.ports import Cue, JournalFailed, Status
from seancebox.show.scene import State

from . import echoes, playing, routing
from .clockwork import Due, Tick
from .context import Context, Deed, Effect, Gesture, NotNow, Question
from .moment import ARMED_SECONDS, COLUMNS_SECONDS
from .notes import SandOut
from .outlets import Stagehand
from .record import is_past_the_hour
from .replies import Replies
from .seance import Seance
from .sitting import Happening

_COLOURS: Final = (Gesture.COLOUR, Gesture.COLOUR_HELD)
_NO_GAME: Final = (State.ATTRACT, State.WAITING_GAME)
_NO_INTENT: Final = routing.Nothing()


class Doer:
    """Does what people and time want; a refusal becomes a word on the OLED."""

    def __init__(self, seance: Seance, stagehand: Stagehand, faults: dict[str, str]) -> None:
        self._seance = seance
        self._moment = seance.moment
        self._stagehand = stagehand
        self._replies = Replies(seance.moment, stagehand, faults)

    async def intend(self, intent: routing.Intent, context: Context, now: float) -> None:
        """Carry `intent` out; nothing has happened where it is refused."""
        await self.attempt(self._carry_out(intent, context, now), now, intent)

    async def attempt(
        self, work: Awaitable[None], now: float, intent: routing.Intent = _NO_INTENT
    ) -> None:
        """Do `work`, and say why where it is refused."""
        before = self._seance.public_number
        try:
            await work
        except NotNow as not_now:
            self._replies.refuse(not_now.reason, intent, now)
        except Refused as refused:
            self._replies.doubt(refused, intent, now)
        except JournalFailed as failed:
            if not routing.is_private(intent):
                self.disk_fails(failed)
            self._replies.refuse(say("The disk fails: not kept"), intent, now)
        else:
            if self._seance.public_number != before:  # a secret says nothing of the disk (R10)
                self._replies.disk_works()

    def disk_fails(self, failed: JournalFailed) -> None:
        """Say that the disk refuses."""
        self._replies.disk_fails(failed)

    async def _carry_out(self, intent: routing.Intent, context: Context, now: float) -> None:
        if not (isinstance(intent, routing.Nothing | routing.Told) or routing.is_private(intent)):
            self._stagehand.play(Cue.HEARD)
        match intent:
            case routing.Nothing(reason):
                if reason is not None:
                    raise NotNow(reason)
            case routing.Act():
                await self._act(intent, context, now)
            case routing.Told(psychic, card):
                deeds = playing.tell_card(context, psychic, card)
                self._acted(Gesture.COLOUR, await self._seance.do(deeds, now), now)
            case routing.Unclear():
                self._replies.unclear(now)
            case routing.AnswerQuestion(yes):
                await self._answer_question(context, now, yes=yes)
            case routing.TakeBack(psychic):
                await self._take_back(replace(context, psychic=psychic), now)
            case routing.Misheard():
                await self._mishear(now)
            case routing.Refresh():
                self._replies.tell(await self._seance.do((commands.UseCrow(),), now))
                self._moment.say(echoes.refreshed(self._seance.sitting.game.crows), now)
            case _:
                assert_never(intent)

    # --- inputs that the prompts name ---

    async def _act(self, act: routing.Act, context: Context, now: float) -> None:
        outcome = act.input.act(replace(context, psychic=act.psychic))
        if isinstance(outcome, Effect):
            before = self._seance.game
            await self._effect(outcome, now)
            if self._seance.game not in (None, before):
                self._replies.tell_game(is_new=self._seance.state is State.SEATS)
        elif isinstance(outcome, Question):
            self._ask(outcome, now)
        elif act.input.is_secret:
            await self._act_in_secret(outcome, now)
        else:
            happenings = await self._seance.do(outcome, now)
            self._acted(act.gesture, happenings, now)

    async def _act_in_secret(self, deeds: Sequence[Deed], now: float) -> None:
        """Do `deeds` so that only the ghost's OLED shows it (R10)."""
        await self._seance.do(deeds, now)
        # Translators: for the ghost alone: the box has forgotten, or keeps, who is the culprit
        word = say("forgotten") if self._seance.sitting.game.culprit is None else say("kept")
        self._moment.whisper(echoes.whispered(word), now)

    def _acted(self, gesture: Gesture, happenings: Sequence[Happening], now: float) -> None:
        moment = self._moment
        if gesture in _COLOURS:
            moment.coloured_at = now
        if gesture in routing.ANSWERS:
            moment.answered_at, moment.answer_step = now, self._seance.record.last_step
        self._replies.tell(happenings)
        self._replies.answer(gesture, happenings, self._seance.sitting, now)

    async def _effect(self, effect: Effect, now: float) -> None:
        seance, moment = self._seance, self._moment
        match effect:
            case Effect.ARM:
                moment.armed_until = now + ARMED_SECONDS
            case Effect.WAKE:
                await seance.wake(now)
            case Effect.NEXT_LANGUAGE:
                await seance.house.speak_next()
            case Effect.TAKE_UP:
                await seance.take_up_waiting(now)
            case Effect.SHELVE:
                await seance.shelve_waiting(now)
            case Effect.SHOW_COLUMNS:
                moment.columns_until = now + COLUMNS_SECONDS
            case Effect.NEXT_SECRET_GROUP:
                seance.next_secret_group()
            case Effect.LEAVE:
                await seance.end(Status.OVER)
            case _:
                assert_never(effect)

    async def mute(self, now: float) -> None:
        """CROW + YES, held: all sound off; again: on."""
        house = self._seance.house
        await house.mute(not house.is_muted)
        self._stagehand.play(Cue.HEARD)
        self._moment.say(echoes.muted(house.is_muted), now)

    # --- questions inside a state ---

    def _ask(self, question: Question, now: float) -> None:
        self._moment.question, self._moment.question_at = question, now

    def ask_to_abandon(self, context: Context, now: float) -> None:
        """YES + NO, held: abandon the game?"""
        if context.state in _NO_GAME:
            self._replies.refuse(say("No game is on"), _NO_INTENT, now)
        elif context.sitting.is_over:
            self._replies.refuse(say("The game is over"), _NO_INTENT, now)
        else:
            self._ask(Question.ABANDON, now)

    async def _answer_question(self, context: Context, now: float, *, yes: bool) -> None:
        question, self._moment.question = self._moment.question, None
        if not yes or question is None:
            return
        match question:
            case Question.ALL_PLACED:
                deeds = playing.end_sand(context.sand_left, early=True)
                self._acted(Gesture.YES, await self._seance.do(deeds, now), now)
            case Question.ABANDON:
                await self._seance.end(Status.ABANDONED)
            case Question.PAST_THE_HOUR:
                await self._take_back(context, now, is_sure=True)
            case _:
                assert_never(question)

    # --- taking back ---

    async def _take_back(self, context: Context, now: float, *, is_sure: bool = False) -> None:
        lines = self._seance.lines_to_take_back(context.psychic)
        if is_past_the_hour(lines) and not is_sure:
            self._ask(Question.PAST_THE_HOUR, now)
            return
        work = await self._seance.take_back(lines, now)
        if context.psychic is not None:
            self._moment.coloured_at = now
        self._replies.take_back((line.said for line in lines), work, now)

    async def _mishear(self, now: float) -> None:
        step, self._moment.answer_step = self._moment.answer_step, None
        if step is not None:
            lines = self._seance.lines_since(step)
            work = await self._seance.take_back(lines, now)
            self._replies.take_back((line.said for line in lines), work, now)

    # --- what time does ---

    async def pass_due(self, due: Due, now: float) -> None:
        """Do what is due; raises JournalFailed."""
        if isinstance(due.what, Tick):
            await self._tick(due.what, now)
            return
        happenings = await self._seance.do(due.what, now, joins=not due.is_step)
        self._replies.disk_works()
        self._replies.tell(happenings)
        answer = next((one for one in happenings if isinstance(one, happened.Answered)), None)
        if answer is not None and not answer.missing:
            self._answer_itself(answer, happenings, now)
        elif any(isinstance(one, happened.TimerEnded | SandOut) for one in happenings):
            self._moment.touched_at = now  # while sand runs nobody need touch anything
            self._stagehand.play(Cue.SAND_OUT)
            self._replies.echo(echoes.missing(happenings), (), now)
        else:
            self._replies.echo(None, happenings, now)

    def _answer_itself(
        self, answer: happened.Answered, happenings: Sequence[Happening], now: float
    ) -> None:
        """Answer as the ghost would: one knock for yes, two for no (R11.2)."""
        self._stagehand.knock(1 if answer.right else 2)
        gesture = Gesture.YES if answer.right else Gesture.NO
        self._replies.answer(gesture, happenings, self._seance.sitting, now)

    async def _tick(self, tick: Tick, now: float) -> None:
        moment = self._moment
        match tick:
            case Tick.DROP_QUESTION:
                moment.question = None
            case Tick.DISARM:
                moment.disarm()
            case Tick.ASK_STILL_THERE:
                moment.still_there_at = now
            case Tick.PARK | Tick.REST:
                moment.still_there_at = None
                await self._seance.park()
            case _:
                assert_never(tick)
