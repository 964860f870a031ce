"""House rules in the service menu: one page a rule, as they hold for the next game (R8)."""

from typing import Final

from seancebox.locale.text import say
from seancebox.show.scene import Face

from .context import NotNow
from .rules import RULE_PAGES, RulePage
from .service_desk import Desk
from .service_page import NEXT, Go, Page, Turn

_MOST_PLAYERS: Final = 7


def rule_pages(desk: Desk) -> tuple[Page, ...]:
    """Return a page for every rule that a house may choose."""
    return tuple(_page(desk, rule) for rule in RULE_PAGES)


def _page(desk: Desk, rule: RulePage) -> Page:
    is_fixed = rule.field in desk.house.settings.rules.given

    async def change(_now: float) -> Turn:
        if is_fixed:
            raise NotNow(say("The settings file says so"))
        await desk.house.keep_rules(rule.next(desk.house.rules, _MOST_PLAYERS))
        return Go.STAY

    def face(_now: float) -> Face:
        value = rule.says(rule.value(desk.house.rules))
        if is_fixed:
            # Translators: in the settings file, so it can't be changed here
            return Face(rule.title, (value, say("set in the file")), NEXT)
        return Face(rule.title, (value,), say("YES change · NO next"))

    return Page(face, change)
