"""The sentence for every refusal of the rules."""

from dataclasses import replace
from typing import Final

from seancebox.engine.errors import Refused, Why
from seancebox.locale.text import Field, Text, say

_SENTENCES: Final = {
    # Translators: from here on: why the box refuses something; at most 3 lines of about 18 letters
    Why.BAD_SEATS: say("No game for so many seats"),
    Why.ALREADY_BEGUN: say("The game has begun"),
    Why.NOT_NOW: say("Not in this step"),
    Why.GAME_OVER: say("The game is over"),
    Why.NOT_PLAYING: say("{who} does not play tonight"),
    Why.HAS_FINISHED: say("{who} has found all three"),
    Why.HAS_VISION: say("{who} has a vision already"),
    Why.HAS_NO_VISION: say("{who} has no vision yet"),
    Why.NO_VISIONS_NAMED: say("Give one vision at least"),
    # Translators: {who} is a psychic, {waiting} one or several
    Why.NOT_IN_HAND: say("That card is not in the ghost's hand"),
    Why.HAND_NOT_EMPTY: say("There are still visions to give"),
    Why.VISION_STAYS: say("A vision once given stays"),
    Why.TIMER_NEEDS_VISIONS: say("No vision yet: {waiting}"),
    Why.TOKENS_MISSING: say("No token yet: {waiting}"),
    Why.NO_EARLY_END: say("Here the sand runs to its end"),
    # Translators: the intuition token, on a card
    Why.TOKEN_STANDS: say("The token of {who} stands"),
    Why.TOKEN_NOT_STANDING: say("{who} has no token placed"),
    Why.WRONG_KIND: say("{who} seeks another kind of card"),
    Why.CARD_NOT_ON_TABLE: say("Card {number} is not on the table"),
    Why.ALREADY_ANSWERED: say("{who} has had an answer"),
    Why.CONTRADICTS_CARDS: say("The cards say otherwise"),
    # Translators: bets: laid with clairvoyancy tokens ✓ ✗ on the guesses of others
    Why.NO_CLAIRVOYANCY: say("No bets with so few players"),
    Why.BET_ON_ONESELF: say("Never on your own token"),
    Why.BET_NEEDS_TOKEN: say("{who} has no token to bet on"),
    Why.ALREADY_BET: say("Your bet lies there already"),
    Why.NO_BET: say("No bet of yours lies there"),
    Why.NO_TOKENS_LEFT: say("{who} has no bets left"),
    Why.BETS_TOO_EARLY: say("Bets wait for the sand"),
    Why.CLAIMS_OPEN: say("First: who bet right on {who}?"),
    Why.NOTHING_TO_CLAIM: say("There is nothing to claim now"),
    Why.NOT_CLAIMED: say("{who} has claimed nothing"),
    Why.STILL_UNANSWERED: say("Still unanswered: {waiting}"),
    Why.NO_CROW_LEFT: say("No crow is left"),
    # Translators: when the ghost uses a crow
    Why.NOTHING_DISCARDED: say("Lay off one card at least"),
    Why.NO_SUCH_GROUP: say("There is no group {number}"),
    Why.GROUP_TAKEN: say("Group {number} is taken"),
    Why.GROUPS_NOT_LAID: say("Cards not laid yet: {waiting}"),
    Why.CULPRIT_NOT_CHOSEN: say("Ghost, choose the culprit first"),
    Why.SHARE_THREE: say("The shared vision has three cards"),
    Why.NOT_THEIR_LEVEL: say("It is not {who}'s turn to vote"),
    Why.HAS_VOTED: say("{who} has voted"),
    Why.HAS_NOT_VOTED: say("{who} has not voted yet"),
    Why.VOTES_MISSING: say("No vote yet: {waiting}"),
    Why.ALREADY_COUNTED: say("{who} votes only once"),
    Why.NOT_COUNTED: say("{who} is not counted yet"),
    # Translators: the vote is a tie, and only one of those tied may press
    Why.NOT_TIED: say("Only those who are tied"),
}


def sentence(refused: Refused) -> Text:
    """Return why it can't be, with the psychics and the number that it concerns."""
    fields: tuple[tuple[str, Field], ...] = (
        ("who", refused.psychic or "?"),
        ("waiting", refused.waiting or "?"),
        ("number", "?" if refused.number is None else refused.number),
    )
    return replace(_SENTENCES[refused.why], fields=fields)
