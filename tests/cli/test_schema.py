"""`fudaba schema`: what it says of views, options, questions and records holds for real ones."""

from random import Random

import pytest
from jsonschema_rs import Draft202012Validator, meta
from msgspec import to_builtins

from fudaba.cli.schemas import names, schema
from fudaba.games.registry import NAMES
from fudaba.scenes.registry import stage
from fudaba.score.problem import Refused
from fudaba.score.questions import answer
from tests.conformance.play import random_match, viewers, walk


def checker(name: str) -> Draft202012Validator:
    return Draft202012Validator(schema(name))


@pytest.mark.parametrize("name", names())
def test_every_schema_is_one(name: str) -> None:
    meta.validate(schema(name))


@pytest.mark.parametrize("name", NAMES)
def test_views_options_and_records_of_random_matches_are_as_their_schemas_say(name: str) -> None:
    random = Random(7)
    views, options, records = checker(f"view.{name}"), checker(f"options.{name}"), checker("record")
    match = random_match(name, random)
    for here in walk(match, random):
        if random.random() < 0.1 or here.is_over:
            for view in [*here.views(viewers(here)), *here.views(viewers(here), since=3)]:
                views.validate(to_builtins(view))
    options.validate(match.game.options)
    records.validate(to_builtins(match.record(decks=True)))


@pytest.mark.parametrize("name", NAMES)
def test_scenes_sheets_and_help_of_random_matches_are_as_their_schemas_say(name: str) -> None:
    random = Random(8)
    scenes, sheets, helps = checker("scene"), checker("sheet"), checker("help")
    match = random_match(name, random)
    names = [f"P{seat}" for seat in range(int(match.game.seats))]
    stages = {seat: stage(match.game, names, seat, "en") for seat in viewers(match)}
    for here in walk(match, random):
        if random.random() < 0.05 or here.is_over:
            for seat, made in stages.items():
                scenes.validate(to_builtins(made.scene(here.view(seat))))
    for seat, made in stages.items():
        helps.validate(to_builtins(made.help()))
        for sheet in made.sheets(match.view(seat)):
            sheets.validate(to_builtins(sheet))


def test_a_question_and_its_answer_are_as_their_schemas_say() -> None:
    question = {"game": "koikoi", "ask": "yaku", "captured": "1L 3L 8L"}
    checker("question.koikoi.yaku").validate(question)
    checker("answer.koikoi.yaku").validate(to_builtins(answer(question)))
    assert not checker("question.koikoi.yaku").is_valid({**question, "ask": "settle"})
    assert not checker("question.koikoi.yaku").is_valid({**question, "colour": "red"})


def test_a_name_that_has_no_schema_is_refused() -> None:
    with pytest.raises(Refused, match=r"view\.koikoi"):
        schema("view.koikio")
