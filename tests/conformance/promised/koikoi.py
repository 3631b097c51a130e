"""What an outcome of Koi-Koi shows beyond its events: yaku made, and points doubled."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import EffectView
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.settlement import settle
from fudaba.games.koikoi.settling import facts_of
from fudaba.games.koikoi.yaku import YAKU, yaku_of
from tests.conformance.promised.outcome import Outcome


def shown(outcome: Outcome) -> list[EffectView]:
    if outcome.action == "koi":
        return _doubled(outcome)
    taken = [event for event in outcome.seen if event.kind == "put"]
    return _made(outcome, taken[0].cards) if taken else []


def _made(outcome: Outcome, cards: str) -> list[EffectView]:
    """The yaku that a capture makes or extends, before any stock card has come to it."""
    before = outcome.before
    assert isinstance(before, KoiKoiMatch)
    had = int(before.captured[outcome.seat])
    now = had | int(before.pending) | int(HANAFUDA.set(cards))
    rules, deal = before.rules, int(before.deal_number)
    held = {yaku.name: int(yaku.points) for yaku in yaku_of(rules, had, deal)}
    found = [
        EffectView(
            kind="makes",
            seat=outcome.seat,
            amount=int(yaku.points),
            cards=HANAFUDA.set_text(int(yaku.cards)),
            name=yaku.name,
            rule=yaku.rule,
        )
        for yaku in yaku_of(rules, now, deal)
        if yaku.points > held.get(yaku.name, 0)
    ]
    for effect in found:
        _check_made(outcome, effect)
    return found


def _check_made(outcome: Outcome, effect: EffectView) -> None:
    """The yaku is then there or a better one of its group, or the stock card has made a pile of
    the pair (KK-329) or is in question."""
    after = outcome.after
    if outcome.happened("trio") or not outcome.happened("capture"):
        return
    assert isinstance(after, KoiKoiMatch)
    captured = after.deals[-1].captured if outcome.ended else after.captured
    groups = {row.name: row.group for row in YAKU}
    held = yaku_of(after.rules, int(captured[outcome.seat]), int(outcome.before.deal_number))
    alike = [int(yaku.points) for yaku in held if groups[yaku.name] == groups[effect.name]]
    assert max(alike) >= effect.amount, (effect, alike)


def _doubled(outcome: Outcome) -> list[EffectView]:
    """Whose red ribbons would count twice, should they stop with them (KK-601 to KK-603)."""
    found: list[EffectView] = []
    for seat in range(2):
        twin = outcome.after.copy()
        assert isinstance(twin, KoiKoiMatch)
        twin.captured[seat] = HANAFUDA.set("1R 2R 3R")
        twin.end = "stop"
        twin.ended_by = seat
        for entry in settle(twin.rules, facts_of(twin)).entries:
            if entry.reason == "koi_doubling":
                found.append(EffectView("doubled", seat, rule=entry.rule))
    return found
