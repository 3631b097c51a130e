"""Sheets say how card points were counted, and which payments are a half."""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import fudaba
from fudaba.cli import main
from fudaba.games.eights.reckoning import CARD_POINTS
from fudaba.games.registry import spec
from fudaba.games.view import deal_view
from fudaba.records.files import write
from fudaba.scenes.phrases import MINUS
from fudaba.terminal.sheet import match_sheet
from tests.conformance.play import play_out, random_match
from tests.terminal.tables import drawn as table_of


class Sheet:
    """The command's answer to the facts of a deal, or to a record."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._folder = folder
        self._capsys = capsys

    def score(self, game: str, language: str = "en", **facts: Any) -> list[str]:
        (self._folder / "deal.json").write_text(json.dumps(facts), "utf-8")
        return self._lines(
            "score", game, "--facts", str(self._folder / "deal.json"), "--lang", language
        )

    def replay(self, match: fudaba.Match) -> list[str]:
        names = [f"P{seat}" for seat in range(match.game.seats)]
        write(match.record(names), self._folder / "match.toml")
        return self._lines("replay", str(self._folder / "match.toml"), "--lang", "en")

    def _lines(self, *arguments: str) -> list[str]:
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 0
        return [" ".join(line.split()) for line in self._capsys.readouterr().out.splitlines()]


@pytest.fixture
def sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Sheet:
    return Sheet(tmp_path, capsys)


def test_hh_851_card_points_stand_with_their_base_and_multiplier(sheet: Sheet) -> None:
    facts: dict[str, Any] = {"seats": 3, "order": [0, 1, 2], "end": "exhausted", "multiplier": 2}
    points = {"0": 93, "1": 91, "2": 80}
    lines = sheet.score("hachihachi", **facts, points=points)
    assert "Card points, seat 0: 93 - 88 = +5 ×2 = +10" in lines
    assert "Card points, seat 1: 91 - 88 = +3 ×2 = +6" in lines
    assert "Card points, seat 2: 80 - 88 = -8 ×2 = -16" in lines
    plain = sheet.score("hachihachi", "sv", **{**facts, "multiplier": 1}, points=points)
    assert "Kortpoäng, plats 0: 93 - 88 = +5" in plain


def test_hh_993_between_two_the_difference_is_shown(sheet: Sheet) -> None:
    lines = sheet.score(
        "hachihachi",
        seats=2,
        order=[0, 1],
        end="exhausted",
        multiplier=4,
        points={"0": 120, "1": 144},
    )
    assert "Card points, seat 1: 144 - 120 = +24 ×4 = +96" in lines


def test_hh_712_a_half_is_marked_as_one(sheet: Sheet) -> None:
    facts: dict[str, Any] = {
        "seats": 3,
        "order": [0, 1, 2],
        "captured": {"0": "1L 3L 8L 12L"},
        "by": 0,
    }
    lines = sheet.score("hachihachi", **facts, end="cancel", sage=[0])
    assert [line for line in lines if "Four lights (half)" in line and "HH-712" in line]
    whole = sheet.score("hachihachi", **facts, end="shoubu")
    assert [line for line in whole if "Four lights" in line]
    assert not [line for line in whole if "half" in line]


def test_hj_605_a_yaku_that_two_share_is_a_half_and_by_hj_607_a_quarter(sheet: Sheet) -> None:
    facts: dict[str, Any] = {"seats": 3, "order": [0, 1, 2], "captured": {"0": "6A 7A 10A"}}
    lines = sheet.score("hachijuu", **facts, end="agari", by=0)
    assert [
        line for line in lines if "Boar, deer and butterflies (half)" in line and " 100 " in line
    ]
    lines = sheet.score("hachijuu", **facts, end="exhausted", sage=[0])
    assert [line for line in lines if "(a quarter)" in line and " 50 HJ-607" in line]
    two: dict[str, Any] = {"seats": 2, "order": [0, 1], "captured": {"0": "6A 7A 10A"}}
    lines = sheet.score("hachijuu", **two, end="agari", by=0)
    assert [line for line in lines if "butterflies 6A 7A 10A 200 " in line]
    lines = sheet.score("hachijuu", "sv", **two, end="exhausted", sage=[0])
    assert [line for line in lines if "(hälften)" in line and " 100 HJ-607" in line]


@pytest.mark.parametrize("name", ["hachihachi", "hachijuu"])
def test_the_sums_are_what_was_paid(name: str) -> None:
    """Of every deal that card points decided: points, base and factors give what was paid."""
    rng = Random(name)
    reckoning = spec(name).reckoning
    assert reckoning is not None
    seen: set[int] = set()
    for _ in range(60):
        match = random_match(name, rng)
        play_out(match, rng)
        for played in match.deals:
            deal = deal_view(spec(name).pack, played)
            paid = [entry for entry in deal.entries if entry.reason == CARD_POINTS]
            points = reckoning.points(dict(enumerate(deal.captured)))
            counted = reckoning.counted(points, deal.entries)
            for line in counted:
                change = sum(entry.amount for entry in paid if entry.payee == line.seat)
                change -= sum(entry.amount for entry in paid if entry.payer == line.seat)
                assert line.amount == change == (line.points - line.base) * prod(line.factors)
            seen.add(len(counted))
    assert seen == {0, 1, 3}  # nothing counted, two players, three


def test_replay_and_the_table_show_the_sums(sheet: Sheet) -> None:
    match = fudaba.game("hachijuu", seats=3, deals=6).new(3)
    play_out(match, Random(8))
    sums = [line for line in sheet.replay(match) if line.startswith("Card points, P")]
    assert [line for line in sums if " - 80 = " in line and " ×2" in line]
    drawn = Console(width=100)
    with drawn.capture() as shown:
        table = table_of(match, ["P0", "P1", "P2"])
        drawn.print(match_sheet(table, table.stage.sheets(match.view(0))))
    told = shown.get().replace(MINUS, "-").replace(", You:", ", P0:")
    assert [line for line in sums if line not in told] == []


@pytest.mark.parametrize("name", ["hachihachi", "hachijuu"])
def test_replay_and_the_table_mark_halves(name: str, sheet: Sheet) -> None:
    """Every payment of a part, and no other."""
    rng = Random(f"halves {name}")
    reckoning = spec(name).reckoning
    assert reckoning is not None
    halves: list[tuple[int, int | str, str]] = []
    while not halves:
        match = fudaba.game(name, seats=3).new(rng.getrandbits(40))
        play_out(match, rng)
        for number, played in enumerate(match.deals):
            entries = deal_view(spec(name).pack, played).entries
            for entry in entries:
                if reckoning.parts(entry, entries) == 2:
                    halves.append((number, entry.payee, entry.reason))
    drawn = Console(width=100)
    with drawn.capture() as shown:
        table = table_of(match, ["P0", "P1", "P2"])
        drawn.print(match_sheet(table, table.stage.sheets(match.view(0))))
    assert "\n".join(sheet.replay(match)).count("(half)") == len(halves)
    assert shown.get().count("(half)") == len(set(halves))  # one line for all who pay the same
