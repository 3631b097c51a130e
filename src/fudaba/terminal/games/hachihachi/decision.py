"""The weighty decisions spelled out: what is at stake, what it costs, what others are near."""

from __future__ import annotations

from rich.text import Text

from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.locale import word
from fudaba.terminal.games.decision import Decisions
from fudaba.terminal.games.hachihachi.money import money
from fudaba.terminal.games.hachihachi.progress import standings, teyaku_text


def fee(view: HachiHachiView) -> int:
    """What dropping would cost the player who is asked (HH-305 to HH-307)."""
    white = -1 if view.white is None else view.white
    rules = Rules(view.options)
    auction = Auction(rules, view.seats, view.dealer, white, view.blind, view.multiplier)
    place = len(view.dropped)
    if rules.fee_by_seat:
        place += len(view.stayed)
    return int(auction.fee_of(place))


def stake(view: HachiHachiView, seat: int) -> int:
    """What a player's dekiyaku are worth to each who pays them."""
    return view.kan[seat] * view.kan_points * view.multiplier


class Decision(Decisions[HachiHachiView]):
    """The panel for the player who has to choose."""

    def text(self) -> Text | None:
        """The whole panel; None where there is nothing to spell out."""
        view = self._view
        if view.phase == "mizuten":
            return self._mizuten()
        if view.phase == "auction":
            return self._auction()
        if view.phase == "share":
            return self._share()
        return self._shoubu() if view.phase == "decide" else None

    def _money(self, points: int) -> str:
        return money(points, self._view.kan_points, self._language)

    def _mizuten(self) -> Text:
        text = Text(self._say("dealing"), style="bold")
        self._choice(text, "mizuten", kan=self._money(self._view.kan_points))
        self._choice(text, "look")
        return text

    def _auction(self) -> Text:
        view = self._view
        held = [teyaku_text(teyaku, self._language) for teyaku in view.teyaku[self._seat]]
        opening = self._say("teyaku", names=self._listed(held)) if held else self._say("no_teyaku")
        text = Text(opening, style="bold")
        others = [seat for seat in view.stayed if seat != self._seat]
        self._choice(text, "stay", who=self._named(others) or "–", pot=self._money(view.pot))
        self._choice(text, "drop", fee=self._money(fee(view)))
        return text

    def _share(self) -> Text:
        view = self._view
        other = next(seat for seat in view.active if seat != self._seat)
        text = Text(self._say("two", who=self._who(other)), style="bold")
        self._choice(text, "split", pot=self._money(view.pot))
        self._choice(text, "refuse", who=self._who(other))
        return text

    def _shoubu(self) -> Text:
        view = self._view
        held = [
            word(f"hachihachi.dekiyaku.{made.name}", self._language) + f" {made.kan}"
            for made in view.dekiyaku[self._seat]
        ]
        kan = word("hachihachi.money.kan", self._language, kan=view.kan[self._seat])
        text = Text(self._say("held", names=" + ".join(held), kan=kan), style="bold")
        each = stake(view, self._seat)
        others = [seat for seat in view.active if seat != self._seat]
        self._choice(text, "shoubu", pays=self._pays(others, each))
        self._choice(text, "sage", half=self._money(each // 2))
        self._add_threats(text, others, lambda other: standings(view, other, self._language))
        return text

    def _pays(self, others: list[int], each: int) -> str:
        """Who would pay how much at a shoubu, and the pot."""
        view = self._view
        said = [seat for seat in others if seat in view.sage]
        if len(others) > 1 and len(said) == 1:  # HH-711
            told = self._say("one_pays", who=self._who(said[0]), amount=self._money(2 * each))
        else:
            told = self._pay(others, each)
        return told + self._and_pot(view.pot)
