"""Koi-Koi moves in the notation of the rule text's examples (section 10.4).

A move is two placements, `4R>4A` and `1L>1K1`: the hand card and the turned-up card, each with
what it is put on: a card, `P9` the pile of month 9, `-` nothing, `T` the pair (KK-329).
"""

from __future__ import annotations

from typing import Any

from fudaba.cards.bits import count, lowest
from fudaba.cards.hanafuda import month_cards, month_of
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import IllegalAction
from fudaba.games.hanafuda.capture import same_month
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.questions import CHOOSE_CARD, PLACE_DRAWN, PLACE_PLAYED
from tests.rules.koikoi.written import choices, position, text


def put(match: KoiKoiMatch, placement: str) -> None:
    """Plays a hand card where the placement says; IllegalAction where the rules forbid it."""
    match.apply_text(f"play {placement.split('>')[0]}")
    if match.question == PLACE_PLAYED:
        match.apply_text(_action(match, placement))
    if placement not in placements(match):
        raise IllegalAction(f"{placement} is not what the rules allow")


def put_drawn(match: KoiKoiMatch, placement: str) -> None:
    """Puts the turned-up card where the placement says."""
    if match.question == PLACE_DRAWN and not match.is_over:
        match.apply_text(_action(match, placement))
    if placements(match)[-1] != placement:
        raise IllegalAction(f"{placement} is not what the rules allow")


def move(match: KoiKoiMatch, placed: str, drawn: str) -> KoiKoiMatch:
    """A whole move."""
    put(match, placed)
    put_drawn(match, drawn)
    return match


def after_capture(base: str, placed: str, left: str = "12K1 12K2", **given: Any) -> KoiKoiMatch:
    """After a move that captures by `placed`; the stock card, 12K3, lies down alone."""
    card, onto = placed.split(">")
    hand = card if left == "-" else f"{card} {left}"
    match = position(field=onto, hand=hand, stock="12K3", base=base, **given)
    return move(match, placed, "12K3>-")


def placements(match: KoiKoiMatch) -> list[str]:
    """Where every card played or turned up so far was put."""
    assert match.journal is not None
    found: list[str] = []
    card = ""
    for event in match.journal:
        if event.kind in ("play", "draw"):
            card = text(event.cards)
        elif event.kind == "put":
            month = month_of(event.outcome)
            onto = f"P{month}" if count(event.cards) == 4 else HANAFUDA.text(int(event.outcome))
            found.append(f"{card}>{onto}")
        elif event.kind in ("lay", "trio"):
            found.append(f"{card}>{'-' if event.kind == 'lay' else 'T'}")
    return found


def hand_choices(match: KoiKoiMatch) -> set[str]:
    """Every legal placement of a hand card."""
    assert match.question == CHOOSE_CARD
    found: set[str] = set()
    for action in match.legal_actions():
        twin = match.copy()
        twin.stop_after_deal = True
        twin.journal = []
        twin.step(action)
        if twin.question == PLACE_PLAYED:
            found |= _placements_to_choose(twin)
        else:
            found.add(placements(twin)[0])
    return found


def drawn_choices(match: KoiKoiMatch) -> set[str]:
    """Every legal placement of the turned-up card, the forced one where there is no choice."""
    if match.question == PLACE_DRAWN:
        return _placements_to_choose(match)
    return {placements(match)[-1]}


def _placements_to_choose(match: KoiKoiMatch) -> set[str]:
    card = HANAFUDA.text(int(match.card))
    return {f"{card}>{_target(match, choice)}" for choice in choices(match)}


def _target(match: KoiKoiMatch, choice: str) -> str:
    if choice in ("lay", "trio"):
        return "-" if choice == "lay" else "T"
    onto = choice.removeprefix("take ")
    card = HANAFUDA.card(onto)
    return f"P{month_of(card)}" if count(same_month(match.field, card)) == 3 else onto


def _action(match: KoiKoiMatch, placement: str) -> str:
    onto = placement.split(">")[1]
    if onto.startswith("P"):
        onto = HANAFUDA.text(int(lowest(match.field & month_cards(int(onto[1:])))))
    return {"-": "lay", "T": "trio"}.get(onto, f"take {onto}")
