"""From a rule that is tested to the lines that do it: every one is cited in the source."""

import re
from pathlib import Path
from typing import Final

from tests.house.sources import SOURCE
from tests.house.test_rule_ids import RULE, RULES

TESTS: Final = Path(__file__).parents[1] / "rules"
TESTED: Final = re.compile(r"def test_((?:kk|hh|hj|sn|e8|t1|of|fj)_\d+)_")
RANGE: Final = re.compile(r"\b([A-Z][A-Z0-9]-)(\d+) to \1(\d+)\b")

#: About people and what lies on the table beside the cards, which no line does.
NOBODY_DOES: Final = {
    "HH-026": "what a point is worth in money",
    "HJ-003": "chips, stones and sticks",
    "KK-465": "a figure in the source that repeats the values",
}


def cited() -> set[str]:
    """The rules that the source names, one by one or from the first of them to the last."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        found.update(RULE.findall(text))
        for prefix, first, last in RANGE.findall(text):
            found.update(f"{prefix}{n:0{len(first)}}" for n in range(int(first), int(last) + 1))
    return found & RULES


def named_by_tests() -> set[str]:
    """The rules that tests are named after; rulings read a rule, and are found by it."""
    return {
        name.upper().replace("_", "-")
        for path in TESTS.rglob("test_*.py")
        for name in TESTED.findall(path.read_text("utf-8"))
    }


def test_every_rule_that_is_tested_is_cited_where_it_is_done() -> None:
    assert len(named_by_tests()) > 400
    assert sorted(named_by_tests() - cited()) == sorted(NOBODY_DOES)
