"""A deal of Pairs as it is noted at a table."""

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.score.cards import hanafuda_set, no_card_twice
from fudaba.score.folding import FoldedDeal, Standing, result_of, standing_of
from tests.house.toy.games.pairs.match import PairsMatch
from tests.house.toy.games.pairs.phases import Settling


class PairsDeal(Struct, frozen=True, forbid_unknown_fields=True):
    captured: list[str]


FACTS = PairsDeal


def play(match: PairsMatch, facts: PairsDeal) -> FoldedDeal:
    """PR-004."""
    taken = [hanafuda_set(text, "PR-001") for text in facts.captured]
    no_card_twice(taken)
    match.captured = vec[i64](taken)
    Settling().begin(match)
    return FoldedDeal(result=result_of(match))


def standing(match: PairsMatch) -> Standing:
    """Between two deals."""
    return standing_of(match)
