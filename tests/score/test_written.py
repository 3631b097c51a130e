"""Cards as the table shows them and as people write them."""

import pytest

from fudaba.cards.pack import HANAFUDA, SNAPPHANA, CardError
from fudaba.score.written import read, read_cards, read_sets
from tests.score.asking import ask


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("1K 1K", "1K1 1K2"),
        ("1L, 3L;8L", "1L 3L 8L"),
        ("12K 12K3", "12K1 12K3"),
        ("11k 1l", "1L 11K1"),
    ],
)
def test_flower_cards_as_the_table_shows_them(text: str, meant: str) -> None:
    assert HANAFUDA.set_text(read(HANAFUDA, text)) == meant


def test_suits_may_be_signs() -> None:
    assert SNAPPHANA.set_text(read(SNAPPHANA, "♠K, ♥10 *")) == "SK H10 *"
    assert read_cards(SNAPPHANA, "♦6 T20") == SNAPPHANA.cards("D6 T20")


def test_plains_are_shared_out_between_those_who_took_them() -> None:
    first, second = read_sets(HANAFUDA, ["1K", "1K1"])
    assert (HANAFUDA.set_text(first), HANAFUDA.set_text(second)) == ("1K2", "1K1")


@pytest.mark.parametrize("text", ["1K 1K 1K", "13K", "8K 8K1 8K2"])
def test_more_plains_than_there_are_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        read(HANAFUDA, text)


def test_score_takes_what_the_table_shows() -> None:
    plains = "1K 1K 2K 2K 3K 3K 4K 4K 5K 5K"
    found = ask("koikoi", ask="yaku", captured=plains)
    assert (found["yaku"][0]["name"], found["points"]) == ("kasu", 1)  # KK-451
    counted = ask("800", ask="points", cards="♠K, ♥K")
    assert counted == ask("800", ask="points", cards="SK HK")
