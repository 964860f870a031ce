"""`python -m seancebox.locale.messages`: brings templates and languages up to date, and checks.

Needs Babel, which the box itself does without: it reads what is compiled here.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from seancebox.languages import DOMAIN, LOCALES

try:
    from babel import Locale, UnknownLocaleError
    from babel.messages.catalog import Catalog, Message
    from babel.messages.pofile import PoFileError
except ModuleNotFoundError:
    sys.exit("Babel is missing: .ci/setup dev brings it, or pip install babel")

from .extraction import PAGE, box_template, page_template
from .pofiles import ids, keep, messages, mo_of, po_of, read, sentences, translated, words_of
from .proofs import problems

_PAGE_DOMAIN: Final = "page"
_OWN_NAME: Final = "English"  # the message by which a language says its name
_WORDS: Final = PAGE / "words"
_ROOT: Final = LOCALES.parents[2]

Templates = Mapping[str, Catalog]
Problem = tuple[Message, str]


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; return 1 if a language isn't whole."""
    parser = argparse.ArgumentParser(
        prog="python -m seancebox.locale.messages",
        description="Takes all messages from the code, updates and compiles the languages, checks.",
    )
    parser.add_argument("codes", nargs="*", metavar="CODE", help="only these, as de; default: all")
    parser.add_argument("--new", metavar="CODE", help="begin a language, as fr or pt_BR")
    parser.add_argument("--templates", action="store_true", help="touch no language")
    given = parser.parse_args(arguments)
    if given.new is not None and not _begin(given.new):
        return 1
    templates = {DOMAIN: box_template(), _PAGE_DOMAIN: page_template()}
    for domain, template in templates.items():
        keep(LOCALES / f"{domain}.pot", po_of(template))
    codes = given.codes or ([given.new] if given.new else _begun())
    if unknown := sorted(set(codes) - set(_begun())):
        print(f"{', '.join(unknown)}: not begun yet; --new begins a language", file=sys.stderr)
        return 1
    reports = [_bring_up_to_date(code, templates) for code in codes if not given.templates]
    return 1 if any(reports) else 0


def _begin(code: str) -> bool:
    """Make the folder of a new language; return whether there is such a language."""
    try:
        Locale.parse(code)
    except (UnknownLocaleError, ValueError) as unknown:
        print(f"{code}: {unknown}", file=sys.stderr)
        return False
    (LOCALES / code / "LC_MESSAGES").mkdir(parents=True, exist_ok=True)
    return True


def _begun() -> Sequence[str]:
    """Return the languages that have a folder."""
    return sorted(folder.parent.name for folder in LOCALES.glob("*/LC_MESSAGES"))


def po_file(code: str, domain: str) -> Path:
    """Return where the translations of `domain` into `code` are."""
    return LOCALES / code / "LC_MESSAGES" / f"{domain}.po"


def _bring_up_to_date(code: str, templates: Templates) -> bool:
    """Update, compile and check a language, and print how it stands; return whether it's bad."""
    count = whole = 0
    lines: list[str] = []
    for domain, template in templates.items():
        path = po_file(code, domain)
        try:
            catalog = _updated(path, code, domain, template)
        except PoFileError as broken:
            print(f"{_named(path)}:{broken.lineno + 1}: {broken}")
            return True
        count += len(list(messages(catalog)))
        whole += len(list(translated(catalog)))
        found = list(problems(catalog, is_for_displays=domain == DOMAIN))
        lines += _told(path, found)
        _compile(_sound(catalog, found), code, domain)
    print(*lines, f"{code}: {count} messages, {whole} translated, {len(lines)} problems", sep="\n")
    return bool(lines)


def _updated(path: Path, code: str, domain: str, template: Catalog) -> Catalog:
    """Give the file every message of `template` and no other; return it as it is read back."""
    catalog = read(path, code, domain)
    catalog.update(template, no_fuzzy_matching=True)
    if len(list(translated(catalog))) == len(list(messages(catalog))):
        catalog.obsolete.clear()  # kept until then, for the translator to take from
    keep(path, po_of(catalog, code))
    return read(path, code, domain)


def _sound(catalog: Catalog, found: Iterable[Problem]) -> Catalog:
    """Return `catalog` without the sentences that have a problem: the box says them in English."""
    for message, _ in found:
        message.string = tuple("" for _ in sentences(message)) if message.pluralizable else ""
    return catalog


def _compile(catalog: Catalog, code: str, domain: str) -> None:
    """Write what the box reads; a language that has no name yet isn't offered."""
    if domain != DOMAIN:
        keep(_WORDS / f"{code}.json", words_of(catalog))
        return
    compiled = po_file(code, domain).with_suffix(".mo")
    if any(_OWN_NAME in ids(message) for message in translated(catalog)):
        keep(compiled, mo_of(catalog, code))
    else:
        compiled.unlink(missing_ok=True)


def _told(path: Path, found: Iterable[Problem]) -> Iterator[str]:
    """Yield a line for each problem, in the order of the file."""
    for message, problem in sorted(found, key=lambda one: one[0].lineno or 0):
        yield f"{_named(path)}:{message.lineno}: {ids(message)[0]!r}: {problem}"


def _named(path: Path) -> str:
    return path.relative_to(_ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
