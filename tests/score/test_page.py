"""The questions on the page about keeping score are answered as it says."""

import re
from pathlib import Path
from typing import Any

import msgspec

from fudaba.score.questions import answer_line
from tests.score.asking import ask

PAGE = (Path(__file__).parents[2] / "docs" / "score.md").read_text("utf-8")


def read(text: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def test_the_deal_on_the_page_can_have_happened() -> None:
    match, deal = (read(text) for text in re.findall(r"^```json\n(.*?)^```", PAGE, re.M | re.S))
    assert len(match["deals"]) == 2
    assert ask("koikoi", **deal)["scores"] == [12, 0]


def test_the_questions_on_the_page_are_answered_so() -> None:
    shown = re.findall(r"^\$ echo '(.*)' \| fudaba score --questions -\n(.*)$", PAGE, re.M)
    assert len(shown) == 2
    for question, answer in shown:
        assert answer_line(question).decode() == answer
