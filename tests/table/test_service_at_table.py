"""The service menu over a game that goes on: real buttons, the table's own task, jumped time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from seancebox.config.settings import Settings
from seancebox.daemon import Parts, Running, running
from seancebox.engine import commands
from seancebox.engine.cards import Difficulty, Psychic
from seancebox.engine.setup import Deal, Setup
from seancebox.ports import Audience, Status
from seancebox.senses.meanings import Button
from seancebox.show.scene import State
from seancebox.sim.hand import SimHand
from seancebox.sim.jumping import let_pass, run
from seancebox.table import notes

FOUR = (Psychic.RED, Psychic.BLUE, Psychic.WHITE, Psychic.BLACK)


@asynccontextmanager
async def running_box(folder: Path, **tables: Any) -> AsyncIterator[Running]:
    """Run a simulated box at an evening whose first psychic is asked about."""
    pins = {"factory": "mock", "knocker": 3}
    journal = {"path": folder / "journal.db"}
    settings = Settings.model_validate({"pins": pins, "journal": journal, **tables})
    async with running(Parts(settings)) as it:
        await let_pass(1)
        await it.seance.sit_down(asyncio.get_running_loop().time())
        setup = Setup(FOUR, two_each=False, difficulty=Difficulty.EASY)
        await do(it, *(notes.SeatTaken(psychic) for psychic in FOUR))
        await do(it, commands.BeginGame(setup), commands.DealCards(Deal.BY_HAND))
        await do(it, commands.OpenHour(), *map(commands.GiveVision, FOUR))
        yield it


async def do(it: Running, *deeds: Any) -> None:
    await it.seance.do(deeds, asyncio.get_running_loop().time())


def hand(it: Running) -> SimHand:
    assert it.body.sim is not None
    return it.body.sim.hand


async def hold(it: Running, *buttons: Button, seconds: float) -> None:
    """Put all of `buttons` down, keep them so long, let go."""
    for button in buttons:
        hand(it).down(button)
    await let_pass(seconds)
    for button in buttons:
        hand(it).up(button)
    await let_pass(0.5)


async def press(it: Running, *buttons: Button) -> None:
    for button in buttons:
        await hold(it, button, seconds=0.2)


async def open_menu(it: Running) -> None:
    await hold(it, Button.CROW, Button.NO, seconds=3.1)


def told(it: Running, field: str) -> Any:
    """Return what the page of the table's face is told."""
    return it.stagehand.snapshot(Audience.TABLE)[0].data[field]


def state(it: Running) -> State:
    return it.seance.state


def asks(it: Running) -> Any:
    return told(it, "asks")


async def turn_to(it: Running, title: str) -> None:
    for _ in range(20):
        if asks(it) == title:
            return
        await press(it, Button.NO)
    raise AssertionError(f"no page {title!r}")


async def to_answers(it: Running) -> None:
    await do(it, commands.TurnTimer(), commands.EndTimer())
    await hold(it, Button.RED, seconds=0.2)
    assert state(it) is State.MANIFESTATION


def test_crow_and_no_open_the_menu_and_yes_and_no_answer_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await to_answers(it)
            await open_menu(it)
            assert asks(it) == "Tests"
            await press(it, Button.NO, Button.YES)
            assert not any(seat.is_answered for seat in it.seance.sitting.game.seats)

    run(story())


def test_press_that_closes_the_menu_does_nothing_in_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await to_answers(it)
            asked = it.seance.sitting.asked
            await open_menu(it)
            await press(it, Button.CROW)
            assert it.seance.sitting.asked is asked
            assert asks(it) != "Tests"

    run(story())


def test_press_that_began_in_the_menu_does_nothing_in_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await to_answers(it)
            await open_menu(it)
            await let_pass(118.9)
            assert asks(it) == "Tests"
            await hold(it, Button.YES, seconds=0.9)
            assert asks(it) != "Tests"
            assert not any(seat.is_answered for seat in it.seance.sitting.game.seats)

    run(story())


def test_press_soon_after_the_menu_has_closed_by_itself_does_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await to_answers(it)
            await open_menu(it)
            await let_pass(119)
            assert asks(it) == "Tests"
            await let_pass(0.5)
            assert asks(it) != "Tests"
            await press(it, Button.YES)
            assert not any(seat.is_answered for seat in it.seance.sitting.game.seats)

    run(story())


def test_knocks_answer_nothing_while_the_menu_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await to_answers(it)
            await open_menu(it)
            hand(it).knock()
            await let_pass(3)
            assert not any(seat.is_answered for seat in it.seance.sitting.game.seats)

    run(story())


def test_sand_does_not_run_out_behind_the_menu(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await do(it, commands.TurnTimer())
            await let_pass(100)
            await open_menu(it)
            await let_pass(110)
            await hold(it, Button.CROW, seconds=1.1)
            await let_pass(60)
            assert state(it) is State.TIMER
            await press(it, Button.NO)
            await let_pass(30)
            assert state(it) is State.MANIFESTATION

    run(story())


def test_time_for_claims_goes_on_where_the_menu_has_stopped_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await to_answers(it)
            await press(it, Button.YES)
            assert state(it) is State.CLAIMS
            await open_menu(it)
            await let_pass(60)
            await press(it, Button.CROW)
            await let_pass(9)
            assert state(it) is State.CLAIMS
            await let_pass(6)
            assert state(it) is State.MANIFESTATION

    run(story())


def test_menu_counts_as_touching_the_box(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path, idle={"ask_after": 60, "ask_after_long": 60}) as it:
            await open_menu(it)
            await let_pass(100)
            await press(it, Button.CROW)
            await let_pass(50)
            assert asks(it) != "Still there?"
            await let_pass(10)
            assert asks(it) == "Still there?"

    run(story())


def test_cleaning_takes_no_button_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await open_menu(it)
            await turn_to(it, "Cleaning")
            await press(it, Button.YES)
            await press(it, Button.CROW, Button.RED, Button.NO)
            await hold(it, Button.CROW, seconds=1.5)
            await open_menu(it)
            await hold(it, Button.YES, Button.NO, seconds=5.5)
            assert asks(it) == "1:46"
            assert state(it) is State.VISIONS

    run(story())


def test_cleaning_ends_in_the_menu_after_two_minutes(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await open_menu(it)
            await turn_to(it, "Cleaning")
            await press(it, Button.YES)
            await let_pass(121)
            assert asks(it) == "Cleaning"
            await press(it, Button.CROW)
            assert asks(it) != "Cleaning"

    run(story())


def test_refusal_is_shown_and_the_next_press_shows_the_menu_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await open_menu(it)
            await press(it, Button.RED)
            assert it.seance.moment.echo is not None
            await press(it, Button.NO)
            assert it.seance.moment.echo is None

    run(story())


def test_page_offers_the_inputs_of_the_menu_alone_while_it_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            await open_menu(it)
            works = {one["who"]: one["does"] for one in told(it, "inputs")}
            assert works == {
                "YES": "take it",
                "NO": "the next",
                "CROW": "back",
                "CROW held": "leave the menu",
            }
            await press(it, Button.YES)
            await turn_to(it, "Test buttons")
            await press(it, Button.YES)
            assert told(it, "inputs") == []

    run(story())


def test_menu_counts_many_games_while_the_table_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_box(tmp_path) as it:
            for _ in range(9):
                await it.seance.end(Status.OVER)
                await it.seance.sit_down(asyncio.get_running_loop().time())
            await open_menu(it)
            await turn_to(it, "Games")
            await press(it, Button.YES)
            assert told(it, "lines")[0] == "9 games played"

    run(story())
