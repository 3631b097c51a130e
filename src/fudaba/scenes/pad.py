"""A score pad as it is shown: the deals so far, what is asked of the next, what it would bring."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from fudaba.cards.hanafuda import month_of
from fudaba.games.contract import Game
from fudaba.games.view import EntryView, View
from fudaba.locale import Language, word
from fudaba.refusal import Refusal
from fudaba.scenes.noting import Noting, PadAsk
from fudaba.scenes.registry import stage
from fudaba.scenes.scene import Fact
from fudaba.scenes.sheet import Sheet
from fudaba.scenes.sheets import sums
from fudaba.scenes.stage import Stage
from fudaba.score.answering import answered
from fudaba.score.folding import DealRefused, Folded, Standing, facts_from, fold, fold_known
from fudaba.score.guide import Draft, asks, is_complete
from fudaba.score.transfers import balance, fewest

#: A name in a sentence that is written for numbers: `seat 2`, `plats 2`, `席 2`.
_SEAT = re.compile(r"(?:(?:seat|side|plats|sida|席|側) )?\0(.*?)\0")

#: What a view has beside the deals and a standing knows.
_KNOWN = ("month", "year", "pot", "carried", "track", "coins", "debt", "losses")


class PadRow(Struct, frozen=True):
    """Cards that are laid out together where they are chosen: a month, a suit."""

    title: str
    cards: str


class PadParty(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A player or a side, with what they have now."""

    name: str
    #: In full, and alone.
    total: str
    score: str
    points: int
    #: The same in kan, in games that have them.
    kan: str = ""
    note: str = ""
    deals: bool = False


class PadDeal(Struct, frozen=True, omit_defaults=True):
    """A deal in a row of the running sheet: `Feb`, `×2`."""

    title: str
    rate: str = ""


