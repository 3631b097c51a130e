"""Deals as people note them who count points themselves and remember what was said, no cards."""

from typing import Any

from fudaba.cards.hanafuda import CHAFF, month_cards
from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi.achievements import caught_months
from fudaba.games.hachihachi.dekiyaku import Dekiyaku, dekiyaku_of
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand
from fudaba.games.hachihachi.tokushuyaku import MANY_CHAFF


def called(rules: Rules, facts: dict[str, Any]) -> dict[str, Any]:
    """Names for hands, and the triples among them."""
    found = {**facts, "teyaku": {}, "triples": {}}
    for seat, noted in (facts.get("teyaku") or {}).items():
        held = Hand(rules, HANAFUDA.set(noted["hand"]))
        groups = noted["groups"]
        names = [
            KINDS[kind].name
            for group, kind in (("A", held.group_a), ("B", held.group_b))
            if group in groups and kind != NONE
        ]
        if names:
            found["teyaku"][seat] = {"names": names}
        if "A" in groups and held.triples:
            found["triples"][seat] = HANAFUDA.set_text(int(held.triples))
    return found


def counted(rules: Rules, facts: dict[str, Any]) -> dict[str, Any]:
    """Points, the cards of what was made, and what was caught, for captured cards."""
    if facts.get("captured") is None:
        return facts
    found = {key: value for key, value in facts.items() if key != "captured"}
    bases = {seat: HANAFUDA.set(text) for seat, text in facts["captured"].items()}
    found["points"] = {seat: int(card_points(cards, 1)) for seat, cards in bases.items()}
    found["made"], found["caught"] = {}, {}
    for seat, cards in bases.items():
        made = _made(rules, cards)
        if made and (facts["end"] == "exhausted" or int(seat) == facts["by"]):
            found["made"][seat] = HANAFUDA.set_text(made)
        noted = facts["teyaku"].get(seat) or {"hand": "", "groups": ""}
        held = Hand(rules, HANAFUDA.set(noted["hand"]))
        if "A" in noted["groups"]:
            caught = caught_months(rules, held.cards, held.triples, cards)
            for month in range(1, 13):
                if held.triples & month_cards(month):
                    found["caught"][str(month)] = month in caught
    if "liable" in found:
        names = {one.name for text in found["made"].values() for one in _dekiyaku(rules, text)}
        found["liable"] = {name: seat for name, seat in found["liable"].items() if name in names}
    return found


def _dekiyaku(rules: Rules, text: str) -> list[Dekiyaku]:
    return dekiyaku_of(rules, HANAFUDA.set(text))


def _made(rules: Rules, base: int) -> int:
    """The cards of all dekiyaku; the chaff too where there are enough for sixteen kasu."""
    cards = 0
    for made in dekiyaku_of(rules, base):
        cards |= int(made.cards)
    if int(base & CHAFF).bit_count() >= MANY_CHAFF:
        cards |= base & CHAFF
    return int(cards)
