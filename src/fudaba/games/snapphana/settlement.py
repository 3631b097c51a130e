"""Settlement: from the facts of a deal to the ledger, the scores and the match's winner."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet
from fudaba.cards.vectors import vec
from fudaba.games.ledger import SUPPLY, Entry, totals
from fudaba.games.snapphana import fjabbe
from fudaba.games.snapphana.combinations import Bundle, best_bundle, worth
from fudaba.games.snapphana.counting import pair_points, trick_points
from fudaba.games.snapphana.facts import NOBODY, Facts
from fudaba.games.snapphana.kinds import KINDS, MULTIPLES, NUMBER
from fudaba.games.snapphana.options import Rules

#: SN-095.
LAST_TRICK: Final = 6


@final
@mypyc_attr(acyclic=True)
class Settlement:
    """What a deal brings: entries, scores, the match's new totals, its winners if it is over."""

    def __init__(self, entries: list[Entry], before: vec[i64]) -> None:
        self.entries: list[Entry] = entries
        self.scores: vec[i64] = totals(entries, i64(len(before)))
        self.totals: vec[i64] = before[:]
        side: i64
        for side in range(len(before)):
            self.totals[side] += self.scores[side]
        self.winners: list[int] = []
        #: Fjabbe: who lost the deal, as marks for the deal, and everybody's lost deals now.
        self.losers: list[int] = []
        self.marks: list[int] | None = None
        self.losses: vec[i64] = vec[i64]()


def settle(rules: Rules, facts: Facts) -> Settlement:
    """The ledger of a deal; all points come from the supply."""
    entries = facts.declared.copy()
    side: i64
    if facts.last_trick != NOBODY:
        for side in range(rules.sides):
            pile_entries(rules, side, facts.piles[side], entries)
            if facts.last_trick == side:
                entries.append(Entry(SUPPLY, side, LAST_TRICK, "last_trick", "SN-095"))
    result = Settlement(entries, facts.before)
    if rules.is_fjabbe:
        result.losers = fjabbe.losers(rules, result.scores, facts.tricks)
        result.losses = facts.losses[:]
        marks = [0] * int(rules.sides)
        for loser in result.losers:
            result.losses[loser] += 1
            marks[loser] = -1
        result.marks = marks
        if fjabbe.is_over(result.losses):
            result.winners = fjabbe.winners(rules, result.losses, result.totals)
    else:
        result.winners = target_winners(rules, result.totals)
    return result


def target_winners(rules: Rules, scores: vec[i64]) -> list[int]:
    """E8-009, E8-010: the higher side at or past the target; nobody while the match is on."""
    best = max(int(score) for score in scores)
    if best < rules.target:
        return []
    top = [side for side in range(len(scores)) if scores[side] == best]
    if len(top) > 1 and not rules.tie_shared:
        return []  # SN-R34: another deal
    return top


def is_tied_past_target(rules: Rules, scores: vec[i64]) -> bool:
    """SN-R34: whether the deal is one to break a tie, in which E8-011 is suspended."""
    if rules.is_fjabbe or scores[0] < rules.target:
        return False
    return scores[0] == scores[1]


def pile_entries(rules: Rules, side: i64, pile: CardSet, entries: list[Entry]) -> None:
    """Adds what a pile counts: combinations (SN-R1), then the cards (SN-090)."""
    if rules.end_combinations:
        bundle = best_bundle(pile)
        bundle_entries(side, bundle, rules.end_doubling, entries, "SN-064", "SN-072")
    points = pair_points(pile)
    rule = "SN-091"
    if rules.count_by_tricks:
        points = trick_points(pile)
        rule = "FJ-R7"
    if points:
        entries.append(Entry(SUPPLY, side, points, "card_points", rule))


def bundle_entries(
    side: i64,
    bundle: Bundle,
    doubling: bool,
    entries: list[Entry],
    multiples_rule: str,
    sequences_rule: str,
) -> None:
    """Adds a line for each combination, and one for each group that is doubled."""
    kind: i64
    for kind in range(NUMBER):
        cards = bundle.cards[kind]
        if cards:
            row = KINDS[kind]
            entries.append(Entry(SUPPLY, side, worth(kind, cards), row.name, row.rule, cards))
        if kind == MULTIPLES - 1 and doubling and bundle.multiples >= 3:
            doubled = bundle.multiples_sum
            entries.append(Entry(SUPPLY, side, doubled, "multiples_doubled", multiples_rule))
    if doubling and bundle.sequences >= 3:
        doubled = bundle.sequences_sum
        entries.append(Entry(SUPPLY, side, doubled, "sequences_doubled", sequences_rule))


def declaration_entries(side: i64, bundle: Bundle, entries: list[Entry]) -> None:
    """Adds one player's declaration; doubled by itself (SN-034, SN-035)."""
    bundle_entries(side, bundle, True, entries, "SN-034", "SN-034")
