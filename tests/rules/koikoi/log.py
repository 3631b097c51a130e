"""Deal logs of the rule text (section 10.8): `A5 koi, B1 shobu` played move by move.

`A5` is a move after which A's total is 5. A collects ribbons, B plains and the moon, from bases
that lack one card; every scoring card takes a partner that is worth nothing to its player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import u8

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.contract import IllegalAction
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.turn import begin_turn
from tests.rules.koikoi.moves import move
from tests.rules.koikoi.written import SEATS, base, cards, position

BASES = {"A": "1R 2R", "B": "6K1 6K2 7K1 7K2 9A 9K1 10K1 10K2 12K1 12K2"}

#: The captures that bring a player to a total.
CAPTURES = {
    "A5": ["3R>3K1"],  # akatan
    "A6": ["3R>3K1", "4R>4K1"],
    "A7": ["3R>3K1", "4R>4K1", "5R>5K1"],
    "B1": ["2K1>2A"],  # kasu
    "B2": ["2K1>2A", "11K1>11A"],
    "B6": ["2K1>2A", "8L>8A"],  # kasu and tsukimi
}

#: Cards that lie down and change nothing, and one that stays in the hand.
QUIET = ["12L>-", "1L>-"]
SPARE = "7A"

CALLS = {"shobu": "stop", "koi": "koi"}


@dataclass
class Log:
    """A played log: the match, who was in force after each gain, whether a call was refused."""

    match: KoiKoiMatch
    force: list[int] = field(default_factory=list)
    refused: bool = False


def replay_log(dealer: int, calls: list[str], **options: Any) -> Log:
    """Plays the calls of a log up to its end or to the first call that is refused."""
    match = position(
        hand=SPARE, other="11R", base=BASES["A"], other_base=BASES["B"], dealer=dealer, **options
    )
    log = Log(match)
    for call in calls:
        if call == "end":
            _play_last_cards(match)
        else:
            total, choice = call.split()
            _play_to(log, SEATS[total[0]], total)
            try:
                match.apply_text(CALLS[choice])
            except IllegalAction:
                log.refused = True
                break
    return log


def _play_to(log: Log, seat: int, total: str) -> None:
    match = log.match
    before = match.points[seat]
    held = base(match, seat).split()
    missing = [capture for capture in CAPTURES[total] if capture.split(">")[0] not in held]
    placed, drawn = [*missing, *QUIET][:2]
    _take_turn(match, seat, placed, drawn, spare=SPARE)
    assert match.points[seat] == int(total[1:])
    if match.points[seat] > before:
        log.force.append(int(match.in_force))


def _play_last_cards(match: KoiKoiMatch) -> None:
    for seat in (int(match.dealer), 1 - int(match.dealer)):
        _take_turn(match, seat, QUIET[0], QUIET[1], spare="-")


def _take_turn(match: KoiKoiMatch, seat: int, placed: str, drawn: str, spare: str) -> None:
    (card, onto), (turned_up, under) = placed.split(">"), drawn.split(">")
    match.field = cards(onto) | cards(under)
    match.hands[seat] = HANAFUDA.set(card) | cards(spare)
    match.deck = vec[u8](HANAFUDA.cards(turned_up))
    match.next_card = 0
    begin_turn(match, seat)
    match.at.ask(match)
    move(match, placed, drawn)
