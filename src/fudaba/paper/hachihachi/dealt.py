"""The first side of Hachi-Hachi's sheet: the field, and what a dealt hand is worth."""

from __future__ import annotations

from typing import Final

from fudaba.cards.hanafuda import DRY_LIGHTS, PHOENIX, RAIN_MAN
from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hachihachi.teyaku import KINDS, NONE, RED, Hand, Kind
from fudaba.paper.hachihachi.writer import STAKES, Writer
from fudaba.paper.sheet import Entry, Group, Page
from fudaba.paper.truth import dealt, true

#: A hand for each teyaku; groups of a month stand apart.
HANDS: Final = {
    "triple": "2A 2R 2K1 . . . .",
    "standing_triple": "5A 5R 5K1 . . . .",
    "two_triples": "2A 2R 2K1 / 9A 9R 9K1 .",
    "triple_and_standing": "9A 9R 9K1 / 4A 4R 4K1 .",
    "two_standing": "7A 7R 7K1 / 12K1 12K2 12K3 .",
    "three_pairs": "1L 1K1 / 6A 6R / 10A 10K1 .",
    "four": "8L 8A 8K1 8K2 . . .",
    "haneken": "3L 3R 3K1 / 6A 6K1 / 10R 10K1",
    "one_two_four": "9A 9R 9K1 9K2 / 2R 2K1 .",
    "four_three": "10A 10R 10K1 10K2 / 1L 1R 1K1",
    "red": "3R 9R / 1K1 4K1 6K1 11A 12K1",
    "one_ribbon": "7R / 1K1 3K1 5K1 8K1 11L 12K2",
    "one_animal": "2A / 1K1 3K1 5K1 8K1 11R 12K2",
    "one_light": "8L / 1K1 3K1 5K1 7K1 11A 12K2",
    "empty": "1K1 3K1 5K1 8K1 11L 11K1 12K2",
}

#: The fields, with the lights that make them and their rule.
FIELDS: Final = (
    (1, 0, "HH-201"),
    (2, DRY_LIGHTS & ~PHOENIX, "HH-202"),
    (4, RAIN_MAN | PHOENIX, "HH-203"),
)


class Dealt(Writer):
    """Writes the side."""

    def page(self) -> Page:
        """All of it."""
        return Page(
            title=self.title()[0],
            other=self.title()[1],
            strong=self.say("dealt"),
            lead=self.say("lead", kan=self.rules.kan),
            groups=[
                [self._field()],
                [self._teyaku("few", 0, RED)],
                [self._teyaku("low", RED, None)],
            ],
            lines=[self._shown()],
        )

    def _field(self) -> Group:
        name, other = self.heading("field")
        rule = "HH-207" if self.rules.fields_stack else "HH-204"
        note = self.say("note.stacked" if self.rules.fields_stack else "note.carried")
        row = [self._one_field(times, lights, rule) for times, lights, rule in FIELDS]
        return Group(
            key="field", name=name, other=other, notes=[note], rule=rule, form="figures", rows=[row]
        )

    def _one_field(self, times: int, lights: int, rule: str) -> Entry:
        cards = HANAFUDA.set_text(lights)
        for card in cards.split() or [""]:
            found = multiplied(self.rules, HANAFUDA.set(card), [])[0]
            true(card, times, {card: found})
        key = f"paper.field.{times}"
        name = self.called(key)
        return Entry(
            name=f"×{times} {name}",
            other=self.beside(f"hachihachi.{key}", name),
            text="" if cards else self.say("no_light"),
            rule=rule,
            cards=cards,
            size="small",
        )

    def _teyaku(self, key: str, first: int, end: int | None) -> Group:
        name, other = self.heading(key)
        return Group(
            key=key,
            name=name,
            other=other,
            notes=[self.say(f"note.{key}"), self.say(f"note.{key}_cards")],
            form="tariff",
            unit=self.say("kan") if first == 0 else "",
            stakes=[f"×{times}" for times in STAKES],
            rows=[[self._kind(kind)] for kind in KINDS[first:end]],
        )

    def _kind(self, kind: Kind) -> Entry:
        kan = true(kind.name, int(kind.kan), self._judged(HANDS[kind.name]))
        text = self.say(f"needs.{kind.name}")
        if kind.name == "haneken" and self.rules.haneken_standing:
            text = self.say("standing", text=text)  # HH-421
        if kind.name == "four_three" and self.rules.four_three_ends:
            text = self.say("ends", text=text)  # HH-422
        return self.priced("teyaku", kind.name, kan, text, kind.rule, HANDS[kind.name], "tiny")

    def _judged(self, cards: str) -> dict[str, int]:
        hand = Hand(self.rules, dealt(cards))
        found = {}
        if hand.group_a != NONE:
            found[KINDS[hand.group_a].name] = int(hand.kan_a)
        if hand.group_b != NONE:
            found[KINDS[hand.group_b].name] = int(hand.kan_b)
        return found

    def _shown(self) -> Entry:
        """HH-456, and what is shown of the low cards (HH-452)."""
        return self.line("late" if self.rules.late_teyaku else "shown", "HH-456")
