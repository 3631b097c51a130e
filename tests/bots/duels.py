"""Matches between bots, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, stdev

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot, names
from fudaba.bots.search.bot import SearchBot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Game, Match
from fudaba.games.registry import NAMES

#: Every bot that plays without searching, with every game that it can play.
PAIRS = [
    (name, game)
    for game in NAMES
    for name in names(game)
    if not isinstance(bot(name, game), SearchBot)
]


def decisions(match: Match, bots: list[Bot], rng: Rng) -> Iterator[Match]:
    """The match at every decision, while bots play it to its end."""
    while not match.is_over:
        yield match
        match.apply(bots[match.to_play].choose(match, rng))


def played(match: Match, bots: list[Bot], rng: Rng) -> Match:
    """The match, played to its end by bots."""
    for _ in decisions(match, bots, rng):
        pass
    return match


def share_won(game: Game, first: str, second: str, matches: int, seed: int = 0) -> float:
    """The share of two-handed matches that the first bot wins; every pack is played both ways
    round, and a shared win counts half."""
    one, two = bot(first, game.name), bot(second, game.name)
    won = 0.0
    for number in range(matches):
        seat = number % 2
        bots = [two, one] if seat else [one, two]
        match = played(game.new(seed + number // 2), bots, Rng(seed + number, 1))
        if match.winner == seat:
            won += 1.0
        elif isinstance(match.winner, list):
            won += 0.5
    return won / matches


def points_ahead(game: Game, one: Bot, others: Bot, matches: int) -> tuple[float, float]:
    """How many points a match one bot ends ahead of the average of others, with the half width
    of the 95% interval; every pack is played once from every seat."""
    seats = int(game.seats)
    ahead: list[float] = []
    for number in range(matches):
        seat = number % seats
        bots = [one if place == seat else others for place in range(seats)]
        scores = played(game.new(number // seats), bots, Rng(number, 1)).scores
        ahead.append(scores[seat] - (sum(scores) - scores[seat]) / (seats - 1))
    return mean(ahead), 1.96 * stdev(ahead) / matches**0.5
