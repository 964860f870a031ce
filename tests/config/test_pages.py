"""The pages and files made from the settings are those that are kept."""

import re
from pathlib import Path

from seancebox.config.clashes import BUS_PINS, GPIOS
from seancebox.config.example import example
from seancebox.config.load import check, load
from seancebox.config.pins import DEFAULT_PINS, Pins
from seancebox.config.reference import reference
from seancebox.config.schema import keys
from seancebox.config.settings import Settings
from seancebox.config.wiring import wiring

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "systemd" / "box.example.toml"
PINS = ROOT / "hardware" / "pins.toml"


def test_reference_is_the_page_that_is_kept() -> None:
    assert (ROOT / "controller" / "settings.md").read_text(encoding="utf-8") == reference()


def test_reference_names_every_key_with_what_it_does() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (.+) \| (\S.*\.\*?) \|$", reference(), re.MULTILINE)
    assert [row[0] for row in rows] == [path[-1] for path in keys()]


def test_reference_has_all_three_defaults_where_the_place_sets_them() -> None:
    assert '| home "never", cafe 1200, museum 45 |' in reference()


def test_example_is_the_file_that_is_kept() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") == example()


def test_example_sets_nothing() -> None:
    assert load(EXAMPLE) == Settings()


def test_example_is_good_with_every_key_taken_out_of_its_remark(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(re.sub(r"^#(?! )", "", example(), flags=re.MULTILINE), encoding="utf-8")
    assert check([path]) == ([f"{path}: good"], 0)
    assert load(path).pins == Pins()
    assert len(load(path).rules.given) == 10


def test_wiring_table_is_the_one_in_the_hardware_page() -> None:
    assert f"\n{wiring()}\n" in (ROOT / "hardware" / "README.md").read_text(encoding="utf-8")


def test_hardware_folder_and_package_share_one_file_of_pins() -> None:
    package = ROOT / "controller" / "seancebox" / "config" / "pins.toml"
    assert PINS.resolve() == package.resolve()
    assert not package.is_symlink()  # it goes into the wheel


def test_file_of_pins_names_every_part_and_is_a_good_settings_file() -> None:
    assert set(DEFAULT_PINS) == set(Pins.model_fields) - {"factory"}
    assert load(PINS).pins == Pins()


def test_bare_build_takes_all_26_gpios_each_once() -> None:
    pins = sorted(Pins().wired.values())
    assert pins == sorted(GPIOS - BUS_PINS)


def test_lamps_are_on_pins_that_are_pulled_down_while_the_pi_starts() -> None:
    assert min(Pins().lamps.values()) >= 9
