"""Numbers are written as the language writes them."""

import pytest

from fudaba.locale import Language
from fudaba.locale.numbers import counted, localised, number, percentage

SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "plain", "decimals", "share"),
    [
        ("en", "12,000", "-1,234.50", "51.8%"),
        ("sv", f"12{SPACE}000", f"-1{SPACE}234,50", f"51,8{SPACE}%"),
        ("ja", "12,000", "-1,234.50", "51.8%"),
    ],
)
def test_thousands_decimals_and_shares(
    language: Language, plain: str, decimals: str, share: str
) -> None:
    assert number(12_000, language) == plain
    assert number(-1234.5, language, 2) == decimals
    assert percentage(0.518, language) == share


def test_one_and_many_of_something() -> None:
    said = [counted("lab.counted.packs", many, "sv") for many in (1, 2, 3000)]
    assert said == ["1 blandad lek", "2 blandade lekar", f"3{SPACE}000 blandade lekar"]


def test_a_large_whole_number_keeps_its_digits() -> None:
    assert number(299_774_564_269_423_983_083_520, "en") == "299,774,564,269,423,983,083,520"


def test_a_number_that_is_written_already() -> None:
    assert localised(f"{51.5:g}", "sv") == "51,5"
    assert localised(f"{51.5:g}", "ja") == "51.5"
