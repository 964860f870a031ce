"""Every story beside this file is so, from its first line to its last."""

import re
from pathlib import Path

import pytest

from seancebox.config.mistakes import BadSettings
from seancebox.rehearsal import StoryFailed, rehearse
from seancebox.sim.story import parse_story, read_story

STORIES = sorted(Path(__file__).parent.glob("*.story"))
RULE = re.compile(r"R\d+(?:\.\d+)?")


def rules_of(path: Path) -> list[str]:
    """Return the rules that a story says it shows."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [rule for line in lines if line.startswith("rules:") for rule in RULE.findall(line)]


CASES = [
    pytest.param(path, id=path.stem, marks=[pytest.mark.rule(*rules_of(path))]) for path in STORIES
]


@pytest.mark.parametrize("path", CASES)
def test_story_is_so_from_its_first_line_to_its_last(path: Path) -> None:
    rehearse(read_story(path))


def test_story_that_is_not_so_says_where_and_what_is_instead() -> None:
    story = parse_story("repeat 1\n  hold yes\n  expect state SEATS\nend", "tale.story")
    with pytest.raises(StoryFailed) as failed:
        rehearse(story)
    assert str(failed.value).splitlines() == [
        "tale.story:3: expect state SEATS",
        "    but state is: ATTRACT",
        "    done in line 1",
    ]


@pytest.mark.parametrize(
    ("expectation", "what_is"),
    [
        ("table nothing of the kind", "table is: Psychics, press your colour; one more at least"),
        ("no log sits down", "log is: BLUE sits down"),
        ("cue won", "cue is: heard"),
        ("sound none", "sound is: heard"),
        ("lamp blue dark", "lamp is: lit"),
        ("lamp red lit", "lamp is: dark"),
        ("sand 1:59", "sand is: 2:00; stands"),
        ("hears yes, no", "hears is: go on"),
        ("level blue 0", "level is: nothing"),
        ("crows 3", "crows is: 0"),
    ],
)
def test_expectation_that_fails_tells_what_is(expectation: str, what_is: str) -> None:
    story = parse_story(f"hold yes\npress red\npress blue\nexpect {expectation}")
    with pytest.raises(StoryFailed, match=re.escape(what_is)):
        rehearse(story)


def test_what_was_heard_counts_since_the_last_step_that_did_something() -> None:
    told = "hold yes\npress red\npress blue\nexpect log sits down\npress red\nexpect no log BLUE"
    rehearse(parse_story(told))


def test_setting_that_can_not_be_is_named_with_its_line_in_the_story() -> None:
    story = parse_story('title: at the museum\n\nset box.place = "muesum"\n', "tale.story")
    with pytest.raises(BadSettings, match=r"^tale\.story:3: box\.place: "):
        rehearse(story)


def test_two_runs_of_a_story_are_the_same_to_the_moment() -> None:
    story = read_story(Path(__file__).with_name("first_evening.story"))
    assert rehearse(story).all == rehearse(story).all
