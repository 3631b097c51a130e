"""The koi-koi question spelled out: what is held, what a stop pays, what is risked and for what."""

from __future__ import annotations

from msgspec.structs import replace

from fudaba.cards.pack import HANAFUDA
from fudaba.games.asked import AskedView, ChoiceView, EffectView
from fudaba.games.hanafuda.view import YakuView
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.koikoi.yaku import YAKU, total
from fudaba.locale import word
from fudaba.scenes.cards import short
from fudaba.scenes.hanafuda.standing import Standing, nearest, threat
from fudaba.scenes.koikoi.progress import ROWS, name_of
from fudaba.scenes.phrases import cards_text, number, phrase, points_text, signed
from fudaba.scenes.scene import Choice, Phrase, Pile, Question, Row, Span
from fudaba.scenes.stage import Stage

#: So many cards that count further are named one by one.
_NAMED = 2


class Decision:
    """The panel for the player who has gained and must choose."""

    def __init__(
        self, stage: Stage, view: KoiKoiView, seat: int, standings: list[list[Standing]]
    ) -> None:
        self._stage = stage
        self._language = stage.language
        self._view = view
        self._seat = seat
        self._other = 1 - seat
        self._standings = standings

    def _say(self, key: str, **values: object) -> str:
        return word(f"koikoi.scene.decision.{key}", self._language, **values)

    def question(self, plain: Question, asked: AskedView) -> Question:
        """The question with everything that speaks for one answer or the other."""
        stop, koi = asked.choices
        gained = [one for one in stop.effects if one.kind == "pay" and one.to == self._seat]
        points = sum(one.amount for one in gained)
        yaku = self._view.yaku[self._seat]
        cards = " ".join(one.cards for one in yaku)
        return replace(
            plain,
            title=" + ".join(name_of(one.name, self._language) for one in yaku),
            text=self._sum(yaku, gained),
            is_weighty=True,
            amount=number(points),
            unit=word("scene.unit.points", self._language, n=points),
            held=[
                Pile(title=self._say("held"), cards=HANAFUDA.set_text(_set(cards))),
            ],
            rows=self._within_reach(),
            warning=self._warning(koi, points),
            choices=self._choices(plain.choices, points),
        )

    def _sum(self, yaku: list[YakuView], gained: list[EffectView]) -> str:
        """`5, and 1 for the cherry ribbon`; or several lines of the score sheet."""
        if len(gained) == 1:
            return self._of_one(yaku[0])
        lines = [
            self._say("line", name=self._stage.reason(one.name), points=one.amount)
            for one in gained
        ]
        return " + ".join(lines)

    def _of_one(self, yaku: YakuView) -> str:
        row = YAKU[ROWS[yaku.name]]
        further = yaku.points - int(row.points)
        if not further:
            return ""
        beyond = HANAFUDA.set(yaku.cards) & ~int(row.needs)
        cards = HANAFUDA.set_text(beyond)
        if row.needs and beyond.bit_count() <= _NAMED:
            named = short(cards, self._language).text
            return self._say("further", base=row.points, more=further, cards=named)
        count = cards_text(further, self._language)
        return self._say("further", base=row.points, more=further, cards=count)

    def _within_reach(self) -> list[Row]:
        """The yaku that one card more would make."""
        captured = set(self._view.captured[self._seat].split())
        rows: list[Row] = []
        for row in nearest(self._standings[self._seat]):
            missing = row.missing.split()
            more = min(self._gain(card) for card in missing) if missing else 0
            if row.need - row.have > 1 or more <= 0:
                continue
            one = len(missing) == 1
            rows.append(
                Row(
                    name=row.name,
                    text=self._where(missing[0]) if one else row.progress(self._language),
                    cards=" ".join(card for card in row.cards.split() if card in captured),
                    missing=row.missing if one else "",
                    worth=signed(more),
                    rule=row.rule,
                )
            )
        return rows

    def _gain(self, card: str) -> int:
        """How much more the player's yaku would be worth with a card."""
        view = self._view
        cards = HANAFUDA.set(view.captured[self._seat]) | HANAFUDA.set(card)
        return int(total(Rules(self._stage.options), cards, view.deal)) - view.points[self._seat]

    def _where(self, card: str) -> str:
        """Where the lacking card is, as far as the player can see."""
        lying = " ".join([self._view.field.free, *self._view.field.piles]).split()
        hand = self._view.hands[self._seat].cards.split()
        key = "in_hand" if card in hand else "on_field" if card in lying else "missing"
        return self._say(key, card=short(card, self._language).text)

    def _warning(self, koi: ChoiceView, points: int) -> Phrase:
        """What is risked, who would then count double, and what the other is near."""
        who = self._stage.who(self._other)
        told = [Span(self._say("risk", n=points), "strong")]
        doubled = [one.seat for one in koi.effects if one.kind == "doubled"]
        key = "lose_double" if self._other in doubled else "lose"
        told += phrase(f"koikoi.scene.decision.{key}", self._language, who=who)
        if self._seat in doubled:
            told.append(Span(self._say("own_double")))
        near = threat(self._standings[self._other], self._language)
        key = "threat" if near else "no_threat"
        told.append(Span(self._say(key, who=who, yaku=near)))
        return _spaced(told, self._language)

    def _choices(self, choices: list[Choice], points: int) -> list[Choice]:
        left = len(self._view.hands[self._seat].cards.split())
        detail = {
            "stop": self._say("take", points=points_text(points, self._language)),
            "koi": self._say("left", cards=cards_text(left, self._language)),
        }
        return [
            replace(one, detail=detail[one.actions[0]], is_bold=one.actions[0] == "koi")
            for one in choices
        ]


def _set(cards: str) -> int:
    """Cards of which some may be named twice."""
    return HANAFUDA.set(" ".join(dict.fromkeys(cards.split())))


def _spaced(sentences: Phrase, language: str) -> Phrase:
    """Sentences in a row, with a space between them where the language has one."""
    if language == "ja":
        return sentences
    spaced: Phrase = []
    for one in sentences:
        spaced += [Span(" "), one] if spaced else [one]
    return spaced
