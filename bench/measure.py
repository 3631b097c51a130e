"""Measuring side by side: interleaved rounds, CPU time, and a table with ratios.

A machine is never equally quick for long, so the contenders take turns (A B C A B C ...) and a
ratio is taken inside each round; the median of the rounds is what a table shows. Many short rounds
measure better than a few long ones: what disturbs a machine lasts for seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import process_time


@dataclass
class Contender:
    """Something to measure: `run` does a piece of work and says how many actions it was."""

    name: str
    run: Callable[[], int]
    #: Actions per CPU second, one number for each round.
    rates: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.rates)

    @property
    def median(self) -> float:
        return median(self.rates)

    def ratio(self, peer: Contender) -> float:
        """How many times as fast as a peer: the median of the ratios of each round."""
        pairs = zip(self.rates, peer.rates, strict=True)
        return median(own / other for own, other in pairs)


def middle(name: str, contenders: list[Contender]) -> Contender:
    """What the contender in the middle did in each round."""
    rounds = zip(*(contender.rates for contender in contenders), strict=True)
    return Contender(name, lambda: 0, [median(rates) for rates in rounds])


def rate(run: Callable[[], int], seconds: float) -> float:
    """Actions per CPU second of this process, over at least so many seconds."""
    actions = 0
    start = process_time()
    while True:
        actions += run()
        spent = process_time() - start
        if spent >= seconds:
            return actions / spent


def measure(contenders: list[Contender], rounds: int, seconds: float) -> None:
    """Lets the contenders take turns, after one short turn each to warm up."""
    for contender in contenders:
        contender.run()
    for _ in range(rounds):
        for contender in contenders:
            contender.rates.append(rate(contender.run, seconds))


def table(contenders: list[Contender], peers: list[Contender]) -> str:
    """Best and median rates in actions a second, and the ratio to each peer."""
    width = max(len(contender.name) for contender in contenders)
    heads = [f"/ {peer.name}" for peer in peers]
    lines = ["  ".join([" " * width, f"{'best':>12}", f"{'median':>12}", *heads])]
    for contender in contenders:
        cells = [f"{contender.name:<{width}}", f"{contender.best:>12,.0f}"]
        cells.append(f"{contender.median:>12,.0f}")
        for peer, head in zip(peers, heads, strict=True):
            cells.append(f"{contender.ratio(peer):>{len(head)}.2f}")
        lines.append("  ".join(cells))
    return "\n".join(lines)
