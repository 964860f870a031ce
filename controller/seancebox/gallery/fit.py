"""The proof that every sentence fits its place: `python -m seancebox.gallery.fit`."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations
from math import ceil

from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue
from seancebox.locale.symbols import SYMBOLS, without_symbols
from seancebox.locale.text import Text
from seancebox.show.paragraph import ELLIPSIS
from seancebox.show.scene import Scene
from seancebox.show.screen import HEIGHT, WIDTH, Screen, Size, Words
from seancebox.show.words import who

from .collection import sheets
from .looks import Side, turned
from .specimen import Sheet
from .widest import Stretcher


@dataclass(frozen=True, slots=True)
class Problem:
    """A sentence that does not fit. message: its msgid; said: as it would stand there."""

    language: str
    specimen: str
    side: Side
    message: str
    said: str
    what: str

    def __str__(self) -> str:
        where = f"{self.language}: {self.specimen}, {self.side.value}"
        return f'{where}: "{self.message}" ("{self.said}"): {self.what}'


def problems(language: str) -> list[Problem]:
    """Return what does not fit in `language`, with fields as they are and as wide as can be."""
    return problems_of(sheets(), Catalogue(language))


def problems_of(sheets: Sequence[Sheet], catalogue: Catalogue) -> list[Problem]:
    """Return what of `sheets` does not fit as `catalogue` says it."""
    found: dict[tuple[str, Side, str], Problem] = {}
    for sheet in sheets:
        for specimen in sheet.specimens:
            name = f"{sheet.name}/{specimen.name}"
            for scene in stretched(specimen.scene, catalogue):
                for one in _of_scene(name, scene, catalogue):
                    found.setdefault((name, one.side, one.message), one)
    return list(found.values())


def stretched(scene: Scene, catalogue: Catalogue) -> tuple[Scene, ...]:
    """Return `scene` as it is, as wide as can be in each type size, and that under a fault."""
    wide = [Stretcher(catalogue, size).scene(scene) for size in Size if "H" in size.font.glyphs]
    faulty = replace(wide[0], fault=scene.fault or _widest_fault(catalogue))
    return tuple(dict.fromkeys((scene, *wide, faulty)))


def _widest_fault(catalogue: Catalogue) -> Text:
    faults = (specimen.scene.fault for sheet in sheets() for specimen in sheet.specimens)
    said = {fault: catalogue.say(fault) for fault in faults if fault is not None}
    return max(said, key=lambda fault: Size.HELP.font.width(said[fault]))


def _of_scene(name: str, scene: Scene, catalogue: Catalogue) -> Iterator[Problem]:
    for side in Side:
        screens = [screen for _, screen in turned(scene, side, catalogue)]
        for text in () if _is_bare_clock(scene, screens) else texts_on(scene, side):
            ways = (text, _in_symbols(text)) if scene.sand else (text,)
            lost = [_lost(catalogue.say(way), screens) for way in ways]
            if all(lost):
                said = catalogue.plain(text)
                yield Problem(catalogue.language, name, side, text.msgid, said, lost[0])
        cut = _cut([catalogue.say(text) for text in texts_on(scene, side)], screens)
        wrong = chain(((line, "cut") for line in cut), *map(_misplaced, screens))
        for line, what in wrong:
            yield Problem(catalogue.language, name, side, line, without_symbols(line), what)


def _is_bare_clock(scene: Scene, screens: Sequence[Screen]) -> bool:
    """Whether the last seconds stand there, so large that there is room for nothing else."""
    if scene.sand is None or scene.fault is not None:
        return False
    return all(screen.words == (str(ceil(scene.sand.left)),) for screen in screens)


def _in_symbols(text: Text) -> Text:
    """Return `text` as it stands beside sand: lists of psychics are their symbols alone."""
    fields = tuple(
        (name, "".join(map(SYMBOLS.__getitem__, value)) if isinstance(value, tuple) else value)
        for name, value in text.fields
    )
    return replace(text, fields=fields)


def texts_on(scene: Scene, side: Side) -> tuple[Text, ...]:
    """Return every message that `side` has to show: its answer, or else what is asked."""
    fault = () if scene.fault is None else (scene.fault,)
    echo = side.echo(scene)
    if echo is not None:
        return (*fault, echo.word, *echo.about)
    face = side.face(scene)
    hint = () if face.hint is None else (face.hint,)
    name = () if scene.name is None else (who(scene.name),)
    return (*fault, *name, face.headline, *face.lines, *hint)


def _lost(sentence: str, screens: Sequence[Screen]) -> str:
    """Return what of `sentence` stands on none of the pages that turn; empty: nothing is lost."""
    shown = Counter(word for screen in screens for line in screen.words for word in line.split())
    missing = " ".join(Counter(sentence.split()) - shown)
    return f"not shown whole: {without_symbols(missing)}" if missing else ""


def _cut(said: Sequence[str], screens: Sequence[Screen]) -> Iterator[str]:
    """Yield each line that ends in … where no sentence has one."""
    if not any(ELLIPSIS in sentence for sentence in said):
        lines = chain.from_iterable(screen.words for screen in screens)
        yield from (line for line in lines if ELLIPSIS in line)


def _misplaced(screen: Screen) -> Iterator[tuple[str, str]]:
    """Yield each line of type that leaves the screen or lies over another."""
    lines = [item for item in screen.items if isinstance(item, Words) and item.words.strip()]
    for line in lines:
        if line.left < 0 or line.right > WIDTH:
            yield line.words, f"{line.right - line.left} columns wide, of {WIDTH}"
        if line.top < 0 or line.bottom > HEIGHT:
            yield line.words, f"rows {line.top} to {line.bottom}, of {HEIGHT}"
    for one, other in combinations(lines, 2):
        if _overlap(one, other):
            yield one.words, f'lies over "{other.words}"'


def _overlap(one: Words, other: Words) -> bool:
    is_beside = one.right <= other.left or other.right <= one.left
    return not (is_beside or one.bottom <= other.top or other.bottom <= one.top)


def main(languages: Sequence[str]) -> int:
    """Print what doesn't fit in `languages`, all if none is named; return 1 if anything."""
    count = 0
    for language in languages or LANGUAGES:
        found = problems(language)
        count += len(found)
        print(*found, f"{language}: {len(found)} sentences that don't fit", sep="\n")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
