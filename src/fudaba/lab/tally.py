"""What many matches of one seating came to, as sums that can be added up."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from fudaba.lab.ratio import WHOLE, Counts, Ratio
from fudaba.lab.row import DealRow, MatchRow


class Tally(Struct, kw_only=True):
    """Sums over matches; lists are by side, those of deals also by sides from the dealer's."""

    matches: int = 0
    #: Matches of which only the first deals count.
    cut: int = 0
    deals: int = 0
    actions: int = 0
    shared: int = 0
    won: list[Ratio]
    score: list[Ratio]
    score_counts: list[dict[int, int]]
    deal_won: list[list[Ratio]]
    deal_score: list[list[Ratio]]
    ends: Counts
    reasons: Counts
    #: By reason: its amount in the deals in which it was paid.
    amounts: dict[str, Ratio]
    match_deals: Ratio
    match_actions: Ratio
    deal_actions: Ratio
    match_deals_counts: dict[int, int]
    deal_actions_counts: dict[int, int]

    @staticmethod
    def empty(sides: int) -> Tally:
        """Nothing played yet."""
        return Tally(
            won=[Ratio() for _ in range(sides)],
            score=[Ratio() for _ in range(sides)],
            score_counts=[{} for _ in range(sides)],
            deal_won=[[Ratio() for _ in range(sides)] for _ in range(sides)],
            deal_score=[[Ratio() for _ in range(sides)] for _ in range(sides)],
            ends=Counts(),
            reasons=Counts(),
            amounts={},
            match_deals=Ratio(),
            match_actions=Ratio(),
            deal_actions=Ratio(),
            match_deals_counts={},
            deal_actions_counts={},
        )

    def add(self, row: MatchRow) -> None:
        """Counts a match."""
        actions = sum(deal.actions for deal in row.deals)
        self.deals += len(row.deals)
        self.actions += actions
        self.deal_actions.add(actions, len(row.deals))
        for deal in row.deals:
            _count(self.deal_actions_counts, deal.actions)
        self.ends.add(Counter(deal.end for deal in row.deals), len(row.deals))
        self._add_positions(row.deals)
        self._add_reasons(row.deals)
        if row.scores is None:
            self.cut += 1
            return
        self.matches += 1
        self.match_deals.add(len(row.deals))
        self.match_actions.add(actions)
        _count(self.match_deals_counts, len(row.deals))
        self.shared += len(row.winners) > 1
        for side, score in enumerate(row.scores):
            self.score[side].add(score)
            _count(self.score_counts[side], score)
            self.won[side].add(WHOLE // len(row.winners) if side in row.winners else 0)

    def _add_positions(self, deals: list[DealRow]) -> None:
        sides = len(self.won)
        times = [0] * sides  # deals dealt by each side
        won = [[0] * sides for _ in range(sides)]  # by side and dealing side
        score = [[0] * sides for _ in range(sides)]
        for deal in deals:
            times[deal.dealing_side] += 1
            best = deal_winners(deal)
            for side in range(sides):
                score[side][deal.dealing_side] += deal.scores[side]
                if side in best:
                    won[side][deal.dealing_side] += WHOLE // len(best)
        for side in range(sides):
            for dealing in range(sides):
                place = (side - dealing) % sides
                self.deal_won[side][place].add(won[side][dealing], times[dealing])
                self.deal_score[side][place].add(score[side][dealing], times[dealing])

    def _add_reasons(self, deals: list[DealRow]) -> None:
        found: Counter[str] = Counter()
        amounts: Counter[str] = Counter()
        for deal in deals:
            found.update({entry.reason for entry in deal.entries})
            for entry in deal.entries:
                amounts[entry.reason] += entry.amount
        self.reasons.add(found, len(deals))
        for reason, number in found.items():
            self.amounts.setdefault(reason, Ratio()).add(amounts[reason], number)

    def merge(self, other: Tally) -> None:
        """Adds what another tally counted."""
        self.matches += other.matches
        self.cut += other.cut
        self.deals += other.deals
        self.actions += other.actions
        self.shared += other.shared
        for side in range(len(self.won)):
            self.won[side].merge(other.won[side])
            self.score[side].merge(other.score[side])
            _merge(self.score_counts[side], other.score_counts[side])
            for place in range(len(self.won)):
                self.deal_won[side][place].merge(other.deal_won[side][place])
                self.deal_score[side][place].merge(other.deal_score[side][place])
        self.ends.merge(other.ends)
        self.reasons.merge(other.reasons)
        self.match_deals.merge(other.match_deals)
        self.match_actions.merge(other.match_actions)
        self.deal_actions.merge(other.deal_actions)
        for reason, amount in other.amounts.items():
            self.amounts.setdefault(reason, Ratio()).merge(amount)
        _merge(self.match_deals_counts, other.match_deals_counts)
        _merge(self.deal_actions_counts, other.deal_actions_counts)


def deal_winners(deal: DealRow) -> list[int]:
    """The sides that share a deal: those for which it counts most."""
    best = max(deal.counted)
    return [side for side, counts in enumerate(deal.counted) if counts == best]


def _count(counts: dict[int, int], value: int) -> None:
    counts[value] = counts.get(value, 0) + 1


def _merge(counts: dict[int, int], more: dict[int, int]) -> None:
    for value, number in more.items():
        counts[value] = counts.get(value, 0) + number
