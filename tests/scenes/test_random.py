"""Scenes of random matches of every game under random options, for every seat and an onlooker."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import json, to_builtins

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.contract import Match
from fudaba.games.registry import NAMES
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.consequences import together
from fudaba.scenes.registry import stage
from fudaba.scenes.scene import Scene
from fudaba.scenes.stage import Stage
from tests.conformance.play import random_action, random_match, resampled
from tests.effort import effort

#: Names that are no words of any of the languages.
PEOPLE = ("Xq", "Zw", "Qx", "Wz", "Vq", "Qv", "Zx")
#: Parts of a scene that are codes, and no words.
CODES = {
    *("game", "pack", "language", "kind", "form", "phase", "verb", "ends", "tone", "rule", "key"),
    *("action", "actions", "card", "cards", "takes", "missing", "fresh", "parts", "captured"),
    *("played", "played_took", "drawn", "drawn_took", "took", "confirm_key"),
}
#: Rules are named by their ids, suits and ranks by their letters, and so are cards in a sentence.
NO_WORDS = re.compile(r"\b(?:[A-Z]{2}-R?\d+|[A-Z]|[KQNJAT]?\d*|I+|kan|ms)\b")
#: Words that a Swedish sentence never has.
ENGLISH = re.compile(
    r"\b(?:the|of|and|is|are|you|your|with|takes|take|pays|pay|each|from|to|card|cards|points|"
    r"trick|tricks|plays|turns|lays|deal|has|have|if|or|this|that|they|it|its|who|what|nothing|"
    r"out|on|at|by|not|no|be|would|will|stock|field|table)\b",
    re.IGNORECASE,
)


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> Random:
    return Random(request.node.name)


def staged(match: Match, seat: int | None, language: Language = "en") -> Stage:
    return stage(match.game, PEOPLE[: int(match.game.seats)], seat, language)


def scene(match: Match, seat: int | None, language: Language = "en") -> Scene:
    return staged(match, seat, language).scene(match.view(seat))


def seats_of(match: Match) -> list[int | None]:
    return [*range(int(match.game.seats)), None]


def positions(name: str, rng: Random, share: float = 0.03) -> Iterator[Match]:
    """Positions of random matches, some of all; the last of each is its end, or far on."""
    for _ in range(effort(10, 3)):
        match = random_match(name, rng)
        for _ in range(300):
            if match.is_over:
                break
            if rng.random() < share:
                yield match
            match.apply(random_action(match, rng))
        yield match


def words(shown: object, key: str = "") -> Iterator[str]:
    """Everything that a person reads."""
    if isinstance(shown, dict):
        for inner_key, inner in shown.items():
            yield from words(inner, inner_key)
    elif isinstance(shown, list):
        for inner in shown:
            yield from words(inner, key)
    elif isinstance(shown, str) and key not in CODES:
        yield shown


def test_everybody_is_shown_a_scene_in_every_language(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        for seat in seats_of(match):
            for language in LANGUAGES:
                shown = scene(match, seat, language)
                assert json.decode(json.encode(shown), type=Scene) == shown
                for text in words(to_builtins(shown)):
                    assert not re.search(r"[{}]|None", text), text
                assert shown.status
                assert shown.prompt or shown.is_over


def test_nothing_is_left_in_english(name: str, rng: Random) -> None:
    judged: set[tuple[str, str]] = set()
    for match in positions(name, rng, 0.05):
        for seat in (0, None):
            for made in (staged(match, seat, "sv"), staged(match, seat, "ja")):
                told = [
                    *words(to_builtins(made.scene(match.view(seat)))),
                    *words(to_builtins(made.help())),
                    *words(to_builtins(made.sheets(match.view(seat)))),
                ]
                for text in told:
                    if (made.language, text) in judged:
                        continue
                    judged.add((made.language, text))
                    left = NO_WORDS.sub("", _without(text, PEOPLE))
                    if made.language == "ja":
                        assert not re.search(r"[A-Za-z]{2,}", left), text
                    else:
                        assert not ENGLISH.search(left), text


def _without(text: str, names: tuple[str, ...]) -> str:
    for one in names:
        text = text.replace(one, "")
    return text


def test_a_scene_holds_nothing_that_the_view_does_not(name: str, rng: Random) -> None:
    compared = 0
    for match in positions(name, rng):
        if match.is_over:
            continue
        for seat in seats_of(match):
            twin = resampled(match, seat, rng)
            assert scene(twin, seat) == scene(match, seat)
            compared += 1
    assert compared > 10


def test_what_a_choice_says_is_what_it_does(name: str, rng: Random) -> None:
    told = 0
    for match in positions(name, rng, 0.15):
        if match.is_over:
            continue
        seat = int(match.to_play)
        view, made = match.view(seat), staged(match, seat)
        assert view.asked is not None
        shown = made.scene(view)
        for choice in view.asked.choices:
            said = Counter((one.kind, one.amount, one.cards) for one in made.consequences(choice))
            assert said <= promised(choice)
            told += sum(said.values())
        check_hand(shown, view.asked)
        check_buttons(shown, made, view.asked)
    assert told


def promised(choice: ChoiceView) -> Counter[tuple[str, int, str]]:
    """The effects of a choice, payments that differ only in who pays together."""
    return Counter((one.kind, one.amount, one.cards) for _, one in together(choice.effects))


def check_hand(shown: Scene, asked: AskedView) -> None:
    """A card marks what it takes, and says it: one of several where one is to be chosen."""
    by_action = {one.action: one for one in asked.choices}
    for card in shown.hand:
        choice = by_action.get(card.action)
        if choice is None:
            continue
        takes = [one for one in choice.effects if one.kind in ("take", "either")]
        assert card.takes == (takes[0].cards if takes else "")
        assert card.takes_either == any(one.kind == "either" for one in takes)
        may_lay = any(one.kind == "may_lay" for one in choice.effects)
        assert card.says.endswith(", or lies down") == may_lay, (card, choice)


def check_buttons(shown: Scene, made: Stage, asked: AskedView) -> None:
    """Every answer is there, and says what it brings."""
    assert shown.question is not None
    by_action = {one.action: one for one in asked.choices}
    for button in shown.question.choices:
        choice = by_action.get(button.actions[0])
        if choice is not None and len(button.actions) == 1 and shown.question.form != "several":
            assert button.consequences == made.consequences(choice)
    answers = {action for button in shown.question.choices for action in button.actions}
    answers |= {card.action for card in shown.hand} | {p.action for p in shown.middle.places}
    answers |= {shown.question.ends}
    if shown.question.form != "several":
        assert answers - {""} == set(by_action)


def test_steps_and_deals_are_told_once(name: str, rng: Random) -> None:
    match = random_match(name, rng)
    made = staged(match, 0)
    told, deals = 0, 0
    for _ in range(200):
        if match.is_over:
            break
        match.apply(random_action(match, rng))
        if rng.random() < 0.2 or match.is_over:
            begun = match.view(0).begun
            shown = made.scene(match.view(0, since=min(told, begun)), told)
            assert [one.event for one in shown.steps] == list(range(told, shown.happened))
            numbers = [one.number for one in shown.finished]
            assert numbers == list(range(deals + 1, len(match.deals) + 1))
            told, deals = shown.happened, len(match.deals)
    assert told
