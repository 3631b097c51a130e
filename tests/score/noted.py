"""Deals of live matches as somebody at the table would note them."""

from typing import Any

from fudaba.cards.bits import cards_of
from fudaba.cards.pack import HANAFUDA, SNAPPHANA
from fudaba.games.contract import Match
from fudaba.games.hachihachi.dekiyaku import COVERED, DEKIYAKU
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.teyaku import KINDS as HAND_YAKU
from fudaba.games.koikoi.instant import is_instant
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.match import SnapphanaMatch


def noted(match: Match, number: int) -> dict[str, Any]:
    """The facts of a finished deal, counted from 1, as a pad keeps them."""
    over = match.replayed_deal(number)
    if isinstance(over, KoiKoiMatch):
        return _koikoi(over, match.deals[number - 1].end)
    if isinstance(over, HachiHachiMatch):
        return _hachihachi(match, over, number)
    if isinstance(over, HachijuuMatch):
        return _hachijuu(match, over, number)
    assert isinstance(over, SnapphanaMatch)
    return _snapphana(match, over, number)


def _text(cards: int) -> str:
    return HANAFUDA.set_text(int(cards))


def _koikoi(over: KoiKoiMatch, end: str) -> dict[str, Any]:
    if end == "instant":
        hands = {str(seat): _text(over.hands[seat]) for seat in (0, 1)}
        return {
            "end": end,
            "hands": {seat: hand for seat, hand in hands.items() if is_instant(HANAFUDA.set(hand))},
        }
    return {
        "end": end,
        "by": int(over.ended_by) if end == "stop" else None,
        "captured": [_text(cards) for cards in over.captured],
        "koi": [int(calls) for calls in over.koi],
    }


def _hachihachi(match: Match, over: HachiHachiMatch, number: int) -> dict[str, Any]:
    deal, texts = match.deals[number - 1], match.written(number)
    start = match.opened_again(number)
    assert isinstance(start, HachiHachiMatch)
    order = [str(int(seat)) for seat in over.order]
    found: dict[str, Any] = {
        "field": _text(start.field),
        "white": int(over.white) if over.white >= 0 else None,
        "mizuten": "mizuten" in texts,
        "says": [text for text in texts if text in ("stay", "drop", "split", "refuse")],
        "repay": {},
    }
    for event in over.journal or []:
        if event.kind == "repay":
            found["repay"][str(int(event.seat))] = int(event.points) // int(over.rules.kan)
    if deal.end == "four_three":
        holders = [int(event.seat) for event in over.journal or [] if event.kind == "four_three"]
        found["four_three"] = {str(seat): _text(start.dealt[seat]) for seat in holders}
        return found
    if deal.end in ("sole", "split", "void"):
        return found
    driven = cards_of(over.auction.driven_out) if over.auction else []
    ended = [event for event in over.journal or [] if event.kind in ("shoubu", "cancel")]
    found |= {
        "driven_out": {str(seat): _text(start.dealt[seat]) for seat in driven},
        "teyaku": {
            seat: {
                "hand": _text(over.dealt[int(seat)]),
                "groups": "A" * bool(over.declared[int(seat)] & GROUP_A)
                + "B" * bool(over.declared[int(seat)] & GROUP_B),
            }
            for seat in order
        },
        "captured": {seat: _text(deal.captured[int(seat)]) for seat in order},
        "end": deal.end,
        "by": int(ended[-1].seat) if ended else None,
        "sage": [int(event.seat) for event in over.journal or [] if event.kind == "sage"],
    }
    if over.rules.liability_dekiyaku:
        found["liable"] = {
            DEKIYAKU[index].name: int(over.liable[index])
            for index in COVERED
            if over.liable[index] >= 0
        }
    if over.rules.liability_tobikomi:
        found["liable_month"] = {
            str(month): int(seat) for month, seat in enumerate(over.liable_month) if seat >= 0
        }
    return found


def _hachijuu(match: Match, over: HachijuuMatch, number: int) -> dict[str, Any]:
    deal, texts = match.deals[number - 1], match.written(number)
    found: dict[str, Any] = {"says": [text for text in texts if text in ("fold", "in", "double")]}
    if deal.end == "sole":
        return found
    announced: dict[str, list[str]] = {}
    for made in over.announced:
        announced.setdefault(str(int(made.seat)), []).append(HAND_YAKU[made.kind].name)
    return found | {
        "announced": announced,
        "captured": {str(int(seat)): _text(deal.captured[seat]) for seat in over.order},
        "end": deal.end,
        "by": int(over.ended_by) if deal.end == "agari" else None,
        "sage": [int(seat) for seat in over.sage],
    }


def _snapphana(match: Match, over: SnapphanaMatch, number: int) -> dict[str, Any]:
    deal, sides = match.deals[number - 1], match.game.sides
    tricks, last = [0] * sides, None
    for event in over.journal or []:
        if event.kind == "trick":
            last = int(over.side_of(event.seat))
            tricks[last] += 1
    declared: dict[str, list[dict[str, str]]] = {}
    for seat, bundle in enumerate(over.bundles):
        if bundle is not None:
            declared[str(seat)] = [
                {"kind": NAMES[kind], "cards": SNAPPHANA.set_text(int(cards))}
                for kind, cards in enumerate(bundle.cards)
                if cards
            ]
    found: dict[str, Any] = {"declared": declared, "last_trick": last}
    if deal.end == "count":
        found["piles"] = [SNAPPHANA.set_text(int(pile)) for pile in deal.captured]
        found["tricks"] = tricks
    else:
        found["last_trick"] = None
    return found
