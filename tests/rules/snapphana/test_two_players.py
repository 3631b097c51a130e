"""The games 1000 and 150: sections 4, 5 and 7.6 of the rule text."""

from __future__ import annotations

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.match import SnapphanaMatch
from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    declare,
    discard,
    finish,
    game,
    hand,
    kinds,
    named,
    pile,
    play,
    points_for,
    scores,
    shuffled,
    started,
    view,
)
from tests.rules.snapphana.packs import packed
from tests.rules.snapphana.written import cards, text

PACK = " ".join(reversed(SNAPPHANA.texts))
TRUMPS = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"


def lay_away(match: SnapphanaMatch, number: int) -> SnapphanaMatch:
    """Discards the first cards that may be."""
    for _ in range(number):
        assert all(action.startswith("discard") for action in choices(match))
        act(match, choices(match)[0])
    return match


# 1000.


def test_t1_001_two_players_to_1000() -> None:
    assert game("1000").seats == 2
    assert game("1000").options["target"] == 1000
    pack = non_dealer_loses_all()
    for target, winner in ((939, 0), (940, None), (1000, None)):
        match = started("1000", pack, target=target)
        assert played_out(match).winner == winner
        assert match.scores == [939, 0]


def non_dealer_loses_all() -> str:
    dealer = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9"
    dealer += " S6 S7 S8 S9 S10 C6 C7 C8 C9 C10"
    other = "* T0 SK CK HK DK SA SJ SN SQ CA CJ CN CQ HA H6 H7 H8 H9 H10"
    later = "T8 T7 T6 T5 I1 I2 I3 I4 D6 D7"
    return packed("1000", 0, {0: dealer, 1: other}, {0: later})


def played_out(match: SnapphanaMatch) -> SnapphanaMatch:
    discard(match, "SA SJ SN SQ CA CJ CN CQ HA H6")
    discard(match, "S6 S7 S8 S9 S10 C6 C7 C8 C9 C10 D6 D7")
    return finish(match)


@pytest.mark.parametrize("dealer", [0, 1])
def test_t1_002_twenty_to_each_five_at_a_time(dealer: int) -> None:
    match = started("1000", PACK, dealer=dealer)
    deck = PACK.split()
    other = 1 - dealer
    assert set(hand(match, other).split()) == {
        card for start in (0, 10, 20, 30) for card in deck[start : start + 5]
    }
    assert {card for start in (5, 15, 25, 35) for card in deck[start : start + 5]} <= set(
        hand(match, dealer).split()
    )


def test_t1_003_the_dealer_has_22() -> None:
    match = started("1000", PACK, dealer=1)
    assert [len(hand(match, seat).split()) for seat in (0, 1)] == [20, 22]
    assert set(PACK.split()[40:42]) <= set(hand(match, 1).split())


def test_t1_004_each_discards_ten_but_no_tarokker_or_kings() -> None:
    match = dealt("1000", {1: "SK CK HK DK T20 T19 T0 *", 0: "S6"}, seed=4)
    for seat in (1, 0):
        for _ in range(10):
            assert match.to_play == seat
            offered = set(named(match, "discard").split())
            assert not offered & {"SK", "CK", "HK", "DK", "T20", "T19", "T0", "*"}
            act(match, choices(match)[0])
    assert view(match, 0).discarded == view(match, 1).discarded == [10, 10]


def test_t1_005_the_rest_of_the_pack_is_dealt_ten_to_each() -> None:
    match = lay_away(started("1000", PACK), 20)
    assert [len(hand(match, seat).split()) for seat in (0, 1)] == [22, 20]
    assert view(match).stock == 0


def test_t1_006_the_dealer_discards_two_more() -> None:
    match = lay_away(started("1000", PACK), 20)
    assert match.to_play == 0
    lay_away(match, 2)
    assert match.to_play == 1
    assert [len(hand(match, seat).split()) for seat in (0, 1)] == [20, 20]
    assert view(match).discarded == [12, 10]
    assert named(match, "discard") == "-"


def test_t1_007_the_discards_are_counted() -> None:
    match = finish(shuffled("1000", 7))
    laid = {0: set[str](), 1: set[str]()}
    twin = match.opened_again(1)
    for text_of in match.written(1):
        if text_of.startswith("discard"):
            laid[int(twin.to_play)].add(text_of.split()[1])
        twin.apply_text(text_of)
    assert {seat: len(found) for seat, found in laid.items()} == {
        int(match.deals[0].dealer): 12,
        1 - int(match.deals[0].dealer): 10,
    }
    for seat, found in laid.items():
        assert found <= set(pile(match, seat).split())


def test_t1_008_everything_else_is_as_in_800() -> None:
    match = finish(shuffled("1000", 8))
    assert sum(points_for(match, "card_points")) == 87
    assert sum(points_for(match, "last_trick")) == 6
    assert kinds(match).count("trick") == 20
    match = dealt("1000", {1: "SK CK HK DK", 0: "S6"}, seed=8)
    lay_away(match, 22)
    declare(match, "kings", "SK CK HK DK")
    assert view(match).declared_points == [0, 34]


def test_t1_r1_the_numbers_add_up() -> None:
    match = started("1000", PACK)
    assert [len(hand(match, seat).split()) for seat in (0, 1)] == [22, 20]
    lay_away(match, 10)
    assert len(hand(match, 1).split()) == 10
    lay_away(match, 9)
    assert len(hand(match, 0).split()) == 13
    lay_away(match, 1)
    lay_away(match, 2)
    seen = view(match)
    assert [len(hand(match, seat).split()) for seat in (0, 1)] == [20, 20]
    assert sum(seen.discarded) + 40 == 62


