"""What cards are worth: the combinations in them, and their card points."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.snapphana.combinations import Bundle, best_bundle, worth
from fudaba.games.snapphana.counting import pair_points, trick_points
from fudaba.games.snapphana.kinds import KINDS, MULTIPLES, NUMBER
from fudaba.refusal import Said
from fudaba.score.answers import Combination
from fudaba.score.snapphana.reading import countable, rules_of
from fudaba.score.written import read


class CardsQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand or a pile."""

    cards: str


class CombinationsAnswer(Struct, frozen=True):
    """Every combination before doubling, and what each group comes to after it."""

    ok: bool
    multiples: list[Combination]
    sequences: list[Combination]
    multiples_points: int
    sequences_points: int


class PointsAnswer(Struct, frozen=True):
    """A number of points."""

    ok: bool
    points: int


def combinations(game: Game, question: CardsQuestion) -> CombinationsAnswer:
    """SN-060 to SN-086; SN-R3 for the doubling."""
    doubling = rules_of(game).end_doubling
    bundle = best_bundle(read(SNAPPHANA, question.cards))
    return CombinationsAnswer(
        ok=True,
        multiples=_rows(bundle, range(MULTIPLES)),
        sequences=_rows(bundle, range(MULTIPLES, NUMBER)),
        multiples_points=int(bundle.multiples_points(doubling)),
        sequences_points=int(bundle.sequences_points(doubling)),
    )


def _rows(bundle: Bundle, kinds: range) -> list[Combination]:
    rows = []
    for kind in kinds:
        cards = int(bundle.cards[kind])
        if cards:
            row = KINDS[kind]
            points = int(worth(kind, cards))
            rows.append(Combination(row.name, points, row.rule, SNAPPHANA.set_text(cards)))
    return rows


def points(game: Game, question: CardsQuestion) -> PointsAnswer:
    """SN-090 to SN-094, FJ-R7."""
    rules = rules_of(game)
    cards = read(SNAPPHANA, question.cards)
    countable(rules, Said("question.pile"), cards)
    counted = trick_points(cards) if rules.count_by_tricks else pair_points(cards)
    return PointsAnswer(True, int(counted))
