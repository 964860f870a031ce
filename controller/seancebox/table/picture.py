"""The picture of the moment: puts together what is shown, and knows when it will look different."""

from collections.abc import Iterator, Mapping
from math import ceil
from typing import Protocol

from seancebox.config.settings import Settings
from seancebox.ports import Audience, Cue, JournalFailed
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import Fuse, Scene, State

from . import routing, staging, telling
from .clockwork import Due
from .context import Context
from .hourglass import Hourglass
from .house import House
from .moment import DEAF_AFTER, MISHEARD_SECONDS, SETTLING_SECONDS, Moment
from .outlets import Stagehand
from .service import Service


class Shown(Protocol):
    """What a picture is made of: the séance, or one of the past."""

    house: House
    moment: Moment
    hourglass: Hourglass

    @property
    def state(self) -> State:
        """Where the evening stands."""

    @property
    def public_number(self) -> int:
        """The number of the last public entry that is on disk."""

    async def keep_sand(self, now: float) -> None:
        """Keep how much sand is left."""


class Picture:
    """Shows the séance; draws when something changes, and once a second while sand runs."""

    def __init__(
        self,
        seance: Shown,
        service: Service | None,
        stagehand: Stagehand,
        faults: Mapping[str, str],
    ) -> None:
        self._seance = seance
        self._moment = seance.moment
        self._service = service
        self._stagehand = stagehand
        self._faults = faults
        self._sand_kept: int | None = None
        self._was_listening = False
        self._changes_at: float | None = None
        self._fuse: Fuse | None = None

    @property
    def _settings(self) -> Settings:
        return self._seance.house.settings

    async def show(self, context: Context, now: float, due: Due | None = None) -> None:
        """Show what `context` is at `now`, what is due next, and keep what sand is left."""
        moment = self._moment
        self._fuse = None if due is None else due.fuse(now)
        moment.forget_echoes(now)
        overlay = None if self._service is None else self._service.overlay(now)
        stage = staging.Stage(
            context=context,
            moment=self._moment,
            hourglass=self._seance.hourglass,
            listens=self._listens(context, now),
            faults=self._faults,
            is_dim=self._is_dim(now),
            fuse=self._fuse,
            countdown=self._settings.rests.countdown,
            over=None if overlay is None else (overlay.table, overlay.ghost),
        )
        scene = staging.scene(stage, now)
        self._tell_by_ear(scene, context)
        self._changes_at = self._stagehand.show(scene, now, overlay)
        house = self._seance.house
        self._stagehand.tell(
            Audience.TABLE,
            "state",
            telling.table_state(
                scene,
                context,
                house.table_catalogue,
                self._seance.public_number,
                is_muted=house.is_muted,
                is_asking=moment.question is not None,
                is_still_there=moment.still_there_at is not None,
                menu=() if overlay is None else overlay.inputs,
            ),
        )
        self._stagehand.tell(Audience.TABLE, "time", telling.time_left(scene))
        ghost_state = telling.ghost_state(scene, house.ghost_catalogue)
        self._stagehand.tell(Audience.GHOST, "state", ghost_state)
        await self._keep_sand(now)

    def _listens(self, context: Context, now: float) -> frozenset[Rhythm]:
        if self._service is not None and self._service.is_open:
            return frozenset()
        return routing.hears(context, self._moment, now)

    def _tell_by_ear(self, scene: Scene, context: Context) -> None:
        """Sound that the box listens now, for a ghost without an OLED; ATTRACT is silent."""
        is_news = scene.listens and not self._was_listening
        if is_news and not context.can_deal and context.state is not State.ATTRACT:
            self._stagehand.play(Cue.LISTENING)
        self._was_listening = bool(scene.listens)

    def _is_dim(self, now: float) -> bool:
        after = self._settings.rests.dim_after
        return after is not None and now - self._moment.idle_since >= after

    async def _keep_sand(self, now: float) -> None:
        """Keep the sand once a second; a disk that refuses is told with the next input."""
        if not self._seance.hourglass.is_running:
            self._sand_kept = None
            return
        left = ceil(self._seance.hourglass.left(now))
        if left != self._sand_kept:
            self._sand_kept = left
            try:
                await self._seance.keep_sand(now)
            except JournalFailed:
                self._sand_kept = None

    def next_at(self, now: float) -> float | None:
        """Return when the picture will look different, as far as it knows."""
        return min((at for at in self._changes(now) if at > now), default=None)

    def _changes(self, now: float) -> Iterator[float]:
        moment = self._moment
        yield from (moment.echo_until, moment.ghost_echo_until, moment.columns_until)
        yield from (moment.answered_at + MISHEARD_SECONDS, moment.listens_from + DEAF_AFTER)
        yield moment.by_time_at + SETTLING_SECONDS
        if self._settings.rests.dim_after is not None:
            yield moment.idle_since + self._settings.rests.dim_after
        if self._fuse is not None:
            yield now + _to_next_second(self._fuse.left)
        if self._changes_at is not None:
            yield self._changes_at
        glass = self._seance.hourglass
        if glass.is_running:
            yield now + _to_next_second(glass.left(now))


def _to_next_second(left: float) -> float:
    """Return in how many seconds a clock that shows `left` shows one less."""
    return left - ceil(left) + 1.0 if left > 0 else 1.0
