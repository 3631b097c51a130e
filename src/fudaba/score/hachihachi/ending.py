"""What is to be noted of how the play of Hachi-Hachi ended, and whose cards decide something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.cards.hanafuda import month_cards
from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.achievements import caught_months
from fudaba.games.hachihachi.dekiyaku import COVERED, DEKIYAKU, dekiyaku_of, kan_of, total
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import NONE, ONE_LIGHT, Hand
from fudaba.score.cards import counts
from fudaba.score.guide import Ask, Draft, shared
from fudaba.score.hachihachi.called import called
from fudaba.score.hachihachi.counted import pays_points
from fudaba.score.problem import Refused

#: What the cards count, one by one and together (HH-013).
POINTS: Final = counts(1)
ALL_POINTS: Final = sum(POINTS.values())


def ending(rules: Rules, order: list[int], draft: Draft) -> Iterator[Ask]:
    """Shoubu, cancel, or the cards ran out (HH-650 to HH-656); then whose cards matter."""
    end = draft.get("end")
    yield Ask(key="end", form="one", choices=["shoubu", "cancel", "exhausted"], answer=end)
    if end != "exhausted":
        by = draft.facts.get("by")
        yield Ask(key="by", form="one", seats=order, answer=by)
        others = [seat for seat in order if seat != by]
        yield Ask(key="sage", form="seats", seats=others, most=2, answer=draft.get("sage"))
        if by is None:
            return
        yield from _ended(rules, order, by, draft)
    else:
        yield from _played_out(rules, order, draft)
        holders = [seat for seat in order if total(rules, _captured(draft, seat))]
        if len(holders) > 1:  # HH-713: who said sage first wins
            answer = draft.get("sage")
            yield Ask(
                key="sage",
                form="seats",
                seats=holders,
                least=len(holders),
                most=len(holders),
                answer=answer,
            )
    if is_counted(draft):
        yield from _caught_triples(rules, order, draft)
    yield from _liability(rules, order, draft)


def is_counted(draft: Draft) -> bool:
    """Whether people have counted points instead of noting captured cards."""
    facts = draft.facts
    has_counted = facts.get("points") is not None or facts.get("made") is not None
    return facts.get("captured") is None and has_counted


def _ended(rules: Rules, order: list[int], by: int, draft: Draft) -> Iterator[Ask]:
    """Whose cards matter beside the yaku that ended the deal."""
    matters = [seat for seat in order if _matters(rules, order, seat, draft)]
    sets = _sets(rules)
    if is_counted(draft) and matters:
        made = draft.get("made", by)
        yield _made(rules, by, made, instead="captured")
        compared = [seat for seat in order if _compares(rules, order, seat, draft)]
        if compared:
            yield _points(compared, draft, 0)
        return
    counted = [by, *(seat for seat in matters if seat != by)]
    hint = "all" if by in matters else "others" if matters else "yaku"
    yield shared(
        draft,
        "captured",
        counted,
        most=48,
        values=POINTS,
        sets=sets,
        hint=hint,
        instead="made" if matters else "",
    )


def _played_out(rules: Rules, order: list[int], draft: Draft) -> Iterator[Ask]:
    """Every base; or who made something, and the card points where they decide."""
    if not is_counted(draft):
        yield shared(
            draft,
            "captured",
            order,
            most=48,
            whole=48 if len(order) == 3 else 0,  # HH-509
            pairs=True,
            values=POINTS,
            hint="all",
            instead="made",
        )
        return
    noted = draft.facts.get("made") or {}
    yield Ask(
        key="made",
        form="seats",
        seats=order,
        most=len(order),
        hint="kasu" if rules.kasu_tokushuyaku else "",
        answer=[int(seat) for seat in noted] if noted else draft.get("made"),
        instead="captured",
    )
    for seat in sorted(order):
        if str(seat) in noted:
            yield _made(rules, seat, noted[str(seat)])
    has_made = any(total(rules, _captured(draft, seat)) for seat in order)
    if pays_points(rules, "exhausted", has_made):
        yield _points(order, draft, ALL_POINTS if len(order) == 3 else 0)  # HH-850
        return
    compared = [seat for seat in order if _compares(rules, order, seat, draft)]
    if compared:
        yield _points(compared, draft, 0)


def _made(rules: Rules, seat: int, cards: str | None, instead: str = "") -> Ask:
    """The cards of what somebody has made."""
    return Ask(
        key="made",
        form="cards",
        seat=seat,
        least=1,
        most=48,
        sets=_sets(rules),
        answer=cards or None,
        instead=instead,
    )


def _points(seats: list[int], draft: Draft, together: int) -> Ask:
    """Card points that people have counted."""
    points = draft.facts.get("points") or {}
    answer = points if all(str(seat) in points for seat in seats) else None
    return Ask(
        key="points",
        form="numbers",
        seats=seats,
        most=ALL_POINTS,
        total=together,
        answer=answer or None,
        instead="captured",
    )


def _caught_triples(rules: Rules, order: list[int], draft: Draft) -> Iterator[Ask]:
    """Whether a declared triple was caught, which no number tells (HH-900)."""
    if len(order) < 3:
        return
    for seat in order:
        held, groups = _declared(rules, draft, seat)
        for month in _months(held.triples) if "A" in groups else []:
            yield Ask(
                key="caught",
                form="one",
                seat=seat,
                choices=[str(month)],
                hint="all" if rules.all_triple_cards else "",
                answer=(draft.facts.get("caught") or {}).get(str(month)),
            )


def _months(cards: int) -> list[int]:
    return [month for month in range(1, 13) if cards & month_cards(month)]


def _sets(rules: Rules) -> dict[str, str]:
    """The dekiyaku that certain cards make."""
    return {
        row.name: HANAFUDA.set_text(int(row.cards))
        for index, row in enumerate(DEKIYAKU)
        if int(row.cards).bit_count() == row.least and kan_of(rules, index, row.cards)
    }


def _captured(draft: Draft, seat: int) -> int:
    """What is known of somebody's base: all of it, or what was made of it."""
    key = "made" if is_counted(draft) else "captured"
    return HANAFUDA.set(draft.get(key, seat) or "")


