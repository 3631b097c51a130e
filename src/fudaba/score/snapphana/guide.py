"""What is to be noted of a deal of 800, 1000, 150 or Fjabbe: declarations, piles, last trick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.contract import Game
from fudaba.games.snapphana.combinations import best_bundle
from fudaba.games.snapphana.kinds import NAMES
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask, Draft, shared
from fudaba.score.snapphana.piles import cards_in_play
from fudaba.score.snapphana.reading import rules_of

LISTED: Final[tuple[str, ...]] = ("piles", "declared_points")


def asks(game: Game, standing: Standing, draft: Draft) -> Iterator[Ask]:
    """SN-030 to SN-035, then the count (SN-090) with the last trick (SN-095)."""
    rules = rules_of(game)
    seats, sides = list(range(int(rules.seats))), list(range(int(rules.sides)))
    if rules.declarations and draft.facts.get("declared_points") is None:
        declared = draft.facts.get("declared") or {}
        answer = [int(seat) for seat in declared] if declared else draft.get("declared")
        yield Ask(
            key="declared",
            form="seats",
            seats=seats,
            most=len(seats),
            answer=answer,
            instead="declared_points",
        )
        for seat in seats:
            if str(seat) in declared:
                shown = _shown(draft.get("declared", seat))
                most = int(rules.game.dealt)
                yield Ask(key="declared", form="cards", seat=seat, least=3, most=most, answer=shown)
    elif rules.declarations:
        points = draft.facts["declared_points"] or None
        yield Ask(
            key="declared_points",
            form="numbers",
            seats=sides,
            answer=points,
            instead="declared",
        )
    won_at_once = "last_trick" in draft.none
    last = "" if won_at_once else draft.facts.get("last_trick")
    choices = ["none"] if rules.immediate_win and not rules.is_fjabbe else []
    yield Ask(key="last_trick", form="one", seats=sides, choices=choices, answer=last)
    if won_at_once:
        return
    most = cards_in_play(rules)
    # Whoever has won no trick has no cards (SN-022, SN-056), so that nobody has to count tricks.
    yield shared(draft, "piles", sides, most=most, whole=most)


def _shown(declared: list[dict[str, str]] | None) -> str | None:
    """All cards that were laid open for combinations."""
    if not declared:
        return None
    cards = 0
    for one in declared:
        cards |= SNAPPHANA.set(one["cards"])
    return SNAPPHANA.set_text(cards)


def meant(game: Game, key: str, value: Any) -> Any:
    """Shown cards stand for every combination in them."""
    if key != "declared" or not isinstance(value, str):
        return value
    bundle = best_bundle(SNAPPHANA.set(value))
    return [
        {"kind": NAMES[kind], "cards": SNAPPHANA.set_text(int(cards))}
        for kind, cards in enumerate(bundle.cards)
        if cards
    ]
