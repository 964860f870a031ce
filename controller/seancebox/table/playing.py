"""What inputs do in the seven hours: VISIONS, TIMER, MANIFESTATION, CLAIMS, HOUR END."""

from collections.abc import Sequence

from seancebox.engine import commands, events
from seancebox.engine.cards import Psychic
from seancebox.engine.game import Game, Seat
from seancebox.engine.setup import MissingToken
from seancebox.locale.text import say
from seancebox.show.scene import State

from . import notes
from .context import Context, Deed, Effect, NotNow, Outcome, Question
from .sitting import Happening, Sitting


def seat(context: Context) -> Seat:
    """Return the presser's seat; nobody plays it: not now."""
    try:
        return context.sitting.game.seat(context.presser)
    except KeyError:
        raise NotNow(say("Nobody plays {psychic}", psychic=context.presser)) from None


def give_vision(context: Context) -> Outcome:
    """VISIONS: a vision was given, or was not after all."""
    mine = seat(context)
    if mine.was_given:
        return (commands.WithdrawVision(mine.psychic),)
    return (commands.GiveVision(mine.psychic),)


def skip_vision(context: Context) -> Outcome:
    """VISIONS: no vision card is left (R8.8)."""
    return (commands.SkipVision(seat(context).psychic),)


def show_columns(_context: Context) -> Outcome:
    """VISIONS, TIMER: the ghost looks at the columns, in silence."""
    return Effect.SHOW_COLUMNS


def turn_timer(_context: Context) -> Outcome:
    """VISIONS: all have theirs (R3.5); in light the rules take that for granted."""
    return (commands.TurnTimer(),)


def place_token(context: Context) -> Outcome:
    """TIMER: my token stands, or is lifted again."""
    mine = seat(context)
    if mine.token_stands:
        return (commands.LiftIntuition(mine.psychic),)
    return _place(context.sitting, commands.PlaceIntuition(mine.psychic))


def tell_card(context: Context, psychic: Psychic, card: int | None) -> tuple[Deed, ...]:
    """TIMER: a page tells the card under a token; None: it is not told any more."""
    if context.state is not State.TIMER:
        raise NotNow(say("Cards are told while the sand runs"))
    return _place(context.sitting, commands.PlaceIntuition(psychic, card))


def _place(sitting: Sitting, place: commands.PlaceIntuition) -> tuple[Deed, ...]:
    if sitting.is_sand_out and _was_the_last(sitting.game, place.psychic):
        return (place, *end_sand(0.0))
    return (place,)


def _was_the_last(game: Game, psychic: Psychic) -> bool:
    """Whether the hour has waited for this token alone (R8.4 wait, tokens told)."""
    return game.setup.records.tokens and may_wait(game) and missing_tokens(game) <= {psychic}


def may_wait(game: Game) -> bool:
    """Whether the house lets the hour wait for missing tokens (R8.4)."""
    house = game.setup.house
    return house.missing_token is MissingToken.WAIT and not house.relaxed


def missing_tokens(game: Game) -> set[Psychic]:
    """Return those who investigate and whose token is not known to stand."""
    return {seat.psychic for seat in game.investigating if not seat.token_stands}


def pause_or_run(context: Context) -> Outcome:
    """TIMER: pause, or run on; at 0:00 on to the answers."""
    sitting, house = context.sitting, context.sitting.game.setup.house
    if sitting.is_sand_out:
        raise NotNow(say("The sand is out"))
    if sitting.is_sand_paused:
        return (notes.SandRun(),) if context.sand_left > 0 else _end_again(sitting.game)
    if not house.pause:
        raise NotNow(say("The house lets the sand run"))
    return (notes.SandPaused(),)


def _end_again(game: Game) -> tuple[Deed, ...]:
    """Return what follows 0:00 that was taken back: the answers, or the hour waits again (R8.4)."""
    if game.setup.records.tokens and may_wait(game) and missing_tokens(game):
        return (notes.SandOut(),)
    return end_sand(0.0, early=game.setup.house.relaxed)


