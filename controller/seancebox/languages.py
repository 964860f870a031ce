"""The languages that the box speaks, by their codes (ISO 639-1)."""

from typing import Final

LANGUAGES: Final = ("en",)
OWN_NAMES: Final = {"en": "English"}  # what each calls itself
