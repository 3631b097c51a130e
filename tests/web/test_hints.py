"""What a hint says agrees with the numbers beside it."""

from __future__ import annotations

from fudaba.tables.question import Studied, Valued
from fudaba.web.hints import hint_words


def said(chosen: float, *others: float, language: str = "en") -> str:
    values = [
        Valued(action=f"play {place}", value=value, rounds=9)
        for place, value in enumerate((chosen, *others))
    ]
    return hint_words("h", Studied(action="play 0", values=values), language).text  # type: ignore[arg-type]


def test_the_next_best_is_less() -> None:
    assert said(2.31, 1.04, -3.0) == "Worth 2.3 points a deal on average; the next best 1.0."
    assert "−1,5" in said(-0.2, -1.5, language="sv")


def test_what_seems_better_is_not_called_next_best() -> None:
    for other in (2.30, 2.34, 5.0):
        text = said(2.31, other)
        assert "next best" not in text
        assert f"{other:.1f}" in text
    assert "other choice" in said(0.0)
    assert "−0.0" not in said(-0.01)
