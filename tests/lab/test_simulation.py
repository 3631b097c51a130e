"""Simulations: the same table whoever plays, and tables that agree with the matches."""

from collections import Counter
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest

import fudaba
from fudaba.games.contract import Game
from fudaba.games.registry import NAMES
from fudaba.lab.problem import Unusable
from fudaba.lab.simulation import seated, simulate
from fudaba.records import json_form
from fudaba.records.report import Report, answer


def koikoi() -> Game:
    return fudaba.game("koikoi", deals=3)


def reports(path: Path) -> list[Report]:
    """Every line of a file, replayed."""
    found = []
    for line in path.read_bytes().splitlines():
        report = answer(line)
        assert isinstance(report, Report), report
        found.append(report)
    return found


@pytest.mark.parametrize(("matches", "deals"), [(30, None), (None, 50)])
def test_any_number_of_workers_gives_the_same_table(
    matches: int | None, deals: int | None, tmp_path: Path
) -> None:
    bots = ["greedy", "random"]
    results = []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.jsonl"
        result = simulate(
            koikoi(), bots, matches=matches, deals=deals, seed=5, workers=workers, out=path
        )
        results.append((msgspec.json.encode(result.summary), result.tally, path.read_bytes()))
    assert results[0] == results[1]
    other = simulate(koikoi(), bots, matches=matches, deals=deals, seed=6, workers=1)
    assert other.tally != results[0][1]


def test_a_number_of_deals_is_played_exactly(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    result = simulate(koikoi(), ["random"], deals=50, workers=1, out=path)
    assert (result.summary.deals, result.summary.matches, result.tally.cut) == (50, 16, 1)
    found = reports(path)
    assert sum(len(report.deals) for report in found) == 50
    assert [report.over for report in found] == [True] * 16 + [False]


@pytest.mark.parametrize("name", NAMES)
def test_every_record_replays_to_what_the_table_says(name: str, tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    summary = simulate(fudaba.game(name), ["random"], matches=6, workers=1, out=path).summary
    found = reports(path)
    assert len(found) == summary.matches == 6
    records = [json_form.load(line) for line in path.read_bytes().splitlines()]
    assert all(deal.deck for record in records for deal in record.deals)
    deals = [deal for report in found for deal in report.deals]
    assert len(deals) == summary.deals
    assert {line.name: line.deals for line in summary.ends} == Counter(deal.end for deal in deals)
    for side in summary.sides:
        assert side.score is not None
        mean = sum(report.scores[side.side] for report in found) / len(found)
        assert side.score.value == pytest.approx(mean, abs=1e-5)
    assert sum(side.won.value for side in summary.sides if side.won) == pytest.approx(1, abs=1e-5)
    wins = sum(line.won.value for line in summary.positions if line.won)
    if all(line.won for line in summary.positions):
        assert wins == pytest.approx(1, abs=1e-5)


def test_reasons_are_counted_by_deal_with_their_amounts(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    summary = simulate(koikoi(), ["greedy"], matches=20, workers=1, out=path).summary
    deals = [deal for report in reports(path) for deal in report.deals]
    for line in summary.reasons:
        having = [
            sum(entry.amount for entry in deal.entries if entry.reason == line.name)
            for deal in deals
            if any(entry.reason == line.name for entry in deal.entries)
        ]
        assert line.deals == len(having)
        assert line.points is not None
        assert line.points.value == pytest.approx(sum(having) / len(having), abs=1e-5)


def test_parquet_has_a_row_for_every_deal(tmp_path: Path) -> None:
    path, lines = tmp_path / "deals.parquet", tmp_path / "matches.jsonl"
    summary = simulate(koikoi(), ["greedy"], matches=12, seed=3, workers=1, out=path).summary
    simulate(koikoi(), ["greedy"], matches=12, seed=3, workers=1, out=lines)
    rows = pyarrow.parquet.read_table(path).to_pylist()
    assert len(rows) == summary.deals == 36
    deals = [deal for report in reports(lines) for deal in report.deals]
    for row, deal in zip(rows, deals, strict=True):
        assert (row["dealer"], row["end"], row["scores"]) == (deal.dealer, deal.end, deal.scores)
        assert [entry["amount"] for entry in row["entries"]] == [e.amount for e in deal.entries]
        assert [entry["from"] for entry in row["entries"]] == [str(e.payer) for e in deal.entries]
    assert [row["match"] for row in rows[::3]] == list(range(12))
    assert rows[0]["bots"] == ["greedy 1", "greedy 2"]
    assert rows[0]["losers"] is None


def test_the_dealers_advantage_does_not_come_from_strong_bots_dealing_more() -> None:
    summary = simulate(fudaba.game("koikoi"), ["greedy", "random"], matches=60, workers=1).summary
    dealer = summary.positions[0].won
    assert dealer is not None
    assert dealer.value < 0.6


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [
        ("koikoi", ["greedy"], ["greedy", "greedy"]),
        ("800", ["a", "b"], ["a", "b", "a", "b"]),
        ("800", ["a", "b", "c", "d"], ["a", "b", "c", "d"]),
    ],
)
def test_bots_are_given_for_all_for_sides_or_for_seats(
    game: str, bots: list[str], seats: list[str]
) -> None:
    assert seated(fudaba.game(game), bots) == seats
    with pytest.raises(Unusable, match="not 9"):
        seated(fudaba.game(game), ["random"] * 9)
