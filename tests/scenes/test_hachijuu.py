"""What scenes of Hachijuu say in positions of their own."""

from __future__ import annotations

from random import Random

import pytest

from fudaba.games.contract import Match
from fudaba.scenes.scene import Choice, Question
from tests.effort import effort
from tests.rules.hachijuu.match import playing
from tests.scenes.eights import (
    NAMES,
    course,
    new_match,
    question_of,
    scene_of,
    seat_of,
    stage_of,
    warning,
)

PAIRS = "4R 4K1 9R 9K1 12L 12K1 1K1"


def chosen(question: Question, action: str) -> Choice:
    return next(one for one in question.choices if one.actions == [action])


def settled(match: Match, action: str) -> list[tuple[int, int, int, str]]:
    """The ledger of a deal that an action ends."""
    twin = match.copy()
    twin.stop_after_deal = True
    twin.apply_text(action)
    return [
        (int(one.payer), int(one.payee), int(one.amount), one.reason)
        for one in twin.deals[-1].entries
    ]


# Fold, in or double.


def test_a_double_is_answered_with_price_and_rate() -> None:
    match = playing("in", "in", "fold", "double", hands={0: PAIRS}, seats=4, oya=0)
    question = question_of(match)
    assert match.to_play == 0
    assert question.title == "Rei doubles"
    assert question.text == "In your hand: Three pairs, 80 × 2"
    assert (question.amount, question.unit) == ("160", "in all")
    assert [(one.label, one.detail) for one in question.choices] == [
        ("Fold", "pay 20"),
        ("In", "play at ×2"),
        ("Double", "play at ×4"),
    ]
    told = warning(question)
    assert "After you: Kei." in told
    assert "At ×4 nobody can double again" in told


def test_the_hand_is_sorted_into_its_best_yaku() -> None:
    match = playing("in", "in", hands={0: PAIRS}, seats=4, oya=2)
    assert match.to_play == 0
    hand = scene_of(match, 0).hand
    assert [card.card for card in hand] == ["4R", "4K1", "9R", "9K1", "12L", "12K1", "1K1"]
    assert [card.card for card in hand if card.is_apart] == ["9R", "12L", "1K1"]


def test_the_cube_lies_with_the_last_doubler() -> None:
    match = new_match("hachijuu", 5, 2)
    oya = int(match.to_play)
    assert [badge.text for badge in seat_of(scene_of(match, None), oya).badges] == ["1", "oya"]
    match.apply_text("in")
    match.apply_text("double")
    scene = scene_of(match, None)
    doubler = seat_of(scene, (oya + 1) % 5)
    assert [(badge.text, badge.kind) for badge in doubler.badges] == [
        ("2", "cube"),
        ("oya", "role"),
        ("doubled", "call"),
    ]
    assert [badge.text for badge in seat_of(scene, oya).badges] == ["was in, speaks again"]


def test_who_is_left_alone_is_named() -> None:
    match = new_match("hachijuu", 3, 2)
    match.apply_text("fold")
    told = warning(question_of(match))
    left = NAMES[(int(match.to_play) + 1) % 3]
    assert f"If you fold, {left} is alone, takes the pot" in told


def test_what_is_barred_is_said() -> None:
    match = new_match("hachijuu", 5, 2)
    for _ in range(3):
        match.apply_text("in")
    question = question_of(match)
    assert [one.actions[0] for one in question.choices] == ["fold", "double"]
    assert "Three are in at ×1 already" in warning(question)


def test_the_price_of_folding_is_the_fee_that_is_paid() -> None:
    match = new_match("hachijuu", 4, 1, fold_fee=40)
    seat = int(match.to_play)
    assert chosen(question_of(match), "fold").detail == "pay 40"
    match.apply_text("fold")
    badge = seat_of(scene_of(match, None), seat).badges[-1]
    assert (badge.text, badge.kind) == ("folded, paid 40", "out")


# Announcing.


