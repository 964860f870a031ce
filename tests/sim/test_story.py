"""Stories are read as they are written, and every mistake is named with its line."""

from pathlib import Path

import pytest

from seancebox.engine.cards import Psychic
from seancebox.senses.meanings import Button
from seancebox.sim.story import BadStory, parse_story, read_story
from seancebox.sim.story_deeds import (
    Deed,
    Expect,
    Finger,
    Guess,
    Hold,
    Knock,
    PowerCut,
    Press,
    Sight,
    Wait,
)
from seancebox.sim.story_words import HOLD_MARGIN


def deeds(text: str) -> list[Deed]:
    """Return what the steps of a story do."""
    return [step.deed for step in parse_story(text).steps]


@pytest.mark.parametrize(
    ("line", "deed"),
    [
        ("press red", Press((Button.RED,))),
        ("press red, blue,white", Press((Button.RED, Button.BLUE, Button.WHITE))),
        ("press yes yes", Press((Button.YES, Button.YES))),
        ("hold yes", Hold((Button.YES,), 1.0 + HOLD_MARGIN)),
        ("hold no", Hold((Button.NO,), 2.0 + HOLD_MARGIN)),
        ("hold red", Hold((Button.RED,), 1.0 + HOLD_MARGIN)),
        ("hold yes 3 s", Hold((Button.YES,), 3.0)),
        ("hold yes and no 5 s", Hold((Button.YES, Button.NO), 5.0)),
        ("down yes, red", Finger((Button.YES, Button.RED), is_down=True)),
        ("up yes", Finger((Button.YES,), is_down=False)),
        ("knock 2", Knock(2, 0.3)),
        ("knock 4 gap 0.5 s", Knock(4, 0.5)),
        ("wait 2", Wait(2.0)),
        ("wait 1.5 min", Wait(90.0)),
        ("wait 1 h", Wait(3600.0)),
        ("guess red 12", Guess(Psychic.RED, 12)),
        ("guess red none", Guess(Psychic.RED, None)),
        ("guess red right", Guess(Psychic.RED, "right")),
        ("power cut", PowerCut(1.0)),
        ("power cut 10 min", PowerCut(600.0)),
        ("expect state HOUR END", Expect(Sight.STATE, "HOUR END")),
        ('expect table "BLUE: right?"', Expect(Sight.TABLE, "BLUE: right?")),
        ('expect no ghost "#4, or 5"', Expect(Sight.GHOST, "#4, or 5", is_not=True)),
        ("expect cue sand out", Expect(Sight.CUE, "sand out")),
        ("expect sound none", Expect(Sight.SOUND, "none")),
        ("expect lamp hour 3 lit", Expect(Sight.LAMP, "lit", "hour 3")),
        ("expect level red 3", Expect(Sight.LEVEL, "3", "red")),
        ("expect found blue 2", Expect(Sight.FOUND, "2", "blue")),
        ("expect crows 0", Expect(Sight.CROWS, "0")),
        ("expect sand 1:30", Expect(Sight.SAND, "1:30")),
        ("expect hears yes, go on, no", Expect(Sight.HEARS, "go on, no, yes")),
        ("expect hears nothing", Expect(Sight.HEARS, "nothing")),
    ],
)
def test_line_of_plain_words_becomes_a_deed(line: str, deed: Deed) -> None:
    assert deeds(line) == [deed]


def test_head_gives_title_rules_dice_and_settings_with_their_lines() -> None:
    story = parse_story(
        'title: a night: the first\nrules: R12.1 R10\n\ndice: 7\nset box.name = "A"'
    )
    assert (story.title, story.rules, story.seed) == ("a night: the first", ("R12.1", "R10"), 7)
    assert story.settings == [(5, 'box.name = "A"')]


@pytest.mark.parametrize(
    ("text", "pace"),
    [
        ("", (0.0, 0.0)),
        ("pace: 0.5 to 2 s", (0.5, 2.0)),
        ("pace: 1 s to 1 min", (1.0, 60.0)),
        ("pace: 2 to 2", (2.0, 2.0)),
    ],
)
def test_pace_of_the_people_is_two_times(text: str, pace: tuple[float, float]) -> None:
    assert parse_story(text).pace == pace


