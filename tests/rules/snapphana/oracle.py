"""The four Snapphana games a second time, as plainly as they can be said, on card texts.

Written from the rule text alone, to be compared with the engine at every decision. A match is
told as one story, a generator: it asks for a pack before each deal, and for a choice wherever
somebody has one.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field

from fudaba.games.options import OptionValue
from tests.rules.snapphana import brute as brute

RANKS = ("A", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
PACK = [suit + rank for suit in "SCHD" for rank in RANKS]
PACK += ["T0", "I1", "I2", "I3", "I4", *(f"T{number}" for number in range(5, 21)), "*"]
PLACE = {card: place for place, card in enumerate(PACK)}

TAROKKER = ("T20", "T19", "T0", "*")
KINDS = (*brute.MULTIPLES, *brute.KINDS)
RULES = dict.fromkeys(brute.MULTIPLES, "SN-063")
RULES |= {"trump": "SN-074", "snapphanar": "SN-079", "aces": "SN-080"}
RULES |= dict.fromkeys(brute.SUITS, "SN-077")

BLACK = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A")
RED = ("K", "Q", "N", "J", "A", "6", "7", "8", "9", "10")

#: Seats, packets of five dealt to each, tricks of a deal.
SEATS = {"800": 4, "1000": 2, "150": 2, "fjabbe": 4}
PACKETS = {"800": 3, "1000": 4, "150": 3, "fjabbe": 2}
TRICKS = {"800": 15, "1000": 20, "150": 15, "fjabbe": 10}

#: A seat and what it may say; None where the next pack is wanted.
Question = tuple[int, list[str]] | None
#: Side, points, reason, rule, cards.
Line = tuple[int, int, str, str, str]


# Cards.


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PLACE.__getitem__)


def is_trump(card: str) -> bool:
    return card[0] in "TI"


def suit(card: str) -> str:
    return "T" if is_trump(card) else card[0]


def strength(card: str) -> int:
    """The higher the stronger, within a suit (SN-006 to SN-009)."""
    if card[0] == "I":
        return 4
    if is_trump(card):
        return int(card[1:])
    order = BLACK if card[0] in "SC" else RED
    return 10 - order.index(card[1:])


def is_honour(card: str) -> bool:
    return card in TAROKKER or (not is_trump(card) and card[1:] in ("K", "Q", "N", "J"))


def led_suit(trick: list[str]) -> str | None:
    named = [card for card in trick if card != "*"]
    return suit(named[0]) if named else None


def winning(trick: list[str]) -> int:
    """The place of the card that takes the trick (SN-046, SN-009, SN-R23)."""
    best = -1
    for place, card in enumerate(trick):
        if card == "*":
            continue
        if best < 0:
            best = place
            continue
        holder = trick[best]
        if is_trump(card) != is_trump(holder):
            best = place if is_trump(card) else best
        elif suit(card) == suit(holder):
            if strength(card) > strength(holder) or card[0] == holder[0] == "I":
                best = place
    return best


def playable(hand: list[str], trick: list[str], must_overtrump: bool = False) -> list[str]:
    """The cards that may be played (SN-040 to SN-045, SN-050, SN-057, SN-R21)."""
    led = led_suit(trick)
    if led is None:
        return in_order(hand)
    able = [card for card in hand if card != "*" and suit(card) == led]
    if not able:
        able = [card for card in hand if card != "*" and is_trump(card)]
    if not able:
        return in_order(hand)
    if must_overtrump and is_trump(able[0]):
        lying = [card for card in trick if card != "*" and is_trump(card)]
        over = [card for card in able if all(_beats(card, other) for other in lying)]
        able = over or able
    return in_order(able + [card for card in hand if card == "*"])


def _beats(card: str, other: str) -> bool:
    return strength(card) > strength(other) or card[0] == other[0] == "I"


def halves(card: str) -> int:
    """A card's points, twice over (SN-093)."""
    if card in TAROKKER:
        return 9
    if is_honour(card):
        return {"K": 9, "Q": 7, "N": 5, "J": 3}[card[1:]]
    return 1


def card_points(cards: list[str]) -> int:
    total = sum(halves(card) for card in cards)
    assert total % 2 == 0
    return total // 2


