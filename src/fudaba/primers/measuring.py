"""Measures what primers quote: dealt hands, who wins from which seat, what was paid, and what the
choices in a primer's deal are worth.

Hands are counted, and so exact. The rest is played by bots; every figure has its 95% interval.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from fudaba.bots.registry import bot
from fudaba.bots.search.worlds import Worlds
from fudaba.cards.rng import Rng
from fudaba.games.registry import game, part
from fudaba.lab.interval import Estimate, t_quantile, wilson
from fudaba.lab.odds import odds, studied
from fudaba.lab.review.playouts import played_out
from fudaba.lab.simulation import simulate
from fudaba.lab.summary import Summary
from fudaba.primers.measured import Figure, Measured
from fudaba.primers.position import Position, match_at

#: Who plays when numbers are measured.
BOT: Final = "greedy"
SEED: Final = 2026

#: What is written: shares to a tenth of a percent and finer, points to a hundredth.
_DIGITS: Final = 5


def measure(name: str, deals: int, playouts: int) -> Measured:
    """All figures of a game."""
    found = Measured(how={}, figures={})
    if name in studied():
        for sheet in odds(game(name)):
            found.figures[sheet.part] = {
                row.name: Figure(round(row.share, 2 * _DIGITS))
                for row in sheet.rows
                if row.name.isidentifier()
            }
            found.how[sheet.part] = {"what": "counted"}
    summary = simulate(game(name), [BOT], deals=deals, seed=SEED, workers=1).summary
    found.figures.update(_played(summary))
    for group in ("won", "points", "ends", "paid"):
        found.how[group] = {"what": "played", "deals": summary.deals, "seed": SEED}
    counted = getattr(part(name, "primers"), "counted", None)
    if counted is not None:
        for group, shares in counted(name, deals, SEED).items():
            found.figures[group] = {one: _figure(share, deals) for one, share in shares.items()}
            found.how[group] = {"what": "played", "deals": deals, "seed": SEED}
    choices: dict[str, tuple[Position, str]] = getattr(part(name, "primers"), "TRIED", {})
    for choice, (position, action) in choices.items():
        found.figures.setdefault("choices", {}).update(tried(choice, position, action, playouts))
        found.how["choices"] = {"what": "tried", "deals": playouts, "seed": SEED}
    return found


def _played(summary: Summary) -> dict[str, dict[str, Figure]]:
    number = summary.deals
    return {
        "won": {
            str(line.position): _figure(line.won, number) for line in summary.positions if line.won
        },
        "points": {
            str(line.position): _figure(line.score, number, is_share=False)
            for line in summary.positions
            if line.score
        },
        "ends": {line.name: _figure(line.share, number) for line in summary.ends if line.share},
        "paid": {line.name: _figure(line.share, number) for line in summary.reasons if line.share},
    }


def _figure(found: Estimate, number: int, is_share: bool = True) -> Figure:
    return _rounded(found.value, number, found.low, found.high, is_share)


def _rounded(
    value: float, number: int, low: float | None, high: float | None, is_share: bool
) -> Figure:
    def ended(end: float | None) -> float | None:
        return None if end is None else round(end, _DIGITS)

    return Figure(round(value, _DIGITS), number, ended(low), ended(high), is_share)


def tried(name: str, position: Position, action: str, playouts: int) -> dict[str, Figure]:
    """What an action brings on average, and how often it brings nothing or less."""
    values = list(_values(position, action, playouts))
    mean = sum(values) / playouts
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (playouts - 1) / playouts)
    margin = t_quantile(playouts - 1) * spread
    without = sum(value <= 0 for value in values) / playouts
    low, high = wilson(without, playouts)
    return {
        name: _rounded(mean, playouts, mean - margin, mean + margin, False),
        f"{name}_without": _rounded(without, playouts, low, high, True),
    }


def _values(position: Position, action: str, playouts: int) -> Iterator[int]:
    """What the deal brought the reader, less the mean of the others, in each world."""
    match = match_at(position)
    assert int(match.to_play) == position.seat, position
    code = next(one for one in match.legal_actions() if match.text(one) == action)
    policy, rng = bot(BOT, position.game), Rng(SEED)
    worlds = Worlds(match, policy, rng)
    for _ in range(playouts):
        over = played_out(worlds.deal().copy(), int(code), policy, Rng(rng.seed()))
        yield _ahead([int(score) for score in over.deals[-1].scores], position.seat)


def _ahead(scores: Sequence[int], seat: int) -> int:
    """What a seat got; where points are not paid by the others, less what the best of them got."""
    if sum(scores) == 0:
        return scores[seat]
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