@pytest.mark.parametrize("dealer", [0, 1])
def test_t1_r2_the_second_deal_in_fives_non_dealer_first(dealer: int) -> None:
    match = started("1000", PACK, dealer=dealer)
    deck = PACK.split()
    lay_away(match, 20)
    assert set(deck[42:47] + deck[52:57]) <= set(hand(match, 1 - dealer).split())
    assert set(deck[47:52] + deck[57:62]) <= set(hand(match, dealer).split())


def test_t1_r3_the_non_dealer_loses_his_ten_discards() -> None:
    match = played_out(started("1000", non_dealer_loses_all()))
    assert scores(match) == [939, 0]
    assert pile(match, 0) == text(cards("ALL"))
    lost = [event for event in match.events(1) if event.kind == "discards_lost"]
    assert [int(event.cards).bit_count() for event in lost] == [10]


def test_t1_r5_discards_are_secret_and_the_first_ten_stay_discarded() -> None:
    match = started("1000", PACK)
    lay_away(match, 10)
    other = hand(match, 1)
    assert all(event.cards == "" for event in view(match, 0).events)
    assert view(match, 0).own_discards == ""
    lay_away(match, 10)
    kept = set(view(match, 0).own_discards.split())
    assert len(kept) == 10
    assert not kept & set(hand(match, 0).split())
    assert set(other.split()) < set(hand(match, 1).split())  # the deal goes on when both are done
    free = [
        c for c in hand(match, 0).split() if c[1:] != "K" and c not in ("T20", "T19", "T0", "*")
    ]
    assert named(match, "discard").split() == free[:-1]  # among all 22


def test_t1_r6_no_tarok_or_king_among_the_last_two_either() -> None:
    match = dealt("1000", second={0: "SK T20 T0 *"}, seed=6)
    lay_away(match, 20)
    assert {"SK", "T20", "T0", "*"} <= set(hand(match, 0).split())
    assert not {"SK", "T20", "T0", "*"} & set(named(match, "discard").split())


# 150.


def test_of_001_two_players_to_150() -> None:
    assert game("150").seats == 2
    assert game("150").options["target"] == 150
    won = 0
    for seed in range(12):
        match = shuffled("150", seed)
        while not match.is_over:
            assert max(match.scores) < 150 or match.scores[0] == match.scores[1]
            finish(match)
        assert max(match.scores) >= 150
        assert match.winner == match.scores.index(max(match.scores))
        won += 1
    assert won == 12


def test_of_002_rules_and_pack_are_those_of_1000() -> None:
    match = dealt("150", {1: "SK CK HK DK", 0: "S6 C6 T20"}, seed=2)
    assert "T20" not in named(match, "discard").split()
    discard(match, "S6 C6")
    declare(match, "kings", "SK CK HK DK")
    finish(match)
    assert len(SNAPPHANA.list_text(match.deals[0].deck).split()) == 62
    assert points_for(match, "kings")[1] >= 34


@pytest.mark.parametrize("dealer", [0, 1])
def test_of_003_fifteen_to_each_the_dealers_two_and_his_two_discards(dealer: int) -> None:
    match = started("150", PACK, dealer=dealer)
    deck = PACK.split()
    assert set(hand(match, 1 - dealer).split()) == set(deck[0:5] + deck[10:15] + deck[20:25])
    assert set(hand(match, dealer).split()) == set(
        deck[5:10] + deck[15:20] + deck[25:30] + deck[30:32]
    )
    assert match.to_play == dealer
    lay_away(match, 2)
    assert [len(hand(match, seat).split()) for seat in (0, 1)] == [15, 15]
    assert match.to_play == 1 - dealer


def test_of_004_thirty_cards_take_no_part() -> None:
    match = started("150", PACK)
    assert view(match).stock == 30
    finish(match)
    counted = " ".join(pile(match, side) for side in (0, 1))
    assert not set(counted.split()) & set(PACK.split()[32:])
    assert len([card for card in counted.split() if card != "-"]) == 32


def test_of_r1_a_match_of_150_runs_over_several_deals() -> None:
    lengths = set()
    for seed in range(30):
        match = shuffled("150", seed)
        while not match.is_over:
            finish(match)
        lengths.add(len(match.deals))
        for number, deal in enumerate(match.deals, 1):
            assert len([a for a in match.written(number) if a.startswith("discard")]) == 2
            assert int(deal.captured[0] | deal.captured[1]).bit_count() == 32
    assert max(lengths) > 2


def test_of_r2_the_thirty_are_nobodys_and_the_two_are_the_dealers() -> None:
    totals = {sum(points_for(finish(shuffled("150", seed)), "card_points")) for seed in range(8)}
    assert len(totals) > 1  # not 87
    assert 87 not in totals
    match = dealt("150", {0: "SQ CQ"}, seed=3)
    finish(discard(match, "SQ CQ"))
    assert {"SQ", "CQ"} <= set(pile(match, 0).split())
    match = dealt("150", {0: "SQ CQ S6 S7 S8 S9 C6 C7 C8 C9 H6 H7 H8 D6 D7 D8 D9", 1: TRUMPS})
    finish(discard(match, "SQ CQ"))
    assert {"SQ", "CQ"} <= set(pile(match, 1).split())
    match = shuffled("150", 5)
    unseen = set(SNAPPHANA.list_text(match.deck).split()[32:])
    for seat in (0, 1, None):
        seen = view(match, seat)
        assert not unseen & {card for held in seen.hands for card in held.cards.split()}


def test_play_goes_to_the_other_and_back() -> None:
    match = lay_away(started("150", PACK, dealer=1), 2)
    assert match.to_play == 0
    play(match, named(match, "play").split()[0])
    assert match.to_play == 1
