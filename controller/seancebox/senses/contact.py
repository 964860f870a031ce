"""One contact without its bounces: edges in, settled changes out, with their first edge's stamp."""


class Contact:
    """A contact that counts as changed once its level has stood still for the debounce time."""

    def __init__(self, debounce: float) -> None:
        """Take the debounce time in seconds; the contact is up."""
        self._debounce = debounce
        self._is_down = False
        self._level = False
        self._changed = float("-inf")
        self._first = 0.0
        self._last: float | None = None

    @property
    def is_down(self) -> bool:
        """The settled level."""
        return self._is_down

    @property
    def wavers_since(self) -> float | None:
        """The first edge since the contact was last at rest; None while it is."""
        return None if self._last is None else self._first

    @property
    def settles_at(self) -> float | None:
        """When the level has stood still for long enough; None at rest."""
        return None if self._last is None else self._last + self._debounce

    def feel(self, is_down: bool, at: float) -> None:
        """Take an edge; one that says nothing new at rest is ignored."""
        if self._last is not None:
            self._last = max(self._last, at)
        elif is_down != self._is_down:
            self._first = self._last = max(at, self._changed)
        self._level = is_down

    def settle(self) -> float | None:
        """Come to rest; return the stamp of the change, None if it was only a glitch."""
        self._last = None
        if self._level == self._is_down:
            return None
        self._is_down = self._level
        self._changed = self._first
        return self._first
