"""`fudaba score hachijuu`: hands, captured cards and whole deals, as people read them."""

import json
from pathlib import Path

from tests.cli.command import fudaba_command


def test_a_hand_shows_its_yaku_and_what_may_be_announced_instead() -> None:
    out = fudaba_command("score", "hachijuu", "--hand", "11L 11A 11R 11K1 12K1 12K2 12K3").out
    assert "Empty hand" in out
    assert "HJ-426" in out
    assert "700 from one opponent, 350 from each of two" in out
    assert "instead, to show fewer cards: Six plains, Triple, Four of a month, Two triples" in out
    assert (
        "No hand yaku" in fudaba_command("score", "hachijuu", "--hand", "1L 2A 3L 4A 5A 6A 7A").out
    )


def test_captured_cards_show_what_agari_and_sage_bring() -> None:
    out = fudaba_command("score", "hachijuu", "1R 2R 3R").out
    assert "Red poetry ribbons" in out
    assert "agari: 200 from one opponent, 100 from each of two" in out
    assert "sage: half of that" in out
    assert "No captured yaku" in fudaba_command("score", "hachijuu", "--captured", "1L").out


def test_a_whole_deal_from_facts(tmp_path: Path) -> None:
    facts = tmp_path / "deal.json"
    facts.write_text(
        json.dumps(
            {
                "seats": 4,
                "order": [1, 3],
                "folded": [0, 2],
                "announced": {"3": ["sanbon"]},
                "captured": {"1": "1L 3L", "3": "4A"},
                "end": "exhausted",
            }
        )
    )
    out = fudaba_command("score", "hachijuu", "--facts", str(facts)).out
    assert "Fee for folding" in out
    assert "seat 0 -20, seat 1 +30, seat 2 -20, seat 3 +10; seat 1 is oya next (HJ-104)" in out
    read = json.loads(fudaba_command("score", "hachijuu", "--facts", str(facts), "--json").out)
    assert read["scores"] == [-20, 30, -20, 10]


def test_wrong_input_is_answered_with_one_sentence() -> None:
    answer = fudaba_command("score", "hachijuu", "--hand", "1L")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "fudaba: a hand must have 7 cards, not 1 (HJ-204)\n"
