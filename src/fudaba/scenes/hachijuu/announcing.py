"""Announcing hand yaku, spelled out: what each brings, and which cards it would open."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.scenes.cards import short
from fudaba.scenes.eights.panel import Panel
from fudaba.scenes.eights.payments import Income, income
from fudaba.scenes.phrases import number
from fudaba.scenes.scene import Choice, Question

#: The keys of what may be announced; `n` is for being done.
_KEYS = "123456789abcdefghijkmoprtuvwxz"


class Offer(Struct, frozen=True):
    """A hand yaku that may be announced with these cards, and what it pays."""

    choice: ChoiceView
    name: str
    cards: str
    gained: Income


class Announcing(Panel[HachijuuView]):
    """The player who may announce (HJ-401 to HJ-406)."""

    def ask(self, plain: Question, asked: AskedView) -> Question:
        """What may be announced, the most valuable first; then being done."""
        offers = [self._offer(one) for one in asked.choices if one.action != "done"]
        offers.sort(key=lambda one: -one.gained.total)
        done = next(one for one in plain.choices if one.actions == ["done"])
        payers = self._stage.plays(self._view)
        return replace(
            plain,
            title=self._say("teyaku.title"),
            text=self._say("teyaku.paid", who=self._stage.named(payers), n=len(payers)),
            is_weighty=True,
            held=[
                one.pile
                for one in self._stage.teyaku(self._view, self._seat)
                if one.name in {offer.name for offer in offers}
            ],
            warning=self._phrase([self._say("teyaku.open")]),
            choices=[
                *(self._choice(one, offers, place) for place, one in enumerate(offers)),
                replace(done, detail=self._say("teyaku.nothing")),
            ],
        )

    def _offer(self, choice: ChoiceView) -> Offer:
        shown = next(one for one in choice.effects if one.kind == "show")
        gained = income(choice, self._seat, "due", (shown.name,))
        return Offer(choice, shown.name, shown.cards, gained)

    def _choice(self, offer: Offer, offers: list[Offer], place: int) -> Choice:
        alike = [one for one in offers if one.name == offer.name]
        name = self._stage.word(f"teyaku.{offer.name}")
        label = self._say("teyaku.name", name=name, points=number(offer.gained.total))
        if len(alike) > 1:
            label = self._apart(label, offer, alike)
        return Choice(
            actions=[offer.choice.action],
            label=label,
            detail=self._shares(offer.gained),
            key=_KEYS[place : place + 1],
            cards=offer.cards,
            consequences=self._stage.consequences(offer.choice),
            is_bold=True,
        )

    def _apart(self, label: str, offer: Offer, alike: list[Offer]) -> str:
        """With the card that it would keep hidden, or with those that it would show."""
        pool = dict.fromkeys(card for one in alike for card in one.cards.split())
        hidden = [card for card in pool if card not in offer.cards.split()]
        key, cards = ("hiding", hidden) if len(hidden) == 1 else ("with", offer.cards.split())
        named = short(" ".join(cards), self._language).text
        return self._say(f"teyaku.{key}", label=label, cards=named)
