"""Koi-Koi, section 9: the rulings on the deal, the turn, the calls and the match."""

from __future__ import annotations

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.contract import IllegalAction, Match
from fudaba.games.events import Event
from fudaba.games.koikoi.dealing import draw_for_dealer, drawn_dealer
from fudaba.games.koikoi.instant import instant_names
from fudaba.games.koikoi.match import KoiKoiMatch
from fudaba.games.koikoi.settlement import stones
from fudaba.games.ledger import SUPPLY
from fudaba.games.playout import play_out
from tests.rules.koikoi.deals import dealt, redealt, scores, scripted
from tests.rules.koikoi.log import replay_log
from tests.rules.koikoi.moves import after_capture, hand_choices, move, put
from tests.rules.koikoi.written import (
    A,
    B,
    base,
    cards,
    choices,
    koikoi,
    may_decide,
    piled,
    position,
)

GOOD_HAND = "1K2 2A 3R 4R 6R 8K1 9R 10R"
BAD_FIELD = "7A 7R 7K1 7K2 10A 11L 3L 4K1"
FOUR_IRISES = "5A 5R 5K1 5K2 1L 3K1 8A 12K1"
FOUR_PAIRS = "1R 1K1 2R 2K1 9A 9K1 12L 12K2"


def test_kk_r1_the_three_become_a_pile_unless_the_table_takes_the_pair() -> None:
    assert koikoi().options["trio_rule"] == "pile"
    pile = move(position(field="4A", hand="4R", stock="4K2"), "4R>4A", "4K2>T")
    assert base(pile) == "-"
    pair = position(field="4A", hand="4R", stock="4K2", trio_rule="take_pair")
    assert base(move(pair, "4R>4A", "4K2>-")) == "4A 4R"


def test_kk_r3_the_dealer_is_dealt_first_unless_the_table_says_otherwise() -> None:
    assert koikoi().options["deal_order"] == "dealer_first"
    for dealer in (A, B):
        match = scripted("quiet", dealer=dealer)
        first = 1 << int(match.deals[0].deck[0])
        played = [event for event in match.events(1) if event.kind == "play"]
        assert [int(event.seat) for event in played if event.cards == first] == [dealer]


@pytest.mark.parametrize("hand", ["5A 5R 5K1 5K2 9A 9R 12L 12K1", "5A 5R 5K1 5K2 9A 9R 9K1 9K2"])
def test_kk_r4_a_four_counts_as_two_pairs_and_both_names_are_given(hand: str) -> None:
    assert instant_names(cards(hand)) == ["teshi", "kuttsuki"]


@pytest.mark.parametrize("hand", ["5A 5R 5K1 5K2 9A 9K1 12L 12K1", "5A 5R 5K1 5K2 9A 9K1 9K2 9R"])
def test_kk_r5_teshi_and_kuttsuki_in_one_hand_are_six_points(hand: str) -> None:
    ko = "1K2 2A 3R 4R 6R 8K1 7R 10R"
    assert scores(dealt(hand, "3L 4A 6A 6K1 8L 10A 11L 12K3", ko)) == [6, 0]


def test_kk_r6_hands_decide_and_a_bad_table_is_ignored() -> None:
    assert scores(dealt(FOUR_IRISES, BAD_FIELD, GOOD_HAND)) == [6, 0]
    drawn = dealt(FOUR_IRISES, BAD_FIELD, FOUR_PAIRS)
    assert scores(drawn) == [0, 0]
    assert drawn.deal_number == 2


def test_kk_r7_after_a_failed_layout_dealer_number_and_first_mover_stay() -> None:
    for match in redealt():
        assert match.deal_number == 1
        assert match.dealer == match.to_play == drawn_dealer(*match.draws[-1])


def test_kk_r8_the_month_advances_after_two_instant_hands() -> None:
    assert scripted("instant_both").deal_number == 2


def test_kk_r9_a_matching_hand_card_may_not_be_laid_aside() -> None:
    match = position(field="4A 8L", hand="4R 6A")
    assert hand_choices(match) == {"4R>4A", "6A>-"}  # but any card may be played
    with pytest.raises(IllegalAction):
        put(match, "4R>-")


@pytest.mark.parametrize("name", ["last_card_of_ko", "last_card_of_oya"])
def test_kk_r10_koi_koi_with_an_empty_hand_is_offered_only_by_agreement(name: str) -> None:
    assert scripted(name).deals[0].end == "stop"
    allowed = scripted(name, last_card_koi="allowed")
    assert choices(allowed) == ["stop", "koi"]


def test_kk_r10_kos_koi_koi_with_the_last_card_of_the_deal_loses_it_all() -> None:
    match = scripted("last_card_of_ko", last_card_koi="allowed")
    match.apply_text("koi")
    assert match.deals[0].end == "exhausted"
    assert scores(match) == [0, 0]


def test_kk_r11_a_second_gain_under_the_limit_can_only_end() -> None:
    match = after_capture("1R 2R 3R", "4R>4A", calls=(1, 0), koi_limit="once")
    assert match.is_over
    assert match.deals[-1].end == "stop"
    assert scores(match) == [6, 0]


def test_kk_r22_two_piles_in_the_layout_each_wait_for_their_fourth_card() -> None:
    match = dealt(GOOD_HAND, "7A 7R 7K1 9A 9K1 9K2 3L 4K1", "1L 2K2 3K1 4K2 5A 6K2 7K2 10K1")
    assert piled(match) == "P7(7A 7R 7K1) P9(9A 9K1 9K2)"
    both = position(field="7A 7R 7K1 9A 9K1 9K2", hand="9R", stock="7K2")
    move(both, "9R>P9", "7K2>P7")
    assert base(both) == "7A 7R 7K1 7K2 9A 9R 9K1 9K2"


