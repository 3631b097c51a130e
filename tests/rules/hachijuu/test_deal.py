"""Hachijuu, section 2: the deal."""

from __future__ import annotations

import pytest

from fudaba.cards.bits import set_of
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import UnplayableDeck
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hanafuda.capture import has_four
from fudaba.games.record import DealRecord, Record, RecordError, replay
from tests.rules.hachijuu.match import act, packed, playing, shuffled
from tests.rules.hachijuu.oracle import dealt
from tests.rules.hachijuu.written import P0, P1, cards, choices, text, view

SEATS = [2, 3, 4, 5, 6]


def pack_texts(match: HachijuuMatch) -> list[str]:
    return [HANAFUDA.text(int(card)) for card in match.deck]


@pytest.mark.parametrize("oya", [0, 1, 2])
def test_hj_201_the_marker_lies_in_front_of_the_oya_who_deals(oya: int) -> None:
    match = playing(oya=oya)
    seen = view(match, None)
    assert (seen.dealer, seen.oya, seen.rate, seen.to_play) == (oya, oya, 1, oya)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("oya", [0, 1])
def test_hj_202_first_four_each_from_the_right_then_three_to_the_field(
    seats: int, oya: int
) -> None:
    match = playing(seats=seats, oya=oya)
    pack = pack_texts(match)
    for step in range(1, seats + 1):
        seat = (oya + step) % seats
        packet = pack[4 * (step - 1) : 4 * step]
        assert set(packet) <= set(view(match, seat).hands[seat].cards.split())
    field = pack[4 * seats : 4 * seats + 3]
    assert cards(" ".join(field)) & ~int(match.field) == 0


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("oya", [0, 1])
def test_hj_203_then_three_each_in_the_same_order_and_three_to_the_field(
    seats: int, oya: int
) -> None:
    match = playing(seats=seats, oya=oya)
    hands, field, rest = dealt(seats, oya, pack_texts(match))
    for seat, hand in enumerate(hands):
        assert view(match, seat).hands[seat].cards == text(cards(" ".join(hand)))
    assert text(match.field) == text(cards(" ".join(field)))
    second = pack_texts(match)[4 * seats + 3 :]
    assert second[:3] == hands[(oya + 1) % seats][4:]
    assert second[3 * seats - 3 : 3 * seats] == hands[oya][4:]
    assert len(rest) == view(match).stock


@pytest.mark.parametrize(("seats", "stock"), [(2, 28), (3, 21), (4, 14), (5, 7), (6, 0)])
def test_hj_204_seven_cards_each_six_on_the_field_and_the_rest(seats: int, stock: int) -> None:
    for seed in range(3):
        seen = view(shuffled(seed, seats), None)
        assert [(hand.cards, hand.hidden) for hand in seen.hands] == [("", 7)] * seats
        assert len(seen.field.free.split()) + 3 * len(seen.field.piles) == 6
        assert seen.stock == stock


def redealt() -> list[HachijuuMatch]:
    """Matches whose first deal had to be dealt again."""
    matches = [shuffled(seed, 6) for seed in range(2500)]
    return [match for match in matches if match.redeals]


def test_hj_205_four_of_a_month_on_the_field_are_dealt_again() -> None:
    again = redealt()
    assert again
    for match in again:
        assert view(match).redeals == match.redeals
        assert not has_four(match.field)
    with pytest.raises(UnplayableDeck, match="HJ-205"):
        playing(field="7* 1L 2A")


def test_hj_205_a_record_with_such_a_deck_is_refused() -> None:
    deck = HANAFUDA.list_text(packed(field="12* 1L 2A"))
    deal = DealRecord(dealer=0, deck=deck, actions=[])
    with pytest.raises(RecordError, match="HJ-205"):
        replay(Record(fudaba=1, game="hachijuu", seats=["a", "b", "c"], deals=[deal]))


def test_hj_206_the_field_is_open_before_the_auction() -> None:
    match = playing(field="9A 9R 9K1 1L 2A 4A", seats=4)
    for viewer in (0, 1, 2, 3, None):
        seen = view(match, viewer)
        assert seen.phase == "auction"
        assert (seen.field.free, seen.field.piles) == ("1L 2A 4A", ["9A 9R 9K1"])


def test_hj_r4_the_same_oya_deals_again_and_nothing_is_paid() -> None:
    again = 0
    for seed in range(400):
        match = shuffled(seed, 6)
        for number in range(12):
            assert (len(match.deals), int(match.deal_number)) == (number, number + 1)
            if match.redeals:
                again += 1
                assert view(match).oya == view(match).dealer == match.to_play
                if number:
                    assert match.dealer == match.events(number)[-1].seat
            scores = match.scores
            winner = (int(match.dealer) + 5) % 6
            act(match, *["fold"] * 5)
            gained = [after - before for before, after in zip(scores, match.scores, strict=True)]
            assert gained == [100 if seat == winner else -20 for seat in range(6)]
    assert again >= 2


def test_hj_r4_three_on_the_field_or_four_in_a_hand_are_no_redeal() -> None:
    assert choices(playing(field="7A 7R 7K1 1L 2A 3L")) == ["fold", "in", "double"]
    # Three on the field in the first round and the fourth in a hand.
    split = playing(field="7A 7R 7K1 1L 2A 3L", hands={P0: "7K2"})
    assert choices(split) == ["fold", "in", "double"]
    hand = playing(hands={P1: "7* 1L 2A 3L"})
    assert choices(hand) == ["fold", "in", "double"]


def test_hj_r4_all_six_cards_are_looked_at() -> None:
    # Two in the first round and two in the second.
    deck = packed(field="5A 5R 1L 5K1 5K2 9A")
    assert has_four(set_of(deck[12:15] + deck[24:27]))
    with pytest.raises(UnplayableDeck, match="HJ-205"):
        playing(field="5A 5R 1L 5K1 5K2 9A")


def test_hj_r5_six_players_leave_no_stock_and_at_least_three_hands_come_back() -> None:
    for says, stock in (
        (["in", "in", "in", "fold", "fold", "fold"], 21),
        (["in", "in", "fold", "fold", "fold", "fold"], 28),
        (["double", "double", "in", "in"], 21),
    ):
        match = playing(seats=6)
        assert view(match).stock == 0
        for word in says:
            match.apply_text(word)
        assert view(match).stock == stock
