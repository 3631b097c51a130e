"""What is to be noted of a deal of Koi-Koi: how it ended, the winner's cards, the calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import YAKU, total
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask, Draft
from fudaba.score.koikoi.reading import rules_of

HAND = 8
#: The most cards that a yaku of certain cards has which is no union of others.
LIGHTS = 5

LISTED: Final[tuple[str, ...]] = ("captured", "koi")


def asks(game: Game, standing: Standing, draft: Draft) -> Iterator[Ask]:
    """KK-201 to KK-204 at once; else who stopped with what (KK-504), or nobody (KK-702)."""
    end = draft.get("end")
    yield Ask(key="end", form="one", choices=["stop", "exhausted", "instant"], answer=end)
    if end == "instant":
        hands = draft.facts.get("hands") or {}
        yield Ask(
            key="hands",
            form="seats",
            seats=[0, 1],
            least=1,
            most=2,
            answer=[int(seat) for seat in hands] or None,
        )
        for seat in sorted(int(seat) for seat in hands):
            held = draft.get("hands", seat)
            yield Ask(key="hands", form="cards", seat=seat, least=HAND, most=HAND, answer=held)
    if end == "stop":
        by: int | None = draft.facts.get("by")
        yield Ask(key="by", form="one", seats=[0, 1], answer=by)
        if by is None:
            return
        captured = draft.get("captured", by)
        rules = rules_of(game)
        yield Ask(
            key="captured",
            form="cards",
            seat=by,
            least=2,
            most=32,
            sets=_sets(rules, standing.deal),
            answer=captured,
        )
        counting = [by] if rules.doubled_by_self else []
        if rules.doubled_by_opponent:
            counting.append(1 - by)
        if counting:
            yield Ask(key="koi", form="numbers", seats=counting, most=8, answer=draft.get("koi"))


def _sets(rules: Rules, deal: int) -> dict[str, str]:
    """The yaku that certain cards make, where they count."""
    return {
        row.name: HANAFUDA.set_text(int(row.needs))
        for row in YAKU
        if int(row.needs).bit_count() == row.least <= LIGHTS and total(rules, row.needs, deal)
    }


def meant(game: Game, key: str, value: Any) -> Any:
    """Answers are noted as they are given."""
    return value
