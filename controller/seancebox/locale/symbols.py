"""The six psychics as one reads them: a symbol of their art beside the word of their colour."""

from typing import Final

from seancebox.engine.cards import Psychic

from .text import Text, say

_FIRST: Final = 0xE000  # private use: the fonts draw the symbols there, in the psychics' order

SYMBOLS: Final = {psychic: chr(_FIRST + index) for index, psychic in enumerate(Psychic)}
LISTENS: Final = "\ue010"  # a knock and its sound, beside the hint while the box listens

COLOURS: Final = {
    # Translators: psychics are called by their colours, in capitals; also very large
    Psychic.BLUE: say("BLUE"),
    Psychic.WHITE: say("WHITE"),
    Psychic.RED: say("RED"),
    Psychic.YELLOW: say("YELLOW"),
    Psychic.PURPLE: say("PURPLE"),
    Psychic.BLACK: say("BLACK"),
}

_WITHOUT: Final = {ord(symbol): None for symbol in (*SYMBOLS.values(), LISTENS)}


def colour(psychic: Psychic) -> Text:
    """Return the colour word of `psychic`, without the symbol."""
    return COLOURS[psychic]


def without_symbols(sentence: str) -> str:
    """Return `sentence` as a log, a page or a story writes it."""
    return sentence.translate(_WITHOUT)
