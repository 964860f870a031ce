"""Reads and writes the files of a language; the same messages are always the same bytes."""

import json
import struct
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

# No dates, no names of programs: these would change from one run to the next.
_HEADER: Final = """\
# {title}
msgid ""
msgstr ""
{lines}

"""
_MO_MAGIC: Final = 0x950412DE
_MO_HEAD: Final = struct.Struct("<7I")
_MO_PLACE: Final = struct.Struct("<2I")  # length, offset


def read(path: Path, language: str, domain: str) -> Catalog:
    """Return the catalogue in `path`; an empty one if there is no such file.

    Raises babel.messages.pofile.PoFileError with the line that can't be read.
    """
    if not path.exists():
        return Catalog(locale=language, domain=domain)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=domain, abort_invalid=True)


def po_of(catalog: Catalog, language: str | None = None) -> bytes:
    """Return the text of a .po file, or of a template where no language is given."""
    headers = _quoted(_headers(catalog, language))
    head = _HEADER.format(title=_title(language), lines="\n".join(headers))
    buffer = BytesIO()
    # Unwrapped, since releases of Babel wrap differently; lines of code change too often to tell.
    write_po(buffer, catalog, width=0, omit_header=True, include_lineno=False)
    return head.encode() + buffer.getvalue().strip() + b"\n"


def _title(language: str | None) -> str:
    if language is None:
        return "All messages, made from the code by `make messages`."
    name = Locale.parse(language).english_name
    return f"{name}. Messages come from the code by `make messages`; msgstr is yours."


def _headers(catalog: Catalog, language: str | None) -> Iterator[str]:
    yield "Project-Id-Version: seancebox"
    if language is not None:
        yield f"Language: {language}"
    yield "MIME-Version: 1.0"
    yield "Content-Type: text/plain; charset=utf-8"
    yield "Content-Transfer-Encoding: 8bit"
    if language is not None:
        yield f"Plural-Forms: {catalog.plural_forms}"


def _quoted(headers: Iterator[str]) -> Iterator[str]:
    return (f'"{header}\\n"' for header in headers)


def mo_of(catalog: Catalog, language: str) -> bytes:
    """Return the compiled catalogue, in the format of gettext's .mo files, for gettext.py."""
    entries = {b"": "".join(f"{header}\n" for header in _headers(catalog, language)).encode()}
    entries |= dict(_compiled(message) for message in translated(catalog))
    ids, sentences = zip(*sorted(entries.items()), strict=True)
    tables = 2 * len(ids) * _MO_PLACE.size
    at = _MO_HEAD.size + tables
    places = b""
    for string in (*ids, *sentences):
        places += _MO_PLACE.pack(len(string), at)
        at += len(string) + 1
    second = _MO_HEAD.size + tables // 2
    head = _MO_HEAD.pack(_MO_MAGIC, 0, len(ids), _MO_HEAD.size, second, 0, 0)
    return head + places + b"".join(string + b"\0" for string in (*ids, *sentences))


def _compiled(message: Message) -> tuple[bytes, bytes]:
    key = "\0".join(ids(message))
    if message.context:
        key = f"{message.context}\4{key}"
    return key.encode(), "\0".join(sentences(message)).encode()


def words_of(catalog: Catalog) -> bytes:
    """Return the sentences of the page by their English, as compact JSON."""
    words = {ids(message)[0]: sentences(message)[0] for message in translated(catalog)}
    return json.dumps(words, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def messages(catalog: Catalog) -> Iterator[Message]:
    """Yield all messages, without the header."""
    return (message for message in catalog if message.id)


def translated(catalog: Catalog) -> Iterator[Message]:
    """Yield the messages that may be shown: every form there, and none a guess."""
    return (one for one in messages(catalog) if all(sentences(one)) and not one.fuzzy)


def ids(message: Message) -> tuple[str, ...]:
    """Return the English: one sentence, or that for one and that for other numbers."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def sentences(message: Message) -> tuple[str, ...]:
    """Return the translation: one sentence, or one for each plural form."""
    said = message.string or ""
    return (said,) if isinstance(said, str) else tuple(said)


def keep(path: Path, content: bytes) -> None:
    """Write `content`, unless the file has it already."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
