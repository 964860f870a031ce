"""Where the words of the box are, for the tests of this folder."""

from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from seancebox.languages import DOMAIN, LANGUAGES, LOCALES, SOURCE
from seancebox.locale.extraction import PACKAGE, PAGE, box_template, page_template
from seancebox.locale.messages import po_file
from seancebox.locale.pofiles import read

TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE)
DOMAINS = (DOMAIN, "page")
ROOT = PACKAGE.parents[1]
WORDS = PAGE / "words"

__all__ = ["DOMAINS", "LOCALES", "ROOT", "TRANSLATED", "WORDS", "po", "template"]


@cache
def template(domain: str) -> Catalog:
    """Return what the code says now."""
    return box_template() if domain == DOMAIN else page_template()


@cache
def po(language: str, domain: str) -> Catalog:
    """Return the translations as the file has them."""
    return read(po_file(language, domain), language, domain)


def keys(catalog: Catalog) -> set[tuple[str | None, str]]:
    """Return the contexts and the English of all messages."""
    return {key(message) for message in catalog if message.id}


def key(message: Message) -> tuple[str | None, str]:
    """Return context and English of a message."""
    return message.context, str(message.id)


def folder_of(language: str) -> Path:
    """Return where the files of a language are."""
    return LOCALES / language / "LC_MESSAGES"
