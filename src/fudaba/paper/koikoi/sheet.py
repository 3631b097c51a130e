"""Koi-Koi's yaku on one side."""

from __future__ import annotations

from typing import Final

from fudaba.cards.bits import cards_of
from fudaba.cards.hanafuda import ANIMALS, PLAINS, RIBBONS
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.koikoi.instant import INSTANT_POINTS, instant_names
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import YAKU, Row, yaku_of
from fudaba.locale import Language
from fudaba.paper.sheet import OVER, Entry, Group, Look, Page, Sheet, Size
from fudaba.paper.truth import cards_in, dealt, true
from fudaba.paper.words import Words

#: The month of the picture of KK-805.
_MONTH: Final = 4


def _plains() -> str:
    """All plains, those of a month over each other."""
    codes = [HANAFUDA.text(card) for card in cards_of(PLAINS)]
    return " ".join(code if code.endswith("K1") else f"{OVER}{code}" for code in codes)


def _all(cards: int) -> str:
    return HANAFUDA.set_text(cards)


#: What is drawn: the cards that must be there, or all of which some count.
PICTURES: Final = {
    "goko": "1L 3L 8L 12L 11L",
    "shiko": "1L 3L 8L 12L",
    "ameshiko": "11L 1L 3L 8L",
    "sanko": "1L 3L 8L",
    "inoshikacho": "7A 10A 6A",
    "tane": _all(ANIMALS),
    "hanami": "3L 9A",
    "tsukimi": "8L 9A",
    "akatan_aotan": "1R 2R 3R 6R 9R 10R",
    "akatan": "1R 2R 3R",
    "aotan": "6R 9R 10R",
    "tanzaku": _all(RIBBONS),
    "kasu": _plains(),
    "tsukifuda": "4A 4R 4K1 4K2",
    "teshi": "5A 5R 5K1 5K2",
    "kuttsuki": "2A +2K1 4R +4K1 7A +7R 12K1 +12K2",
}
#: The cards that are put to the engine where the first of the picture would make a better yaku.
_PUT: Final = {"tane": "2A 4A 5A 8A 9A", "tanzaku": "1R 2R 4R 5R 6R"}

#: The cards of a hand of eight that are not drawn.
_OTHERS: Final = {"teshi": ". . . .", "kuttsuki": ""}

_ROWS: Final = {row.name: row for row in YAKU}
_INSTANT_RULES: Final = {"teshi": "KK-201", "kuttsuki": "KK-202"}


def sheet(game: Game, language: Language) -> Sheet:
    """Everything that scores under the game's options."""
    return _Writer(game, language).sheet_of_all()


class _Writer(Words):
    def __init__(self, game: Game, language: Language) -> None:
        super().__init__(game, language)
        self.rules = Rules(game.options)

    def sheet_of_all(self) -> Sheet:
        title, other = self.title()
        groups = [
            [self._lights()],
            [self._group("animals", [["inoshikacho"], ["tane"]])],
            [self._group("viewings", [["hanami", "tsukimi"]], self._viewings())],
            [self._group("ribbons", [["akatan_aotan"], ["akatan", "aotan"], ["tanzaku"]])],
            [self._group("plains", [["kasu"]], "plains")],
            [*([self._month()] if self.rules.tsukifuda else []), self._instant()],
        ]
        page = Page(
            title=title, other=other, lead=self.say("lead"), groups=groups, lines=self._foot()
        )
        return self.sheet([page])

    def _lights(self) -> Group:
        best = self._entry("goko", "best", "great")
        rest = [self._entry(name, "", "large") for name in ("shiko", "ameshiko", "sanko")]
        return self._made("lights", "best", [[best], rest])

    def _viewings(self) -> str:
        return "viewings_beside" if self.rules.viewing_needs_other else "viewings"

    def _month(self) -> Group:
        return self._made("month", "month", [[self._entry("tsukifuda", "", "tiny")]])

    def _instant(self) -> Group:
        entries = [self._instant_entry(name) for name in ("teshi", "kuttsuki")]
        return self._made("instant", "instant", [entries])

    def _group(self, key: str, names: list[list[str]], note: str = "best") -> Group:
        rows = []
        for row in names:
            size: Size = "large" if len(row) == 1 else "medium"
            rows.append([self._entry(name, "beside", size) for name in row])
        return self._made(key, note, rows)

    def _made(self, key: str, note: str, rows: list[list[Entry]]) -> Group:
        name, other = self.heading(key)
        notes = [self.say(f"note.{note}")]
        return Group(key=key, name=name, other=other, notes=notes, form="yaku", rows=rows)

    def _entry(self, key: str, look: Look, size: Size) -> Entry:
        row = _ROWS[key]
        name, other = self.name("yaku", key)
        if key in ("tane", "tanzaku"):
            size = "small"
        if key == "kasu":
            look, size = "", "small"
        return Entry(
            name=name,
            other=other,
            worth=str(true(key, int(row.points), self._judged(row))),
            grows=row.more > 0,
            text=self._text(row),
            rule=row.rule,
            cards=PICTURES[key],
            size=size,
            look=look,
        )

    def _judged(self, row: Row) -> dict[str, int]:
        """What the engine says of a picture: of the fewest cards where it shows more."""
        cards = cards_in(_PUT.get(row.name, PICTURES[row.name]), HANAFUDA, int(row.least))
        if row.name in ("hanami", "tsukimi"):
            cards |= PLAINS  # KK-803: another yaku beside it
        return {made.name: int(made.points) for made in yaku_of(self.rules, cards, _MONTH)}

    def _text(self, row: Row) -> str:
        text = self.say(f"needs.{row.name}", more=row.more)
        if row.name == "kasu" and self.rules.sake_cup_kasu:
            return self.say("needs.cup", text=text)  # KK-804
        return text

    def _instant_entry(self, key: str) -> Entry:
        name, other = self.name("yaku", key)
        drawn = PICTURES[key]
        judged = dict.fromkeys(instant_names(dealt(f"{drawn} {_OTHERS[key]}")), INSTANT_POINTS)
        return Entry(
            name=name,
            other=other,
            worth=str(true(key, INSTANT_POINTS, judged)),
            text=self.say(f"needs.{key}"),
            rule=_INSTANT_RULES[key],
            cards=drawn,
            size="tiny",
        )

    def _foot(self) -> list[Entry]:
        found = [self.line("gain", "KK-501")]
        rules = self.rules
        if rules.doubled_by_opponent and rules.doubled_by_self:
            found.append(self.line("double_either", "KK-809"))
        elif rules.doubled_by_opponent:
            found.append(self.line("double_opponent", "KK-601"))
        elif rules.doubled_by_self:
            found.append(self.line("double_self", "KK-808"))
        if rules.seven_double:
            koi = rules.doubled_by_opponent or rules.doubled_by_self
            key = "seven" if not koi else "seven_again" if rules.seven_stacks else "seven_once"
            found.append(self.line(key, "KK-810" if key == "seven" else "KK-811"))
        if rules.koi_once:
            found.append(self.line("once", "KK-806"))
        if rules.dealer_point:
            found.append(self.line("dealer_point", "KK-812"))
        if rules.joker:
            found.append(self.line("joker", "KK-802"))
        return found
