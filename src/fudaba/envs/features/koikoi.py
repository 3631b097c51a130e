"""What an observation of Koi-Koi consists of, and the numbers for it."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit, count
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.cards.vectors import append, vec
from fudaba.envs.features.feature import Feature, cards, flags, numbers
from fudaba.envs.features.relative import one_seat
from fudaba.games.contract import Game, Match
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.phases import NAMES, PLACE_DRAWN, PLACE_PLAYED


def features(game: Game) -> tuple[Feature, ...]:
    """The rows in the order in which `values` writes them."""
    deals = int(game.options["deals"])
    return (
        cards("hand", 1, PACK_SIZE, "the viewer's hand"),
        cards("table", 1, PACK_SIZE, "the cards on the table"),
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


def values(match: Match, viewer: i64) -> vec[i64]:
    """What the viewer may know, one whole number for each set of cards, of flags, or amount."""
    assert isinstance(match, KoiKoiMatch)
    other = 1 - viewer
    over = match.is_over
    phase = match.phase
    row = vec[i64](capacity=24)
    row = append(row, match.hands[viewer])
    row = append(row, match.table)
    row = append(row, match.captured[viewer])
    row = append(row, match.captured[other])
    row = append(row, 0 if over else match.pending)
    placing = PLACE_PLAYED <= phase <= PLACE_DRAWN and not over
    row = append(row, bit(match.card) if placing else 0)
    row = append(row, match.barred[viewer])
    row = append(row, match.barred[other])
    row = append(row, 0 if over else bit(phase))
    row = append(row, one_seat(match.to_play, viewer, 2))
    row = append(row, one_seat(match.dealer, viewer, 2))
    row = append(row, one_seat(match.in_force, viewer, 2))
    row = append(row, count(match.hands[viewer]))
    row = append(row, count(match.hands[other]))
    row = append(row, len(match.deck) - match.next_card)
    row = append(row, match.points[viewer])
    row = append(row, match.points[other])
    row = append(row, match.koi[viewer])
    row = append(row, match.koi[other])
    row = append(row, match.won[viewer])
    row = append(row, match.won[other])
    return append(row, len(match.deals) if over else match.deal_number)
