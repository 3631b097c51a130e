"""Announcing hand yaku, spelled out: what each brings, and which cards it would open."""

from __future__ import annotations

from rich.text import Text

from fudaba.games.hachijuu.view import HachijuuView
from fudaba.terminal.games.decision import Decisions
from fudaba.terminal.games.hachijuu.offers import Offer, by_kind, offers, spared, told_apart
from fudaba.terminal.games.hachijuu.progress import worth_text


class TeyakuDecision(Decisions[HachijuuView]):
    """The panel for the player who may announce (HJ-401 to HJ-406)."""

    def text(self) -> Text:
        """Who pays, being done, then what may be announced, the most valuable first."""
        payers = [seat for seat in self._view.active if seat != self._seat]
        key = "paid_by_one" if len(payers) == 1 else "paid_by_two"
        text = Text(self._say(key, who=self._named(payers)), style="bold")
        self._choice(text, "done")
        for group in by_kind(offers(self._view, self._seat)):
            if len(group) == 1:
                self._add_only(text, group[0])
            else:
                self._add_several(text, group)
        return text

    def _add_only(self, text: Text, offer: Offer) -> None:
        """A hand yaku that leaves no choice of cards."""
        key = "whole" if offer.hides_nothing else "opens"
        cards = told_apart([offer.cards])[0]
        text.append(f"\n[{offer.key}]", style="bold")
        text.append(" " + self._say(key, name=self._worth(offer), cards=cards), style="not bold")

    def _add_several(self, text: Text, group: list[Offer]) -> None:
        """A hand yaku with the sets of cards that would do, or with the card each would spare."""
        hidden = spared(group)
        line = self._say("all_but" if hidden else "any_of", name=self._worth(group[0]))
        text.append(f"\n{line}", style="not bold")
        told = hidden or told_apart([offer.cards for offer in group])
        for offer, cards in zip(group, told, strict=True):
            text.append(f" [{offer.key}]", style="bold")
            text.append(f" {cards}", style="not bold")

    def _worth(self, offer: Offer) -> str:
        kind = offer.kind
        return worth_text(kind.name, int(kind.points), self._view.rate, self._language)
