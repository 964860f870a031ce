"""Tests of the service menu: lamps, buttons, OLEDs, sounder, knocker, and what the sensor hears."""

from collections.abc import Callable
from functools import partial
from math import floor
from typing import Final

from seancebox.engine.cards import Psychic
from seancebox.locale.text import Text, bare, say, say_n
from seancebox.ports import HOUR_LAMPS, Cue, Heard, Lamp
from seancebox.senses.meanings import COLOUR_BUTTONS, Button, Held
from seancebox.show.scene import Face
from seancebox.show.words import hour_name, who

from .service_desk import Desk
from .service_page import NEXT, Go, Page, Press, Turn

LAMP_SECONDS: Final = 2.0
BUTTON_SECONDS: Final = 20.0
_MARK_PLACES: Final = 7
# Translators: hint: what the buttons YES and NO do
_AGAIN: Final = say("YES again · NO next")
_SOUND_OFF: Final = say("all sound is off")

_GHOST_LAMPS: Final = {
    # Translators: the small lamps on the ghost's side: the box listens, it heard yes, it heard no
    Lamp.LISTENING: say("listening"),
    Lamp.HEARD_YES: say("heard yes"),
    Lamp.HEARD_NO: say("heard no"),
}
_CUES: Final = {
    Cue.HEARD: say("heard"),
    Cue.YES: say("yes"),
    Cue.NO: say("no"),
    Cue.NOT_NOW: say("not now"),
    Cue.LISTENING: say("the box listens"),
    Cue.SAND_OUT: say("the sand is out"),
    Cue.HOUR: say("the hour strikes"),
    Cue.WON: say("the game is won"),
    Cue.LOST: say("the game is lost"),
}
_GHOST_BUTTONS: Final = {Button.YES: say("YES"), Button.NO: say("NO"), Button.CROW: say("CROW")}


def _counted(at: int, count: int) -> Text:
    # Translators: a place in a row: "2 of 13"
    return say("{at} of {count}", at=at, count=count)


# --- lamps ---


def lamp_pages(desk: Desk) -> tuple[Page, ...]:
    """Return one page for each lamp that is built in; they turn by themselves."""
    lamps = tuple(desk.house.settings.pins.lamps)
    return tuple(_lamp_page(lamp, _counted(at, len(lamps))) for at, lamp in enumerate(lamps, 1))


def _lamp_page(lamp: Lamp, place: Text) -> Page:
    face = Face(_lamp_name(lamp), (place,), NEXT)
    return Page(lambda _now: face, lamp=lamp, stays=LAMP_SECONDS)


def _lamp_name(lamp: Lamp) -> Text:
    if lamp in HOUR_LAMPS:
        # Translators: the lamp of this hour; {hour} is I to VII
        return say("hour {hour}", hour=hour_name(HOUR_LAMPS.index(lamp) + 1))
    return _GHOST_LAMPS.get(lamp) or who(Psychic(lamp.value))


# --- buttons ---


def button_pages(_desk: Desk) -> tuple[Page, ...]:
    """Return the page that names each button."""
    return (_Fingers().page(),)


class _Fingers:
    """What was pressed last, and how often in a row."""

    def __init__(self) -> None:
        self._last: Button | None = None
        self._count = 0
        self._is_held = False

    def page(self) -> Page:
        """Return the page that shows it."""
        return Page(self._face, takes=self._take, patience=BUTTON_SECONDS, gives_up=Go.BACK)

    async def _take(self, press: Press, _now: float) -> Turn:
        self._is_held = isinstance(press, Held)
        if self._is_held and press.button is Button.CROW:
            return Go.BACK
        self._count = self._count + 1 if press.button is self._last else 1
        self._last = press.button
        return Go.STAY

    def _face(self, _now: float) -> Face:
        hint = say("CROW held: back")
        if self._last is None:
            return Face(say("Press any button"), (), hint)
        # Translators: what was done to a button
        word = say("held") if self._is_held else say("pressed")
        return Face(_button_name(self._last), (word, say("{n} ×", n=self._count)), hint)


def _button_name(button: Button) -> Text:
    if button in COLOUR_BUTTONS:
        return who(Psychic(button.value))
    return _GHOST_BUTTONS[button]


# --- OLEDs ---


def display_pages(_desk: Desk) -> tuple[Page, ...]:
    """Return the pattern that lights every pixel in turn, until any button is pressed."""
    face = Face(say("Display test"), (say("any button ends it"),))
    return (Page(lambda _now: face, takes=_end_pattern, is_pattern=True, ticks=True),)


async def _end_pattern(press: Press, _now: float) -> Turn:
    is_close = isinstance(press, Held) and press.button is Button.CROW
    return Go.CLOSE if is_close else Go.BACK


# --- sounder and knocker ---


def cue_pages(desk: Desk) -> tuple[Page, ...]:
    """Return one page for each sound; it is heard as its page comes up."""
    return tuple(
        _loud_page(desk, _CUES[cue], partial(desk.stagehand.play, cue), *_silenced(desk, cue))
        for cue in Cue
    )


def _silenced(desk: Desk, cue: Cue) -> tuple[Text, ...]:
    is_off = cue in desk.house.settings.sound.cues_off
    return (say("off in the settings"),) if is_off else ()


def knock_pages(desk: Desk) -> tuple[Page, ...]:
    """Return one and two knocks of the solenoid."""
    knock = desk.stagehand.knock
    return (
        _loud_page(desk, say("One knock"), partial(knock, 1)),
        _loud_page(desk, say("Two knocks"), partial(knock, 2)),
    )


def _loud_page(desk: Desk, name: Text, sound: Callable[[], None], *lines: Text) -> Page:
    async def again(_now: float) -> Turn:
        sound()
        return Go.STAY

    def face(_now: float) -> Face:
        off = (_SOUND_OFF,) if desk.house.is_muted else ()
        return Face(name, (*lines, *off), _AGAIN)

    return Page(face, again, shown=sound)


# --- the sensor ---


def sensor_pages(_desk: Desk) -> tuple[Page, ...]:
    """Return the page that shows what the sensor hears."""
    return (_Ear().page(),)


class _Ear:
    """Every knock that the sensor has felt, as it comes."""

    def __init__(self) -> None:
        self._count = 0
        self._last_at = 0.0

    def page(self) -> Page:
        """Return the page that shows it."""
        return Page(self._face, hears=self._hear, ticks=True)

    def _hear(self, heard: Heard) -> None:
        self._count += 1
        self._last_at = heard.at

    def _face(self, now: float) -> Face:
        hint = say("CROW back")
        if not self._count:
            return Face(say("Knock, please"), (), hint)
        place = self._count % _MARK_PLACES
        mark = " ".join("O" if at == place else "·" for at in range(_MARK_PLACES))
        ago = max(0, floor(now - self._last_at))
        lines = (say("last: {n} s ago", n=ago), bare(mark))
        return Face(say_n("{n} knock", "{n} knocks", self._count), lines, hint)
