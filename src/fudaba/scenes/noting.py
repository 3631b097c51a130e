"""What is to be noted of a deal, in words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from fudaba.games.contract import Game
from fudaba.games.registry import home
from fudaba.locale import Language, game_key, has_word, word
from fudaba.scenes.stage import Stage
from fudaba.scenes.worth import kinds, worth
from fudaba.score.answering import NAMED
from fudaba.score.folding import Standing
from fudaba.score.guide import Ask

#: What cards are worth can be said before they are confirmed: as what, by their key.
TOLD = {
    "teyaku": "hand",
    "four_three": "hand",
    "captured": "captured",
    "made": "captured",
    "declared": "cards",
}

#: What is noted of those who score together.
BY_SIDE = ("piles", "last_trick", "declared_points")


class PadSet(Struct, frozen=True):
    """Cards that make a yaku."""

    label: str
    cards: str


class PadChoice(Struct, frozen=True, omit_defaults=True):
    """An answer to choose: what is noted, and what it is called."""

    value: Any
    label: str


class PadAsk(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Something to be noted, in words."""

    key: str
    form: str
    title: str
    hint: str = ""
    seat: int | None = None
    choices: list[PadChoice] = []
    #: Cards to choose from; empty for the whole pack.
    cards: str = ""
    least: int = 0
    most: int = 0
    #: Of cards that several have: how many they are together; whether they were taken in twos and
    #: fours; what each counts, and all together. Numbers add up to `total` as well.
    whole: int = 0
    pairs: bool = False
    values: dict[str, int] = {}
    total: int = 0
    #: Whether somebody who taps cards can be told what they make, by `answer_text`.
    tells: bool = False
    #: Yaku whose cards are tapped together.
    sets: list[PadSet] = []
    #: What it is asked of, where that is no player: a yaku, a month.
    of: str = ""
    answer: Any = None
    answer_text: str = ""
    is_answered: bool = False
    #: What may be noted instead, and how that is offered.
    instead: str = ""
    instead_label: str = ""
    #: The answer with which it is asked in that other way, where that is no key of its own.
    otherwise: Any = None
    #: The answer that says: nothing of the kind; empty where there must be something.
    none_label: str = ""


