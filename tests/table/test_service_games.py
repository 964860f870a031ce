"""Games in the service menu: the list, taking one up, and the figures."""

from pathlib import Path

import pytest

from seancebox.ports import Entry, JournalFailed, Status
from seancebox.senses.meanings import Button, Pressed
from seancebox.show.scene import State
from seancebox.table.context import NotNow

from .menu import Box, box


async def park_one(it: Box) -> int:
    """Park a game and return its number."""
    await it.deal()
    number = it.seance.game
    assert number is not None
    await it.seance.park()
    return number


async def test_journal_without_games_shows_the_figures_alone(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.enter("Games")
        assert it.words == ["0 games played", "0 won, 0 lost"]
        assert await it.headlines() == ["Figures"]


async def test_figures_count_what_was_won_and_lost(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        for right in (False, True, False):
            await it.play_to_the_end(right=right)
            await it.seance.end(Status.OVER)
        await it.enter("Games")
        await it.wait(1)
        assert it.words == ["3 games played", "1 won, 2 lost"]


async def test_game_that_is_over_says_how_it_ended(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        for right in (False, True):
            await it.play_to_the_end(right=right)
            await it.seance.end(Status.OVER)
        await it.enter("Games")
        await it.press(Button.NO)
        assert (it.headline, it.words[1]) == ("Game 2", "won")
        await it.press(Button.NO)
        assert (it.headline, it.words[1]) == ("Game 1", "lost")


@pytest.mark.rule("R10")
async def test_figures_say_nothing_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.play_to_the_end(right=True)
        await it.seance.end(Status.ABANDONED)
        await park_one(it)
        await it.enter("Games")
        await it.wait(1)
        assert it.words == ["0 games played", "0 won, 0 lost"]


async def test_figures_are_counted_piece_by_piece(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        for _ in range(3):
            await it.play_to_the_end(right=False)
            await it.seance.end(Status.OVER)
        await it.open()
        await it.find("Games")
        began = it.now
        await it.press(Button.YES)
        counted = [words for at, words in it.seen if at >= began and words[0].endswith("played")]
        assert [words[0] for words in counted][:3] == [
            "0 games played",
            "1 game played",
            "2 games played",
        ]
        assert counted[0][2] == "3 still to count"


async def test_counting_goes_on_under_the_page_of_a_game(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.play_to_the_end(right=False)
        await it.seance.end(Status.OVER)
        await it.open()
        await it.find("Games")
        for button in (Button.YES, Button.NO):
            await it.service.take(Pressed(button, it.now, it.now), it.now)
        assert it.words[1] == "over"
        await it.wait(1)
        assert it.words[1] == "lost"


async def test_disk_that_fails_shows_no_games_and_leaves_the_menu_open(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.play_to_the_end(right=False)
        await it.seance.end(Status.OVER)
        await it.open()
        await it.find("Games")
        it.break_disk("entry")
        with pytest.raises(JournalFailed):
            await it.press(Button.YES)
        assert it.headline == "Games"


async def test_disk_that_fails_while_counting_leaves_the_rest_uncounted(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.play_to_the_end(right=False)
        await it.seance.end(Status.OVER)
        await it.open()
        await it.find("Games")
        await it.take(Button.YES)
        it.break_disk("entry")
        await it.wait(1)
        assert it.words == ["0 games played", "0 won, 0 lost", "1 still to count"]


async def test_game_shows_its_number_its_day_and_its_state(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        number = await park_one(it)
        day = (await it.journal.games())[0].begun_at[:10]
        await it.enter("Games")
        await it.press(Button.NO)
        assert (it.headline, it.words) == (f"Game {number}", [day, "waits"])


async def test_games_that_wait_come_first_the_newest_before_the_others(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        statuses = (Status.PARKED, Status.OVER, Status.SHELVED, Status.ABANDONED)
        for status in statuses:
            await it.deal()
            await it.seance.end(status)
        await it.enter("Games")
        assert (await it.headlines())[1:] == ["Game 3", "Game 1", "Game 4", "Game 2"]


async def test_list_ends_after_twenty_games(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        for _ in range(22):
            await it.seance.sit_down(it.now)
            await it.seance.end(Status.ABANDONED)
        await it.enter("Games")
        headlines = await it.headlines()
        assert headlines[1] == "Game 22"
        assert len(headlines) == 1 + 20


# --- taking up ---


@pytest.mark.parametrize("status", [Status.PARKED, Status.SHELVED])
async def test_yes_takes_a_game_up_and_closes_the_menu(tmp_path: Path, status: Status) -> None:
    async with box(tmp_path) as it:
        number = await park_one(it)
        await it.journal.mark(number, status)
        await it.enter("Games", f"Game {number}")
        assert not it.service.is_open
        assert it.seance.game == number
        assert it.seance.state is State.DEAL


async def test_game_with_running_sand_comes_back_with_its_sand_paused(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.turn_sand()
        it.now += 20
        await it.seance.keep_sand(it.now)
        await it.seance.park()
        await it.enter("Games", "Game 1")
        assert it.seance.state is State.TIMER
        assert it.seance.sitting.is_sand_paused
        assert it.seance.hourglass.left(it.now) == pytest.approx(100)


async def test_game_that_is_on_is_parked_first_and_not_without_asking(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        old = await park_one(it)
        await it.deal()
        await it.enter("Games", f"Game {old}")
        assert it.headline == "Park this game?"
        assert it.seance.game == old + 1
        await it.press(Button.YES)
        assert it.seance.game == old
        assert [row.status for row in await it.journal.games()] == [
            Status.PARKED,
            Status.RUNNING,
        ]


async def test_no_leaves_the_game_that_is_on(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        old = await park_one(it)
        await it.deal()
        await it.enter("Games", f"Game {old}")
        await it.press(Button.NO)
        assert it.headline == f"Game {old}"
        assert it.seance.game == old + 1


async def test_disk_that_refuses_leaves_the_game_that_is_on(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        old = await park_one(it)
        await it.deal()
        await it.enter("Games", f"Game {old}")
        it.break_disk("game")
        with pytest.raises(JournalFailed):
            await it.press(Button.YES)
        assert it.headline == f"Game {old}"
        assert it.seance.game == old + 1


async def test_set_up_that_has_begun_no_game_is_left_not_parked(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        old = await park_one(it)
        await it.seance.sit_down(it.now)
        await it.enter("Games", f"Game {old}")
        assert it.headline == "Leave the set-up?"


async def test_game_that_has_ended_makes_room_without_a_question(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        old = await park_one(it)
        await it.play_to_the_end(right=False)
        await it.enter("Games", f"Game {old}")
        assert it.seance.game == old
        assert (await it.journal.games())[0].status is Status.OVER


async def test_game_waiting_after_a_power_cut_is_parked_when_another_is_taken_up(
    tmp_path: Path,
) -> None:
    place = {"place": "cafe"}
    async with box(tmp_path, box=place) as it:
        old = await park_one(it)
        await it.deal()
    async with box(tmp_path, box=place) as it:
        await it.seance.open(it.now)
        assert it.seance.state is State.WAITING_GAME
        await it.enter("Games", f"Game {old}")
        assert it.seance.game == old
        assert (await it.journal.games())[0].status is Status.PARKED


async def test_game_on_the_table_says_so_and_is_not_taken_up_again(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        await it.deal()
        await it.open()
        await it.find("Games", "Game 1")
        assert it.words[1] == "on the table"
        with pytest.raises(NotNow, match="This game is on"):
            await it.press(Button.YES)


@pytest.mark.parametrize("status", [Status.OVER, Status.ABANDONED])
async def test_game_that_has_ended_is_not_taken_up(tmp_path: Path, status: Status) -> None:
    async with box(tmp_path) as it:
        await it.deal()
        await it.seance.end(status)
        with pytest.raises(NotNow, match="has ended"):
            await it.enter("Games", "Game 1")
        assert it.seance.game is None


async def test_game_that_cannot_be_read_leaves_the_one_on_the_table(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        broken = await it.journal.begin()
        await it.journal.append(broken, (Entry(1, 1, "of another world", "{}"),))
        await it.journal.mark(broken, Status.PARKED)
        await it.deal()
        with pytest.raises(NotNow, match="can't be read"):
            await it.enter("Games", f"Game {broken}")
        assert it.seance.game == broken + 1


async def test_game_over_that_cannot_be_read_counts_as_played_alone(tmp_path: Path) -> None:
    async with box(tmp_path) as it:
        broken = await it.journal.begin()
        await it.journal.append(broken, (Entry(1, 1, "of another world", "{}"),))
        await it.journal.mark(broken, Status.OVER)
        await it.enter("Games")
        await it.wait(1)
        assert it.words == ["1 game played", "0 won, 0 lost"]
