"""What is to be noted of a deal of Hachijuu: the auction, hand yaku, the ending, the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.teyaku import KINDS
from fudaba.score.cards import counts
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask, Draft, shared
from fudaba.score.hachijuu.auction import AuctionQuestion, auction
from fudaba.score.hachijuu.facts import ALL_POINTS

LISTED: Final[tuple[str, ...]] = ()
#: What the cards count (HJ-701).
POINTS: Final = counts(0)
#: The captured yaku that certain cards make.
SETS: Final = {
    row.name: HANAFUDA.set_text(int(row.cards))
    for row in DEKIYAKU
    if int(row.cards).bit_count() == row.least
}


def asks(game: Game, standing: Standing, draft: Draft) -> Iterator[Ask]:
    """From the auction (HJ-301) to the captured cards (HJ-605, HJ-701)."""
    said: list[str] = draft.facts.get("says") or []
    order: list[int] = []
    for place in range(len(said) + 1):
        question = AuctionQuestion(
            seats=int(game.seats), oya=standing.dealer, declarations=said[:place]
        )
        held = auction(game, question)
        if held.next is None:
            order = held.active or []
            break
        yield Ask(
            key="says",
            form="one",
            seat=held.next,
            choices=held.legal or [],
            answer=said[place] if place < len(said) else None,
        )
    if len(order) < 2:
        return  # HJ-307
    announced = draft.facts.get("announced") or {}
    yield Ask(
        key="announced",
        form="seats",
        seats=order,
        most=len(order),
        answer=[int(seat) for seat in announced] if announced else draft.get("announced"),
    )
    for seat in sorted(order):  # as the names stood where it was said who announced
        if str(seat) in announced:
            names = [kind.name for kind in KINDS]
            yield Ask(
                key="announced",
                form="names",
                seat=seat,
                choices=names,
                least=1,
                most=2,
                answer=draft.get("announced", seat),
            )
    yield from _ending(order, draft)


def _ending(order: list[int], draft: Draft) -> Iterator[Ask]:
    end = draft.get("end")
    yield Ask(key="end", form="one", choices=["agari", "exhausted"], answer=end)
    if end == "agari":
        by = draft.facts.get("by")
        yield Ask(key="by", form="one", seats=order, answer=by)
        captured = draft.get("captured", by)
        yield Ask(
            key="captured",
            form="cards",
            seat=by,
            least=3,
            most=48,
            sets=SETS,
            answer=captured,
        )
        return
    # HJ-708: between three everything was captured; plains count nothing and may be left out.
    whole, total = (48, ALL_POINTS) if len(order) == 3 else (0, 0)
    yield shared(draft, "captured", order, most=48, whole=whole, total=total, values=POINTS)


def meant(game: Game, key: str, value: Any) -> Any:
    """Answers are noted as they are given."""
    return value
