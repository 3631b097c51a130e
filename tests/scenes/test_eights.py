"""Scenes of random matches of Hachi-Hachi and Hachijuu, for every number of seats."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.json import encode

from fudaba.games.contract import Game, Match
from fudaba.games.options import OptionError, OptionValue
from fudaba.games.registry import spec
from fudaba.locale import LANGUAGES, Language
from fudaba.scenes.scene import Scene
from fudaba.scenes.sheets import shared
from tests.effort import effort
from tests.scenes.eights import course, scene_of, stage_of

CASES = [
    (name, seats, language)
    for name in ("hachihachi", "hachijuu")
    for seats in sorted(spec(name).seats)
    for language in LANGUAGES
]


def random_game(name: str, seats: int, rng: Random) -> Game:
    """The game under random options that go together."""
    rules = spec(name)
    while True:
        options: dict[str, OptionValue] = {
            option.name: rng.choice(option.values)
            for option in rules.options
            if rng.random() < 0.4 and option.name not in ("deals", "campaign")
        }
        try:
            return rules.game(rng.choice([None, *rules.presets]), seats, options)
        except OptionError:
            continue


def answers(scene: Scene) -> list[str]:
    """Every single action that can be chosen in a scene."""
    found = [one.action for one in scene.hand if one.action]
    found += [one.action for one in scene.middle.places if one.action]
    if scene.question is not None:
        found += [one.actions[0] for one in scene.question.choices if len(one.actions) == 1]
    return found


def check(match: Match, language: Language) -> None:
    """Whoever is asked can answer everything, everybody else nothing."""
    asked = int(match.to_play)
    for seat in (asked, (asked + 1) % match.game.seats, None):
        scene = scene_of(match, seat, language)
        assert encode(scene)
        assert scene.prompt
        assert sorted(answers(scene)) == sorted(match.view(seat).legal)
        assert (scene.question is None) == (seat != asked)
        assert [one.seat for one in scene.seats if one.is_own] == ([] if seat is None else [seat])
        if scene.question is not None:
            keys = [one.key for one in scene.question.choices if one.key]
            assert len(set(keys)) == len(keys)
            assert all(one.label for one in scene.question.choices)
            assert all(one.says for one in scene.hand if one.action)


@pytest.mark.parametrize(("name", "seats", "language"), CASES)
def test_every_decision_of_a_random_match_has_a_scene(
    name: str, seats: int, language: Language
) -> None:
    rng = Random(f"{name} {seats} {language}")
    match = random_game(name, seats, rng).new(rng.getrandbits(32))
    share = effort(60, 6) / 100
    for here in course(match, rng):
        if rng.random() < share:
            check(here, language)
    over = scene_of(match, 0, language)
    assert over.is_over
    assert over.result
    assert len(over.finished) == len(match.deals)


@pytest.mark.parametrize(("name", "seats", "language"), CASES)
def test_every_line_of_the_ledger_stands_on_the_sheet_with_its_sum(
    name: str, seats: int, language: Language
) -> None:
    rng = Random(f"{name} {seats} {language}")
    match = random_game(name, seats, rng).new(rng.getrandbits(32))
    for _ in course(match, rng):
        pass
    stage, view = stage_of(match, None, language), match.view(None)
    for sheet, deal in zip(stage.sheets(view), view.finished, strict=True):
        assert sheet.end
        assert sheet.title
        assert [party.points for party in sheet.parties] == deal.scores
        for line, (payers, entry) in zip(
            sheet.lines, shared(deal.entries + deal.after), strict=True
        ):
            assert line.reason
            assert line.payer_seats == [one if isinstance(one, int) else -1 for one in payers]
            assert stage.money(entry.amount) in line.amount
            if line.working:
                assert int(line.working.rpartition("= ")[2]) == entry.amount


@pytest.mark.parametrize("name", ["hachihachi", "hachijuu"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_what_scores(name: str, language: Language) -> None:
    found = stage_of(spec(name).game(None, 3, {}).new(0), 0, language).help()
    assert found.brief
    assert all(section.rows for section in found.sections)
    rules = [row.rule for section in found.sections[:3] for row in section.rows]
    assert all(rule.startswith(("HH-", "HJ-")) for rule in rules)
