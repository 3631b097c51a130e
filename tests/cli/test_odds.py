"""`fudaba odds`: tables for people, JSON for programs, and what it refuses."""

import json

import pytest

from fudaba.cli.odds import line_text, one_in, percentage
from fudaba.games.registry import game
from fudaba.lab.odds import studied, study_of
from fudaba.locale import LANGUAGES, has_word
from tests.cli.command import fudaba_command
from tests.locale.english import left_in_english, points_in_numbers


def test_the_help_has_an_example() -> None:
    answer = fudaba_command("odds", "--help")
    assert answer.code == 0
    assert "Example: fudaba odds" in " ".join(answer.out.split())


def test_koikoi_shows_its_instant_hands() -> None:
    out = fudaba_command("odds", "koikoi").out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert "A dealt hand of eight cards (377,348,994)" in lines
    assert "Four of a month (teshi) KK-201 1,628,946 0.4317% 231.7" in lines
    assert "Four pairs (kuttsuki) KK-202 641,520 0.1700% 588.2" in lines
    assert "simulated" not in out


def test_hachihachi_says_what_is_not_covered() -> None:
    assert (
        "not cover seven players, who are dealt 49 cards (HH-120)"
        in fudaba_command("odds", "hachihachi").out
    )
    assert "HH-120" not in fudaba_command("odds", "hachijuu").out


def test_json_has_whole_numbers_and_their_simulation() -> None:
    arguments = ("odds", "hachihachi", "--preset", "classic", "-o", "field_rule=stack")
    answer = fudaba_command(*arguments, "--simulate", "300", "--seed", "4", "--json")
    said = json.loads(answer.out)
    assert said["preset"] == "classic"
    assert said["options"] == {"field_rule": "stack"}
    assert (said["packs"], said["seed"]) == (300, 4)
    tables = {table["table"]: table for table in said["tables"]}
    assert list(tables) == ["group_a", "group_b", "together", "field"]
    row = tables["group_a"]["rows"][0]
    assert row["number"] == 4620000
    assert row["simulated"]["low"] <= row["simulated"]["share"] <= row["simulated"]["high"]
    assert tables["field"]["total"] == 12271512


def test_a_simulation_stands_beside_the_exact_share() -> None:
    out = fudaba_command("odds", "hachijuu", "--simulate", "200", "--lang", "sv").out
    assert "95 %-intervall" in out
    assert "Fyra-tre" in out
    assert left_in_english(out, "sv", "odds.") == []
    out = fudaba_command("odds", "hachijuu", "--simulate", "200", "--lang", "ja").out
    assert left_in_english(out, "ja", "odds.") == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["800"], "800 has no table of dealt hands"),
        (["poker"], "there is no game 'poker'"),
        (["koikoi", "--preset", "classic"], "no preset 'classic'"),
        (["hachihachi", "-o", "field_rule=none"], "option field_rule takes"),
        (["koikoi", "--simulate", "-1"], "--simulate"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(arguments: list[str], said: str) -> None:
    answer = fudaba_command("odds", *arguments)
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1
    assert answer.out == ""


@pytest.mark.parametrize("name", studied())
def test_every_line_has_words(name: str) -> None:
    for table in study_of(game(name)).parts:
        assert has_word(f"odds.table.{name}.{table.name}")
        for line in table.lines:
            assert all(line_text(name, line.name, language) for language in LANGUAGES)


def test_words_of_lines() -> None:
    assert line_text("hachihachi", "carried 4 2", "en") == "carried to the next deal: 4 2"
    assert line_text("hachihachi", "times 16", "en") == "Field, ×16"
    assert line_text("hachijuu", "karasu+teshi", "en") == "Empty hand + Four of a month"


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.00431682, "  0.4317%"),
        (0.0017, "  0.1700%"),
        (0.98209, " 98.21%"),
        (1.0, "100.0%"),
        (1.358e-8, "  0.000001358%"),
        (1e-12, "  0.000000000%"),
        (0.0, "  0.00%"),
    ],
)
def test_shares_have_four_telling_digits(share: float, text: str) -> None:
    assert percentage(share, "en") == text


def test_one_in_so_many() -> None:
    assert [one_in(number, "en") for number in (1.0182, 23.46, 231.65, 20605.6)] == [
        "1.02",
        "23.5",
        "231.7",
        "20,606",
    ]


def test_swedish_has_a_decimal_comma() -> None:
    assert percentage(0.98209, "sv") == " 98,21\N{NO-BREAK SPACE}%"
    assert [one_in(number, "sv") for number in (1.0182, 20605.6)] == [
        "1,02",
        "20\N{NO-BREAK SPACE}606",
    ]
    shown = fudaba_command("odds", "koikoi", "--simulate", "50", "--lang", "sv").out
    assert points_in_numbers(shown) == []