def _matters(rules: Rules, order: list[int], seat: int, draft: Draft) -> bool:
    """Whether the captured cards of one who did not end the deal decide something: a triple that
    may have been caught (HH-900), or points that are compared."""
    held, groups = _declared(rules, draft, seat)
    may_catch = len(order) == 3 and "A" in groups and bool(held.triples)
    return may_catch or _compares(rules, order, seat, draft)


def _compares(rules: Rules, order: list[int], seat: int, draft: Draft) -> bool:
    """Whether somebody's points are compared with 89: an escape (HH-910), a blind dealer
    (HH-920)."""
    if len(order) < 3:
        return False
    if seat == order[0] and draft.facts.get("mizuten"):
        return True
    held, groups = _declared(rules, draft, seat)
    return "B" in groups and held.group_b not in (NONE, ONE_LIGHT)


def _declared(rules: Rules, draft: Draft, seat: int) -> tuple[Hand, str]:
    """The hand that a seat declared from, and which groups; an empty one where it did not."""
    noted = (draft.facts.get("teyaku") or {}).get(str(seat)) or {}
    if not noted.get("names"):
        return Hand(rules, HANAFUDA.set(noted.get("hand") or "")), noted.get("groups", "")
    triples = HANAFUDA.set(draft.get("triples", seat) or "")
    try:
        hand, groups = called(rules, seat, noted["names"], triples)
    except Refused:  # said where the deal is folded
        return Hand(rules, 0), ""
    return Hand(rules, hand), groups


def _liability(rules: Rules, order: list[int], draft: Draft) -> Iterator[Ask]:
    """Who has to answer for a dekiyaku (HH-716), or for a caught triple (HH-903)."""
    if len(order) < 3:
        return
    if rules.liability_tobikomi:
        for seat in order:
            others = [other for other in order if other != seat]
            for month in _caught(rules, draft, seat):
                answer = (draft.facts.get("liable_month") or {}).get(str(month))
                if answer is None and f"liable_month.{month}" in draft.none:
                    answer = ""
                yield Ask(
                    key="liable_month",
                    form="one",
                    seat=seat,
                    seats=others,
                    choices=[str(month)],
                    answer=answer,
                )
    if not rules.liability_dekiyaku:
        return
    covered = {DEKIYAKU[index].name for index in COVERED}
    for seat in order:
        for made in dekiyaku_of(rules, _captured(draft, seat)):
            if made.name in covered:
                others = [other for other in order if other != seat]
                answer = (draft.facts.get("liable") or {}).get(made.name)
                if answer is None and f"liable.{made.name}" in draft.none:
                    answer = ""
                yield Ask(
                    key="liable", form="one", seats=others, choices=[made.name], answer=answer
                )


def _caught(rules: Rules, draft: Draft, seat: int) -> list[int]:
    """The months whose triple a seat declared and caught (HH-900)."""
    held, groups = _declared(rules, draft, seat)
    if "A" not in groups:
        return []
    if is_counted(draft):
        caught = draft.facts.get("caught") or {}
        return [month for month in _months(held.triples) if caught.get(str(month))]
    return caught_months(rules, held.cards, held.triples, _captured(draft, seat))
