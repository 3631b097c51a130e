"""What is to be noted of how the play of Hachi-Hachi ended, and whose cards decide something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.achievements import caught_months
from fudaba.games.hachihachi.dekiyaku import COVERED, DEKIYAKU, dekiyaku_of, kan_of, total
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import NONE, ONE_LIGHT, Hand
from fudaba.score.cards import counts
from fudaba.score.guide import Ask, Draft, shared

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
        matters = [seat for seat in order if _matters(rules, order, seat, draft)]
        counted = [by, *(seat for seat in matters if seat != by)]
        hint = "all" if by in matters else "others" if matters else "yaku"
        sets = _sets(rules)
        yield shared(draft, "captured", counted, most=48, values=POINTS, sets=sets, hint=hint)
    elif "points" in draft.facts and not _triples(rules, order, draft):
        points = draft.facts["points"] or None
        yield Ask(
            key="points",
            form="numbers",
            seats=order,
            most=ALL_POINTS,
            total=ALL_POINTS if len(order) == 3 else 0,  # HH-850
            answer=points,
            instead="captured",
        )
    else:
        yield shared(
            draft,
            "captured",
            order,
            most=48,
            whole=48 if len(order) == 3 else 0,  # HH-509
            pairs=True,
            values=POINTS,
            hint="all",
            # Whether a triple was caught no number tells (HH-900).
            instead="" if _triples(rules, order, draft) else "points",
        )
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
    yield from _liability(rules, order, draft)


def _sets(rules: Rules) -> dict[str, str]:
    """The dekiyaku that certain cards make."""
    return {
        row.name: HANAFUDA.set_text(int(row.cards))
        for index, row in enumerate(DEKIYAKU)
        if int(row.cards).bit_count() == row.least and kan_of(rules, index, row.cards)
    }


def _captured(draft: Draft, seat: int) -> int:
    return HANAFUDA.set(draft.get("captured", seat) or "")


def _matters(rules: Rules, order: list[int], seat: int, draft: Draft) -> bool:
    """Whether the captured cards of one who did not end the deal decide something: a triple that
    may have been caught, an escape (HH-900, HH-910), a blind dealer's points (HH-920)."""
    if seat == order[0] and draft.facts.get("mizuten"):
        return True
    held, groups = _declared(rules, draft, seat)
    escapes = "B" in groups and held.group_b not in (NONE, ONE_LIGHT)
    return escapes or ("A" in groups and bool(held.triples))


def _declared(rules: Rules, draft: Draft, seat: int) -> tuple[Hand, str]:
    """The hand that a seat declared from, and which groups; an empty one where it did not."""
    noted = (draft.facts.get("teyaku") or {}).get(str(seat)) or {}
    return Hand(rules, HANAFUDA.set(noted.get("hand") or "")), noted.get("groups", "")


def _triples(rules: Rules, order: list[int], draft: Draft) -> bool:
    """Whether somebody has declared a triple."""
    declared = [_declared(rules, draft, seat) for seat in order]
    return any("A" in groups and bool(held.triples) for held, groups in declared)


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
    return caught_months(rules, held.cards, held.triples, _captured(draft, seat))
