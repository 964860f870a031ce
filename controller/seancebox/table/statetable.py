"""The state table of the docs, made from the prompts: `python -m seancebox.table.statetable`."""

from collections.abc import Iterator
from typing import Final

from seancebox.locale.catalogue import Catalogue
from seancebox.show.scene import State

from .prompt import BUTTONS, Input, Prompt
from .prompts import PROMPTS

_HEAD: Final = """\
# States and inputs

Made from the table of prompts in the code by `make docs`: what the box really does. Small letters
are a button or a knock; capitals are the button alone. `light` and `full` are settings of
`box.touch`. What means the same everywhere stands below the table.

| state | hears knocks | input | does | by itself |
|---|---|---|---|---|
"""
_FOOT: Final = """
In every state: NO held 2 s takes the last input back (past the present hour it asks first), a
COLOUR held 1 s its own last one, unless the state has a meaning of its own for it. CROW held 1 s
refreshes the ghost's hand, from VISIONS until VERDICT. YES + NO held 5 s: abandon the game (asks).
CROW + NO held 3 s: service menu. CROW + YES held 2 s: all sound off, or on again. Four knocks
within 3 s of an answer: misheard, it is taken back.
"""


def page() -> str:
    """Return the page in Markdown."""
    return _HEAD + "".join(_rows()) + _FOOT


def _rows() -> Iterator[str]:
    say = Catalogue().plain
    for state in State:
        prompt = PROMPTS[state]
        alone = prompt.by_itself
        first = (state.value, prompt.hears)
        for one in _unique(prompt.inputs):
            does = say(one.does) + (f" ({one.touch})" if one.touch else "")
            yield f"| {first[0]} | {first[1]} | {_input(one, prompt)} | {does} | {alone} |\n"
            first, alone = ("", ""), ""


def _input(one: Input, prompt: Prompt) -> str:
    """Return the input in small letters where a knock does it too, else the button's name."""
    name = one.gesture.value
    return name if name in prompt.hears else Catalogue().plain(BUTTONS[one.gesture])


def _unique(inputs: tuple[Input, ...]) -> Iterator[Input]:
    """Yield each pair of gesture and meaning once."""
    seen = set()
    for one in inputs:
        key = (one.gesture, one.does, one.touch)
        if key not in seen:
            seen.add(key)
            yield one


if __name__ == "__main__":
    print(page(), end="")
