"""What is to be noted of a deal of Hachi-Hachi, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final

from fudaba.cards.hanafuda import LIGHTS
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import FOUR_THREE, KINDS, NONE, Hand
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask, Draft
from fudaba.score.hachihachi.auction import AuctionAnswer, AuctionQuestion, auction
from fudaba.score.hachihachi.called import GROUP_A, GROUP_B, TRIPLES, groups_of
from fudaba.score.hachihachi.ending import ending
from fudaba.score.hachihachi.reading import rules_of

HAND = 7
FOUR_THREE_NAME: Final = KINDS[FOUR_THREE].name
LIGHT_CARDS = HANAFUDA.set_text(LIGHTS)

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
        yield from _four_three(draft, everyone)
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
        yield from _teyaku(rules, draft, order)
        yield from ending(rules, order, draft)
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


def _four_three(draft: Draft, seats: list[int]) -> Iterator[Ask]:
    """Who was dealt a four-three, and the hands (HH-422)."""
    key = "four_three"
    noted = draft.facts.get(key) or {}
    answer = [int(seat) for seat in noted] if noted else draft.get(key)
    yield Ask(key=key, form="seats", seats=seats, least=1, most=len(seats), answer=answer)
    for seat in seats:
        if str(seat) in noted:
            hand = noted[str(seat)] or None
            yield Ask(key=key, form="cards", seat=seat, least=HAND, most=HAND, answer=hand)


def _teyaku(rules: Rules, draft: Draft, order: list[int]) -> Iterator[Ask]:
    """Who declared (HH-450 to HH-456), from which hand, or just what: the hand is played by the
    time it is noted. Once somebody is known by names alone, so are the others."""
    noted = draft.facts.get("teyaku") or {}
    answer = [int(seat) for seat in noted] if noted else draft.get("teyaku")
    yield Ask(key="teyaku", form="seats", seats=order, most=len(order), answer=answer)
    by_names = False
    for seat in sorted(order):  # as the names stood where it was said who declared
        if str(seat) not in noted:
            continue
        laid = noted[str(seat)]
        hand = laid.get("hand", "") if isinstance(laid, dict) else laid
        by_names = "names" in laid if isinstance(laid, dict) else by_names
        if by_names:
            yield from _called(rules, draft, seat, laid)
        else:
            yield Ask(
                key="teyaku",
                form="cards",
                seat=seat,
                least=HAND,
                most=HAND,
                answer=hand or None,
                instead="names",
                otherwise={"names": []},
            )


def _called(rules: Rules, draft: Draft, seat: int, laid: Any) -> Iterator[Ask]:
    """The names of what was declared, and the triple that may be caught (HH-900)."""
    names = (laid or {}).get("names") or None
    ended = [FOUR_THREE_NAME] if rules.four_three_ends else []
    yield Ask(
        key="teyaku",
        form="names",
        seat=seat,
        choices=[name for name in [*GROUP_A, *GROUP_B] if name not in ended],
        least=1,
        most=2,
        answer=names,
        instead="hand",
        otherwise={"hand": ""},
    )
    number = max((TRIPLES.get(name, 0) for name in names or []), default=0)
    if number:
        answer = draft.get("triples", seat)
        yield Ask(key="triples", form="cards", seat=seat, least=number, most=number, answer=answer)


def _repayment(rules: Rules, standing: Standing, draft: Draft) -> Iterator[Ask]:
    """HH-961: after June, and where ishi-arai is played after November."""
    if not rules.bank_loans or standing.month == rules.deals or standing.debt is None:
        return
    if standing.month == 6 or (standing.month == 11 and rules.ishi_arai):
        answer = draft.facts.get("repay", "" if "repay" in draft.none else None)
        yield Ask(key="repay", form="numbers", seats=list(range(len(standing.debt))), answer=answer)


def meant(game: Game, key: str, value: Any) -> Any:
    """A hand of seven stands for the teyaku in it, all of them taken for declared."""
    if key == "teyaku" and isinstance(value, list):
        groups_of(value)
        return {"names": value}
    if key != "teyaku" or not isinstance(value, str):
        return value
    held = Hand(rules_of(game), HANAFUDA.set(value))
    groups = "A" * (held.group_a != NONE) + "B" * (held.group_b != NONE)
    return {"hand": value, "groups": groups}
