"""What is to be noted of a deal of Hachi-Hachi, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final

from fudaba.cards.hanafuda import LIGHTS
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.hachihachi.achievements import caught_months
from fudaba.games.hachihachi.dekiyaku import COVERED, DEKIYAKU, dekiyaku_of, kan_of, total
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import NONE, ONE_LIGHT, Hand
from fudaba.score.cards import counts
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask, Draft, shared
from fudaba.score.hachihachi.auction import AuctionAnswer, AuctionQuestion, auction
from fudaba.score.hachihachi.reading import rules_of

HAND = 7
LIGHT_CARDS = HANAFUDA.set_text(LIGHTS)
#: What the cards count, one by one and together (HH-013).
POINTS: Final = counts(1)
ALL_POINTS: Final = sum(POINTS.values())

LISTED: Final[tuple[str, ...]] = ()


def asks(game: Game, standing: Standing, draft: Draft) -> Iterator[Ask]:
    """From the field (HH-200) to the repayment of loans (HH-961)."""
    rules, seats = rules_of(game), int(game.seats)
    everyone = list(range(seats))
    ended = rules.four_three_ends and "four_three" in draft.facts
    yield Ask(
        key="field",
        form="cards",
        cards=LIGHT_CARDS,
        most=5,
        answer=draft.get("field"),
        told=f"×{_multiplier(rules, standing, draft)}",
        instead="four_three" if rules.four_three_ends and not ended else "",
    )
    if seats == 7:
        white = draft.facts.get("white")
        yield Ask(key="white", form="one", seats=everyone, answer=white)
        everyone = [seat for seat in everyone if seat != white]
    if ended and "four_three" not in draft.none:
        yield from _hands(draft, "four_three", everyone, least=1)
        return  # HH-422: the match is over
    if rules.mizuten and (seats > 3 or (seats == 3 and rules.mizuten_with_three)):
        said = draft.facts.get("mizuten")
        answer = None if said is None else "mizuten" if said else "look"
        yield Ask(key="mizuten", form="one", choices=["mizuten", "look"], answer=answer)
    held = yield from _auction(game, standing, draft)
    order = held.active or []
    if held.outcome is None and len(order) > 1:
        for seat in held.driven_out or []:
            hand = draft.get("driven_out", seat)
            yield Ask(key="driven_out", form="cards", seat=seat, least=HAND, most=HAND, answer=hand)
        yield from _hands(draft, "teyaku", order)
        yield from _ending(rules, order, draft)
    yield from _repayment(rules, standing, draft)


def _multiplier(rules: Rules, standing: Standing, draft: Draft) -> int:
    """By the field and what was carried (HH-200 to HH-207)."""
    field = HANAFUDA.set(draft.facts.get("field") or "")
    return int(multiplied(rules, field, list(standing.carried))[0])


def _auction(game: Game, standing: Standing, draft: Draft) -> Generator[Ask, None, AuctionAnswer]:
    """Who speaks, one after the other (HH-300 to HH-313)."""
    rules = rules_of(game)
    multiplier = _multiplier(rules, standing, draft)
    said: list[str] = draft.facts.get("says") or []
    for place in range(len(said) + 1):
        held = auction(
            game,
            AuctionQuestion(
                seats=int(game.seats),
                dealer=standing.dealer,
                multiplier=multiplier,
                says=said[:place],
                mizuten=bool(draft.facts.get("mizuten")),
                white=draft.facts.get("white"),
            ),
        )
        if held.next is None:
            return held
        answer = said[place] if place < len(said) else None
        yield Ask(key="says", form="one", seat=held.next, choices=held.legal or [], answer=answer)
    return AuctionAnswer(True, {})


def _hands(draft: Draft, key: str, seats: list[int], least: int = 0) -> Iterator[Ask]:
    """Who declared, and from which hand (HH-450 to HH-456), or had a four-three (HH-422)."""
    noted = draft.facts.get(key) or {}
    answer = [int(seat) for seat in noted] if noted else draft.get(key)
    yield Ask(key=key, form="seats", seats=seats, least=least, most=len(seats), answer=answer)
    for seat in seats:
        if str(seat) in noted:
            hand = noted[str(seat)] or None
            if isinstance(hand, dict):
                hand = hand.get("hand")
            yield Ask(key=key, form="cards", seat=seat, least=HAND, most=HAND, answer=hand)


def _ending(rules: Rules, order: list[int], draft: Draft) -> Iterator[Ask]:
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
    elif "points" in draft.facts:
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
            instead="points",
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
    noted = (draft.facts.get("teyaku") or {}).get(str(seat))
    if not noted or not noted.get("hand"):
        return False
    held, groups = Hand(rules, HANAFUDA.set(noted["hand"])), noted.get("groups", "")
    escapes = "B" in groups and held.group_b not in (NONE, ONE_LIGHT)
    return escapes or ("A" in groups and bool(held.triples))


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
    noted = (draft.facts.get("teyaku") or {}).get(str(seat)) or {}
    if "A" not in noted.get("groups", ""):
        return []
    held = Hand(rules, HANAFUDA.set(noted.get("hand", "")))
    return caught_months(rules, held.cards, held.triples, _captured(draft, seat))


def _repayment(rules: Rules, standing: Standing, draft: Draft) -> Iterator[Ask]:
    """HH-961: after June, and where ishi-arai is played after November."""
    if not rules.bank_loans or standing.month == rules.deals or standing.debt is None:
        return
    if standing.month == 6 or (standing.month == 11 and rules.ishi_arai):
        answer = draft.facts.get("repay", "" if "repay" in draft.none else None)
        yield Ask(key="repay", form="numbers", seats=list(range(len(standing.debt))), answer=answer)


def meant(game: Game, key: str, value: Any) -> Any:
    """A hand of seven stands for the teyaku in it, all of them taken for declared."""
    if key != "teyaku" or not isinstance(value, str):
        return value
    held = Hand(rules_of(game), HANAFUDA.set(value))
    groups = "A" * (held.group_a != NONE) + "B" * (held.group_b != NONE)
    return {"hand": value, "groups": groups}
