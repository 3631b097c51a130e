"""What an outcome of Hachi-Hachi or Hachijuu shows beyond its events."""

from __future__ import annotations

from msgspec.structs import replace
from mypy_extensions import i64

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.asked import EffectView
from fudaba.games.contract import Match
from fudaba.games.eights.match import EightsMatch
from fudaba.games.eights.turn import begin_turn
from fudaba.games.hachihachi import dekiyaku as hachihachi
from fudaba.games.hachihachi import teyaku as hachihachi_teyaku
from fudaba.games.hachihachi.facts import NOBODY
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.settlement import compensators, settle
from fudaba.games.hachihachi.settling import facts_of
from fudaba.games.hachihachi.turn import Turns
from fudaba.games.hachijuu import dekiyaku as hachijuu
from fudaba.games.hachijuu import teyaku as hachijuu_teyaku
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.ledger import Entry
from fudaba.games.view import EventView, event_view
from tests.conformance.promised.outcome import Outcome, ended_now, line, played_on

#: By what is left of a yaku after a sage is known in the ledger.
HALVES = ("HH-712", "HH-713", "HH-716", "HJ-607", "HJ-608")


def shown(outcome: Outcome) -> list[EffectView]:
    if outcome.action == "sage":
        return _half(outcome) + _for_all(outcome)
    if outcome.action == "mizuten":
        return _blind(outcome)
    if outcome.action == "fold" and not outcome.ended:
        paid = [entry for entry in played_on(outcome.after) if entry.payer == outcome.seat]
        return outcome.lines("due", paid)
    said = [event for event in outcome.seen if event.kind in ("declare", "announce")]
    taken = [event for event in outcome.seen if event.kind == "put"]
    return (
        [effect for event in said for effect in _worth(outcome, event)]
        + [effect for event in taken[:1] for effect in _gained(outcome, event.cards)]
        + _compensated(outcome)
    )


def rule_of(match: Match, name: str) -> str:
    """The rule of a teyaku."""
    if isinstance(match, HachijuuMatch):
        return next(kind.rule for kind in hachijuu_teyaku.KINDS if kind.name == name)
    return next(kind.rule for kind in hachihachi_teyaku.KINDS if kind.name == name)


def repaid(outcome: Outcome, event: EventView) -> EffectView:
    """What the bank is paid back, as the seat's books then show (HH-961; HH-962 after deal 11)."""
    seat, before, after = outcome.seat, outcome.before, outcome.after
    assert isinstance(before, HachiHachiMatch)
    assert isinstance(after, HachiHachiMatch)
    paid = int(before.books.debt[seat] - after.books.debt[seat])
    assert outcome.ended or paid == event.points
    rule = "HH-961" if before.view(None).month == 6 else "HH-962"  # type: ignore[attr-defined]
    return EffectView("repay", seat, "bank", event.points, rule=rule)


def joined(outcome: Outcome, event: EventView, rule: str) -> EffectView:
    """Whether a seat plays the deal that spoke otherwise, or did not get to speak."""
    plays = event.kind == "forced_in"
    assert (event.seat in _order(outcome.after)) == plays
    return EffectView("plays" if plays else "sits_out", event.seat, rule=rule)


