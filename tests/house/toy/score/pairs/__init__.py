"""Score questions of Pairs."""

from msgspec import Struct

from fudaba.games.contract import Game
from fudaba.score.ask import Ask
from fudaba.score.cards import hanafuda_set


class CountQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    captured: str


class CountAnswer(Struct, frozen=True):
    ok: bool
    points: int


def count(game: Game, question: CountQuestion) -> CountAnswer:
    """PR-004."""
    return CountAnswer(True, hanafuda_set(question.captured, "PR-001").bit_count())


ASKS = {"count": Ask(CountQuestion, count)}
