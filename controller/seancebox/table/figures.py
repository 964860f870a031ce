"""How many games were played, won and lost; counted game by game, so that nobody waits for it."""

from collections.abc import Iterable

from seancebox.ports import GameRow, JournalFailed, Status

from .codec import Unreadable
from .lobby import Lobby


class Figures:
    """The outcomes of all games that are over; of the others nothing is told (R10)."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._outcomes: dict[int, bool | None] = {}  # None: can't be read
        self._left: list[int] = []

    def begin(self, rows: Iterable[GameRow]) -> None:
        """Count what is over among `rows`; the newest first, what is known already not again."""
        over = [row.game for row in rows if row.status is Status.OVER]
        self._left = [game for game in reversed(over) if game not in self._outcomes]

    async def count_on(self) -> bool:
        """Read one game; return whether there is more. A disk that fails ends the counting."""
        if self._left:
            game = self._left[-1]
            try:
                record = await self._lobby.read(game)
                self._outcomes[game] = record.sitting().game.is_won
            except Unreadable:
                self._outcomes[game] = None
            except JournalFailed:
                return False
            self._left.pop()
        return bool(self._left)

    def was_won(self, game: int) -> bool | None:
        """Whether `game` was won; None: not over, not counted yet, or it can't be read."""
        return self._outcomes.get(game)

    @property
    def won(self) -> int:
        """Games won, of those counted."""
        return sum(outcome is True for outcome in self._outcomes.values())

    @property
    def lost(self) -> int:
        """Games lost, of those counted."""
        return sum(outcome is False for outcome in self._outcomes.values())

    @property
    def played(self) -> int:
        """Games counted."""
        return len(self._outcomes)

    @property
    def left(self) -> int:
        """Games not counted yet."""
        return len(self._left)
