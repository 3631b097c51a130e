"""The rulebooks as they are read: rules with their tables, and what concerns a game."""

import re
from importlib.resources import files

import pytest

from fudaba.games.registry import NAMES, spec
from fudaba.locale import LANGUAGES
from fudaba.rulebook import names, rulebook

SHARING = ("800", "1000", "150", "fjabbe")


#: Every book there is, in each language that has it.
BOOKS = [(name, language) for language in LANGUAGES for name in names(language)]


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_the_sections_make_up_the_whole_book(name: str, language: str) -> None:
    packaged = files("fudaba.rulebook") / language / f"{name}.md"
    assert rulebook(name, language).text == packaged.read_text("utf-8")


def test_a_book_that_a_language_does_not_have_is_read_in_english() -> None:
    for name in names():
        assert rulebook(name, "de") == rulebook(name)
        assert rulebook(name, "de").rules


@pytest.mark.parametrize(
    ("book", "rule", "cells"),
    [
        ("koikoi", "KK-330", ["On the table before", "pairs one of your choice", "KK-327"]),
        ("snapphana", "SN-063", ["Tretal", "Fyrtal", "18", "36", "knaves", "24"]),
        ("snapphana", "SN-071", ["and so on to 22", "45", "105"]),
    ],
)
def test_a_rule_keeps_the_table_it_refers_to(book: str, rule: str, cells: list[str]) -> None:
    found = rulebook(book).rule(rule)
    assert found is not None
    table = found.text.partition(":\n\n")[2]
    assert table.startswith("| ")
    assert [cell for cell in cells if cell not in table] == []


def test_no_rule_ends_in_a_colon() -> None:
    rules = [rule for name, language in BOOKS for rule in rulebook(name, language).rules]
    assert [rule.id for rule in rules if rule.text.endswith((":", "\uff1a"))] == []


def test_a_row_of_a_table_keeps_its_headings() -> None:
    rule = rulebook("hachihachi").rule("HH-410")
    assert rule is not None
    assert rule.text == (
        "Teyaku: triple (*sanbon*); Name: `triple`; Hand: one triple; Value: 2 kan"
    )
    assert rule.head[0] == "| Id | Teyaku | Name | Hand | Value |"
    assert rule.row.startswith("| **HH-410** |")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_concerns_a_game_are_the_rules_with_its_letters(game: str, language: str) -> None:
    whole = rulebook(spec(game).rulebook, language)
    sharing = [name for name in NAMES if spec(name).rulebook == spec(game).rulebook]
    own = whole.concerning(spec(game).prefixes, game, sharing)
    wanted = [rule.id for rule in whole.rules if rule.prefix in spec(game).prefixes]
    assert [rule.id for rule in own.rules] == wanted
    if len(sharing) == 1:
        assert own == whole


@pytest.mark.parametrize(
    ("game", "there", "not_there"),
    [
        ("800", "800, 1000 and 150", ("1000", "150", "Fjabbe", "Fjabbe in doubt")),
        ("1000", "1000 and 150 in doubt", ("150", "Fjabbe")),
        ("150", "1000", ("Fjabbe", "Fjabbe in doubt")),
        ("fjabbe", "Fjabbe in doubt", ("1000", "150", "800, 1000 and 150")),
    ],
)
def test_sections_of_other_games_are_left_out(
    game: str, there: str, not_there: tuple[str, ...]
) -> None:
    own = rulebook("snapphana").concerning(spec(game).prefixes, game, SHARING)
    titles = [section.title for section in own.sections]
    assert there in titles
    assert "Multiples" in titles
    assert [title for title in not_there if title in titles] == []


@pytest.mark.parametrize(
    ("game", "borrowed"), [("800", []), ("1000", ["800"]), ("150", ["800", "1000"])]
)
def test_rules_that_a_game_takes_over_are_headed_so(game: str, borrowed: list[str]) -> None:
    own = rulebook("snapphana").concerning(spec(game).prefixes, game, SHARING, "As in {game}")
    titles = [section.title for section in own.sections]
    assert [title for title in titles if title in SHARING] == [game]
    assert [title for title in titles if title.startswith("As in")] == [
        f"As in {other}" for other in borrowed
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHARING)
def test_the_same_sections_are_left_out_in_every_language(game: str, language: str) -> None:
    own, english = (
        rulebook("snapphana", one).concerning(spec(game).prefixes, game, SHARING)
        for one in (language, "en")
    )
    assert [len(one.blocks) for one in own.sections] == [
        len(one.blocks) for one in english.sections
    ]


@pytest.mark.parametrize(
    ("rule", "numbers"),
    [("HH-851", ["93", "91", "80", "10", "6", "16"]), ("HH-993", ["83", "68", "60"])],
)
def test_hachi_hachi_has_the_worked_examples(rule: str, numbers: list[str]) -> None:
    found = rulebook("hachihachi").rule(rule)
    assert found is not None
    example = re.findall(r"\d+", found.text.partition("Example: ")[2])
    assert [number for number in numbers if number not in example] == []
