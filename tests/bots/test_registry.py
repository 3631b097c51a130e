"""Bots by name."""

import pytest

from fudaba.bots.random import RandomBot
from fudaba.bots.registry import NAMES, bot, names


def test_bots_are_found_by_name_and_game() -> None:
    assert isinstance(bot("random", "koikoi"), RandomBot)
    assert bot("greedy", "koikoi").name == "greedy"


def test_names_go_from_weak_to_strong() -> None:
    assert names("koikoi")[:2] == ("random", "greedy")
    assert set(names("koikoi")) <= set(NAMES)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"koikoi has no bot 'wise'; there is random, greedy"):
        bot("wise", "koikoi")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'whist'"):
        bot("random", "whist")
