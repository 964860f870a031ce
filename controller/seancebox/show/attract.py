"""The screen when nobody plays: a candle and few words, never long in one place (burn-in)."""

from collections.abc import Sequence
from typing import Final

from .ornaments import candle
from .screen import HEIGHT, TURN_SECONDS, WIDTH, Screen
from .typesetting import Area, Page, Rung, flow, is_whole, typeset

REST_SECONDS: Final = 12.0  # that all stays in one place
_GAP: Final = 8  # columns between the candle and the words
_ACROSS: Final = 37  # steps that never fall into a short round with the room that there is
_DOWN: Final = 23


def wandering(sentences: Sequence[str], ladder: Sequence[Rung], top: int, at: float) -> Screen:
    """Return the candle and `sentences` somewhere under the row `top`, elsewhere after a rest.

    Words that have no room beside the candle stand alone, on pages if they must.
    """
    beside = Area(top, HEIGHT, candle(0, 0).width + _GAP, WIDTH, is_flush=True)
    if not is_whole(sentences, ladder, beside):
        turned = flow(sentences, ladder, Area(top, HEIGHT))
        turn = int(at // TURN_SECONDS)
        until = (turn + 1) * TURN_SECONDS if len(turned) > 1 else None
        return Screen(turned[turn % len(turned)], until=until, made_at=at)
    return _beside_candle(typeset(sentences, ladder, beside), beside, at)


def _beside_candle(words: Page, area: Area, at: float) -> Screen:
    rest = int(at // REST_SECONDS)
    first = min((line.top for line in words), default=area.top)
    last = max((line.bottom for line in words), default=area.top)
    right = max((line.right for line in words), default=area.left)
    tall = max(candle(0, 0).height, last - first)
    across = rest * _ACROSS % (WIDTH - right + 1)
    down = area.top + rest * _DOWN % (area.height - tall + 1)
    burning = candle(across, down + (tall - candle(0, 0).height) // 2)
    sunk = down + (tall - (last - first)) // 2 - first
    moved = tuple(line.moved(across, sunk) for line in words)
    until = (rest + 1) * REST_SECONDS
    return Screen((*moved, *burning.items), burning.moving, until=until, made_at=at)
