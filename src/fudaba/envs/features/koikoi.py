"""What an observation of Koi-Koi consists of, and the numbers for it."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit, count
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.envs.features.bounds import Bounds
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature, cards, flags, numbers
from fudaba.envs.features.relative import one_seat
from fudaba.games.contract import Game, Match
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.questions import NAMES, PLACE_DRAWN, PLACE_PLAYED


def features(game: Game) -> tuple[Feature, ...]:
    """The rows in the order in which `write` writes them."""
    deals = int(game.options["deals"])
    return (
        cards("hand", 1, PACK_SIZE, "the viewer's hand"),
        cards("field", 1, PACK_SIZE, "the cards on the field"),
        cards("captured", 2, PACK_SIZE, "captured cards by seat"),
        cards("pending", 1, PACK_SIZE, "cards about to be captured in this move"),
        cards("card", 1, PACK_SIZE, "the card that waits to be placed"),
        cards("lacking", 2, PACK_SIZE, "cards that a hand has shown not to hold (KK-801), by seat"),
        flags("phase", len(NAMES), "what is decided: " + ", ".join(NAMES)),
        flags("to_play", 2, "who decides"),
        flags("dealer", 2, "who deals"),
        flags("in_force", 2, "whose yaku are in force"),
        numbers("hand_sizes", 2, 8, "cards in hand by seat"),
        numbers("stock", 1, 24, "cards left in the stock"),
        numbers("points", 2, 10, "points of the yaku held, by seat"),
        numbers("koi", 2, 4, "calls of koi-koi by seat"),
        numbers("scores", 2, 50, "scores by seat"),
        numbers("deal", 1, deals, "the deal in progress, from 1"),
    )


def bounds(game: Game) -> Bounds:
    """Points are won and never lost (KK-R27)."""
    return Bounds(actions=64, least=0.0, most=1_000.0)


def write(match: Match, viewer: i64, out: Expander) -> None:
    """What the viewer may know, one whole number for each set of cards, of flags, or amount."""
    assert isinstance(match, KoiKoiMatch)
    other = 1 - viewer
    over = match.is_over
    phase = match.question
    out.put(match.hands[viewer])
    out.put(match.field)
    out.put(match.captured[viewer])
    out.put(match.captured[other])
    out.put(0 if over else match.pending)
    placing = PLACE_PLAYED <= phase <= PLACE_DRAWN and not over
    out.put(bit(match.card) if placing else 0)
    out.put(match.barred[viewer])
    out.put(match.barred[other])
    out.put(0 if over else bit(phase))
    out.put(one_seat(match.to_play, viewer, 2))
    out.put(one_seat(match.dealer, viewer, 2))
    out.put(one_seat(match.in_force, viewer, 2))
    out.put(count(match.hands[viewer]))
    out.put(count(match.hands[other]))
    out.put(len(match.deck) - match.next_card)
    out.put(match.points[viewer])
    out.put(match.points[other])
    out.put(match.koi[viewer])
    out.put(match.koi[other])
    out.put(match.won[viewer])
    out.put(match.won[other])
    out.put(len(match.deals) if over else match.deal_number)
