"""What can be wrong with a translation: everything that a program can see without the language."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message

from .fonts import font
from .pofiles import ids, messages, sentences

FONTS: Final = Path(__file__).parent / "fonts"


def problems(catalog: Catalog, *, is_for_displays: bool) -> Iterator[tuple[Message, str]]:
    """Yield each message that can't stay as it is, with the reason.

    is_for_displays: its sentences stand on the OLEDs, in the fonts of the box.
    """
    for message in messages(catalog):
        for problem in _of(message, catalog.num_plurals, is_for_displays=is_for_displays):
            yield message, problem


def _of(message: Message, forms: int, *, is_for_displays: bool) -> Iterator[str]:
    said = sentences(message)
    if not all(said):
        yield "not translated"
        return
    if message.fuzzy:
        yield "marked fuzzy: a guess; check it and take the mark away"
    if len(ids(message)) > 1 and len(said) != forms:
        yield f"{len(said)} plural forms, the language has {forms}"
    for sentence in dict.fromkeys(said):
        yield from _of_sentence(ids(message), sentence)
        if is_for_displays:
            yield from _of_letters(sentence)


def _of_sentence(english: tuple[str, ...], sentence: str) -> Iterator[str]:
    try:
        fields = _fields(sentence)
    except ValueError as broken:
        yield f"broken braces in {sentence!r}: {broken}"
        return
    wanted = _fields(english[-1])
    # "one crow" may do without the number, so only a language with that form may drop it
    if fields - wanted or (wanted - fields) - ({"n"} if len(english) > 1 else set()):
        yield f"fields of {sentence!r} are {_listed(fields)}, should be {_listed(wanted)}"
    if any(spec or conversion for _, _, spec, conversion in Formatter().parse(sentence)):
        yield f"{sentence!r}: a field is {{name}} alone, without ! or :"
    if _edges(sentence) != _edges(english[0]):
        yield f"{sentence!r} begins or ends with other spaces than the English"
    if "  " in sentence and not any("  " in each for each in english):
        yield f"{sentence!r} has two spaces together"
    if not sentence.replace(" ", "").isprintable():
        yield f"{sentence!r} has characters that can't be seen"


def _fields(sentence: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(sentence) if name is not None)


def _listed(fields: frozenset[str]) -> str:
    return " ".join(f"{{{name}}}" for name in sorted(fields)) or "none"


def _edges(sentence: str) -> tuple[str, str]:
    return sentence[: -len(sentence.lstrip()) or None], sentence[len(sentence.rstrip()) :]


def _of_letters(sentence: str) -> Iterator[str]:
    for name, glyphs in letters().items():
        missing = sorted(set(sentence) - glyphs)
        if missing:
            shown = " ".join(f"{letter} (U+{ord(letter):04X})" for letter in missing)
            yield f"the font {name} has no {shown}"


@cache
def letters() -> dict[str, frozenset[str]]:
    """Return what each font can write that sets words; one has digits alone."""
    fonts = {path.stem: frozenset(font(path.stem).glyphs) for path in sorted(FONTS.glob("*.bdf"))}
    return {name: glyphs for name, glyphs in fonts.items() if "A" in glyphs}
