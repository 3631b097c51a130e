"""Hachijuu's own parts of a scene."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.hachijuu.working import working
from fudaba.games.hanafuda.view import YakuView
from fudaba.games.view import DealView, EntryView, View
from fudaba.scenes.eights.held import Held
from fudaba.scenes.eights.stage import EightsStage
from fudaba.scenes.eights.working import written
from fudaba.scenes.hachijuu.agari import Agari
from fudaba.scenes.hachijuu.announcing import Announcing
from fudaba.scenes.hachijuu.help import help_page
from fudaba.scenes.hachijuu.joining import Joining
from fudaba.scenes.hachijuu.progress import standings
from fudaba.scenes.hachijuu.seats import badges
from fudaba.scenes.hachijuu.story import HachijuuTeller
from fudaba.scenes.hanafuda.standing import Standing
from fudaba.scenes.help import Help
from fudaba.scenes.phrases import number
from fudaba.scenes.scene import Badge, Choice, Fact, Pile, Question
from fudaba.scenes.sheet import Sheet
from fudaba.scenes.sheets import finished_before

_PANELS: Final[dict[str, type[Joining | Announcing | Agari]]] = {
    "auction": Joining,
    "teyaku": Announcing,
    "decide": Agari,
}
_YAKU: Final = {row.name for row in DEKIYAKU}


class HachijuuStage(EightsStage):
    """A match of Hachijuu."""

    KEYS: ClassVar[dict[str, str]] = {
        "fold": "f",
        "in": "i",
        "double": "d",
        "done": "n",
        "agari": "x",
        "sage": "g",
    }

    def own(self, view: View) -> HachijuuView:
        assert isinstance(view, HachijuuView)
        return view

    # The deal.

    def subtitle(self, view: View) -> str:
        return self.word("scene.subtitle", number=view.deal, deals=view.deals)

    def status(self, view: View) -> str:
        own = self.own(view)
        return self.word(
            "scene.status",
            rate=own.rate,
            pot=own.pot,
            number=view.deal,
            deals=view.deals,
            oya=self.who(own.oya),
            game=self.word("name"),
        )

    def deal_title(self, view: View, number: int) -> str:
        return self.word("scene.deal", number=number)

    def facts(self, view: View) -> list[Fact]:
        own = self.own(view)
        found = [Fact(f"×{own.rate}", self.word("scene.fact.rate"), "rate", "HJ-304")]
        if own.pot:
            found.append(Fact(number(own.pot), self.word("scene.fact.pot"), "pot", "HJ-302"))
        return found

    # The players.

    def standing(self, view: View, seat: int) -> int | None:
        return self.own(view).balance[seat]

    def badges(self, view: View, seat: int) -> list[Badge]:
        return badges(self, self.own(view), seat)

    def out(self, view: View) -> list[int]:
        own = self.own(view)
        return [*own.folded, *own.put_out]

    def teyaku(self, view: View, seat: int) -> list[Held]:
        own = self.own(view)
        announced = own.announced[seat]
        said = {one.name for one in announced}
        kept = [one for one in own.teyaku if one.name not in said] if seat == self.seat else []
        return [
            Held(one.name, self._pile(own, one, seat), one.name in said)
            for one in sorted([*announced, *kept], key=lambda one: -one.points)
        ]

    def _pile(self, view: HachijuuView, held: YakuView, seat: int) -> Pile:
        name = self.word(f"teyaku.{held.name}")
        points = number(held.points)
        if view.rate > 1:
            points += f" × {view.rate}"
        title = self.word("scene.teyaku", name=name, points=points)
        worth = view.worth.get(held.name) if seat == self.seat else None
        note = "" if worth is None else self.word("scene.in_all", amount=number(worth))
        return Pile(title=title, cards=held.cards, note=note, rule=held.rule)

    def standings(self, view: View, seat: int) -> list[Standing]:
        return standings(self.own(view), self.options, seat, self.language)

    # What is asked.

    def question(self, view: View, asked: AskedView) -> Question:
        panel = _PANELS.get(asked.phase)
        plain = super().question(view, asked)
        return panel(self, self.own(view)).ask(plain, asked) if panel else plain

    def choice(self, view: View, choice: ChoiceView) -> Choice:
        if choice.action.startswith("announce "):  # its panel words it
            return Choice(actions=[choice.action], label=choice.action)
        return super().choice(view, choice)

    # What happened, score sheets and help.

    def story_teller(self, view: View) -> HachijuuTeller:
        return HachijuuTeller(self)

    def end(self, deal: DealView) -> str:
        """Who won the deal, and with what."""
        made = dict.fromkeys(
            entry.reason
            for entry in deal.entries
            if entry.payee == deal.winner and entry.reason in _YAKU
        )
        held = deal.end == "exhausted" and made
        end = f"{deal.end}_held" if held else deal.end
        return self.ended(deal.winner, end, map(self.reason, made))

    def sheet(self, view: View, number: int) -> Sheet:
        """The totals with what everybody began with."""
        found = super().sheet(view, number)
        start = int(self.options["start_chips"])
        parties = [
            replace(party, points_total=total + start, total=self.score_full(total + start))
            for party in found.parties
            if (total := party.points_total) is not None
        ]
        return replace(found, parties=parties)

    def deal_note(self, view: View, number: int, party: int) -> str:
        """What was counted where card points decided (HJ-701), and who is the next oya (HJ-104)."""
        deal = view.finished[number - 1 - finished_before(view)]
        parts: list[str] = []
        if deal.captured[party] and all(one.reason not in _YAKU for one in deal.entries):
            counted = int(card_points(HANAFUDA.set(deal.captured[party]), 0))
            parts.append(self.shared("card_points", n=counted))
        if party == deal.winner and not (view.is_over and number == view.deal):
            parts.append(self.word("scene.next_oya"))
        return " · ".join(parts)

    def working(self, deal: DealView, entry: EntryView) -> str:
        rate = deal.times or 1
        found = working(entry, deal.entries, rate)
        return written(self, found, entry.amount, self.word("scene.fact.rate"))

    def help(self) -> Help:
        return help_page(self)
