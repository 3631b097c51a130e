"""How far a player has come towards each dekiyaku, and what those that are made would bring."""

from __future__ import annotations

from typing import Final

from fudaba.games.eights.progress import lost_to, towards
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU, INO_SHIKA_CHO, SIXTEEN_KASU
from fudaba.games.hachihachi.facts import SHOUBU
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.settlement import settle, value_of
from fudaba.games.hachihachi.settling import facts_of
from fudaba.games.hanafuda.view import ProgressView
from fudaba.games.options import Options

#: What is paid for dekiyaku at a shoubu.
_PAID: Final = {row.rule for row in DEKIYAKU} | {"HH-711", "HH-716"}


def rows_played(options: Options) -> list[int]:
    """The lines of the dekiyaku table that this game has, sixteen kasu also where it is counted
    at the end (HH-605, HH-802)."""
    left_out = set()
    if not options["ino_shika_cho"]:
        left_out.add(INO_SHIKA_CHO)
    if options["sixteen_kasu"] == "off":
        left_out.add(SIXTEEN_KASU)
    return [index for index in range(len(DEKIYAKU)) if index not in left_out]


def progress(match: HachiHachiMatch, seat: int) -> list[ProgressView]:
    """Every dekiyaku of the game, in the order of the rulebook; nothing of who does not play."""
    if seat not in match.order:
        return []
    own, lost = int(match.captured[seat]), lost_to(match, seat)
    return [
        towards(row.name, int(row.cards), int(row.least), own, lost)
        for row in (DEKIYAKU[index] for index in rows_played(match.game.options))
    ]


def worths(match: HachiHachiMatch) -> dict[str, int]:
    """What each dekiyaku of the game would bring in this field, from each who pays (HH-710)."""
    rows = [DEKIYAKU[index] for index in rows_played(match.game.options)]
    return {row.name: int(value_of(match.rules, row.kan, match.multiplier)) for row in rows}


def stake(match: HachiHachiMatch, seat: int) -> int:
    """What a shoubu would bring now for dekiyaku (HH-710, HH-711, HH-716)."""
    if match.kan[seat] == 0:
        return 0
    facts = facts_of(match)
    facts.end = SHOUBU
    facts.by = seat
    entries = settle(match.rules, facts).entries
    return sum(int(one.amount) for one in entries if one.payee == seat and one.rule in _PAID)
