"""The pages of the docs that show the sheets, one for each language."""

from collections.abc import Iterator, Sequence
from typing import Final

from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue, own_name
from seancebox.senses.meanings import Rhythm
from seancebox.show.scene import State
from seancebox.table.prompt import Input, hands
from seancebox.table.prompts import PROMPTS

from .looks import Side
from .specimen import Sheet

_MOST_ASKED: Final = 3  # headlines in the words that stand for a picture
_INDEX: Final = """\
# What the box shows

Every screen in every language, made from the code by `make pictures`. In each pair the table's
OLED stands left and the ghost's right; a face that turns its pages is shown page after page. Real
screens are 128 × 64 pixels, here twice as large. What each state hears, and what time does in it,
is in the [state table](../states.md).

`make test` draws them all again and compares every pixel; where one differs it writes what it
expected, what it got and the difference to `build/pictures/`.

| sheet | {head} |
|---|{rule}
{rows}"""
_PAGE: Final = """\
# What the box shows: {language}

Made from the code by `make pictures`; [all languages](README.md). Left the table's OLED, right the
ghost's.

{sheets}"""


def index(sheets: Sequence[Sheet]) -> str:
    """Return the page that leads to all others."""
    rows = [
        f"| {title(sheet)} | "
        + " | ".join(f"[{code}]({code}.md#{_anchor(sheet)})" for code in LANGUAGES)
        + " |\n"
        for sheet in sheets
    ]
    head = " | ".join(f"[{own_name(code)}]({code}.md)" for code in LANGUAGES)
    return _INDEX.format(head=head, rule="---|" * len(LANGUAGES), rows="".join(rows))


def page(language: str, sheets: Sequence[Sheet]) -> str:
    """Return the page of `language`."""
    catalogue = Catalogue(language)
    told = [_told(sheet, catalogue) for sheet in sheets]
    return _PAGE.format(language=own_name(language), sheets="\n".join(told))


def title(sheet: Sheet) -> str:
    """Return the name of `sheet` in a heading: a state as the code writes it."""
    return sheet.name.replace("-", " ") if sheet.state is None else sheet.state.value


def _anchor(sheet: Sheet) -> str:
    return title(sheet).lower().replace(" ", "-")


def _told(sheet: Sheet, catalogue: Catalogue) -> str:
    picture = f"![{_asked(sheet, catalogue)}]({catalogue.language}/{sheet.name}.png)\n"
    inputs = "" if sheet.state is None else "\n" + "".join(_inputs(sheet, sheet.state, catalogue))
    return f"## {title(sheet)}\n\n{picture}{inputs}"


def _asked(sheet: Sheet, catalogue: Catalogue) -> str:
    """Return what the first specimens ask or answer, for whoever doesn't see the picture."""
    words = []
    for specimen in sheet.specimens:
        echo = Side.TABLE.echo(specimen.scene)
        words.append(Side.TABLE.face(specimen.scene).headline if echo is None else echo.word)
    said = dict.fromkeys(catalogue.plain(text) for text in words)
    return " · ".join(list(said)[:_MOST_ASKED])


def _inputs(sheet: Sheet, state: State, catalogue: Catalogue) -> Iterator[str]:
    """Yield the rows of who does what, in the words of the page."""
    say = catalogue.plain
    listens = frozenset[Rhythm]().union(*(one.scene.listens for one in sheet.specimens))
    rows: dict[str, None] = {}
    for one in PROMPTS[state].inputs:
        hand = say(hands(one.gesture, listens))
        rows[f"| {hand} | {say(one.does)}{_touch(one)} |\n"] = None
    yield "| | |\n|---|---|\n"
    yield from rows


def _touch(one: Input) -> str:
    return f" (`{one.touch}`)" if one.touch else ""
