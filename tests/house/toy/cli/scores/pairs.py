"""Pairs in `fudaba score`."""

from fudaba.cli.asked import Asked
from fudaba.cli.output import console, json
from fudaba.locale import game_word
from fudaba.score.questions import answer
from tests.house.toy.score.pairs import CountAnswer


def show(game: str, asked: Asked) -> None:
    result = answer(asked.question(game, ask="count", captured=asked.captured))
    assert isinstance(result, CountAnswer)
    if asked.as_json:
        json(result)
    else:
        console().print(game_word(game, "score.counted", asked.language, points=result.points))
