"""Scenes of Koi-Koi: what a card would do, and the question between shobu and koi-koi."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import fudaba
from fudaba.games.asked import EffectView
from fudaba.games.contract import Match
from fudaba.locale import Language
from fudaba.scenes.cards import card_names
from fudaba.scenes.phrases import plain
from fudaba.scenes.registry import stage
from fudaba.scenes.scene import Scene
from tests.effort import effort

NAMES = ("Ada", "Sayo")


def scene(match: Match, seat: int, language: Language = "en") -> Scene:
    return stage(match.game, NAMES, seat, language).scene(match.view(seat))


def positions(number: int, **options: bool | int) -> Iterator[Match]:
    """Decisions of random matches."""
    for seed in range(number):
        match, rng = fudaba.game("koikoi", None, None, **options).new(seed), Random(seed)
        while not match.is_over:
            yield match
            match.apply(rng.choice(match.legal_actions()))


def effects(match: Match, action: str) -> list[EffectView]:
    asked = match.view(int(match.to_play)).asked
    assert asked is not None
    return next(one.effects for one in asked.choices if one.action == action)


def test_kk_824_a_card_that_may_lie_down_instead_says_so() -> None:
    """With the lightning as a joker: it does not just say what it would take."""
    found = 0
    for match in positions(effort(10, 3), lightning_joker=True, deals=3):
        for card in scene(match, int(match.to_play)).hand:
            if card.action and any(one.kind == "may_lay" for one in effects(match, card.action)):
                assert card.takes_either
                assert card.says.endswith(", or lies down")
                found += 1
    assert found > 10


def test_a_card_says_which_yaku_it_would_make() -> None:
    made = 0
    for match in positions(effort(12, 6), deals=3):
        for card in scene(match, int(match.to_play)).hand:
            if card.action:
                yaku = [one for one in effects(match, card.action) if one.kind == "makes"]
                assert len(yaku) == (card.more.count(" + ") + 1 if card.more else 0)
                assert all(str(one.amount) in card.more for one in yaku)
                made += len(yaku)
    assert made > 5


def test_the_question_says_what_a_stop_pays_and_what_is_risked() -> None:
    asked = doubled = 0
    for match in positions(effort(20, 8), deals=3):
        seat = int(match.to_play)
        shown = scene(match, seat)
        question = shown.question
        assert question is not None
        if question.phase != "decide":
            assert not question.is_weighty
            continue
        twin = match.copy()
        twin.stop_after_deal = True
        twin.apply_text("stop")
        won = int(twin.deals[-1].scores[seat])
        assert (question.is_weighty, question.amount) == (True, str(won))
        stop, koi = question.choices
        assert f"take {won} point" in stop.detail
        assert (stop.key, koi.key, koi.is_bold) == ("x", "k", True)
        told = plain(question.warning)
        other = NAMES[1 - seat]
        is_doubled = any(
            one.kind == "doubled" and one.seat == 1 - seat for one in effects(match, "koi")
        )
        assert (f"the points of {other} count double" in told) == is_doubled
        doubled += is_doubled
        asked += 1
    assert asked > 10
    assert doubled


def test_a_sheet_names_who_called_shobu() -> None:
    match = next(one for one in positions(20, deals=3) if one.view(0).phase == "decide")
    winner = int(match.to_play)
    match.stop_after_deal = True
    match.apply_text("stop")
    told = [
        stage(match.game, NAMES, seat, "en").sheet(match.view(seat), match.view(seat).deal).end
        for seat in (0, 1)
    ]
    assert told[winner] == "You called shobu and ended the deal."
    assert told[1 - winner] == f"{NAMES[winner]} called shobu and ended the deal."


def test_what_one_more_card_would_bring_is_what_it_brings() -> None:
    found = 0
    for match in positions(effort(20, 8), deals=3):
        seat = int(match.to_play)
        question = scene(match, seat).question
        assert question is not None
        for row in question.rows:
            if row.missing:
                view = match.view(seat)
                lying = view.hands[seat].cards.split()
                assert ("in your hand" in row.text) == (row.missing in lying)
                assert int(row.worth) > 0
                found += 1
    assert found > 5


def test_every_card_has_a_name_of_its_own_for_whoever_hears_it() -> None:
    names = card_names("hanafuda", "en")
    assert names["8L"].name == "Full moon, susuki light"
    assert names["8L"].short == "the full moon"
    assert names["8L"].index == "8L"
    assert names["12K2"].short == "paulownia"
    assert names["11K1"].name == "Lightning, willow plain"
    assert card_names("hanafuda", "sv")["6R"].short == "pionremsan"
    assert card_names("hanafuda", "ja")["8L"].name == "芒に月（芒、光）"
    assert card_names("Snapphana", "en")["SK"].short == "the king of spades"
