"""Hachi-Hachi's own parts of a scene."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Final

from msgspec.structs import replace

from fudaba.games.asked import AskedView, ChoiceView
from fudaba.games.hachihachi.teyaku import KINDS, RED
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.hachihachi.working import working
from fudaba.games.view import DealView, EntryView, View
from fudaba.locale import has_word, word
from fudaba.scenes.eights.held import Held
from fudaba.scenes.eights.stage import EightsStage
from fudaba.scenes.eights.working import written
from fudaba.scenes.hachihachi.declaring import Declaring
from fudaba.scenes.hachihachi.field import facts, field_name
from fudaba.scenes.hachihachi.help import help_page
from fudaba.scenes.hachihachi.joining import Joining, Mizuten, Sharing
from fudaba.scenes.hachihachi.money import kan_text, money
from fudaba.scenes.hachihachi.progress import in_kan, standings
from fudaba.scenes.hachihachi.repaying import Repaying
from fudaba.scenes.hachihachi.seats import badges
from fudaba.scenes.hachihachi.shoubu import Shoubu
from fudaba.scenes.hachihachi.story import HachiHachiTeller
from fudaba.scenes.hanafuda.standing import Standing
from fudaba.scenes.help import Help
from fudaba.scenes.phrases import number, signed
from fudaba.scenes.scene import Badge, Choice, Fact, Pile, Question, SeatScene
from fudaba.scenes.sheets import finished_before

_PANELS: Final[dict[str, type[Mizuten | Joining | Sharing | Declaring | Shoubu | Repaying]]] = {
    "mizuten": Mizuten,
    "auction": Joining,
    "share": Sharing,
    "teyaku": Declaring,
    "late_teyaku": Declaring,
    "decide": Shoubu,
    "repay": Repaying,
}
#: Teyaku whose other cards lie face down where the chaff lies open (HH-452).
_GROUP_B: Final = [kind.name for kind in KINDS[int(RED) :]]


class HachiHachiStage(EightsStage):
    """A match of Hachi-Hachi."""

    KEYS: ClassVar[dict[str, str]] = {
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

    def own(self, view: View) -> HachiHachiView:
        assert isinstance(view, HachiHachiView)
        return view

    @cached_property
    def kan(self) -> int:
        """What a kan is worth (HH-020)."""
        return int(self.options["kan_points"])

    # The deal.

    def subtitle(self, view: View) -> str:
        own = self.own(view)
        title = self.word(
            "scene.subtitle",
            month=self._month(own.month),
            number=own.month,
            deals=self.options["deals"],
        )
        return self._dated(title, own.year)

    def status(self, view: View) -> str:
        own = self.own(view)
        carried = " ".join(f"×{one}" for one in own.carried)
        return self.word(
            "scene.status",
            game=self.word("name"),
            month=self._month(own.month),
            number=own.month,
            deals=self.options["deals"],
            multiplier="?" if view.phase == "mizuten" else own.multiplier,
            carried=self.word("scene.carried", carried=carried) if carried else "",
            pot=own.pot,
            dealer=self.who(view.dealer),
        )

    def deal_title(self, view: View, number: int) -> str:
        deal = view.finished[number - 1 - finished_before(view)]
        assert deal.month is not None
        title = self.word("scene.deal", month=self._month(deal.month), number=deal.month)
        return self._dated(title, deal.year)

    def _dated(self, title: str, year: int | None) -> str:
        """With the year, in a campaign."""
        if not self.options["campaign"]:
            return title
        return self.word("scene.year", year=year, deal=title)

    def _month(self, number: int) -> str:
        name = word(f"cards.month_name.{number}", self.language)
        return name[:1].upper() + name[1:]

    def facts(self, view: View) -> list[Fact]:
        return facts(self, self.own(view))

    # The players.

    def standing(self, view: View, seat: int) -> int | None:
        """Fees and compensation are paid during the deal, before the scores count them."""
        return self.own(view).standing[seat]

    def money(self, points: int) -> str:
        return money(points, self.kan, self.language)

    def in_kan(self, points: int) -> str:
        return kan_text(points, self.kan, self.language)

    def score_full(self, points: int | None) -> str:
        return super().score_full(points) if points is None else self.money(points)

    def seat_scene(self, view: View, seat: int) -> SeatScene:
        """With what is owed to the bank."""
        found = super().seat_scene(view, seat)
        debt = self.own(view).debt[seat]
        if self.options["loans"] != "bank_10" or not debt:
            return found
        told = self.word("scene.owes", score=found.score_full, debt=number(debt))
        return replace(found, score_full=told)

    def badges(self, view: View, seat: int) -> list[Badge]:
        return badges(self, self.own(view), seat)

    def out(self, view: View) -> list[int]:
        own = self.own(view)
        return [*own.dropped, *own.driven_out, *([] if own.white is None else [own.white])]

    def teyaku(self, view: View, seat: int) -> list[Held]:
        own = self.own(view)
        said = {
            name
            for event in view.events
            if event.kind == "declare" and event.seat == seat
            for name in event.names.split()
        }
        found: list[Held] = []
        for held in sorted(own.teyaku[seat], key=lambda one: -one.kan):
            kan = in_kan(held.kan, self.language)
            title = self.word("scene.teyaku", name=self.word(f"teyaku.{held.name}"), kan=kan)
            pile = Pile(
                title=title,
                cards=held.cards,
                note=self._note(own, held.name, seat),
                rule=held.rule,
            )
            found.append(Held(held.name, pile, held.name in said))
        return found

    def _note(self, view: HachiHachiView, name: str, seat: int) -> str:
        """What an own teyaku brings, or what lies face down beside another's (HH-452)."""
        if view.face_down[seat] and name in _GROUP_B:
            return self.word(f"scene.face_down.{view.face_down[seat]}")
        worth = view.worth.get(name)
        return self.word("scene.from_each", amount=worth) if seat == self.seat and worth else ""

    def standings(self, view: View, seat: int) -> list[Standing]:
        return standings(self.own(view), self.options, seat, self.language)

    # What is asked.

    def question(self, view: View, asked: AskedView) -> Question:
        panel = _PANELS.get(asked.phase)
        plain = super().question(view, asked)
        return panel(self, self.own(view)).ask(plain, asked) if panel else plain

    def choice(self, view: View, choice: ChoiceView) -> Choice:
        verb = choice.action.partition(" ")[0]
        if verb in ("declare", "repay"):  # their panels word them
            return Choice(actions=[choice.action], label=choice.action)
        plain = super().choice(view, choice)
        if verb == "cancel":
            return Shoubu(self, self.own(view)).taken_back(plain, choice)
        return plain

    # What happened, score sheets and help.

    def story_teller(self, view: View) -> HachiHachiTeller:
        return HachiHachiTeller(self, self.own(view))

    def end(self, deal: DealView) -> str:
        """Who ended the deal, and with what."""
        made = dict.fromkeys(
            entry.reason for entry in deal.entries if entry.payee == deal.winner and entry.cards
        )
        names = [self.reason(name) for name in made if has_word(f"hachihachi.dekiyaku.{name}")]
        return self.ended(deal.winner, deal.end, names)

    def change(self, points: int) -> str:
        kan = kan_text(points, self.kan, self.language)
        told = signed(points)
        return self.word("scene.money", points=told, kan=kan) if kan else told

    def working(self, deal: DealView, entry: EntryView) -> str:
        times = deal.times or 1
        found = working(entry, self.kan, times)
        return written(self, found, entry.amount, field_name(self, times))

    def help(self) -> Help:
        return help_page(self)
