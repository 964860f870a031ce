"""Finds every message of the box and of its page in their source, for the templates."""

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.extract import extract

PACKAGE: Final = Path(__file__).parents[1]
PAGE: Final = PACKAGE / "console" / "static"

_COMMENT: Final = "Translators:"
_ARGUMENTS: Final = {"say": 1, "say_n": 2, "say_in": 2}  # how many make the message
_VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr"})  # never closed


@dataclass(frozen=True, slots=True)
class Found:
    """A message in the source. comments: what the translators are told."""

    msgid: str | tuple[str, str]
    context: str | None = None
    comments: tuple[str, ...] = ()


def box_template() -> Catalog:
    """Return the messages of the box: all that its code marks with say, say_n or say_in."""
    return _template("seancebox", PACKAGE.rglob("*.py"), in_python)


def page_template() -> Catalog:
    """Return the messages of the page: `say("…")` in its scripts, `data-say` in its HTML."""
    template = _template("page", PAGE.glob("*.html"), in_html)
    return _template("page", PAGE.glob("*.js"), in_script, template)


def _template(
    domain: str,
    paths: Iterable[Path],
    found: Callable[[str], Iterable[Found]],
    template: Catalog | None = None,
) -> Catalog:
    template = template or Catalog(domain=domain)
    for path in sorted(paths):
        name = path.relative_to(PACKAGE.parents[1]).as_posix()
        for one in found(path.read_text(encoding="utf-8")):
            # no number of the line: it would change with every line above it
            template.add(
                one.msgid,
                locations=[(name, 0)],
                auto_comments=one.comments,
                context=one.context,
            )
    return template


def in_python(source: str) -> Iterator[Found]:
    """Yield the messages of a module, in the order of its lines; ValueError for a computed one."""
    lines, tree = source.splitlines(), ast.parse(source)
    marks = _marks(tree)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        if isinstance(call.func, ast.Name) and call.func.id in marks:
            mark = marks[call.func.id]
            words = _literals(call, _ARGUMENTS[mark])
            comments = _comments_above(lines[: call.lineno - 1])
            match mark, words:
                case "say", (msgid,):
                    yield Found(msgid, None, comments)
                case "say_n", (one, other):
                    yield Found((one, other), None, comments)
                case "say_in", (context, msgid):
                    yield Found(msgid, context, comments)


def _marks(tree: ast.AST) -> dict[str, str]:
    """Return the marks by what this module calls them; a `say` from elsewhere is none."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    texts = [node for node in imports if node.module in ("seancebox.locale.text", "text")]
    names = [name for node in texts for name in node.names if name.name in _ARGUMENTS]
    return {name.asname or name.name: name.name for name in names}


def _literals(call: ast.Call, count: int) -> tuple[str, ...]:
    words = tuple(
        one.value
        for one in call.args[:count]
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    )
    if len(words) < count:
        raise ValueError(f"line {call.lineno}: {ast.unparse(call)}: a message is a plain string")
    return words


def _comments_above(lines: list[str]) -> tuple[str, ...]:
    """Return the remark for translators that ends right above, as one line."""
    above = takewhile(lambda line: line.lstrip().startswith("#"), reversed(lines))
    words = " ".join(line.strip(" #") for line in reversed(list(above)))
    _, mark, remark = words.rpartition(_COMMENT)
    return (remark.strip(),) if mark else ()


def in_script(source: str) -> Iterator[Found]:
    """Yield the messages of a script; ValueError for a computed one."""
    with BytesIO(source.encode()) as file:
        for _, message, comments, _ in extract(
            "javascript",
            file,
            keywords={"say": None},
            comment_tags=(_COMMENT,),
            strip_comment_tags=True,
        ):
            if "${" in message:
                raise ValueError(f"say(`{message}`): a message is a plain string with {{fields}}")
            yield Found(str(message), None, tuple(comments))


def in_html(source: str) -> Iterator[Found]:
    """Yield the messages of a page: the text of `data-say` elements, `data-say-label` values.

    A comment before the element that begins with `Translators:` is for the translators.
    """
    reader = _Reader()
    reader.feed(source)
    reader.close()
    yield from reader.found


class _Reader(HTMLParser):
    """Collects messages as it reads along."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Found] = []
        self._comments: list[str] = []
        self._depth = 0  # of elements, inside the one whose text is a message
        self._text = ""

    def handle_comment(self, data: str) -> None:
        """Keep what is meant for translators until the next element."""
        words = " ".join(data.split())
        if words.startswith(_COMMENT):
            self._comments.append(words.removeprefix(_COMMENT).strip())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a message, or go deeper into one."""
        given = dict(attrs)
        if label := given.get("data-say-label"):
            self._find(label)
        if self._depth:
            self._depth += tag not in _VOID
        elif "data-say" in given:
            self._depth, self._text = 1, ""
        else:
            self._comments = []

    def handle_endtag(self, tag: str) -> None:
        """Come out of an element; out of the first, the message is complete."""
        if self._depth and tag not in _VOID:
            self._depth -= 1
            if not self._depth:
                self._find(" ".join(self._text.split()))
                self._comments = []

    def handle_data(self, data: str) -> None:
        """Take the text of a message."""
        if self._depth:
            self._text += data

    def _find(self, message: str) -> None:
        if message:
            self.found.append(Found(message, None, tuple(self._comments)))
