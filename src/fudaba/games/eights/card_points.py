"""The points that captured cards are worth one by one (HH-012, HJ-701), and their settlement."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import ANIMALS, LIGHTS, PLAINS, RIBBONS
from fudaba.cards.vectors import vec
from fudaba.games.ledger import Entry


def card_points(cards: CardSet, plain: i64) -> i64:
    """Light 20, animal 10, ribbon 5, and `plain` for a plain."""
    points = 20 * count(cards & LIGHTS) + 10 * count(cards & ANIMALS)
    return points + 5 * count(cards & RIBBONS) + plain * count(cards & PLAINS)


def most_points(order: vec[i64], points: vec[i64]) -> i64:
    """Who has most points, the earlier in order at a tie (HH-853, HJ-705, HJ-707)."""
    winner = order[0]
    for seat in order:
        if points[seat] > points[winner]:
            winner = seat
    return winner


def pay_difference(
    order: vec[i64], points: vec[i64], worth: i64, rule: str, entries: list[Entry]
) -> None:
    """Between two the difference of their points is paid (HH-993, HJ-702)."""
    winner = most_points(order, points)
    loser = order[0] + order[1] - winner
    amount = (points[winner] - points[loser]) * worth
    if amount:
        entries.append(Entry(loser, winner, amount, "card_points", rule))


def level_out(
    order: vec[i64], points: vec[i64], par: i64, worth: i64, rule: str, entries: list[Entry]
) -> None:
    """Everybody's points above or below par, paid from those below to those above (HH-851,
    HJ-703); a point is worth `worth`."""
    above = points[:]
    for payee in order:
        if above[payee] <= par:
            continue
        for payer in order:
            owed = min(above[payee] - par, par - above[payer])
            if owed > 0:
                above[payee] -= owed
                above[payer] += owed
                entries.append(Entry(payer, payee, owed * worth, "card_points", rule))
