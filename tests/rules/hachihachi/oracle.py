"""Hachi-Hachi a second time, as plainly as it can be said: what a deal must have brought.

Written from the rule text alone, on card texts instead of bits, to be compared with the engine
over many random deals. It reads the pack, the options and what everybody saw happen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.options import Options

POINTS = {"L": 20, "A": 10, "R": 5, "K": 1}
GROUP_B = ("red", "one_ribbon", "one_animal", "one_light", "empty")
SETS = {
    "four_lights": {"1L", "3L", "8L", "12L"},
    "poetry": {"1R", "2R", "3R"},
    "blue": {"6R", "9R", "10R"},
    "ino_shika_cho": {"6A", "7A", "10A"},
}
SINGLE = {"11L", *SETS["four_lights"], *SETS["poetry"], *SETS["blue"]}


def kind(card: str) -> str:
    return "K" if "K" in card else card[-1]


def month(card: str) -> int:
    return int(card.partition("K")[0].rstrip("LAR"))


def is_chaff(card: str) -> bool:
    return kind(card) == "K" or month(card) == 11


def card_points(cards: list[str]) -> int:
    return sum(POINTS[kind(card)] for card in cards)


def alike(hand: list[str], number: int) -> list[list[str]]:
    """The months that a hand has so many cards of."""
    months = [[card for card in hand if month(card) == one] for one in range(1, 13)]
    return [cards for cards in months if len(cards) == number]


def is_standing(three: list[str]) -> bool:
    return month(three[0]) in (4, 5, 7) or (
        month(three[0]) == 12 and all(kind(card) == "K" for card in three)
    )


def kan_a(hand: list[str], options: Options) -> int:
    pairs, triples, four = (len(alike(hand, number)) for number in (2, 3, 4))
    standing = sum(is_standing(three) for three in alike(hand, 3))
    if four:
        return 20 if triples else 8 if pairs else 6
    if triples == 2:
        return 6 + standing
    if triples == 1 and pairs == 2:
        return 7 + (standing if options["haneken_standing"] else 0)
    if triples == 1:
        return 2 + standing
    return 4 if pairs == 3 else 0


def kan_b(hand: list[str]) -> int:
    valued = [kind(card) for card in hand if not is_chaff(card)]
    if len(valued) <= 1:
        return {"": 4, "L": 4, "A": 3, "R": 3}["".join(valued)]
    return 2 if set(valued) == {"R"} else 0


def is_one_light(hand: list[str]) -> bool:
    return [kind(card) for card in hand if not is_chaff(card)] == ["L"]


def dekiyaku(base: list[str], options: Options) -> dict[str, int]:
    held = set(base)
    made = {name: 7 for name, cards in SETS.items() if cards <= held}
    if not options["ino_shika_cho"]:
        made.pop("ino_shika_cho", None)
    if "four_lights" in made:
        made["four_lights"] = 10
        if "11L" in held:
            made.pop("four_lights")
            made["five_lights"] = 12
    ribbons = sum(kind(card) == "R" and card != "11R" for card in held)
    if ribbons >= 7:
        made["seven_ribbons"] = 10
        if options["ribbons_extension"]:
            made["seven_ribbons"] += ribbons - 7
            made["seven_ribbons"] += bool(options["ribbons_willow_bonus"]) and "11R" in held
    chaff = sum(is_chaff(card) for card in held)
    if options["sixteen_kasu"] == "dekiyaku" and chaff >= 16:
        made["sixteen_kasu"] = 12 + 2 * (chaff - 16)
    return made


def compensation(hand: list[str], options: Options) -> int:
    """Points that each payer pays at multiplier 1."""
    half = int(options["kan_points"]) // 2
    made = dekiyaku(hand, options)
    kan = kan_a(hand, options) + kan_b(hand) + sum(made.values())
    single = SINGLE | (SETS["ino_shika_cho"] if options["ino_shika_cho"] else set())
    if options["comp_overlap"] == "exclude":
        for name in made:
            if name == "five_lights":
                single -= SETS["four_lights"] | {"11L"}
            elif name == "seven_ribbons":
                single -= {card for card in hand if kind(card) == "R"}
            else:
                single -= SETS[name]
    return kan * half + 3 * len(single & set(hand))


@dataclass
class Outcome:
    """What a deal brings, and what it leaves to the next."""

    scores: list[int]
    end: str = ""
    winner: int = -1
    track: int = 0
    pot: int = 0
    carried: list[int] = field(default_factory=list)


class Oracle:
    """One finished deal of a match, settled anew."""

    def __init__(self, match: HachiHachiMatch, deal: int, carried: list[int], pot: int) -> None:
        self.options: Options = match.game.options
        self.kan = int(self.options["kan_points"])
        self.seats = int(match.seats)
        self.dealer = int(match.deals[deal].dealer)
        self.events = [
            (event.kind, int(event.seat), HANAFUDA.set_text(int(event.cards)).split(), event.names)
            for event in match.events(deal + 1)
        ]
        self.out = Outcome([0] * self.seats, pot=pot)
        self.white = -1
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.field: list[str] = []
        self._deal([HANAFUDA.text(int(card)) for card in match.deals[deal].deck])
        self.mult = self._multiplier(carried)
        self.blind = self._happened("mizuten") != [] and self.white != self.dealer
        self.active: list[int] = []
        self.driven: list[int] = []
        self._settle(carried)

    def _happened(self, kind: str) -> list[int]:
        return [seat for what, seat, _, _ in self.events if what == kind]

    def _pay(self, payer: int, payee: int, amount: int) -> None:
        self.out.scores[payer] -= amount
        self.out.scores[payee] += amount

    def _each_pays(self, payee: int, amount: int) -> None:
        for seat in self.active:
            if seat != payee:
                self._pay(seat, payee, amount)

    def _deal(self, deck: list[str]) -> None:
        first = self.dealer + (self.options["deal_order"] == "right_first")
        for packet in (4, 3):
            for place in range(self.seats):
                self.hands[(first + place) % self.seats] += deck[:packet]
                deck = deck[packet:]
            if self.seats < 7:
                self.field += deck[:3]
                deck = deck[3:]
        for seat, hand in enumerate(self.hands):
            if "W" in hand:
                self.white = seat
                self.field = [card for card in hand if card != "W"]
                self.hands[seat] = []

    def _multiplier(self, carried: list[int]) -> int:
        numbers = [4 if card in ("11L", "12L") else 2 for card in self.field if kind(card) == "L"]
        if self.options["field_rule"] == "stack":
            product = 1
            for number in numbers:
                product *= number
            return product
        numbers = sorted([*carried, *numbers], reverse=True)
        self.out.carried = numbers[1:]
        return numbers[0] if numbers else 1

    def _settle(self, carried: list[int]) -> None:
        speakers = [(self.dealer + place) % self.seats for place in range(self.seats)]
        speakers = [seat for seat in speakers if seat != self.white]
        if self.options["four_three"] == "ends_match":
            holders = [seat for seat in speakers if kan_a(self.hands[seat], self.options) == 20]
            if holders:
                self._four_three(holders, speakers)
                return
        self._auction(speakers)
        shared = self._happened("split") == self.active or self.options["two_stay"] == "split"
        if not self.active:
            self.out.end, self.out.winner = "void", self.dealer
            if self.options["void_deal_fields"] == "restore":
                self.out.carried = carried
        elif len(self.active) == 1:
            self._end_without_play("sole")
        elif len(self.active) == 2 and self.seats > 2 and shared:
            self._end_without_play("split")
        else:
            Play(self).settle()

    def _four_three(self, holders: list[int], speakers: list[int]) -> None:
        for holder in holders:
            kan = 20 + kan_b(self.hands[holder])
            for seat in speakers:
                if seat != holder:
                    self._pay(seat, holder, kan * self.kan * self.mult)
        self.out.scores[holders[0]] += self.out.pot
        self.out.end, self.out.winner, self.out.pot = "four_three", holders[0], 0

    def _auction(self, speakers: list[int]) -> None:
        if self.seats == 2 or (self.seats == 3 and not self.options["auction_with_three"]):
            self.active = speakers
            return
        dropped = self._happened("drop")
        droppers = 0
        for place, seat in enumerate(speakers):
            if len(self.active) == 3:
                self.driven.append(seat)
            elif seat in dropped:
                steps = place if self.options["drop_fee_basis"] == "seat" else droppers
                fee = (2 + steps) * self.kan // 2 * self.mult
                self.out.scores[seat] -= fee
                self.out.pot += fee
                droppers += 1
            else:
                self.active.append(seat)
        payers = self.active if self.options["comp_payers"] == "all_active" else self.active[1:]
        for seat in self.driven:
            for payer in payers:
                self._pay(payer, seat, compensation(self.hands[seat], self.options) * self.mult)

    def take_pot(self, winner: int) -> None:
        """The coin for the track, and the rest for the winner."""
        if self.options["track_coin"]:
            if self.out.pot:
                self.out.pot -= 1
                self.out.track = 1
            elif self.options["track_coin_empty_pot"] == "winner":
                self.out.scores[winner] -= 1
                self.out.track = 1
        self.out.winner = winner

    def _end_without_play(self, end: str) -> None:
        self.out.end = end
        self.take_pot(self.active[0])
        half = self.out.pot // 2 if end == "split" else 0
        self.out.scores[self.active[-1]] += half
        self.out.scores[self.active[0]] += self.out.pot - half
        self.out.pot = 0


class Play:
    """The cards of a deal as they were played, and their settlement."""

    def __init__(self, oracle: Oracle) -> None:
        self.deal = oracle
        self.options = oracle.options
        self.active = oracle.active
        self.unit = oracle.kan * oracle.mult
        self.bases: dict[int, list[str]] = {seat: [] for seat in self.active}
        self.groups: dict[int, set[str]] = {seat: set() for seat in self.active}
        self.sage: list[int] = []
        self.by = -1
        self.liable: dict[str, int] = {}
        self.liable_month: dict[int, int] = {}
        self._follow()
        self.points = {seat: card_points(base) for seat, base in self.bases.items()}
        self.made = {seat: dekiyaku(base, self.options) for seat, base in self.bases.items()}

    def _follow(self) -> None:
        self.deal.out.end = "exhausted"
        left = dict.fromkeys(self.active, 7)
        laid: dict[int, str] = {}
        card, from_hand, before = "", False, set[str]()
        for what, seat, cards, names in self.deal.events:
            if what == "declare":
                self.groups[seat].add("B" if names in GROUP_B else "A")
                laid.clear()
            elif what == "play":
                card, from_hand, before = cards[0], True, set(self.bases[seat])
                left[seat] -= 1
                laid.pop(seat, None)
            elif what == "draw":
                card, from_hand = cards[0], False
            elif what == "lay" and from_hand and left[seat]:
                laid[seat] = card
            elif what == "put":
                self.bases[seat] += cards
            elif what == "capture":
                for other, given in laid.items():
                    if other != seat and given in cards:
                        self._find_liable(seat, other, given, before)
            elif what == "sage" and seat not in self.sage:
                self.sage.append(seat)
            elif what in ("shoubu", "cancel"):
                self.deal.out.end, self.by = what, seat

    def _find_liable(self, seat: int, other: int, card: str, before: set[str]) -> None:
        if len(self.active) < 3:
            return
        if self.options["liability_dekiyaku"]:
            for name, cards in SETS.items():
                if cards - before == {card}:
                    self.liable[name] = other
        if self.options["liability_tobikomi"] and "A" in self.groups[seat]:
            if any(month(three[0]) == month(card) for three in alike(self.deal.hands[seat], 3)):
                self.liable_month[month(card)] = other

    def settle(self) -> None:
        deal, end = self.deal, self.deal.out.end
        made = any(self.made.values())
        counted = end == "exhausted" and (
            not made or self.options["exhausted_sage"] == "half_and_cards"
        )
        special = self._tokushuyaku() if counted and len(self.active) == 3 else None
        if special is None:
            self._teyaku()
        winner = self._dekiyaku(end) if made else -1
        if special is not None:
            winner = special[0]
            deal._each_pays(winner, special[1] * self.unit)
        elif counted:
            winner = self._card_points()
        deal.take_pot(winner)
        deal.out.scores[winner] += deal.out.pot
        deal.out.pot = 0
        if len(self.active) == 3:
            if special is None:
                self._tobikomi()
                self._nukeyaku()
            if special is None or self.options["mizuten_survives_tokushuyaku"]:
                self._mizuten(end)

    def _tokushuyaku(self) -> tuple[int, int] | None:
        for seat, points in self.points.items():
            if points >= 168:
                return seat, points - 158
        if set(self.points.values()) == {88}:
            return self.active[0], 10
        for seat, base in self.bases.items():
            chaff = sum(is_chaff(card) for card in base)
            if self.options["sixteen_kasu"] == "tokushuyaku" and chaff >= 16:
                return seat, 12 + 2 * (chaff - 16)
        return None

    def _teyaku(self) -> None:
        for seat in self.active:
            hand = self.deal.hands[seat]
            kan = kan_a(hand, self.options) if "A" in self.groups[seat] else 0
            kan += kan_b(hand) if "B" in self.groups[seat] else 0
            self.deal._each_pays(seat, kan * self.unit)

    def _dekiyaku(self, end: str) -> int:
        callers = [seat for seat in self.sage if seat != self.by]
        doubled = end == "shoubu" and len(self.active) == 3 and len(callers) == 1
        for seat in self.active if end == "exhausted" else [self.by]:
            for name, kan in self.made[seat].items():
                amount = kan * self.unit if end == "shoubu" else kan * self.unit // 2
                if name in self.liable:
                    self.deal._pay(self.liable[name], seat, 2 * amount)
                elif doubled:
                    self.deal._pay(callers[0], seat, 2 * amount)
                else:
                    self.deal._each_pays(seat, amount)
        return self.sage[0] if end == "exhausted" else self.by

    def _card_points(self) -> int:
        most = max(self.points.values())
        winner = next(seat for seat in self.active if self.points[seat] == most)
        par = 88 if len(self.active) == 3 else sum(self.points.values()) / 2
        for seat, points in self.points.items():
            share = points - par if len(self.active) == 3 else 2 * (points - par)
            self.deal.out.scores[seat] += int(share) * self.deal.mult
        return winner

    def _tobikomi(self) -> None:
        for seat in self.active:
            caught = []
            for three in alike(self.deal.hands[seat], 3) if "A" in self.groups[seat] else []:
                base = [card for card in self.bases[seat] if month(card) == month(three[0])]
                fourth = any(card not in three for card in base)
                if fourth and (self.options["tobikomi"] == "fourth_card" or len(base) == 4):
                    caught.append(month(three[0]))
            for one in caught if self.options["tobikomi_per_triple"] else caught[:1]:
                if one in self.liable_month:
                    self.deal._pay(self.liable_month[one], seat, 2 * self.unit)
                else:
                    self.deal._each_pays(seat, self.unit)

    def _nukeyaku(self) -> None:
        for seat in self.active:
            if "B" in self.groups[seat] and not is_one_light(self.deal.hands[seat]):
                if self.points[seat] >= 89:
                    self.deal._each_pays(seat, self.unit)

    def _mizuten(self, end: str) -> None:
        dealer = self.deal.dealer
        if not self.deal.blind:
            return
        if self.points[dealer] >= 89:
            for seat in range(self.deal.seats):
                if seat not in (dealer, self.deal.white):
                    self.deal._pay(seat, dealer, self.unit)
        elif end == "exhausted" or self.options["mizuten_fail"] == "any_ending":
            self.deal._each_pays(dealer, -self.unit)
