"""The languages that the box speaks, by their codes (ISO 639-1)."""

from typing import Final

LANGUAGES: Final = ("en",)