def end_early(context: Context) -> Outcome:
    """TIMER: go on before the sand is out (R8.5); a waiting hour (R8.4) goes on too."""
    house = context.sitting.game.setup.house
    if context.sitting.is_sand_out and not (house.relaxed or context.is_full):
        return end_sand(0.0)
    if house.relaxed or context.is_full or not house.end_early:
        return end_sand(context.sand_left, early=True)
    return Question.ALL_PLACED


def end_sand(left: float, *, early: bool = False) -> tuple[Deed, ...]:
    """Return the end of step 1, with the sand that was left."""
    return (notes.SandStopped(round(left, 3)), commands.EndTimer(early=early))


def answer(context: Context, *, right: bool) -> Outcome:
    """MANIFESTATION: the ghost's answer to the one asked (R4.1)."""
    asked = context.sitting.asked
    if asked is None:
        raise NotNow(say("Nobody is asked right now"))
    return (commands.Answer(asked, right=right),)


def answer_right(context: Context) -> Outcome:
    """MANIFESTATION: yes."""
    return answer(context, right=True)


def answer_wrong(context: Context) -> Outcome:
    """MANIFESTATION: no."""
    return answer(context, right=False)


def unanswered(sitting: Sitting) -> tuple[Psychic, ...]:
    """Return who still waits for an answer: who asked for it first, then by seat."""
    waiting = tuple(s.psychic for s in sitting.game.investigating if not s.is_answered)
    return (*sitting.queue, *(one for one in waiting if one not in sitting.queue))


def ask_on(sitting: Sitting) -> tuple[Deed, ...]:
    """Return the next question, or the end of the hour if nobody waits for an answer."""
    waiting = unanswered(sitting)
    return (notes.Asked(waiting[0]),) if waiting else (commands.EndHour(),)


def follow(sitting: Sitting, happenings: Sequence[Happening]) -> tuple[Deed, ...]:
    """Return what follows at once from `happenings`, in the same step."""
    kinds = {type(happening) for happening in happenings}
    is_first = events.TimerEnded in kinds and events.Answered not in kinds
    if is_first or events.ClaimsClosed in kinds:
        return ask_on(sitting)
    return ()


def ask_next(context: Context) -> Outcome:
    """MANIFESTATION: the ghost turns to the next psychic."""
    sitting = context.sitting
    seats = [s.psychic for s in sitting.game.investigating if not s.is_answered]
    if sitting.asked is None or sitting.asked not in seats:
        raise NotNow(say("Nobody is asked right now"))
    if len(seats) == 1:
        raise NotNow(say("Nobody else waits"))
    return (notes.Asked(seats[(seats.index(sitting.asked) + 1) % len(seats)]),)


def ask_me_next(context: Context) -> Outcome:
    """MANIFESTATION: I am asked after the present one; again: not."""
    mine = seat(context)
    if mine.psychic in context.sitting.queue:
        return (notes.Unqueued(mine.psychic),)
    if mine.psychic is context.sitting.asked:
        raise NotNow(say("{psychic} is asked now", psychic=mine.psychic))
    if mine.has_finished or mine.is_answered:
        raise NotNow(say("{psychic} needs no answer", psychic=mine.psychic))
    return (notes.Queued(mine.psychic),)


def had_no_token(context: Context) -> Outcome:
    """MANIFESTATION, light: I had no token when the sand was out (R8.4)."""
    return (commands.MissToken(seat(context).psychic),)


def claim(context: Context) -> Outcome:
    """CLAIMS: I had bet rightly; again: not."""
    mine = seat(context)
    if mine.psychic in context.sitting.game.claimed:
        return (commands.Unclaim(mine.psychic),)
    return (commands.Claim(mine.psychic),)


def close_claims(_context: Context) -> Outcome:
    """CLAIMS: nobody else."""
    return (commands.CloseClaims(),)


def open_hour(_context: Context) -> Outcome:
    """HOUR END: the next hour, the line-up, or the end (R4.5)."""
    return (commands.OpenHour(),)
