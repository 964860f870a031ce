"""Which edges of the displays are lit beside a sound, and until when."""

from seancebox.show.mark import MARK_SECONDS, Edge


class Marks:
    """Both edges. One that is lit stays so for its time, however fast sounds come: none flashes."""

    def __init__(self) -> None:
        self._until: dict[Edge, float] = {}
        self._new: Edge | None = None  # since `settle` was last called
        self._last = Edge.RIGHT

    @property
    def lit(self) -> tuple[Edge, ...]:
        """The edges that are lit."""
        return tuple(edge for edge in Edge if edge in self._until or edge is self._new)

    @property
    def until(self) -> float | None:
        """When the next edge goes dark."""
        return min(self._until.values(), default=None)

    def light(self) -> None:
        """Light an edge that is dark, the other one first; what sounds at once shares it."""
        if self._new is None:
            edges = (self._last.other, self._last)
            self._new = next((edge for edge in edges if edge not in self._until), None)

    def settle(self, now: float) -> None:
        """Let edges go whose time is over, and say how long a new one stays."""
        self._until = {edge: until for edge, until in self._until.items() if until > now}
        if self._new is not None:
            self._until[self._new] = now + MARK_SECONDS
            self._last, self._new = self._new, None
