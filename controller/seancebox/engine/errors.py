"""Why a command can't be: a refusal is a fact, `show` has the sentence."""

from enum import Enum

from .cards import Psychic


class Why(Enum):
    """The reasons for a refusal."""

    BAD_SEATS = "these seats make no game"
    ALREADY_BEGUN = "the game has begun"
    NOT_NOW = "not in this step"
    GAME_OVER = "the game is over"
    NOT_PLAYING = "nobody plays this colour"
    HAS_FINISHED = "has found all three"
    HAS_VISION = "was given a vision in this hour"
    HAS_NO_VISION = "was given no vision in this hour"
    NO_VISIONS_NAMED = "at least one vision card"
    NOT_IN_HAND = "a card that is not in the hand"
    HAND_NOT_EMPTY = "there are vision cards left"
    VISION_STAYS = "a vision once given stays"
    TIMER_NEEDS_VISIONS = "somebody waits for a vision"
    TOKENS_MISSING = "somebody has no intuition token placed"
    NO_EARLY_END = "the house rules let the sand run out"
    TOKEN_STANDS = "the token stands already"
    TOKEN_NOT_STANDING = "no token stands"
    WRONG_KIND = "a card of another kind"
    CARD_NOT_ON_TABLE = "that card is not on the table"
    ALREADY_ANSWERED = "was answered in this hour"
    CONTRADICTS_CARDS = "the cards say otherwise"
    NO_CLAIRVOYANCY = "no clairvoyancy with two or three players"
    BET_ON_ONESELF = "nobody bets on themselves"
    BET_NEEDS_TOKEN = "no intuition token to bet on"
    ALREADY_BET = "a token lies beside that one already"
    NO_BET = "no token lies there"
    NO_TOKENS_LEFT = "no clairvoyancy token left"
    BETS_TOO_EARLY = "bets are laid while the sand runs"
    CLAIMS_OPEN = "claims are still open"
    NOTHING_TO_CLAIM = "nothing to claim"
    NOT_CLAIMED = "has claimed nothing here"
    STILL_UNANSWERED = "somebody waits for an answer"
    NO_CROW_LEFT = "no crow left"
    NOTHING_DISCARDED = "a refresh discards at least one card"
    NO_SUCH_GROUP = "no group has that number"
    GROUP_TAKEN = "that number is taken"
    GROUPS_NOT_LAID = "somebody has not laid their cards"
    CULPRIT_NOT_CHOSEN = "no culprit chosen"
    SHARE_THREE = "the shared vision has three cards"
    NOT_THEIR_LEVEL = "another level votes now"
    HAS_VOTED = "the vote is in the sleeve"
    HAS_NOT_VOTED = "no vote in the sleeve"
    VOTES_MISSING = "somebody of this level has not voted"
    ALREADY_COUNTED = "a psychic votes once"
    NOT_COUNTED = "not counted yet"
    NOT_TIED = "not one of those concerned"


class Refused(Exception):
    """Raised by `decide`: the command can't be. `why`, and whom or what it concerns."""

    def __init__(
        self,
        why: Why,
        *,
        psychic: Psychic | None = None,
        waiting: tuple[Psychic, ...] = (),
        number: int | None = None,
    ) -> None:
        super().__init__(why.name)
        self.why = why
        self.psychic = psychic
        self.waiting = waiting
        self.number = number
