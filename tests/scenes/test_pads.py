"""Pads of random matches, in every language, while a deal is being noted and after it."""

from random import Random
from typing import Any

import pytest

from fudaba.games.contract import Match
from fudaba.games.registry import NAMES, game
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.pad import PadAsk, PadScene, PadStage
from fudaba.scenes.worth import kinds, worth
from fudaba.score.guide import Draft
from tests.conformance.play import play_out, random_match
from tests.effort import effort
from tests.score.noted import noted


def value_of(facts: dict[str, Any], ask: PadAsk, scene: PadScene) -> Any:
    """What somebody taps who knows what happened."""
    noted = facts.get(ask.key)
    if ask.key == "says":
        place = sum(one.key == "says" and one.is_answered for one in scene.asks)
        return facts["says"][place]
    if ask.key == "mizuten":
        return "mizuten" if noted else "look"
    if ask.key == "last_trick":
        return "none" if noted is None else noted
    if ask.key in ("liable", "liable_month"):
        return ""  # asked by name; the test plays without liability
    if ask.form == "seats":
        if ask.key == "teyaku":
            return [int(seat) for seat, one in (noted or {}).items() if one["groups"]]
        offered = [choice.value for choice in ask.choices]
        return [int(seat) for seat in noted or [] if int(seat) in offered]
    if ask.form == "numbers":
        if isinstance(noted, list):
            return {str(seat): number for seat, number in enumerate(noted)}
        return noted or {}
    if ask.key == "field":
        return " ".join(card for card in (noted or "").split() if card in ask.cards.split())
    if ask.seat is None:
        return noted if noted is not None else ""
    found = noted[ask.seat] if isinstance(noted, list) else (noted or {}).get(str(ask.seat), "")
    if ask.key == "teyaku":
        return found["hand"]
    if ask.key == "declared":
        return " ".join(dict.fromkeys(" ".join(one["cards"] for one in found).split()))
    return found if found is not None else ""


def is_told_whole(match: Match) -> bool:
    """Whether taps can tell everything: that somebody kept a teyaku or a combination back, or
    answers for another, is noted in other ways."""
    return not any(match.game.options.get(name) for name in LIABILITY)


LIABILITY = ("liability_dekiyaku", "liability_tobikomi")


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
            draft = Draft()
            scene = pad.scene(known, draft)
            while scene.asks and not scene.asks[-1].is_answered:
                value = value_of(facts, scene.asks[-1], scene)
                draft = pad.answered(known, draft, len(scene.asks) - 1, value)
                scene = pad.scene(known, draft)
            if match.deals[number - 1].end != "four_three" and is_told_whole(match):
                assert scene.preview is not None, (facts, scene.problem, scene.asks[-1:])
                changes = [party.points for party in scene.preview.parties]
                if kept_nothing_back(facts, draft):
                    assert changes == [int(score) for score in match.deals[number - 1].scores]
            known.append(facts)
        assert_worded(pad.scene(known, Draft()))


def kept_nothing_back(facts: dict[str, Any], draft: Draft) -> bool:
    """Whether everything was declared that the cards allow, as the pad takes it."""
    for key in ("teyaku", "declared"):
        told = {seat: one for seat, one in (facts.get(key) or {}).items() if one}
        ours = draft.facts.get(key) or {}
        for seat, one in told.items():
            if key == "teyaku" and one["groups"] and one != ours.get(seat):
                return False
            if key == "declared" and sorted(map(str, one)) != sorted(map(str, ours.get(seat, []))):
                return False
    return True


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


@pytest.mark.parametrize(
    ("name", "what", "cards", "total", "rule"),
    [
        ("koikoi", "captured", "1L 3L 8L", "6 points", "KK-414"),
        ("hachihachi", "captured", "6R 9R 10R", "7 kan", "HH-604"),
        ("800", "cards", "SK CK HK", "17 points", "SN-063"),
    ],
)
def test_cards_are_worth_what_the_rules_say(
    name: str, what: str, cards: str, total: str, rule: str
) -> None:
    found = worth(game(name), what, cards, "en")
    assert (found.total, found.lines[0].rule) == (total, rule)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_cards_can_be_asked_about(name: str, language: Language) -> None:
    for what in kinds(name):
        found = worth(game(name), what, "", language)
        assert found.problem or found.total
