"""Every rule that the source names stands in its rulebook."""

import re

import pytest

from fudaba.games.registry import NAMES, spec
from tests.house.sources import SOURCE

RULE = re.compile(r"\b(?:KK|HH|HJ|SN|E8|T1|OF|FJ)-R?\d+\b")
STATED = re.compile(r"\*\*((?:KK|HH|HJ|SN|E8|T1|OF|FJ)-R?\d+)\*\*")

#: What rulebooks state, each rule in bold where it stands.
RULES = {
    rule
    for book in (SOURCE / "rulebook" / "en").glob("*.md")
    for rule in STATED.findall(book.read_text(encoding="utf-8"))
}
#: The prefixes of the games that have a rulebook by now.
PREFIXES = {rule.split("-")[0] for rule in RULES}

KINDS = {".py", ".toml", ".md", ".js", ".html"}


def test_every_rule_that_is_named_exists() -> None:
    unknown = [
        (str(path.relative_to(SOURCE)), rule)
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in KINDS
        for rule in RULE.findall(path.read_text(encoding="utf-8"))
        if rule.split("-")[0] in PREFIXES and rule not in RULES
    ]
    assert unknown == []


def test_no_rule_is_stated_twice() -> None:
    for book in (SOURCE / "rulebook").glob("*/*.md"):
        stated = STATED.findall(book.read_text(encoding="utf-8"))
        assert sorted(stated) == sorted(set(stated))


@pytest.mark.parametrize("name", NAMES)
def test_every_option_names_a_rule_of_its_game(name: str) -> None:
    for option in spec(name).options:
        assert option.rule.split("-")[0] in spec(name).prefixes
        assert option.rule in RULES


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_rulebook(name: str) -> None:
    assert set(spec(name).prefixes) <= PREFIXES
