"""What primers quote was measured, and can be measured anew."""

from importlib.resources import files

import pytest

from fudaba.games.registry import NAMES
from fudaba.primers.koikoi import TRIED
from fudaba.primers.measured import Figure, figure, measured, quoted
from fudaba.primers.measuring import measure, tried

#: Games with figures.
KEPT = [game for game in NAMES if (files("fudaba.primers") / "measured" / f"{game}.toml").is_file()]


@pytest.mark.parametrize("game", KEPT)
def test_a_figure_lies_in_its_interval(game: str) -> None:
    for group in measured(game).figures.values():
        for one in group.values():
            if one.low is not None and one.high is not None:
                assert one.low <= one.value <= one.high
                assert one.n > 0


def test_a_figure_is_quoted_as_the_language_writes_it() -> None:
    assert Figure(0.1719, 1000, 0.16, 0.18).text("sv") == "17\N{NO-BREAK SPACE}%"
    assert Figure(-84.66, 10, -86.0, -83.3, False).text("en") == "−85"
    assert quoted("koikoi/deal.win one in", "en") == "84"
    assert quoted("koikoi/paid.kasu n", "en") == "100,000"
    assert quoted("koikoi/paid.kasu interval", "en") == figure("koikoi/paid.kasu").interval("en")


def test_it_is_measured_anew() -> None:
    found = measure("fjabbe", deals=4, playouts=2)
    assert sum(one.value for one in found.figures["won"].values()) == pytest.approx(1, abs=0.001)
    position, action = TRIED["koi"]
    again = tried("koi", position, action, 4)
    assert again["koi"].n == 4
    assert again["koi"].low is not None
    assert again["koi"].low <= again["koi"].value