@pytest.mark.parametrize(
    "text",
    [
        b"\xef\xbb\xbftitle: x\nset box.name = 'A'\npress red\nrepeat 2\nwait 1\nend",
        b"title: x\r\nset box.name = 'A'\r\npress red\r\nrepeat 2\r\nwait 1\r\nend\r\n",
        b"title:\tx\nset\tbox.name = 'A'\n\tpress\tred\nrepeat\t2\nwait\t1\nend",
    ],
    ids=["byte order mark", "CRLF", "tabs"],
)
def test_story_is_the_same_however_an_editor_writes_it(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "tale.story"
    path.write_bytes(text)
    story = read_story(path)
    assert (story.title, story.settings) == ("x", [(2, "box.name = 'A'")])
    assert [step.deed for step in story.steps] == [Press((Button.RED,)), Wait(1.0), Wait(1.0)]


def test_only_what_an_editor_shows_as_a_line_counts_as_one() -> None:
    with pytest.raises(BadStory, match=r"^story:3: "):
        parse_story("title: one\u2028two\x0cthree\n\nsing")


def test_comments_and_empty_lines_tell_nothing() -> None:
    assert deeds("# one\n\npress red   # it's two\n   # three") == [Press((Button.RED,))]


def test_hash_in_quotes_is_no_comment() -> None:
    assert deeds('expect table "# 1"  # but this is') == [Expect(Sight.TABLE, "# 1")]


def test_defined_steps_are_done_where_they_are_called() -> None:
    story = parse_story("define two\n  press red\n  knock 1\nend\nwait 1\ndo two\ndo two")
    assert [step.text for step in story.steps] == ["wait 1", *["press red", "knock 1"] * 2]


def test_steps_know_the_lines_that_led_to_them() -> None:
    story = parse_story("define in\n  wait 1\nend\nrepeat 2\n  do in\nend")
    assert [(step.line, step.within) for step in story.steps] == [(2, (4, 5)), (2, (4, 5))]


def test_repeat_inside_repeat_multiplies() -> None:
    assert len(deeds("repeat 2\nrepeat 3\nwait 1\nend\nend")) == 6


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("press", "1: 'press': which button?"),
        ("wait 1\n\npress green", "3: 'press green': 'green' is no button (yes, no, crow, blue,"),
        ("dance", "1: 'dance': no step begins with 'dance'"),
        ("down", "1: 'down': which button?"),
        ("hold 3 s", "1: 'hold 3 s': which button?"),
        ("hold yes and no", "1: 'hold yes and no': how long is the chord held?"),
        ("hold yes 3s", "1: 'hold yes 3s': '3s' is no number of seconds"),
        ("knock", "1: 'knock': '' is no whole number"),
        ("knock twice", "1: 'knock twice': 'twice' is no whole number"),
        ("knock 0", "1: 'knock 0': 0 is too few: at least 1"),
        ("knock 2 fast", "1: 'knock 2 fast': 'fast' after the knocks: only `gap`"),
        ("wait", "1: 'wait': how long? a number and s, min or h"),
        ("wait -3 s", "1: 'wait -3 s': '-3' is no number of seconds"),
        ("wait 3 days", "1: 'wait 3 days': 'days' is no unit of time (s, min, h)"),
        ("guess red", "1: 'guess red': a guess is a psychic and a card"),
        ("guess yes 4", "1: 'guess yes 4': 'yes' is no psychic (blue,"),
        ("guess red 55", "1: 'guess red 55': there is no card 55 (1-54)"),
        ("power back", "1: 'power back': only `power cut` is known of power"),
        ("expect", "1: 'expect': '' is no thing to expect (state, table,"),
        ("expect weather", "1: 'expect weather': 'weather' is no thing to expect"),
        ("expect table", "1: 'expect table': what is expected of table?"),
        ("expect state OVER", "1: 'expect state OVER': 'OVER' is no state (ATTRACT,"),
        ("expect cue boom", "1: 'expect cue boom': 'boom' is no cue (heard,"),
        ("expect sound loud", "1: 'expect sound loud': of sound only `none` can be expected"),
        ("expect lamp red on", "1: 'expect lamp red on': a lamp is lit, dark or blinks; not 'on'"),
        ("expect lamp green lit", "1: 'expect lamp green lit': 'green' is no lamp (hour 1,"),
        ("expect level red", "1: 'expect level red': name one psychic and one number"),
        ("expect level red x", "1: 'expect level red x': 'x' is no whole number"),
        ("expect crows many", "1: 'expect crows many': 'many' is no whole number"),
        ("expect sand 90", "1: 'expect sand 90': sand is like 1:30, or runs, or stands; not '90'"),
        ("expect hears maybe", "1: 'expect hears maybe': 'maybe' is no rhythm (yes, no,"),
        ('expect table "a', "1: 'expect table \"a': a quote \" is not closed"),
        ("dice: high", "1: 'high' is no whole number"),
        ("pace: slow", "1: 'slow': a pace is like 0.5 to 2 s"),
        ("pace: 1 to two s", "1: '1 to two s': 'two' is no number of seconds"),
        ("pace: 2 to 1 s", "1: '2 to 1 s': the shorter time comes first"),
        ("rules: R1.1, R2", "1: 'R1.1,' is no number of a rule, like R12.1"),
        ('wait 1\nset box.name = "A"', "2: 'set' belongs before the first step"),
        ("wait 1\ntitle: late", "2: 'title' belongs before the first step"),
        ("set", "1: '' is no setting, like box.place ="),
        ("wait 1 min\nset", "2: 'set' belongs before the first step"),
        ("set [box]", "1: '[box]' is no setting, like box.place ="),
        ('set journal.path = "/tmp/j"', "1: journal.path can't be set: a story has pins and a"),
        ("knock 101", "1: 'knock 101': 101 is too many: at most 100"),
        ("wait 1000 h", "1: 'wait 1000 h': 1000 h is longer than any evening"),
        ("repeat 1000\nrepeat 1000\nwait 1\nend\nend", "1: that makes more than 100,000 steps"),
        ("wait 1\nend", "2: `end` without `define` or `repeat`"),
        ("wait 1\ndefine x\nwait 1", "2: `define` without `end`"),
        ("repeat 2\nwait 1", "1: `repeat` without `end`"),
        ("repeat often\nend", "1: 'often' is no whole number"),
        ("repeat 0\nwait 1\nend", "1: 0 is too few: at least 1"),
        ("define\nend", "1: `define` needs a name"),
        ("define x\nend\ndefine x\nend", "3: 'x' is defined already"),
        ("do what", "1: nothing is defined as 'what'"),
        ("repeat 2\n  press\nend", "2: 'press': which button?"),
    ],
)
def test_mistake_is_named_with_its_line(text: str, mistake: str) -> None:
    with pytest.raises(BadStory) as bad:
        parse_story(text, "tale.story")
    assert str(bad.value).startswith(f"tale.story:{mistake}")


def test_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "tale.story"
    path.write_bytes(b"press red\n\xff")
    with pytest.raises(BadStory, match=r"tale\.story:2: is not UTF-8 text"):
        read_story(path)
