"""The games that wait: parked ones, and the one that a power cut has stopped."""

from seancebox.ports import GameRow, Journal, Status

from .record import Record, record_of
from .sitting import Sitting


class Lobby:
    """What ATTRACT and WAITING GAME know of the journal.

    parked: the game parked last. asked: the one that WAITING GAME asks about.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.parked: int | None = None
        self.asked: int | None = None
        self.is_after_power_cut = False

    async def look(self) -> None:
        """Find the game that was parked last; asks about none."""
        self.asked, self.is_after_power_cut = None, False
        parked = [row for row in await self._journal.games() if row.status is Status.PARKED]
        newest = max(parked, key=lambda row: (row.changed_at, row.game), default=None)
        self.parked = None if newest is None else newest.game

    async def running(self) -> int | None:
        """Return the game that was on when the box went off; one without a line never began."""
        for row in await self._journal.games():
            if row.status is Status.RUNNING:
                if row.entries:
                    return row.game
                await self._journal.mark(row.game, Status.ABANDONED)
        return None

    async def is_under_way(self, game: int) -> bool:
        """Whether `game` has got beyond its set-up, and is not over."""
        kinds = [entry.kind for entry in await self._journal.load(game)]
        return "game_begun" in kinds and kinds[-1] not in ("game_won", "game_lost")

    def ask(self, game: int | None, *, is_after_power_cut: bool = False) -> None:
        """Ask about `game`."""
        self.asked, self.is_after_power_cut = game, is_after_power_cut

    async def games(self) -> tuple[GameRow, ...]:
        """Return all games, the newest first."""
        return await self._journal.games()

    async def read(self, game: int) -> Record:
        """Return what the journal keeps of `game`; raises codec.Unreadable."""
        return record_of(game, await self._journal.load(game))


def put_by(sitting: Sitting) -> Status:
    """Return what becomes of an evening that nobody goes on with now; set-up alone isn't kept."""
    if sitting.is_over:
        return Status.OVER
    return Status.PARKED if sitting.game.seats else Status.ABANDONED
