"""Hachi-Hachi deals of which people know the points and the names, not the cards."""

from random import Random
from typing import Any

import pytest

from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.registry import game
from fudaba.scenes.pad import PadStage
from fudaba.score.folding import DealRefused, facts_from, fold
from tests.conformance.play import play_out, random_match
from tests.effort import effort
from tests.scenes.told import told
from tests.score.counting import called, counted
from tests.score.noted import noted
from tests.score.test_folding import live, same_deal


def facts_of(match: HachiHachiMatch, number: int) -> dict[str, Any]:
    """A finished deal in words and numbers."""
    facts = noted(match, number)
    if not facts.get("end"):
        return facts
    return called(match.rules, counted(match.rules, facts))


def played(seed: str, times: int) -> list[HachiHachiMatch]:
    rng, found = Random(seed), []
    for _ in range(times):
        match = random_match("hachihachi", rng)
        assert isinstance(match, HachiHachiMatch)
        play_out(match, rng)
        if match.deals:
            found.append(match)
    return found


def test_points_and_names_fold_into_the_same_books() -> None:
    ended = set()
    for match in played("counted", effort(120, 20)):
        deals = [facts_of(match, number) for number in range(1, len(match.deals) + 1)]
        known = [facts_from("hachihachi", one) for one in deals]
        found = fold(match.game, int(match.deals[0].dealer), known)
        for ours, theirs in zip(found.deals, live(match), strict=True):
            same_deal(ours.result, theirs, match)
            ended.add(theirs.end)
    assert {"shoubu", "exhausted"} <= ended


def test_what_the_pad_asks_for_by_name_is_enough() -> None:
    """Answer by answer, nothing but points, names and yaku."""
    for match in played("counted pad", effort(12, 3)):
        names = [f"Name{seat}" for seat in range(int(match.game.seats))]
        pad = PadStage(match.game, names, int(match.deals[0].dealer), "en")
        known: list[dict[str, Any]] = []
        for number in range(1, min(len(match.deals), 3) + 1):
            facts = facts_of(match, number)
            draft = told(pad, known, facts)
            scene = pad.scene(known, draft)
            assert scene.preview is not None, (facts, scene.problem, scene.asks[-1:])
            changes = [party.points for party in scene.preview.parties]
            assert changes == [int(score) for score in match.deals[number - 1].scores]
            if facts.get("end"):
                assert "captured" not in draft.facts or len(draft.facts["captured"]) < 3
            known.append(facts)


def result(facts: dict[str, Any], preset: str = "decimal") -> list[int]:
    known = facts_from("hachihachi", {"field": "", "end": "exhausted", **facts})
    return list(fold(game("hachihachi", preset=preset), 0, [known]).standing.scores)


def test_dekiyaku_and_card_points_of_a_classic_deal_without_the_cards() -> None:
    """HH-713, HH-714: half of blue ribbons (7 kan) from each, and 93, 91, 80 against 88."""
    facts = {"points": {"0": 93, "1": 91, "2": 80}, "made": {"0": "6R 9R 10R"}}
    half, coin = 7 * 12 // 2, 1
    changes = [score - 60 for score in result(facts, "classic")]
    assert changes == [2 * half + 5 - coin, 3 - half, -8 - half]


def test_a_triple_by_name_is_caught_or_not() -> None:
    facts: dict[str, Any] = {
        "points": {"0": 88, "1": 88 + 1, "2": 87},
        "teyaku": {"1": {"names": ["triple", "one_animal"]}},
        "triples": {"1": "8A 8K1 8K2"},
    }
    # HH-410 2 kan, HH-432 3 kan, HH-910 1 kan from each of two; and a point.
    assert result(facts) == [-60, 121, -61]
    assert result({**facts, "caught": {"8": True}}) == [-70, 141, -71]  # HH-900


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"teyaku": {"1": {"names": ["triple", "two_triples"]}}}, "only the best teyaku"),
        ({"teyaku": {"1": {"names": ["triple"]}}}, "three of each month"),
        (
            {"teyaku": {"1": {"names": ["triple"]}}, "triples": {"1": "5A 5R 5K1"}},
            "another teyaku: standing_triple",
        ),
        (
            {"teyaku": {"1": {"names": ["triple", "empty"]}}, "triples": {"1": "8L 8A 8K1"}},
            "no hand of seven cards",
        ),
        ({"points": {"0": 10, "1": 127, "2": 127}, "made": {"0": "6R 9R 10R"}}, "count 15, not 10"),
        ({"points": {"0": 88, "1": 88, "2": 87}}, "make 264, not 263"),
        ({"caught": {"8": True}}, "nobody has declared a triple"),
    ],
)
def test_what_cannot_be_is_refused(facts: dict[str, Any], said: str) -> None:
    with pytest.raises(DealRefused) as refused:
        result({"points": {"0": 90, "1": 90, "2": 84}, **facts})
    assert said in refused.value.text("en")
