"""Cues are heard as their tunes, and a newer one cuts an older off."""

import asyncio
from collections.abc import Callable

import pytest
from gpiozero import Factory

from seancebox.devices.sounder import Buzzer, Piezo, Silence, TuneSounder, Voice
from seancebox.ports import Cue
from seancebox.show.cues import TUNES, Note
from seancebox.sim.jumping import START, let_pass, run
from seancebox.sim.pins import SimFactory

GPIO = 12
LONG = 10.0


async def heard(
    make: Callable[[int, Factory], Voice], *cues: tuple[Cue, float]
) -> list[tuple[float, float]]:
    """Return (seconds, hertz) each time that the pin changes; each cue is given its seconds."""
    loop = asyncio.get_running_loop()
    factory = SimFactory(loop.time)
    pin, changes = factory.pin(GPIO), []
    sounder = TuneSounder(make(GPIO, factory), loop)
    pin.watch(lambda duty: changes.append((loop.time() - START, duty and (pin.frequency or 1))))
    for cue, seconds in cues:
        sounder.play(cue)
        await let_pass(seconds)
    sounder.close()
    return [(round(at, 3), hertz) for at, hertz in changes]


def test_piezo_swings_at_the_pitch_of_each_note() -> None:
    first, second = TUNES[Cue.YES]
    changes = run(heard(Piezo, (Cue.YES, LONG)))
    assert changes[0] == (0, first.hertz)
    assert changes[-1] == (pytest.approx(first.seconds + second.seconds), 0)


def test_pause_in_a_tune_is_silent() -> None:
    tone, pause, _ = TUNES[Cue.NO]
    changes = run(heard(Piezo, (Cue.NO, LONG)))
    assert (tone.seconds, 0) in changes
    assert (round(tone.seconds + pause.seconds, 3), tone.hertz) in changes


def test_active_buzzer_sounds_in_the_rhythm_of_the_tune() -> None:
    tone, pause, again = TUNES[Cue.NO]
    times = [0, tone.seconds, tone.seconds + pause.seconds]
    times.append(times[-1] + again.seconds)
    expected = [(round(at, 3), level) for at, level in zip(times, [1, 0, 1, 0], strict=True)]
    assert run(heard(Buzzer, (Cue.NO, LONG))) == expected


def test_newer_cue_cuts_the_older_off() -> None:
    (long,) = TUNES[Cue.HOUR]
    changes = run(heard(Piezo, (Cue.YES, 0.05), (Cue.HOUR, LONG)))
    assert changes[-1] == (pytest.approx(0.05 + long.seconds), 0)
    assert {hertz for at, hertz in changes if 0.05 < at < 0.05 + long.seconds} == set()


@pytest.mark.parametrize("voice", [Piezo, Buzzer])
def test_closing_in_the_middle_of_a_tune_leaves_silence(
    voice: Callable[[int, Factory], Voice],
) -> None:
    assert run(heard(voice, (Cue.WON, 0.1)))[-1] == (0.1, 0)


def test_box_without_a_sounder_plays_nothing() -> None:
    assert run(heard(lambda *_: Silence(), (Cue.WON, LONG))) == []


def test_every_cue_has_a_tune_that_a_sounder_can_play() -> None:
    notes: list[Note] = [note for cue in Cue for note in TUNES[cue]]
    assert all(note.hertz == 0 or 100 <= note.hertz <= 5000 for note in notes)
