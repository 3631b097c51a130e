"""Tournaments: duplicate play, pairs, ratings, places."""

import json
from pathlib import Path

import pytest

import fudaba
from fudaba.cards.rng import Rng
from fudaba.games.playout import play_out
from fudaba.games.registry import NAMES
from fudaba.lab.pairs import margins, match_scores
from fudaba.lab.ratio import WHOLE
from fudaba.lab.seating import line_ups, rotations
from fudaba.lab.standing import places, winners
from fudaba.lab.tournament import Schedule, tournament
from fudaba.records import json_form
from tests.cli.command import fudaba_command


def test_greedy_is_rated_above_random_in_koikoi() -> None:
    answer = fudaba_command(
        "tournament", "koikoi", "random", "greedy", "--matches", "20", "--json", "--workers", "2"
    )
    assert answer.code == 0
    result = json.loads(answer.out)
    assert set(result["pairs"][0]) == {"a", "b", "matches", "score", "low", "high", "margin"}
    pair = result["pairs"][0]
    assert (pair["a"], pair["b"], pair["matches"]) == ("random", "greedy", 20)
    assert 0 <= pair["low"] <= pair["score"] <= pair["high"] < 0.5
    assert pair["margin"]["low"] < pair["margin"]["value"] < pair["margin"]["high"] < 0
    greedy, random = result["ratings"]
    assert set(greedy) == {"bot", "mu", "sigma"}
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["mu"] - greedy["sigma"] > random["mu"] + random["sigma"]


def test_every_pack_is_played_from_every_seat(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    game = fudaba.game("koikoi", deals=3)
    result = tournament(game, ["random", "greedy"], matches=5, workers=1, out=path)
    assert (result.packs, result.matches) == (3, 6)  # the last rotation is completed
    records = [json_form.load(line) for line in path.read_bytes().splitlines()]
    for one, other in zip(records[::2], records[1::2], strict=True):
        assert one.seats == other.seats[::-1]
        assert one.seed == other.seed
        assert one.deals[0].deck == other.deals[0].deck
    assert len({record.seed for record in records}) == 3


def test_one_deal_ends_every_match(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    game = fudaba.game("150")
    result = tournament(
        game, ["random", "greedy"], matches=6, workers=1, out=path, one_deal=True, seed=3
    )
    records = [json_form.load(line) for line in path.read_bytes().splitlines()]
    assert [len(record.deals) for record in records] == [1] * 6
    ahead = []
    for record in records:
        scores = record.deals[0].scores
        assert scores is not None
        bots = record.seats
        ahead.append(scores[bots.index("random")] - scores[bots.index("greedy")])
    margin = result.pairs[0].margin
    assert margin is not None
    assert margin.value == pytest.approx(sum(ahead) / 6, abs=1e-6)


def test_alone_gives_the_first_bot_one_side_of_every_table(tmp_path: Path) -> None:
    path = tmp_path / "alone.jsonl"
    game = fudaba.game("fjabbe")
    result = tournament(
        game, ["greedy", "random"], matches=4, workers=1, out=path, one_deal=True, alone=True
    )
    records = [json_form.load(line) for line in path.read_bytes().splitlines()]
    assert result.matches == len(records) == 4
    assert sorted(record.seats.index("greedy") for record in records) == [0, 1, 2, 3]
    assert all(len({*record.seats} - {"greedy"}) == 3 for record in records)
    three = Schedule(game, ["greedy", "random", "beginner"], alone=True)
    assert {order.count("greedy") for order in three.orders} == {1}
    assert all(set(order) == {"greedy", "random", "beginner"} for order in three.orders)
    two = Schedule(fudaba.game("koikoi"), ["greedy", "random", "beginner"], alone=True)
    assert len(two.orders) == 4
    assert two.pairs() == [("greedy", "random"), ("greedy", "beginner")]


def test_a_margin_compares_every_side_of_one_bot_with_every_side_of_the_other() -> None:
    assert margins("abb", [5, 1, -6]) == {("a", "b"): (4 + 11, 2)}
    assert margins("bab", [1, 5, -6]) == {("b", "a"): (-4 - 11, 2)}
    assert margins("aa", [3, -3]) == {}


def test_lost_deals_are_the_margin_where_they_count() -> None:
    result = tournament(fudaba.game("fjabbe"), ["random", "greedy"], matches=4, workers=1)
    margin = result.pairs[0].margin
    assert margin is not None
    assert -8 < margin.value < 0  # random loses more deals than greedy


def test_workers_do_not_change_the_ratings() -> None:
    results = [
        tournament(fudaba.game("koikoi", deals=3), ["random", "greedy"], matches=12, workers=number)
        for number in (1, 2)
    ]
    assert results[0] == results[1]


def test_line_ups_fill_the_table() -> None:
    assert line_ups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups("abcd", 3) == [tuple("abc"), tuple("abd"), tuple("acd"), tuple("bcd")]
    assert line_ups("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert rotations("abc") == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_partners_play_the_same_bot() -> None:
    schedule = Schedule(fudaba.game("800"), ["random", "greedy"])
    assert schedule.seatings == [["random", "greedy"] * 2, ["greedy", "random"] * 2]


def test_more_than_two_are_compared_pair_by_pair() -> None:
    scores = match_scores(["a", "b", "a"], [0, 1, 2])
    assert scores == {("a", "b"): WHOLE // 2}
    assert match_scores(["b", "a"], [0, 0]) == {("b", "a"): WHOLE // 2}
    game = fudaba.game("hachihachi")
    result = tournament(game, ["random", "greedy"], matches=3, workers=1)
    assert (result.packs, result.matches) == (1, 6)  # two line-ups, three rotations
    assert result.pairs[0].matches == 6


@pytest.mark.parametrize("name", NAMES)
def test_places_agree_with_winners(name: str) -> None:
    for seed in range(5):
        match = fudaba.game(name).new(seed)
        play_out(match, Rng(seed))
        found = places(match)
        first = [side for side, place in enumerate(found) if place == 0]
        assert first == winners(match)


def test_fj_r10_fjabbe_ranks_by_lost_deals_then_points() -> None:
    match = fudaba.game("fjabbe").new(3)
    play_out(match, Rng(3))
    lost = [sum(side in (deal.losers or []) for deal in match.deals) for side in range(4)]
    order = sorted(range(4), key=lambda side: places(match)[side])
    keys = [(lost[side], match.scores[side]) for side in order]
    assert keys == sorted(keys)
