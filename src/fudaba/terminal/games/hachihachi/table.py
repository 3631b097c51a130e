"""Hachi-Hachi's own parts of the table."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.view import EventView, View
from fudaba.locale import word
from fudaba.terminal.games.active import ActiveTable
from fudaba.terminal.games.hachihachi.decision import Decision, fee, stake
from fudaba.terminal.games.hachihachi.help import help_page
from fudaba.terminal.games.hachihachi.money import money, short
from fudaba.terminal.games.hachihachi.months import date
from fudaba.terminal.games.hachihachi.progress import players, standings, teyaku_text
from fudaba.terminal.games.hachihachi.seats import badges
from fudaba.terminal.games.hachihachi.story import HachiHachiTeller
from fudaba.terminal.games.standing import Standing
from fudaba.terminal.keys import CARD_KEYS
from fudaba.terminal.scene import Choice, Line

_KEYS: Final = {
    "mizuten": "m",
    "look": "k",
    "stay": "t",
    "drop": "d",
    "split": "p",
    "refuse": "r",
    "done": "n",
    "shoubu": "x",
    "sage": "g",
    "cancel": "c",
}
#: Paying back nothing, and everything; what lies between goes by the digits and further keys.
_NOTHING: Final = "0"
_ALL: Final = "a"
_STEPS: Final = [key for key in CARD_KEYS if key not in (_NOTHING, _ALL)]


class HachiHachiTable(ActiveTable):
    """The Hachi-Hachi table."""

    def own(self, view: View) -> HachiHachiView:
        assert isinstance(view, HachiHachiView)
        return view

    # The deal.

    def status(self, view: View) -> str:
        own = self.own(view)
        carried = " ".join(f"×{number}" for number in own.carried)
        month = date(view, view.deal).month
        return self.say(
            "hachihachi.status",
            game=word("hachihachi.name", self.language),
            month=word(f"cards.month_name.{month}", self.language),
            number=month,
            deals=view.options["deals"],
            multiplier="?" if view.phase == "mizuten" else own.multiplier,
            carried=self.say("hachihachi.carried", carried=carried) if carried else "",
            pot=short(own.pot, own.kan_points, self.language),
            dealer=self.who(view.dealer),
        )

    def deal_title(self, view: View, number: int) -> str:
        year, month = date(view, number)
        name = word(f"cards.month_name.{month}", self.language)
        title = self.say("hachihachi.deal", number=month, month=name)
        if not view.options["campaign"]:
            return title
        return self.say("hachihachi.deal_of_year", year=year, deal=title)

    def story(self, events: list[EventView], deal: int) -> list[Line]:
        return HachiHachiTeller(self.who, self.language).tell(events)

    def help(self, view: View) -> RenderableType:
        return help_page(self.own(view), self.language)

    # The players.

    def score(self, view: View, points: int | None) -> str:
        if points is None:
            return super().score(view, points)
        return short(points, self.own(view).kan_points, self.language)

    def amount(self, view: View, points: int) -> str:
        return short(points, self.own(view).kan_points, self.language, "+")

    def standing(self, view: View, seat: int) -> int | None:
        """Fees and compensation are paid during the deal, before the scores count them."""
        own = self.own(view)
        coins, debt = own.coins[seat], own.debt[seat]
        if coins is None or debt is None or view.is_over or view.options["campaign"]:
            return view.scores[seat]
        return coins - debt

    def opening_score(self, view: View) -> int:
        """With bank loans the coins count from the start (HH-022), else only what is won."""
        return int(view.options["initial_points"]) if view.options["loans"] == "bank_10" else 0

    def badges(self, view: View, seat: int) -> str:
        return badges(self.own(view), seat, self.language)

    def standings(self, view: View, seat: int) -> list[Standing]:
        return standings(self.own(view), seat, self.language)

    def progress(self, view: View) -> RenderableType:
        return Group(
            super().progress(view), Text(), players(self.own(view), self.names, self.language)
        )

    # What is asked.

    def decision(self, view: View) -> Text | None:
        if view.to_play != self.seat:
            return None
        return Decision(self.own(view), self.seat, self.who, _KEYS, self.language).text()

    def choices(self, view: View) -> list[Choice]:
        """Of the repayments, nothing and all come first."""
        found = super().choices(view)
        if view.phase == "repay" and len(found) > 1:
            found.insert(1, found.pop())
        return found

    def choice(self, view: View, action: str) -> Choice:
        own = self.own(view)
        verb, _, name = action.partition(" ")
        if verb == "repay":
            label = word("hachihachi.action.repay", self.language, kan=name)
            return Choice(self._repay_key(view, action), action, label)
        if verb == "declare":
            held = next(teyaku for teyaku in own.teyaku[self.seat] if teyaku.name == name)
            told = teyaku_text(held, self.language)
            label = word("hachihachi.action.declare", self.language, name=told)
            return Choice(str(1 + view.legal.index(action)), action, label)
        label = word(f"hachihachi.action.{verb}", self.language)
        price = self._price(own, verb)
        if price:
            amount = money(price, own.kan_points, self.language)
            label = self.say("hachihachi.priced", label=label, amount=amount)
        return Choice(_KEYS[verb], action, label)

    def _price(self, view: HachiHachiView, verb: str) -> int:
        """What a choice costs or brings, 0 where it does neither at once."""
        if verb == "drop":
            return fee(view)
        each = stake(view, self.seat) if verb in ("shoubu", "cancel") else 0
        return (each // 2 if verb == "cancel" else each) * (len(view.active) - 1)

    def _repay_key(self, view: View, action: str) -> str:
        place = view.legal.index(action)
        if place == 0:
            return _NOTHING
        if place == len(view.legal) - 1:
            return _ALL
        return _STEPS[place - 1] if place <= len(_STEPS) else ""
