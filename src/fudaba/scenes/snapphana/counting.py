"""The score sheet of a deal: what was declared, how the piles were counted."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.ledger import Entry
from fudaba.games.snapphana.counting import half_points, trick_points
from fudaba.games.snapphana.facts import DECLARATION
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.games.snapphana.settlement import pile_entries
from fudaba.games.view import DealView, EntryView
from fudaba.scenes.phrases import signed
from fudaba.scenes.snapphana import combos
from fudaba.scenes.snapphana.cards import in_order
from fudaba.scenes.snapphana.declaring import DeclaringStage
from fudaba.scenes.snapphana.story import TrickTeller

_CARD_POINTS: Final = "card_points"


class CountingStage(DeclaringStage):
    """What stands on the score sheet beside the amounts."""

    def money(self, points: int) -> str:
        return signed(points)

    def entry_reason(self, deal: DealView, place: int, entry: EntryView, parts: int) -> str:
        reason = self.reason(entry.reason, parts)
        if place < self.declared_lines(deal):
            return self.tell("sheet.declared", name=reason)
        return reason

    def declared_lines(self, deal: DealView) -> int:
        """How many of the first entries are declarations: what the piles do not give (SN-R2)."""
        if deal.end == DECLARATION:
            return len(deal.entries)
        rules = Rules(RULE_SETS[self.game.name], self.options)
        counted: list[Entry] = []
        for side, pile in enumerate(deal.captured):
            pile_entries(rules, side, SNAPPHANA.set(pile), counted)
        return len(deal.entries) - len(counted) - 1  # the last trick

    def entry_cards(self, entry: EntryView) -> str:
        if entry.reason in NAMES:
            return " ".join(combos.laid_out(entry.reason, entry.cards))
        return " ".join(in_order(entry.cards.split()))

    def working(self, deal: DealView, entry: EntryView) -> str:
        if entry.reason == _CARD_POINTS and isinstance(entry.payee, int):
            cards = deal.captured[entry.payee]
            told = _by_tricks if self._by_tricks else _in_pairs
            return told(cards, entry.amount)
        if entry.reason in combos.DOUBLINGS:
            return _doubled(deal.entries, entry)
        return ""

    def card_worth(self, card: str) -> str:
        """SN-093: `4½`, `½`; or FJ-R7, by which only four cards together count a point: `4`."""
        if self._by_tricks:
            return str(int(trick_points(SNAPPHANA.set(card))) or "")
        return f"{int(half_points(SNAPPHANA.set(card))) // 2 or ''}½"

    @property
    def _by_tricks(self) -> bool:
        """FJ-R7."""
        return self.options.get("fjabbe_card_count") == "tricks"

    def sums(self, deal: DealView) -> list[str]:
        """What became of cards before the count: discards and Fjønt lost (SN-022, SN-056)."""
        teller = TrickTeller(self)
        return [teller.words(event) for event in deal.remarks]


def _in_pairs(cards: str, points: int) -> str:
    """SN-093: `6 × 4½ + 3 × 3½ + 21 × ½ = 48`."""
    halves = Counter(int(half_points(SNAPPHANA.set(card))) for card in cards.split())
    parts = [f"{number} × {value // 2 or ''}½" for value, number in sorted(halves.items())[::-1]]
    return f"{' + '.join(parts)} = {points}"


def _by_tricks(cards: str, points: int) -> str:
    """FJ-R7: `3 + 2 × 4 + 1 × 3 = 14`, first a point for every four cards."""
    worths = Counter(int(trick_points(SNAPPHANA.set(card))) for card in cards.split())
    honours = sum(worth * number for worth, number in worths.items())
    parts = [f"{number} × {worth}" for worth, number in sorted(worths.items())[::-1] if worth]
    return f"{' + '.join([str(points - honours), *parts])} = {points}"


def _doubled(entries: list[EntryView], entry: EntryView) -> str:
    """The lines of the group that is counted once more: `10 + 10 + 15 = 35`."""
    place = next(place for place, one in enumerate(entries) if one is entry)
    group: list[int] = []
    while sum(group) < entry.amount:
        place -= 1
        group.insert(0, entries[place].amount)
    return f"{' + '.join(map(str, group))} = {entry.amount}"
