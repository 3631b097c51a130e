"""Hachijuu, section 8: every option, its values, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.hachijuu.options import OPTIONS
from fudaba.games.hachijuu.spec import SPEC
from fudaba.games.options import OptionError
from fudaba.games.playout import play_out
from fudaba.locale import Language, word
from tests.rules.hachijuu.match import act, finish, playing, position, scores, shuffled
from tests.rules.hachijuu.written import P0, choices, game, view

#: Option, default, other values, values that are refused; the rules that the option may name.
EXPECTED: dict[str, tuple[Any, list[Any], list[Any], set[str]]] = {
    "fold_fee": (20, [0, 1, 35, 1000], [-1, 2.5, "some"], {"HJ-302"}),
    "teyaku_choice": ("free", ["highest_or_none"], ["best", 1, True], {"HJ-R8"}),
    "overlook": ("prompt", ["manual"], ["auto", 0], {"HJ-603", "HJ-R10"}),
    "two_player_auction": (True, [False], ["maybe", 2], {"HJ-R3"}),
    "deals": (12, [1, 2, 6, 24, 100], [0, -1, "many"], {"HJ-R16"}),
    "start_chips": (0, [1, 500, -500], ["rich", 0.5], {"HJ-R17"}),
    "last_card_sage": ("allowed", ["forced_agari"], ["never", False], {"HJ-R11"}),
}


def test_the_options_are_those_of_the_rule_text() -> None:
    assert [option.name for option in OPTIONS] == list(EXPECTED)
    assert SPEC.presets == {}


@pytest.mark.parametrize("name", EXPECTED)
def test_defaults_values_and_rules(name: str) -> None:
    default, others, wrong, rules = EXPECTED[name]
    assert game().options[name] == default
    for value in [default, *others]:
        assert game(**{name: value}).options[name] == value
    for value in wrong:
        with pytest.raises(OptionError, match=name):
            game(**{name: value})
    (option,) = [option for option in OPTIONS if option.name == name]
    assert option.rule in rules


def test_switches_take_the_words_of_the_rule_text() -> None:
    assert game(two_player_auction="off").options["two_player_auction"] is False
    assert game(two_player_auction="on").options["two_player_auction"] is True
    assert game(fold_fee="30").options["fold_fee"] == 30


@pytest.mark.parametrize("fee", [0, 7, 20])
def test_fold_fee(fee: int) -> None:
    match = playing("fold", "fold", fold_fee=fee)
    assert scores(match) == [-fee, -fee, 2 * fee]
    assert len(match.deals[0].entries) == (3 if fee else 0)
    assert match.dealer == 2


@pytest.mark.parametrize(
    ("value", "names"),
    [
        ("free", {"sanbon", "kuttsuki", "haneken"}),
        ("highest_or_none", {"haneken"}),
    ],
)
def test_teyaku_choice(value: str, names: set[str]) -> None:
    hands = {P0: "3L 3R 4A 4R 6A 6R 6K1"}
    match = playing("in", "in", "in", hands=hands, teyaku_choice=value)
    offered = {word.split()[1] for word in choices(match) if word != "done"}
    assert offered == names
    assert choices(match)[-1] == "done"


@pytest.mark.parametrize("value", ["prompt", "manual"])
def test_overlook(value: str) -> None:
    match = position(
        field="3R 8L", hands=("3K1", "-"), bases=("1R 2R", "-"), stock="5A", overlook=value
    )
    assert choices(act(match, "play 3K1")) == ["agari", "sage"]
    finish(match, ["sage"])
    assert match.deals[0].end == "exhausted"
    assert scores(match) == [100, -100]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "nothing can be overlooked here"),
        ("sv", "så här kan inget förbises"),
        ("ja", "ここで役を見逃すことはありません"),
    ],
)
def test_overlook_says_that_a_table_that_keeps_watch_overlooks_nothing(
    language: Language, said: str
) -> None:
    """HJ-R10: both values ask the same of the same players, whatever is played."""
    assert said in word("hachijuu.option.overlook", language)
    for seed in range(10):
        asked = []
        for value in ("prompt", "manual"):
            match = game(3, deals=2, overlook=value).new(seed)
            rng = Rng(seed)
            asked.append([(match.to_play, match.legal_actions())])
            while not match.is_over:
                match.step(match.legal_nth(rng.below(match.legal_count())))
                asked[-1].append((match.to_play, match.legal_actions()))
        assert asked[0] == asked[1]


def test_two_player_auction() -> None:
    assert choices(playing(seats=2)) == ["fold", "in", "double"]
    off = playing(seats=2, oya=1, two_player_auction=False)
    assert choices(off)[0].startswith("play")
    assert (view(off).active, view(off).rate, view(off).oya) == ([1, 0], 1, 1)
    assert choices(playing(seats=3, two_player_auction=False)) == ["fold", "in", "double"]


@pytest.mark.parametrize("deals", [1, 2, 5])
def test_deals(deals: int) -> None:
    match = shuffled(deals, 4, deals=deals)
    assert view(match).deals == deals
    play_out(match, Rng(deals))
    assert len(match.deals) == deals
    assert match.is_over


@pytest.mark.parametrize("chips", [0, 300, -40])
def test_start_chips(chips: int) -> None:
    match = shuffled(5, 3, start_chips=chips, deals=1)
    assert (match.scores, view(match).balance) == ([0, 0, 0], [chips] * 3)
    play_out(match, Rng(5))
    assert sum(match.scores) == 0
    assert view(match).balance == [chips + score for score in match.scores]


@pytest.mark.parametrize("overlook", ["prompt", "manual"])
def test_last_card_sage(overlook: str) -> None:
    def last(value: str, left: int) -> Any:
        match = position(
            field="3R 8L",
            hands=("3K1", "-"),
            bases=("1R 2R", "-"),
            stock="5A",
            left=left,
            last_card_sage=value,
            overlook=overlook,
        )
        return act(match, "play 3K1")

    assert choices(last("allowed", 1)) == ["agari", "sage"]
    forced = last("forced_agari", 1)
    assert (forced.deals[0].end, scores(forced)) == ("agari", [200, -200])
    # Before the last card the choice remains.
    assert choices(last("forced_agari", 2)) == ["agari", "sage"]
