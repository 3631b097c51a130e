"""A game from a folder of tests plays in every room, without an edit in any of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import numpy as np
import pytest

from fudaba.bots.registry import NAMES as BOTS
from fudaba.bots.registry import bot, names
from fudaba.cards.rng import Rng
from fudaba.envs.pettingzoo import env
from fudaba.envs.vector import Batch
from fudaba.games.contract import Match
from fudaba.games.options import UnknownName
from fudaba.games.record import replay
from fudaba.games.registry import ROOMS, game, part, register, withdraw
from fudaba.games.registry import names as registered
from fudaba.locale import LANGUAGES, Language, catalogue
from fudaba.paper.registry import score_sheet
from fudaba.rulebook import names as rulebooks
from fudaba.scenes.pad import PadStage
from fudaba.scenes.registry import stage
from fudaba.score.guide import Draft
from fudaba.tables.sqlite import SqliteStore
from fudaba.web.app import application
from fudaba.web.openapi import document
from fudaba.web.settings import Settings
from tests.cli.command import fudaba_command
from tests.terminal.tables import drawn

PACKAGE = "tests.house.toy"


@pytest.fixture(autouse=True)
def pairs() -> Iterator[None]:
    register("pairs", package=PACKAGE)
    yield
    withdraw(PACKAGE)


def positions(seed: int) -> Iterator[Match]:
    """A match that plays itself."""
    match, rng = game("pairs").new(seed), Random(seed)
    while not match.is_over:
        yield match
        match.apply(rng.choice(match.legal_actions()))
    yield match


@pytest.mark.parametrize("room", ROOMS)
def test_it_has_a_part_in_every_room(room: str) -> None:
    assert all(hasattr(part("pairs", room), wanted) for wanted in ROOMS[room])


def test_it_plays_and_its_record_plays_again() -> None:
    *_, over = positions(1)
    assert len(over.deals) == 2
    assert over.scores == [sum(deal.scores[seat] for deal in over.deals) for seat in (0, 1)]
    assert replay(over.record()) == over
    assert replay(over.record(decks=True)).scores == over.scores


def test_what_a_seat_has_seen_holds_in_every_world_that_it_may_be_in() -> None:
    for match in positions(2):
        for seat in (0, 1, None):
            world = match.copy()
            world.resample(seat, Rng(3))
            assert world.view(seat) == match.view(seat)


def test_what_is_promised_comes_about() -> None:
    for match in positions(3):
        asked = None if match.is_over else match.view(int(match.to_play)).asked
        for choice in asked.choices if asked else ():
            twin = match.copy()
            twin.apply_text(choice.action)
            took = [effect.cards for effect in choice.effects if effect.kind == "take"]
            gained = [
                set(after.split()) - set(before.split()) for before, after in _taken(match, twin)
            ]
            for cards in took:
                assert any(set(cards.split()) < more for more in gained)


def _taken(match: Match, twin: Match) -> list[tuple[str, str]]:
    """What each seat has taken before and after a move of the same deal."""
    same = len(match.deals) == len(twin.deals)
    after = twin.open_piles() if same else twin.view(None).finished[-1].captured
    return list(zip(match.open_piles(), after, strict=True))


def test_it_is_searched() -> None:
    assert names("pairs") == BOTS
    match = game("pairs").new(4)
    while len(match.actions) < 10:
        match.apply(bot("greedy", "pairs").choose(match, Rng(1)))
    assert bot("club", "pairs").choose(match, Rng(1)) in match.legal_actions()
    assert match.is_legal(bot("beginner", "pairs").choose(match, Rng(1)))


def test_it_is_an_environment() -> None:
    made, rng = env("pairs", deals=1), np.random.default_rng(1)
    made.reset(seed=5)
    brought = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, over, _, _ = made.last()
        brought[agent] += reward
        made.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert list(brought.values()) == made.episode.match.scores
    batch = Batch("pairs", 3, deals=1)
    for _ in range(40):
        batch.step(batch.masks.argmax(axis=1))


def test_it_is_listed_and_explained() -> None:
    listed = json.loads(fudaba_command("games", "--json").out)["games"]
    assert [one["game"] for one in listed][-1] == "pairs"
    shown = fudaba_command("games", "pairs", "--lang", "sv").out
    assert "Par" in shown
    assert "Antal givar" in shown
    assert "stay out of play" in fudaba_command("rules", "pairs", "PR-001").out


def test_the_server_describes_it() -> None:
    assert '"pairs"' in json.dumps(document()["paths"])
    withdraw(PACKAGE)
    assert '"pairs"' not in json.dumps(document()["paths"])


def test_it_scores() -> None:
    said = fudaba_command("score", "pairs", "1L 1R 8L")
    assert (said.out, said.code) == ("3 points\n", 0)
    assert json.loads(fudaba_command("score", "pairs", "1L", "--json").out)["points"] == 1
    asked = b'{"game": "pairs", "ask": "count", "captured": "1L 1X"}\n'
    refused = fudaba_command("score", "--questions", "-", stdin=asked).out
    assert json.loads(refused)["ok"] is False
    assert json.loads(fudaba_command("schema", "question.pairs.count").out)["required"]


def test_the_lab_plays_it() -> None:
    simulation = ("simulate", "pairs", "--matches", "3", "--json")
    said = [fudaba_command(*simulation, "--workers", workers).out for workers in ("1", "2")]
    assert json.loads(said[0])["matches"] == 3
    assert said[0] == said[1]
    assert "pairs" in fudaba_command("odds", "pairs").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_shown(language: Language) -> None:
    rules = game("pairs")
    stages = [stage(rules, ["Anna", "Bo"], seat, language) for seat in (0, 1, None)]
    for match in positions(6):
        for face in stages:
            view = match.view(face.seat)
            scene = face.scene(view)
            offered = {card.action for card in scene.hand} | {
                place.action for place in scene.middle.places
            }
            assert offered - {""} == set(view.legal)
            assert scene.story
            assert scene.is_over == bool(scene.result)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_at_a_terminal(language: Language) -> None:
    for match in positions(7):
        view = match.view(0)
        laid = drawn(match, ["Anna", "Bo"], language).scene(view)
        assert sorted(action for _, action in laid.options) == sorted(view.legal)
        assert all(laid.says(action) for action in view.legal)


def test_it_is_on_paper() -> None:
    assert "taken cards" in fudaba_command("sheet", "pairs").out
    assert score_sheet(game("pairs"), "sv").title == "Par"


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_score_is_kept_on_a_pad(language: Language) -> None:
    pad = PadStage(game("pairs", deals=1), ["Anna", "Bo"], 0, language)
    draft = Draft()
    for place, cards in enumerate(("1L 1R", "8L 8A 8K1 8K2")):
        assert not pad.scene([], draft).asks[place].is_answered
        draft = pad.answered([], draft, place, cards)
    assert pad.scene([], draft).preview is not None
    scene = pad.scene([draft.facts], Draft())
    assert [party.points for party in scene.parties] == [2, 4]
    assert scene.is_over


async def test_it_is_played_and_noted_over_the_web(tmp_path: Path) -> None:
    app = application(Settings(), SqliteStore(tmp_path / "tables.sqlite"))
    transport = httpx.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://toy") as client,
    ):
        pad = (await client.post("/api/pads", json={"game": "pairs", "names": ["A", "B"]})).json()
        noted = await client.get(f"/api/pads/{pad['id']}", headers={"X-Pad-Key": pad["key"]})
        assert noted.json()["scene"]["title"] == "Pairs"
        wanted = {"game": "pairs", "seats": [{"kind": "me"}, {"kind": "open"}]}
        laid = (await client.post("/api/tables", json=wanted)).json()
        table = await client.get(f"/api/tables/{laid['id']}")
        assert table.json()["game"] == "pairs"


def test_nothing_of_it_stays_behind() -> None:
    withdraw(PACKAGE)
    assert "pairs" not in registered()
    assert "pairs.name" not in catalogue()
    assert "pairs" not in rulebooks()
    with pytest.raises(UnknownName):
        game("pairs")


def test_its_words_are_there_in_every_language() -> None:
    own = {key: texts for key, texts in catalogue().items() if key.startswith("pairs.")}
    assert own
    assert all(set(texts) == set(LANGUAGES) for texts in own.values())
