"""The house rules as settings: names, ranges and defaults of the rulings of R8."""

from typing import Annotated, Any, Final, Self

from pydantic import Field, field_validator, model_validator

from seancebox.config.kinds import Flag, Section, Whole, wrong
from seancebox.engine.cards import TRACK_END, tokens_for
from seancebox.engine.setup import BetsFrom, HouseRules, MissingToken, TokenFaces

_DEFAULT: Final = HouseRules()
_MOST_TOKENS: Final = tokens_for(7)
_FACES: Final[dict[str, Any]] = {
    "words": "a table of two numbers, agree and disagree",
    "examples": [{"agree": 2, "disagree": 2}],
}
_LEVELS: Final[dict[str, Any]] = {
    "words": f"two spaces of the track, the first 1-{TRACK_END - 1}, the second above it, at most "
    f"{TRACK_END}"
}
_SandTime = Annotated[Whole, Field(ge=3, le=600, json_schema_extra={"unit": "seconds"})]


def _ruling(key: str, what: str) -> Any:
    return Field(default=getattr(_DEFAULT, key), description=what)


class Faces(Section):
    """How many of a psychic's clairvoyancy tokens say agree and how many disagree (R8.3)."""

    agree: Annotated[Whole, Field(ge=0, le=_MOST_TOKENS)] = Field(description="Tokens with ✓.")
    disagree: Annotated[Whole, Field(ge=0, le=_MOST_TOKENS)] = Field(description="Tokens with ✗.")

    @model_validator(mode="after")
    def _are_as_many_as_a_psychic_has(self) -> Self:
        total = self.agree + self.disagree
        if not 1 <= total <= _MOST_TOKENS:
            raise wrong(
                f"{self.agree} and {self.disagree} make {total} tokens",
                f"a psychic has four with 4-5 players and six with 6-7: 1 to {_MOST_TOKENS} in all",
            )
        return self


class Rules(Section):
    """The table `[rules]`; what it sets isn't asked at the table."""

    levels_6_7: Annotated[tuple[Whole, Whole], Field(json_schema_extra=_LEVELS)] = _ruling(
        "levels_6_7",
        "First space of the intermediate and of the high level with 6-7 players. *Not verified: "
        "read it off your board.*",
    )
    token_faces: Annotated[Faces | None, Field(json_schema_extra=_FACES)] = _ruling(
        "token_faces",
        "How each psychic's clairvoyancy tokens are split, as in `{ agree = 2, disagree = 2 }`; "
        "1 to 6 in all. Not set: any mix. With 4-5 players a psychic lays at most four of them in "
        "any case; with 6-7 players a split of four leaves two tokens unused.",
    )
    missing_token: MissingToken = _ruling(
        "missing_token",
        "No intuition token stands when the sand is out: `wrong` (a wrong guess), `grace` (some "
        "seconds more), `wait` (the hour waits).",
    )
    grace_seconds: _SandTime = _ruling(
        "grace_seconds", 'The seconds more of `missing_token = "grace"`.'
    )
    sand_seconds: _SandTime = _ruling("sand_seconds", "How long the sand runs.")
    end_early: Flag = _ruling(
        "end_early", "The hour may go on before the sand is out, once every token stands."
    )
    pause: Flag = _ruling("pause", "The sand may be paused.")
    relaxed: Flag = _ruling(
        "relaxed", "The sand runs for show: its end is a chime and ends nothing."
    )
    bets: BetsFrom = _ruling(
        "bets",
        "When clairvoyancy tokens may be laid: `until_sand_ends` (from the first vision of the "
        "hour) or `while_sand_runs`.",
    )
    box_answers: Flag = _ruling(
        "box_answers",
        "Where the box dealt and knows the guess, it answers by itself, in place of the ghost.",
    )

    @field_validator("levels_6_7")
    @classmethod
    def _rise_on_the_track(cls, levels: tuple[int, int]) -> tuple[int, int]:
        first, second = levels
        if not 1 <= first < second <= TRACK_END:
            raise ValueError(levels)
        return levels

    @property
    def given(self) -> frozenset[str]:
        """The names of the house rules that the file sets: these are not asked."""
        return frozenset(self.model_fields_set)

    def house(self) -> HouseRules:
        """Return the house rules as the engine takes them."""
        faces = self.token_faces
        return HouseRules(
            levels_6_7=self.levels_6_7,
            token_faces=TokenFaces(faces.agree, faces.disagree) if faces else None,
            missing_token=self.missing_token,
            grace_seconds=self.grace_seconds,
            sand_seconds=self.sand_seconds,
            end_early=self.end_early,
            pause=self.pause,
            relaxed=self.relaxed,
            bets=self.bets,
            box_answers=self.box_answers,
        )
