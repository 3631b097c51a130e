"""The slowest of many decisions is found, and can be looked at again."""

from __future__ import annotations

from time import process_time

import pytest

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.cli import bench
from fudaba.games.contract import Match
from fudaba.games.record import replay
from fudaba.lab import slowest as measured


class Sleepy(Bot):
    """Takes its time over one decision."""

    def __init__(self) -> None:
        self.name = "sleepy"
        self.asked: list[int] = []

    def choose(self, match: Match, rng: Rng) -> int:
        self.asked.append(int(match.legal_count()))
        if len(self.asked) == 7:
            end = process_time() + 0.05
            while process_time() < end:
                self.slow = match.view(None)
        return int(match.legal_nth(0))


def test_the_slowest_decision_is_kept_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    sleepy = Sleepy()
    monkeypatch.setattr(measured, "bot", lambda *_: sleepy)
    found = measured.slowest("koikoi", 30, "sleepy")
    assert len(sleepy.asked) == found.decisions == 30
    assert min(sleepy.asked) > 1
    assert found.cpu_ms >= 50 > found.mean_cpu_ms
    assert replay(found.record).view(None) == sleepy.slow


def test_a_thousand_unless_there_is_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    assert [bench._decisions(seconds) for seconds in (0.05, 0.5, 1, 60)] == [50, 500, 1000, 1000]
    monkeypatch.setattr(bench, "is_compiled", lambda: False)
    assert [bench._decisions(seconds) for seconds in (0.05, 1)] == [1, 10]
