"""Cues are heard as their tunes, and a newer one cuts an older off."""

import asyncio
from collections.abc import Callable
from itertools import count

import pytest
from gpiozero import Factory

from seancebox.devices.sounder import Buzzer, Piezo, Silence, TuneSounder, Voice
from seancebox.ports import Cue
from seancebox.show.cues import TUNES
from seancebox.sim.jumping import let_pass, run
from seancebox.sim.pins import SimFactory, SimPin

GPIO = 12
LONG = 10.0
HEARD_OUT = sum(note.seconds for note in TUNES[Cue.HEARD])


async def heard(
    make: Callable[[int, Factory], Voice], *cues: tuple[Cue, float]
) -> list[tuple[float, float]]:
    """Return (seconds, hertz) each time that the tone changes; each cue is given its seconds."""
    loop = asyncio.get_running_loop()
    factory = SimFactory(loop.time)
    sounder = TuneSounder(make(GPIO, factory), loop)
    heard: list[tuple[float, float]] = [(0.0, 0.0)]
    ear = loop.create_task(listen(factory.pin(GPIO), heard))
    for cue, seconds in cues:
        sounder.play(cue)
        await let_pass(seconds)
    sounder.close()
    await let_pass(0.1)
    ear.cancel()
    return heard[1:]


async def listen(pin: SimPin, heard: list[tuple[float, float]]) -> None:
    """Note every tone that begins, to a hundredth of a second."""
    await let_pass(0.005)
    for hundredth in count():
        hertz = (pin.frequency or 1) if pin.state else 0
        if hertz != heard[-1][1]:
            heard.append((hundredth / 100, hertz))
        await let_pass(0.01)


def times(cue: Cue, start: float = 0.0) -> list[tuple[float, int]]:
    """Return (seconds, hertz) of each note of `cue`, and of the silence after it."""
    at, notes = start, []
    for note in TUNES[cue]:
        notes.append((round(at, 3), note.hertz))
        at += note.seconds
    return [*notes, (round(at, 3), 0)] if notes[-1][1] else notes


@pytest.mark.parametrize("cue", list(Cue))
def test_piezo_swings_at_the_pitch_of_each_note_and_rests_between(cue: Cue) -> None:
    assert run(heard(Piezo, (cue, LONG))) == times(cue)


def test_active_buzzer_sounds_in_the_rhythm_of_the_tune() -> None:
    tone, pause, again = TUNES[Cue.NO]
    times = [0, tone.seconds, tone.seconds + pause.seconds]
    times.append(times[-1] + again.seconds)
    expected = [(round(at, 3), level) for at, level in zip(times, [1, 0, 1, 0], strict=True)]
    assert run(heard(Buzzer, (Cue.NO, LONG))) == expected


def test_newer_cue_cuts_the_older_off() -> None:
    changes = run(heard(Piezo, (Cue.LOST, 0.1), (Cue.WON, LONG)))
    assert changes == [*times(Cue.LOST)[:1], *times(Cue.WON, 0.1)]


def test_heard_is_heard_out_before_the_word_sounds() -> None:
    changes = run(heard(Piezo, (Cue.HEARD, 0.002), (Cue.YES, LONG)))
    assert changes == [*times(Cue.HEARD), *times(Cue.YES, HEARD_OUT)]


def test_newest_of_those_that_wait_for_heard_is_played() -> None:
    changes = run(heard(Piezo, (Cue.HEARD, 0.002), (Cue.YES, 0.002), (Cue.NOT_NOW, LONG)))
    assert changes == [*times(Cue.HEARD), *times(Cue.NOT_NOW, HEARD_OUT)]


@pytest.mark.parametrize("voice", [Piezo, Buzzer])
def test_closing_in_the_middle_of_a_tune_leaves_silence(
    voice: Callable[[int, Factory], Voice],
) -> None:
    assert run(heard(voice, (Cue.WON, 0.1)))[-1] == (0.1, 0)


def test_box_without_a_sounder_plays_nothing() -> None:
    assert run(heard(lambda *_: Silence(), (Cue.WON, LONG))) == []
