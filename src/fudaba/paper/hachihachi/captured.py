"""The second side of Hachi-Hachi's sheet: captured cards, who pays, the count, sitting out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi.achievements import ENOUGH
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.compensation import CARD_POINTS
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU, INO_SHIKA_CHO, SIXTEEN_KASU, Row, kan_of
from fudaba.games.hachihachi.tokushuyaku import DOUBLE, MANY_CHAFF, PAR, tokushuyaku
from fudaba.paper.hachihachi.writer import STAKES, Writer
from fudaba.paper.kinds import card_kinds
from fudaba.paper.sheet import Entry, Group, Page, Size, fanned
from fudaba.paper.truth import cards_in, hold, true
from fudaba.paper.words import lines

#: What is drawn of each dekiyaku.
PICTURES: Final = {
    "five_lights": "1L 3L 8L 12L 11L",
    "four_lights": "1L 3L 8L 12L",
    "seven_ribbons": "1R 2R 3R 4R 5R 6R 7R 9R 10R",
    "poetry": "1R 2R 3R",
    "blue": "6R 9R 10R",
    "ino_shika_cho": "7A 10A 6A",
    "sixteen_kasu": fanned("1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2 6K1 6K2 11L 11A 11R 11K1"),
}


class Captured(Writer):
    """Writes the side."""

    def page(self) -> Page:
        """All of it."""
        return Page(
            title=self.title()[0],
            other=self.title()[1],
            strong=self.say("captured"),
            lead=self.say("lead", kan=self.rules.kan),
            groups=[
                [self._dekiyaku()],
                [self._payments()],
                [self._special()],
                [self._count()],
                [self._extra()],
                [self._out()],
            ],
        )

    def _dekiyaku(self) -> Group:
        left_out = set()
        if not self.rules.ino_shika_cho:
            left_out.add(INO_SHIKA_CHO)
        if not self.rules.kasu_dekiyaku:
            left_out.add(SIXTEEN_KASU)
        rows = [[self._made(i, row)] for i, row in enumerate(DEKIYAKU) if i not in left_out]
        return self._tariff("captured", ["add", "gain"], rows, heads=True)

    def _made(self, index: int, row: Row) -> Entry:
        drawn = PICTURES[row.name]
        cards = cards_in(drawn, HANAFUDA, int(row.least))
        kan = true(row.name, int(row.kan), {row.name: int(kan_of(self.rules, index, cards))})
        text = self.say(f"needs.{row.name}")
        grows = row.name == "sixteen_kasu"
        if row.name == "seven_ribbons" and self.rules.ribbons_extension:
            text = self.say("needs.ribbons_on" if self.rules.willow_bonus else "needs.ribbons_more")
            grows = True
        size: Size = "tiny" if row.least > 7 else "small" if row.least > 5 else "medium"
        return self.priced("dekiyaku", row.name, kan, text, row.rule, drawn, size, grows)

    def _payments(self) -> Group:
        both = self.rules.half_and_cards
        last = self.line("last_and_cards" if both else "last", "HH-714" if both else "HH-713")
        entries = [
            self.line("stop", "HH-710"),
            self.line("sage", "HH-711"),
            self.line("cancel", "HH-712"),
            last,
        ]
        if self.rules.liability_dekiyaku:
            entries.append(self.line("liable", "HH-716"))
        note = self.say("note.cards_if_played" if both else "note.no_cards")
        return lines("payments", self.heading("payments"), [note], entries)

    def _special(self) -> Group:
        level = [PAR, PAR, PAR]
        rows = [
            [self._tokushuyaku("all_eights", level, 0, "HH-800", par=PAR)],
            [self._tokushuyaku("double_eights", [DOUBLE, 0, 0], 0, "HH-801", double=DOUBLE)],
        ]
        if self.rules.kasu_tokushuyaku:
            cards = cards_in(PICTURES["sixteen_kasu"], HANAFUDA)
            made = self._tokushuyaku("sixteen_kasu", [50, 0, 0], cards, "HH-802", many=MANY_CHAFF)
            rows.append([made])
        return self._tariff("special", ["special"], rows)

    def _tokushuyaku(
        self, key: str, points: list[int], cards: int, rule: str, **values: object
    ) -> Entry:
        """What the engine pays for these points and these captured cards of the first."""
        made = tokushuyaku(
            self.rules, vec[i64]([0, 1, 2]), vec[i64](points), vec[i64]([cards, 0, 0])
        )
        assert made is not None
        hold(made.name == key, f"{key} with {points}")
        text = self.say(f"special.{key}", **values)
        return self.priced("tokushuyaku", key, int(made.kan), text, rule, grows=key != "all_eights")

    def _count(self) -> Group:
        name, other = self.heading("count")
        total = int(card_points(HANAFUDA.full, 1))
        entry = Entry(worth=str(PAR), text=self.say("count", par=PAR, total=total), rule="HH-851")
        return Group(
            key="count",
            name=name,
            other=other,
            notes=[self.say("note.count")],
            form="kinds",
            rows=[[*card_kinds(self, plain=1), entry]],
        )

    def _extra(self) -> Group:
        catch = self.say("extra.tobikomi_all" if self.rules.all_triple_cards else "extra.tobikomi")
        rows = [
            [self.priced("reason", "tobikomi", 1, catch, "HH-900")],
            [
                self.priced(
                    "reason", "nukeyaku", 1, self.say("extra.nukeyaku", enough=ENOUGH), "HH-910"
                )
            ],
        ]
        if self.rules.mizuten:
            key = "mizuten" if self.rules.mizuten_fails_always else "mizuten_exhausted"
            text = self.say(f"extra.{key}", enough=ENOUGH)
            rows.append([self.priced("reason", "mizuten", 1, text, "HH-920")])
        return self._tariff("extra", ["extra"], rows)

    def _out(self) -> Group:
        auction = Auction(self.rules, 7, 0, -1, False, 1)
        fees = " · ".join(str(auction.fee_of(place)) for place in range(5))
        key = "drop_seat" if self.rules.fee_by_seat else "drop"
        driven = "driven_all" if self.rules.overlap_counts else "driven"
        payers = "all" if self.rules.all_compensate else "two"
        return lines(
            "out",
            self.heading("out"),
            [self.say("note.out")],
            [
                self.line(key, "HH-305", fees=fees),
                self.line(
                    driven, "HH-350", points=CARD_POINTS, payers=self.say(f"payers.{payers}")
                ),
                self.line("pot", "HH-872"),
            ],
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
            unit=self.say("kan") if heads else "",
            stakes=[f"×{times}" for times in STAKES],
            rows=rows,
        )
