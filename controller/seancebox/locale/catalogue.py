"""Messages become sentences of one language, through gettext."""

import gettext

from seancebox.engine.cards import Psychic
from seancebox.languages import DOMAIN, LOCALES, SOURCE

from .symbols import SYMBOLS, colour, without_symbols
from .text import Field, Text, say


class Catalogue:
    """The sentences of one language; a message that it lacks is said in English."""

    def __init__(self, language: str = SOURCE) -> None:
        self.language = language
        self._messages = gettext.translation(
            DOMAIN, localedir=LOCALES, languages=[language], fallback=True
        )

    def say(self, text: Text) -> str:
        """Return the sentence, with each psychic's symbol before the colour word."""
        return self._sentence(text).format_map(
            {name: self._said(value) for name, value in text.fields}
        )

    def plain(self, text: Text) -> str:
        """Return the sentence for logs, pages and stories: colour words alone."""
        return without_symbols(self.say(text))

    def _sentence(self, text: Text) -> str:
        if text.plural is None:
            if text.context is None:
                return self._messages.gettext(text.msgid)
            return self._messages.pgettext(text.context, text.msgid)
        number = dict(text.fields)["n"]
        if not isinstance(number, int):
            raise TypeError(f"the field n of {text.msgid!r} is {number!r}, not a number")
        return self._messages.ngettext(text.msgid, text.plural, number)

    def _said(self, value: Field) -> str | int:
        match value:
            case Psychic():
                return SYMBOLS[value] + self.say(colour(value))
            case Text():
                return self.say(value)
            case tuple():
                return self._listed(value)
            case str() | int():
                return value

    def _listed(self, psychics: tuple[Psychic, ...]) -> str:
        if not psychics:
            # Translators: a list of psychics that is empty
            return self.say(say("nobody"))
        *others, last = psychics
        if not others:
            return str(self._said(last))
        listed = str(self._said(others[0]))
        for psychic in others[1:]:
            # Translators: a list that goes on: "RED, BLUE"; of buttons too
            listed = self.say(say("{these}, {another}", these=listed, another=psychic))
        # Translators: the end of a list: "RED, BLUE and WHITE"
        return self.say(say("{these} and {last}", these=listed, last=last))


def own_name(language: str) -> str:
    """Return what `language` calls itself."""
    # Translators: not the word for English: what your own language calls itself, as "Deutsch"
    return Catalogue(language).say(say("English"))
