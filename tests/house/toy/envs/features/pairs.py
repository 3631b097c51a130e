"""What an observation of Pairs consists of."""

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.envs.features.bounds import Bounds
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature, cards, flags, numbers
from fudaba.envs.features.relative import one_seat
from fudaba.games.contract import Game, Match
from tests.house.toy.games.pairs.match import PairsMatch


def features(game: Game) -> tuple[Feature, ...]:
    return (
        cards("hand", 1, PACK_SIZE, "the viewer's hand"),
        cards("field", 1, PACK_SIZE, "the cards on the field"),
        cards("captured", 2, PACK_SIZE, "captured cards by seat"),
        cards("card", 1, PACK_SIZE, "the card that waits to be placed"),
        flags("to_play", 2, "who decides"),
        numbers("scores", 2, 48, "scores by seat"),
    )


def write(match: Match, viewer: i64, out: Expander) -> None:
    assert isinstance(match, PairsMatch)
    other = 1 - viewer
    out.put(match.hands[viewer])
    out.put(match.field)
    out.put(match.captured[viewer])
    out.put(match.captured[other])
    out.put(bit(match.card) if match.question and not match.is_over else 0)
    out.put(one_seat(match.to_play, viewer, 2))
    out.put(match.won[viewer])
    out.put(match.won[other])


def bounds(game: Game) -> Bounds:
    return Bounds(actions=48, least=0.0, most=48.0)
