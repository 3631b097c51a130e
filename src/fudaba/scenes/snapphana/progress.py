"""How the deal stands: points, tricks, what was declared, which suits are known to be out."""

from __future__ import annotations

from typing import Final

from fudaba.games.snapphana.fjabbe import LOSSES_OF_ONE
from fudaba.games.snapphana.view import SnapphanaView
from fudaba.games.view import View
from fudaba.scenes.phrases import cards_text
from fudaba.scenes.scene import ProgressCell, ProgressRow
from fudaba.scenes.snapphana import combos
from fudaba.scenes.snapphana.cards import SIGNS, suit_sign
from fudaba.scenes.snapphana.sides import SidesStage, own_view

#: Where there is nothing to name.
NONE: Final = "–"


class ProgressStage(SidesStage):
    """What a player may want to look up while playing."""

    def progress(self, view: View) -> list[ProgressRow]:
        own = own_view(view)
        rows = [self._points(own)]
        if own.losses is not None:
            rows.insert(0, self._lost(own))
        rows.append(self._tricks(own))
        for seat in self._seated(view):
            rows += self._declared(own, seat)
        if any(own.voids) and not view.is_over:
            rows.append(self._voids(own))
        return rows

    def _points(self, view: SnapphanaView) -> ProgressRow:
        """What everybody has; in Fjabbe it decides between those who lost fewest (FJ-R10)."""
        target = view.target
        return ProgressRow(
            name=self.tell("column.points"),
            rule=self._target_rule() if target else "FJ-R10",
            worth=str(target) if target else "",
            players=[
                ProgressCell(
                    seat=seat,
                    have=points,
                    need=target or 0,
                    text=self.score_full(points),
                )
                for seat in self._seated(view)
                if (points := self.standing(view, seat)) is not None
            ],
        )

    def _lost(self, view: SnapphanaView) -> ProgressRow:
        """Fjabbe: lost deals, and who loses this one as it stands."""
        assert view.losses is not None
        return ProgressRow(
            name=self.tell("column.lost"),
            rule="FJ-007",
            needs=self.tell("match_ends"),
            players=[
                ProgressCell(
                    seat=seat,
                    have=lost,
                    need=int(LOSSES_OF_ONE),
                    text=self._would_lose(view, seat, lost),
                )
                for seat in self._seated(view)
                for lost in (view.losses[seat],)
            ],
        )

    def _would_lose(self, view: SnapphanaView, seat: int, lost: int) -> str:
        if view.losing is None or seat not in view.losing:
            return self.tell("lost", n=lost)
        hand = view.hands[seat]
        left = len(hand.cards.split()) + hand.hidden
        return self.tell("would_lose", lost=lost, then=lost + 1, n=left)

    def _tricks(self, view: SnapphanaView) -> ProgressRow:
        return ProgressRow(
            name=self.tell("column.tricks"),
            rule="SN-046",
            players=[
                ProgressCell(
                    seat=seat,
                    have=view.tricks[side],
                    need=view.tricks_in_deal,
                    text=self.tell(
                        "tricks_and_cards",
                        tricks=self.tricks_text(view.tricks[side]),
                        cards=cards_text(view.pile_sizes[side], self.language),
                    ),
                )
                for seat in self._seated(view)
                for side in (view.sides[seat],)
            ],
        )

    def _declared(self, view: SnapphanaView, seat: int) -> list[ProgressRow]:
        return [
            ProgressRow(
                name=combos.name(one.name, self.language),
                rule=one.rule,
                worth=str(one.points),
                cards=" ".join(combos.laid_out(one.name, one.cards)),
                players=[
                    ProgressCell(
                        seat=other,
                        have=len(one.cards.split()) if other == seat else 0,
                        need=len(one.cards.split()),
                        is_open=other == seat,
                        made=str(one.points) if other == seat else "",
                        text=self.tell("declared", points=one.points) if other == seat else "",
                    )
                    for other in self._seated(view)
                ],
                needs=self.word(f"needs.{one.name}"),
            )
            for one in view.declared[seat]
        ]

    def _voids(self, view: SnapphanaView) -> ProgressRow:
        """Suits that a player has shown to be out of by not following."""
        return ProgressRow(
            name=self.tell("column.voids"),
            rule="SN-041",
            players=[
                ProgressCell(
                    seat=seat,
                    have=len(view.voids[seat]),
                    need=len(SIGNS) + 1,
                    text=" ".join(suit_sign(suit) for suit in view.voids[seat]) or NONE,
                )
                for seat in self._seated(view)
            ],
        )

    def _target_rule(self) -> str:
        return next(one.rule for one in self.game.spec.options if one.name == "target")
