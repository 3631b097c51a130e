"""Declarations in the first trick, combination by combination (SN-030 to SN-035).

A declaration is laid out card by card in pack order; what is forced is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, lowest
from fudaba.games.effect import POINTS, Effect
from fudaba.games.ledger import Entry
from fudaba.games.snapphana.actions import DECLARE, DONE
from fudaba.games.snapphana.actions import SHOW as SHOW_CODE
from fudaba.games.snapphana.combinations import (
    Bundle,
    can_become,
    declarable,
    is_combination,
)
from fudaba.games.snapphana.facts import DECLARATION, NOBODY
from fudaba.games.snapphana.kinds import KINDS
from fudaba.games.snapphana.questions import PLAY, SHOW
from fudaba.games.snapphana.settlement import declaration_entries, is_tied_past_target

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


def offer_declarations(match: SnapphanaMatch) -> None:
    """SN-031: before her own first card a player may declare."""
    match.beside_base = DECLARE
    match.beside = declarable(match.hands[match.to_play], match.last_kind)


def declare(match: SnapphanaMatch, kind: i64) -> bool:
    """Begins a combination of the kind; whether its cards are asked for."""
    match.kind = kind
    match.chosen = 0
    return show_on(match)


def show_on(match: SnapphanaMatch) -> bool:
    """Lays down what there is no choice about, and asks for more; False when it is complete."""
    while True:
        found = showable(match)
        if found == 0:
            complete(match)
            return False
        if found & (found - 1) or is_combination(match.kind, match.chosen):
            match.question = SHOW
            return ask_shown(match, found)
        match.chosen |= found


def ask_shown(match: SnapphanaMatch, found: CardSet) -> bool:
    """Asks for one of these cards, or for no more where that can be (SN-033)."""
    match.beside_base = DONE
    match.beside = 1 if is_combination(match.kind, match.chosen) else 0
    return match.asks(SHOW_CODE, found)


def showable(match: SnapphanaMatch) -> CardSet:
    """SN-033, SN-R16: cards after the last one shown that can lead to a combination."""
    kind = match.kind
    chosen = match.chosen
    higher = later(match)
    found: i64 = 0
    while higher:
        card = higher & -higher
        higher &= higher - 1
        if can_become(kind, chosen | card, higher):
            found |= card
    return found


def later(match: SnapphanaMatch) -> CardSet:
    """The cards of the kind in the hand that come after the last one shown."""
    rest = match.hands[match.to_play] & KINDS[match.kind].cards & ~match.chosen
    while rest and match.chosen > rest & -rest:
        rest &= rest - 1
    return rest


def complete(match: SnapphanaMatch) -> None:
    """SN-032: the points are written down at once (SN-R18), and may win (E8-011)."""
    seat = match.to_play
    side = match.rules.side(seat)
    bundle = match.bundles[seat]
    if bundle is None:
        bundle = Bundle()
        match.bundles[seat] = bundle
    before = bundle.points()
    bundle.add(match.kind, match.chosen)
    match.declared_points[side] += bundle.points() - before
    match.shown[seat] |= match.chosen
    if match.journal is not None:
        kind = KINDS[match.kind]
        match.note("declare", seat, match.chosen, bundle.points(), kind.name, kind.rule)
    match.last_kind = match.kind
    match.kind = NOBODY
    match.chosen = 0
    match.question = PLAY
    if is_won_at_once(match, side):
        match.end = DECLARATION


def tell_gain(match: SnapphanaMatch, kind: i64, cards: CardSet, found: list[Effect]) -> None:
    """What a combination would add to what its player has declared, doubling included (SN-034)."""
    seat = match.to_play
    declared = match.bundles[seat]
    bundle = Bundle() if declared is None else declared.copy()
    before = bundle.points()
    bundle.add(kind, cards)
    gain = bundle.points() - before
    row = KINDS[kind]
    found.append(Effect(POINTS, seat, amount=gain, cards=cards, name=row.name, rule=row.rule))


def tell_declaration(match: SnapphanaMatch, bundle: Bundle, found: list[Effect]) -> None:
    """What the seat to play would have more on the score sheet with this bundle declared: a line
    for each combination, and what is doubled by them (SN-034)."""
    seat = match.to_play
    side = match.rules.side(seat)
    written: list[Entry] = []
    declared = match.bundles[seat]
    if declared is not None:
        declaration_entries(side, declared, written)
    before = {entry.reason: int(entry.amount) for entry in written}
    lines: list[Entry] = []
    declaration_entries(side, bundle, lines)
    for line in lines:
        gain = line.amount - before.get(line.reason, 0)
        if gain:
            found.append(Effect(POINTS, seat, -1, gain, line.cards, line.reason, line.rule))


def spelling(match: SnapphanaMatch, kind: i64, cards: CardSet) -> list[int]:
    """The actions that declare these cards as a combination of the kind."""
    twin = match.copy()
    twin.stop_after_deal = True
    code: i64 = DECLARE + kind
    codes: list[int] = []
    while True:
        codes.append(int(code))
        twin.step(code)
        if twin.is_over or twin.question != SHOW:
            return codes
        wanted = twin.mask & cards & ~twin.chosen
        code = SHOW_CODE + lowest(wanted) if wanted else DONE


def is_won_at_once(match: SnapphanaMatch, side: i64) -> bool:
    """SN-R35, and not in a deal that breaks a tie past the target (SN-R34)."""
    rules = match.rules
    if not rules.immediate_win or is_tied_past_target(rules, match.won):
        return False
    return match.won[side] + match.declared_points[side] >= rules.target
