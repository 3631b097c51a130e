"""Pads of random matches, in every language, while a deal is being noted and after it."""

from random import Random
from typing import Any

import pytest

from fudaba.games.registry import NAMES, game
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.pad import PadAsk, PadScene, PadStage
from fudaba.score.guide import Draft
from tests.conformance.play import play_out, random_match
from tests.effort import effort
from tests.score.noted import noted
from tests.score.test_guide import draft_of


def noted_so_far(full: Draft, asked: list[PadAsk]) -> Draft:
    """The answers that were asked for, and no others."""
    keys = {ask.key for ask in asked}
    facts = {key: value for key, value in full.facts.items() if key in keys}
    return Draft(facts=facts, none=[name for name in full.none if name.split(".")[0] in keys])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_deal_is_noted_answer_by_answer(name: str, language: Language) -> None:
    rng = Random(f"pad {name}")
    for _ in range(effort(4, 1)):
        match = random_match(name, rng)
        play_out(match, rng)
        names = [f"Name{seat}" for seat in range(int(match.game.seats))]
        pad = PadStage(match.game, names, int(match.deals[0].dealer), language)
        known: list[dict[str, Any]] = []
        for number in range(1, min(len(match.deals), 3) + 1):
            facts = noted(match, number)
            full, draft = draft_of(facts, match), Draft()
            scene = pad.scene(known, draft)
            for _ in range(60):
                if scene.preview is not None or not scene.asks or scene.asks[-1].is_answered:
                    break
                draft = noted_so_far(full, scene.asks)
                scene = pad.scene(known, draft)
            if match.deals[number - 1].end != "four_three":
                assert scene.preview is not None, (facts, scene.problem, scene.asks[-1:])
                changes = [party.points for party in scene.preview.parties]
                assert changes == [int(score) for score in match.deals[number - 1].scores]
            known.append(facts)
        assert_worded(pad.scene(known, Draft()))


def assert_worded(scene: PadScene) -> None:
    assert scene.title
    assert all(ask.title for ask in scene.asks)
    assert all(choice.label for ask in scene.asks for choice in ask.choices)


def test_what_cannot_be_is_said_in_words() -> None:
    pad = PadStage(game("koikoi"), ["Ayu", "Ben"], 0, "sv")
    draft = Draft(facts={"end": "stop", "by": 0, "captured": ["1L 3L", None], "koi": [0, 0]})
    scene = pad.scene([], draft)
    assert scene.preview is None
    assert "KK-501" in scene.problem