def trick_points(cards: list[str]) -> int:
    """Fjabbe's other count: a point for every four cards and 4, 3, 2, 1 for honours (FJ-R7)."""
    assert len(cards) % 4 == 0
    return len(cards) // 4 + sum(halves(card) // 2 for card in cards)


# Combinations.


def possible(kind: str, hand: list[str]) -> list[tuple[str, ...]]:
    """Every combination of the kind that may be shown out of a hand, in pack order."""
    if kind in brute.MULTIPLES:
        held = in_order([card for card in hand if card in brute.MULTIPLES[kind][0]])
        found = [tuple(held)] if len(held) >= 3 else []
        if len(held) == 4:
            found += [tuple(card for card in held if card != left) for left in held]
        return found
    return [tuple(in_order(list(cards))) for cards in brute.sets(kind, hand)]


def worth(kind: str, cards: tuple[str, ...]) -> int:
    if kind in brute.MULTIPLES:
        return brute.multiple_points(kind, cards)
    return brute.points(len(cards))


def lines(bundle: Mapping[str, tuple[str, ...]], side: int, doubling: list[str]) -> list[Line]:
    """What combinations bring, line by line; `doubling` are the rules that double each group."""
    found: list[Line] = []
    for group, rule in zip(("multiples", "sequences"), doubling, strict=True):
        mine = [
            (side, worth(kind, cards), kind, RULES[kind], " ".join(in_order(list(cards))))
            for kind, cards in bundle.items()
            if (kind in brute.MULTIPLES) == (group == "multiples")
        ]
        found += mine
        if len(mine) >= 3 and rule:
            found.append((side, sum(line[1] for line in mine), f"{group}_doubled", rule, ""))
    return found


def best_of(pile: list[str]) -> dict[str, tuple[str, ...]]:
    """The best combination of every kind in a pile (SN-R1, SN-R6, SN-R14)."""
    found: dict[str, tuple[str, ...]] = {}
    for kind in KINDS:
        choices = possible(kind, pile)
        if choices:
            found[kind] = max(choices, key=len)
    return found


# The match.


@dataclass
class Outcome:
    """What a deal has brought."""

    dealer: int
    end: str
    scores: list[int]
    piles: list[list[str]]
    lines: list[Line]
    losers: list[int] = field(default_factory=list)


