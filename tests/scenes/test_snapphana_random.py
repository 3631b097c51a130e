"""Scenes of random matches of the Snapphana games, in every language, for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import json

from fudaba.games.snapphana.match import SnapphanaMatch
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.scene import Scene
from tests.conformance.play import random_action, random_match, resampled
from tests.effort import effort
from tests.locale.english import left_in_english
from tests.scenes.snapphana_scenes import scene, staged

GAMES = tuple(RULE_SETS)
#: What may stand in a scene of these games.
SHELVES = ("snapphana.", "scene.", "cards.")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def rng(game: str) -> Random:
    return Random(game)


def positions(game: str, rng: Random, share: float) -> Iterator[SnapphanaMatch]:
    """Positions of random matches under random options, some of all; the last is the end."""
    for _ in range(effort(10, 3)):
        match = random_match(game, rng)
        assert isinstance(match, SnapphanaMatch)
        for _ in range(400):
            if match.is_over:
                break
            if rng.random() < share:
                yield match
            match.apply(random_action(match, rng))
        yield match


def seats_of(match: SnapphanaMatch) -> list[int | None]:
    return [*range(int(match.game.seats)), None]


def test_everybody_is_shown_a_scene_in_every_language(game: str, rng: Random) -> None:
    for match in positions(game, rng, 0.03):
        for seat in seats_of(match):
            for language in LANGUAGES:
                shown = scene(match, seat, language)
                text = json.encode(shown)
                assert json.decode(text, type=Scene) == shown
                assert b"{n}" not in text


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_nothing_is_left_in_english(game: str, rng: Random, language: Language) -> None:
    for match in positions(game, rng, 0.02):
        for seat in (0, None):
            shown = json.encode(scene(match, seat, language)).decode()
            # Codes of actions, phases and forms are no words.
            told = " ".join(_words(json.decode(shown)))
            assert left_in_english(told, language, *SHELVES) == []


def _words(shown: object, key: str = "") -> Iterator[str]:
    codes = ("kind", "form", "phase", "verb", "ends", "tone", "action", "actions", "cards", "card")
    if isinstance(shown, dict):
        for name, inner in shown.items():
            yield from _words(inner, name)
    elif isinstance(shown, list):
        for inner in shown:
            yield from _words(inner, key)
    elif isinstance(shown, str) and key not in (*codes, "game", "pack", "language", "parts"):
        yield shown


def test_what_is_asked_can_be_answered_as_the_scene_says(game: str, rng: Random) -> None:
    """Every action that stands in a scene may be played, and every legal one stands there."""
    seen: set[str] = set()
    for match in positions(game, rng, 0.5):
        if match.is_over:
            continue
        shown = scene(match, int(match.to_play))
        question = shown.question
        assert question is not None
        seen.add(question.phase)
        on_cards = [one.action for one in shown.hand if one.action]
        on_cards += [one.action for one in shown.middle.places if one.action]
        if question.verb and question.phase != "play":
            gathered = [action for action in on_cards if action.startswith(question.verb)]
            assert gathered == on_cards
            assert len(gathered) >= question.least
            if question.phase == "discard":
                match.copy().apply_all(rng.sample(gathered, question.most))
            continue
        ticks = [choice.actions[0] for choice in question.choices]
        assert sorted(on_cards + ticks) == sorted(map(match.text, match.legal_actions()))
        for choice in question.choices:
            match.copy().apply_all(choice.actions)
    assert "play" in seen


def test_nobody_else_is_asked(game: str, rng: Random) -> None:
    for match in positions(game, rng, 0.1):
        for seat in seats_of(match):
            shown = scene(match, seat)
            if match.is_over or seat != match.to_play:
                assert shown.question is None
                assert not [one for one in shown.hand if one.action]
                assert not [one for one in shown.middle.places if one.action]
            assert shown.prompt


def test_hidden_cards_change_nothing(game: str, rng: Random) -> None:
    for match in positions(game, rng, 0.1):
        if match.is_over:
            continue
        seat = rng.choice(seats_of(match))
        twin = resampled(match, seat, rng)
        assert isinstance(twin, SnapphanaMatch)
        assert scene(twin, seat) == scene(match, seat)


def test_steps_are_told_once(game: str, rng: Random) -> None:
    """A scene tells the events after those told before; their numbers run on."""
    match = random_match(game, rng)
    assert isinstance(match, SnapphanaMatch)
    stage = staged(match, 0)
    told = 0
    finished = 0
    for _ in range(250):
        if match.is_over:
            break
        view = match.view(0, since=match.view(0).begun if told else 0)
        shown = stage.scene(match.view(0, since=min(told, view.begun)), told)
        assert [step.event for step in shown.steps] == list(range(told, match.view(0).happened))
        assert all(line.event >= view.begun for line in shown.story)
        told = shown.happened
        finished += len(shown.finished)
        match.apply(random_action(match, rng))
    assert finished in (len(match.deals), len(match.deals) - 1)


def test_the_sheets_add_up(game: str, rng: Random) -> None:
    """The lines of every sheet make its changes, and workings their amounts."""
    for match in positions(game, rng, 0.0):
        for sheet in staged(match, 0).sheets(match.view(0)):
            for party, row in enumerate(sheet.parties):
                lines = [line for line in sheet.lines if line.payee_seat == party]
                assert sum(int(line.amount) for line in lines) == row.points
            for line in sheet.lines:
                if line.working:
                    assert line.working.endswith(f" = {int(line.amount)}")
                    assert _worked_out(line.working) == int(line.amount)


def _worked_out(working: str) -> float:
    """The sum that a working writes down; card points are counted in pairs (SN-091)."""
    total = 0.0
    for part in working.partition(" = ")[0].split(" + "):
        number, times, worth = part.partition(" × ")
        total += float(number) * (_value(worth) if times else 1.0)
    return total


def _value(worth: str) -> float:
    whole, half, _ = worth.partition("½")
    return float(whole or 0) + (0.5 if half else 0.0)
