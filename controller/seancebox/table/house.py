"""How this box is set: the settings file, and what people have set on the box since."""

from dataclasses import replace
from typing import Protocol

from seancebox.config.settings import Settings
from seancebox.engine.setup import HouseRules
from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue
from seancebox.ports import Journal, Json

from .kept import Kept, after_set_up, house_rules, kept_of, raw_of, sat_down, with_house
from .notes import SatDown
from .sitting import Sitting


class Keeps(Protocol):
    """Where answers are kept: the journal."""

    async def keep(self, key: str, value: Json) -> None:
        """Keep an answer given on the box."""


class House:
    """Settings and answers; every change of an answer is on disk before it counts."""

    def __init__(self, settings: Settings, journal: Keeps, kept: Kept) -> None:
        self.settings = settings
        self.kept = kept
        self._journal = journal
        self._catalogues = {language: Catalogue(language) for language in LANGUAGES}

    @classmethod
    async def open(cls, settings: Settings, journal: Journal) -> "House":
        """Return the house with the answers that `journal` keeps; raises JournalFailed."""
        return cls(settings, journal, kept_of(await journal.kept()))

    @property
    def is_muted(self) -> bool:
        """Whether all sound is off."""
        kept = self.kept.is_muted
        return self.settings.sound.muted if kept is None else kept

    @property
    def brightness(self) -> float:
        """0..1."""
        kept = self.kept.brightness
        return self.settings.box.brightness if kept is None else kept

    @property
    def table_language(self) -> str:
        """The language of the table's face."""
        return self.kept.table_language or self.settings.language.table

    @property
    def ghost_language(self) -> str:
        """The language of the ghost's face."""
        return self.kept.ghost_language or self.settings.language.ghost

    @property
    def table_catalogue(self) -> Catalogue:
        """The sentences of the table's face."""
        return self._catalogues[self.table_language]

    @property
    def ghost_catalogue(self) -> Catalogue:
        """The sentences of the ghost's face."""
        return self._catalogues[self.ghost_language]

    @property
    def rules(self) -> HouseRules:
        """The house rules that hold for the next game."""
        return house_rules(self.settings, self.kept)

    def sat_down(self) -> SatDown:
        """Return the beginning of an evening in this house."""
        return sat_down(self.settings, self.kept)

    async def keep(self, kept: Kept) -> None:
        """Keep `kept` on disk, then hold to it; raises JournalFailed."""
        before, after = raw_of(self.kept), raw_of(kept)
        for key, value in after.items():
            if before[key] != value:
                await self._journal.keep(key, value)
        self.kept = kept

    async def keep_set_up(self, sitting: Sitting) -> None:
        """Keep what this set-up has answered."""
        await self.keep(after_set_up(self.kept, sitting))

    async def keep_rules(self, rules: HouseRules) -> None:
        """Keep house rules changed in the service menu."""
        await self.keep(with_house(self.kept, self.rules, rules))

    async def mute(self, is_muted: bool) -> None:
        """Turn all sound off or on."""
        await self.keep(replace(self.kept, is_muted=is_muted))

    async def speak_next(self) -> None:
        """Change both faces to the next language."""
        at = LANGUAGES.index(self.table_language) + 1
        await self.speak(LANGUAGES[at % len(LANGUAGES)])

    async def speak(self, language: str) -> None:
        """Let both faces speak `language`."""
        await self.keep(replace(self.kept, table_language=language, ghost_language=language))

    @property
    def has_guests_settings(self) -> bool:
        """Whether something is set that the place forgets in ATTRACT (TABLE 4)."""
        return self.settings.rests.resets_in_attract and self.kept != self.kept.without_place()

    async def rest(self) -> None:
        """Forget, where the place says so, what the last guests have set."""
        if self.has_guests_settings:
            await self.keep(self.kept.without_place())
