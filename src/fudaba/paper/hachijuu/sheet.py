"""Hachijuu's combinations on two sides: what is dealt, what is captured."""

from __future__ import annotations

from typing import Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachijuu.dekiyaku import DEKIYAKU, Row, dekiyaku_of
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.settlement import PAR, WEIGHT, value_of
from fudaba.games.hachijuu.teyaku import KINDS, PLAIN, SET, Hand, Kind
from fudaba.locale import Language
from fudaba.paper.kinds import card_kinds
from fudaba.paper.sheet import Entry, Group, Page, Sheet, Size, fanned
from fudaba.paper.truth import cards_in, dealt, true
from fudaba.paper.words import Words, lines

#: The steps of the rate (HJ-304, HJ-311).
RATES: Final = (1, 2, 4)

#: A hand for each hand yaku, groups of a month apart; and the cards of each captured one.
PICTURES: Final = {
    "suroku": "1K1 3K1 5K1 8K1 11L 12K2 .",
    "karasu": "1K1 3K1 5K1 8K1 11L 11K1 12K2",
    "sanbon": "2A 2R 2K1 . . . .",
    "kuttsuki": "1L 1K1 / 6A 6R / 10A 10K1 .",
    "teshi": "8L 8A 8K1 8K2 . . .",
    "haneken": "3L 3R 3K1 / 6A 6K1 / 10R 10K1",
    "futasanbon": "2A 2R 2K1 / 9A 9R 9K1 .",
    "shisou": "10A 10R 10K1 10K2 / 1L 1R 1K1",
    "inoshikacho": "7A 10A 6A",
    "akatan": "1R 2R 3R",
    "aotan": "6R 9R 10R",
    "shichitan": "1R 2R 3R 4R 5R 6R 7R 9R 10R",
    "shikou": "1L 3L 8L 12L",
    "sujuroku": fanned("1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1 6K2 11L 11A 11R 11K1"),
}


def sheet(game: Game, language: Language) -> Sheet:
    """Everything that scores under the game's options."""
    writer = _Writer(game, language)
    return writer.sheet([writer.dealt(), writer.captured()])


class _Writer(Words):
    def __init__(self, game: Game, language: Language) -> None:
        super().__init__(game, language)
        self.rules = Rules(game.options)

    def dealt(self) -> Page:
        """The first side: the auction, and what a hand is worth."""
        choice = "highest" if self.rules.highest_or_none else "free"
        return Page(
            title=self.title()[0],
            other=self.title()[1],
            strong=self.say("dealt"),
            lead=self.say("lead"),
            groups=[
                [self._auction()],
                [self._teyaku("plain", PLAIN, heads=True)],
                [self._teyaku("sets", SET)],
                [
                    lines(
                        "announcing",
                        self.heading("announcing"),
                        [self.say("note.announcing")],
                        [
                            self.line("announce", "HJ-402, HJ-403"),
                            self.line(choice, "HJ-405, HJ-R8"),
                            self.line("share", "HJ-406"),
                        ],
                    )
                ],
            ],
        )

    def captured(self) -> Page:
        """The second side: what captured cards are worth, going out, the count."""
        return Page(
            title=self.title()[0],
            other=self.title()[1],
            strong=self.say("captured"),
            lead=self.say("lead"),
            groups=[[self._dekiyaku()], [self._going_out()], [self._count()]],
            lines=[self.line("next", "HJ-104"), self.line("pot", "HJ-317")],
        )

    def _auction(self) -> Group:
        entries = [
            self.line("fold", "HJ-302", fee=self.rules.fold_fee),
            self.line("in", "HJ-303"),
            self.line("double", "HJ-304, HJ-305"),
            self.line("three", "HJ-310, HJ-312"),
        ]
        if not self.rules.two_player_auction:
            entries.append(self.line("two", "HJ-R3"))
        return lines("auction", self.heading("auction"), [self.say("note.auction")], entries)

    def _teyaku(self, key: str, family: int, heads: bool = False) -> Group:
        rows = [[self._hand(kind)] for kind in KINDS if kind.family == family]
        return self._tariff(key, ["one", key], rows, heads)

    def _hand(self, kind: Kind) -> Entry:
        hand = Hand(dealt(PICTURES[kind.name]))
        best = hand.best(kind.family)
        points = true(kind.name, int(kind.points), {KINDS[best].name: int(KINDS[best].points)})
        return self._priced("teyaku", kind.name, points, kind.rule, "small")

    def _dekiyaku(self) -> Group:
        return self._tariff("captured", ["add"], [[self._made(row)] for row in DEKIYAKU], True)

    def _made(self, row: Row) -> Entry:
        cards = cards_in(PICTURES[row.name], HANAFUDA, int(row.least))
        held = {made.name: int(made.points) for made in dekiyaku_of(cards)}
        points = true(row.name, int(row.points), held)
        size: Size = "tiny" if row.least > 4 else "large"
        return self._priced("dekiyaku", row.name, points, row.rule, size)

    def _priced(self, shelf: str, key: str, points: int, rule: str, size: Size) -> Entry:
        name, other = self.name(shelf, key)
        return Entry(
            name=name,
            other=other,
            worth=str(points),
            amounts=[str(int(value_of(points, rate))) for rate in RATES[1:]],
            text=self.say(f"needs.{key}"),
            rule=rule,
            cards=PICTURES[key],
            size=size,
        )

    def _tariff(
        self, key: str, notes: list[str], rows: list[list[Entry]], heads: bool = False
    ) -> Group:
        name, other = self.heading(key)
        return Group(
            key=key,
            name=name,
            other=other,
            notes=[self.say(f"note.{note}") for note in notes],
            form="tariff",
            unit=f"×{RATES[0]}" if heads else "",
            stakes=[f"×{rate}" for rate in RATES[1:]],
            rows=rows,
        )

    def _going_out(self) -> Group:
        entries = [
            self.line("agari", "HJ-605"),
            self.line("sage", "HJ-601, HJ-604"),
            self.line("half", "HJ-607, HJ-608"),
            self.line("void", "HJ-606"),
        ]
        if self.rules.forced_agari:
            entries.append(self.line("forced", "HJ-R11"))
        return lines("going_out", self.heading("going_out"), [self.say("note.going_out")], entries)

    def _count(self) -> Group:
        name, other = self.heading("count")
        total = int(card_points(HANAFUDA.full, 0))
        text = self.say("count", par=PAR, weight=WEIGHT, total=total)
        entry = Entry(worth=str(PAR), text=text, rule="HJ-702, HJ-703")
        return Group(
            key="count",
            name=name,
            other=other,
            notes=[self.say("note.count")],
            rule="HJ-701",
            form="kinds",
            rows=[[*card_kinds(self, plain=0), entry]],
        )