class PadScene(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Everything that a pad shows."""

    game: str
    pack: str
    language: str
    title: str
    subtitle: str
    names: list[str]
    #: The pack as it is laid out to choose from.
    rows: list[PadRow]
    parties: list[PadParty]
    facts: list[Fact] = []
    #: The rows of the running sheet; after the finished deals the one that is played now.
    deals: list[PadDeal] = []
    #: The finished deals; and what has to be handed over for each of them, at the fewest.
    sheets: list[Sheet] = []
    transfers: list[list[str]] = []
    asks: list[PadAsk] = []
    #: What the deal being noted would bring; or why it cannot be.
    preview: Sheet | None = None
    problem: str = ""
    #: The deal, counted from 1, that no longer fits those before it; 0 where all do.
    misfit: int = 0
    is_over: bool = False
    result: str = ""


class PadStage:
    """A pad in one language: the agreed game, the names, the first dealer."""

    def __init__(self, game: Game, names: Sequence[str], dealer: int, language: Language) -> None:
        self._game = game
        self._dealer = dealer
        self._language: Language = language
        self._stage: Stage = stage(game, names, None, language)
        self._empty: View = game.new(0).view(None)
        self._noting = Noting(game, self._stage, self._stage.party_names(self._empty), language)

    @property
    def game(self) -> str:
        """Which game is noted."""
        return self._game.name

    @property
    def pack(self) -> str:
        """Which cards are played with."""
        return self._stage.pack

    def scene(self, deals: Sequence[dict[str, Any]], draft: Draft) -> PadScene:
        """The pad with these deals noted and one being noted; where a deal cannot have happened,
        the pad ends before it and says why."""
        known = [facts_from(self._game.name, noted) for noted in deals]
        folded, refused = fold_known(self._game, self._dealer, known)
        known = known[: len(folded.deals)]
        view = self._view(folded)
        asked = [] if folded.standing.is_over else asks(self._game, folded.standing, draft)
        preview, problem = None, ""
        if refused is not None:
            problem = self._said(refused)
        elif is_complete(asked):
            preview, problem = self._preview(known, draft)
        return PadScene(
            game=self._game.name,
            pack=self._stage.pack,
            language=self._language,
            title=self._stage.word("name"),
            subtitle=self._stage.of_the_match(view),
            names=self._stage.names,
            rows=self.rows(),
            parties=self._parties(view, folded.standing),
            facts=self._facts(folded.standing),
            deals=self._deals(folded),
            sheets=[self._sheet(view, folded, number) for number in range(1, len(known) + 1)],
            transfers=[self._transfers(deal.result.entries) for deal in folded.deals],
            asks=[self._noting.asked(ask, folded.standing) for ask in asked],
            preview=preview,
            problem=problem,
            misfit=0 if refused is None else refused.number,
            is_over=folded.standing.is_over,
            result=self._stage.result(view) if folded.standing.is_over else "",
        )

    def answered(
        self, deals: Sequence[dict[str, Any]], draft: Draft, place: int, value: Any
    ) -> Draft:
        """The draft of the next deal with an answer in it."""
        known = [facts_from(self._game.name, noted) for noted in deals]
        standing = fold_known(self._game, self._dealer, known)[0].standing
        return answered(self._game, standing, draft, place, value)

    def _preview(self, known: list[Struct], draft: Draft) -> tuple[Sheet | None, str]:
        """What the noted deal brings, or why it cannot have happened."""
        try:
            facts = facts_from(self._game.name, draft.facts)
            folded = fold(self._game, self._dealer, [*known, facts])
            return self._sheet(self._view(folded), folded, len(known) + 1), ""
        except DealRefused as refused:
            return None, self._said(refused.why)

    def _said(self, why: Refusal) -> str:
        """Why something cannot be, about people by their names."""
        text = _SEAT.sub(r"\1", self._about(why).text(self._language))
        return text[:1].upper() + text[1:]

    def _about(self, why: Refusal) -> Refusal:
        known = {"seat": self._stage.names, "side": self._stage.party_names(self._empty)}
        values: dict[str, object] = {}
        for name, value in why.values.items():
            if isinstance(value, Refusal):
                value = self._about(value)
            elif name in known and isinstance(value, int) and value < len(known[name]):
                value = f"\0{known[name][value]}\0"
            values[name] = value
        return Refusal(why.key, **values)

    def _sheet(self, view: View, folded: Folded, number: int) -> Sheet:
        """The sheet of a deal, counted from 1."""
        found, deal = self._stage.sheet(view, number), folded.deals[number - 1]
        if deal.counted:
            return replace(found, sums=sums(self._stage, deal.result, deal.counted))
        return found

    def _view(self, folded: Folded) -> View:
        """A view as far as the books know the match."""
        standing = folded.standing
        known = {name: getattr(standing, name) for name in _KNOWN if hasattr(self._empty, name)}
        return replace(
            self._empty,
            deal=standing.deal,
            dealer=standing.dealer,
            scores=list(standing.scores),
            is_over=standing.is_over,
            winner=standing.winner,
            finished=[deal.result for deal in folded.deals],
            **known,
        )

    def _parties(self, view: View, standing: Standing) -> list[PadParty]:
        return [
            PadParty(
                name=name,
                total=self._stage.score_full(total),
                score=self._stage.score(total),
                points=total,
                kan=self._stage.in_kan(total),
                note=self._note(standing, place),
                deals=self._stage.party(view, standing.dealer) == place and not standing.is_over,
            )
            for place, (name, total) in enumerate(
                zip(self._stage.party_names(view), standing.scores, strict=True)
            )
        ]

    def _deals(self, folded: Folded) -> list[PadDeal]:
        """In games where players pay each other the rate of a deal stands beside it."""
        rates = self._game.spec.reckoning is not None
        found = [
            PadDeal(
                self._deal(number, deal.result.month, deal.result.year),
                f"×{deal.rate}" if rates else "",
            )
            for number, deal in enumerate(folded.deals, 1)
        ]
        standing = folded.standing
        if not standing.is_over:
            found.append(PadDeal(self._deal(standing.deal, standing.month, standing.year)))
        return found

    def _deal(self, number: int, month: int | None, year: int | None) -> str:
        """A deal in short: its month where the game has months, else its number."""
        if year is None or month is None:
            return str(number)
        title = self._say(f"month.{month}")
        return title if year == 1 else self._say("year", year=year, month=title)

    def _note(self, standing: Standing, place: int) -> str:
        if standing.losses is not None:
            return self._say("losses", count=standing.losses[place])
        if standing.debt is not None and standing.debt[place] and standing.coins is not None:
            if self._game.options.get("loans") == "bank_10":
                return self._say("debt", amount=self._stage.money(standing.debt[place]))
        return ""

    def _facts(self, standing: Standing) -> list[Fact]:
        found: list[Fact] = [
            Fact(f"×{number}", self._say("carried"), "carried") for number in standing.carried
        ]
        if standing.pot:
            found.append(Fact(str(standing.pot), self._say("pot"), "pot"))
        if standing.track:
            found.append(Fact(str(standing.track), self._say("track")))
        return found

    def _transfers(self, entries: list[EntryView]) -> list[str]:
        """Where players pay each other."""
        if self._game.spec.reckoning is None:
            return []
        return [
            self._say(
                "transfer",
                payer=self._stage.account(one.payer),
                payee=self._stage.account(one.payee),
                amount=self._stage.money(one.amount),
            )
            for one in fewest(balance(entries))
        ]

    def _say(self, key: str, **values: object) -> str:
        return word(f"pad.{key}", self._language, **values)

    def rows(self) -> list[PadRow]:
        """Months, or suits and trumps."""
        pack = self._game.spec.pack
        if self._stage.pack == "hanafuda":
            months = dict.fromkeys(range(1, 13), "")
            for card in range(48):
                months[int(month_of(card))] += f" {pack.text(card)}"
            return [
                PadRow(word(f"cards.month_name.{month}", self._language), cards.strip())
                for month, cards in months.items()
            ]
        texts = pack.texts
        trumps = [text for text in texts if text[0] == "T" and text != "T0"]
        others = [text for text in texts if text[0] in "I*" or text == "T0"]
        suits = [(suit, [text for text in texts if text[0] == suit]) for suit in "SCHD"]
        rows = [
            PadRow(word(f"cards.suit.{suit}", self._language).capitalize(), " ".join(cards))
            for suit, cards in [*suits, ("T", trumps[:8])]
        ]
        return [*rows, PadRow("", " ".join(trumps[8:])), PadRow("", " ".join(others))]