class Noting:
    """Puts what is asked of a deal into words."""

    def __init__(self, game: Game, stage: Stage, parties: list[str], language: Language) -> None:
        self._game = game
        self._stage = stage
        self._parties = parties
        self._language: Language = language
        self._family = home(game.name).family

    def _say(self, key: str, **values: object) -> str:
        return word(f"pad.{key}", self._language, **values)

    def asked(self, ask: Ask, standing: Standing) -> PadAsk:
        """One question."""
        shelf = f"{self._family}.{ask.key}"
        hint = f"pad.{shelf}.hint{ask.hint and '.'}{ask.hint}"
        who = "" if ask.seat is None else self._who(ask)
        values = {
            "who": who or self._stage.names[standing.dealer],
            "first": self._stage.names[ask.seats[0]] if ask.seats else "",
            **self._values(ask),
        }
        return PadAsk(
            key=ask.key,
            form=ask.form,
            title=self._say(f"{shelf}.{ask.form}", **values),
            hint=word(hint, self._language, **values) if has_word(hint) else "",
            seat=ask.seat,
            choices=self._choices(ask, shelf),
            cards=ask.cards,
            least=ask.least,
            most=ask.most,
            whole=ask.whole,
            pairs=ask.pairs,
            values=ask.values,
            total=ask.total,
            sets=[PadSet(self._combination(name), cards) for name, cards in ask.sets.items()],
            of=ask.choices[0] if ask.key in NAMED else "",
            answer=_by_seat(ask),
            tells=ask.form == "cards" and (ask.key in TOLD or bool(ask.told)),
            answer_text=self._answer(ask, shelf, standing),
            is_answered=ask.answer is not None,
            instead=ask.instead,
            instead_label=self._instead(ask, shelf),
            otherwise=ask.otherwise,
            none_label=self._none(ask),
        )

    def _instead(self, ask: Ask, shelf: str) -> str:
        """How the other way is offered."""
        if not ask.instead:
            return ""
        own = f"{shelf}.instead.{ask.instead}"
        return self._say(own if has_word(f"pad.{own}") else f"{shelf}.instead")

    def _answer(self, ask: Ask, shelf: str, standing: Standing) -> str:
        """What was answered, in short."""
        if ask.answer is None:
            return ""
        if ask.told:
            cards = " ".join(self._game.spec.pack.text(card) for card in self._cards(ask.answer))
            return self._say("told", name=cards or self._none(ask), worth=ask.told)
        if ask.answer in ("", [], {}):
            return self._say("nobody") if ask.form == "seats" else self._none(ask) or "–"
        if ask.form == "cards" and TOLD.get(ask.key) in kinds(self._game.name):
            return self._told(ask, standing)
        if ask.form == "cards":
            return " ".join(self._game.spec.pack.text(card) for card in self._cards(ask.answer))
        labels = {str(one.value): one.label for one in self._choices(ask, shelf)}
        if ask.form == "shares":
            return word("scene.comma", self._language).join(
                f"{labels[seat]} {self._worth(ask, ask.answer[seat])}" for seat in labels
            )
        if ask.form == "numbers":
            return word("scene.comma", self._language).join(
                f"{labels[seat]} {number}"
                for seat, number in _by_seat(ask).items()
                if seat in labels
            )
        chosen = ask.answer if isinstance(ask.answer, list) else [ask.answer]
        return word("scene.comma", self._language).join(
            labels.get(str(one), str(one)) for one in chosen
        )

    def _told(self, ask: Ask, standing: Standing) -> str:
        """What cards make; of a hand also what must be laid open for it (HH-451)."""
        found = worth(self._game, TOLD[ask.key], ask.answer, self._language, standing.deal)
        if found.problem or not found.lines:
            return found.problem or found.total
        lines = [
            self._say(
                "told_shown" if TOLD[ask.key] == "hand" and line.cards else "told",
                name=line.name,
                worth=line.worth,
                cards=line.cards,
            )
            for line in found.lines
        ]
        return word("scene.semicolon", self._language).join(lines)

    def _worth(self, ask: Ask, cards: str) -> int:
        """What somebody's cards count, else how many they are."""
        texts = [self._game.spec.pack.text(card) for card in self._cards(cards)]
        return sum(ask.values[text] for text in texts) if ask.values else len(texts)

    def _cards(self, text: str) -> list[int]:
        return self._game.spec.pack.cards(text)

    def _values(self, ask: Ask) -> dict[str, object]:
        if ask.key == "liable":
            return {"name": self._stage.reason(ask.choices[0])}
        if ask.key in ("liable_month", "caught"):
            return {"month": word(f"cards.month_name.{ask.choices[0]}", self._language)}
        return {}

    def _who(self, ask: Ask) -> str:
        return self._names(ask)[ask.seat or 0]

    def _names(self, ask: Ask) -> list[str]:
        return self._parties if ask.key in BY_SIDE else self._stage.names

    def _choices(self, ask: Ask, shelf: str) -> list[PadChoice]:
        if ask.key in ("liable", "liable_month") or ask.seats:
            names = self._names(ask)
            found = [PadChoice(seat, names[seat]) for seat in sorted(ask.seats)]
            if ask.key == "last_trick":
                found += [PadChoice("none", self._say(f"{shelf}.{one}")) for one in ask.choices]
            return found
        if ask.key == "caught":
            return [
                PadChoice(True, self._say(f"{shelf}.yes")),
                PadChoice(False, self._say(f"{shelf}.no")),
            ]
        if ask.form == "names":
            return [PadChoice(name, self._combination(name)) for name in ask.choices]
        return [PadChoice(one, self._say(f"{shelf}.{one}")) for one in ask.choices]

    def _combination(self, name: str) -> str:
        for kind in ("teyaku", "combination"):
            key = game_key(self._game.name, f"{kind}.{name}")
            if key:
                return word(key, self._language)
        return self._stage.reason(name)

    def _none(self, ask: Ask) -> str:
        if ask.least or ask.form == "numbers":
            return ""
        if ask.form == "seats" or ask.key in ("liable", "liable_month"):
            return self._say("nobody")
        return self._say("none") if ask.form == "cards" else ""


def _by_seat(ask: Ask) -> Any:
    """Numbers by the seat they are of."""
    if ask.form == "numbers" and isinstance(ask.answer, list):
        return {str(seat): number for seat, number in enumerate(ask.answer)}
    return ask.answer