class Oracle:
    """One match, told from the first pack to its end."""

    def __init__(self, game: str, options: Mapping[str, OptionValue], dealer: int) -> None:
        self.game = game
        self.options = options
        self.seats = SEATS[game]
        self.sides = 2 if game == "800" else self.seats
        self.dealer = dealer
        self.totals = [0] * self.sides
        self.losses = [0] * self.seats
        self.tied = False
        self.is_over = False
        self.winner: int | list[int] | None = None
        self.deals: list[Outcome] = []
        self._story = self._match()
        self.question: Question = next(self._story)

    def tell(self, answer: str) -> None:
        """Goes on with a pack, or with what a seat says."""
        if self.question is not None:
            assert answer in self.question[1], (answer, self.question)
        try:
            self.question = self._story.send(answer)
        except StopIteration:
            self.is_over = True
            self.question = None

    def side(self, seat: int) -> int:
        return seat % self.sides

    def _match(self) -> Generator[Question, str, None]:
        while self.winner is None:
            pack = yield None
            yield from self._deal(pack.split())
            self.dealer = (self.dealer + 1) % self.seats

    def _choice(self, seat: int, choices: list[str]) -> Generator[Question, str, str]:
        """A decision, which happens by itself where there is only one outcome."""
        if len(choices) == 1:
            return choices[0]
        return (yield seat, choices)

    # One deal.

    def _deal(self, pack: list[str]) -> Generator[Question, str, None]:
        self.pack = pack
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.discards: list[list[str]] = [[] for _ in range(self.sides)]
        self.won: list[list[str]] = [[] for _ in range(self.sides)]
        self.tricks = [0] * self.sides
        self.kept: list[list[str]] = [[] for _ in range(self.sides)]
        self.owed: tuple[int, int] | None = None
        self.lines: list[Line] = []
        forehand = (self.dealer + 1) % self.seats
        self._hand_out(PACKETS[self.game])
        if self.game != "fjabbe":
            self._take(self.dealer, 2)
        if self.game == "1000":
            yield from self._discard(forehand, 10)
            yield from self._discard(self.dealer, 10)
            self._hand_out(2)
        if self.game != "fjabbe":
            yield from self._discard(self.dealer, 2)
        leader = forehand
        for number in range(TRICKS[self.game]):
            leader = yield from self._trick(leader, number == 0)
            if leader < 0:
                self._end("declaration", 0)
                return
            if self.options["fjont_exchange"] == "asap":
                yield from self._exchange()
        yield from self._exchange()
        self._lose()
        self._count(self.side(leader))

    def _take(self, seat: int, number: int) -> None:
        self.hands[seat] += self.pack[:number]
        self.pack = self.pack[number:]

    def _hand_out(self, packets: int) -> None:
        for _ in range(packets):
            for place in range(1, self.seats + 1):
                self._take((self.dealer + place) % self.seats, 5)

    def _discard(self, seat: int, number: int) -> Generator[Question, str, None]:
        last = -1
        for left in range(number, 0, -1):
            free = [
                card
                for card in in_order(self.hands[seat])
                if card not in TAROKKER and card[1:] != "K" and PLACE[card] > last
            ]
            said = yield seat, [f"discard {card}" for card in free[: len(free) - left + 1]]
            card = said.removeprefix("discard ")
            last = PLACE[card]
            self.hands[seat].remove(card)
            self.discards[self.side(seat)].append(card)

    def _trick(self, leader: int, is_first: bool) -> Generator[Question, str, int]:
        """Plays a trick; the winner's seat, or -1 where a declaration has won the match."""
        trick: list[str] = []
        players = [(leader + place) % self.seats for place in range(self.seats)]
        for seat in players:
            hand = self.hands[seat]
            cards = playable(hand, trick, bool(self.options["must_overtrump"]))
            plays = [f"play {card}" for card in cards]
            if is_first and self.options.get("fjabbe_declarations", True):
                said = yield from self._declare(seat, plays)
                if not said:
                    return -1
            else:
                said = yield seat, plays
            card = said.removeprefix("play ")
            hand.remove(card)
            trick.append(card)
        winner = players[winning(trick)]
        taker = self.side(winner)
        self.tricks[taker] += 1
        self.won[taker] += [card for card in trick if card != "*"]
        if "*" in trick:
            player = players[trick.index("*")]
            self.kept[self.side(player)].append("*")
            if self.side(player) != taker:
                self.owed = (player, taker)
        return winner

    def _declare(self, seat: int, plays: list[str]) -> Generator[Question, str, str]:
        """Declarations before the first card; what is played, or nothing after a win."""
        bundle: dict[str, tuple[str, ...]] = {}
        kinds = list(KINDS)
        before = list(self.lines)
        while True:
            able = [kind for kind in kinds if possible(kind, self.hands[seat])]
            said = yield seat, [*(f"declare {kind}" for kind in able), *plays]
            if not said.startswith("declare "):
                return said
            kind = said.removeprefix("declare ")
            kinds = kinds[kinds.index(kind) + 1 :]
            bundle[kind] = yield from self._show(seat, possible(kind, self.hands[seat]))
            self.lines = before + lines(bundle, self.side(seat), ["SN-034", "SN-034"])
            if self._is_won_at_once(self.side(seat)):
                return ""

    def _show(
        self, seat: int, sets: list[tuple[str, ...]]
    ) -> Generator[Question, str, tuple[str, ...]]:
        """The cards of a declaration, one by one in pack order."""
        shown: tuple[str, ...] = ()
        while True:
            sets = [cards for cards in sets if cards[: len(shown)] == shown]
            further = {cards[len(shown)] for cards in sets if len(cards) > len(shown)}
            choices = [f"show {card}" for card in in_order(list(further))]
            if shown in sets:
                choices.append("done")
            said = yield from self._choice(seat, choices)
            if said == "done":
                return shown
            shown = (*shown, said.removeprefix("show "))

    def _points(self, side: int) -> int:
        return sum(line[1] for line in self.lines if line[0] == side)

    def _is_won_at_once(self, side: int) -> bool:
        if self.game == "fjabbe" or not self.options["immediate_win"] or self.tied:
            return False
        return self.totals[side] + self._points(side) >= int(self.options["target"])

    def _exchange(self) -> Generator[Question, str, None]:
        """A card for Fjønt, if one is owed and there is one (SN-052 to SN-055)."""
        if self.owed is None:
            return
        player, taker = self.owed
        pool = in_order(self.won[self.side(player)])
        if not pool:
            return
        low = [card for card in pool if not is_honour(card)]
        if self.options["fjont_exchange_card"] == "low_if_possible" and low:
            pool = low
        said = yield from self._choice(player, [f"give {card}" for card in pool])
        card = said.removeprefix("give ")
        self.won[self.side(player)].remove(card)
        self.won[taker].append(card)
        self.owed = None

    def _lose(self) -> None:
        """A lost Fjønt (SN-056, SN-R30) and lost discards (SN-022)."""
        if self.owed is not None:
            self.kept[self.side(self.owed[0])].remove("*")
            self.won[self.owed[1]].append("*")
        for side in range(self.sides):
            if self.tricks[side] == 0 and self.discards[side]:
                self.won[1 - side] += self.discards[side]
                self.discards[side] = []

    def _count(self, last: int) -> None:
        doubling = ["SN-064", "SN-072"] if self.options["end_doubling"] else ["", ""]
        by_tricks = self.options.get("fjabbe_card_count") == "tricks"
        for side in range(self.sides):
            pile = self.pile(side)
            if self.options["end_combinations"]:
                self.lines += lines(best_of(pile), side, doubling)
            points = trick_points(pile) if by_tricks else card_points(pile)
            rule = "FJ-R7" if by_tricks else "SN-091"
            if points:
                self.lines.append((side, points, "card_points", rule, ""))
            if side == last:
                self.lines.append((side, 6, "last_trick", "SN-095", ""))
        self._end("count", last)

    def pile(self, side: int) -> list[str]:
        return in_order(self.won[side] + self.kept[side] + self.discards[side])

    def _end(self, end: str, last: int) -> None:
        scores = [self._points(side) for side in range(self.sides)]
        self.totals = [old + new for old, new in zip(self.totals, scores, strict=True)]
        piles = [self.pile(side) for side in range(self.sides)]
        outcome = Outcome(self.dealer, end, scores, piles, self.lines)
        self.deals.append(outcome)
        if self.game == "fjabbe":
            outcome.losers = losers(scores, self.tricks, self.options)
            for seat in outcome.losers:
                self.losses[seat] += 1
            if is_fjabbe_over(self.losses):
                self.winner = fjabbe_winner(self.losses, self.totals, self.options)
        elif end == "declaration":
            self.winner = self.totals.index(max(self.totals))
        else:
            self._test_target()

    def _test_target(self) -> None:
        there = [points >= int(self.options["target"]) for points in self.totals]
        self.tied = all(there) and self.totals[0] == self.totals[1]
        if self.tied:
            self.winner = [0, 1] if self.options["tie_at_target"] == "shared" else None
        elif any(there):
            self.winner = self.totals.index(max(self.totals))


