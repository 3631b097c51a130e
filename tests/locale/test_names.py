"""Names that Fudaba gives are in the language of whoever looks on."""

import pytest

from fudaba.bots.registry import NAMES
from fudaba.locale import LANGUAGES, has_word
from fudaba.locale.names import bot_name, seat_names, shown_name


@pytest.mark.parametrize("bot", NAMES)
def test_every_bot_has_a_name(bot: str) -> None:
    assert has_word(f"bots.name.{bot}")
    assert len({bot_name(bot, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_table_in_swedish_says_du_and_names_its_bots_in_swedish() -> None:
    assert seat_names(None, ["", "greedy"], "sv") == ["Du", "Girig"]
    assert seat_names(None, ["", "master", "master"], "sv") == ["Du", "Mästare 1", "Mästare 2"]
    assert seat_names("Ada", ["", "search:200ms"], "sv") == ["Ada", "Sökare 200ms"]
    assert seat_names(None, ["", "club"], "en") == ["You", "Club player"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("bot", [*NAMES, "search:500", "search:200ms"])
def test_a_given_name_is_said_anew_in_another_language(bot: str, seats: int) -> None:
    levels = ["", *[bot] * (seats - 1)]
    for saved in LANGUAGES:
        for shown in LANGUAGES:
            names = [shown_name(name, shown) for name in seat_names(None, levels, saved)]
            assert names == seat_names(None, levels, shown)


@pytest.mark.parametrize("name", ["Ada", "Youssef", "Greedy Bo", "Duval", "Master of 3", ""])
def test_a_chosen_name_stays(name: str) -> None:
    assert [shown_name(name, language) for language in LANGUAGES] == [name] * 3
