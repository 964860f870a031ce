"""The languages that the box speaks: English, and each that has a compiled catalogue."""

from pathlib import Path
from typing import Final

SOURCE: Final = "en"  # what the code itself is written in
LOCALES: Final = Path(__file__).parent / "locale"
DOMAIN: Final = "seancebox"  # the catalogue of the box; that of its page is `page`


def found(locales: Path) -> tuple[str, ...]:
    """Return the codes (ISO 639-1) of all languages under `locales`, sorted, English among them."""
    compiled = locales.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return tuple(sorted({SOURCE, *(path.parents[1].name for path in compiled)}))


LANGUAGES: Final = found(LOCALES)
