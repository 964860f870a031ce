"""Messages are found where the code marks them, with what their translators are told."""

import pytest

from seancebox.locale.extraction import Found, in_html, in_python, in_script

IMPORT = "from seancebox.locale.text import Text, say, say_in, say_n\n"


def test_three_marks_are_found_in_the_order_of_the_lines() -> None:
    source = IMPORT + 'A = {1: say("one"), 2: say_n("{n} crow", "{n} crows", 2)}\n'
    source += 'B = say("outer {x}", x=say_in("sound", "on"))\n'
    assert list(in_python(source)) == [
        Found("one"),
        Found(("{n} crow", "{n} crows")),
        Found("outer {x}"),
        Found("on", "sound"),
    ]


def test_sentence_in_two_strings_is_one_message() -> None:
    assert list(in_python(IMPORT + 'say("a long "\n    "sentence")')) == [Found("a long sentence")]


def test_remark_right_above_is_for_the_translators() -> None:
    source = IMPORT + "x = [\n  # why\n  # Translators: a place,\n  # not a person\n"
    source += '  say("here"),\n  say("there"),\n]\n'
    assert list(in_python(source)) == [
        Found("here", None, ("a place, not a person",)),
        Found("there"),
    ]


def test_say_from_elsewhere_is_no_mark() -> None:
    assert list(in_python('def f(say): say("hello")')) == []


@pytest.mark.parametrize("call", ['say(f"{n} left")', "say(word)", 'say("a" + word)'])
def test_computed_message_is_refused_with_its_line(call: str) -> None:
    with pytest.raises(ValueError, match="line 2: say"):
        list(in_python(IMPORT + call))


def test_page_has_messages_in_its_elements_and_labels() -> None:
    source = """<h2 data-say>How to\n   <b>play</b></h2><!-- Translators: a key -->
    <button data-say-label="knock once" data-say>Knock<br> here</button><p>not this</p>"""
    assert list(in_html(source)) == [
        Found("How to play"),
        Found("knock once", None, ("a key",)),
        Found("Knock here", None, ("a key",)),
    ]


def test_remark_in_a_page_is_for_the_next_element_alone() -> None:
    source = "<!-- Translators: x --><p>no</p><p data-say>yes</p><!-- else --><i data-say>on</i>"
    assert list(in_html(source)) == [Found("yes"), Found("on")]


def test_script_has_messages_in_say() -> None:
    source = "// Translators: a card\nput(say(\"card {n}\", { n: 3 }), say(word), say('two'));"
    assert list(in_script(source)) == [Found("card {n}", None, ("a card",)), Found("two")]


def test_message_computed_in_a_script_is_refused() -> None:
    with pytest.raises(ValueError, match="plain string"):
        list(in_script("say(`card ${n}`)"))
