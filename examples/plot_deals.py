"""What a deal of Koi-Koi brings where two `random` play, and where two `greedy` do.

    pip install fudaba matplotlib
    python examples/plot_deals.py [--deals 6000] [--file deals.svg]

The same numbers give the same picture on every machine.
"""

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

import fudaba
from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng


def points(name: str, deals: int) -> Counter[int]:
    """How often a deal between two bots of that name brought its winner so many points."""
    player = bot(name, "koikoi")
    found: Counter[int] = Counter()
    for seed in range(max(1, deals // 12)):
        match, rng = fudaba.game("koikoi").new(seed), Rng(seed)
        while not match.is_over:
            match.apply(player.choose(match, rng))
        found.update(int(max(deal.scores)) for deal in match.deals)
    return found


def draw(random: Counter[int], greedy: Counter[int], file: Path) -> None:
    """Both distributions beside each other."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "fudaba"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for shift, name, found in ((-0.2, "random", random), (0.2, "greedy", greedy)):
        total = sum(found.values())
        most = range(26)
        axes.bar(
            [number + shift for number in most],
            [100 * found[number] / total for number in most],
            width=0.4,
            label=f"{name} against {name}",
        )
    axes.set_xlabel("points of the deal (0: nobody won)")
    axes.set_ylabel("deals in 100")
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)


if __name__ == "__main__":
    parser = ArgumentParser(description="Points of won deals of Koi-Koi, as a plot.")
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--file", type=Path, default=Path("deals.svg"))
    given = parser.parse_args()
    draw(points("random", given.deals), points("greedy", given.deals), given.file)
    print(given.file)
