"""Koi-Koi, section 6: doubling."""

from __future__ import annotations

import pytest

from tests.rules.koikoi.deals import scores, scripted, settled
from tests.rules.koikoi.log import replay_log
from tests.rules.koikoi.written import A, B

SANKO = "1L 3L 8L"


@pytest.mark.parametrize("winner", [A, B])
def test_kk_601_the_opponents_koi_koi_doubles_the_winners_points(winner: int) -> None:
    bases = (SANKO, "-") if winner == A else ("-", SANKO)
    calls = (0, 1) if winner == A else (1, 0)
    ended = settled(bases, by=winner, calls=calls)
    assert scores(ended)[winner] == 12
    assert [(entry.rule, int(entry.amount)) for entry in ended.entries] == [
        ("KK-414", 6),
        ("KK-601", 6),
    ]


def test_kk_602_several_calls_by_the_opponent_double_once() -> None:
    assert scores(settled((SANKO, "-"), by=A, calls=(0, 3))) == [12, 0]
    log = replay_log(A, ["A5 koi", "A6 koi", "B1 shobu"])
    assert scores(log.match) == [0, 2]


def test_kk_603_own_calls_do_not_double() -> None:
    assert scores(settled((SANKO, "-"), by=A, calls=(2, 0))) == [6, 0]
    assert scores(replay_log(A, ["A5 koi", "A6 shobu"]).match) == [6, 0]


@pytest.mark.parametrize("koi_double", ["opponent", "self", "either"])
@pytest.mark.parametrize("combine", ["once", "stack"])
def test_kk_604_instant_hands_are_never_doubled(koi_double: str, combine: str) -> None:
    match = scripted(
        "instant_oya", koi_double=koi_double, seven_double=True, seven_koi_combine=combine
    )
    assert scores(match) == [6, 0]
