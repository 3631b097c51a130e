"""Hachijuu's own parts of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.view import EventView, View
from fudaba.locale import word
from fudaba.terminal.faces import titles
from fudaba.terminal.games.active import ActiveTable
from fudaba.terminal.games.hachijuu.agari import AgariDecision
from fudaba.terminal.games.hachijuu.auction import AuctionDecision
from fudaba.terminal.games.hachijuu.cube import picture
from fudaba.terminal.games.hachijuu.help import help_page
from fudaba.terminal.games.hachijuu.notes import deal_note
from fudaba.terminal.games.hachijuu.offers import DONE_KEY, Offer, offers
from fudaba.terminal.games.hachijuu.progress import players, shows_yaku, standings, worth_text
from fudaba.terminal.games.hachijuu.seats import badges
from fudaba.terminal.games.hachijuu.story import HachijuuTeller
from fudaba.terminal.games.hachijuu.teyaku import TeyakuDecision
from fudaba.terminal.games.standing import Standing
from fudaba.terminal.phrases import points_text
from fudaba.terminal.scene import Choice, Line, Slot

_KEYS: Final = {
    "fold": "f",
    "in": "i",
    "double": "d",
    "done": DONE_KEY,
    "agari": "x",
    "sage": "g",
}
_PANELS: Final[dict[str, type[AuctionDecision | TeyakuDecision | AgariDecision]]] = {
    "auction": AuctionDecision,
    "teyaku": TeyakuDecision,
    "decide": AgariDecision,
}


class HachijuuTable(ActiveTable):
    """The Hachijuu table."""

    def own(self, view: View) -> HachijuuView:
        assert isinstance(view, HachijuuView)
        return view

    # The deal.

    def status(self, view: View) -> str:
        own = self.own(view)
        return self.say(
            "hachijuu.status",
            rate=own.rate,
            pot=own.pot,
            number=view.deal,
            deals=view.deals,
            oya=self.who(own.oya),
            game=word("hachijuu.name", self.language),
        )

    def deal_title(self, view: View, number: int) -> str:
        return self.say("hachijuu.deal", number=number)

    def story(self, events: list[EventView], deal: int) -> list[Line]:
        return HachijuuTeller(self.who, self.language).tell(events)

    def help(self, view: View) -> RenderableType:
        return help_page(self.own(view), self.language)

    # The players.

    def standing(self, view: View, seat: int) -> int | None:
        return self.own(view).balance[seat]

    def total(self, view: View, seat: int) -> int | None:
        return self.own(view).balance[seat]

    def opening_score(self, view: View) -> int:
        return int(view.options["start_chips"])

    def extra_totals(self, view: View) -> list[tuple[str, list[str]]]:
        """How much of the totals everybody began with."""
        start = self.opening_score(view)
        return [(self.say("hachijuu.start_chips"), [str(start)] * view.seats)] if start else []

    def deal_note(self, view: View, number: int, party: int) -> str:
        """What was counted where card points decided, and who is the next oya."""
        return deal_note(view, number, party, self.language)

    def hand(self, view: View) -> list[Slot]:
        """What lies open stands out."""
        opened = self.own(view).exposed[self.seat].split()
        slots = super().hand(view)
        return [replace(slot, strong=slot.cards[0] in opened) for slot in slots]

    def badges(self, view: View, seat: int) -> str:
        return badges(self.own(view), seat, self.language)

    def rests(self, view: View, seat: int) -> bool:
        """Until the first card a line says it all."""
        return view.phase == "teyaku" or super().rests(view, seat)

    def watches(self, view: View) -> bool:
        own = self.own(view)
        return self.seat in own.folded or self.seat in own.put_out

    def standings(self, view: View, seat: int) -> list[Standing]:
        return standings(self.own(view), seat, self.language)

    def panel(self, view: View) -> Text:
        """The cube first."""
        own = self.own(view)
        return picture(own, self.who(own.oya), self.language) + Text("\n") + super().panel(view)

    def progress(self, view: View) -> RenderableType:
        everybody = players(self.own(view), self.names, self.language)
        return Group(super().progress(view), Text(), everybody)

    # What is asked.

    def decision(self, view: View) -> Text | None:
        panel = _PANELS.get(view.phase)
        if panel is None or view.to_play != self.seat:
            return None
        return panel(self.own(view), self.seat, self.who, _KEYS, self.language).text()

    def choices(self, view: View) -> list[Choice]:
        """Of the hand yaku the most valuable first, to be done last."""
        if not view.legal or view.phase != "teyaku":
            return super().choices(view)
        offered = [self._announcing(view, offer) for offer in offers(self.own(view), self.seat)]
        return [*offered, self.choice(view, "done")]

    def choice(self, view: View, action: str) -> Choice:
        if action.startswith("announce "):
            offered = offers(self.own(view), self.seat)
            return self._announcing(view, next(one for one in offered if one.action == action))
        label = word(f"hachijuu.action.{action}", self.language)
        price = self._price(self.own(view), action)
        if price:
            label = self.say("hachijuu.priced", label=label, price=price)
        return Choice(_KEYS[action], action, label)

    def _announcing(self, view: View, offer: Offer) -> Choice:
        kind, rate = offer.kind, self.own(view).rate
        name = worth_text(kind.name, int(kind.points), rate, self.language)
        label = word("hachijuu.action.announce", self.language, name=name)
        if offer.is_chosen:
            told = {"name": name, "cards": titles(offer.cards)}
            label = word("hachijuu.action.announce_cards", self.language, **told)
        return Choice(offer.key, offer.action, label)

    def _price(self, view: HachijuuView, action: str) -> str:
        """What a choice costs or brings, or the rate it leads to."""
        if action == "fold":
            return points_text(int(view.options["fold_fee"]), self.language)
        if action in ("in", "double"):
            return f"×{view.rate * (2 if action == 'double' else 1)}"
        if action == "agari" and shows_yaku(view):
            return points_text(view.points[self.seat] * view.rate, self.language)
        return ""
