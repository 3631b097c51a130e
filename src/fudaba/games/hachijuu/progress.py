"""How far a player has come towards each captured yaku, and what those made would bring."""

from __future__ import annotations

from typing import Final

from fudaba.games.eights.progress import lost_to, towards
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.facts import AGARI
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.settlement import settle, value_of
from fudaba.games.hachijuu.settling import facts_of
from fudaba.games.hachijuu.teyaku import KINDS
from fudaba.games.hanafuda.view import ProgressView

#: What is paid for captured yaku at agari.
_PAID: Final = {row.rule for row in DEKIYAKU}


def progress(match: HachijuuMatch, seat: int) -> list[ProgressView]:
    """Every captured yaku, in the order of the rulebook; nothing of who does not play."""
    if seat not in match.order:
        return []
    own, lost = int(match.captured[seat]), lost_to(match, seat)
    return [towards(row.name, int(row.cards), int(row.least), own, lost) for row in DEKIYAKU]


def worths(match: HachijuuMatch) -> dict[str, int]:
    """What each captured yaku would bring in all at the rate of the deal (HJ-605), and what each
    announced hand yaku does (HJ-406)."""
    points = {row.name: row.points for row in DEKIYAKU}
    points |= {KINDS[made.kind].name: KINDS[made.kind].points for made in match.announced}
    return {name: int(value_of(worth, match.auction.rate)) for name, worth in points.items()}


def stake(match: HachijuuMatch, seat: int) -> int:
    """What agari would bring now for captured yaku (HJ-605)."""
    if match.points[seat] == 0:
        return 0
    facts = facts_of(match)
    facts.end = AGARI
    facts.by = seat
    entries = settle(match.rules, facts).entries
    return sum(int(one.amount) for one in entries if one.payee == seat and one.rule in _PAID)
