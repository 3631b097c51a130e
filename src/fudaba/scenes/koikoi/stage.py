"""Koi-Koi's own parts of a scene."""

from __future__ import annotations

from typing import ClassVar, Final

from fudaba.games.asked import AskedView
from fudaba.games.hanafuda.view import FieldView
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.settlement import stones
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.koikoi.yaku import YAKU
from fudaba.games.view import DealView, View
from fudaba.locale import word
from fudaba.scenes.hanafuda.stage import HanafudaStage
from fudaba.scenes.hanafuda.standing import Standing
from fudaba.scenes.help import Help, flower_cards, scoring
from fudaba.scenes.koikoi.decision import Decision
from fudaba.scenes.koikoi.progress import standings
from fudaba.scenes.koikoi.story import KoiKoiTeller
from fudaba.scenes.phrases import points_text
from fudaba.scenes.scene import Badge, Place, Question

_INSTANT: Final = [("teshi", "KK-201"), ("kuttsuki", "KK-202")]


def _own(view: View) -> KoiKoiView:
    assert isinstance(view, KoiKoiView)
    return view


class KoiKoiStage(HanafudaStage):
    """A match of Koi-Koi."""

    KEYS: ClassVar[dict[str, str]] = {"stop": "x", "koi": "k", "lay": "d", "trio": "t"}

    # The deal.

    def subtitle(self, view: View) -> str:
        return self.word(
            "scene.subtitle", month=self._month(view.deal), number=view.deal, deals=view.deals
        )

    def status(self, view: View) -> str:
        return self.word(
            "scene.status",
            game=self.word("name"),
            number=view.deal,
            month=word(f"cards.month_name.{view.deal}", self.language),
            deals=view.deals,
            oya=self.who(view.dealer),
        )

    def deal_title(self, view: View, number: int) -> str:
        return self.word("scene.deal", number=number, month=self._month(number))

    def _month(self, number: int) -> str:
        name = word(f"cards.month_name.{number}", self.language)
        return name[:1].upper() + name[1:]

    def field(self, view: View) -> FieldView:
        return _own(view).field

    def waiting_card(self, view: View) -> str | None:
        return _own(view).card

    def places(self, view: View) -> list[Place]:
        """The field; before it the pair that the card from the hand has made."""
        found = super().places(view)
        pending = _own(view).pending
        if self.waiting_card(view) is not None and pending:
            found.insert(0, Place(cards=pending, note=self.say("note.pair")))
        return found

    # The players.

    def score_full(self, points: int | None) -> str:
        if points is None:
            return super().score_full(points)
        white, black = stones(points, int(self.options["kan"]))
        said = points_text(points, self.language)
        if white == 0:
            return said
        return self.word("scene.score", points=said, white=white, black=black)

    def badges(self, view: View, seat: int) -> list[Badge]:
        own = _own(view)
        found: list[Badge] = []
        if view.dealer == seat:
            found.append(Badge(self.word("term.oya")))
        if own.koi[seat]:
            found.append(Badge(f"{self.word('term.koi')} ×{own.koi[seat]}", "call", "KK-505"))
        if own.in_force == seat and own.points[seat]:
            found.append(Badge(self.word("scene.in_force", points=own.points[seat]), "call"))
        return found

    def standings(self, view: View, seat: int) -> list[Standing]:
        return standings(_own(view), Rules(self.options), seat, self.language)

    # What is asked.

    def prompt_of(self, view: View, asked: AskedView) -> str:
        if asked.form == "place":
            return self.place_prompt(view, asked)
        return self.word(f"scene.prompt.{asked.phase}")

    def question(self, view: View, asked: AskedView) -> Question:
        plain = super().question(view, asked)
        if asked.phase != "decide" or self.seat is None:
            return plain
        both = [self.standings(view, seat) for seat in (0, 1)]
        return Decision(self, _own(view), self.seat, both).question(plain, asked)

    # What happened, and help.

    def end(self, deal: DealView) -> str:
        """Who called shobu, if somebody did."""
        if deal.end != "stop":
            return super().end(deal)
        return self.ended(deal.scores.index(max(deal.scores)), "stop")

    def story_teller(self, view: View) -> KoiKoiTeller:
        return KoiKoiTeller(self, view.deal)

    def help(self) -> Help:
        played = [row for row in YAKU if row.name != "tsukifuda" or self.options["tsukifuda"]]
        yaku = [(row.name, row.rule) for row in played]
        return Help(
            brief=self.word("scene.brief"),
            sections=[
                scoring("koikoi", "yaku", "yaku", yaku, self.language),
                scoring("koikoi", "instant", "yaku", _INSTANT, self.language),
                *flower_cards(self.language),
            ],
        )
