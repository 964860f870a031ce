"""What is told of each happening: one sentence for the log, and none for a secret (R10)."""

from typing import Final

from seancebox.engine import events as happened
from seancebox.engine.cards import Level
from seancebox.engine.history import TakenBack
from seancebox.engine.setup import Deal
from seancebox.locale.text import Text, say, say_in, say_n
from seancebox.show.words import hour_name, word

from . import notes
from .record import Said

# Translators: a line of the log: an input counts no more; the lines that told of it are struck out
TAKEN_BACK: Final = say_in("log", "taken back")
_VOTES: Final = {
    # Translators: the log of the evening: those of this level of clairvoyancy vote now
    Level.LOW: say("the vote: low"),
    Level.INTERMEDIATE: say("the vote: intermediate"),
    Level.HIGH: say("the vote: high"),
}


def tiding(said: Said) -> Text | None:
    """Return what everybody may read of `said`, None where there is nothing to tell."""
    if isinstance(said, TakenBack):
        return TAKEN_BACK
    if isinstance(said, notes.SetupNote | notes.GameNote):
        return _of_note(said)
    return _of_hours(said) or _of_phase_two(said)


def _of_note(note: notes.Note) -> Text | None:
    match note:
        case notes.SatDown():
            return say("a new evening")
        case notes.SeatTaken(psychic):
            # Translators: lines in the log of the evening, on the page; short, in the present tense
            return say("{psychic} sits down", psychic=psychic)
        case notes.SeatLeft(psychic):
            # Translators: somebody who had sat down plays no more
            return say("{psychic} stands up", psychic=psychic)
        case notes.SameAsLast():
            return say("same as last time")
        case notes.SandPaused():
            # Translators: the sand timer was paused
            return say("the sand stands")
        case notes.SandRun():
            return say("the sand runs on")
        case notes.SandOut():
            return say("the sand is out")
        case notes.Asked(psychic):
            return say("{psychic}: right?", psychic=psychic)
        case notes.Queued(psychic):
            return say("{psychic} is asked next", psychic=psychic)
        case notes.TokenTurned():
            return say("the culprit token is turned")
        case _:
            return None


def _of_hours(event: happened.Event) -> Text | None:
    match event:
        case happened.GameBegun(setup):
            return say_n(
                "{n} psychic, {difficulty}",
                "{n} psychics, {difficulty}",
                len(setup.psychics),
                difficulty=word(setup.difficulty),
            )
        case happened.CardsDealt(by):
            return say("dealt by the box") if by is Deal.BY_BOX else say("dealt by hand")
        case happened.HourOpened(hour):
            # Translators: {hour} is I to VII
            return say("hour {hour} begins", hour=hour_name(hour))
        case happened.VisionGiven(psychic):
            return say("{psychic} has a vision", psychic=psychic)
        case happened.VisionWithdrawn(psychic):
            return say("{psychic} has no vision after all", psychic=psychic)
        case happened.VisionSkipped(psychic):
            return say("no vision is left for {psychic}", psychic=psychic)
        case happened.TimerTurned():
            return say("the sand runs")
        case happened.IntuitionPlaced(psychic, None):
            # Translators: the intuition token is placed
            return say("{psychic}: token stands", psychic=psychic)
        case happened.IntuitionPlaced(psychic, int(card)):
            # Translators: on the card with this number
            return say("{psychic}: token on {card}", psychic=psychic, card=card)
        case happened.IntuitionLifted(psychic):
            # Translators: the intuition token is taken off the card again
            return say("{psychic}: token lifted", psychic=psychic)
        case happened.GraceBegun():
            return say("a few seconds of grace")
        case happened.TimerEnded():
            return say("the ghost appears")
        case _:
            return _of_answers(event)


def _of_answers(event: happened.Event) -> Text | None:
    match event:
        case happened.Answered(psychic, right, _, missing):
            if missing:
                return say("{psychic} had no token: wrong", psychic=psychic)
            if right:
                return say("{psychic} is right", psychic=psychic)
            return say("{psychic} is wrong", psychic=psychic)
        case happened.MarkerMoved(psychic, space):
            # Translators: the level marker on this space of the clairvoyancy track
            return say("{psychic} stands on {space}", psychic=psychic, space=space)
        case happened.HourEnded(hour):
            # Translators: the hand of the clock; {hour} is I to VII
            return say("the hand stands at {hour}", hour=hour_name(hour))
        case happened.CrowUsed():
            return say("the ghost uses a crow")
        case _:
            return None


def _of_phase_two(event: happened.Event) -> Text | None:
    match event:
        case happened.LineUpBegun():
            return say("line-up of the suspects")
        case happened.VisionShared():
            return say("the shared vision lies face down")
        case happened.VoteOpened(level):
            return _VOTES[level]
        case happened.VoteCast(psychic):
            return say("{psychic} has voted", psychic=psychic)
        case happened.VoteWithdrawn(psychic):
            # Translators: out of the sleeve again
            return say("{psychic} takes the vote out", psychic=psychic)
        case happened.ElderAsked(tied):
            return say("a tie: who is the elder of {psychics}?", psychics=tied)
        case happened.GroupAccused(None):
            return say("nobody is accused")
        case happened.GroupAccused(int(group)):
            return say("group {group} is accused", group=group)
        case happened.CulpritRevealed(int(group)):
            return say("the culprit is in group {group}", group=group)
        case happened.GameWon():
            # Translators: the game
            return say("won")
        case happened.GameLost():
            return say("lost")
        case _:
            return None
