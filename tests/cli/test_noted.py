"""`fudaba score --facts` with the deals of a whole match."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fudaba.games.registry import NAMES
from fudaba.scenes.phrases import MINUS
from tests.cli.command import fudaba_command
from tests.conformance.play import play_out, random_match
from tests.score.noted import noted


def written(folder: Path, **match: Any) -> str:
    path = folder / "match.json"
    path.write_text(json.dumps(match), "utf-8")
    return str(path)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_of_several_deals_comes_to_its_totals(name: str, tmp_path: Path) -> None:
    rng = Random(f"noted {name}")
    match = random_match(name, rng)
    play_out(match, rng)
    deals = match.deals[:3]
    path = written(
        tmp_path,
        game=name,
        preset=match.game.preset,
        options=match.game.overrides,
        names=[f"P{seat}" for seat in range(int(match.game.seats))],
        dealer=int(deals[0].dealer),
        deals=[noted(match, number) for number in range(1, len(deals) + 1)],
    )
    told = json.loads(fudaba_command("score", name, "--facts", path, "--json").out)
    assert told["standing"]["scores"] == [int(total) for total in deals[-1].totals]
    shown = fudaba_command("score", name, "--facts", path, "--lang", "sv").out
    last = [line for line in shown.splitlines() if line.startswith("summa")][-1]
    for total in deals[-1].totals:
        assert str(int(total)).replace("-", MINUS) in last


def test_a_deal_that_cannot_be_is_named(tmp_path: Path) -> None:
    draw = {"end": "exhausted"}
    path = written(tmp_path, deals=[draw, {"end": "stop", "by": 0, "captured": ["1L 3L", None]}])
    left = fudaba_command("score", "koikoi", "--facts", path)
    assert (left.code, left.out) == (2, "")
    assert "deal 2" in left.err
    assert "KK-501" in left.err
    path = written(tmp_path, deals=[{"en": "stop"}])
    assert "did you mean end?" in fudaba_command("score", "koikoi", "--facts", path).err
