"""All sheets of the gallery, in the order of an evening."""

from functools import cache

from . import answers, ending, hours, menu, refusals, running, set_up
from .specimen import Sheet


@cache
def sheets() -> tuple[Sheet, ...]:
    """Return every sheet; names are told once in all, and within a sheet."""
    return (
        *set_up.sheets(),
        *hours.sheets(),
        *ending.sheets(),
        *answers.sheets(),
        *refusals.sheets(),
        *running.sheets(),
        *menu.sheets(),
    )
