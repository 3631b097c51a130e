"""What a seat alone could gain in greedy's Hachijuu auction by declaring otherwise.

PYTHONPATH=build/compiled:. python -m bench.auction --seats 3 --packs 20000

In every pack every auction is held and every end of one is played out by greedy. The others
declare as greedy does; the seat declares as greedy does too, or otherwise where that is better by
all that was said before and by how strong its hand is, in twelve steps. What is better is learned
in one half of the packs. What it brings there is too much, because it fits their luck; what it
brings in the other half is rather too little, because it was learned from so few. In between lies
what could be gained, and both near 0 means balance.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import dataclass, field
from math import sqrt

import numpy as np
from numpy.typing import NDArray

import fudaba
from fudaba.bots.hachijuu.joining import strength
from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.hachijuu.match import HachijuuMatch

#: The steps of strength that a seat tells apart.
STEPS = 12

Said = tuple[int, ...]
Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


@dataclass
class Spot:
    """What was said so far: whose turn it is, what may follow, and how it looks in each pack."""

    seat: int
    actions: list[int]
    chosen: list[int] = field(default_factory=list)
    strengths: list[int] = field(default_factory=list)

    def steps(self) -> Numbers:
        """How strong the hands are, in as many steps as there are."""
        values = np.array(self.strengths)
        edges = np.quantile(values, np.linspace(0, 1, STEPS + 1)[1:-1])
        found: Numbers = np.digitize(values, edges)
        return found


class Auctions:
    """All auctions of many packs. Seats are counted from the first to speak."""

    def __init__(self, seats: int, packs: int, seed: int) -> None:
        self.seats = seats
        self.packs = packs
        self.greedy = bot("greedy", "hachijuu")
        self.spots: dict[Said, Spot] = {}
        self.ends: dict[Said, list[list[float]]] = {}
        game = fudaba.game("hachijuu", seats=seats)
        for pack in range(packs):
            match = game.new(seed + pack)
            assert isinstance(match, HachijuuMatch)
            match.stop_after_deal = True
            self._hold(match, (), int(match.to_play))

    def _hold(self, match: HachijuuMatch, said: Said, first: int) -> None:
        if match.is_over or not match.is_auction():
            self.ends.setdefault(said, []).append(self._played_out(match, first))
            return
        seat = int(match.to_play)
        spot = self.spots.get(said)
        if spot is None:
            spot = Spot((seat - first) % self.seats, match.legal_actions())
            self.spots[said] = spot
        spot.chosen.append(self.greedy.choose(match, Rng(0)))
        others = min(2, int(match.auction.remaining()).bit_count() - 1)
        spot.strengths.append(int(strength(match.hands[seat], match.field, others)))
        for action in spot.actions:
            twin = match.copy()
            twin.stop_after_deal = True
            twin.apply(action)
            self._hold(twin, (*said, action), first)

    def _played_out(self, match: HachijuuMatch, first: int) -> list[float]:
        """What each seat is ahead of the others on average, in chips."""
        rng = Rng(0)
        while not match.is_over:
            match.apply(self.greedy.choose(match, rng))
        return [match.deal_value((first + seat) % self.seats) for seat in range(self.seats)]

    def gains(self, seat: int) -> Floats:
        """What the best answers bring a seat in each pack; they are learned in even ones."""
        learned = np.arange(self.packs) % 2 == 0
        reach = self._reach(seat)
        best: dict[Said, Floats] = {}
        greedy: dict[Said, Floats] = {}
        for said, spot in sorted(self.spots.items(), key=lambda item: -len(item[0])):
            after = [(*said, action) for action in spot.actions]
            pack = np.arange(self.packs)
            chosen = np.array([spot.actions.index(action) for action in spot.chosen])
            greedy[said] = np.stack([self._value(greedy, end, seat) for end in after])[chosen, pack]
            answered = np.stack([self._value(best, end, seat) for end in after])
            best[said] = answered[chosen, pack]
            if spot.seat == seat:
                answers = np.stack([best[said], *answered])
                steps = spot.steps()
                counts = reach[said] * learned
                sums = np.stack([np.bincount(steps, counts * row, STEPS) for row in answers])
                best[said] = answers[np.argmax(sums, axis=0)[steps], pack]
        return best[()] - greedy[()]

    def _value(self, known: dict[Said, Floats], said: Said, seat: int) -> Floats:
        """What is known to come of what was said: from there on, or as the end that it is."""
        if said in known:
            return known[said]
        return np.array(self.ends[said])[:, seat]

    def _reach(self, seat: int) -> dict[Said, Floats]:
        """In which packs the others let it come to what was said, whatever the seat says."""
        reach: dict[Said, Floats] = {(): np.ones(self.packs)}
        for said, spot in sorted(self.spots.items(), key=lambda item: len(item[0])):
            chosen = np.array(spot.chosen)
            for action in spot.actions:
                reach[*said, action] = reach[said] * (
                    1.0 if spot.seat == seat else chosen == action
                )
        return reach


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3, choices=range(2, 7))
    parser.add_argument("--packs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    auctions = Auctions(asked.seats, asked.packs, asked.seed)
    print(
        f"{asked.packs} packs, {len(auctions.ends)} auctions each; chips a deal that a seat gains"
    )
    print("by the best answers, where they were learned and elsewhere (95%)")
    for seat in range(asked.seats):
        gains = auctions.gains(seat)
        elsewhere = gains[1::2]
        mean = float(elsewhere.mean())
        width = 1.96 * float(elsewhere.std()) / sqrt(len(elsewhere))
        interval = f"({mean - width:.1f} to {mean + width:.1f})"
        print(f"  as number {seat + 1}: {gains[::2].mean():5.1f} {mean:5.1f} {interval}")


if __name__ == "__main__":
    main()
