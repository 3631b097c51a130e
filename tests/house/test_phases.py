"""A deal is declared as its phases, each in a file of its own, and the book shows them."""

import re
from typing import Any

import pytest

from fudaba.games import effect
from fudaba.games.phase import Phase, in_order
from fudaba.games.registry import NAMES, game, spec
from fudaba.locale import game_word
from tests.house.pages import DOCS
from tests.house.sources import SOURCE
from tests.house.test_rule_ids import RULE, RULES


def phases(name: str) -> list[Phase[Any]]:
    return in_order(game(name).deal)


def prefixes(name: str) -> set[str]:
    """The prefixes of all rules that stand in the game's rulebook."""
    book = spec(name).rulebook
    return {
        prefix for other in NAMES if spec(other).rulebook == book for prefix in spec(other).prefixes
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_phase_names_the_rules_that_it_stands_for(name: str) -> None:
    for phase in phases(name):
        named = RULE.findall(phase.rules)
        assert named, phase
        assert set(named) <= RULES, phase
        assert {rule.split("-")[0] for rule in named} <= prefixes(name), phase


@pytest.mark.parametrize("name", NAMES)
def test_every_phase_has_a_file_of_its_own(name: str) -> None:
    modules = [type(phase).__module__ for phase in phases(name)]
    assert len(set(modules)) == len(modules)


@pytest.mark.parametrize("name", NAMES)
def test_no_phase_is_built_on_another(name: str) -> None:
    for phase in phases(name):
        assert Phase in type(phase).__bases__ or type(phase).__mro__[1] is Phase


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_ends_with_its_settlement_and_what_follows(name: str) -> None:
    settling = [phase.settles for phase in phases(name)]
    assert settling == sorted(settling)
    assert not settling[0]
    assert settling[-1]


@pytest.mark.parametrize("name", NAMES)
def test_who_asks_also_says_what_an_action_does(name: str) -> None:
    for phase in phases(name):
        own = [method for method in ("ask", "apply") if method in vars(type(phase))]
        assert len(own) in (0, 2), phase
        assert own or "begin" in vars(type(phase)), phase


def test_the_book_shows_every_deal_as_it_is_declared() -> None:
    text = (DOCS / "design.md").read_text("utf-8")
    table = re.search(r"^\| Koi-Koi \| Hachi-Hachi .*?(?=\n\n)", text, re.M | re.S)
    assert table is not None
    head, _, *rows = [
        [cell.strip(" `") for cell in row.split("|")[1:-1]] for row in table[0].splitlines()
    ]
    columns: dict[tuple[str, ...], list[str]] = {}  # games with the same deal share one
    for name in NAMES:
        declared = tuple(type(phase).__name__ for phase in phases(name))
        columns.setdefault(declared, []).append(game_word(name, "name"))
    assert head == [", ".join(titles) for titles in columns.values()]
    shown = [tuple(row[place] for row in rows if row[place]) for place in range(len(head))]
    assert shown == list(columns)


def test_ledger_lines_come_from_settlements_and_the_bank() -> None:
    """Nothing that leads through a deal writes a payment itself."""
    games = SOURCE / "games"
    writers = {
        path.relative_to(games).as_posix()
        for path in games.rglob("*.py")
        if re.search(r'(?<!")\bEntry\(', path.read_text("utf-8"))
    }
    assert writers == {
        "eights/card_points.py",
        "hachihachi/achievements.py",
        "hachihachi/bank.py",
        "hachihachi/settlement.py",
        "hachijuu/settlement.py",
        "koikoi/settlement.py",
        "snapphana/settlement.py",
    }


def test_the_book_lists_every_kind_of_effect() -> None:
    kinds = {
        value
        for name, value in vars(effect).items()
        if name.isupper() and isinstance(value, str) and name != "COUNTS"
    }
    listed = re.search(
        r"^\| kind \| means \|.*?(?=\n\n)", (DOCS / "api.md").read_text("utf-8"), re.M | re.S
    )
    assert listed is not None
    rows = [row.split("|")[1] for row in listed[0].splitlines()[2:]]
    assert {kind for row in rows for kind in re.findall(r"`(\w+)`", row)} == kinds
