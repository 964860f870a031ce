"""The one table of prompts: what each state hears and what each input does there (TABLE 3).

Routing, OLEDs, page and the state table of the docs all read it, so they can't disagree.
"""

from typing import Final

from seancebox.show.scene import State

from . import prompts_end, prompts_hours, prompts_setup
from .prompt import Prompt

PROMPTS: Final[dict[State, Prompt]] = {
    **prompts_setup.PROMPTS,
    **prompts_hours.PROMPTS,
    **prompts_end.PROMPTS,
}
