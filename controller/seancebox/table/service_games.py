"""Games in the service menu: the figures, and a page for each game that can be taken up."""

from functools import partial
from typing import Final

from seancebox.locale.text import Text, bare, say, say_n
from seancebox.ports import GameRow, Status
from seancebox.show.scene import Face, State

from .codec import Unreadable
from .context import NotNow
from .service_desk import Desk
from .service_page import NEXT, Go, Page, Turn, question

MOST_GAMES: Final = 20
_DATE: Final = len("2026-01-02")
_WAITS: Final = (Status.PARKED, Status.SHELVED)
STATES: Final = {
    # Translators: the states of a game in the list of games
    Status.RUNNING: say("was on at the last"),
    Status.PARKED: say("waits"),
    Status.SHELVED: say("parked for good"),
    Status.OVER: say("over"),
    Status.ABANDONED: say("abandoned"),
}


async def game_pages(desk: Desk, _now: float) -> Turn:
    """Return the figures and the newest games, those that wait first."""
    rows = await desk.seance.lobby.games()
    desk.figures.begin(rows)
    listed = sorted(rows, key=lambda row: row.status not in _WAITS)[:MOST_GAMES]
    return (_figures_page(desk), *(_game_page(desk, row) for row in listed))


def _figures_page(desk: Desk) -> Page:
    figures = desk.figures

    def face(_now: float) -> Face:
        lines = [
            say_n("{n} game played", "{n} games played", figures.played),
            # Translators: numbers of games
            say("{won} won, {lost} lost", won=figures.won, lost=figures.lost),
        ]
        if figures.left:
            # Translators: games that the box has not counted yet
            lines.append(say("{n} still to count", n=figures.left))
        return Face(say("Figures"), tuple(lines), NEXT)

    return Page(face, works=figures.count_on)


def _game_page(desk: Desk, row: GameRow) -> Page:
    is_on = row.game == desk.seance.game
    can_be_taken_up = not is_on and row.status in (*_WAITS, Status.RUNNING)
    # Translators: hint: what the button YES does
    hint = say("YES go on with it") if can_be_taken_up else NEXT

    def face(_now: float) -> Face:
        # Translators: the game that is being played
        state = say("on the table") if is_on else _state(desk, row)
        date = bare(row.begun_at[:_DATE])
        return Face(say("Game {n}", n=row.game), (date, state), hint)

    async def take_up(now: float) -> Turn:
        if not can_be_taken_up:
            raise NotNow(say("This game is on") if is_on else say("This game has ended"))
        return await _take_up(desk, row.game, now)

    return Page(face, take_up, works=desk.figures.count_on)


def _state(desk: Desk, row: GameRow) -> Text:
    match desk.figures.was_won(row.game):
        case None:
            return STATES[row.status]
        case True:
            return say("won")
        case False:
            return say("lost")


async def _take_up(desk: Desk, game: int, now: float) -> Turn:
    """Take `game` up; asks first if that sends people away from another."""
    try:
        await desk.seance.lobby.read(game)
    except Unreadable as unreadable:
        raise NotNow(say("That game can't be read")) from unreadable
    sitting = desk.seance.sitting
    if desk.seance.game is None or sitting.is_over:
        return await _change_to(game, desk, now)
    asks = say("Park this game?") if sitting.game.seats else say("Leave the set-up?")
    helps = say("game {n} takes its place", n=game)
    return (question(asks, helps, partial(_change_to, game, desk), say("YES · NO")),)


async def _change_to(game: int, desk: Desk, now: float) -> Turn:
    seance = desk.seance
    if seance.state is not State.ATTRACT:
        await seance.park()
    await seance.take_up(game, now)
    return Go.CLOSE
