"""Who may come in."""

import pytest

from seancebox.console.door import Door

LOCAL = {"Host": "127.0.0.1:7007"}


@pytest.fixture
def door() -> Door:
    return Door(7007, "127.0.0.1")


@pytest.mark.parametrize(
    "host", ["127.0.0.1:7007", "localhost:7007", "[::1]:7007", "LocalHost:7007"]
)
def test_this_machines_own_names_are_let_in(door: Door, host: str) -> None:
    assert door.why_not("GET", {"Host": host}) is None
    assert door.why_not("POST", {"Host": host, "Origin": f"http://{host.lower()}"}) is None


@pytest.mark.parametrize(
    "host", ["", "127.0.0.1", "127.0.0.1:80", "evil.example:7007", "localhost.evil.example:7007"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
def test_another_name_is_refused_and_told_the_right_one(door: Door, host: str, method: str) -> None:
    reason = door.why_not(method, {"Host": host, "Origin": f"http://{host}"})
    assert reason == "this page answers to http://127.0.0.1:7007 only"


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "https://127.0.0.1:7007", "http://localhost:7007", ""],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_another_origin_is_refused(door: Door, origin: str, method: str) -> None:
    assert door.why_not(method, {**LOCAL, "Origin": origin}) is not None


@pytest.mark.parametrize("site", ["cross-site", "same-site", ""])
def test_a_request_that_another_site_caused_is_refused(door: Door, site: str) -> None:
    assert door.why_not("GET", {**LOCAL, "Sec-Fetch-Site": site}) is not None


def test_an_order_must_say_where_it_comes_from(door: Door) -> None:
    assert door.why_not("POST", LOCAL) == "say where you come from: Origin: http://127.0.0.1:7007"
    assert door.why_not("POST", {**LOCAL, "Sec-Fetch-Site": "none"}) is not None
    assert door.why_not("POST", {**LOCAL, "Sec-Fetch-Site": "same-origin"}) is None


def test_a_box_put_on_the_network_by_its_settings_answers_to_that_address() -> None:
    assert Door(7007, "10.0.0.5").why_not("GET", {"Host": "10.0.0.5:7007"}) is None
    assert Door(7007, "fd00::5").why_not("GET", {"Host": "[fd00::5]:7007"}) is None


def test_the_usual_port_need_not_be_said() -> None:
    assert Door(80, "127.0.0.1").why_not("GET", {"Host": "localhost"}) is None