def test_everything_that_may_be_announced_says_what_it_pays() -> None:
    match = playing("in", "in", "in", hands={0: PAIRS}, seats=3, oya=0)
    question = question_of(match)
    first = question.choices[0]
    assert (first.label, first.detail) == ("Three pairs, 80", "40 each")
    assert first.cards == "4R 4K1 9R 9K1 12L 12K1"
    assert question.choices[-1].actions == ["done"]
    match.apply_text("announce kuttsuki")
    shown = seat_of(scene_of(match, 1), 0).shown
    assert [(pile.title, pile.cards) for pile in shown] == [("Three pairs, 80", first.cards)]


def test_of_several_sets_of_cards_each_is_told_apart() -> None:
    match = playing("in", "in", "in", hands={0: "1L 1R 1K1 1K2 2A 3L 8L"}, seats=3, oya=0)
    choices = question_of(match).choices
    labels = [one.label for one in choices]
    assert len(set(labels)) == len(labels)
    assert sum("hiding" in label for label in labels) == 4


# Agari or sage.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_going_out_is_spelled_out_as_it_is_paid(seats: int) -> None:
    rng = Random(seats)
    asked = 0
    for _ in range(effort(90, 45)):
        match = new_match("hachijuu", seats, rng.getrandbits(32), deals=3)
        for here in course(match, rng):
            if here.view(None).phase != "decide":
                continue
            seat = int(here.to_play)
            question = question_of(here)
            held = {one.name for one in here.view(seat).dekiyaku[seat]}  # type: ignore[attr-defined]
            paid = {
                payer: amount
                for payer, payee, amount, reason in settled(here, "agari")
                if payee == seat and reason in held
            }
            assert {name for name in NAMES if name in question.text} == {
                NAMES[payer] for payer in paid
            }
            total = sum(
                amount
                for _, payee, amount, reason in settled(here, "agari")
                if payee == seat and reason in held
            )
            assert question.amount == str(total)
            assert chosen(question, "agari").detail.split(" + ")[0] == str(total)
            asked += 1
    assert asked > 2


def test_nobody_points_out_what_may_be_overlooked() -> None:
    """HJ-R10."""
    rng = Random("manual")
    asked = 0
    for _ in range(effort(40, 20)):
        match = new_match("hachijuu", 3, rng.getrandbits(32), deals=3, overlook="manual")
        for here in course(match, rng):
            if here.view(None).phase != "decide":
                continue
            scene = scene_of(here, int(here.to_play))
            question = scene.question
            assert question is not None
            assert question.title == "Your turn ends. What do you say?"
            assert not question.amount
            assert not any(one.consequences for one in question.choices)
            assert not any(near.made for seat in scene.seats for near in seat.near)
            asked += 1
    assert asked


# Sheets.


def test_a_sheet_tells_rate_and_shares() -> None:
    match = playing("in", "in", "double", "in", "in", hands={0: PAIRS}, seats=3, oya=0, deals=3)
    match.apply_text("announce kuttsuki")
    for here in course(match, Random(1)):
        if here.deals:
            break
    sheet = stage_of(match, 1).sheet(match.view(1), 1)
    line = next(one for one in sheet.lines if one.rule == "HJ-422")
    assert line.working == "80 × 2 (rate) ÷ 2 = 80"
    assert sheet.end
    assert sum("next oya" in party.note for party in sheet.parties) == 1


def test_totals_count_what_everybody_began_with() -> None:
    match = new_match("hachijuu", 3, 4, deals=3, start_chips=1000)
    for here in course(match, Random(4)):
        if here.deals:
            break
    scene = scene_of(match, 0)
    sheet = stage_of(match, 0).sheet(match.view(0), 1)
    assert sum(int(party.points_total or 0) for party in sheet.parties) == 3000
    assert [seat_of(scene, seat).score for seat in range(3)] == [
        str(party.points_total) for party in sheet.parties
    ]


@pytest.mark.parametrize("seed", range(6))
def test_a_sheet_speaks_to_the_one_who_won(seed: int) -> None:
    match = new_match("hachijuu", 3, seed, deals=3)
    for here in course(match, Random(seed)):
        if here.deals:
            break
    winner = int(match.deals[0].winner)
    told = [stage_of(match, seat).sheet(match.view(seat), 1).end for seat in range(3)]
    assert NAMES[winner] not in told[winner]
    assert "you" in told[winner].lower()
    assert "; You" not in told[winner]
    assert all(NAMES[winner] in told[seat] for seat in range(3) if seat != winner)