def losers(scores: list[int], tricks: list[int], options: Mapping[str, OptionValue]) -> list[int]:
    """Who loses a deal of Fjabbe (FJ-004 to FJ-006, FJ-R2, FJ-R3)."""
    without = [seat for seat, number in enumerate(tricks) if number == 0]
    most = [seat for seat, points in enumerate(scores) if points == max(scores)]
    if len(most) > 1 and options["fjabbe_tie"] == "nobody_loses":
        most = []
    if without and options["fjabbe_trickless"] == "instead":
        most = []
    return sorted(set(without) | set(most))


def is_fjabbe_over(losses: list[int]) -> bool:
    """Whether two have lost three, or one five (FJ-007, FJ-R11)."""
    return sum(lost >= 3 for lost in losses) >= 2 or max(losses) >= 5


def fjabbe_winner(
    losses: list[int], totals: list[int], options: Mapping[str, OptionValue]
) -> int | list[int]:
    """The player with fewest lost deals, then with fewest points (FJ-R10)."""
    best = [seat for seat, lost in enumerate(losses) if lost == min(losses)]
    if options["fjabbe_ranking"] == "losses_then_points":
        fewest = min(totals[seat] for seat in best)
        best = [seat for seat in best if totals[seat] == fewest]
    return best[0] if len(best) == 1 else best
