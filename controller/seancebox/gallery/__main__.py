"""Writes the docs' screen pages: `python -m seancebox.gallery`."""

import sys
from pathlib import Path
from typing import Final

from seancebox.languages import LANGUAGES
from seancebox.locale.catalogue import Catalogue

from .collection import sheets
from .drawing import cells, drawn
from .folder import kept
from .pages import index, page

SCREENS: Final = Path(__file__).parents[2] / "screens"


def main(root: Path = SCREENS) -> int:
    """Write every sheet and page that differs, and say which."""
    with kept(root) as folder:
        folder.keep_page("README.md", index(sheets()))
        for language in LANGUAGES:
            catalogue = Catalogue(language)
            folder.keep_page(f"{language}.md", page(language, sheets()))
            for sheet in sheets():
                picture = drawn(cells(sheet, catalogue))
                folder.keep_picture(f"{language}/{sheet.name}.png", picture)
    for path in folder.changed:
        print(f"{'changed' if path.exists() else 'removed'}: {path.relative_to(root.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
