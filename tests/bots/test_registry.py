"""Bots by name."""

import pytest

from fudaba.bots.random import RandomBot
from fudaba.bots.registry import NAMES, bot, names
from fudaba.bots.search.bot import SearchBot


def test_bots_are_found_by_name_and_game() -> None:
    assert isinstance(bot("random", "koikoi"), RandomBot)
    assert bot("greedy", "koikoi").name == "greedy"


def test_names_go_from_weak_to_strong() -> None:
    assert names("koikoi") == ("random", "beginner", "greedy", "club", "master")
    assert set(names("koikoi")) <= set(NAMES)


def test_a_search_is_as_long_as_its_name_says() -> None:
    by_number, by_time = bot("search:50", "koikoi"), bot("search:20ms", "koikoi")
    assert isinstance(by_number, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert (by_number.iterations, by_number.milliseconds) == (50, 0)
    assert (by_time.iterations, by_time.milliseconds) == (0, 20)


@pytest.mark.parametrize("name", ["search", "search:0", "search:-1", "search:5s", "search:ms"])
def test_a_search_without_a_limit_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="koikoi has no bot"):
        bot(name, "koikoi")


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"koikoi has no bot 'wise'; there is random, beginner"):
        bot("wise", "koikoi")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'whist'"):
        bot("random", "whist")
