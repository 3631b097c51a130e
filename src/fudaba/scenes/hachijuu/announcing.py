"""Announcing hand yaku, spelled out: what each brings, and which cards it would open."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.locale import word
from fudaba.scenes.cards import month, short
from fudaba.scenes.eights.panel import Panel
from fudaba.scenes.eights.payments import Income, income
from fudaba.scenes.phrases import listed, number
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
            text=self._say(
                f"teyaku.paid_by_{'one' if len(payers) == 1 else 'two'}",
                who=self._stage.named(payers),
            ),
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
            # Where one alone pays, the label has said it.
            detail=self._each(offer.gained) if len(offer.gained.payers) > 1 else "",
            key=_KEYS[place : place + 1],
            cards=offer.cards,
            consequences=self._stage.consequences(offer.choice),
            is_bold=True,
        )

    def _apart(self, label: str, offer: Offer, alike: list[Offer]) -> str:
        """With the card that it would keep hidden, or with those that it would show."""
        pool = dict.fromkeys(card for one in alike for card in one.cards.split())
        hidden = [card for card in pool if card not in offer.cards.split()]
        if len(hidden) == 1:
            return self._say("teyaku.hiding", label=label, cards=self._named(hidden, pool))
        months = [{month(card) for card in one.cards.split()} for one in alike]
        own = {month(card) for card in offer.cards.split()}
        if len(own) == 1 and months.count(own) == 1:
            named = word(f"cards.month.{own.pop()}", self._language)
        else:
            named = self._named(offer.cards.split(), pool)
        return self._say("teyaku.with", label=label, cards=named)

    def _named(self, cards: list[str], pool: Iterable[str]) -> str:
        """Cards as sentences name them; those that another is called like too, by their codes."""
        names = {card: short(card, self._language).text for card in pool}
        called = list(names.values())
        return listed(
            [card if called.count(names[card]) > 1 else names[card] for card in cards],
            self._language,
        )
