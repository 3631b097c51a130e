"""Ledger rows of the rule text (sections 14 and 15), run as printed through the real functions.

Seat A is the temporary dealer. Where a row gives only kan of teyaku, the hand is one of group A
worth exactly that; where it gives only points, the settlement gets the points.
"""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.dekiyaku import DEKIYAKU
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, Facts
from fudaba.games.hachihachi.settlement import (
    Settlement,
    compensate,
    four_three_holders,
    settle,
    settle_four_three,
    settle_sole,
    settle_split,
)
from fudaba.games.ledger import POT, TRACK, Entry, totals
from tests.rules.hachihachi.written import SEATS, by_seat, cards, rules_of

#: Hands that are worth so many kan in group A, and nothing in group B.
HANDS = {
    0: "1L 2A 3L 4A 5A 6A 7A",
    2: "1L 1R 1K1 2A 3L 6A 8L",
    3: "12K1 12K2 12K3 1L 2A 8L 9A",
    4: "1L 1R 2A 2R 3L 3R 8L",
    20: "10A 10R 10K1 10K2 5A 5R 5K1",
}

Fields = dict[str, str]


def fields(text: str) -> Fields:
    """`opts: decimal; mult: 2` as a dictionary."""
    if text == "-":
        return {}
    return dict(part.split(": ", 1) for part in text.split("; "))


def pairs(text: str) -> dict[str, str]:
    """`A=2 B=3` as a dictionary."""
    return {} if text == "-" else dict(part.split("=") for part in text.split())


def numbers(text: str) -> dict[str, int]:
    return {key: int(value) for key, value in pairs(text).items()}


class LedgerRow:
    """One row on its way from the auction to the settlement."""

    def __init__(self, setup: str, given: str, course: str) -> None:
        self.setup: Fields = fields(setup)
        self.given: Fields = fields(given)
        self.course: Fields = fields(course)
        self.rules = rules_of(self.setup["opts"])
        names = self.setup["seats"].split()
        self.names = [name[0] for name in names]
        self.white = next((n for n, name in enumerate(names) if name.endswith("/w")), -1)
        self.seats = len(names)
        self.mult = int(self.setup["mult"])
        self.pot = int(self.setup.get("pot", "0"))
        self.blind = self.setup.get("mizuten") == "yes"
        self.hands = vec[i64]([cards(self.given.get(f"hand {name}", "-")) for name in self.names])
        self.entries: list[Entry] = []
        self.found: dict[str, str] = {}
        self._run()

    def _run(self) -> None:
        if self.rules.four_three_ends:
            holders = four_three_holders(self.rules, self.seats, 0, self.hands)
            if holders:
                self.found["match"] = "over"
                self._close(
                    settle_four_three(
                        self.rules, self.seats, holders, self.hands, self.mult, self.pot, self.white
                    )
                )
                return
        order = self._auction()
        if self.course["end"] != "auction":
            self._close(self._settled(order))
        elif len(order) == 0:
            self.found |= {"pot": str(self.pot), "winner": "-", "redeal": "yes"}
        elif len(order) == 1:
            self._close(settle_sole(self.rules, self.seats, order[0], self.pot))
        else:
            self._close(settle_split(self.rules, self.seats, order[0], order[1], self.pot))

    def _auction(self) -> vec[i64]:
        auction = Auction(self.rules, self.seats, 0, self.white, self.blind, self.mult)
        for name, word in pairs(self.setup.get("says", "-")).items():
            assert auction.speaker == SEATS[name]
            auction.say(word == "s")
            if word == "d":
                self.entries.append(Entry(SEATS[name], POT, auction.fee, "drop_fee", "HH-305"))
                self.pot += int(auction.fee)
        assert auction.speaker < 0
        order = auction.order()
        for seat in range(self.seats):
            if auction.driven_out & bit(seat):
                self.entries += compensate(self.rules, order, seat, self.hands[seat], self.mult)
        self.found["act"] = "/".join(self.names[seat] for seat in order)
        return order

    def _settled(self, order: vec[i64]) -> Settlement:
        return settle(self.rules, self.facts(order))

    def facts(self, order: vec[i64]) -> Facts:
        """What the row says of the play."""
        facts = Facts(self.seats, order, self.mult, self.pot)
        end, *by = self.course["end"].split()
        facts.end = end
        facts.by = SEATS[by[0]] if by else -1
        facts.sage = [SEATS[name] for name in self.course.get("sage", "").split()]
        facts.mizuten = self.blind and self.white != 0
        facts.white = self.white
        if "pts" in self.given:
            facts.points = by_seat(numbers(self.given["pts"]), self.seats)
        kan = numbers(self.given.get("teyaku", "-"))
        for seat, name in enumerate(self.names):
            facts.captured[seat] = cards(self.given.get(f"base {name}", "-"))
            if name in kan:
                facts.hands[seat] = cards(HANDS[kan[name]])
                facts.declared[seat] = GROUP_A
            elif seat in order and self.hands[seat]:
                facts.hands[seat] = self.hands[seat]
                facts.declared[seat] = GROUP_A | GROUP_B
        for row, name in pairs(self.course.get("liable", "-")).items():
            facts.liable[[line.name for line in DEKIYAKU].index(row)] = SEATS[name]
        for month, name in pairs(self.course.get("liable_month", "-")).items():
            facts.liable_month[int(month)] = SEATS[name]
        return facts

    def _close(self, settlement: Settlement) -> None:
        for entry in settlement.entries:
            if entry.rule in ("HH-800", "HH-801", "HH-802"):
                self.found["tok"] = entry.reason
        self.entries += settlement.entries
        self.found["winner"] = self.names[settlement.winner]
        self.found["track"] = str(int(settlement.track))
        laid = [int(entry.amount) for entry in self.entries if entry.payee == TRACK]
        assert sum(laid) == settlement.track

    def gains(self) -> dict[str, int]:
        """What every player won or lost, fees and compensation included."""
        changes = totals(self.entries, self.seats)
        return {name: int(changes[seat]) for seat, name in enumerate(self.names)}