def _blind(outcome: Outcome) -> list[EffectView]:
    """What playing blind brings in some deal that may come of it, with the whole pack and without
    a card in the base; who pays and is paid as far as that is the same in all of them."""
    before, dealer = outcome.before, outcome.seat
    assert isinstance(before, HachiHachiMatch)
    seven = before.seats == 7
    bound = EffectView("unless", dealer, cards="W", rule="HH-R16")
    if not seven:
        bound = EffectView("plays", dealer, rule="HH-251")
    found = [bound, EffectView("needs", dealer, amount=89, rule="HH-920")]
    twin = _played_blind(before)
    for kind, end, points in (
        ("if_enough", "shoubu", 89),
        ("if_short", "shoubu", 88),
        ("if_run_out", "exhausted", 88),
    ):
        if kind == "if_run_out" and twin.rules.mizuten_fails_always:
            continue
        facts = facts_of(twin)
        facts.end, facts.by, facts.points = end, dealer, vec[i64]([0] * int(twin.seats))
        facts.points[dealer] = points
        for entry in settle(twin.rules, facts).entries:
            if not entry.reason.startswith("mizuten"):
                continue
            told = line(before, entry, kind)
            told = replace(told, amount=told.amount // int(twin.multiplier))
            if kind == "if_enough" and seven:
                told = replace(told, seat=None)
            if kind != "if_enough" and (before.seats > 3 or before.rules.auction_with_three):
                told = replace(told, to=None)
            found.append(told)
    return found


def _played_blind(match: HachiHachiMatch) -> HachiHachiMatch:
    """A deal in which the dealer plays blind and two others play."""
    for seed in range(100):
        twin = match.copy()
        twin.resample(None, Rng(seed))
        twin.stop_after_deal = True
        twin.apply_text("mizuten")
        while not twin.is_over and not isinstance(twin.at, Turns):
            twin.apply(twin.legal_actions()[0])
        assert isinstance(twin, HachiHachiMatch)
        if not twin.is_over and twin.blind and len(twin.order) == 3:
            return twin
    raise AssertionError


def _order(match: Match) -> list[int]:
    """Those who play the deal."""
    assert isinstance(match, EightsMatch)
    return [int(seat) for seat in match.order]


def _worth(outcome: Outcome, said: EventView) -> list[EffectView]:
    """What is paid for a teyaku: in Hachijuu however the deal goes on (HJ-R12), in Hachi-Hachi if
    no tokushuyaku cancels it (HH-R47), and there is none where nobody captures anything."""
    if isinstance(outcome.before, HachijuuMatch):
        kind, entries = "due", played_on(outcome.after)
    else:
        deals = len(outcome.before.deals)
        kind, entries = "worth", ended_now(outcome.after.copy(), "exhausted", deals)
    paid = [one for one in entries if one.payee == said.seat and one.reason == said.names]
    assert paid
    return outcome.lines(kind, paid)


def _gained(outcome: Outcome, cards: str) -> list[EffectView]:
    """What the cards count that were taken, and the yaku that they make."""
    before, seat = outcome.before, outcome.seat
    plain = 1 if isinstance(before, HachiHachiMatch) else 0
    values = {"L": 20, "A": 10, "R": 5, "K": plain}
    points = sum(values[card.lstrip("0123456789")[0]] for card in cards.split())
    made = [
        EffectView("makes", seat, None, amount, HANAFUDA.set_text(held), name, rule)
        for name, amount, held, rule in _made(outcome, int(HANAFUDA.set(cards)))
    ]
    for effect in made:
        assert _is_made(outcome, effect), effect
    return [EffectView("count", seat, amount=points, cards=cards), *made]


def _made(outcome: Outcome, new: int) -> list[tuple[str, int, int, str]]:
    """The yaku that come, or grow, with new cards; where they may be overlooked, none are told
    (HJ-R10)."""
    before = outcome.before
    if isinstance(before, HachijuuMatch):
        had = int(before.captured[outcome.seat])
        old = {one.name for one in hachijuu.dekiyaku_of(had)} if before.rules.prompts else None
        return [
            (one.name, int(one.points), int(one.cards), one.rule)
            for one in hachijuu.dekiyaku_of(had | new)
            if old is not None and one.name not in old
        ]
    assert isinstance(before, HachiHachiMatch)
    rules, had = before.rules, int(before.captured[outcome.seat])
    grown = {one.name: int(one.kan) for one in hachihachi.dekiyaku_of(rules, had)}
    return [
        (one.name, int(one.kan), int(one.cards), one.rule)
        for one in hachihachi.dekiyaku_of(rules, had | new)
        if one.kan > grown.get(one.name, 0)
    ]


def _is_made(outcome: Outcome, effect: EffectView) -> bool:
    """Whether the cards of a yaku were captured; the stock card may have made more of it."""
    after, seat = outcome.after, outcome.seat
    assert isinstance(after, EightsMatch)
    captured = after.deals[-1].captured[seat] if outcome.ended else after.captured[seat]
    wanted = HANAFUDA.set(effect.cards)
    gains = [event for event in outcome.happened("gain") if event.seat == seat]
    return captured & wanted == wanted and any(
        effect.amount <= event.points for event in gains or _asked_later(after)
    )


def _asked_later(match: Match) -> list[EventView]:
    """What is gained by a turn that goes on, once the turned-up card has its place."""
    twin = match.copy()
    twin.stop_after_deal = True
    twin.journal = []
    while not twin.is_over and not any(event.kind == "gain" for event in twin.journal):
        twin.apply(twin.legal_actions()[0])
    return [event_view(HANAFUDA, event) for event in twin.journal if event.kind == "gain"]


def _compensated(outcome: Outcome) -> list[EffectView]:
    """Who pays those that were driven out (HH-355); how much, only their hands show."""
    after = outcome.after
    if not isinstance(after, HachiHachiMatch):
        return []
    payers = set(compensators(after.rules, after.order))
    out = [event.seat for event in outcome.seen if event.kind == "driven_out"]
    for seat in out:
        paid = [entry for entry in outcome.entries if entry.reason.startswith("compensation")]
        assert {int(entry.payer) for entry in paid if entry.payee == seat} in (set(), payers)
    return [
        EffectView("compensates", payer, seat, rule="HH-355") for payer in payers for seat in out
    ]


def _half(outcome: Outcome) -> list[EffectView]:
    """The ledger if nobody does better: a sage is taken back, or the cards run out at once."""
    before, seat = outcome.before, outcome.seat
    if outcome.after.is_over or outcome.end:
        entries = outcome.entries
    else:
        entries = _taken_back(outcome)
    left = [entry for entry in entries if entry.rule in HALVES]
    if isinstance(before, HachijuuMatch):
        left = [entry for entry in left if entry.payee == seat]
    return [line(before, entry, "half") for entry in left]


def _taken_back(outcome: Outcome) -> list[Entry]:
    twin, seat, deals = outcome.after.copy(), outcome.seat, len(outcome.before.deals)
    assert isinstance(twin, EightsMatch)
    if not (isinstance(twin, HachiHachiMatch) and twin.hands[seat]):
        return ended_now(twin, "exhausted", deals)
    twin.place = _order(twin).index(seat)
    begin_turn(twin)
    twin.at.ask(twin)
    twin.apply_text("cancel")
    return twin.deals[-1].entries if len(twin.deals) > deals else twin.entries


def _for_all(outcome: Outcome) -> list[EffectView]:
    """Who could make blue ribbons and end the deal so that this seat alone pays (HH-711)."""
    after = outcome.after
    if not isinstance(after, HachiHachiMatch) or outcome.ended:
        return []
    found: list[EffectView] = []
    for other in _order(after):
        if other == outcome.seat or not after.hands[other]:
            continue
        twin = after.copy()
        assert isinstance(twin, HachiHachiMatch)
        for row in range(len(twin.liable)):
            twin.liable[row] = NOBODY
        twin.captured[other] |= HANAFUDA.set("6R 9R 10R")
        twin.ended_by = other
        entries = ended_now(twin, "shoubu", len(outcome.before.deals))
        double = {int(entry.payer) for entry in entries if entry.rule == "HH-711"}
        if double == {outcome.seat}:
            found.append(EffectView("for_all", outcome.seat, other, rule="HH-711"))
    return found