def test_kk_r23_tane_that_becomes_inoshikacho_is_one_gain() -> None:
    match = after_capture("2A 4A 5A 6A 7A", "10K1>10A")
    assert match.points[A] == 8
    assert may_decide(match)
    assert match.journal is not None
    assert [event.kind for event in match.journal].count("gain") == 1


@pytest.mark.parametrize(
    ("calls", "won"),
    [
        (["A5 koi", "B1 koi", "A7 shobu"], [14, 0]),  # the winner called before the opponent
        (["A5 koi", "B1 koi", "B2 shobu"], [0, 4]),  # and after
    ],
)
def test_kk_r24_any_call_by_the_opponent_in_this_deal_doubles(
    calls: list[str], won: list[int]
) -> None:
    assert scores(replay_log(A, calls).match) == won


def test_kk_r25_drawn_cards_go_back_before_the_redraw() -> None:
    redraws = [draws for seed in range(6000) if len(draws := draw_for_dealer(Rng(seed))[1]) > 1]
    assert any(set(first) & set(second) for first, second, *_ in redraws)


def test_kk_r26_equal_totals_share_the_win() -> None:
    drawn = scripted("quiet", "quiet", "quiet", deals=3)
    assert (drawn.scores, drawn.winner) == ([0, 0], [A, B])
    level = scripted("instant_oya", "instant_ko", "quiet", deals=3)
    assert (level.scores, level.winner) == ([6, 6], [A, B])


def test_kk_r27_points_are_added_to_the_winner_and_scores_never_fall() -> None:
    for seed in range(10):
        match = koikoi().new(seed)
        play_out(match, Rng(seed))
        assert all(entry.payer == SUPPLY and entry.amount > 0 for entry in match.ledger)
        assert all(score >= 0 for deal in match.deals for score in deal.scores)
        paid = [sum(int(deal.scores[seat]) for deal in match.deals) for seat in (A, B)]
        assert match.scores == paid


def test_kk_r28_an_instant_hand_wins_by_itself() -> None:
    match = scripted("instant_ko")
    assert len(match.deals[0].actions) == 0
    assert match.scores == [0, 6]
    assert match.deal_number == 2


def test_kk_r29_a_kan_is_twelve_unless_ten_is_asked_for() -> None:
    assert koikoi().options["kan"] == 12
    assert stones(37, 12) == (3, 1)
    assert stones(37, 10) == (3, 7)


def test_kk_r31_twelve_deals_unless_agreed_otherwise() -> None:
    assert koikoi().options["deals"] == 12
    match = koikoi().new(31)
    play_out(match, Rng(31))
    assert len(match.deals) == 12


@pytest.mark.parametrize(
    ("name", "won"), [("last_card_of_ko", [0, 2]), ("last_card_of_oya", [1, 0])]
)
def test_kk_r34_a_gain_in_the_eighth_move_still_ends_the_deal_by_shobu(
    name: str, won: list[int]
) -> None:
    forced = scripted(name)
    assert (forced.deals[0].end, scores(forced)) == ("stop", won)
    chosen = scripted(name, last_card_koi="allowed")
    chosen.apply_text("stop")
    assert (chosen.deals[0].end, scores(chosen)) == ("stop", won)


def test_kk_r36_the_choice_between_two_equal_plains_is_offered() -> None:
    match = position(field="12K1 12K2", hand="12K3", stock="1L")
    assert hand_choices(match) == {"12K3>12K1", "12K3>12K2"}


@pytest.mark.parametrize(("chosen", "other"), [("12K1", "12K2"), ("12K2", "12K1")])
def test_kk_r36_with_both_cards_of_the_month_all_four_are_taken_whichever_is_chosen(
    chosen: str, other: str
) -> None:
    match = position(field="12K1 12K2", hand="12K3", stock="12L")
    move(match, f"12K3>{chosen}", f"12L>{other}")
    assert base(match) == "12L 12K1 12K2 12K3"


def test_kk_r37_a_hand_card_takes_the_whole_pile_or_nothing() -> None:
    match = position(field="9A 9R 9K1 8L", hand="9K2", stock="1L")
    assert hand_choices(match) == {"9K2>P9"}
    move(match, "9K2>P9", "1L>-")
    assert base(match) == "9A 9R 9K1 9K2"


def test_kk_r38_the_turned_up_card_may_take_the_hand_card_just_laid_down() -> None:
    match = position(field="8L", hand="6K1", stock="6A")
    move(match, "6K1>-", "6A>6K1")
    assert base(match) == "6A 6K1"


def test_kk_r39_a_yaku_of_the_hand_card_gives_no_stop_before_the_stock_card() -> None:
    match = position(field="8L", hand="8K1 6A", stock="8K2", base="1L 3L")
    move(match, "8K1>8L", "8K2>T")  # the third light is lost again
    assert match.points[A] == 0
    assert match.to_play == B
    assert not may_decide(match)


def test_kk_r40_the_stock_never_runs_out_sixteen_of_24_cards_are_used() -> None:
    for seed in range(3):
        match = koikoi().new(seed)
        play_out(match, Rng(seed))
        used = [len(turned_up(match, deal)) for deal in range(1, 13)]
        assert max(used) <= 16
    assert len(turned_up(scripted("quiet"), 1)) == 16


def turned_up(match: Match, deal: int) -> list[Event]:
    return [event for event in match.events(deal) if event.kind == "draw"]


def test_kk_r41_every_match_draws_for_its_first_dealer() -> None:
    game = koikoi(deals=3)
    play_out(game.new(1), Rng(1))
    for seed in range(30):
        match = game.new(seed)
        assert isinstance(match, KoiKoiMatch)
        first = match.deals[0].dealer if match.deals else match.dealer
        assert drawn_dealer(*match.draws[-1]) == first
