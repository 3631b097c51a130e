"""What the weighty questions of both games share: sentences, who pays, what others are near."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from msgspec.structs import replace

from fudaba.games.view import View
from fudaba.scenes.eights.payments import Income
from fudaba.scenes.eights.reach import within_reach
from fudaba.scenes.eights.stage import EightsStage
from fudaba.scenes.hanafuda.standing import threat
from fudaba.scenes.phrases import any_of, cards_text, listed, number
from fudaba.scenes.scene import Phrase, Pile, Question, Span

OwnView = TypeVar("OwnView", bound=View)


class Held(Protocol):
    """A dekiyaku that somebody holds, of either game."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def cards(self) -> str:
        """The cards that make it."""


class Ending(NamedTuple):
    """What ending the deal would bring: the action, its sum in words, and what sage risks."""

    action: str
    detail: str
    text: str
    amount: str
    unit: str
    risk: Phrase


class Panel(Generic[OwnView]):
    """One question to one player, spelled out from what each answer would bring."""

    def __init__(self, stage: EightsStage, view: OwnView) -> None:
        assert stage.seat is not None
        self._stage = stage
        self._language = stage.language
        self._view = view
        self._seat = stage.seat

    def _say(self, key: str, **values: object) -> str:
        return self._stage.word(f"scene.ask.{key}", **values)

    def _shared(self, key: str, **values: object) -> str:
        return self._stage.shared(f"ask.{key}", **values)

    def _weighed(self, plain: Question, held: Sequence[Held], ending: Ending) -> Question:
        """Ending the deal or playing on, with everything that speaks for one or the other."""
        view, seat = self._view, self._seat
        cards = dict.fromkeys(card for one in held for card in one.cards.split())
        standings = self._stage.standings(view, seat)
        left = cards_text(len(view.hands[seat].cards.split()), self._language)
        details = {ending.action: ending.detail, "sage": self._shared("left", cards=left)}
        return replace(
            plain,
            title=" + ".join(self._stage.word(f"dekiyaku.{one.name}") for one in held),
            text=ending.text,
            is_weighty=True,
            amount=ending.amount,
            unit=ending.unit,
            held=[Pile(title=self._shared("you_have"), cards=" ".join(cards))],
            rows=within_reach(self._stage, view, standings, lambda row: f"+{row.value}"),
            warning=ending.risk,
            choices=[
                replace(one, detail=details[one.actions[0]], is_bold=one.actions == ["sage"])
                for one in plain.choices
            ],
        )

    def _any_of(self, seats: list[int]) -> str:
        """One of several players: `Kei or Ben`."""
        return any_of(map(self._stage.who, seats), self._language)

    def _shares(self, income: Income) -> str:
        """`336 each from Kei, Ben`; `672 from Ben, who pays for all`; or everybody's amount."""
        who = self._stage.named(list(income.payers))
        if income.each is not None:
            key = "shares" if len(income.payers) > 1 else "share"
            return self._shared(key, amount=number(income.each), who=who)
        parts = [
            self._shared("share", amount=number(amount), who=self._stage.who(seat))
            for seat, amount in income.payers.items()
        ]
        return listed(parts, self._language)

    def _each(self, income: Income) -> str:
        """The same in short, where it has been said who pays: `40 each`."""
        if income.each is None or len(income.payers) == 1:
            return self._stage.money(income.total)
        return self._shared("amount_each", amount=number(income.each))

    def _each_or_shares(self, income: Income) -> str:
        """In short where everybody pays the same, else who pays what."""
        return self._shares(income) if income.each is None else self._each(income)

    def _size(self, income: Income) -> tuple[str, str]:
        """The amount that is written large, and its unit."""
        if income.each is not None and len(income.payers) > 1:
            return number(income.each), self._shared("each")
        return number(income.total), self._stage.say("unit.points", n=income.total)

    def _with_pot(self, income: Income) -> str:
        """`672 + pot 47`."""
        if not income.pot:
            return number(income.total)
        return self._shared("and_pot", amount=number(income.total), pot=number(income.pot))

    def _threats(self, others: list[int]) -> list[str]:
        """What the others have or are near."""
        return [
            self._shared("threat", who=self._stage.who(seat), yaku=near)
            for seat in others
            if (near := threat(self._stage.standings(self._view, seat), self._language))
        ]

    def _still_play(self, others: list[int]) -> list[int]:
        """Those of them who have cards left."""
        hands = self._view.hands
        return [seat for seat in others if hands[seat].hidden or hands[seat].cards]

    def _phrase(self, sentences: list[str], opening: str = "") -> Phrase:
        """Sentences in a row, with a space between them where the language has one."""
        space = "" if self._language == "ja" else " "
        found: Phrase = [Span(opening, "strong")] if opening else []
        for sentence in sentences:
            found.append(Span(space + sentence if found else sentence))
        return found
